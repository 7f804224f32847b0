# Ce que dit le terminal lui-même.

## La table

seat = Place
you-are = { $name } (vous)
thinking = Qui doit choisir : { $name }
more-before = ({ $count } de plus dans le journal)

## Questions

your-choice = Votre choix (1 à { $last }, h pour l’aide) :
only-choice = Votre seul choix (Entrée) :
confirm-choice = Votre choix (1 à { $last } ; Entrée : faire le { $number } ; b : retour) :
keys = ? règles · ? 2 choix 2 · c cartes · l journal · u annuler · s enregistrer · q quitter
press-enter = Appuyez sur Entrée pour continuer.
page-keys = ({ $percent } %) Entrée suite · b retour · q fin
press-enter-to-begin = Appuyez sur Entrée pour prendre place.
yes-no = { $default ->
        [True] (O/n)
       *[False] (o/N)
    }
yes-words = o oui y
no-words = n non
no-such-answer = Je n’ai pas compris. Tapez un numéro de 1 à { $last }, ou h pour l’aide.
no-such-number = { $last ->
        [one] Ce choix n’existe pas ; il n’y a que le 1.
       *[other] Ce choix n’existe pas ; les numéros vont de 1 à { $last }.
    }

## Aide

help-title = Comment jouer à cette table
help-number = choisir par numéro
help-enter = montrer à nouveau la table
help-rules = les règles de cette décision
help-choice = ce que signifie le choix 2 (ou un autre numéro)
help-cards = tout ce qu’il y a dans ce jeu, et à quoi cela sert
help-log = tout ce qui s’est passé jusqu’ici
help-page = d’une longue page : la suite ; b revient, q s’arrête
help-pause = fait avancer le jeu ; Entrée va à votre prochain choix
help-undo = reprendre votre dernier choix, si personne n’en a rien appris
help-save = enregistrer la partie maintenant
help-help = cette page
help-quit = quitter la table ; on peut enregistrer la partie
key-page = Entrée, b, q
key-pause = une touche
key-number = 1, 2, 3 ...
key-enter = Entrée
key-rules = ?
key-choice = ? 2
# Une lettre, et des mots qui disent la même chose.
key-cards = c cartes
key-log = l journal
key-undo = u annuler
key-save = s enregistrer sauver
key-help = h aide help
key-quit = q quitter
key-run = a auto
cards-title = Tout ce qu’il y a dans ce jeu
rules-title = Les règles de cette décision
house = décision maison
about-choice = Ce que signifie ce choix

## Passer le clavier

around-the-table = Autour de la table, dans le sens horaire : { $names }.
names-why = Vous êtes plusieurs à jouer ici. Comment vous appelez-vous ? (Entrée : sans nom)
name-of = Personne { $number } :
agree-who-is-who = Autour de la table, dans le sens horaire : { $names }. Décidez qui est qui.
pass-to = Passez le clavier : { $name }
pass-why = Les autres regardent ailleurs. L’écran a été effacé et le sera de nouveau ensuite.
pass-enter = { $name }, appuyez sur Entrée quand personne d’autre ne voit l’écran.

## Regarder

watch-keys = Entrée suite · a tout seul · q quitter

## La fin

scores-title = Le score
# Le nom d'une place peut être un pluriel : il n'est donc jamais le sujet d'un verbe.
winner-one = Victoire : { $name }, { $how } !
winner-you = Vous gagnez { $how } !
winners = Victoire partagée : { $names }, { $how } !
with-points = avec { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
tie-broken = Les deux premiers sont à égalité de points. { $rule }
nobody-wins = Personne ne gagne.
and = et
place = Rang
# Quelqu'un à la table d'une soirée de deux jeux, où l'on joue chaque fois un autre personnage.
person-you = Vous
person-seat = Place { $number }
person-bot = { $number }. { $name }
person-was = { $person } ({ $then }, puis { $now })
seed-was = Graine : { $seed }
ask-save-log = Enregistrer le journal de cette partie ?
ask-save = Enregistrer la partie ?

## Fichiers

saved = Enregistré : { $file }
go-on-with = Continuez avec :
look-again-with = Revoyez-la avec :
goodbye = Au revoir !

## Relire une partie

replay-keys = Entrée suite · b retour · numéro y aller · q quitter
replay-step = Étape { $number } sur { $last }
replay-help = Entrée avance, b recule, un numéro de 0 à { $last } y va, q quitte.
replay-answer = Je n’ai pas compris. Entrée avance, b recule, un numéro de 0 à { $last } y va, q quitte.

## Listes

games-title = Les jeux de cette table
col-name = Nom
col-game = Jeu
col-players = Joueurs
col-minutes = Minutes
col-about = De quoi il s’agit
col-languages = Langues
col-actions = Actions
col-rules = Règles
games-hint = Jouez avec : { $command } play { $game }
games-evening = { $tagline } : { $command } play { $name }
games-menu = Ou choisissez dans un menu : { $command } play
rules-of = Les règles de { $title }
rules-note = Avec nos propres mots. { $mark } marque une décision maison : ce que nous avons décidé là où la règle se tait.
rulings-of = Nos décisions pour { $title }
see-option = l’option { $option } peut changer cela ; voir la fin de cette page
options = Options : --nom valeur, ou --option nom=valeur
usual = habituel
usual-value = habituel : { $value }
file = FICHIER

## Le menu

menu-title = À quoi voulez-vous jouer ?
menu-language = { $key } : { $name }
language-en = the menu in English
language-fr = le menu en français
menu-evening = une soirée : { $games }
menu-game = Jeu (1 à { $last }, q pour partir) :
menu-seats = Combien de joueurs, robots compris ({ $least } à { $most } ; Entrée : { $usual }) :
menu-people = Combien de personnes à ce clavier (0 à { $most } ; Entrée : 1 ; 0 : regarder) :
menu-numbers = Tapez un numéro de { $least } à { $most }.
menu-bot = Qui joue les autres (1 à { $last } ; Entrée : { $last }) :
bot-random = joue au hasard
bot-greedy = joue bien

## Aide de la ligne de commande

usage = Usage :
arguments = À nommer
options-title = Options
commands = Commandes
do-captain = Une table de jeux de société : y jouer, lire leurs règles, revoir des parties enregistrées.
do-play = Jouer dans ce terminal. Sans nom de jeu, un menu. Chaque option du jeu peut être donnée aussi : --NOM VALEUR.
do-replay = Revoir pas à pas une partie enregistrée.
do-games = Donner la liste des jeux.
do-rules = Lire les règles d’un jeu, avec nos propres mots.
do-serve = Mettre la table dans le navigateur.
do-new-game = Ébaucher un nouveau jeu : un petit, jouable tout de suite, pour commencer.
do-bench = Mesurer la vitesse des règles sur cet ordinateur.
opt-version = Dire la version, et rien d’autre.
opt-help = Cette page.
opt-lang = La langue ; celle de votre système si vous ne dites rien.
opt-game = Son nom, comme le dit `{ $command } games` ; sans nom, un menu.
opt-rules-game = Son nom, comme le dit `{ $command } games`.
opt-play-seats = Combien de places à la table ; le nombre habituel du jeu si vous ne dites rien.
opt-play-seed = La même graine donne la même partie, robots compris.
opt-play-seat = Votre place, comptée à partir de 0.
opt-play-hot-seat = Plusieurs personnes partagent ce clavier ; l’écran est effacé entre elles.
opt-play-names = Les noms des personnes présentes, dans l’ordre des places ; avec plusieurs noms, autant de personnes jouent.
opt-play-watch = Les robots jouent, vous regardez.
opt-play-players = Des robots par leur nom, répétés jusqu’à la dernière place ; ou un nom par place, avec `person` pour les personnes. Il y a random et greedy.
opt-play-option = Ce dont on convient avant une partie ; `{ $command } rules GAME` le nomme. Peut se répéter.
opt-play-load = Continuer une partie enregistrée.
opt-play-save = Y garder la partie, coup par coup.
opt-play-speed = Combien de temps reste seul à l’écran ce que font les autres ; une touche fait avancer.
opt-play-fast = Comme --speed at-once.
opt-play-intro = Commencer par le jeu en un écran.
opt-replay-file = Une partie enregistrée.
opt-replay-seat = Voir ce que cette place a vu, à partir de 0.
opt-replay-everything = Ne rien cacher ; seulement pour les parties finies.
opt-games-everything = Aussi ce que demandent les programmes.
opt-rules-rule = Une seule entrée.
opt-rules-rulings = Seulement nos propres décisions.
opt-serve-host = L’adresse où écouter ; 127.0.0.1 si vous ne dites rien, avec --lan 0.0.0.0.
opt-serve-port = 0 : n’importe lequel de libre.
opt-serve-store = Où sont gardées les tables : sqlite:///FILE ou postgresql://...
opt-serve-workers = Processus ; plus d’un demande PostgreSQL.
opt-serve-lan = Pour toute la maison ; montre un code QR.
opt-serve-public-url = Ce que voient les navigateurs, derrière un mandataire.
opt-serve-open-browser = Ouvrir un navigateur ici.
opt-serve-limit = Une limite ; le manuel les nomme là où il parle d’héberger. Peut se répéter.
opt-serve-log = json ou plain ; plain dans un terminal si vous ne dites rien.
opt-new-game-name = Son nom pour les programmes : petites lettres et tirets.
opt-new-game-into = Comme paquet à part, dans un nouveau dossier.
opt-bench-games = Celui dont les règles sont mesurées ; tous si vous n’en nommez aucun. server : celui de la table dans le navigateur.
opt-bench-only = Cette mesure seulement ; peut être répété. La colonne « bench » donne leurs noms.
opt-bench-seconds = Combien de temps dure chaque mesure.
opt-bench-quick = Voir que tout marche ; les chiffres ne veulent rien dire.
opt-bench-as-json = Un objet JSON par ligne.

## Ce qui est refusé

trouble-command-line = { $why }
trouble-no-such-command = il n’y a pas de commande { $name } ; il y a { $there }
trouble-no-such-option = il n’y a pas d’option { $name }{ $near ->
        [none] {""}
       *[other] {" "}; il y a { $near }
    }
trouble-no-such-game-option = { $game } n’a pas d’option { $name } ; il y a { $there }
trouble-needs-value = { $name } demande une valeur
trouble-missing = il manque { $name }
trouble-bad-value = { $name } : cette valeur n’est pas possible{ $possible ->
        [none] {""}
       *[other] {" "}; il y a { $possible }
    }
trouble-no-game = nommez un jeu : { $there }
trouble-with-load = { $name } ne se choisit pas avec --load : la partie enregistrée continue
trouble-other-game = { $file } : c’est une partie de { $title }, pas de { $game }
trouble-too-many-players = players : { $names } sont nommés, et il y a { $seats } places
trouble-too-few-players = players : { $names } sont nommés, et il y a { $seats } places ; dès qu’il y a person, nommez quelqu’un pour chaque place
trouble-no-seat-of-yours = seat : avec --hot-seat ou --watch, aucune place n’est la vôtre
trouble-watch-and-hot-seat = watch : les robots jouent seuls, donc pas de --hot-seat
trouble-watch-and-person = players : avec --watch, il n’y a pas de person
trouble-no-such-seat = seat : { $seat } n’est pas entre 0 et { $last }
trouble-nobody-plays = players : nommez person pour votre place, ou ajoutez --watch
trouble-seat-of-a-bot = players : la place { $seat } est la vôtre, nommez-y person
trouble-too-many-names = names : { $names } noms, et { $people ->
        [0] personne ne joue
        [one] { $people } personne joue
       *[other] { $people } personnes jouent
    } à ce clavier
trouble-bad-name = Un nom a de 1 à { $most } lettres.
trouble-name-taken = { $name }, c’est déjà quelqu’un dans ce jeu ; prenez un autre nom.
trouble-no-saved-game = { $file } : ce n’est pas une partie enregistrée (illisible comme JSON)
trouble-in-file = { $file } : { $why }
trouble-in-option = option { $name } : { $why }
trouble-option-form = option : { $given } devrait ressembler à NOM=VALEUR
trouble-first-of-evening = option { $option } : dans une soirée { $evening }, c’est la partie jouée d’abord
trouble-file-there = { $file } : existe déjà ; continuez avec --load, ou donnez un autre nom
trouble-no-folder = { $folder } : ce dossier n’existe pas
trouble-not-a-folder = { $folder } : ce n’est pas un dossier
trouble-files-there = { $folder } : de tels fichiers y sont déjà
trouble-file-none = { $file } : pas de tel fichier
trouble-file-folder = { $file } : c’est un dossier
trouble-file-forbidden = { $file } : vous n’en avez pas le droit
trouble-file-full = { $file } : il n’y a plus de place
trouble-file-in-the-way = { $file } : un fichier se trouve là où il faudrait un dossier
trouble-file-other = { $file } : { $why }
trouble-not-over = { $file } : cette partie n’est pas finie, --all en dévoilerait les secrets
trouble-no-such-rule = { $title } n’a pas de règle { $rule } ; `{ $command } rules { $game }` les donne toutes
