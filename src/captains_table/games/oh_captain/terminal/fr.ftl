# Ce que dit le plateau de Oh Captain! dans le terminal.

role = Rôle
only-you = Pour vos yeux seulement, { $name }
face-down = Cachées
all-open = Rien n’est caché
looking-on = Ce que chacun peut savoir
talent = Talent
found = Trouvaille
under-bottle = Sous la Bouteille
known-to-all = Connu de tous
known = { $place } : { $cards }
known-with = chez { $names }
known-under = sous la Bouteille
you-know = Vous savez
nomads-near = Les Nomades sont proches !
signs = { $captain } Capitaine   { $turn } a la Grotte   { $coin } pièce   { $back } carte cachée
worth-lantern = compte { $points } points
worth-egg = compte moins 1 et ne s’annonce jamais
worth-hook = la majorité compte 4
worth-lizard = la majorité compte 4
worth-pistol = la majorité compte 4
worth-purse = compte 1 ; chaque Explorateur commence avec une
worth-nomads = parmi les quatre dernières cartes ; finit la partie
