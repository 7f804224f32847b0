## Ce que dit le plateau de Sea of Legends lui-même.

sea-of-legends-board = Table de Sea of Legends
sea-of-legends-chart = Carte marine
sea-of-legends-actions = Ce que vous pouvez faire ici
sea-of-legends-not-now = pas maintenant : pourquoi ?
sea-of-legends-purse = Vous avez { $count ->
        [one] { $count } pièce d’or
       *[other] { $count } pièces d’or
    }
sea-of-legends-panel = Votre choix
sea-of-legends-adventure = Une Aventure
sea-of-legends-round = Manche { $count }
sea-of-legends-prologue = Prologue
sea-of-legends-step-back = Un pas en arrière
sea-of-legends-step-on = Un pas en avant
sea-of-legends-steps = { $step } sur { $count }

# Regions
sea-of-legends-event = Événement
sea-of-legends-region = Région
sea-of-legends-open-sea = Pleine mer
sea-of-legends-port = { $type }, Force { $strength }
sea-of-legends-type-tavern = Taverne
sea-of-legends-type-hiring_hall = Bureau d’embauche
sea-of-legends-type-shipyard = Chantier naval
sea-of-legends-type-hideout = Repaire
sea-of-legends-does-tavern = Jouez à un Jeu et prenez la carte.
sea-of-legends-does-hiring_hall = Embauchez parmi trois cartes.
sea-of-legends-does-shipyard = Échangez votre Navire.
sea-of-legends-does-hideout = Enterrez de l’or : 1 Notoriété pour 10.
sea-of-legends-flag = Pavillon : { $name }
sea-of-legends-fort = Fort : { $name }
sea-of-legends-infested = Infesté (Force +2)
sea-of-legends-several = { $count } × { $name }
sea-of-legends-group = { $npcs }, Force { $strength }
sea-of-legends-npc = Force { $strength }, se déplace de { $movement }
sea-of-legends-here = Ici : { $names }
sea-of-legends-token-captain = Une Aventure du Capitaine attend ici
sea-of-legends-token-lover = L’Aventure de l’Amour attend ici
sea-of-legends-token-nemesis = L’Aventure de la Némésis attend ici
sea-of-legends-token-secondary = Une Aventure secondaire attend ici
sea-of-legends-summoning = Une Relique d’invocation se trouve ici
sea-of-legends-trophies = { $count ->
        [one] Un Trophée se trouve ici
       *[other] { $count } Trophées se trouvent ici
    }
sea-of-legends-rumor = Une Rumeur mène ici : { $card }

# The key to the chart
sea-of-legends-key-touch = Survolez une région, ou appuyez longuement, pour lire ce qui s’y trouve.
sea-of-legends-key-strength = La Force d’un Port : ce que demande un Défi.
sea-of-legends-key-captain = La prochaine Aventure de votre Capitaine.
sea-of-legends-key-lover = La prochaine Aventure de votre Amour.
sea-of-legends-key-nemesis = La prochaine Aventure de votre Némésis.
sea-of-legends-key-secondary = Votre Aventure secondaire.
sea-of-legends-key-rumor = Votre Rumeur mène ici : réclamez une Relique.
sea-of-legends-key-summoning = Une Relique d’invocation des Enfants de Tlaloc.
sea-of-legends-key-trophy = Un Trophée des Atlantes.
sea-of-legends-key-infested = Infesté : la Force du Port augmente de 2.
sea-of-legends-key-fort = Le Fort d’une Faction.

# The race and the powers
sea-of-legends-of-goal = sur { $goal } de Notoriété
sea-of-legends-first = Premier joueur
sea-of-legends-first-short = 1er
sea-of-legends-gold = or
sea-of-legends-fame = Notoriété
sea-of-legends-part-deeds = Exploits
sea-of-legends-part-crew = Équipage
sea-of-legends-part-relics = Reliques
sea-of-legends-part-love = Grand amour
sea-of-legends-factions = Les puissances
sea-of-legends-goal-none = Ne peut pas gagner

# A tableau
sea-of-legends-tableau = Cartes de { $name }
sea-of-legends-legend = Devenu légende : { $text }
sea-of-legends-class = Classe { $rank }
sea-of-legends-cannons = { $count ->
        [one] { $count } canon
       *[other] { $count } canons
    }
sea-of-legends-crew = Équipage
sea-of-legends-exhausted = Épuisé
sea-of-legends-favor = Faveur { $count }/4
sea-of-legends-malice = Malveillance { $count }/3
sea-of-legends-locked = en sommeil
sea-of-legends-true-love = Grand amour : 1 Notoriété.
sea-of-legends-summonings = Reliques d’invocation
sea-of-legends-trophy-count = Trophées
sea-of-legends-relation = Relation ({ $faction }) : { $count }

# Challenges
sea-of-legends-challenge = Un Défi
sea-of-legends-versus = contre
sea-of-legends-strength = Force { $count }
sea-of-legends-odds = { $percent } % de chances
sea-of-legends-chance = de chances
sea-of-legends-dice = Les dés
sea-of-legends-die = { $bonus ->
        [yes] Dé Bonus
       *[no] Dé du Capitaine
    } : { $face }{ $spent ->
        [yes] , attribué
       *[no] { "" }
    }
sea-of-legends-dice-ready = { $captain } dés du Capitaine et { $bonus ->
        [one] { $bonus } dé Bonus
       *[other] { $bonus } dés Bonus
    } sont prêts.
sea-of-legends-duel-first = Force { $strength }. Ensuite, { $name } lance ses dés.
sea-of-legends-enough = Force { $strength } : assez pour { $needed }.
sea-of-legends-short = Force { $strength } sur { $needed } : il manque { $missing }.
sea-of-legends-made-of = Les dés montrent { $dice }{ $more ->
        [none] { "" }
       *[other] , le reste : { $more }
    }.
sea-of-legends-threat = { $count ->
        [one] Une face Némésis : { $name } frappera.
       *[other] Des faces Némésis : { $name } frappera { $count } fois.
    }
sea-of-legends-take-die = Glissez un dé éclairé sur une capacité, ou utilisez les boutons de la capacité.
sea-of-legends-put-die = Cliquez maintenant sur la capacité qui reçoit le dé.
sea-of-legends-would-win = En l’état, vous gagnez.
sea-of-legends-would-lose = En l’état, vous perdez.

# La carte telle qu’on la voit
sea-of-legends-sight = Ce qu’on voit de la carte
sea-of-legends-near = Plus près
sea-of-legends-far = Plus loin
sea-of-legends-whole = Toute la carte
sea-of-legends-to-ship = Vers votre Navire
sea-of-legends-peek = Regarder la carte
sea-of-legends-unpeek = Retour à la question
sea-of-legends-close = Fermer
sea-of-legends-story = Ce qui s’est passé
sea-of-legends-fight = Y naviguer, c’est combattre : Force { $strength }, { $percent } % de chances

# Ce qui est transporté
sea-of-legends-cargo = Transporte { $things }.
sea-of-legends-cargo-gold = { $count ->
        [one] 1 pièce d’or
       *[other] { $count } pièces d’or
    }
sea-of-legends-cargo-relics = { $count ->
        [one] une Relique d’invocation
       *[other] { $count } Reliques d’invocation
    }
sea-of-legends-cargo-trophies = { $count ->
        [one] un Trophée
       *[other] { $count } Trophées
    }
sea-of-legends-cargo-notoriety = { $count } de Notoriété
sea-of-legends-npc-there = { $npc } : { $region }.

# La course
sea-of-legends-race = Notoriété : qui a { $goal } gagne
sea-of-legends-race-about = Qui a { $goal } de Notoriété ou plus quand les Factions ont agi gagne ; qui en a le plus l’emporte.
sea-of-legends-part-none = encore rien
sea-of-legends-sum = { $gold } d’or, { $fame } sur { $goal } de Notoriété, Équipage prêt : { $ready }, épuisé : { $tired }
sea-of-legends-movement = { $count ->
        [one] mouvement
       *[other] mouvements
    }
sea-of-legends-cannons-word = { $count ->
        [one] canon
       *[other] canons
    }

# Les puissances
sea-of-legends-way-relics = Reliques livrées
sea-of-legends-way-infestations = Ports infestés
sea-of-legends-way-flags = Pavillons
sea-of-legends-way-gold = Trésor
sea-of-legends-way-trophies = Trophées du Roi
sea-of-legends-progress-relics = { $need } Reliques d’invocation chez Tetzahuitl font gagner : { $have } y sont{ $carried ->
        [0] { "" }
       *[other] , { $carried } en chemin
    }.
sea-of-legends-progress-infestations = { $need } Ports infestés font gagner : { $have } le sont.
sea-of-legends-progress-flags = { $need } Pavillons britanniques font gagner : { $have } flottent.
sea-of-legends-progress-gold = { $need } d’or dans le Trésor font gagner aussi : { $have } y sont{ $carried ->
        [0] { "" }
       *[other] , { $carried } en chemin
    }.
sea-of-legends-progress-trophies = { $need } Trophées chez le Roi font gagner : il en a { $have }{ $carried ->
        [0] { "" }
       *[other] , { $carried } en chemin
    }.
sea-of-legends-stance-hostile = Hostile envers vous.
sea-of-legends-stance-neutral = Neutre envers vous : aucun combat entre vous.
sea-of-legends-stance-allied = Votre alliée : vous gagnez avec elle.
sea-of-legends-grows = Les Événements renforcent : { $track }. Chaque autre à ses côtés ajoute { $ally }.
sea-of-legends-where = Où sont-ils

# À consulter
sea-of-legends-handbook = Manuel : mots, signes, toutes les cartes
sea-of-legends-chapter-words = Mots
sea-of-legends-chapter-signs = Signes
sea-of-legends-chapter-cards = Toutes les cartes
sea-of-legends-key-cargo = Ce qu’un PNJ transporte : or, Reliques d’invocation (gouttes), Trophées. Qui le bat l’obtient.
sea-of-legends-face-1 = Compte 1 de Force.
sea-of-legends-face-2 = Compte 2 de Force.
sea-of-legends-face-captain = Active la capacité de votre Capitaine quand vous l’assignez. Aucune Force en soi.
sea-of-legends-face-lover = Active les capacités 1 et 3 de votre Amour quand vous l’assignez.
sea-of-legends-face-nemesis = Chacune qui reste quand vous vous en tenez à votre Force permet à votre Némésis une capacité, à partir de la première.
sea-of-legends-term-goal = Le but.
sea-of-legends-term-goal-is = 10 de Notoriété quand les Factions ont agi. Mais une Faction qui atteint son propre but gagne aussitôt.
sea-of-legends-term-turn = Votre tour.
sea-of-legends-term-turn-is = Un mouvement et une action, dans l’ordre voulu : un Défi, une Aventure ou le Port.
sea-of-legends-term-challenge = Défi.
sea-of-legends-term-challenge-is = Lancez 4 dés Capitaine et vos dés Bonus (canons, Équipage). Il faut au moins la Force demandée. Échouer contre un PNJ ou un Port ne coûte rien.
sea-of-legends-term-exhausted = Épuisé.
sea-of-legends-term-exhausted-is = Un Équipage utilisé reste couché jusqu’à ce que quelque chose le redresse.
sea-of-legends-term-favor = Faveur.
sea-of-legends-term-favor-is = Combien de capacités de votre Amour sont éveillées. La quatrième est le Grand amour : 1 de Notoriété.
sea-of-legends-term-malice = Malveillance.
sea-of-legends-term-malice-is = Combien de capacités de votre Némésis sont éveillées. Les Événements la font monter, les Aventures contre votre Némésis la font baisser.
sea-of-legends-term-relation = Relation.
sea-of-legends-term-relation-is = Ce qu’une Faction pense de vous. Une bonne relation amène Équipage légendaire, Reliques d’alliance, amour.
sea-of-legends-term-rumor = Rumeur.
sea-of-legends-term-rumor-is = Une carte Taverne qui parle d’une Relique : allez où elle mène et réclamez-la.
sea-of-legends-term-notoriety = Notoriété.
sea-of-legends-term-notoriety-is = Par les hauts faits (pour toujours), l’Équipage (1 par 10 d’or de coût), les Reliques (1 chacune) et le Grand amour.
sea-of-legends-term-ally = Neutre, alliée.
sea-of-legends-term-ally-is = Une Relique d’alliance d’une Faction la rend neutre envers vous, deux en font votre alliée : vous gagnez avec elle.
sea-of-legends-term-event = Événement.
sea-of-legends-term-event-is = Après les Factions, un Événement en renforce une et amène de nouvelles figurines.
sea-of-legends-seek = Chercher
sea-of-legends-as-lover = En Amour :
sea-of-legends-as-nemesis = En Némésis :
sea-of-legends-rumor-at = Une Rumeur jusqu’à ce qu’on la réclame : { $region }.
sea-of-legends-costs = Coûte { $count } d’or.
sea-of-legends-sort-captain = Capitaines ({ $count })
sea-of-legends-sort-ship = Navires ({ $count })
sea-of-legends-sort-crew = Équipage ({ $count })
sea-of-legends-sort-legendary = Équipage légendaire ({ $count })
sea-of-legends-sort-item = Objets ({ $count })
sea-of-legends-sort-relic = Reliques ({ $count })
sea-of-legends-sort-person = Amours et Némésis ({ $count })
sea-of-legends-sort-event = Événements ({ $count })

# Moments
sea-of-legends-victory = Victoire !
sea-of-legends-defeat = Défaite
sea-of-legends-strikes = { " " }frappe :
sea-of-legends-enough-you = Vous avez { $count } de Notoriété !
sea-of-legends-enough-who = { $name } a { $count } de Notoriété !
sea-of-legends-enough-then = Cela fait gagner quand les Factions auront agi, sauf si quelqu’un en a plus ou si une Faction gagne avant.
sea-of-legends-danger = { $faction } : victoire possible dès sa prochaine action
sea-of-legends-has = { $name } : { $count } de Notoriété

# Une première partie guidée
sea-of-legends-guide-welcome = Bienvenue à bord. Vous commandez un navire dans une Caraïbe de légendes. Autour de vous naviguent d’autres capitaines et trois puissances qui ont leurs propres buts : elles agissent d’elles-mêmes après le tour de tous.
sea-of-legends-guide-goal = Ce qui fait gagner : avoir 10 de Notoriété (la couronne) quand les puissances ont agi. Elle vient des hauts faits, d’un bon Équipage, des Reliques et du Grand amour. Attention : une puissance qui atteint son but gagne aussitôt, et vous perdez.
sea-of-legends-guide-choose-captain = Chaque Capitaine a une capacité. Elle sert dans les Défis : pour chaque dé qui montre le chapeau. On devient une légende après trois Aventures de Capitaine.
sea-of-legends-guide-choose-lover = Votre Amour vous aide : la capacité 1 est déjà éveillée. La Faveur éveille les autres ; la quatrième est le Grand amour, 1 de Notoriété. Les dés à cœur les activent.
sea-of-legends-guide-choose-nemesis = Votre Némésis frappe dans vos Défis, une fois par crâne sur vos dés, tant que des capacités sont éveillées. Choisissez des coups supportables.
sea-of-legends-guide-place-galleon = Le Galion espagnol retire les Pavillons des Ports et dépouille qui le croise. Placez-le loin de votre route, ou près de vos rivaux.
sea-of-legends-guide-prologue = Votre histoire commence. Chaque voie dit entre parenthèses ce qu’elle coûte et rapporte. Elle décide aussi de la puissance à qui vous aurez affaire.
sea-of-legends-guide-turn-shape = Un tour : un mouvement et une action, dans l’ordre voulu. Les actions : défier quelqu’un ou le Port, partir en Aventure, utiliser le Port. Ce qui brille est possible ; survolez toute chose pour la lire.
sea-of-legends-guide-sail = Les régions qui brillent sont à portée. Un clic y mène aussitôt. Le cœur, le chapeau et le crâne à côté des régions sont vos Aventures : le cœur apporte de la Faveur, le crâne affaiblit votre Némésis, le chapeau mène au pouvoir.
sea-of-legends-guide-fights = Une épée et un pourcentage : quelqu’un d’hostile est là. Y naviguer force un Défi avec cette chance. Sous 50 %, réfléchissez ; échouer ne coûte que l’action, mais votre Némésis peut frapper.
sea-of-legends-guide-challenge = Un Défi se joue aux dés contre une Force. Un Port battu est à vous : sa récompense tout de suite, 2 pièces d’or par tour. La chance est écrite sur le bouton.
sea-of-legends-guide-visit = Les Ports : les Tavernes donnent des cartes, les Bureaux d’embauche un Équipage, les Chantiers de meilleurs Navires, les Repaires changent l’or en Notoriété, 10 pour 1.
sea-of-legends-guide-adventure = Vous êtes là où une de vos Aventures attend. Elle prend votre action et poursuit votre histoire ; une voie au moins ne coûte rien.
sea-of-legends-guide-claim = Quelque chose est ici pour vous. Le prendre est gratuit : ni mouvement ni action.
sea-of-legends-guide-end-turn = Mouvement et action sont faits. L’Équipage utilisable peut encore servir ; sinon, terminez le tour. Chacun de vos Ports rapporte alors 2 pièces d’or.
sea-of-legends-guide-pool = D’abord les dés : quatre à vous, et des dés Bonus par les canons. L’Équipage peut en ajouter ; qui sert est épuisé, couché, jusqu’à ce qu’on le redresse. Puis lancez.
sea-of-legends-guide-assign = Les chiffres sont de la Force. Chapeaux et cœurs valent quelque chose posés sur une capacité. Les crânes restent : chacun laisse frapper votre Némésis. Quand rien n’aide plus, tenez-vous-en à votre Force.
sea-of-legends-guide-turn-dice = Tournez un dé sur une autre face : des chiffres pour la Force, ou des crânes en moins.
sea-of-legends-guide-reroll-dice = Choisissez les dés à relancer, l’un après l’autre, puis lancez. Les crânes et les uns d’abord.
sea-of-legends-guide-take-prize = Un capitaine est battu : prenez la moitié de l’or, une carte ou un jeton.
sea-of-legends-guide-hire-crew = Trois membres d’équipage s’offrent. Chacun fait quelque chose quand on l’épuise. Et chaque dizaine d’or que coûte votre Équipage vaut 1 de Notoriété, tant qu’il reste.
sea-of-legends-guide-make-room = Votre Navire n’a de place que pour un certain nombre. L’Équipage de départ qui s’en va ne revient pas, mais ne rapporte pas de Notoriété non plus.
sea-of-legends-guide-buy-ship = Un meilleur Navire : plus de canons, de vitesse, de place, et 1 ou 2 de Notoriété pour toujours. L’ancien est repris.
sea-of-legends-guide-bury = Dix pièces d’or enterrées valent 1 de Notoriété que personne ne peut vous prendre.
sea-of-legends-guide-choose-game = Une carte Taverne est un jeu à elle seule. Vous décidez comment le jouer et gardez la carte : un Objet, ou une Rumeur de Relique.
sea-of-legends-guide-choose-outcome = Les deux voies sont dites. Prenez celle qui vous sert le plus.
sea-of-legends-guide-keep-card = Un Objet sert une fois. Une Rumeur mène à une région : réclamez-y la Relique, elle vaut 1 de Notoriété.
sea-of-legends-guide-pick-crew = Un Équipage épuisé reste couché jusqu’à ce que quelque chose le redresse. Choisissez qui vous manquera le moins.
sea-of-legends-guide-pick-loss = Quelque chose doit partir. Ce qui rapporte de la Notoriété en dernier.
sea-of-legends-guide-choose-option = Chaque voie dit ce qu’elle coûte et rapporte. Là où les dés décident, la chance est à côté.
sea-of-legends-guide-answer-postscript = Une lettre de loin. Accepter vous engage un peu, refuser coûte une relation. Ni l’un ni l’autre ne prend votre tour.
sea-of-legends-guide-choose-bond = Un signe d’alliance rend une puissance neutre envers vous, un second en fait une alliée : alors vous gagnez avec elle. L’amour apporte des capacités.
sea-of-legends-guide-choose-relic = Chaque Relique vaut 1 de Notoriété et fait autre chose encore.
sea-of-legends-guide-choose-faction = Les puissances agissent. Vous commencez cette manche, donc vous décidez là où leurs règles laissent le choix : d’abord, laquelle agit.
sea-of-legends-guide-choose-npc = Chaque figurine agit une fois. Dans quel ordre, c’est à vous de dire. Chacune suit son but ; un clic sur la puissance, à côté, le dit.
sea-of-legends-guide-choose-target = Elle a plusieurs buts aussi proches. Envoyez-la gêner vos rivaux.
sea-of-legends-guide-choose-route = Plusieurs chemins sont aussi courts. Voyez qui s’y trouve.
sea-of-legends-guide-drift = Elle n’a pas de but : déplacez-la comme vous voulez.
sea-of-legends-guide-choose-victim = Elle rencontre plusieurs ennemis aussi forts : à vous de dire qui elle attaque.
sea-of-legends-guide-choose-player = Elle attaque un des capitaines : à vous de dire qui.
sea-of-legends-guide-choose-place = Un Événement : de nouvelles figurines arrivent. Les lieux sans personne d’abord ; à vous de dire lesquels.
sea-of-legends-guide-flee = Vous devez fuir dans une région voisine. Rien ne vous y arrive pour l’instant, pas même près d’ennemis.
sea-of-legends-guide-flee-npc = Le Roi est battu, pas mort : il fuit. Envoyez-le au loin.
sea-of-legends-guide-react = On vous attaque. Quelque chose que vous avez peut adoucir le coup.
sea-of-legends-guide-shield = Votre Némésis frappe. Vous pouvez parer en partie.
sea-of-legends-guide-exhausted = L’Équipage couché est épuisé. Il attend qu’une carte, une capacité ou un Amour le redresse : utilisez-le quand cela compte.
sea-of-legends-guide-near = Une puissance marquée de rouge peut bientôt gagner. Prenez à ses figurines ce qu’elles transportent (pièces et gouttes sur elles), battez-les, ou reprenez ses Pavillons.
sea-of-legends-guide-watch-challenge = Quelqu’un lance les dés. Vous voyez ses dés, ce qu’il lui faut, et ensuite ce qui est gagné.
sea-of-legends-guide-end = C’était une partie. Les barres des capitaines montrent d’où vient leur Notoriété. Dans le manuel (le livre sur la carte) sont tous les mots, signes et cartes.
sea-of-legends-guide-port-extras = Quelque chose à vous peut aider au Port. Utilisez-le d’abord, ou passez à l’action du Port.
sea-of-legends-guide-peek-deck = Vous pouvez voir des cartes avant les autres. Quelle pioche ?
sea-of-legends-guide-place-peeked = Vous avez vu ce qui vient. Laissez-le dessus, ou glissez-le sous la pioche.
sea-of-legends-guide-pick-seat = Un capitaine doit vous payer. Demandez au plus riche, ou à qui mène.
sea-of-legends-guide-pick-flag = Un de vos Ports est perdu. Cédez celui dont vous avez le moins besoin.
sea-of-legends-guide-move-flag = Vos cinq Pavillons sont sortis. Le Port le plus faible cède le sien au nouveau.
sea-of-legends-guide-prevent-malice = La Malveillance éveille les capacités de votre Némésis. Vous avez de quoi l’empêcher.
sea-of-legends-guide-order-nemeses = Vous avez deux Némésis : elles frappent l’une après l’autre.
sea-of-legends-guide-won = C’est gagné. Certaines cartes et certains membres d’équipage rapportent quelque chose maintenant.
sea-of-legends-guide-choose-port = Une puissance vous rend service dans un Port de votre choix.
sea-of-legends-guide-choose-mark = Un Pavillon rapporte de l’or à chaque tour et peut être pris. Un Fort ferme le Port aux autres puissances.
