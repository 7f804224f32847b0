# Pourquoi la table ne peut pas être mise dans le navigateur.

log = log : json ou plain, pas { $given }
client = client : le client du navigateur n’est pas encore construit ; `make client` le construit
store = store : { $why }
workers = workers : à plusieurs, il faut PostgreSQL (--store postgresql://...)
port = le port { $port } est déjà pris ; choisissez-en un autre avec --port
listen = impossible d’écouter à { $host }, port { $port } : { $why }
limit-none = limit { $name } : elle n’existe pas ; il y a { $there }
limit-number = limit { $name } : il faut un nombre entier plus grand que 0, pas { $given }
public-url = public URL : { $given } devrait ressembler à https://HOST

# Ce qu’une messagerie montre d’un lien vers une table.

link-waiting = { $host } vous invite à jouer à { $game }
link-waiting-about = { $free ->
        [0] Les places sont prises, mais tout le monde peut regarder.
        [one] Une place est libre. Sans compte : ouvrez le lien et prenez place.
       *[other] { $free } places sont libres. Sans compte : ouvrez le lien et prenez place.
    }
link-playing = { $game } : une partie est en cours
link-playing-about = Avec le lien, tout le monde peut regarder.
link-over = { $game } : une partie terminée
link-over-about = Coup par coup, cartes sur table.
link-gone = { $game } à la Table du capitaine
link-gone-about = Des jeux de société entre amis, selon les règles imprimées.
