# Ce que dit le terminal lui-même.

## La table

seat = Place
you-are = { $name } (vous)
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
cards-title = Tout ce qu'il y a dans ce jeu
rules-title = Les règles de cette décision
house = décision maison
about-choice = Ce que signifie ce choix

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
