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

## The guide of a first game

oh-captain-guide-welcome = Bienvenue à bord ! Vous fouillez une grotte pleine de butin. Ce qui brille, c'est ce que vous pouvez faire ; les mêmes choix sont en bas, numérotés. Voyons qui est Capitaine.
oh-captain-guide-role = Vous êtes Explorateur. À tour de rôle, chaque Explorateur pioche une carte dans la grotte et dit au Capitaine ce que c'est, en vrai ou non.
oh-captain-guide-role-captain = Vous êtes Capitaine : la bouteille est à vous. Vous ne fouillez pas ; chaque Explorateur vous fait son rapport, et vous décidez qui garde quoi.
oh-captain-guide-announce = Vous seul voyez la carte trouvée. Nommez l'un des quatre objets : si le Capitaine vous laisse la carte, vous attaquez avec ce que vous avez nommé. Lanterne, Grappin, Lézard et Pistolet frappent chacun à leur façon. Les Œufs coûtent un point : laissez-les aux autres.
oh-captain-guide-captain-choice = Achetez, et la carte est à vous pour une pièce, mensonge ou non. Laissez-la, et l'Explorateur doit attaquer quelqu'un avec ce qu'il a nommé. Achetez ce que vous croyez.
oh-captain-guide-captain-choice-captain = Achetez, et la carte est à vous pour une pièce, mensonge ou non. Laissez-la, et l'Explorateur doit en attaquer un autre avec ce qu'il a nommé. Achetez ce que vous croyez.
oh-captain-guide-target = Choisissez votre victime. Elle peut vous traiter de menteur : si vous avez menti, vous payez ; sinon, c'est elle.
oh-captain-guide-target-captain = L'attaque du Capitaine ne se conteste pas, car tous ont vu la carte. Visez quelqu'un qui est en avance.
oh-captain-guide-respond = Y croyez-vous ? Chaque objet n'est que quelques fois dans la grotte : voyez ce qui est déjà découvert. Un mensonge démasqué vous rapporte une pièce.
oh-captain-guide-mutiny-or-loyalty = Vous êtes plus riche que le Capitaine. Une mutinerie vous fait Capitaine aussitôt ; la loyauté coûte une pièce, mais vous fouillez la grotte ce tour-ci.
oh-captain-guide-pick-card = Les cartes visibles se choisissent ; parmi les cartes cachées, le hasard décide.
oh-captain-guide-moon-flip = Moon cache ce que les autres pourraient choisir exprès. Couvrez vos meilleures cartes visibles.
oh-captain-guide-nostromo-pick = Une mutinerie de Nostromo peut lui rapporter une carte de sous la bouteille.
oh-captain-guide-siana-pick = Siana choisit elle-même ce qu'elle perd. Donnez ce qui fait le moins mal.
oh-captain-guide-red-target = Red, quand il est le plus pauvre, se sert d'une pièce.
oh-captain-guide-watch-captain-choice = Le Capitaine réfléchit : acheter la carte, ou laisser l'Explorateur s'en servir contre quelqu'un ?
oh-captain-guide-watch-announce = Quelqu'un a trouvé une carte et invente une histoire, ou pas. Écoutez bien : vous aurez peut-être bientôt à juger.
oh-captain-guide-watch-respond = Quelqu'un est attaqué et peut crier au mensonge.
oh-captain-guide-end = Les Nomades sont là, et l'on compte tout. Lanternes, pièces et majorités ont fait le vainqueur. Vous connaissez maintenant les ficelles !
