title = Gold'n'Crash
tagline = Trois Zeppelins par camp, un Trésor à remplir et des bombes à lâcher.
players-and-time = 2 joueurs, { minutes } minutes
minutes = 15
# Une phrase par ligne.
summary =
    Deux équipages du ciel, les Poulpirates et les Chamouraïs, ont trois Zeppelins chacun. Abattez les trois d’en face et vous gagnez sur-le-champ.
    Sinon, c’est l’Or qui compte : une fois une pioche vide, l’autre équipage joue un dernier tour, et le Trésor le plus riche l’emporte.
    À votre tour, deux actions : piocher, jouer une carte sous un Zeppelin (sauf dans votre colonne la plus remplie) ou défausser la dernière d’une colonne.
    Jouée, une carte Bombarder attaque le Zeppelin d’en face, Aborder chasse la dernière carte de la colonne d’en face, Pêcher prend le dessus de votre défausse, Renforcer pioche, Sécuriser met dans votre Trésor la dernière carte d’une colonne voisine. Une carte Or vaut beaucoup, c’est tout.
    La deuxième carte d’un type dans une colonne agit deux fois ; la troisième, trois fois, puis toute la colonne est défaussée.
    Défaussée, une carte Bombarder perce le Trésor adverse, Aborder déplace une dernière carte, Pêcher en reprend une en main, Renforcer regarde votre pioche, Sécuriser pille la défausse adverse. L’Or ne se défausse pas.
    Un Zeppelin tombe sous autant de cartes Bombarder, dans la colonne d’en face, que sa solidité : 1, 2 ou 3. Au départ, personne ne la connaît.
    Au-dessus de chaque Zeppelin attend un Invité valant 4 à 6 Or. Exaucez son souhait dans la colonne du dessous : il rejoint et protège votre Trésor.

## Cartes

# Les cartes des deux équipages sont pareilles.
card-octopirate_bomb1 = Bombarder (1 Or)
    .a = une carte Bombarder (1 Or)
card-octopirate_bomb2 = Bombarder (2 Or)
    .a = une carte Bombarder (2 Or)
card-octopirate_bomb3 = Bombarder (3 Or)
    .a = une carte Bombarder (3 Or)
card-octopirate_board1 = Aborder (1 Or)
    .a = une carte Aborder (1 Or)
card-octopirate_board2 = Aborder (2 Or)
    .a = une carte Aborder (2 Or)
card-octopirate_board3 = Aborder (3 Or)
    .a = une carte Aborder (3 Or)
card-octopirate_fish1 = Pêcher (1 Or)
    .a = une carte Pêcher (1 Or)
card-octopirate_fish2 = Pêcher (2 Or)
    .a = une carte Pêcher (2 Or)
card-octopirate_fish3 = Pêcher (3 Or)
    .a = une carte Pêcher (3 Or)
card-octopirate_reinforce1 = Renforcer (1 Or)
    .a = une carte Renforcer (1 Or)
card-octopirate_reinforce2 = Renforcer (2 Or)
    .a = une carte Renforcer (2 Or)
card-octopirate_reinforce3 = Renforcer (3 Or)
    .a = une carte Renforcer (3 Or)
card-octopirate_secure1 = Sécuriser (1 Or)
    .a = une carte Sécuriser (1 Or)
card-octopirate_secure2 = Sécuriser (2 Or)
    .a = une carte Sécuriser (2 Or)
card-octopirate_secure3 = Sécuriser (3 Or)
    .a = une carte Sécuriser (3 Or)
card-octopirate_gold4 = Or (4)
    .a = une carte Or (4)
card-octopirate_gold6 = Or (6)
    .a = une carte Or (6)

card-meowmurai_bomb1 = { card-octopirate_bomb1 }
    .a = { card-octopirate_bomb1.a }
card-meowmurai_bomb2 = { card-octopirate_bomb2 }
    .a = { card-octopirate_bomb2.a }
card-meowmurai_bomb3 = { card-octopirate_bomb3 }
    .a = { card-octopirate_bomb3.a }
card-meowmurai_board1 = { card-octopirate_board1 }
    .a = { card-octopirate_board1.a }
card-meowmurai_board2 = { card-octopirate_board2 }
    .a = { card-octopirate_board2.a }
card-meowmurai_board3 = { card-octopirate_board3 }
    .a = { card-octopirate_board3.a }
card-meowmurai_fish1 = { card-octopirate_fish1 }
    .a = { card-octopirate_fish1.a }
card-meowmurai_fish2 = { card-octopirate_fish2 }
    .a = { card-octopirate_fish2.a }
card-meowmurai_fish3 = { card-octopirate_fish3 }
    .a = { card-octopirate_fish3.a }
card-meowmurai_reinforce1 = { card-octopirate_reinforce1 }
    .a = { card-octopirate_reinforce1.a }
card-meowmurai_reinforce2 = { card-octopirate_reinforce2 }
    .a = { card-octopirate_reinforce2.a }
card-meowmurai_reinforce3 = { card-octopirate_reinforce3 }
    .a = { card-octopirate_reinforce3.a }
card-meowmurai_secure1 = { card-octopirate_secure1 }
    .a = { card-octopirate_secure1.a }
card-meowmurai_secure2 = { card-octopirate_secure2 }
    .a = { card-octopirate_secure2.a }
card-meowmurai_secure3 = { card-octopirate_secure3 }
    .a = { card-octopirate_secure3.a }
card-meowmurai_gold4 = { card-octopirate_gold4 }
    .a = { card-octopirate_gold4.a }
card-meowmurai_gold6 = { card-octopirate_gold6 }
    .a = { card-octopirate_gold6.a }

# Dans un choix, une carte est son type et sa valeur.
card-bomb = Bombarder
card-board = Aborder
card-fish = Pêcher
card-reinforce = Renforcer
card-secure = Sécuriser
card-gold = Or

## Invités

# Leurs noms sont de nous. Un Invité est aussi une carte d'un Trésor.
guest-nine_gold = Banquière
    .the = la Banquière
    .gold = 5 Or
    .condition = 9 Or ou plus dans la colonne
guest-two_in_a_turn = Messager
    .the = le Messager
    .gold = 4 Or
    .condition = 2 cartes jouées dans la colonne au cours d’un tour
guest-three_reinforce = Général
    .the = le Général
    .gold = 5 Or
    .condition = 3 cartes Renforcer dans la colonne
guest-five_cards = Duchesse
    .the = la Duchesse
    .gold = 6 Or
    .condition = 5 cartes dans la colonne
guest-four_types = Collectionneuse
    .the = la Collectionneuse
    .gold = 5 Or
    .condition = 4 types de cartes dans la colonne
guest-three_fish = Poissonnier
    .the = le Poissonnier
    .gold = 5 Or
    .condition = 3 cartes Pêcher dans la colonne
guest-two_gold = Joaillière
    .the = la Joaillière
    .gold = 5 Or
    .condition = 2 cartes Or dans la colonne
guest-three_board = Duelliste
    .the = la Duelliste
    .gold = 5 Or
    .condition = 3 cartes Aborder dans la colonne

card-nine_gold = { guest-nine_gold } ({ guest-nine_gold.gold })
card-two_in_a_turn = { guest-two_in_a_turn } ({ guest-two_in_a_turn.gold })
card-three_reinforce = { guest-three_reinforce } ({ guest-three_reinforce.gold })
card-five_cards = { guest-five_cards } ({ guest-five_cards.gold })
card-four_types = { guest-four_types } ({ guest-four_types.gold })
card-three_fish = { guest-three_fish } ({ guest-three_fish.gold })
card-two_gold = { guest-two_gold } ({ guest-two_gold.gold })
card-three_board = { guest-three_board } ({ guest-three_board.gold })

## Équipages

# Le nom d'un équipage est un pluriel, et suit un article.
crew-octopirate = Poulpirates
crew-meowmurai = Chamouraïs

## Lieux

# La colonne de gauche d'un équipage fait face à la colonne de gauche de l'autre. `.of` dit de quelle
# colonne ou de quel Zeppelin il s'agit.
column-0 = gauche
    .of = de gauche
column-1 = milieu
    .of = du milieu
column-2 = droite
    .of = de droite

from-0 = { column-0 }
    .of = { column-0.of }
from-1 = { column-1 }
    .of = { column-1.of }
from-2 = { column-2 }
    .of = { column-2.of }

to-0 = { column-0 }
    .of = { column-0.of }
to-1 = { column-1 }
    .of = { column-1.of }
to-2 = { column-2 }
    .of = { column-2.of }

to-top = sur
to-bottom = sous

zone-looked = Cartes observées
zone-box = Hors du jeu
zone-deck = Pioche
zone-hand = Main
zone-discard = Défausse
zone-treasure = Trésor

## D'où vient l'Or

score-crew = Cartes Équipage
score-guests = Invités
score-total = Or en tout
score-sum = { $count } d’Or
verdict-crash = Tous les Zeppelins de l’autre équipage sont tombés : c’est la victoire immédiate, quel que soit l’Or.

## Options

option-first-player = Premier joueur
option-first-player-random = tiré au sort
option-first-player-seat =
    { $number ->
        [1] les Poulpirates
       *[other] les Chamouraïs
    }
option-guests = Invités
option-guests-dealt = distribués au hasard
option-guests-chosen = choisis tour à tour, le premier joueur en tête
option-endless-limit = Une partie sans fin
option-endless-limit-40 = s’arrête après 40 tours de suite où personne ne pioche
option-endless-limit-20 = s’arrête après 20 tours de suite où personne ne pioche
option-endless-limit-80 = s’arrête après 80 tours de suite où personne ne pioche
option-stop-early = Finir son tour plus tôt
option-stop-early-false = seulement si aucune action n’est possible
option-stop-early-true = quand on veut
option-observe-with-one = Observer avec 1 seule carte dans la pioche
option-observe-with-one-false = impossible
option-observe-with-one-true = possible
option-loot-needs = Ce qu’il faut pour Piller
option-loot-needs-1 = 1 carte dans la défausse adverse
option-loot-needs-2 = 2 cartes dans la défausse adverse
option-gold-counts-in-column = Les cartes Or, pour l’Invité qui veut 9 Or
option-gold-counts-in-column-true = comptent comme les autres
option-gold-counts-in-column-false = ne comptent pas

## Décisions : un titre, et ce qui est demandé

kind-choose-guest = Un Invité monte à bord
kind-action = À vous : piocher, jouer ou défausser
kind-secure = Dans votre Trésor
kind-manoeuvre = Manœuvrer
kind-call-back = Rappeler
kind-observe = Observer

prompt-choose-guest = Qui invitez-vous à bord de votre prochain Zeppelin, de gauche à droite ?
prompt-action =
    Encore { $actions ->
        [one] { $actions } action
       *[other] { $actions } actions
    } : piochez, jouez une carte ou défaussez-en une.
prompt-secure =
    La dernière carte de quelle voisine de la colonne { $column_of } va dans votre Trésor{ $repeats ->
        [one] { "" }
       *[other] { " " }(jusqu’à { $repeats } cartes)
    } ?
prompt-manoeuvre = Déplacez la dernière carte d’une colonne vers une voisine, sans son effet.
prompt-call-back = La dernière carte de quelle colonne revient dans votre main ?
prompt-observe = Chaque carte va sur votre pioche ou dessous. De deux cartes dessus, la seconde est piochée en premier.

## Choix

choice-choose-guest = { $guest } ({ $guest_gold }) : { $guest_condition }
choice-draw = Piocher une carte
choice-play = Jouer la carte { $card } valant { $gold } sous le Zeppelin { $column_of }
choice-discard = Défausser la dernière carte de la colonne { $column_of }
choice-pass = Finir votre tour
choice-secure = Sécuriser la dernière carte de la colonne { $column_of }
choice-manoeuvre = Déplacer la dernière carte { $from_of } vers la colonne { $to_of }
choice-call-back = Rappeler la dernière carte de la colonne { $column_of }
choice-observe = Remettre la carte { $card } valant { $gold } { $to } votre pioche

## Ce qui s'est passé

event-first-player-named = Les { $seat } jouent en premier.
    .seat = Vous jouez en premier.
    .person = { $seat } joue en premier.
event-guest-boarded = Les { $seat } accueillent { $guest_the } à bord de leur Zeppelin { $column_of } ({ $guest_gold } pour { $guest_condition }).
    .seat = Vous accueillez { $guest_the } à bord de votre Zeppelin { $column_of } ({ $guest_gold } pour { $guest_condition }).
    .person = { $seat } accueille { $guest_the } à bord de son Zeppelin { $column_of } ({ $guest_gold } pour { $guest_condition }).
event-card-laid-out = Les { $seat } posent { $card_a } sur leur défausse.
    .seat = Vous posez { $card_a } sur votre défausse.
    .person = { $seat } pose { $card_a } sur sa défausse.
cards-laid-out = Les { $seat } posent { $cards_count } cartes sur leur défausse : { $cards }.
    .seat = Vous posez { $cards_count } cartes sur votre défausse : { $cards }.
    .person = { $seat } pose { $cards_count } cartes sur sa défausse : { $cards }.
event-card-drawn = Les { $seat } piochent { $card_a }.
    .seat = Vous piochez { $card_a }.
    .person = { $seat } pioche { $card_a }.
event-card-drawn-unseen = Les { $seat } piochent une carte.
    .seat = Vous piochez une carte.
    .person = { $seat } pioche une carte.
cards-drawn = Les { $seat } piochent { $cards_count } cartes : { $cards }.
    .seat = Vous piochez { $cards_count } cartes : { $cards }.
    .person = { $seat } pioche { $cards_count } cartes : { $cards }.
cards-drawn-unseen = Les { $seat } piochent { $count } cartes.
    .seat = Vous piochez { $count } cartes.
    .person = { $seat } pioche { $count } cartes.
event-turn-begun = C’est aux { $seat } de jouer.
    .seat = C’est à vous de jouer.
    .person = C’est à { $seat } de jouer.
event-card-played = Les { $seat } jouent { $card_a } sous leur Zeppelin { $column_of }.
    .seat = Vous jouez { $card_a } sous votre Zeppelin { $column_of }.
    .person = { $seat } joue { $card_a } sous son Zeppelin { $column_of }.
event-zeppelin-resisted = Le Zeppelin { $column_of } des { $seat } résiste. Sa solidité est de { $robustness } ; eux seuls l’ont vue.
    .seat = Votre Zeppelin { $column_of } résiste. Sa solidité est de { $robustness } ; vous seul l’avez vue.
    .person = Chez { $seat }, le Zeppelin { $column_of } résiste. Sa solidité est de { $robustness } ; personne d’autre ne l’a vue.
event-zeppelin-resisted-unseen = Le Zeppelin { $column_of } des { $seat } résiste au bombardement.
    .seat = Votre Zeppelin { $column_of } résiste au bombardement.
    .person = Chez { $seat }, le Zeppelin { $column_of } résiste au bombardement.
event-zeppelin-destroyed = Le Zeppelin { $column_of } des { $seat } s’écrase ! Sa solidité était de { $robustness }.
    .seat = Votre Zeppelin { $column_of } s’écrase ! Sa solidité était de { $robustness }.
    .person = Chez { $seat }, le Zeppelin { $column_of } s’écrase ! Sa solidité était de { $robustness }.
event-guest-lost = Les { $seat } perdent { $guest_the }, qui quitte la partie avec leur Zeppelin { $column_of }.
    .seat = Vous perdez { $guest_the }, qui quitte la partie avec votre Zeppelin { $column_of }.
    .person = { $seat } perd { $guest_the }, qui quitte la partie avec son Zeppelin { $column_of }.
event-card-boarded = Les { $seat } abordent la colonne { $column_of } et en chassent { $card_a }.
    .seat = Vous abordez la colonne { $column_of } et en chassez { $card_a }.
    .person = { $seat } aborde la colonne { $column_of } et en chasse { $card_a }.
event-card-fished = Les { $seat } pêchent { $card_a } dans leur défausse.
    .seat = Vous pêchez { $card_a } dans votre défausse.
    .person = { $seat } pêche { $card_a } dans sa défausse.
event-card-secured = Les { $seat } sécurisent { $card_a } de leur colonne { $column_of }.
    .seat = Vous sécurisez { $card_a } de votre colonne { $column_of }.
    .person = { $seat } sécurise { $card_a } de sa colonne { $column_of }.
event-guest-secured = Les { $seat } comblent { $guest_the }, qui rejoint leur Trésor : { $guest_gold } !
    .seat = Vous comblez { $guest_the }, qui rejoint votre Trésor : { $guest_gold } !
    .person = { $seat } comble { $guest_the }, qui rejoint son Trésor : { $guest_gold } !
event-column-cleared = Trois cartes d’un même type : les { $seat } défaussent toute leur colonne { $column_of }.
    .seat = Trois cartes d’un même type : vous défaussez toute votre colonne { $column_of }.
    .person = Trois cartes d’un même type : { $seat } défausse toute sa colonne { $column_of }.
event-card-discarded = Les { $seat } défaussent { $card_a } de leur colonne { $column_of }.
    .seat = Vous défaussez { $card_a } de votre colonne { $column_of }.
    .person = { $seat } défausse { $card_a } de sa colonne { $column_of }.
event-safe-cracked = Les { $seat } percent le coffre : { $card_a } tombe du Trésor adverse.
    .seat = Vous percez le coffre : { $card_a } tombe du Trésor adverse.
    .person = { $seat } perce le coffre : { $card_a } tombe du Trésor adverse.
event-card-moved = Les { $seat } manœuvrent { $card_a } vers leur colonne { $column_of }.
    .seat = Vous manœuvrez { $card_a } vers votre colonne { $column_of }.
    .person = { $seat } manœuvre { $card_a } vers sa colonne { $column_of }.
event-card-called-back = Les { $seat } rappellent { $card_a } de leur colonne { $column_of }.
    .seat = Vous rappelez { $card_a } de votre colonne { $column_of }.
    .person = { $seat } rappelle { $card_a } de sa colonne { $column_of }.
event-card-seen = Les { $seat } observent leur pioche et y voient { $card_a }.
    .seat = Vous observez votre pioche et y voyez { $card_a }.
    .person = { $seat } observe sa pioche et y voit { $card_a }.
event-card-seen-unseen = Les { $seat } observent leur pioche et y regardent une carte en secret.
    .seat = Vous observez votre pioche et y regardez une carte en secret.
    .person = { $seat } observe sa pioche et y regarde une carte en secret.
event-card-placed = Les { $seat } remettent { $card_a } { $to } leur pioche.
    .seat = Vous remettez { $card_a } { $to } votre pioche.
    .person = { $seat } remet { $card_a } { $to } sa pioche.
event-card-placed-unseen = Les { $seat } remettent une carte { $to } leur pioche.
    .seat = Vous remettez une carte { $to } votre pioche.
    .person = { $seat } remet une carte { $to } sa pioche.
event-card-looted = Les { $seat } pillent { $card_a } dans la défausse adverse.
    .seat = Vous pillez { $card_a } dans la défausse adverse.
    .person = { $seat } pille { $card_a } dans la défausse adverse.
event-turn-passed = Les { $seat } ne font plus d’action ce tour-ci.
    .seat = Vous ne faites plus d’action ce tour-ci.
    .person = { $seat } ne fait plus d’action ce tour-ci.
event-deck-emptied = La pioche des { $seat } est vide : après ce tour, l’autre équipage jouera le dernier.
    .seat = Votre pioche est vide : après ce tour, l’autre équipage jouera le dernier.
    .person = Chez { $seat }, la pioche est vide : après ce tour, l’autre équipage jouera le dernier.
event-last-turn = Les { $seat } jouent le dernier tour de la partie.
    .seat = Vous jouez le dernier tour de la partie.
    .person = { $seat } joue le dernier tour de la partie.
event-endless-play = Personne n’a pioché depuis trop longtemps : la partie s’arrête là.
event-crash-victory = Les { $seat } ont détruit le dernier Zeppelin adverse et gagnent sur-le-champ !
    .seat = Vous avez détruit le dernier Zeppelin adverse et gagnez sur-le-champ !
    .person = { $seat } a détruit le dernier Zeppelin adverse et gagne sur-le-champ !
event-treasure-counted = Le Trésor des { $seat } contient { $count } Or.
    .seat = Votre Trésor contient { $count } Or.
    .person = Chez { $seat }, le Trésor contient { $count } Or.
