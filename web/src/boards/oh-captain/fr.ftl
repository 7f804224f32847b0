# Ce que dit le plateau d'Oh Capitaine ! lui-même.

## La lettre au coin d'une carte : courte, jamais deux fois la même

oh-captain-index-lantern2 = L2
oh-captain-index-lantern3 = L3
oh-captain-index-egg = Œ
oh-captain-index-hook = G
oh-captain-index-lizard = Lz
oh-captain-index-pistol = P
oh-captain-index-purse = B
oh-captain-index-nomads = N

## Bulles

oh-captain-it-is = C'est { $item } !
oh-captain-i-buy = Je l'achète !
oh-captain-keep-it = Gardez-la, à vous de jouer.
oh-captain-believe = Je vous crois.
oh-captain-lie = C'est un mensonge !
oh-captain-truth-tag = vrai
oh-captain-lie-tag = faux

## À qui le tour, et qui doit choisir quoi

oh-captain-turn = Tour : { $name }
oh-captain-your-turn = À vous de jouer
oh-captain-has-turn = explore
oh-captain-thinks = choisit
oh-captain-you-choose = À vous de choisir
oh-captain-attacked = Attaque : { $item }
oh-captain-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
oh-captain-game-over = La partie est finie
oh-captain-waits-choose_adventurer = { $name } choisit un Aventurier
oh-captain-waits-mutiny_or_loyalty = { $name } a plus de pièces que le Capitaine : mutinerie ou allégeance ?
oh-captain-waits-nostromo_pick = { $name } regarde sous la Bouteille
oh-captain-waits-announce = { $name } regarde sa trouvaille en secret
oh-captain-waits-captain_choice = Capitaine { $name } répond à l'annonce
oh-captain-waits-target = { $name } choisit qui attaquer
oh-captain-waits-respond = On attaque { $name } : vérité ou mensonge ?
oh-captain-waits-pick_card = { $name } choisit une carte
oh-captain-waits-siana_pick = { $name } choisit la carte touchée
oh-captain-waits-red_target = { $name } prend une pièce à quelqu'un
oh-captain-waits-moon_flip = { $name } peut cacher des cartes

## Lieux et nombres

oh-captain-seat = { $name }, { $role }
oh-captain-talent = Talent de { $name }
oh-captain-coins =
    { $count ->
        [one] { $count } pièce
       *[other] { $count } pièces
    }
oh-captain-cards =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
oh-captain-hidden =
    { $count ->
        [0] aucune carte cachée
        [one] 1 carte cachée
       *[other] { $count } cartes cachées
    }
oh-captain-place = { $place } : { $what }
oh-captain-remembered = Vous vous souvenez : { $cards }
oh-captain-under-bottle = Sous la Bouteille
oh-captain-only-you = Caché, sauf pour vous
oh-captain-nothing = rien pour l'instant
oh-captain-hidden-find = la trouvaille, face cachée
oh-captain-nomads-near = Les Nomades approchent !
oh-captain-board = La table

oh-captain-about-lantern = Une attaque avec elle { $effect }. { $points } points à la fin.
oh-captain-about-item = Une attaque avec cette carte { $effect }. Qui en a seul le plus à la fin marque 4 points.
oh-captain-about-egg = Il coûte 1 point à la fin, et on ne peut jamais l'annoncer.
oh-captain-about-purse = 1 point à la fin. On ne peut jamais l'annoncer.
oh-captain-about-nomads = Ils mettent aussitôt fin à la partie.
