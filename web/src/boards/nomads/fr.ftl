# Ce que dit le plateau de Nomades, en plus des mots du jeu.

nomads-lys = Lys
nomads-hand = en main
nomads-yours = { $name } (à vous)
nomads-you = vous
nomads-no-discs = Aucun disque.
nomads-discs =
    { $count ->
        [one] 1 disque : { $discs }.
       *[other] { $count } disques, de bas en haut : { $discs }.
    }
nomads-no-tiles = Il n'y reste aucune tuile.
nomads-stack =
    { $count ->
        [one] Dernière tuile de la pile : { $tile }.
       *[other] Pile de { $count } tuiles, au-dessus : { $tile }.
    }
nomads-lys-here = Lys se trouve ici.
nomads-possible = Vous pouvez : { $choices }.

nomads-ring = Autour du feu
nomads-everybody = Autour de la table
nomads-what-happened = Ce qui vient de se passer
nomads-your-turn = À vous
nomads-move-or-write = Se déplacer ou écrire
nomads-turn-of = { $name } réfléchit
nomads-over = La partie est terminée
nomads-left-the-game = hors du jeu
nomads-chart =
    { $count ->
        [0] Plateau des Lunes : vide
        [one] Plateau des Lunes : 1 Lune d'opale sur 4
       *[other] Plateau des Lunes : { $count } Lunes d'opale sur 4
    }
nomads-reconstructed = valeurs reconstituées
nomads-own-values = valeurs de cette table

nomads-look = Pointez une place pour lire ce qui s'y trouve.
nomads-stay = rester
nomads-drop = poser
nomads-skip = franchir
nomads-single = un disque
nomads-double = deux disques
nomads-no-lift = n'en monter aucun
nomads-lift = monter
nomads-whose-disc = Le disque de qui ?

nomads-way-cw = Sens horaire :
nomads-way-ccw = Sens antihoraire :
nomads-meets-lys = Vous rencontrez Lys : d'abord une tuile d'une autre pile.
nomads-you-hear = Vous entendez { $tiles }.
nomads-hears = { $name } entend { $tiles }.
nomads-unheard = Personne n'entend { $tiles }.
nomads-nobody-hears = Personne n'entend d'histoire.
nomads-moons-rise =
    { $count ->
        [one] Une Lune d'opale se lève.
       *[other] { $count } Lunes d'opale se lèvent.
    }
nomads-can-bend = Votre talent peut changer cela.

nomads-cards = Légendes et Chants
nomads-cards-how = Une Légende coûte autant de tuiles de son histoire qu'elle vaut de points. Un Chant prend des tuiles toutes différentes : tuiles → points.
nomads-song = Chant
nomads-card-legend =
    { $legend }, { $value ->
        [one] { $value } point
       *[other] { $value } points
    }
nomads-card-song =
    Chant de { $need } tuiles différentes, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
nomads-card-free = { $card } : à prendre
nomads-card-taken = { $card } : écrit par { $name }
nomads-card-writable = { $card } : vous pouvez l'écrire

nomads-kept = Tuiles : { $tiles }.
nomads-kept-none = Aucune tuile.
nomads-moons =
    { $count ->
        [one] { $count } Lune d'opale
       *[other] { $count } Lunes d'opale
    }
nomads-written =
    { $count ->
        [one] { $count } point sur les cartes
       *[other] { $count } points sur les cartes
    }
nomads-lay-down = Mettre une tuile : { $tile }
nomads-take-back = Reprendre : { $tile }
nomads-payment = Votre paiement
nomads-pay = Payer
nomads-pay-how = Cliquez sur vos tuiles pour les mettre.

nomads-compass = Où c’est
    .at-0 = N
    .at-1 = NE
    .at-2 = E
    .at-3 = SE
    .at-4 = S
    .at-5 = SO
    .at-6 = O
    .at-7 = NO
nomads-lys-is = Lys montre une pile de tuiles. Qui pose là le dernier disque d’un déplacement l’envoie vers une autre pile et en prend la tuile du dessus.
nomads-score = { $now } pour l’instant : { $cards } en cartes, moins { $tiles } pour les tuiles gardées.
nomads-score-moons = { $count ->
        [one] Avec 1 Lune d’opale
       *[other] Avec { $count } Lunes d’opale
    }, { $end } à la fin.
nomads-prize = { $count ->
        [one] Si l’on comparait les scores maintenant : 1 Lune d’opale.
       *[other] Si l’on comparait les scores maintenant : { $count } Lunes d’opale.
    }
nomads-left = reste { $count }
nomads-still-to-come = { $count ->
        [0] Plus aucune de ces tuiles dans les piles.
        [one] Encore 1 de ces tuiles dans les piles.
       *[other] Encore { $count } de ces tuiles dans les piles.
    }
nomads-takes = { $count ->
        [one] 1 tuile
       *[other] { $count } tuiles
    }
nomads-takes-different = { $count } différentes
nomads-back-to-cards = Retour à toutes les cartes
nomads-more-of = { $name } : tuiles et cartes
