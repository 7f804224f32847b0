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
    }
oh-captain-tally = En vue
oh-captain-tally-hidden = face cachée
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
oh-captain-caption = Restent à voir ; dessous, qui en a le plus (4 points)
oh-captain-most-word = le plus :
oh-captain-shared-word = à égalité :
oh-captain-hidden-word = à voir
oh-captain-most = Majorité en ce moment : { $name }, avec { $count } (4 points).
oh-captain-most-shared = À égalité : personne n’a les 4 points.
oh-captain-most-nobody = Personne n’en a de visible (4 points pour qui en a le plus).
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

## Le guide d’une première partie

oh-captain-guide-welcome = Bienvenue à bord ! Ensemble, vous fouillez une Grotte pleine de Butin. L’un de vous est Capitaine et garde la Bouteille ; les autres explorent. Qui explore pioche une carte en secret et dit ce que c’est, en vrai ou non.
oh-captain-guide-goal =
    Qui a le plus de points gagne. Chaque Lanterne compte 2 ou 3, chaque pièce et chaque Bourse 1, chaque Œuf en retire 1. Qui a, sans partage, le plus de Grappins à la fin reçoit 4 points de plus ; de même pour les Lézards et les Pistolets.
    La partie s’arrête dès que quelqu’un pioche les Nomades. Ils sont parmi les quatre dernières cartes.
oh-captain-guide-table =
    Votre place est en bas : vos pièces, vos cartes que personne d’autre ne voit, et celles que tous voient. Les autres sont en face.
    L’étoile dit combien de points sont visibles. Les signes de la Grotte disent combien de chaque objet vous n’avez pas encore vus, et qui en a le plus en ce moment. Appuyez longuement sur une chose, ou pointez-la, et elle s’explique.
oh-captain-guide-role = Vous explorez. À tour de rôle, chacun pioche une carte dans la Grotte et dit au Capitaine ce que c’est. Ce qui brille, c’est ce que vous pouvez faire.
oh-captain-guide-role-captain = Vous voilà Capitaine : la Bouteille est à vous. Vous ne fouillez pas ; les autres vous font leur rapport, et vous décidez qui garde quoi. Personne ne peut vous attaquer. Mais qui commence son tour avec plus de pièces que vous peut prendre la Bouteille.
oh-captain-guide-near = Il reste quatre cartes au plus, dont les Nomades : chaque pioche peut désormais finir la partie. Voyez qui est en tête.
oh-captain-guide-choose-adventurer = Chaque Aventurier sait faire quelque chose. Prenez celui qui vous plaît.
oh-captain-guide-announce =
    Personne d’autre ne voit la carte trouvée. Nommez l’un des quatre objets : si le Capitaine vous laisse la carte, elle reste cachée devant vous, et vous attaquez avec ce que vous avez nommé.
    Une Lanterne rend visible une carte cachée, un Grappin prend une carte, un Lézard vole une pièce, un Pistolet envoie une carte sous la Bouteille. Si le Capitaine achète, vous recevez une pièce.
oh-captain-guide-announce-egg = Un Œuf coûte un point, et personne ne doit jamais le nommer : vous mentez donc, et tout le monde sait que cela arrive. Un bon mensonge fait payer votre Œuf au Capitaine.
oh-captain-guide-captain-choice = Achetez, et la carte est à vous pour une pièce, mensonge ou non ; si c’est bien ce qui a été dit, vous attaquez avec. Ou laissez-la : il faut alors attaquer quelqu’un d’autre avec l’objet nommé. La Grotte montre combien il en reste.
oh-captain-guide-target = Choisissez votre victime. Elle peut douter de vous : si vous avez menti, vous lui payez une pièce et rien n’arrive ; sinon, elle subit l’attaque et vous paie.
oh-captain-guide-target-captain = On ne doute pas d’une attaque du Capitaine, car tous ont vu la carte. Visez quelqu’un qui est en tête.
oh-captain-guide-respond = Y croyez-vous ? Le signe de la Grotte dit combien de cet objet vous n’avez pas vus : moins il y en a, plus le mensonge est probable. Un mensonge démasqué vous rapporte une pièce, et rien ne vous arrive. Si vous doutez de la vérité, vous subissez l’attaque et payez en plus.
oh-captain-guide-mutiny-or-loyalty = Vous avez plus de pièces que le Capitaine. Une mutinerie vous donne la Bouteille aussitôt, mais vous n’explorez pas ce tour-ci. L’allégeance coûte une pièce, et vous explorez.
oh-captain-guide-pick-card = Les cartes visibles se choisissent ; parmi les cartes cachées, le hasard décide.
oh-captain-guide-moon-flip = Moon cache ce que les autres pourraient choisir exprès. Appuyez sur vos meilleures cartes visibles, ou laissez-les.
oh-captain-guide-nostromo-pick = Une mutinerie de Nostromo peut lui rapporter une carte de sous la Bouteille. Elle rejoint vos cartes cachées.
oh-captain-guide-siana-pick = Siana choisit elle-même ce qui est touché. Appuyez sur une de vos cartes : donnez ce qui fait le moins mal.
oh-captain-guide-red-target = Red, quand personne n’est plus pauvre, se sert d’une pièce. Appuyez sur qui la donne.
oh-captain-guide-watch-captain-choice = Le Capitaine réfléchit : acheter la carte, ou laisser s’en servir contre quelqu’un ?
oh-captain-guide-watch-announce = Quelqu’un a trouvé une carte et invente une histoire, ou pas. Écoutez bien : vous aurez peut-être bientôt à juger.
oh-captain-guide-watch-respond = Une attaque ! Qui la subit peut crier au mensonge. La carte est alors montrée, et l’un des deux paie une pièce.
oh-captain-guide-watch-mutiny-or-loyalty = Quelqu’un est plus riche que le Capitaine et peut prendre la Bouteille, ou payer une pièce par allégeance.
oh-captain-guide-end = Les Nomades sont là, et l’on compte tout. Lanternes, pièces et majorités ont décidé. Vous connaissez maintenant les ficelles !
