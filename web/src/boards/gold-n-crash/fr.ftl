# Ce que dit le plateau de Gold'n'Crash en plus des mots du jeu.

## La lettre au coin d'une carte : courte, et toutes différentes

gold-n-crash-letter-bomb = B
gold-n-crash-letter-board = A
gold-n-crash-letter-fish = P
gold-n-crash-letter-reinforce = R
gold-n-crash-letter-secure = S
gold-n-crash-letter-gold = O

## Ce que fait une carte : jouée, et défaussée au bout d'une colonne

gold-n-crash-cards = Comment gagner, et ce que font les cartes
gold-n-crash-twice = La deuxième carte d’un type dans une colonne agit deux fois, la troisième trois fois ; puis la colonne est vidée.
gold-n-crash-goal = Deux façons de gagner : abattre les trois Zeppelins adverses, et la victoire est immédiate ; ou avoir le plus d’Or dans son Trésor à la fin. La partie finit quand une pioche est vide : l’autre équipage a un dernier tour.
gold-n-crash-turn = Un tour a deux actions : piocher une carte, en jouer une sous un de vos Zeppelins (pas sous le plus chargé), ou défausser la dernière carte d’une colonne. À la fin, seul le Trésor compte ; ni la main ni les colonnes.
gold-n-crash-worths = 6 cartes, qui valent { $values } Or
gold-n-crash-about-robustness = Un Zeppelin tombe sous autant de cartes Bombarder dans la colonne d’en face que sa solidité : chaque équipage a un 1, un 2 et un 3. On découvre lequel au premier bombardement.
gold-n-crash-close = Fermer
gold-n-crash-play-bomb = bombarde le Zeppelin d’en face, avec toutes les cartes Bombarder de sa colonne
gold-n-crash-play-board = chasse la dernière carte de la colonne d’en face
gold-n-crash-play-fish = prend la carte du dessus de votre défausse
gold-n-crash-play-reinforce = pioche une carte
gold-n-crash-play-secure = met dans votre Trésor la dernière carte d’une colonne voisine
gold-n-crash-play-gold = n’a pas d’effet, mais vaut cher
gold-n-crash-discard-bomb = la carte du dessus du Trésor adverse va à la défausse adverse
gold-n-crash-discard-board = vous déplacez la dernière carte d’une de vos colonnes vers une colonne voisine
gold-n-crash-discard-fish = vous reprenez en main la dernière carte d’une de vos colonnes
gold-n-crash-discard-reinforce = vous regardez les deux prochaines cartes de votre pioche
gold-n-crash-discard-secure = la carte du dessus de la défausse adverse va dans votre Trésor
gold-n-crash-discard-gold = impossible
gold-n-crash-played = Jouée, elle { $effect }.
gold-n-crash-discarded = Défaussée : { $effect }.

## La même chose en quelques mots

gold-n-crash-if-played = Jouée :
gold-n-crash-if-discarded = Défaussée :
gold-n-crash-short-play-bomb = bombarde le Zeppelin d’en face
gold-n-crash-short-play-board = chasse la dernière carte d’en face
gold-n-crash-short-play-fish = reprend le dessus de la défausse
gold-n-crash-short-play-reinforce = pioche une carte
gold-n-crash-short-play-secure = met au Trésor une carte d’à côté
gold-n-crash-short-play-gold = vaut cher, ne fait rien
gold-n-crash-short-discard-bomb = perce le coffre adverse
gold-n-crash-short-discard-board = déplace une dernière carte
gold-n-crash-short-discard-fish = rappelle une dernière carte
gold-n-crash-short-discard-reinforce = regarde vos 2 prochaines cartes
gold-n-crash-short-discard-secure = pille le dessus de leur défausse
gold-n-crash-short-discard-gold = impossible

## Ce qu'elle ferait dans une colonne

gold-n-crash-does-bomb =
    { $falls ->
        [surely] Force { $count } : il tombe !
        [perhaps] Force { $count } : tombe { $part } fois sur { $all }
       *[no] Force { $count } : il tient
    }
gold-n-crash-does-board = chasse { $cards }
gold-n-crash-does-fish = prend { $cards }
gold-n-crash-does-reinforce =
    { $count ->
        [one] pioche { $count } carte
       *[other] pioche { $count } cartes
    }
gold-n-crash-does-secure =
    { $count ->
        [one] sécurise { $count } carte
       *[other] sécurise { $count } cartes
    }
gold-n-crash-does-gold = sans effet
gold-n-crash-moves = arrive ici
gold-n-crash-pleases = comble { $guest }
gold-n-crash-clears = vide la colonne

## Ce qu'attend un Invité, en bref

gold-n-crash-wish-nine_gold = 9 Or en tout
gold-n-crash-wish-two_in_a_turn = 2 cartes en un tour
gold-n-crash-wish-three_reinforce = 3 Renforcer
gold-n-crash-wish-five_cards = 5 cartes
gold-n-crash-wish-four_types = 4 types
gold-n-crash-wish-three_fish = 3 Pêcher
gold-n-crash-wish-two_gold = 2 cartes Or
gold-n-crash-wish-three_board = 3 Aborder

## À qui le tour

gold-n-crash-actions =
    { $count ->
        [0] plus d’action
        [one] encore { $count } action
       *[other] encore { $count } actions
    }
gold-n-crash-last-turn = Dernier tour de la partie !
gold-n-crash-one-more-turn = Une pioche est vide : ce tour, puis le dernier
gold-n-crash-end-near = Dernier tour !

## La tablette

gold-n-crash-hint-action = Carte puis colonne : jouer. Colonne : défausser. Pioche : piocher.
gold-n-crash-hint-wait = Pointez une carte de votre main pour lire ce qu’elle fait.
gold-n-crash-hint-watch = Vous regardez les { $above } en haut et les { $below } en bas.
gold-n-crash-hint-column = Choisissez maintenant une colonne éclairée.
gold-n-crash-hint-from = Prenez la dernière carte d’une colonne, puis la colonne voisine.
gold-n-crash-hint-to = Choisissez maintenant la colonne pour { $card }.
gold-n-crash-hint-call_back = Prenez la dernière carte d’une colonne : elle revient dans votre main.
gold-n-crash-hint-secure = Prenez la dernière carte d’une colonne éclairée : elle va dans votre Trésor.
gold-n-crash-hint-observe = ▲ met une carte sur votre pioche, ▼ au fond.
gold-n-crash-top = dessus
gold-n-crash-bottom = fond
gold-n-crash-draw-it = Piocher
gold-n-crash-discard-it = Défausser :
gold-n-crash-end-turn = Finir votre tour

## Les temps forts

gold-n-crash-crashes = Il s’écrase !
gold-n-crash-holds = Il tient bon !

## Une première partie guidée

gold-n-crash-guide-welcome = Deux équipages se croisent dans le ciel du soir. Vos trois Zeppelins volent en bas, ceux d’en face en haut ; sous chacun, une colonne pour les cartes, et face à chacun, un adversaire.
gold-n-crash-guide-goal = Il y a deux façons de gagner. Abattez les trois Zeppelins adverses, et la victoire est immédiate. Ou ayez plus d’Or dans votre Trésor à la fin. La partie finit quand une pioche est vide : l’autre équipage joue alors un dernier tour.
gold-n-crash-guide-action = À vous : deux actions. Piocher : cliquez sur votre pioche. Jouer : cliquez sur une carte éclairée, puis sur une colonne éclairée ; la carte fait ce qu’elle dit. Défausser : cliquez sur une de vos colonnes ; sa dernière carte s’en va, et fait autre chose. Cliquez sur une carte pour lire les deux. On ne joue rien dans sa colonne la plus remplie.
gold-n-crash-guide-bombs = Il vous reste une action. Les bombes : un Zeppelin tombe sous autant de cartes Bombarder dans la colonne d’en face que sa solidité. Chaque équipage a un 1, un 2 et un 3, et personne ne sait où. Avant de bombarder, la colonne vous dit vos chances.
gold-n-crash-guide-guests = Au-dessus de chaque Zeppelin attend un Invité. Exaucez son souhait dans la colonne du dessous : il rejoint votre Trésor. C’est beaucoup d’Or, et il garde tout ce qui se trouve dessous.
gold-n-crash-guide-twice = La deuxième carte d’un type dans une colonne agit deux fois. La troisième agit trois fois, puis toute la colonne est défaussée. Rassemblez donc, mais pas trop longtemps.
gold-n-crash-guide-resisted = Un Zeppelin bombardé a tenu bon. Son bouclier dit ce qu’il peut encore être : seul son équipage a vu le nombre.
gold-n-crash-guide-treasure = Votre Trésor a son premier Or. Sécuriser et les Invités en apportent d’autre. L’équipage adverse peut prendre la carte du dessus en défaussant une carte Bombarder, sauf si c’est un Invité.
gold-n-crash-guide-secure = Sécuriser : choisissez une colonne voisine. Sa dernière carte va dans votre Trésor. C’est ainsi que les cartes Or comptent pour de bon.
gold-n-crash-guide-manoeuvre = Manœuvrer : cliquez sur une colonne, puis sur sa voisine. La dernière carte s’y déplace. Elle n’y agit pas, mais compte pour l’Invité et pour les trois cartes d’un type.
gold-n-crash-guide-call-back = Rappeler : choisissez une colonne. Sa dernière carte revient dans votre main, et pourra être rejouée.
gold-n-crash-guide-observe = Observer : voici les deux prochaines cartes de votre pioche. Mettez chacune dessus, pour la piocher bientôt, ou au fond.
gold-n-crash-guide-choose-guest = À cette table, les Invités sont choisis. Prenez-en un dont vous pourrez exaucer le souhait : il vaut de 4 à 6 Or.
gold-n-crash-guide-last = Une pioche est vide : ce sont les derniers tours. Seul compte désormais ce qui arrive au Trésor ; la main et les colonnes ne valent rien.
gold-n-crash-guide-watch = L’autre équipage joue. Surveillez ses colonnes : ce qui s’y trouve frappe votre Zeppelin, en dessous.
gold-n-crash-guide-end = C’était une partie entière. Le journal raconte chaque tour, et le point d’interrogation près de votre main montre toutes les cartes et tous les Invités.

## Lieux et nombres

gold-n-crash-board = Les deux flottes
gold-n-crash-fleet = Flotte des { $name }
gold-n-crash-hand = Votre main
gold-n-crash-open-hand = Toutes les cartes qu’on en connaît
gold-n-crash-hand-of = Main des { $name }
gold-n-crash-hand-empty = Votre main est vide.
gold-n-crash-discard-of = Défausse des { $name }, la carte du dessus d’abord
gold-n-crash-treasure-of = Trésor des { $name }, la carte du dessus d’abord
gold-n-crash-count = { $place } : { $count ->
        [0] vide
        [one] { $count } carte
       *[other] { $count } cartes
    }
gold-n-crash-on-top = Sur le dessus : { $card }.
gold-n-crash-guarded = Gardé par un Invité.
gold-n-crash-at-risk = On peut encore en prendre { $count } Or, sur le dessus.
gold-n-crash-safe = Sous la garde d’un Invité : personne ne peut prendre ces { $count } cartes.
gold-n-crash-gold = { $count } Or
gold-n-crash-open-pile = Toutes les cartes de la défausse, celle du dessus d’abord
gold-n-crash-open-treasure = Toutes les cartes du Trésor, celle du dessus d’abord
gold-n-crash-discards = Défausse
gold-n-crash-known = Connues : { $cards }
gold-n-crash-next = Prochaines de la pioche : { $cards }
gold-n-crash-zeppelin = Zeppelin { $column } des { $name }.
gold-n-crash-robust = Solidité { $values }.
gold-n-crash-robust-unknown = Solidité inconnue.
gold-n-crash-either = { $first } ou { $second }
gold-n-crash-resisted =
    { $count ->
        [one] A résisté à { $count } carte Bombarder.
       *[other] A résisté à { $count } cartes Bombarder.
    }
gold-n-crash-wreck = Détruit ; sa solidité était de { $robustness }.
gold-n-crash-wreck-short = épave
gold-n-crash-guest = { $guest }, { $gold } : { $wish }, { $have } sur { $need }.
gold-n-crash-no-cards = Aucune carte en dessous.
gold-n-crash-below = En dessous, la dernière carte à la fin : { $cards }. { $gold } Or.
gold-n-crash-can-pick = Vous pouvez prendre sa dernière carte.
