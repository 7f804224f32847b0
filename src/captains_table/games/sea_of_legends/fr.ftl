## Effets : ce que font les cartes. effect_words.py assemble les morceaux ; un message est un morceau
## en minuscules, sans point. Les noms viennent du contenu.

sentence = { $lead } : { $effects }.
sentence-alone = { $effects }.
and-also = { $first }, { $next }
and-then = { $first } ; { $next }
gold-amount = { $n ->
        [one] 1 pièce d'or
       *[other] { $n } pièces d'or
    }
pay-gold = payer { gold-amount } et { $effects }
pay-item = défausser { $n ->
        [one] un Objet
       *[other] { $n } Objets
    } et { $effects }

when-pool = avant le lancer
when-assign = en attribuant les dés
when-nemesis = avant les capacités de Némésis
when-move = avant de vous déplacer
when-turn = à votre tour
when-turn_or_assign = à votre tour ou en attribuant les dés
when-port = avec une action de Port
when-attacked = quand un PNJ vous attaque
when-won = quand vous gagnez un Défi
when-malice = quand vous devriez gagner de la Malveillance
when-turn_end = à la fin de votre tour
once-challenge = une fois par Défi
once-turn = une fois par tour
once-round = une fois par manche
icon-captain = par icône Capitaine
icon-lover = par icône Amour

need-vs_npc = contre des PNJ
need-vs_port = contre un Port
need-vs_player = contre un joueur
need-vs_leader = contre un groupe avec un Chef
need-vs_other_faction = contre des PNJ d'une autre Faction
need-vs = ({ $npc } seulement)
need-at_sea = en mer
need-in_port = dans un Port
need-in_tavern = dans une Taverne
need-with_galleon = avec un Galion dans votre région

per-relic = par Relique que vous avez
per-infestation = par Infestation sur le plateau
per-exhausted = par membre d'équipage épuisé
per-bonus_die = par dé Bonus
per-port = par Port que vous contrôlez
per-two_ports = par paire de Ports que vous contrôlez
per-british_flag = par Pavillon britannique sur le plateau
per-leader = si un Chef est dans le groupe
at-most = ({ $n } au plus)
to-attacker = au profit de l'attaquant
to-treasury = au profit du Trésor royal

who = pour { $who } : { $effects }
who-all = tous
who-most_notoriety = qui a le plus de Notoriété
who-most_gold = qui a le plus d'or
who-trophy_holders = qui a un Trophée
who-relic_holders = qui a une Relique d'invocation
who-flag_holders = qui a un Pavillon sur le plateau
who-at_sea = qui n'est pas dans un Port
who-infested = qui est dans un Port infesté

to_face-1 = 1
to_face-2 = 2
to_face-captain = Capitaine
to_face-lover = Amour
to_face-nemesis = Némésis
to_face-any = la face de votre choix
faces-or = { $first } ou { $last }
of_deck-tavern = la pioche Taverne
of_deck-crew = la pioche Équipage
of_deck-event = la pioche Événement
of_deck-any = n'importe quelle pioche

effect-dice = ajouter { $n ->
        [one] 1 dé Bonus
       *[other] { $n } dés Bonus
    }
effect-strength = ajouter { $n } à votre Force
effect-strength-less = retirer { $n } de votre Force
effect-reroll = relancer { $n ->
        [0] autant de dés que voulu
        [one] un dé
       *[other] jusqu'à { $n } dés
    }
effect-turn = tourner { $n ->
        [one] un dé
       *[other] jusqu'à { $n } dés
    } sur { $to }
effect-turn-faces = tourner { $n ->
        [one] un dé
       *[other] jusqu'à { $n } dés
    } montrant { $faces } sur { $to }
effect-count_down = { $n ->
        [one] un de vos 2 compte
       *[other] { $n } de vos 2 comptent
    } pour 1
effect-shield = ignorer { $n ->
        [0] toutes les capacités de Némésis
        [one] la première capacité de Némésis
       *[other] les { $n } premières capacités de Némésis
    }
effect-target = la cible gagne { $n } en Force
effect-gold = gagner { gold-amount }
effect-lose_gold = perdre { gold-amount }
effect-lose_gold-half = perdre la moitié de votre or (arrondie { $down ->
        [yes] en dessous
       *[no] au-dessus
    })
effect-notoriety = gagner { $n } de Notoriété
effect-movement = aller { $n ->
        [one] 1 région
       *[other] { $n } régions
    } plus loin
effect-movement-npc = jusqu'au prochain Événement, { $npc } va { $n ->
        [one] 1 région
       *[other] { $n } régions
    } plus loin
effect-slow = { $n } de moins au déplacement de votre prochain tour
effect-capacity = de la place pour { $n ->
        [one] 1 membre d'équipage
       *[other] { $n } membres d'équipage
    } de plus
effect-discount-crew = l'équipage coûte { gold-amount } de moins
effect-discount-ship = les Navires coûtent { gold-amount } de moins
effect-discount-bury = enterrer les dix premières pièces d'or coûte { gold-amount } de moins
effect-income = { gold-amount } de plus à la fin de votre tour
effect-refresh = redresser { $n ->
        [0] tout votre équipage
        [one] un membre d'équipage
       *[other] { $n } membres d'équipage
    }
effect-refresh-other = redresser { $n ->
        [0] tout votre équipage qui ne redresse personne
        [one] un autre membre d'équipage qui ne redresse personne
       *[other] { $n } autres membres d'équipage qui ne redressent personne
    }
effect-exhaust = épuiser { $n ->
        [0] tout votre équipage
        [one] un membre d'équipage
       *[other] { $n } membres d'équipage
    }
effect-favor = la Faveur monte de { $n }
effect-favor-less = la Faveur baisse de { $n }
effect-malice = la Malveillance monte de { $n }
effect-malice-less = la Malveillance baisse de { $n }
effect-draw-tavern = piocher une carte Taverne ; { $icons ->
        [no] la garder
       *[yes] en garder { $keep ->
            [one] une
           *[other] jusqu'à { $keep }
        }
    }
effect-draw-crew = piocher une carte Équipage ; vous pouvez { $icons ->
        [no] l'engager
       *[yes] en engager { $keep ->
            [one] une
           *[other] jusqu'à { $keep }
        }
    }
price-discount = pour { gold-amount } de moins
price-half = à moitié prix
price-free = gratuitement si le prix est d'au plus { $n }
effect-gain_card-tavern = prendre une carte Taverne sans son Jeu
effect-gain_card-item = gagner un Objet
effect-gain_card-crew = prendre une carte Équipage gratuitement
effect-peek = regarder { $n ->
        [one] la première carte
       *[other] les { $n } premières cartes
    } de { $deck }
after-bottom = et en glisser une dessous
after-may_bottom = et { $n ->
        [one] la glisser
       *[other] en glisser une
    } sous la pioche si vous voulez
after-reorder = et les remettre dans l'ordre voulu
effect-bury = enterrer { $tens } pièces d'or
effect-games = piocher { $n ->
        [one] 1 carte
       *[other] { $n } cartes
    } de plus et en résoudre une
effect-enter_port = utiliser un Port qu'un autre contrôle
effect-neutral = tous les PNJ sont neutres envers vous jusqu'à la fin de votre tour
effect-pass_hostile = traverser { $n ->
        [one] une région avec un PNJ hostile
       *[other] { $n } régions avec des PNJ hostiles
    }
effect-ransom = un joueur de votre région ou d'une région voisine vous paie jusqu'à { gold-amount }
effect-levy = prendre { gold-amount } à chaque autre joueur (en solo : gagner { $solo })
effect-cancel_attack = rien ne vous arrive { $flee ->
        [yes] et vous fuyez
       *[no] et vous n'avez pas à fuir
    }
effect-keep_gold = { $n ->
        [0] ne pas perdre d'or
       *[other] perdre { gold-amount } de moins
    }
effect-keep_crew = ne défausser aucun membre d'équipage
effect-stay_ready = n'épuiser aucun membre d'équipage
effect-flee_far = fuir jusqu'à { $n } régions plus loin
effect-flee = fuir
effect-prevent = l'empêcher
effect-discard_crew = défausser { $n ->
        [one] un membre d'équipage
       *[other] { $n } membres d'équipage
    }
effect-discard_item = défausser { $n ->
        [one] un Objet
       *[other] { $n } Objets
    }
effect-discard_item-or_relic = défausser un Objet ou une Relique
effect-discard_item-else_relic = défausser un Objet ou, à défaut, une Relique
trophy = (l'attaquant gagne un Trophée)
effect-discard_rumor = défausser { $n ->
        [one] une Rumeur
       *[other] { $n } Rumeurs
    }
effect-remove_flag = retirer votre Pavillon de votre Port le plus faible
or-gold = ou perdre { gold-amount }
else-gold = ou sinon perdre { gold-amount }
effect-give_relics = donner à l'attaquant toutes vos Reliques d'invocation
effect-give_trophies = donner à l'attaquant tous vos Trophées
effect-level = { $npc } monte { $n ->
        [one] d'un niveau
       *[other] de { $n } niveaux
    }
effect-place = placer { $n ->
        [one] 1
       *[other] { $n } ×
    } { $npc } { $where }
where-sea = en mer
where-british_port = dans un Port britannique, sinon à Bridgetown
where-british_flag = dans un Port britannique, s'il y en a un
where-weak_ports = dans des Ports différents de Force 5 au plus
where-infested = dans des Ports infestés différents
where-king = dans la région du Roi
where-region = à { $region }
effect-npc_gold = chaque { $npc } gagne { gold-amount }
effect-bury_limit = jusqu'au prochain Événement, enterrer { $tens } pièces d'or au plus par tour
effect-treasury = le Trésor royal gagne { gold-amount }
effect-king_trophy = le Roi gagne { $n ->
        [one] un Trophée
       *[other] { $n } Trophées
    }
effect-heal = le Roi perd une Blessure s'il en a une ou deux
effect-relation = la relation monte de { $n }
effect-relation-less = la relation baisse de { $n }
effect-relation-of = la relation avec la Faction { $faction } monte de { $n }
effect-relation-less-of = la relation avec la Faction { $faction } baisse de { $n }
effect-faction_relic = prendre une Relique de la Faction
effect-faction_relic-of = prendre une Relique de la Faction { $faction }
effect-ally_relic = prendre une Relique d'alliance
effect-ally_relic-of = prendre une Relique d'alliance de la Faction { $faction }
effect-legendary = prendre l'équipage légendaire
effect-leave = l'équipage légendaire s'en va
effect-secondary_lover = gagner un second Amour
effect-secondary_nemesis = gagner une seconde Némésis
effect-ally_or_lover = prendre une Relique d'alliance ou gagner un second Amour
effect-estrange = l'Amour de la Faction se détourne de vous
effect-flag_or_fort = placer le Pavillon ou le Fort de la Faction
effect-defeat_nemesis = votre Némésis quitte la partie
effect-captain_flag = placer votre Pavillon ici, s’il n’y en a aucun
effect-deed = on s’en souviendra
effect-warmth = la tendresse monte de { $n }
effect-warmth-less = la tendresse baisse de { $n }
effect-grudge = la rancune monte de { $n }
effect-grudge-less = la rancune baisse de { $n }
relation-least = avec une relation d'au moins { $n }, { $effects }
relation-most = avec une relation d'au plus { $n }, { $effects }

## Ce qu'il faut encore dire d'un contenu

person-role = { $person }, { $role }
npc-numbered = { $npc } { $n }
side-text = { $side } – { $text }
ship-text = Classe { $class } : { $cannons ->
        [one] 1 canon
       *[other] { $cannons } canons
    }, déplacement { $movement }, { $capacity } places d'équipage.
rumor-text = Rumeur : { $region }. { $text }
outcomes-or = { $first } ; ou { $last }
reward-text = récompense
attack-text = attaque
attack-text-region = attaque de région
band-text = Dès la Force { $at }, { $effects }.
cost-gold = payer { gold-amount }
challenge-text = Défi { $n }
fail-text = si vous échouez
done-text = dans tous les cas
letter = { $text } Si vous acceptez : { $accept }. Si vous refusez : { $refuse }.
deal = { $cost } ; puis { $gain }
deal-nothing = rien ne change
title-with = { $title }, avec { $person }
letter-from = une lettre de la Faction { $faction }
letter-about-lover_taken = une lettre au sujet de votre Amour
letter-about-nemesis_helped = une lettre au sujet de votre Némésis
letter-about-crew_tempted = une lettre au sujet de votre équipage
letter-about-port_betrayed = une lettre au sujet d’un de vos Ports
letter-accept = Accepter.
letter-refuse = Refuser.
letter-keep = Rendre le service promis.
letter-broken = La promesse est rompue.
promise-terms = Vous devez un service à votre prochaine Aventure ; sans cela, { $broken }.
nobody = personne
somebody = une autre voile
option-other = Autre chose
arc-prologue = Un Prologue
arc-captain = Une Aventure de Capitaine
arc-service = À leur service
arc-lover = Une soirée avec un Amour
arc-nemesis = Une affaire avec une Némésis
arc-secondary_lover = Une soirée avec un second Amour
arc-secondary_nemesis = Une affaire avec une seconde Némésis
arc-reconcile = La réconciliation
arc-old_score = Un vieux compte
arc-finale = Le dernier mot
event_card-CALM = Mer calme
card-CALM = Mer calme
text-CALM = Aucune Faction ne se renforce. Chacun redresse un membre d'équipage.

## Le jeu

title = Sea of Legends
tagline = Naviguez, combattez, aimez et enterrez votre or, pendant que les puissances des Caraïbes jouent leur propre partie.
players-and-time = 1 à 4 joueurs, { minutes } minutes
minutes = 120
# Une phrase par ligne.
summary =
    Vous êtes capitaine pirate : un petit Navire, trois membres d'équipage, un Amour et une Némésis. Qui a 10 de Notoriété à la fin d'une manche gagne.
    À votre tour, vous pouvez naviguer une fois et faire une action : lancer un Défi, partir à l'Aventure ou profiter du Port.
    Un Défi se joue aux dés : les chiffres font la Force, les autres faces nourrissent votre Capitaine, votre Amour et votre Némésis.
    La Notoriété vient des Navires, de l'or enterré, des Reliques, de l'équipage, du grand amour, des Chefs vaincus et des grands Ports. Une partie peut se perdre.
    Après tous les tours, les Factions agissent d'elles-mêmes. Chacune suit ses propres buts ; toutes sauf l'Armada espagnole peuvent gagner, et leurs alliés avec elles.
    Puis un Événement les renforce, et le jeton de premier joueur passe au suivant.
notice-content = Les cartes, le plateau et les Guides de Faction de cette édition sont les nôtres ; les règles sont celles du livret.

## Ce qui est demandé

prompt-choose-captain = Quel Capitaine serez-vous ?
prompt-choose-lover = Qui aimez-vous ?
prompt-choose-nemesis = Et qui vous hait ?
prompt-place-galleon = Placez un Galion espagnol dans une région de mer.
prompt-turn = Que faites-vous ?
prompt-port-extras = Avant l'action de Port : utiliser quelque chose ?
prompt-choose-game = Laquelle de ces cartes Taverne jouez-vous ?
prompt-choose-outcome = { $game }. { $terms } Que choisissez-vous ?
prompt-keep-card = Quelle carte gardez-vous ?
prompt-hire-crew = Qui engagez-vous ?
prompt-buy-ship = Quel Navire achetez-vous ?
prompt-bury = Combien d'or enterrez-vous ?
prompt-make-room = Il n'y a pas de place pour tous. Qui quitte le Navire ?
prompt-peek-deck = Quelle pioche regardez-vous ?
prompt-place-peeked = Que faites-vous des cartes vues ?
prompt-pick-crew = Quel membre d'équipage { $deed } ?
deed-exhaust = épuisez-vous
deed-discard = défaussez-vous
deed-refresh = redressez-vous
prompt-pick-loss = À quoi renoncez-vous ?
prompt-pick-seat = Quel joueur vous paie ?
prompt-pick-flag = De quel Port retirez-vous votre Pavillon ?
prompt-prevent-malice = Votre Némésis se renforce. L'empêcher ?
prompt-pool = { $difficulty ->
        [0] Ajoutez des dés, puis lancez.
       *[other] Il faut une Force de { $difficulty }. Ajoutez des dés, puis lancez.
    }
prompt-assign = { $difficulty ->
        [0] Attribuez vos dés.
       *[other] Attribuez vos dés. Il faut une Force de { $difficulty }.
    }
prompt-turn-dice = Quel dé tournez-vous ?
prompt-reroll-dice = Quels dés relancez-vous ?
prompt-shield = Votre Némésis frappe. Parer ?
prompt-order-nemeses = Quelle Némésis frappe en premier ?
prompt-won = Victoire. Utiliser quelque chose ?
prompt-take-prize = Que prenez-vous ?
prompt-move-flag = Tous vos Pavillons sont placés. De quel Port en retirez-vous un ?
prompt-choose-option = Que faites-vous ?
prompt-choose-bond = Un signe d'alliance, ou l'amour ?
prompt-choose-relic = Quelle Relique prenez-vous ?
prompt-choose-port = Dans quel Port ?
prompt-choose-mark = Un Pavillon ou un Fort ?
prompt-answer-postscript = { $letter } Quelle est votre réponse ?
prompt-choose-faction = Quelle Faction agit ensuite ?
prompt-choose-npc = Qui d'entre eux agit ensuite ?
prompt-choose-target = { $npc } ({ $from_region }) a plusieurs cibles aussi proches. Laquelle choisissez-vous ?
prompt-choose-route = { $npc } ({ $from_region }) a plusieurs chemins aussi courts vers { $region }. Par où passer ?
prompt-drift = { $npc } ({ $from_region }) n'a pas d'Objectif. Où l'envoyez-vous ?
prompt-choose-victim = Qui { $npc } attaque-t-il ?
prompt-choose-player = Quel capitaine { $npc } attaque-t-il ?
prompt-react = { $npc } vous attaque. Utiliser quelque chose ?
prompt-flee = Où fuyez-vous ?
prompt-flee-npc = Où fuit le Roi ?
prompt-choose-place = { $npc_type } : dans quelle région ?

## Ce qui peut être choisi

choice-captain = Jouer { $captain }
choice-lover = { $card } comme Amour
choice-nemesis = { $card } comme Némésis
choice-sail = Naviguer vers { $region }
choice-challenge = Lancer un Défi : { $target }
target-port = le Port
target-seat-0 = le joueur 1
target-seat-1 = le joueur 2
target-seat-2 = le joueur 3
target-seat-3 = le joueur 4
choice-adventure = Partir pour { $token }
token-captain = l'Aventure de votre Capitaine
token-lover = une Aventure avec votre Amour
token-nemesis = une Aventure contre votre Némésis
token-secondary = votre Aventure secondaire
token-relic-1 = la première Relique d'invocation
token-relic-2 = la deuxième Relique d'invocation
token-relic-3 = la troisième Relique d'invocation
token-relic-4 = la quatrième Relique d'invocation
token-trophy = un Trophée
choice-visit = Utiliser le Port
choice-claim = Réclamer { $card }
choice-pick-up = Prendre { $token }
choice-offer = Rendre un Trophée contre { $card }
choice-give = Remettre { $card } à { $npc }
choice-use = Utiliser { $card }
card-lover-2 = la deuxième capacité de votre Amour
card-second-2 = la deuxième capacité de votre second Amour
source-lover-2 = la deuxième capacité de son Amour
source-second-2 = la deuxième capacité de son second Amour
choice-end-turn = Finir votre tour
choice-done = Continuer
choice-outcome = { $outcome ->
        [0] Ce qui vient d'abord
       *[other] Ce qui vient ensuite
    }
choice-keep = Garder { $card }
choice-hire = Engager { $card }
choice-buy = Acheter { $ship }
choice-bury = Enterrer { $tens }0 pièces d'or
choice-look = Regarder la { $deck }
deck-tavern = pioche Taverne
deck-crew = pioche Équipage
deck-event = pioche Événement
choice-on-top = { $card } ensuite
choice-under = Glisser { $card } sous la pioche
choice-pick = { $card }
choice-pay = Perdre { $gold ->
        [one] { $gold } pièce d'or
       *[other] { $gold } pièces d'or
    }
choice-seat = { $seat }
choice-region = { $region }
choice-accept = Accepter
choice-refuse = Refuser
choice-roll = Lancer les dés
choice-assign = Attribuer { $count ->
        [one] un dé
       *[other] { $count } dés
    } : { $ability }
ability-captain = Capitaine
ability-lover-1 = Amour
ability-lover-3 = troisième capacité de l'Amour
ability-second-1 = second Amour
ability-second-3 = troisième capacité du second Amour
choice-turn = Tourner le dé { $die } sur { $face }
# Les dés se comptent à partir de 1.
die-0 = 1
die-1 = 2
die-2 = 3
die-3 = 4
die-4 = 5
die-5 = 6
die-6 = 7
die-7 = 8
die-8 = 9
die-9 = 10
die-10 = 11
die-11 = 12
die-12 = 13
die-13 = 14
die-14 = 15
die-15 = 16
die-16 = 17
die-17 = 18
choice-reroll = Relancer le dé { $die }
choice-take = Prendre { $prize }
prize-gold = la moitié de l'or
prize-trophy = un Trophée du perdant
choice-option = { $option }
choice-bond = { $bond }
bond-ally_relic = Une Relique d'alliance
bond-lover = Un second Amour
choice-mark = { $mark }
mark-flag = Un Pavillon
mark-fort = Un Fort
choice-activate = { $faction }
choice-npc = { $npc }

## Ce qui arrive

gold-count = { $count ->
        [one] { $count } pièce d'or
       *[other] { $count } pièces d'or
    }

event-first-player-named = { $seat } commence.
    .seat = Vous commencez.
event-captain-chosen = { $captain } monte à bord.
    .seat = Vous montez à bord : vous êtes { $captain }.
    .person = { $seat } monte à bord et joue { $captain }.
event-character-dealt = { $seat } reçoit { $card }.
    .seat = Vous recevez { $card }.
event-character-dealt-unseen = { $seat } reçoit une carte.
    .seat = Vous recevez une carte.
event-lover-chosen = { $seat } aime { $card }.
    .seat = Vous aimez { $card }.
event-nemesis-chosen = { $card } hait { $seat }.
    .seat = { $card } vous hait.
event-npc-placed = { $npc } apparaît : { $region }.
event-npc-defeated = { $seat } vainc { $npc } et gagne { gold-count }.
    .seat = Vous vainquez { $npc } et gagnez { gold-count }.
event-npc-defeated-by = { $npc } est vaincu par { $other_npc }.
event-king-wounded = Le Roi Alaran reçoit { $count ->
        [1] sa première Blessure
        [2] sa deuxième Blessure
       *[other] sa troisième Blessure et disparaît
    }.
event-treasury-plundered = Le Trésor royal perd { gold-count }.
event-round-begun = Manche { $count }.
event-turn-begun = C'est à { $seat } de jouer.
    .seat = C'est à vous de jouer.
event-sailed = { $seat } quitte { $from_region } pour { $region }.
    .seat = Vous quittez { $from_region } pour { $region }.
event-relic-claimed = { $seat } suit la Rumeur et réclame { $card }.
    .seat = Vous suivez la Rumeur et réclamez { $card }.
event-relic-picked-up = { $seat } ramasse une Relique d'invocation : { $card }.
    .seat = Vous ramassez une Relique d'invocation : { $card }.
event-trophy-picked-up = { $seat } ramasse un Trophée : { $region }.
    .seat = Vous ramassez un Trophée : { $region }.
event-spoil-taken = { $seat } rend un Trophée contre { $card }.
    .seat = Vous rendez un Trophée contre { $card }.
event-relic-handed-over = { $seat } remet une Relique d'invocation à { $npc } : { $card }.
    .seat = Vous remettez une Relique d'invocation à { $npc } : { $card }.
event-port-visited = { $seat } descend à terre : { $region }.
    .seat = Vous descendez à terre : { $region }.
event-game-played = { $seat } joue le Jeu de cette carte : { $card }.
    .seat = Vous jouez le Jeu de cette carte : { $card }.
event-ship-bought = { $seat } paie { gold-count } pour { $card }.
    .seat = Vous payez { gold-count } pour { $card }.
event-gold-buried = { $seat } enterre { $gold ->
        [one] { $gold } pièce d'or
       *[other] { $gold } pièces d'or
    } pour { $count } de Notoriété.
    .seat = Vous enterrez { $gold ->
            [one] { $gold } pièce d'or
           *[other] { $gold } pièces d'or
        } pour { $count } de Notoriété.
event-deck-rebuilt = La { $deck } est mélangée à nouveau.
event-card-drawn = Carte piochée : { $card }. Son Jeu : { $tavern_game }.
event-card-drawn-unseen = Carte piochée : { $card }.
event-deck-looked-at = { $seat } regarde { $count ->
        [one] la première carte
       *[other] les { $count } premières cartes
    } de la { $deck }.
    .seat = Vous regardez { $count ->
            [one] la première carte
           *[other] les { $count } premières cartes
        } de la { $deck }.
event-card-seen = { $seat } voit { $card }.
    .seat = Vous voyez { $card }.
event-card-seen-unseen = { $seat } voit une carte.
    .seat = Vous voyez une carte.
event-cards-put-in-order = { $seat } repose des cartes de la { $deck } ({ $count }).
    .seat = Vous reposez des cartes de la { $deck } ({ $count }).
event-card-put-under = { $seat } glisse { $card } sous la { $deck }.
    .seat = Vous glissez { $card } sous la { $deck }.
event-card-put-under-unseen = { $seat } glisse une carte sous la { $deck }.
    .seat = Vous glissez une carte sous la { $deck }.
event-card-gained = { $seat } prend { $card }.
    .seat = Vous prenez { $card }.
event-card-discarded = { $seat } défausse { $card }.
    .seat = Vous défaussez { $card }.
event-crew-hired = { $seat } engage { $card } { $count ->
        [0] gratuitement
       *[other] pour { gold-count }
    }.
    .seat = Vous engagez { $card } { $count ->
            [0] gratuitement
           *[other] pour { gold-count }
        }.
event-crew-discarded = { $card } quitte { $seat }.
    .seat = { $card } vous quitte.
event-crew-exhausted = { $seat } épuise { $card }.
    .seat = Vous épuisez { $card }.
event-crew-refreshed = { $seat } redresse { $card }.
    .seat = Vous redressez { $card }.
event-gold-gained = { $seat } gagne { gold-count }.
    .seat = Vous gagnez { gold-count }.
event-gold-lost = { $seat } perd { gold-count }.
    .seat = Vous perdez { gold-count }.
event-gold-handed-over = { $seat } donne { gold-count } à { $other }.
    .seat = Vous donnez { gold-count } à { $other }.
    .other = { $seat } vous donne { gold-count }.
event-favor-changed = { $card } a pour { $seat } une Faveur de { $count } sur 4.
    .seat = { $card } a pour vous une Faveur de { $count } sur 4.
event-malice-changed = { $card } a envers { $seat } une Malveillance de { $count } sur 3.
    .seat = { $card } a envers vous une Malveillance de { $count } sur 3.
event-slowed = Au prochain tour, { $seat } ira { $count ->
        [one] { $count } région
       *[other] { $count } régions
    } moins loin.
    .seat = Au prochain tour, vous irez { $count ->
            [one] { $count } région
           *[other] { $count } régions
        } moins loin.
event-challenged-npcs = { $seat } défie la Faction { $faction } : Force { $count }.
    .seat = Vous défiez la Faction { $faction } : Force { $count }.
event-challenged-port = { $seat } défie { $region } : Force { $count }.
    .seat = Vous défiez { $region } : Force { $count }.
event-challenged-player = { $seat } défie { $other }.
    .seat = Vous défiez { $other }.
    .other = { $seat } vous défie.
event-challenged-adventure = { $seat } affronte un Défi : Force { $count }.
    .seat = Vous affrontez un Défi : Force { $count }.
event-cannons-added = { $seat } tient { $count } { $count ->
        [one] dé Bonus
       *[other] dés Bonus
    } de son Navire.
    .seat = Vous tenez { $count } { $count ->
            [one] dé Bonus
           *[other] dés Bonus
        } de votre Navire.
event-dice-added = { $seat } ajoute { $count } { $count ->
        [one] dé Bonus
       *[other] dés Bonus
    }.
    .seat = Vous ajoutez { $count } { $count ->
            [one] dé Bonus
           *[other] dés Bonus
        }.
event-ability-used = { $seat } utilise { $source }.
    .seat = Vous utilisez { $source }.
event-die-rolled = { $seat } obtient { $face }.
    .seat = Vous obtenez { $face }.
dice-rolled = { $seat } obtient { $faces }.
    .seat = Vous obtenez { $faces }.
face-1 = 1
face-2 = 2
face-captain = Capitaine
face-lover = Amour
face-nemesis = Némésis
from_face-1 = 1
from_face-2 = 2
from_face-captain = Capitaine
from_face-lover = Amour
from_face-nemesis = Némésis
event-die-turned = { $seat } tourne un dé : { $from_face } devient { $face }.
    .seat = Vous tournez un dé : { $from_face } devient { $face }.
event-icons-assigned = { $seat } attribue { $count ->
        [one] un dé
       *[other] { $count } dés
    } : { $ability }.
    .seat = Vous attribuez { $count ->
            [one] un dé
           *[other] { $count } dés
        } : { $ability }.
event-strength-changed = Par une capacité, { $seat } change de Force : { $count }.
    .seat = Par une capacité, votre Force change : { $count }.
event-target-strengthened = Contre { $seat }, la cible est plus forte de { $count }.
    .seat = Contre vous, la cible est plus forte de { $count }.
event-nemesis-threshold = { $seat } montre { $count } { $count ->
        [one] face Némésis
       *[other] faces Némésis
    }.
    .seat = Vous montrez { $count } { $count ->
            [one] face Némésis
           *[other] faces Némésis
        }.
event-nemesis-activated = { $card } frappe { $seat }, capacité { $count }.
    .seat = { $card } vous frappe, capacité { $count }.
event-nemesis-ignored = { $seat } pare { $card }, capacité { $count }.
    .seat = Vous parez { $card }, capacité { $count }.
event-ally-helped = { $npc } aide { $seat } avec { $count }.
    .seat = { $npc } vous aide avec { $count }.
event-strength-compared = { $seat } a une Force de { $strength }, il faut { $needed }.
    .seat = Vous avez une Force de { $strength }, il faut { $needed }.
event-challenge-won = { $seat } remporte le Défi.
    .seat = Vous remportez le Défi.
event-challenge-lost = { $seat } perd le Défi.
    .seat = Vous perdez le Défi.
event-gold-taken = { $seat } prend { gold-count } à { $other }.
    .seat = Vous prenez { gold-count } à { $other }.
    .other = { $seat } vous prend { gold-count }.
event-trophy-taken = { $seat } prend un Trophée à { $other }.
    .seat = Vous prenez un Trophée à { $other }.
    .other = { $seat } vous prend un Trophée.
event-card-taken = { $seat } prend { $card } à { $other }.
    .seat = Vous prenez { $card } à { $other }.
    .other = { $seat } vous prend { $card }.
event-nothing-to-take = { $other } n'a rien à céder à { $seat }.
    .seat = { $other } n'a rien que vous puissiez prendre.
    .other = Vous n'avez rien à céder à { $seat }.
event-port-captured = { $seat } capture { $region }.
    .seat = Vous capturez { $region }.
event-flag-placed = { $seat } hisse un Pavillon : { $region }.
    .seat = Vous hissez un Pavillon : { $region }.
event-faction-flag-placed = { $faction } : le Pavillon flotte, { $region }.
event-flag-removed = { $seat } perd son Pavillon : { $region }.
    .seat = Votre Pavillon est amené : { $region }.
event-faction-flag-removed = { $faction } : le Pavillon est amené, { $region }.
event-fort-placed = { $faction } : un Fort est bâti, { $region }.
event-infestation-removed = { $region } est libre de l'Infestation.
event-notoriety-gained = { $seat } gagne { $count } de Notoriété.
    .seat = Vous gagnez { $count } de Notoriété.
event-adventure-begun = { $seat } part pour une Aventure { $token_key ->
        [captain] de Capitaine
        [lover] d'Amour
        [nemesis] de Némésis
       *[secondary] secondaire
    } : { $episode }.
    .seat = Vous partez pour une Aventure { $token_key ->
            [captain] de Capitaine
            [lover] d'Amour
            [nemesis] de Némésis
           *[secondary] secondaire
        } : { $episode }.
# Comme les éditions précédentes le disaient.
event-adventure-begun-unseen = { $seat } part pour une Aventure { $token_key ->
        [captain] de Capitaine
        [lover] d’Amour
        [nemesis] de Némésis
       *[secondary] secondaire
    }.
event-option-chosen = { $seat } choisit : { $tale }
    .seat = Vous choisissez : { $tale }
event-representative-met = { $card } ({ $faction }) a remarqué { $seat }.
    .seat = { $card } ({ $faction }) vous a remarqué.
event-captain-flipped = { $seat } entre dans la légende.
    .seat = Vous entrez dans la légende.
event-token-moved = La prochaine Aventure { $token_key ->
        [captain] de Capitaine
        [lover] d'Amour
        [nemesis] de Némésis
       *[secondary] secondaire
    } attend { $seat } : { $region }.
    .seat = La prochaine Aventure { $token_key ->
            [captain] de Capitaine
            [lover] d'Amour
            [nemesis] de Némésis
           *[secondary] secondaire
        } vous attend : { $region }.
event-token-on-captain = La prochaine Aventure { $token_key ->
        [captain] de Capitaine
        [lover] d'Amour
        [nemesis] de Némésis
       *[secondary] secondaire
    } attend { $seat } : elle voyage avec { $other }.
    .seat = Votre prochaine Aventure { $token_key ->
            [captain] de Capitaine
            [lover] d'Amour
            [nemesis] de Némésis
           *[secondary] secondaire
        } voyage avec { $other }.
    .other = La prochaine Aventure { $token_key ->
            [captain] de Capitaine
            [lover] d'Amour
            [nemesis] de Némésis
           *[secondary] secondaire
        } attend { $seat } : elle voyage avec vous.
event-relation-changed = { $seat } et la Faction { $faction } : relation de { $count }.
    .seat = Votre relation avec la Faction { $faction } est maintenant de { $count }.
event-relic-gained = { $seat } gagne { $card }.
    .seat = Vous gagnez { $card }.
event-legendary-joined = { $card } rejoint { $seat }.
    .seat = { $card } vous rejoint.
event-legendary-left = { $card } quitte { $seat }.
    .seat = { $card } vous quitte.
event-secondary-lover-gained = { $seat } et { $card } s'aiment.
    .seat = { $card } et vous, c'est l'amour.
event-secondary-nemesis-gained = { $card } hait désormais { $seat }.
    .seat = { $card } vous hait désormais.
event-nemesis-defeated = { $card } ne nuira plus à { $seat }.
    .seat = { $card } ne vous nuira plus.
event-postscript-arrived = Ailleurs dans les Caraïbes, pour { $seat } : { $postscript }.
    .seat = Ailleurs dans les Caraïbes, pour vous : { $postscript }.
event-postscript-accepted = { $seat } accepte.
    .seat = Vous acceptez.
event-postscript-refused = { $seat } refuse.
    .seat = Vous refusez.
event-promise-kept = { $seat } tient sa promesse : { $postscript }.
    .seat = Vous tenez votre promesse : { $postscript }.
event-promise-broken = { $seat } manque à sa promesse : { $postscript }.
    .seat = Vous manquez à votre promesse : { $postscript }.
event-deed-remembered = On s’en souviendra : c’était { $seat }.
    .seat = On se souviendra de vous pour cela.
event-warmth-changed = { $card } et { $seat } : tendresse { $count } sur 3.
    .seat = { $card } et vous : tendresse { $count } sur 3.
event-grudge-changed = { $card } et { $seat } : rancune { $count } sur 3.
    .seat = { $card } et vous : rancune { $count } sur 3.
event-notoriety-lost = { $seat } perd { $count } de Notoriété.
    .seat = Vous perdez { $count } de Notoriété.
event-faction-turn-begun = Les Factions agissent.
event-faction-activated = Au tour de la Faction { $faction }.
event-horde-acts = { $region } : { $count } Soldats agissent en une seule Horde de Force { $strength }.
event-npc-aims = { $npc } fait route vers { $region } : { $objective }.
event-npc-stays = { $npc } reste sur place ({ $region }) : { $objective }.
objective-dominate = le Port capturé le plus proche qu'il puisse dominer
objective-defeat = faute d'un Port à prendre, l'ennemi le plus proche qu'il puisse vaincre
objective-return = il apporte une Relique d'invocation à Tetzahuitl
objective-summon = il a une Relique d'invocation, et c'est là qu'on invoque Tetzahuitl
objective-recover = la Relique d'invocation la plus proche qu'il puisse prendre
objective-relic_holder = l'ennemi le plus proche qui a une Relique d'invocation
objective-meet_guardian = le Gardien le plus proche qui a une Relique d'invocation
objective-stay = aucun ennemi et aucun Gardien n'a de Relique d'invocation
objective-unite = l'autre Soldat le plus proche, pour former une Horde
objective-infest = le Port le plus proche qu'il puisse infester
objective-players_port = le plus proche Port d'un Capitaine qu'il puisse capturer
objective-capture = le Port le plus proche qu'il puisse capturer
objective-offer = il apporte un Trophée au Roi
objective-hunt = l'ennemi le plus proche
objective-trophy_holder = l'ennemi le plus proche qui a un Trophée
event-npc-drifts = { $npc } ({ $region }) n'a pas d'Objectif, le premier joueur le déplace donc : { $objective_key ->
        [unite] il n'y a pas d'autre Soldat
        [infest] il n'y a aucun Port qu'il puisse infester
        [recover] il n'y a aucune Relique d'invocation qu'il puisse prendre
        [defeat] il n'y a ni Port qu'il puisse prendre, ni ennemi qu'il puisse vaincre
       *[other] il n'y a pas d'ennemi
    }.
event-way-shunned = { $npc } évite { $region }, où la victoire irait à { $other_npc }.
event-company-shunned = { $npc } est Solitaire et évite { $region }, où se trouve { $other_npc }.
event-solitary-given-up = { $npc } ne trouve aucun Objectif à l'écart de ses semblables et, pour une fois, n'est pas Solitaire.
event-caution-given-up = { $npc } ne trouve aucun Objectif par un chemin sûr et prend un chemin dangereux.
event-targets-tied = { $npc } a { $count } cibles aussi proches l'une que l'autre : à { $seat } (Premier joueur) de décider.
    .seat = { $npc } a { $count } cibles aussi proches l'une que l'autre : à vous (Premier joueur) de décider.
event-ways-tied = { $npc } a { $count } chemins aussi courts l'un que l'autre : à { $seat } (Premier joueur) de décider.
    .seat = { $npc } a { $count } chemins aussi courts l'un que l'autre : à vous (Premier joueur) de décider.
event-victims-tied = { $npc } rencontre { $count } ennemis aussi forts l'un que l'autre : à { $seat } (Premier joueur) de décider.
    .seat = { $npc } rencontre { $count } ennemis aussi forts l'un que l'autre : à vous (Premier joueur) de décider.
event-npc-moved = { $npc } se déplace : { $region }.
event-npc-attacked = { $npc } attaque { $other_npc } avec une Force de { $count }.
event-player-attacked = { $npc } attaque { $seat }.
    .seat = { $npc } vous attaque.
event-player-fled = { $seat } fuit : { $region }.
    .seat = Vous fuyez : { $region }.
event-npc-fled = { $npc } fuit : { $region }.
event-port-dominated = { $npc } amène le Pavillon : { $region }.
event-relic-recovered = { $npc } récupère une Relique d'invocation : { $region }.
event-relic-returned = { $npc } apporte une Relique d'invocation à Tetzahuitl.
event-relic-taken = { $npc } prend une Relique d'invocation à { $seat }.
    .seat = { $npc } vous prend une Relique d'invocation.
event-leader-summoned = { $npc } invoque Tetzahuitl : { $region }.
event-port-infested = Port infesté : { $region }.
event-soldier-crumbled = { $npc } tombe en poussière pour que le Colosse se dresse : { $region }.
event-port-captured-by = { $npc } capture { $region }.
event-gold-delivered = { $npc } verse { gold-count } au Trésor royal.
event-taxes-collected = Les Ports britanniques versent { gold-count } au Trésor royal.
event-trophy-claimed = { $npc } s'empare d'un Trophée.
event-trophy-offered = { $npc } dépose un Trophée devant le Roi, qui en a { $count }.
event-trophies-taken = { $npc } prend { $count ->
        [one] un Trophée
       *[other] { $count } Trophées
    } à { $seat }.
    .seat = { $npc } vous prend { $count ->
            [one] un Trophée
           *[other] { $count } Trophées
        }.
event-faction-won = { $captains_count ->
        [0] Victoire : { $faction } !
       *[other] Victoire : { $faction }, et avec cette Faction : { $captains } !
    }
event-faction-won-unseen = Victoire : { $faction } !
event-event-revealed = Événement : { $card }.
event-npc-grew = { $npc_type } a maintenant une Force de { $count }.
event-npcs-enriched = Chaque { $npc_type } sur le plateau gagne { gold-count }.
event-npcs-hastened = Jusqu'au prochain Événement, chaque { $npc_type } va { $count ->
        [one] 1 région
       *[other] { $count } régions
    } plus loin.
event-burying-limited = Jusqu'au prochain Événement, on enterre { $count }0 pièces d'or au plus par tour.
event-treasury-grew = Le Trésor royal gagne { gold-count }.
event-king-honoured = Le Roi Alaran gagne un Trophée ; il en a { $count }.
event-king-healed = Le Roi Alaran se remet ; il { $count ->
        [0] ne lui reste aucune Blessure
        [one] lui reste 1 Blessure
       *[other] lui reste { $count } Blessures
    }.
event-captain-won = { $seat } est le Capitaine le plus redouté des Caraïbes.
    .seat = Vous êtes le Capitaine le plus redouté des Caraïbes.

## De quoi parle une décision, en titre

kind-choose-captain = Votre Capitaine
kind-choose-lover = Votre Amour
kind-choose-nemesis = Votre Némésis
kind-place-galleon = Le premier Galion
kind-turn = Votre tour
kind-port-extras = Avec l'action de Port
kind-choose-game = Quel Jeu ?
kind-choose-outcome = Le Jeu
kind-keep-card = Cartes à garder
kind-hire-crew = L'embauche
kind-buy-ship = Le Chantier naval
kind-bury = L'or enterré
kind-make-room = Plus de place
kind-peek-deck = Un regard sur une pioche
kind-place-peeked = Ce que vous avez vu
kind-pick-crew = Un membre d'équipage
kind-pick-loss = Une perte
kind-pick-seat = Un joueur
kind-pick-flag = Un Pavillon amené
kind-prevent-malice = La Malveillance
kind-pool = Le Défi : vos dés
kind-assign = Le Défi : attribuer les dés
kind-turn-dice = Le Défi : tourner des dés
kind-reroll-dice = Le Défi : relancer
kind-shield = Le Défi : votre Némésis
kind-order-nemeses = Deux Némésis
kind-won = Le Défi est remporté
kind-take-prize = Le butin
kind-move-flag = Vos Pavillons
kind-choose-option = L'Aventure
kind-choose-bond = Un lien
kind-choose-relic = Une Relique
kind-choose-port = Un Port
kind-choose-mark = Pavillon ou Fort
kind-answer-postscript = Ailleurs dans les Caraïbes
kind-choose-faction = Le tour des Factions
kind-choose-npc = Le tour des Factions : qui agit
kind-choose-target = Le tour des Factions : vers où
kind-choose-route = Le tour des Factions : quel chemin
kind-drift = Le tour des Factions : sans Objectif
kind-choose-victim = Le tour des Factions : une attaque
kind-choose-player = Le tour des Factions : une attaque
kind-react = On vous attaque
kind-flee = La fuite
kind-flee-npc = Le Roi fuit
kind-choose-place = L'Événement : où ils arrivent

## D'où vient la Notoriété

score-deeds = Exploits : Navires, or enterré, Ports, Chefs
score-crew = Équipage
score-relics = Reliques
score-love = Grand amour
score-total = Notoriété

## Zones

zone-captains = Capitaines que personne ne joue
zone-characters = Pioche Amour/Némésis
zone-faction-characters = Gens des Factions
zone-crew-deck = Pioche Équipage
zone-crew-discard = Défausse Équipage
zone-crew-top-1 = Dessus de la pioche Équipage
zone-crew-bottom = Sous la pioche Équipage
zone-tavern-deck = Pioche Taverne
zone-tavern-discard = Défausse Taverne
zone-tavern-top-1 = Dessus de la pioche Taverne
zone-tavern-top-2 = Deuxième carte de la pioche Taverne
zone-tavern-top-3 = Troisième carte de la pioche Taverne
zone-tavern-bottom = Sous la pioche Taverne
zone-event-deck = Pioche Événement
zone-event-discard = Défausse Événement
zone-event-top-1 = Dessus de la pioche Événement
zone-event-top-2 = Deuxième carte de la pioche Événement
zone-event-top-3 = Troisième carte de la pioche Événement
zone-event-bottom = Sous la pioche Événement
zone-event-now = Événement
zone-ship-deck = Navires à vendre
zone-faction-decks = Pioches des Factions
zone-drawn = Cartes piochées
zone-tavern-peek = Cartes Taverne regardées
zone-event-peek = Événements regardés
zone-box = Hors de la partie
zone-dealt = Cartes reçues
zone-ready = Équipage dispos
zone-exhausted = Équipage épuisé
zone-items = Objets
zone-rumors = Rumeurs
zone-relics = Reliques

## Options

option-factions = Factions à côté de l'Armada espagnole
option-factions-tlaloc-dread = les Enfants de Tlaloc, la Marée d'effroi
option-factions-tlaloc-british = les Enfants de Tlaloc, l'Empire britannique
option-factions-tlaloc-atlantian = les Enfants de Tlaloc, les Usurpateurs atlantes
option-factions-british-dread = l'Empire britannique, la Marée d'effroi
option-factions-atlantian-dread = les Usurpateurs atlantes, la Marée d'effroi
option-factions-atlantian-british = les Usurpateurs atlantes, l'Empire britannique
option-factions-own = un fichier avec les noms de deux Factions
option-content = Contenu
option-content-built-in = celui de cette édition
option-content-own = un dossier à vous
option-calm-seas = Mer calme
option-calm-seas-0 = aucune
option-calm-seas-1 = 1 carte dans la pioche Événement
option-calm-seas-2 = 2 cartes dans la pioche Événement
option-calm-seas-3 = 3 cartes dans la pioche Événement
option-last-round = Dernière manche
option-last-round-30 = manche 30
option-last-round-20 = manche 20
option-last-round-40 = manche 40
option-last-round-60 = manche 60

# The commands of this game

content-right = { $count } fichiers, tout y est
content-copied = { $count } fichiers sont dans { $folder }
do-content = Écrire son propre contenu pour Sea of Legends.
do-content-check = Dire tout ce qui ne va pas dans un contenu : fichier, ligne et raison.
do-content-copy = Écrire dans un dossier le contenu du jeu, pour partir de là.
opt-content-check-folder = Le dossier du contenu.
opt-content-copy-folder = Le dossier du contenu.
do-story = Vérifier, lire et imprimer ce que raconte Sea of Legends.
do-story-check = Dire tout ce qui ne va pas dans les histoires d’un contenu : fichier, ligne et raison.
opt-story-check-folder = Le dossier du contenu ; sans lui, celui du jeu.
opt-story-check-person = Seulement ce qui est dans les fichiers de ce nom ; peut se répéter.
opt-story-check-missing = Nommer les épisodes qui restent à écrire.
do-story-read = Lire un épisode ou un Post-scriptum : l’ouverture, les choix et toutes leurs suites.
opt-story-read-episode = Son nom, par exemple axe_fist_lover_2.
opt-story-read-folder = Le dossier du contenu ; sans lui, celui du jeu.
opt-story-read-captain = Qui lit : kahina, cesare, spell ou ton.
opt-story-read-type = Ce que l’histoire est devenue, par exemple serve.
opt-story-read-deeds = Ce que ce capitaine a fait, avec des virgules.
opt-story-read-others = Ce qu’un autre capitaine a fait, avec des virgules.
opt-story-read-warmth = La tendresse de l’Amour.
opt-story-read-grudge = La rancune de la Némésis.
opt-story-read-relation = La relation avec la Faction de l’histoire du Capitaine.
opt-story-read-port = Le Port où cela se passe.
opt-story-read-alone = Personne d’autre n’est à la table.
story-odds = { $percent } %
story-lost = échec
do-story-map = Dessiner les branches de chaque histoire, et une page qui les montre.
opt-story-map-to = Le dossier où écrire ; sans lui, docs/stories.
opt-story-map-folder = Le dossier du contenu ; sans lui, celui du jeu.
do-story-tale = Raconter toute l’histoire d’une partie, en Markdown ; dans un fichier, aussi en HTML.
opt-story-tale-log = Le fichier de la partie.
opt-story-tale-to = Où l’écrire : un fichier qui finit par .html ou .md.
opt-story-tale-seat = D’un seul capitaine, par le numéro de sa place.
tale-title = Un récit des Caraïbes
tale-of = Le récit de { $captain }
tale-ending = { $captain } : { $count } de Notoriété
story-checked = { $episodes ->
        [one] Un épisode
       *[other] { $episodes } épisodes
    }, { $letters ->
        [one] un Post-scriptum
       *[other] { $letters } Post-scriptum
    }, { $deeds ->
        [one] un fait
       *[other] { $deeds } faits
    } ; sur { $later } suites, { $differing } tiennent compte du passé ; { $others } parlent de ce qu’ont fait d’autres ; restent à écrire : { $missing } ; erreurs : { $mistakes } ; remarques : { $remarks }
