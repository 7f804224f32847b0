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

oh-captain-it-is = C’est { $item } !
oh-captain-i-buy = Je l’achète !
oh-captain-keep-it = Gardez-la, à vous de jouer.
oh-captain-lie = C’est un mensonge !
oh-captain-stamp-true = VRAI
oh-captain-stamp-lie = MENSONGE
oh-captain-truth-tag = vrai
oh-captain-lie-tag = faux

## Les gens, et ce qui leur arrive

oh-captain-you = Vous
oh-captain-has-turn = explore
oh-captain-attacked = Attaque : { $item }
oh-captain-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
oh-captain-in-sight =
    { $count ->
        [one] { $count } point visible
       *[other] { $count } points visibles
    } : pièces, cartes visibles et majorités du moment.
oh-captain-seat = { $name }, { $role }

# Ce que sait faire chaque Aventurier, en peu de mots.
oh-captain-talent-lys = Gagne les égalités
oh-captain-talent-nostromo = Mutinerie : une carte
oh-captain-talent-moon = Cache 2 cartes par tour
oh-captain-talent-red = Le moins riche : +1 pièce
oh-captain-talent-siana = Choisit la carte touchée
oh-captain-talent-ulrich = Doute gagné : 2 pièces

## Lieux et nombres

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
oh-captain-hidden-find = la trouvaille, face cachée
oh-captain-nomads-near = Les Nomades approchent !
oh-captain-board = La table

## Ce que l’on pourrait compter

oh-captain-ledger = Ce que la Grotte peut encore contenir, et qui en a le plus
oh-captain-hidden-left = encore { $unseen } sur { $copies } à découvrir
oh-captain-caption = Restent à voir ; dessous, qui en a le plus (4 points)
oh-captain-most-word = le plus :
oh-captain-hidden-word = à voir
oh-captain-most = Majorité en ce moment : { $name }, avec { $count } (4 points).
oh-captain-most-shared = À égalité : personne n’a les 4 points.
oh-captain-most-nobody = Personne n’en a de visible (4 points pour qui en a le plus).
oh-captain-worth-lantern = ★2–3
oh-captain-worth-egg = ★−1
oh-captain-about-hidden = sur { $copies }, vous n’en avez pas vu { $unseen }. Ils sont dans la Grotte, face cachée devant quelqu’un ou sous la Bouteille.
oh-captain-about-cave =
    { $count ->
        [one] Il reste { $count } carte dans la Grotte.
       *[other] Il reste { $count } cartes dans la Grotte.
    } Les Nomades, qui mettent fin à la partie, sont parmi les quatre dernières.
oh-captain-about-near =
    { $count ->
        [one] Il reste { $count } carte : ce sont les Nomades.
       *[other] Il reste { $count } cartes, dont les Nomades : chaque pioche peut finir la partie.
    }
oh-captain-about-supply =
    { $count ->
        [one] Il reste { $count } pièce dans la réserve.
       *[other] Il reste { $count } pièces dans la réserve.
    } Chaque mutinerie en prend une.
oh-captain-about-bottle =
    { $count ->
        [one] La Bouteille du Capitaine, avec { $count } carte dessous.
       *[other] La Bouteille du Capitaine, avec { $count } cartes dessous.
    } Seul le Capitaine peut les regarder. { $known }

oh-captain-about-lantern = Une attaque avec elle { $effect }. { $points } points à la fin.
oh-captain-about-item = Une attaque avec cette carte { $effect }. Qui en a seul le plus à la fin marque 4 points.
oh-captain-about-egg = Il coûte 1 point à la fin, et on ne peut jamais l’annoncer.
oh-captain-about-purse = 1 point à la fin. On ne peut jamais l’annoncer.
oh-captain-about-nomads = Ils mettent aussitôt fin à la partie.

## The guide of a first game

oh-captain-guide-welcome = Bienvenue à bord ! Vous fouillez une grotte pleine de butin. Ce qui brille, c’est ce que vous pouvez faire ; les mêmes choix sont en bas, numérotés. Voyons qui est Capitaine.
oh-captain-guide-role = Vous êtes Explorateur. À tour de rôle, chaque Explorateur pioche une carte dans la grotte et dit au Capitaine ce que c’est, en vrai ou non.
oh-captain-guide-role-captain = Vous êtes Capitaine : la bouteille est à vous. Vous ne fouillez pas ; chaque Explorateur vous fait son rapport, et vous décidez qui garde quoi.
oh-captain-guide-announce = Vous seul voyez la carte trouvée. Nommez l’un des quatre objets : si le Capitaine vous laisse la carte, vous attaquez avec ce que vous avez nommé. Lanterne, Grappin, Lézard et Pistolet frappent chacun à leur façon. Les Œufs coûtent un point : laissez-les aux autres.
oh-captain-guide-captain-choice = Achetez, et la carte est à vous pour une pièce, mensonge ou non. Laissez-la, et l’Explorateur doit attaquer quelqu’un avec ce qu’il a nommé. Achetez ce que vous croyez.
oh-captain-guide-captain-choice-captain = Achetez, et la carte est à vous pour une pièce, mensonge ou non. Laissez-la, et l’Explorateur doit en attaquer un autre avec ce qu’il a nommé. Achetez ce que vous croyez.
oh-captain-guide-target = Choisissez votre victime. Elle peut vous traiter de menteur : si vous avez menti, vous payez ; sinon, c’est elle.
oh-captain-guide-target-captain = L’attaque du Capitaine ne se conteste pas, car tous ont vu la carte. Visez quelqu’un qui est en avance.
oh-captain-guide-respond = Y croyez-vous ? Chaque objet n’est que quelques fois dans la grotte : voyez ce qui est déjà découvert. Un mensonge démasqué vous rapporte une pièce.
oh-captain-guide-mutiny-or-loyalty = Vous êtes plus riche que le Capitaine. Une mutinerie vous fait Capitaine aussitôt ; la loyauté coûte une pièce, mais vous fouillez la grotte ce tour-ci.
oh-captain-guide-pick-card = Les cartes visibles se choisissent ; parmi les cartes cachées, le hasard décide.
oh-captain-guide-moon-flip = Moon cache ce que les autres pourraient choisir exprès. Couvrez vos meilleures cartes visibles.
oh-captain-guide-nostromo-pick = Une mutinerie de Nostromo peut lui rapporter une carte de sous la bouteille.
oh-captain-guide-siana-pick = Siana choisit elle-même ce qu’elle perd. Donnez ce qui fait le moins mal.
oh-captain-guide-red-target = Red, quand il est le plus pauvre, se sert d’une pièce.
oh-captain-guide-watch-captain-choice = Le Capitaine réfléchit : acheter la carte, ou laisser l’Explorateur s’en servir contre quelqu’un ?
oh-captain-guide-watch-announce = Quelqu’un a trouvé une carte et invente une histoire, ou pas. Écoutez bien : vous aurez peut-être bientôt à juger.
oh-captain-guide-watch-respond = Quelqu’un est attaqué et peut crier au mensonge.
oh-captain-guide-end = Les Nomades sont là, et l’on compte tout. Lanternes, pièces et majorités ont fait le vainqueur. Vous connaissez maintenant les ficelles !
