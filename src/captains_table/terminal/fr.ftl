# Ce que dit le terminal lui-même.

## La table

seat = Place
role = Rôle
you-are = { $name } (vous)
only-you = Pour vos yeux seulement, { $name }
face-down = Cachées
all-open = Rien n'est caché
looking-on = Ce que chacun peut savoir
talent = Talent
found = Trouvaille
under-bottle = Sous la Bouteille
known-to-all = Connu de tous
you-know = Vous savez
nomads-near = Les Nomades sont proches !
thinking = Qui doit choisir : { $name }
more-before = ({ $count } de plus avant cela)

## Questions

your-choice = Votre choix (1 à { $last }, h pour l'aide) :
only-choice = Votre seul choix (Entrée) :
confirm-choice = Votre choix (1 à { $last } ; Entrée : faire le { $number } ; b : retour) :
keys = ? règles · ? 2 choix 2 · c cartes · l journal · u annuler · s sauver · q quitter
press-enter = Appuyez sur Entrée pour continuer.
press-enter-to-begin = Appuyez sur Entrée pour prendre place.
yes-no = { $default ->
        [True] (O/n)
       *[False] (o/N)
    }
yes-words = o oui y
no-words = n non
no-such-answer = Je n'ai pas compris. Tapez un numéro de 1 à { $last }, ou h pour l'aide.
no-such-number = { $last ->
        [one] Ce choix n'existe pas ; il n'y a que le 1.
       *[other] Ce choix n'existe pas ; les numéros vont de 1 à { $last }.
    }

## Aide

help-title = Comment jouer à cette table
help-number = choisir par numéro
help-enter = montrer à nouveau la table
help-rules = les règles de cette décision
help-choice = ce que signifie le choix 2 (ou un autre numéro)
help-cards = tout ce qu'il y a dans ce jeu, et à quoi cela sert
help-log = tout ce qui s'est passé jusqu'ici
help-undo = reprendre votre dernier choix, si personne n'en a rien appris
help-save = sauver la partie maintenant
help-help = cette page
help-quit = quitter la table ; on peut sauver la partie
key-number = 1, 2, 3 ...
key-enter = Entrée
key-rules = ?
key-choice = ? 2
# Une lettre, et des mots qui disent la même chose.
key-cards = c cartes
key-log = l journal
key-undo = u annuler
key-save = s sauver
key-help = h aide help
key-quit = q quitter
key-run = a auto
signs = { $captain } Capitaine   { $turn } a la Grotte   { $coin } pièce   { $back } carte cachée
cards-title = Tout ce qu'il y a dans ce jeu
rules-title = Les règles de cette décision
house = décision maison
about-choice = Ce que signifie ce choix
worth-lantern = compte { $points } points
worth-egg = compte moins 1 et ne s'annonce jamais
worth-hook = la majorité compte 4
worth-lizard = la majorité compte 4
worth-pistol = la majorité compte 4
worth-purse = compte 1 ; chaque Explorateur commence avec une
worth-nomads = parmi les quatre dernières cartes ; finit la partie

## Passer le clavier

agree-who-is-who = Autour de la table, dans le sens horaire : { $names }. Décidez qui est qui.
pass-to = Passez le clavier : { $name }
pass-why = Les autres regardent ailleurs. L'écran a été effacé et le sera de nouveau ensuite.
pass-enter = { $name }, appuyez sur Entrée quand personne d'autre ne voit l'écran.

## Regarder

watch-keys = Entrée suite · a tout seul · q quitter

## La fin

scores-title = Le score
# Le nom d'une place peut être un pluriel : il n'est donc jamais le sujet d'un verbe.
winner-one = Victoire : { $name }, { $how } !
winner-you = Vous gagnez { $how } !
winners = Victoire partagée : { $names }, { $how } !
with-points = avec { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
tie-broken = Les deux premiers sont à égalité de points ; la règle de départage décide.
nobody-wins = Personne ne gagne.
and = et
place = Rang
seed-was = Graine : { $seed }
ask-save-log = Sauver le journal de cette partie ?
ask-save = Sauver la partie ?

## Fichiers

saved = Enregistré : { $file }
go-on-with = Continuez avec :
look-again-with = Revoyez-la avec :
goodbye = Au revoir !

## Relire une partie

replay-keys = Entrée suite · b retour · numéro y aller · q quitter
replay-step = Étape { $number } sur { $last }
replay-answer = Je n'ai pas compris. Entrée avance, b recule, un numéro de 0 à { $last } y va, q quitte.

## Listes

games-title = Les jeux de cette table
col-name = Nom
col-game = Jeu
col-players = Joueurs
col-languages = Langues
col-actions = Actions
col-rules = Règles
games-hint = Jouez avec : captain play { $game }
games-lumarathon = Oh Capitaine ! puis Nomades avec les mêmes joueurs : captain play lumarathon
rules-of = Les règles de { $title }
rules-note = Avec nos propres mots. { $mark } marque une décision maison : ce que nous avons décidé là où la règle se tait.
rulings-of = Nos décisions pour { $title }
see-option = l'option { $option } peut changer cela ; voir la fin de cette page
options = Options : --option nom=valeur
usual = habituel
file = FICHIER

## Nomads

nomads-cards = Cartes
nomads-reconstructed = (valeurs reconstituées)
nomads-own-values = (vos propres valeurs)
nomads-songs = Chants
nomads-score = Score
nomads-write = écrire
nomads-hand = en main
nomads-preview = Aperçu : { $choice }
nomads-then = Ensuite, tous écoutent
nomads-takes = prend
nomads-discarded = écartée
nomads-rises = se lève
nomads-nothing-heard = Personne n'entend d'histoire.
nomads-scoring = On compare les scores.
nomads-lys-met = Vous rencontrez Lys : d'abord une tuile d'une autre pile.
nomads-talent = Votre talent peut changer cela.
nomads-pile = Les disques qui s'y trouvent, de bas en haut : { $discs }.
nomads-stack = La pile qui s'y trouve : { $tile } au-dessus, { $count ->
        [one] la dernière tuile.
       *[other] { $count } tuiles en tout.
    }
nomads-sign-pile = les disques d'une case, de bas en haut
nomads-sign-stack = une pile : sa tuile du dessus et le nombre de tuiles
nomads-sign-lys = la pile que Lys désigne
nomads-sign-chart = le plateau des Lunes : quand il est plein, on compare les scores
nomads-sign-choices = les choix par numéro, sens horaire et antihoraire
nomads-sign-values = ce que coûtent et comptent les cartes d'une Légende ; une lettre : qui a la carte
nomads-sign-song = un Chant de 5 tuiles différentes qui compte 7 points
nomads-sign-tiles = des tuiles : deux d'une même histoire et une tuile joker
nomads-sign-legend = une carte Légende qui compte 5 points
nomads-sign-turn = à qui le tour
nomads-sign-score = le score si l'on comptait maintenant, sans les Lunes d'opale
worth-story = { $count } tuiles de chaque histoire, pour les Légendes et les Chants
worth-opal = { $count } en tout ; va sur le plateau des Lunes et compte 1 pour qui la gagne lors d'un décompte
worth-wild = { $count } en tout ; remplace n'importe quelle histoire
worth-coin = vaut une tuile joker

## Gold'n'Crash

gold-code-bomb = Bo
gold-code-board = Ab
gold-code-fish = Pê
gold-code-reinforce = Re
gold-code-secure = Sé
gold-code-gold = Or
gold-actions = { $name } : { $count ->
        [one] encore { $count } action
       *[other] encore { $count } actions
    }
gold-last-turn = dernier tour
gold-one-more-turn = puis le dernier tour
gold-flying = vole
gold-resisted = a tenu { $count }
gold-wreck = épave
gold-no-guest = pas d'Invité
gold-wish-nine_gold = Or en tout
gold-wish-two_in_a_turn = cartes en un tour
gold-wish-five_cards = cartes
gold-wish-four_types = types
gold-spread = Dans le Trésor
gold-at-risk = Exposé
gold-next = À piocher
gold-under = Au fond
gold-preview = Aperçu : { $choice }
gold-pile = Défausse, { $name }
gold-with-gold = avec { $count } Or
gold-by-crash = en abattant le dernier Zeppelin adverse
gold-bombs = Bombarde à la force { $strength } le Zeppelin adverse { $column_of }.
gold-crashes = Il s'écrase à coup sûr.
gold-resists = Il résiste à coup sûr.
gold-may-crash = Il s'écrase si sa solidité est de { $weak } ; elle peut être de { $values }.
gold-guest-lost = { $destroys ->
        [sure] Son Invité est perdu.
       *[perhaps] S'il s'écrase, son Invité est perdu.
    }
gold-wins = C'est le dernier : vous gagnez sur-le-champ.
gold-boards = { $count ->
        [one] Chasse la dernière carte de la colonne adverse { $column_of } : { $cards }.
       *[other] Chasse { $count } cartes de la colonne adverse { $column_of } : { $cards }.
    }
gold-fishes = De votre défausse à votre main : { $cards }.
gold-draws = { $count ->
        [one] Pioche { $count } carte.
       *[other] Pioche { $count } cartes.
    }
gold-to-secure = { $from ->
        [both] { $count ->
            [one] Sécurise une carte de gauche ou de droite.
           *[other] Sécurise { $count } cartes de gauche et de droite, à votre choix.
        }
       *[one] { $count ->
            [one] Sécurise la dernière carte de votre colonne { $column_of }.
           *[other] Sécurise { $count } cartes de votre colonne { $column_of }.
        }
    }
gold-secures = Dans votre Trésor : { $cards }.
gold-no-effect = Une carte Or n'a pas d'effet quand on la joue.
gold-cracks = La carte du dessus du Trésor adverse va à la défausse adverse.
gold-loots = De la défausse adverse à votre Trésor : { $cards }.
gold-looks = { $count ->
        [one] Vous montre la dernière carte de votre pioche.
       *[other] Vous montre les { $count } prochaines cartes de votre pioche.
    }
gold-then-board = Ensuite, vous déplacez la dernière carte d'une colonne vers une colonne voisine.
gold-then-fish = Ensuite, vous reprenez en main la dernière carte d'une colonne.
gold-moves = Vers votre colonne { $column_of } : { $cards }.
gold-calls-back = De retour dans votre main : { $cards }.
gold-guest-comes = Comble { $guest_the } : { $guest_gold } pour votre Trésor.
gold-third = Troisième carte { $card } : la colonne est défaussée.
gold-deck-out = Votre pioche se vide : l'autre équipage jouera le dernier tour.
gold-observed-top = Va sur votre pioche.
gold-observed-bottom = Va sous votre pioche.
gold-column-0 = G
gold-column-1 = M
gold-column-2 = D
gold-short-draw = piocher
gold-short-pass = finir le tour
gold-short-bombs = force { $count }
gold-short-boards = chasse { $count }
gold-short-fishes = pêche { $count }
gold-short-draws = pioche { $count }
gold-short-secures = sécurise { $count }
gold-short-looks = en regarde { $count }
gold-short-cracks = perce le coffre
gold-short-loots = pille { $count }
gold-short-moves = déplace une carte
gold-short-calls = reprend une carte
gold-sign-card = une carte : ce qu'elle est, et son or
gold-sign-column = une colonne, la carte la plus ancienne d'abord ; on prend la dernière
gold-sign-gold = or ; « Exposé » : sans Invité pour le protéger dans le Trésor
gold-sign-zeppelin = un Zeppelin et une épave ; « a tenu 1 » : 1 bombe n'a pas suffi
gold-sign-hull = la solidité que peut avoir un Zeppelin, pour ce que vous savez
gold-sign-guest = un Invité, son or et son souhait ; sur un Trésor : verrouillé
gold-sign-back = des cartes cachées ; à qui le tour
gold-sign-short = dans un choix abrégé : défausser ; deux fois ; colonne vidée
gold-worth-bomb = toutes celles de la colonne frappent le Zeppelin d'en face. Défaussée : perce le Trésor adverse
gold-worth-board = chasse la dernière carte de la colonne d'en face. Défaussée : déplace une de vos dernières cartes
gold-worth-fish = prend le dessus de votre défausse. Défaussée : reprend en main une de vos dernières cartes
gold-worth-reinforce = pioche une carte. Défaussée : regarde les deux prochaines de votre pioche
gold-worth-secure = met dans votre Trésor la dernière carte d'une colonne voisine. Défaussée : pille la défausse adverse
gold-worth-gold = pas d'effet, et ne peut pas être défaussée

## Sea of Legends

sea-odds = { $percent } % de chances
sea-price = { $count ->
        [0] gratuit
        [one] { $count } pièce d'or
       *[other] { $count } pièces d'or
    }
sea-gold = or { $count }
sea-notoriety = { $count } de Notoriété
sea-shows = il montre { $face }
sea-turn = Dé { $die } : { $shown } → { $face }
sea-port = { $type }. Force { $strength }.
sea-there = Sur place : { $npcs }.
sea-with-notoriety = avec { $count } de Notoriété
sea-with-faction = en alliance ({ $faction })
sea-by-faction = Victoire : { $faction }. Aucun capitaine ne gagne.
sea-round = { $count ->
        [0] Avant la première manche
       *[other] Manche { $count }
    }
sea-first = { $name } joue en premier
sea-ally = alliance
sea-neutral = neutre
sea-sail-there = Naviguer : les numéros sont sur la carte
sea-region-there = Les numéros sont sur la carte
sea-adventure = Aventure : { $title }
sea-challenge-short = Défi : { $whom } · { $percent } %
sea-challenge = Défi de { $name } : { $whom }
sea-strength = Force { $strength } sur { $needed }
sea-strength-parts = (dés { $dice }, capacités { $other })
sea-strength-first = Force { $strength }. Ensuite, { $name } lance les dés.
sea-strength-second = Force { $strength }. { $name } a { $needed } et gagne, sauf si { $roller } a plus.
sea-pool = { $captain } dés Capitaine, { $bonus ->
        [one] { $bonus } dé Bonus
       *[other] { $bonus } dés Bonus
    }
sea-regions = Ports et régions de mer
sea-npc = { $npc } : Force { $track }, déplacement { $moves }, { $ally } de plus comme allié.
sea-goal-spanish = L'Armada espagnole ne peut pas gagner.
sea-goal-tlaloc = Gagne avec { $count } Reliques d'invocation sur la carte de Tetzahuitl.
sea-goal-dread = Gagne avec { $count } Infestations sur le plateau.
sea-goal-british = Gagne avec { $count } Pavillons sur le plateau ou { $gold } pièces d'or au Trésor royal.
sea-goal-atlantian = Gagne avec { $count } Trophées sous le Roi Alaran.
sea-short-tavern = Taverne
sea-short-hiring_hall = Bureau d'embauche
sea-short-shipyard = Chantier naval
sea-short-hideout = Repaire
sea-short-tokens = vos Aventures
sea-short-rumor = votre Rumeur
sea-short-flag = Pavillon
sea-sign-tavern = une Taverne : jouer un Jeu et gagner un Objet ou une Rumeur
sea-sign-hiring_hall = un Bureau d'embauche : engager de l'équipage
sea-sign-shipyard = un Chantier naval : acheter un Navire
sea-sign-hideout = un Repaire : enterrer de l'or pour de la Notoriété
sea-sign-port = un Port : son signe, son code ou son nom, et sa Force (c les montre tous)
sea-sign-sea = une région de mer
sea-sign-choice = le numéro du choix pour y aller
sea-sign-flag = le Pavillon qui y flotte : numéro d'un capitaine ou lettre d'une Faction
sea-sign-fort = un Fort, et à qui il est
sea-sign-infested = une Infestation : le Port est plus fort de 2
sea-sign-relic = une Relique d'invocation, sur place ou avec un PNJ
sea-sign-trophy = un Trophée, sur place ou avec un PNJ
sea-sign-captains = les capitaines, dans l'ordre des places
sea-sign-tokens = vos Aventures : Capitaine, Amour, Némésis, secondaire
sea-sign-rumor = une de vos Rumeurs parle de ce Port : la Relique s'y réclame
sea-sign-crew = membre d'équipage dispos, et épuisé
sea-sign-love = Faveur de votre Amour, 4 : le grand amour ; Malveillance de votre Némésis
sea-sign-dice = dés : Force 1 et 2, Capitaine, Amour, Némésis ; ✓ un dé attribué ; chaque face Némésis déclenche une capacité
