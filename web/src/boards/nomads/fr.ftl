# Ce que dit le plateau de Nomades, en plus des mots du jeu.

nomads-lys = Lys
nomads-hand = en main
nomads-yours = { $name } (à vous)
nomads-no-discs = Aucun disque.
nomads-discs =
    { $count ->
        [one] 1 disque : { $discs }.
       *[other] { $count } disques, de bas en haut : { $discs }.
    }
nomads-no-tiles = Il n’y reste aucune tuile.
nomads-stack =
    { $count ->
        [one] Dernière tuile de la pile : { $tile }.
       *[other] Pile de { $count } tuiles, au-dessus : { $tile }.
    }
nomads-lys-here = Lys se trouve ici.
nomads-possible = Vous pouvez : { $choices }.

nomads-ring = Autour du feu
nomads-everybody = Autour de la table
nomads-chart =
    { $count ->
        [0] Plateau des Lunes : vide
        [one] Plateau des Lunes : 1 Lune d’opale sur 4
       *[other] Plateau des Lunes : { $count } Lunes d’opale sur 4
    }

nomads-stay = rester
nomads-drop = poser
nomads-skip = franchir
nomads-single = un disque
nomads-double = deux disques
nomads-no-lift = aucun
nomads-lift = monter
nomads-pass = ne rien écrire
nomads-whose-disc = Le disque de qui ?

nomads-way-cw = Sens horaire :
nomads-way-ccw = Sens antihoraire :
nomads-meets-lys = Vous rencontrez Lys : d’abord une tuile d’une autre pile.
nomads-you-hear = Vous entendez { $tiles }.
nomads-hears = { $name } entend { $tiles }.
nomads-unheard = Personne n’entend { $tiles }.
nomads-nobody-hears = Personne n’entend d’histoire.
nomads-moons-rise =
    { $count ->
        [one] Une Lune d’opale se lève.
       *[other] { $count } Lunes d’opale se lèvent.
    }
nomads-can-bend = Votre talent peut changer cela.

nomads-cards = Légendes et Chants
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
nomads-card-writable = { $card } : vous pouvez l’écrire

nomads-kept = Tuiles : { $tiles }.
nomads-kept-none = Aucune tuile.
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

nomads-fire-is-out = Le feu s’est éteint
nomads-scores-compared = On compare les scores
nomads-scoring-how = Les cartes, moins un point par tuile gardée. Premier rang : 3 Lunes d’opale, deuxième : 1.
nomads-on-cards = Cartes
nomads-for-tiles = Tuiles
nomads-for-moons = Lunes
nomads-sum = Score
nomads-wins = Gagne
nomads-last-round-how = Il ne reste presque plus d’histoires : chacun peut écrire une dernière carte, puis on compte tout.
nomads-stacks-left = { $count ->
        [one] { $count } pile a encore des tuiles ; la partie se termine à { $last }.
       *[other] { $count } piles ont encore des tuiles ; la partie se termine à { $last }.
    }

## Le guide d’une première partie

nomads-guide-welcome = Bienvenue autour du feu ! À la fin, le plus de points l’emporte. Les Légendes et votre seul Chant valent ce qui y est écrit, chaque Lune d’opale 1 point, et chaque tuile que vous gardez en coûte 1. Écoutez donc des histoires, et écrivez-les.
nomads-guide-you-ulrich = Vous êtes Ulrich : les disques noirs au U sont à vous. { adventurer-ulrich.talent }
nomads-guide-you-moon = Vous êtes Moon : les disques blancs au M sont à vous. { adventurer-moon.talent }
nomads-guide-you-red = Vous êtes Red : les disques rouges au R sont à vous. { adventurer-red.talent }
nomads-guide-you-siana = Vous êtes Siana : les disques jaunes au S sont à vous. { adventurer-siana.talent }
nomads-guide-you-nostromo = Vous êtes Nostromo : les disques verts au N sont à vous. { adventurer-nostromo.talent }
nomads-guide-choose-adventurer = Choisissez d’abord qui vous êtes : chaque Aventurier a un talent pour toute la partie.
nomads-guide-place-frog = Posez la Grenouille où cela brille. C’est un disque à vous, et une façon de plus d’entendre une histoire.
nomads-guide-place-unplayed = Ces disques ne sont à personne. Là où l’un d’eux finit tout en haut, une histoire se perd : posez-les où vous y tenez le moins.
nomads-guide-place-disc = Posez votre disque devant une histoire qui vous plaît : le disque du haut d’une colonne entend la pile placée devant.
nomads-guide-place-lys = Tournez Lys vers une pile. Qui termine là son déplacement prend une tuile d’une autre pile.
nomads-guide-turn = À votre tour, vous faites l’un ou l’autre. Vous déplacer : cliquez sur une colonne qui contient un disque à vous. Ses disques tombent un par un autour du feu, le plus bas d’abord ; les deux flèches au-dessus du feu montrent les deux sens, et en bas se lit qui entendrait quoi. Ou écrire : cliquez sur une série de cartes qui brille, et payez avec vos tuiles.
    Après un déplacement, quiconque a son disque en haut d’une colonne doit prendre la tuile placée devant, qu’elle plaise ou non.
nomads-guide-tiles = Vous avez entendu une histoire ! Chaque tuile gardée coûte un point, jusqu’à ce qu’elle paie une carte. Le nombre à côté de chaque nom est le score du moment : les cartes moins les tuiles.
nomads-guide-write = Vous pouvez écrire une carte. Une Légende prend des tuiles d’une même histoire, autant qu’elle vaut de points, et s’améliore plus tard pour la différence. Un Chant prend des tuiles toutes différentes, et vous n’en aurez qu’un de toute la partie. Écrire prend tout votre tour, et chaque carte n’existe qu’une fois.
nomads-guide-moons = Regardez le ciel : quand quatre Lunes d’opale y sont à la fin d’un tour, on compare les scores. Le meilleur en gagne trois, le deuxième une. Un petit + à côté d’un score dit qui en gagnerait maintenant.
nomads-guide-near-the-end = Les piles s’épuisent. Quand deux seulement ont encore des tuiles, chacun écrit une dernière carte, puis chaque tuile restante coûte un point.
nomads-guide-moon-step = Vous êtes Moon : avant votre tour, vous pouvez mener Lys une pile plus loin, pour qu’elle attende là où finira votre déplacement.
nomads-guide-double-drop = Vous êtes Ulrich : une fois par déplacement, deux disques peuvent tomber sur une même case. Cela change où tombe le dernier, et à qui est le disque du haut.
nomads-guide-skip = Vous êtes Siana : une fois par déplacement, vous pouvez franchir une case. Cela change où tombent tous les disques suivants.
nomads-guide-red-lift = Vous êtes Red : après votre déplacement, un de vos disques peut monter en haut de sa colonne, et y entendre une histoire.
nomads-guide-lys-target = Votre dernier disque est tombé devant Lys : vous prenez la tuile du dessus d’une autre pile. Choisissez celle qui fait avancer une carte.
nomads-guide-pay = Mettez les tuiles que vous voulez dépenser : cliquez dessus, en bas. Une tuile joker remplace n’importe quelle sorte.
nomads-guide-last-write = C’est la fin : écrivez une dernière carte si vous pouvez. Ensuite, chaque tuile restante coûte un point.
nomads-guide-watch = À d’autres de se déplacer. Partout où votre disque est ensuite en haut d’une colonne, vous entendez une histoire aussi.
nomads-guide-end = Tout est compté : les cartes et les Lunes d’opale, moins les tuiles restantes. Vous connaissez maintenant le tour du feu !
