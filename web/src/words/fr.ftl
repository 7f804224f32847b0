brand = La Table du capitaine
skip-to-content = Aller au contenu
page-not-loaded = Cette page n’a pas pu être chargée. Y a-t-il une connexion ?
close = Fermer
copy = Copier
copied = Copié
share = Partager
qr = QR code
qr-about = Le lien en QR code, pour l’appareil photo d’un téléphone
try-again = Réessayer
understood = Compris
undo = Reprendre mon coup
take-back = Demander à reprendre votre dernier choix
take-back-asked = { $name } aimerait reprendre son dernier choix, avec tout ce qui s’est passé depuis.
take-back-agree = Accepter
take-back-refuse = Refuser
take-back-waiting = { $name } a demandé à reprendre son dernier choix. Réponse attendue : { $others }.
take-back-withdraw = Laisser ainsi
chores-hand-over = Décider le reste de ce tour à ma place
chores-hand-over-game = … pour toute la partie
chores-turn = Un robot tient l’intendance pour vous jusqu’à la fin de ce tour.
chores-game = Un robot tient l’intendance pour vous pendant cette partie.
chores-mine = M’en occuper à nouveau

## Getting around

nav-label = Pages
nav-home = Vers l’accueil
nav-lobby = Salon
nav-mine = Mes tables

settings = Réglages
settings-name = Votre nom
settings-language = Langue
settings-theme = Couleurs
settings-auto = comme l’appareil
settings-light = claires
settings-dark = sombres
settings-motion = Mouvement
settings-motion-full = les pièces volent
settings-motion-reduced = rien ne vole
settings-tempo = Rythme du récit
settings-tempo-calm = calme
settings-tempo-normal = normal
settings-tempo-quick = rapide
settings-tempo-once = tout d’un coup
settings-sound = Sons
settings-volume = Volume
settings-keys = Raccourcis clavier
settings-keys-list = 1, 2, 3… un choix · W tous les choix en toutes lettres · U reprendre · S passer le récit · X sons · R règles · L journal · C discussion · M menu
settings-notify = Me prévenir quand c’est à moi
settings-notify-refused = Ce navigateur ne le permet pas ici. Il faut votre accord et une adresse sécurisée (https).
notify-insecure = Les navigateurs ne préviennent que depuis une adresse sécurisée (https).
notify-unable = Ce navigateur ne peut pas prévenir. Sur un téléphone, ajouter cette page à l’écran d’accueil peut aider.
notify-denied = Ce navigateur ne le permet pas. Cela se change dans ses réglages pour cette page.
notify-open = Ce navigateur ne prévient que tant qu’une page de la table est ouverte quelque part.

name-guest = Invité

## First page

home-title = Prenez place
home-welcome = De bons jeux, une table. Sans compte : jouez tout de suite contre des robots, ou envoyez un lien à vos amis.
home-name = Votre nom à la table
home-no-server = Le serveur ne répond pas.
no-network = Le serveur est hors d’atteinte. Sans réseau, ce qui a été consulté avant reste lisible : les règles et les parties terminées.
home-opening = On dresse la table…
home-promise = Les règles imprimées, des mélanges que chacun peut vérifier, et rien ne se perd.
home-turns = { $count ->
        [one] C’est à vous à une table
       *[other] C’est à vous à { $count } tables
    }
play-now = Jouer
invite = Inviter
set-up = Préparer
guided-game = Partie guidée
rules = Règles
fact-players = joueurs
fact-minutes = minutes

## A new table

new-title = Une nouvelle table de { $game }
new-about = Tout est déjà réglé au mieux. Changez ce que vous voulez.
new-seats = Joueurs
new-who = Qui s’assoit là ?
new-host = hôte
new-open = libre, pour qui a le lien
new-here-too = quelqu’un ici, sur cet appareil
new-bot = robot : { $strength }
new-hot-seat = Nous partageons cet appareil : il passe de main en main, et un rideau cache ce qui n’est pas à vous.
new-pace = Rythme
new-clock = Pendule
new-clock-none = sans pendule
new-clock-minutes = { $minutes } minutes par joueur
clock-increment = et { $seconds } secondes de plus après chaque tour
clock-turn = { $time } par tour
clock-minutes = { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
clock-hours = { $count ->
        [one] { $count } heure
       *[other] { $count } heures
    }
clock-days = { $count ->
        [one] { $count } jour
       *[other] { $count } jours
    }
new-increment = Temps gagné
new-increment-none = sans temps gagné
new-name-of = Nom à la place { $number }
name-other = { $name } { $number }
new-listed = L’afficher au salon
new-listed-about = Sinon, seuls ceux qui ont le lien la trouvent.
new-options = Options du jeu
new-open-table = Ouvrir la table
pace-live = en direct, tout le monde est là
pace-leisure = à loisir, on joue quand on a le temps
pace-live-short = en direct
pace-leisure-short = à loisir
strength-random = choisit au hasard
strength-greedy = joue sensément

## Coming to a table

join-title = { $host } vous invite à { $game }
join-seats = Déjà là ({ $taken } sur { $seats }) :
join-sit = M’asseoir
join-seat = À quelle place ?
join-seat-any = la première libre
join-watch = Seulement regarder
join-promise = Sans compte ni e-mail. Votre place reste sur cet appareil.
table-none-title = Cette table n’existe pas
table-joining = On approche une chaise…
nowhere-title = Hors de la carte
nowhere-text = Il n’y a rien à cette adresse.
move-title = Votre place arrive ici
move-about = Désormais, vous jouez sur cet appareil ; l’autre rend la place.
move-code = Code
move-take = Prendre la place

lobby-about = Des tables où l’on est bienvenu, ou que l’on peut regarder.
lobby-empty = Aucune table n’est ouverte en ce moment. Ouvrez-en une !
mine-about = Les tables où cet appareil a une place.
mine-empty = Vous n’êtes encore à aucune table.
status-waiting = attend des joueurs
status-playing = en cours
status-over = terminée
status-frozen = arrêtée
status-closed = débarrassée
list-free =
    { $count ->
        [0] aucune place libre
        [one] 1 place libre
       *[other] { $count } places libres
    }
list-go-waiting = Entrer
list-go-playing = À la table
list-go-over = Revoir
list-go-frozen = Voir
list-go-closed = Voir
list-your-turn = à vous de jouer
list-turn = au tour de { $name }
list-won = { $count ->
        [one] victoire pour { $names }
       *[other] victoire partagée : { $names }
    }
list-won-you = victoire pour vous
list-colon = {" "}:{" "}
list-when = { DATETIME($date, day: "numeric", month: "short", hour: "numeric", minute: "numeric") }
lobby-game = Jeu
lobby-game-any = tous

## Before the game

waiting-title = Avant la partie
waiting-free =
    { $count ->
        [0] Tout le monde est là.
        [one] Une place est encore libre. Envoyez le lien à un ami, ou donnez la place à un robot.
       *[other] { $count } places sont encore libres. Envoyez le lien à vos amis, ou donnez des places à des robots.
    }
waiting-awaited = Toutes les places sont prises. La partie commence quand tous sont à la table ; encore en route : { $names }.
waiting-link = Lien pour vos amis
waiting-strength = Comment joue le robot
waiting-bot = Asseoir un robot
waiting-empty = Libérer la place
waiting-begin = Commencer
waiting-begin-bots = Commencer ; des robots prennent les places libres
waiting-for-host = { $host } lancera la partie.
waiting-free-guest =
    { $count ->
        [0] Tout le monde est là.
        [one] Une place est encore libre. Envoyez le lien à quelqu’un.
       *[other] { $count } places sont encore libres. Envoyez le lien autour de vous.
    }
terms-title = Ce qui est convenu
terms-own = quelque chose à vous

## At the table

seat-number = Joueur { $number }
seat-you = (vous)
seat-is-bot = un robot
seat-bot = Robot { $number }
seat-open = place libre
seat-kept = gardée pour { $name }
seat-lost = { $name } ne joue plus sur cet appareil.
seat-away = pas là
seat-here = là
seat-time-up = temps écoulé
seat-stand-in = un robot continue
seat-thinking = réfléchit
watching = Vous regardez
prompt-label = Ce qui est demandé
prompt-your-turn = À vous
prompt-waiting = { $name } réfléchit.
prompt-away = { $name } est au loin. La table attend.
prompt-stand-in = Un robot choisit pour { $name }.
prompt-time-up = { $name } n’a plus de temps : un robot choisit désormais.
prompt-time-up-you = Votre temps est écoulé : un robot continue pour vous.
prompt-over = La partie est terminée.
prompt-words = Tous les choix en toutes lettres
story-on = Continuer
story-skip = Passer
prompt-typed = { $number }… (continuez, ou tapez Entrée)
log = Journal
log-empty = Il ne s’est encore rien passé.
log-and-chat = Journal et discussion
chat = Discussion
chat-empty = Personne n’a encore rien dit.
chat-write = Dire quelque chose
chat-send = Envoyer
chat-at = { DATETIME($date, hour: "numeric", minute: "numeric") }
chat-muted = L’hôte a fermé la discussion.
menu = Menu

told-rule = Lire la règle { $rule }
link-lost = Connexion perdue. Nouvel essai ; rien n’est perdu.
missed-title = Depuis votre dernier tour
missing = { $name } est au loin depuis un moment. Que fait la table ?
missing-wait = Attendre encore
missing-bot = Laisser un robot jouer
missing-end = Terminer la partie
farewell-replaced = Cette place est passée sur un autre appareil.
farewell-removed = L’hôte vous a retiré de cette table.
farewell-token = Cette place n’est plus à vous.
farewell-closed = Cette table n’est plus gardée.
farewell-too_slow = Cet appareil n’arrivait pas à suivre ; il essaie de nouveau.
farewell-too_much = C’était trop à la fois ; nouvel essai.
reason-rules = Les règles ont changé depuis le début de cette partie, qui ne peut pas continuer ainsi. Ouvrez une nouvelle table.
reason-host = L’hôte a fermé cette table.
reason-left = La partie a été arrêtée parce que quelqu’un est parti.
table-another = Ouvrir une nouvelle table
problem-begun = La partie a commencé ; vous pouvez la regarder.
problem-playing = La partie a déjà commencé.
problem-full = Il n’y a plus de place.
problem-taken = Cette place est prise.
problem-seated = Il y a déjà plus de personnes assises.
problem-no_seat = Cette place n’existe pas.
problem-token = Cette place n’est plus à vous.
problem-foreign = Cette place n’est pas à vous.
problem-code = Ce code a déjà servi, ou il est trop ancien.
problem-no_table = Elle a peut-être été débarrassée, ou le lien est incomplet.
problem-no_game = Le jeu de cette table n’est pas installé sur ce serveur.
problem-not_over = La partie n’est pas encore terminée.
problem-not_playing = On ne peut rien choisir à cette table en ce moment.
problem-not_host = Seul l’hôte de la table peut le faire.
problem-not_emptied = Cette place ne peut pas être libérée.
problem-not_missing = Personne ne manque à cette place.
problem-too_soon = Laissez-lui un instant pour revenir.
problem-ended = La table est déjà fermée.
problem-muted = { chat-muted }
problem-stale = La partie avait avancé ; regardez de nouveau.
problem-cannot = Ce n’est pas possible en ce moment.
problem-undos = Dans cette partie, on ne peut plus rien reprendre.
problem-rules = Cette partie a été jouée avec les règles d’une autre époque ; elle ne peut pas être revue pas à pas.
problem-moment = Cette partie n’a pas ce moment.
problem-not_opened = De cette partie, seul ce que tout le monde a vu a été conservé.
problem-bots = Il y a plus de robots que de places.
problem-only_bots = Il faut garder une place pour vous.
problem-no_bot = Ce robot n’existe pas.
problem-clock = Ces pendules ne vont pas ensemble.
problem-no_chores = Il n’y a rien à confier.
problem-no_evening = Aucun autre jeu ne suit celui-ci.
problem-tale = Ce jeu ne raconte pas d’histoire.
problem-options = Une telle table ne peut pas être préparée.
problem-name = Ce nom ne se voit pas, ou ressemble trop à celui de quelqu’un à cette table. Prenez-en un autre.
problem-busy = Le serveur est très occupé. Réessayez dans un instant.
problem-crowded = Il y a trop de tables ici en ce moment. Réessayez plus tard.
problem-crowded_address = Vous avez beaucoup de tables ouvertes. Terminez-en, ou fermez-en.
problem-limit = C’était beaucoup en peu de temps. Réessayez plus tard.
problem-too_much = C’était trop à la fois.
problem-too_long = C’est trop long.
problem-store = Le serveur n’accède pas à ses données en ce moment. Rien n’est perdu ; réessayez.
problem-unsure = Il n’est pas certain que cela ait été gardé. La table montre ce qui est.
problem-store_full = Ce serveur n’a plus de place. Rien n’est perdu ; réessayez plus tard.
problem-damaged = Les données de ce serveur sont endommagées ; la personne qui s’en occupe doit y regarder.
problem-stuck = Ce serveur est bloqué ; la personne qui s’en occupe doit y regarder.
problem-internal = Quelque chose s’est mal passé sur le serveur. Rien n’a changé.
problem-no_push = Ce serveur n’envoie pas de notifications.
problem-not_found = Il n’y a rien à cette adresse.
problem-not_possible = Le serveur ne sait pas faire cela.
problem-origin = Les pages d’un autre site ne peuvent pas le demander.
problem-host = Ce serveur ne répond pas sous cette adresse. Demandez la bonne à la personne qui s’en occupe.
problem-no_token = { problem-bad_message }
problem-not_json = { problem-bad_message }
problem-bad_request = { problem-bad_message }
problem-bad_message = Le serveur n’a pas compris cette page. Rechargez-la.

curtain-title = Pour { $name } seulement
curtain-turn = Passez l’appareil à { $name }, dont c’est le tour. Les autres détournent les yeux.
curtain-look = Les autres jouent. { $name } peut regarder.
curtain-lift = C’est moi, { $name }

## The end

result-show = Le résultat
result-you = Victoire pour vous, avec { $points } !
result-shared = Vous partagez la victoire avec { $names } : { $points } de part et d’autre.
result-own = Vous finissez à la { NUMBER($place) }e place avec { $points }.
result-lost = C’est perdu pour vous, avec { $points }.
result-both = Les deux parties
result-placed = { $points } ({ $place ->
        [1] 1re place
       *[other] { $place }e place
    })
result-undone =
    { $count ->
        [one] Une fois, quelque chose de déjà révélé a été repris.
       *[other] { $count } fois, quelque chose de déjà révélé a été repris.
    }
result-evening = Victoires en { $games } parties : { $wins }.
result-wins =
    { $count ->
        [one] Victoire pour { $names }, avec { $points }.
       *[other] { $names } partagent la victoire : { $points } de part et d’autre.
    }
result-nobody = Personne ne gagne.
result-board = Regarder le plateau
rematch = Encore une fois
rematch-join = Rejoindre la revanche
replay = Revoir
replay-first = Au début
replay-back = Un pas en arrière
replay-on = Un pas en avant
replay-last = À la fin
replay-play = Lecture
replay-pause = Pause
replay-step = Étape
replay-speed = Vitesse
replay-speed-calm = posée
replay-speed-normal = normale
replay-speed-quick = rapide
replay-speed-fastest = très rapide
replay-viewer = Le regard de qui
replay-viewer-all = ce que tout le monde a vu
replay-viewer-seat = { $name }, cartes sur table
replay-link = Lien vers ce moment
replay-file = Le journal en fichier
replay-no-board = Cela a été joué avec les règles d’une autre époque : on ne peut pas montrer le plateau, seulement ce qui s’est passé.
fair-title = Le mélange était-il juste ?
fair-about = Tous les tirages viennent d’une seule graine : celle du serveur, et une part que l’appareil de chaque joueur y a ajoutée. L’empreinte (SHA-256) de la graine du serveur a été montrée avant qu’il connaisse ces parts ; la graine elle-même l’est à la fin. Votre appareil peut alors recalculer chaque tirage.
fair-promise = Empreinte, promise au début :
fair-seed = Graine, montrée à la fin :
fair-check = Vérifier ici
fair-busy = Chaque tirage est recalculé…
fair-unread = Les tirages n’ont pas pu être obtenus. { $why }
fair-yes = Tout concorde.
fair-no = Quelque chose ne concorde pas !
fair-seen-early = La graine est bien celle dont cet appareil a vu l’empreinte avant le début de la partie.
fair-seen-midway = La graine est bien celle dont cet appareil a vu l’empreinte en cours de partie ; il n’en a pas vu le début.
fair-seen-late = Cet appareil n’a pas vu le début ; vérifié d’après ce que le serveur dit maintenant.
fair-broken = La graine n’est pas celle dont l’empreinte a été montrée.
fair-part-in = La part ajoutée par cet appareil y est.
fair-part-missing = La part ajoutée par cet appareil n’y est pas : autre chose se trouve à sa place.
fair-part-none = Cet appareil n’a ajouté aucune part.
fair-draws =
    { $count ->
        [0] La partie n’avait aucun tirage.
        [one] Le seul tirage a été recalculé ; il est le même.
       *[other] Les { $count } tirages ont été recalculés ; tous sont les mêmes.
    }
fair-differs = Le tirage { $number } ({ $kind }) donne autre chose.
fair-later = La graine est montrée à la fin de la partie.

## Menu

menu-watch-link = Lien pour les spectateurs
menu-device = Votre place
menu-move = Passer sur un autre appareil
menu-move-how = Ouvrez ce lien sur l’autre appareil dans les dix minutes. Il ne sert qu’une fois, et cet appareil rend la place. Ne le montrez à personne d’autre.
menu-move-link = Lien pour votre autre appareil
menu-host = Pour l’hôte
menu-remove = Retirer { $name }
menu-mute = Fermer la discussion
menu-unmute = Ouvrir la discussion
menu-close = Fermer la table
menu-leave = Quitter la table
menu-leave-about = Un robot continue pour vous. Rouvrez la table, et vous revoilà.
menu-sure = Vraiment ?
menu-expires = Cette table est gardée jusqu’au { DATETIME($date, day: "numeric", month: "long", hour: "numeric", minute: "numeric") }.

rules-seek = Chercher dans les règles
rules-about = Avec nos propres mots. Là où le livret se tait, la table suit une décision maison ; elles sont signalées.
rules-ruling = Décision maison
rules-in-short = En bref

## The guide of a first game

guide = Votre guide
guide-stop = Je me débrouille
