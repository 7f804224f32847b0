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
