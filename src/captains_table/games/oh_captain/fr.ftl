title = Oh Capitaine !
tagline = Fouillez la Grotte, dupez le Capitaine et gardez le meilleur.
players-and-time = 3 à 6 joueurs, { minutes } minutes
minutes = 20
# Une phrase par ligne.
summary =
    L’un des joueurs est Capitaine ; les autres, les Explorateurs, fouillent la Grotte à tour de rôle.
    À votre tour, vous piochez une carte, la regardez en secret et dites au Capitaine ce que c’est. Vous pouvez mentir.
    Le Capitaine achète la carte pour 1 pièce, ou vous la laisse face cachée ; vous devez alors attaquer un autre Explorateur avec ce que vous avez annoncé.
    Votre cible peut crier au mensonge. Si c’en est un, l’attaque échoue et vous payez une pièce ; sinon, elle subit l’attaque et vous paie.
    Si vous commencez votre tour plus riche que le Capitaine, vous prenez sa place, ou vous payez une pièce pour lui rester fidèle.
    La partie s’arrête dès que quelqu’un pioche les Nomades.
    Les Lanternes comptent 2 ou 3 points, les pièces et les Bourses 1, les Œufs moins 1, et le plus grand nombre de Pistolets, de Grappins ou de Lézards 4 chacun. Le plus de points l’emporte.

## Cartes et objets annoncés

card-lantern2 = Lanterne à 2 points
    .a = une Lanterne à 2 points
    .the = la Lanterne à 2 points
    .plural = Lanternes à 2 points
card-lantern3 = Lanterne à 3 points
    .a = une Lanterne à 3 points
    .the = la Lanterne à 3 points
    .plural = Lanternes à 3 points
card-egg = Œuf
    .a = un Œuf
    .the = l’Œuf
    .plural = Œufs
card-hook = Grappin
    .a = un Grappin
    .the = le Grappin
    .plural = Grappins
card-lizard = Lézard
    .a = un Lézard
    .the = le Lézard
    .plural = Lézards
card-pistol = Pistolet
    .a = un Pistolet
    .the = le Pistolet
    .plural = Pistolets
card-purse = Bourse
    .a = une Bourse
    .the = la Bourse
    .plural = Bourses
card-nomads = Nomades
    .a = les Nomades
    .the = les Nomades
    .plural = Nomades
group-not_egg = une carte autre qu’un Œuf

item-lantern = Lanterne
    .a = une Lanterne
    .the = la Lanterne
    .plural = Lanternes
    .effect = rend visible une carte cachée
item-hook = Grappin
    .a = un Grappin
    .the = le Grappin
    .plural = Grappins
    .effect = attrape une carte
item-lizard = Lézard
    .a = un Lézard
    .the = le Lézard
    .plural = Lézards
    .effect = dérobe 1 pièce
item-pistol = Pistolet
    .a = un Pistolet
    .the = le Pistolet
    .plural = Pistolets
    .effect = envoie une carte sous la Bouteille

face-up = face visible
face-down = face cachée

## Personnages

adventurer-lys = Lys
    .talent = Elle emporte toute majorité partagée.
adventurer-nostromo = Nostromo
    .talent = Sa mutinerie peut aussi lui valoir une carte de la défausse.
adventurer-moon = Moon
    .talent = Exploratrice, elle peut cacher jusqu’à 2 de ses cartes visibles à la fin de son tour.
adventurer-red = Red
    .talent = Explorateur et seul à avoir le moins de pièces à la fin de son tour, il en prend 1 à un autre Explorateur.
adventurer-siana = Siana
    .talent = Elle désigne elle-même la carte touchée par un Grappin, un Pistolet ou une Lanterne, mais jamais un Œuf.
adventurer-ulrich = Ulrich
    .talent = Une accusation gagnée lui rapporte 2 pièces au lieu de 1.

role-captain = Capitaine
role-explorer = Explorateur

## Lieux

zone-cave = Grotte
zone-found = Trouvaille
zone-discard = Défausse
zone-box = Hors du jeu
zone-arrived = Nomades
zone-loot-up = Butin visible
zone-loot-down = Butin caché
zone-supply = Réserve
zone-coins = Pièces
zone-bottle = Bouteille

## D'où viennent les points

score-lanterns = Lanternes
score-purses = Bourses
score-pistol_majority = Majorité de Pistolets
score-hook_majority = Majorité de Grappins
score-lizard_majority = Majorité de Lézards
score-coins = Pièces
score-eggs = Œufs
score-total = Total
score-sum = { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
verdict-captain = À égalité de points, l’emporte qui est Capitaine.
verdict-coins = À égalité de points, l’emporte qui a le plus de pièces.
beside-title = Bluffs
beside-announced = Annonces
beside-lies = Mensonges
beside-believed = Crus

## Options

option-adventurers = Aventuriers
option-adventurers-dealt = distribués au hasard
option-adventurers-chosen = choisis tour à tour, le Capitaine en premier
option-captain = Premier Capitaine
option-captain-random = tiré au sort
option-captain-seat = { seat-number }
option-all-adventurers = Siana et Ulrich
option-all-adventurers-true = à toutes les tables
option-all-adventurers-false = à 5 ou 6 joueurs seulement
option-choosing-order = Ordre de choix des Aventuriers
option-choosing-order-clockwise = sens horaire
option-choosing-order-anticlockwise = sens antihoraire
option-siana-only-eggs = Siana n’a que des Œufs à offrir
option-siana-only-eggs-attacker-picks = l’attaquant choisit
option-siana-only-eggs-fizzles = l’attaque échoue

notice-all-adventurers = Siana et Ulrich sont faits pour 5 ou 6 joueurs ; la règle du jeu les déconseille à moins nombreux.

## Décisions : un titre, et ce qui est demandé

kind-choose-adventurer = Votre Aventurier
kind-mutiny-or-loyalty = Mutinerie ou allégeance ?
kind-nostromo-pick = Sous la Bouteille
kind-announce = Votre annonce
kind-captain-choice = Le choix du Capitaine
kind-target = Qui attaquer
kind-respond = On vous attaque
kind-pick-card = Quelle carte ?
kind-siana-pick = Siana choisit
kind-red-target = Red prend une pièce
kind-moon-flip = Moon cache ses cartes

prompt-choose-adventurer = Qui voulez-vous être ? Chaque Aventurier a son talent.
prompt-mutiny-or-loyalty =
    Avec { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }, vous voilà plus riche que le Capitaine, { $captain } : rebellez-vous, sans explorer ce tour-ci, ou versez 1 pièce et explorez.
prompt-nostromo-pick = Prendre l’une des cartes sous la Bouteille ? Elle rejoint votre Butin face cachée.
prompt-announce =
    Vous avez trouvé { $card_a }{ $card_key ->
        [egg] { "" } et devez mentir, car on ne nomme jamais un Œuf. Que dites-vous à { $captain } ?
       *[other] . Que dites-vous à { $captain } : la vérité ou un mensonge ?
    }
prompt-captain-choice =
    { $active } annonce { $item_a }. { $coins ->
        [0] Vous n’avez pas de quoi acheter la carte : { $active } la garde et s’en sert ({ $item_effect }).
       *[other] Achetez la carte pour 1 pièce, ou laissez { $active } s’en servir ({ $item_effect }) ?
    }
prompt-target = Qui attaquez-vous avec { $item_a } ({ $item_effect }) ?
prompt-respond =
    { $attacker } vous attaque avec { $item_a } : vrai ou faux ? Douter d’un mensonge vous protège et vous rapporte { $attacker_coins ->
        [0] zéro pièce, car { $attacker } n’en a aucune
        [1] 1 pièce
       *[other] { $win ->
            [2] 2 pièces
           *[other] 1 pièce
        }
    } ; si c’est la vérité, vous subissez l’attaque ({ $item_effect }) et payez { $coins ->
        [0] zéro pièce, car vous n’en avez aucune
        [1] { $item_key ->
            [lizard] zéro pièce, car c’était la dernière
           *[other] 1 pièce
        }
       *[other] { $loss ->
            [2] jusqu’à 2 pièces
           *[other] 1 pièce
        }
    }.
prompt-pick-card =
    { $item_key ->
        [lantern] Votre Lanterne retourne au hasard une carte cachée ({ $target }).
        [hook] Quelle carte attrapez-vous chez { $target } ? Elle devient vôtre telle qu’elle est.
       *[pistol] Quelle carte visez-vous chez { $target } ? Elle part face cachée sous la Bouteille.
    }
prompt-siana-pick =
    { $attacker } vous attaque avec { $item_a }, et vous choisissez la carte touchée, mais jamais un Œuf. { $item_key ->
        [lantern] Elle restera visible.
        [hook] Vous la perdez, et { $attacker } la gagne.
       *[pistol] Vous la perdez : elle part sous la Bouteille.
    }
prompt-red-target = Plus pauvre que tous, prenez 1 pièce à un Explorateur. À qui ?
prompt-moon-flip =
    Retourner face cachée { $flips ->
        [1] encore une de vos cartes
       *[other] jusqu’à { $flips } de vos cartes
    } ? On ne les touche alors qu’au hasard.

## Choix

choice-choose-adventurer = { $adventurer }. { $adventurer_talent }
choice-mutiny = Mutinerie : devenir Capitaine
choice-loyalty = Allégeance : payer 1 pièce et explorer
choice-recover = Prendre { $card_a }
choice-pass = Ne prendre aucune carte
choice-announce = « C’est { $item_a } ! » ({ $item_effect })
choice-buy = Acheter la carte pour 1 pièce
choice-let = Laisser l’Explorateur s’en servir
choice-attack = Attaquer { $seat }
choice-accept = Y croire et subir l’attaque
choice-challenge = Accuser : « C’est un mensonge ! »
choice-take = { $face_key ->
        [up] { $card }, face visible
       *[down] Une carte cachée, au hasard
    }
choice-give = { $face_key ->
        [up] Votre { $card }, face visible
       *[down] Votre { $card }, face cachée
    }
choice-take-coin = Prendre 1 pièce à { $seat }
choice-turn-down = Retourner { $card_a } face cachée
choice-done = Laisser le reste visible

## Ce qui s'est passé

event-captain-appointed = { $seat } prend la Bouteille et débute comme Capitaine.
    .seat = Vous prenez la Bouteille et débutez comme Capitaine.
# À ce moment, la place porte déjà le nom de son Aventurier.
event-adventurer-taken = { $adventurer } rejoint l’expédition.
    .seat = Vous rejoignez l’expédition : vous êtes { $adventurer }. { $adventurer_talent }
    .person = { $seat } rejoint l’expédition et joue { $adventurer }.
event-discard-laid = { $seat } glisse { $card_a } sous la Bouteille, à l’insu des autres.
    .seat = Vous glissez { $card_a } sous la Bouteille, à l’insu des autres.
event-discard-laid-unseen = { $seat } regarde une carte en secret et la glisse sous la Bouteille.
    .seat = Vous regardez une carte en secret et la glissez sous la Bouteille.
event-turn-begun = C’est à { $seat } de jouer.
    .seat = C’est à vous de jouer.
event-mutiny-declared =
    Mutinerie ! { $seat } arrache la Bouteille à { $former } et devient Capitaine{ $count ->
        [0] , mais la réserve n’a plus de pièce à donner.
        [one] , avec 1 pièce de plus.
       *[other] , avec { $count } pièces de plus.
    }
    .seat =
        Mutinerie ! Vous arrachez la Bouteille à { $former } et devenez Capitaine{ $count ->
            [0] , mais la réserve n’a plus de pièce à donner.
            [one] , avec 1 pièce de plus.
           *[other] , avec { $count } pièces de plus.
        }
    .former =
        Mutinerie ! { $seat } vous arrache la Bouteille et devient Capitaine{ $count ->
            [0] , mais la réserve n’a plus de pièce à donner.
            [one] , avec 1 pièce de plus.
           *[other] , avec { $count } pièces de plus.
        }
event-card-recovered = { $seat } récupère { $card_a } sous la Bouteille.
    .seat = Vous récupérez { $card_a } sous la Bouteille.
event-card-recovered-unseen = { $seat } récupère une carte sous la Bouteille.
    .seat = Vous récupérez une carte sous la Bouteille.
event-loyalty-pledged = { $seat } fait allégeance et verse 1 pièce à { $captain }.
    .seat = Vous faites allégeance et versez 1 pièce à { $captain }.
    .captain = { $seat } vous fait allégeance et vous verse 1 pièce.
event-card-drawn = { $seat } trouve { $card_a } dans la Grotte.
    .seat = Vous trouvez { $card_a } dans la Grotte.
event-card-drawn-unseen = { $seat } trouve quelque chose dans la Grotte et le regarde en secret.
    .seat = Vous trouvez quelque chose dans la Grotte et le regardez en secret.
event-item-announced = { $seat } dit au Capitaine : « C’est { $item_a } ! »
    .seat = Vous dites au Capitaine : « C’est { $item_a } ! »
event-item-bought = { $seat } paie 1 pièce à { $seller }, et la carte est montrée : { $card_a }.
    .seat = Vous payez 1 pièce à { $seller }, et la carte est montrée : { $card_a }.
    .seller = { $seat } vous paie 1 pièce, et la carte est montrée : { $card_a }.
event-seller-lied = { $seat } a menti : la carte ne fait rien, mais la pièce reste payée.
    .seat = Vous avez menti : la carte ne fait rien, mais la pièce reste payée.
event-item-left = { $seat } laisse { $finder } garder la carte et s’en servir.
    .seat = Vous laissez { $finder } garder la carte et s’en servir.
    .finder = { $seat } vous laisse garder la carte et vous en servir.
event-nobody-to-attack = { $seat } ne trouve personne à attaquer avec { $item_a } et garde simplement la carte.
    .seat = Vous ne trouvez personne à attaquer avec { $item_a } et gardez simplement la carte.
event-attacked = { $seat } attaque { $target } avec { $item_a }.
    .seat = Vous attaquez { $target } avec { $item_a }.
    .target = { $seat } vous attaque avec { $item_a }.
event-attack-accepted = { $seat } croit { $attacker } sur parole.
    .seat = Vous croyez { $attacker } sur parole.
    .attacker = { $seat } vous croit sur parole.
event-attack-challenged = { $seat } accuse { $attacker } : « C’est un mensonge ! »
    .seat = Vous accusez { $attacker } : « C’est un mensonge ! »
    .attacker = { $seat } vous accuse : « C’est un mensonge ! »
event-lie-caught = C’était un mensonge ! { $seat } doit montrer { $card_a }, et { $target } ne risque plus rien.
    .seat = C’était un mensonge ! Vous devez montrer { $card_a }, et { $target } ne risque plus rien.
    .target = C’était un mensonge ! { $seat } doit montrer { $card_a }, et vous ne risquez plus rien.
event-truth-proved = C’était la vérité ! { $seat } montre { $card_a }, et { $target } subit l’attaque.
    .seat = C’était la vérité ! Vous montrez { $card_a }, et { $target } subit l’attaque.
    .target = C’était la vérité ! { $seat } montre { $card_a }, et vous subissez l’attaque.
event-challenge-paid =
    { $count ->
        [0] { $seat } n’a pas de pièce à verser à { $winner }.
        [one] { $seat } verse 1 pièce à { $winner } pour l’accusation.
       *[other] { $seat } verse { $count } pièces à { $winner } pour l’accusation.
    }
    .seat =
        { $count ->
            [0] Vous n’avez pas de pièce à verser à { $winner }.
            [one] Vous versez 1 pièce à { $winner } pour l’accusation.
           *[other] Vous versez { $count } pièces à { $winner } pour l’accusation.
        }
    .winner =
        { $count ->
            [0] { $seat } n’a pas de pièce à vous verser.
            [one] { $seat } vous verse 1 pièce pour l’accusation.
           *[other] { $seat } vous verse { $count } pièces pour l’accusation.
        }
event-coin-stolen = { $seat } dérobe 1 pièce à { $target }.
    .seat = Vous dérobez 1 pièce à { $target }.
    .target = { $seat } vous dérobe 1 pièce.
event-open-card-hooked = { $seat } attrape une carte visible chez { $target } : { $card_a }.
    .seat = Vous attrapez une carte visible chez { $target } : { $card_a }.
    .target = { $seat } attrape une carte visible chez vous : { $card_a }.
event-hidden-card-hooked = { $seat } attrape une carte cachée chez { $target } : { $card_a }.
    .seat = Vous attrapez une carte cachée chez { $target } : { $card_a }.
    .target = { $seat } attrape une carte cachée chez vous : { $card_a }.
event-hidden-card-hooked-unseen = { $seat } attrape une carte cachée chez { $target }.
    .seat = Vous attrapez une carte cachée chez { $target }.
    .target = { $seat } attrape une carte cachée chez vous.
event-open-card-shot = { $seat } fait sauter une carte visible chez { $target } : { $card_a } atterrit sous la Bouteille.
    .seat = Vous faites sauter une carte visible chez { $target } : { $card_a } atterrit sous la Bouteille.
    .target = { $seat } fait sauter une carte visible chez vous : { $card_a } atterrit sous la Bouteille.
event-hidden-card-shot = { $seat } fait sauter une carte cachée chez { $target } : { $card_a } atterrit sous la Bouteille.
    .seat = Vous faites sauter une carte cachée chez { $target } : { $card_a } atterrit sous la Bouteille.
    .target = { $seat } fait sauter une carte cachée chez vous : { $card_a } atterrit sous la Bouteille.
event-hidden-card-shot-unseen = { $seat } fait sauter une carte cachée chez { $target } : elle atterrit sous la Bouteille.
    .seat = Vous faites sauter une carte cachée chez { $target } : elle atterrit sous la Bouteille.
    .target = { $seat } fait sauter une carte cachée chez vous : elle atterrit sous la Bouteille.
event-card-lit = { $seat } éclaire une carte cachée chez { $target } : { $card_a }, désormais visible.
    .seat = Vous éclairez une carte cachée chez { $target } : { $card_a }, désormais visible.
    .target = { $seat } éclaire une carte cachée chez vous : { $card_a }, désormais visible.
event-only-eggs = { $seat } n’a que des Œufs à offrir et ne peut pas choisir.
    .seat = Vous n’avez que des Œufs à offrir et ne pouvez pas choisir.
event-attack-fizzled = { $seat } a attaqué { $target } en vain.
    .seat = Vous avez attaqué { $target } en vain.
    .target = { $seat } vous a attaqué en vain.
event-red-took-coin = { $seat }, le plus pauvre de tous, prend 1 pièce à { $target }.
    .seat = Vous, le plus pauvre de tous, prenez 1 pièce à { $target }.
    .target = { $seat }, le plus pauvre de tous, vous prend 1 pièce.
event-card-turned-down = { $seat } retourne { $card_a } face cachée.
    .seat = Vous retournez { $card_a } face cachée.
event-nomads-arrived = { $seat } rencontre les Nomades dans la Grotte : la partie est finie !
    .seat = Vous rencontrez les Nomades dans la Grotte : la partie est finie !
event-majority-won = { $seat } emporte la majorité des { $item_plural } : 4 points.
    .seat = Vous emportez la majorité des { $item_plural } : 4 points.
event-points-scored =
    { $seat } termine avec { $count ->
        [one] { $count } point.
       *[other] { $count } points.
    }
    .seat =
        Vous terminez avec { $count ->
            [one] { $count } point.
           *[other] { $count } points.
        }
