# Ce qui est refusé de ce que l’on demande par son nom : un jeu, des places, des options.

game = game : il n’y a pas de { $given } ; il y a { $there }
bench = bench : il n’y a pas de { $given } pour { $of } ; il y a { $there }
player = player : il n’y a pas de { $given } ; il y a { $there }
lang = lang : il y a des mots en { $there }, pas en { $given }
seat = seat : { $given } n’est pas entre 0 et { $last }
seats = seats : { $title } se joue { $one ->
        [yes] à { $most }
       *[no] de { $least } à { $most }
    }, pas à { $given }
option = options.{ $name } : { $title } n’a pas cette option ; il y a { $there }
value = options.{ $name } : { $given } n’est pas possible ; il y a { $there }
no-object = options.{ $name } : un objet n’est pas possible
no-folder = options.{ $name } : { $folder } est un dossier, il faut un fichier
extra = { $package } n’est pas installé : pip install 'captains-table[{ $extra }]'
