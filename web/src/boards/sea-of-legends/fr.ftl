## Ce que dit le plateau de Sea of Legends lui-même.

sea-of-legends-board = Table de Sea of Legends
sea-of-legends-chart = Carte marine
sea-of-legends-whole = Toute la carte
sea-of-legends-near = Plus près
sea-of-legends-state = Où en est la partie
sea-of-legends-actions = Ce que vous pouvez faire ici
sea-of-legends-not-now = pas maintenant : pourquoi ?
sea-of-legends-purse = Vous avez { $count ->
        [one] { $count } pièce d’or
       *[other] { $count } pièces d’or
    }
sea-of-legends-panel = Votre choix
sea-of-legends-adventure = Une Aventure
sea-of-legends-round = Manche { $count }
sea-of-legends-prologue = Prologue
sea-of-legends-faster = Plus vite
sea-of-legends-skip = Passer ({ $count })
sea-of-legends-step-back = Un pas en arrière
sea-of-legends-step-on = Un pas en avant
sea-of-legends-steps = { $step } sur { $count }

# Regions
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
sea-of-legends-does-hideout = Enterrez de l’or : 1 Notoriété pour 10.
sea-of-legends-flag = Pavillon : { $name }
sea-of-legends-fort = Fort : { $name }
sea-of-legends-infested = Infesté (Force +2)
sea-of-legends-several = { $count } × { $name }
sea-of-legends-group = { $npcs }, Force { $strength }
sea-of-legends-npc = Force { $strength }, se déplace de { $movement }
sea-of-legends-here = Ici : { $names }
sea-of-legends-token-captain = Une Aventure du Capitaine attend ici
sea-of-legends-token-lover = L’Aventure de l’Amour attend ici
sea-of-legends-token-nemesis = L’Aventure de la Némésis attend ici
sea-of-legends-token-secondary = Une Aventure secondaire attend ici
sea-of-legends-summoning = Une Relique d’invocation se trouve ici
sea-of-legends-trophies = { $count ->
        [one] Un Trophée se trouve ici
       *[other] { $count } Trophées se trouvent ici
    }
sea-of-legends-rumor = Une Rumeur mène ici : { $card }

# The key to the chart
sea-of-legends-key = Légende
sea-of-legends-key-touch = Survolez une région, ou appuyez longuement, pour lire ce qui s’y trouve.
sea-of-legends-key-strength = La Force d’un Port : ce que demande un Défi.
sea-of-legends-key-captain = La prochaine Aventure de votre Capitaine.
sea-of-legends-key-lover = La prochaine Aventure de votre Amour.
sea-of-legends-key-nemesis = La prochaine Aventure de votre Némésis.
sea-of-legends-key-secondary = Votre Aventure secondaire.
sea-of-legends-key-rumor = Votre Rumeur mène ici : réclamez une Relique.
sea-of-legends-key-summoning = Une Relique d’invocation des Enfants de Tlaloc.
sea-of-legends-key-trophy = Un Trophée des Atlantes.
sea-of-legends-key-infested = Infesté : la Force du Port augmente de 2.
sea-of-legends-key-fort = Le Fort d’une Faction.

# The race and the powers
sea-of-legends-race = Notoriété (but : { $goal })
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
sea-of-legends-goal-tlaloc = Reliques rapportées : { $have } sur { $need }
sea-of-legends-goal-dread = Ports infestés : { $have } sur { $need }
sea-of-legends-goal-british = Pavillons : { $have } sur { $need },
sea-of-legends-goal-gold = ou Trésor : { $have } sur { $need }
sea-of-legends-goal-atlantian = Trophées du Roi : { $have } sur { $need }
sea-of-legends-goal-none = Ne peut pas gagner

# A tableau
sea-of-legends-tableau = Cartes de { $name }
sea-of-legends-legend = Devenu légende : { $text }
sea-of-legends-class = Classe { $rank }
sea-of-legends-cannons = { $count ->
        [one] { $count } canon
       *[other] { $count } canons
    }
sea-of-legends-movement = mouvement
sea-of-legends-crew = Équipage
sea-of-legends-exhausted = Épuisé
sea-of-legends-favor = Faveur { $count }/4
sea-of-legends-malice = Malveillance { $count }/3
sea-of-legends-locked = en sommeil
sea-of-legends-true-love = Grand amour : 1 Notoriété.
sea-of-legends-summonings = Reliques d’invocation
sea-of-legends-trophy-count = Trophées
sea-of-legends-relation = Relation ({ $faction }) : { $count }

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
    } : { $face }{ $spent ->
        [yes] , attribué
       *[no] { "" }
    }
sea-of-legends-dice-ready = { $captain } dés du Capitaine et { $bonus ->
        [one] { $bonus } dé Bonus
       *[other] { $bonus } dés Bonus
    } sont prêts.
sea-of-legends-duel-first = Force { $strength }. Ensuite, { $name } lance ses dés.
sea-of-legends-enough = Force { $strength } : assez pour { $needed }.
sea-of-legends-short = Force { $strength } sur { $needed } : il manque { $missing }.
sea-of-legends-made-of = Les dés montrent { $dice }{ $more ->
        [none] { "" }
       *[other] , le reste : { $more }
    }.
sea-of-legends-threat = { $count ->
        [one] Une face Némésis : { $name } frappera.
       *[other] Des faces Némésis : { $name } frappera { $count } fois.
    }
sea-of-legends-take-die = Glissez un dé éclairé sur une capacité, ou utilisez les boutons de la capacité.
sea-of-legends-put-die = Cliquez maintenant sur la capacité qui reçoit le dé.
sea-of-legends-would-win = En l’état, vous gagnez.
sea-of-legends-would-lose = En l’état, vous perdez.
