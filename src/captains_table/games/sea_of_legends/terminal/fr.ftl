# Ce que dit le plateau de Sea of Legends dans le terminal.

sea-odds = { $percent } % de chances
sea-price = { $count ->
        [0] gratuit
        [one] { $count } pièce d’or
       *[other] { $count } pièces d’or
    }
sea-gold = or { $count }
sea-notoriety = { $count } de Notoriété
sea-shows = il montre { $face }
sea-turn = Dé { $die } : { $shown } → { $face }
sea-port = { $type }. Force { $strength }.
sea-there = Sur place : { $npcs }.
sea-with-notoriety = avec { $count } de Notoriété
sea-with-faction = en alliance ({ $faction })
sea-by-faction = Victoire : { $faction }. Aucun capitaine ne gagne.
sea-round = { $count ->
        [0] Avant la première manche
       *[other] Manche { $count }
    }
sea-first = { $name } joue en premier
sea-ally = alliance
sea-neutral = neutre
sea-sail-there = Naviguer : les numéros sont sur la carte
sea-region-there = Les numéros sont sur la carte
sea-adventure = Aventure : { $title }
sea-read-by = { $name } · { $title }
sea-challenge-short = Défi : { $whom } · { $percent } %
sea-challenge = Défi de { $name } : { $whom }
sea-strength = Force { $strength } sur { $needed }
sea-strength-parts = (dés { $dice }, capacités { $other })
sea-strength-first = Force { $strength }. Ensuite, { $name } lance les dés.
sea-strength-second = Force { $strength }. { $name } a { $needed } et gagne, sauf si { $roller } a plus.
sea-pool = { $captain } dés Capitaine, { $bonus ->
        [one] { $bonus } dé Bonus
       *[other] { $bonus } dés Bonus
    }
sea-regions = Ports et régions de mer
sea-routes = À côté : { $regions }.
sea-ships = Navires
sea-ship = { $text } { $cost ->
        [0] On commence avec un de ceux-là.
       *[other] { $cost } pièces d’or, moins ce qu’a coûté le vôtre.
    }
sea-nothing-shipyard = un Chantier naval : aucun Navire à votre portée
sea-nothing-hideout = un Repaire : pas d’or à enterrer
sea-npc = { $npc } : Force { $track }, déplacement { $moves }, { $ally } de plus comme allié.
sea-goal-spanish = L’Armada espagnole ne peut pas gagner.
sea-goal-tlaloc = Gagne avec { $count } Reliques d’invocation sur la carte de Tetzahuitl.
sea-goal-dread = Gagne avec { $count } Infestations sur le plateau.
sea-goal-british = Gagne avec { $count } Pavillons sur le plateau ou { $gold } pièces d’or au Trésor royal.
sea-goal-atlantian = Gagne avec { $count } Trophées sous le Roi Alaran.
sea-short-tavern = Taverne
sea-short-hiring_hall = Bureau d’embauche
sea-short-shipyard = Chantier naval
sea-short-hideout = Repaire
sea-short-tokens = vos Aventures
sea-short-rumor = votre Rumeur
sea-short-flag = Pavillon
sea-sign-tavern = une Taverne : jouer un Jeu et gagner un Objet ou une Rumeur
sea-sign-hiring_hall = un Bureau d’embauche : engager de l’équipage
sea-sign-shipyard = un Chantier naval : acheter un Navire
sea-sign-hideout = un Repaire : enterrer de l’or pour de la Notoriété
sea-sign-port = un Port : son signe, son code ou son nom, et sa Force (c les montre tous)
sea-sign-sea = une région de mer
sea-sign-choice = le numéro du choix pour y aller
sea-sign-flag = le Pavillon qui y flotte : numéro d’un capitaine ou lettre d’une Faction
sea-sign-fort = un Fort, et à qui il est
sea-sign-infested = une Infestation : le Port est plus fort de 2
sea-sign-relic = une Relique d’invocation, sur place ou avec un PNJ
sea-sign-trophy = un Trophée, sur place ou avec un PNJ
sea-sign-captains = les capitaines, dans l’ordre des places
sea-sign-tokens = vos Aventures : Capitaine, Amour, Némésis, secondaire
sea-sign-rumor = une de vos Rumeurs parle de ce Port : la Relique s’y réclame
sea-sign-crew = membre d’équipage dispos, et épuisé
sea-sign-love = Faveur de votre Amour, 4 : le grand amour ; Malveillance de votre Némésis
sea-sign-dice = dés : Force 1 et 2, Capitaine, Amour, Némésis ; ✓ un dé attribué ; chaque face Némésis déclenche une capacité
