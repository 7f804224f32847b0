title = Nomades
tagline = Écoutez au coin du feu, écrivez les légendes, n’oubliez aucune histoire.
players-and-time = 2 à 5 joueurs, { minutes } minutes
minutes = 40
# La soirée avec le jeu qui précède.
evening-title = Lumarathon
evening-tagline = Oh Capitaine ! puis Nomades avec les mêmes joueurs
evening-on = En route pour le feu de camp
# Une phrase par ligne.
summary =
    Autour du feu se trouvent 8 piles de tuiles d’histoire et, derrière chacune, une colonne de disques : des Nomades, des Aventuriers et les vôtres.
    À votre tour, déplacez-vous ou écrivez. Se déplacer, c’est prendre toute une colonne où vous avez un disque et poser ses disques un à un autour du feu, le plus bas d’abord.
    Puis tous écoutent : partout où votre disque est en haut de sa colonne, vous devez prendre la tuile du dessus de la pile placée devant.
    Qui finit là où se trouve Lys l’envoie vers une autre pile et en prend la tuile.
    Une Légende se paie en tuiles de la même sorte, autant qu’elle vaut de points, et s’améliore plus tard ; votre seul Chant, en tuiles toutes différentes.
    À la fin d’un tour où 4 Lunes d’opale sont levées, on compare les scores : le meilleur en gagne 3, le deuxième 1.
    Quand il ne reste que deux piles, chacun peut écrire une dernière carte. Les cartes comptent leur valeur, les Lunes d’opale 1 point, les tuiles restantes moins 1. Le plus de points l’emporte.

## Tuiles, disques et cartes

# Les noms des histoires et des légendes sont ceux de values.toml, sauf si la table a les siens ;
# ils n'ont donc pas d'attributs.
tile-A = La Baleine
tile-B = La Comète
tile-C = Les Jumelles
tile-D = Le Renard
tile-E = La Cloche
tile-F = Le Rouet
tile-G = L’Orage
tile-opal = Lune d’opale
tile-wild = Tuile joker
tile-coin = Pièce
tile-none = plus de tuile

legend-A = La Baleine
legend-B = La Comète
legend-C = Les Jumelles
legend-D = Le Renard
legend-E = La Cloche
legend-F = Le Rouet
legend-G = L’Orage

disc-ulrich = Ulrich
    .a = un disque d’Ulrich
disc-moon = Moon
    .a = un disque de Moon
disc-red = Red
    .a = un disque de Red
disc-siana = Siana
    .a = un disque de Siana
disc-nostromo = Nostromo
    .a = un disque de Nostromo
disc-nomad = Nomade
    .a = un Nomade
disc-frog = Grenouille
    .a = la Grenouille

card-song = Chant
card-legend = Légende

## Personnages

adventurer-ulrich = Ulrich
    .talent = Une fois par déplacement, il peut laisser tomber deux disques sur la même case.
adventurer-moon = Moon
    .talent = Au début de son tour, elle peut mener Lys une pile plus loin, dans un sens ou dans l’autre.
adventurer-red = Red
    .talent = Après son déplacement, il peut faire monter un de ses disques en haut de sa colonne.
adventurer-siana = Siana
    .talent = Une fois par déplacement, elle peut franchir une case.
adventurer-nostromo = Nostromo
    .talent = Il a un troisième disque, la Grenouille.

## Lieux

# Les disques d'une case forment une colonne ; les tuiles forment une pile. `.at` dit où une chose se
# passe, `.of` de quelle colonne ou de quelle pile il s'agit.
space-0 = nord
    .at = au nord
    .of = du nord
space-1 = nord-est
    .at = au nord-est
    .of = du nord-est
space-2 = est
    .at = à l’est
    .of = de l’est
space-3 = sud-est
    .at = au sud-est
    .of = du sud-est
space-4 = sud
    .at = au sud
    .of = du sud
space-5 = sud-ouest
    .at = au sud-ouest
    .of = du sud-ouest
space-6 = ouest
    .at = à l’ouest
    .of = de l’ouest
space-7 = nord-ouest
    .at = au nord-ouest
    .of = du nord-ouest

stack-0 = nord
    .at = au nord
    .of = du nord
stack-1 = nord-est
    .at = au nord-est
    .of = du nord-est
stack-2 = est
    .at = à l’est
    .of = de l’est
stack-3 = sud-est
    .at = au sud-est
    .of = du sud-est
stack-4 = sud
    .at = au sud
    .of = du sud
stack-5 = sud-ouest
    .at = au sud-ouest
    .of = du sud-ouest
stack-6 = ouest
    .at = à l’ouest
    .of = de l’ouest
stack-7 = nord-ouest
    .at = au nord-ouest
    .of = du nord-ouest

way-cw = dans le sens horaire
way-ccw = dans le sens antihoraire

zone-unseen = Sous le dessus des piles
zone-chart = Plateau des Lunes
zone-box = Hors du jeu
zone-tiles = Tuiles

## D'où viennent les points

score-song = Chant
score-legends = Légendes
score-moons = Lunes d’opale
score-tiles = Tuiles restantes
score-total = Total
score-sum = { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
verdict-legends = À égalité de points, l’emporte qui a écrit le plus de cartes Légende.

## Options

option-adventurers = Aventuriers
option-adventurers-dealt = distribués au hasard
option-adventurers-chosen = choisis tour à tour, le premier joueur en tête
option-first-player = Premier joueur
option-first-player-random = tiré au sort
option-first-player-seat = { seat-number }
option-setup = Mise en place des disques et de Lys
option-setup-placed = par les joueurs
option-setup-quick = au hasard, pour commencer plus vite
option-values = Valeurs des cartes
option-values-mixed = reconstituées : quatre Légendes vite écrites, trois plus longues
option-values-even = reconstituées : sept Légendes pareilles
option-values-own = un fichier à vous
option-eight-moons = Huit Lunes d’opale à la fois
option-eight-moons-at-once = les quatre autres sont décomptées aussitôt
option-eight-moons-next-turn = les quatre autres sont décomptées un tour plus tard
option-tie-for-first = Égalité à la première place
option-tie-for-first-share-four = les ex æquo se partagent les 4 Lunes d’opale
option-tie-for-first-share-three = les ex æquo en partagent 3, le joueur suivant en reçoit 1
option-after = Lumarathon
option-after-none = une partie à part
option-after-own = après une partie d’Oh Capitaine !, d’après son fichier

notice-values = Les valeurs et les noms des cartes sont reconstitués, pas ceux du jeu imprimé. Si vous l’avez, le manuel dit comment jouer avec les vôtres.
notice-own-values = Les valeurs des cartes viennent d’un fichier propre à cette table.

## Décisions : un titre, et ce qui est demandé

kind-choose-adventurer = Votre Aventurier
kind-place-frog = La Grenouille
kind-place-unplayed = Ceux qui dorment
kind-place-disc = Votre place près du feu
kind-place-lys = Où commence Lys
kind-moon-step = Moon mène Lys
kind-turn = À vous : se déplacer ou écrire
kind-pay = Comment payer
kind-double-drop = Un disque ou deux ?
kind-skip = Laisser tomber ou franchir ?
kind-lys-target = Lys s’en va
kind-red-lift = Red remonte
kind-last-write = Une dernière carte

prompt-choose-adventurer = Qui voulez-vous être ? Le talent de votre Aventurier vous sert toute la partie.
prompt-place-frog = Où se cache votre Grenouille ? C’est un de vos disques, comme les autres, et un Nomade s’assiéra dessus.
prompt-place-unplayed = Les Aventuriers que personne ne joue dorment, et vous posez leurs disques. Là où l’un d’eux est tout en haut après un déplacement, une tuile est perdue ; seule une Lune d’opale se lève quand même.
prompt-place-disc = Où posez-vous votre prochain disque ? Il va en haut de la colonne, qui ne peut compter plus de 4 disques avant le début de la partie.
prompt-place-lys = Quelle pile Lys désigne-t-elle d’abord ? Qui termine là son déplacement envoie Lys vers une autre pile et en prend la tuile du dessus.
prompt-moon-step = Lys désigne la pile { $stack_of }. D’abord, vous pouvez la mener à la pile voisine, ce qui ne rapporte pas de tuile.
prompt-turn = Déplacez une colonne à vous ou écrivez. Lys est { $stack_at } ({ $tile }).
prompt-pay =
    { $card_key ->
        [song] Votre Chant demande { $need ->
            [one] { $need } tuile
           *[other] { $need } tuiles différentes
        }, et une tuile joker remplace n’importe quelle sorte. Comment payez-vous ?
       *[legend] Vous écrivez une Légende : { $legend }, { $value ->
            [one] { $value } point
           *[other] { $value } points
        }. Une tuile joker remplace n’importe quelle sorte. Comment payez-vous ?
    }
prompt-double-drop = Vous avez { $hand } disques en main, et le prochain à tomber, { $space_at }, est { $disc_a }. Une fois par déplacement, vous pouvez laisser tomber deux disques sur la même case.
prompt-skip =
    Vous avez { $hand ->
        [one] { $hand } disque
       *[other] { $hand } disques
    } en main, et le prochain à tomber, { $space_at }, est { $disc_a }. Une fois par déplacement, vous pouvez franchir une case, et le disque tombe sur la suivante.
prompt-lys-target = Le dernier disque est tombé là où Lys se trouve, { $stack_at }. Envoyez-la vers une autre pile et prenez-en la tuile ; une Lune d’opale va sur le plateau des Lunes.
prompt-red-lift = Avant que tout le monde écoute, vous pouvez faire monter un de vos disques en haut de sa colonne, s’il en a d’autres sur lui.
prompt-last-write = C’est votre dernière chance d’écrire une carte ou d’améliorer une Légende. Chaque tuile que vous gardez coûte 1 point.

## Choix

choice-choose-adventurer = { $adventurer }. { $adventurer_talent }
choice-place-frog = Poser la Grenouille { $space_at } ({ $tile })
choice-place-unplayed = Poser un disque pour { $adventurer } { $space_at } ({ $tile })
choice-place-disc = Poser votre disque { $space_at } ({ $tile })
choice-place-lys = Tourner Lys vers la pile { $stack_of } ({ $tile })
choice-stay = Laisser Lys où elle est
choice-step = Mener Lys une pile plus loin { $way }
choice-move = Déplacer la colonne { $space_of } ({ $tile }) { $way }
choice-song =
    Écrire le Chant { $need ->
        [one] d’une tuile
       *[other] de { $need } tuiles différentes
    }
choice-legend =
    Écrire une Légende : { $legend }, { $value ->
        [one] { $value } point
       *[other] { $value } points
    }
choice-single = Laisser tomber un seul disque
choice-double = Laisser tomber deux disques sur cette case
choice-drop = Laisser tomber le disque ici
choice-skip = Franchir cette case
choice-lys-target = Envoyer Lys vers la pile { $stack_of } ({ $tile })
choice-no-lift = Ne faire monter aucun disque
choice-lift =
    Faire monter votre disque dans la colonne { $space_of } ({ $tile }) { $height ->
        [0] (le plus bas)
        [one] (au-dessus d’un autre)
       *[other] (au-dessus de { $height } autres)
    }
choice-pass = Ne rien écrire
choice-pay =
    { $tiles_count ->
        [0] { $wilds ->
            [0] Ne rien payer
            [one] Payer avec { $wilds } tuile joker
           *[other] Payer avec { $wilds } tuiles joker
        }
       *[other] { $wilds ->
            [0] Payer avec { $tiles }
            [one] Payer avec { $tiles } et { $wilds } tuile joker
           *[other] Payer avec { $tiles } et { $wilds } tuiles joker
        }
    }

## Ce qui s'est passé

event-tile-revealed =
    { $tile_key ->
        [opal] La pile { $stack_of } montre une Lune d’opale.
        [wild] La pile { $stack_of } montre une tuile joker.
       *[other] La pile { $stack_of } montre une histoire : { $tile }.
    }
stacks-laid-out = Les piles montrent : { $tiles }.
event-first-player-named = { $seat } joue en premier.
    .seat = Vous jouez en premier.
event-coin-brought = { $seat } a gagné à Oh Capitaine ! et apporte une pièce, qui vaut une tuile joker.
    .seat = Vous avez gagné à Oh Capitaine ! et apportez une pièce, qui vaut une tuile joker.
# À ce moment, la place porte déjà le nom de son Aventurier.
event-adventurer-taken = { $adventurer } s’assied près du feu de camp.
    .seat = Vous vous asseyez près du feu de camp : vous êtes { $adventurer }. { $adventurer_talent }
    .person = { $seat } s’assied près du feu de camp et joue { $adventurer }.
event-frog-placed = { $seat } pose la Grenouille { $space_at }.
    .seat = Vous posez la Grenouille { $space_at }.
event-nomads-placed = Les Nomades rejoignent le cercle, un sur chaque case.
event-unplayed-placed = { $seat } pose un disque { $space_at } pour { $adventurer }, qui dort.
    .seat = Vous posez un disque { $space_at } pour { $adventurer }, qui dort.
event-disc-placed = { $seat } pose un disque { $space_at }.
    .seat = Vous posez un disque { $space_at }.
event-lys-placed = { $seat } tourne Lys vers la pile { $stack_of }.
    .seat = Vous tournez Lys vers la pile { $stack_of }.
event-turn-begun = C’est à { $seat } de jouer.
    .seat = C’est à vous de jouer.
event-lys-stepped = { $seat } mène Lys à la pile { $stack_of }.
    .seat = Vous menez Lys à la pile { $stack_of }.
event-pile-moved = { $seat } prend la colonne { $space_of } et la déplace { $way }.
    .seat = Vous prenez la colonne { $space_of } et la déplacez { $way }.
event-disc-dropped = { $seat } laisse tomber un disque { $space_at }.
    .seat = Vous laissez tomber un disque { $space_at }.
discs-dropped = { $seat } laisse tomber des disques, tour à tour : { $spaces }.
    .seat = Vous laissez tomber des disques, tour à tour : { $spaces }.
event-pair-dropped = { $seat } laisse tomber deux disques ensemble { $space_at }.
    .seat = Vous laissez tomber deux disques ensemble { $space_at }.
event-space-skipped = { $seat } franchit la case { $space_of }.
    .seat = Vous franchissez la case { $space_of }.
event-last-disc-dropped = { $seat } laisse tomber le dernier disque { $space_at }.
    .seat = Vous laissez tomber le dernier disque { $space_at }.
event-lys-moved = { $seat } envoie Lys vers la pile { $stack_of }.
    .seat = Vous envoyez Lys vers la pile { $stack_of }.
event-disc-lifted = { $seat } fait monter un disque en haut de la colonne { $space_of }.
    .seat = Vous faites monter un disque en haut de la colonne { $space_of }.
event-tile-taken =
    { $tile_key ->
        [wild] { $seat } trouve une tuile joker { $stack_at }.
       *[other] { $seat } entend une histoire { $stack_at } : { $tile }.
    }
    .seat =
        { $tile_key ->
            [wild] Vous trouvez une tuile joker { $stack_at }.
           *[other] Vous entendez une histoire { $stack_at } : { $tile }.
        }
event-tile-discarded =
    { $tile_key ->
        [wild] Seul un dormeur écoute { $stack_at } : une tuile joker quitte la partie.
       *[other] Seul un dormeur écoute { $stack_at } : une tuile « { $tile } » quitte la partie.
    }
event-moon-risen = Une Lune d’opale se lève { $stack_at } : le plateau des Lunes en compte { $count }.
event-song-written =
    { $seat } écrit le Chant { $need ->
        [one] d’une tuile
       *[other] de { $need } tuiles différentes
    }, qui vaut { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
    .seat =
        Vous écrivez le Chant { $need ->
            [one] d’une tuile
           *[other] de { $need } tuiles différentes
        }, qui vaut { $points ->
            [one] { $points } point.
           *[other] { $points } points.
        }
event-legend-written =
    { $seat } écrit une Légende : { $legend }, { $value ->
        [one] { $value } point.
       *[other] { $value } points.
    }
    .seat =
        Vous écrivez une Légende : { $legend }, { $value ->
            [one] { $value } point.
           *[other] { $value } points.
        }
event-legend-improved =
    { $seat } améliore une Légende : { $legend }, désormais { $value ->
        [one] { $value } point.
       *[other] { $value } points.
    }
    .seat =
        Vous améliorez une Légende : { $legend }, désormais { $value ->
            [one] { $value } point.
           *[other] { $value } points.
        }
event-tiles-paid =
    { $seat } paie { $count ->
        [0] avec { $wilds ->
            [one] { $wilds } tuile joker.
           *[other] { $wilds } tuiles joker.
        }
        [one] { $count } tuile d’histoire{ $wilds ->
            [0] .
            [one] {" "}et { $wilds } tuile joker.
           *[other] {" "}et { $wilds } tuiles joker.
        }
       *[other] { $count } tuiles d’histoire{ $wilds ->
            [0] .
            [one] {" "}et { $wilds } tuile joker.
           *[other] {" "}et { $wilds } tuiles joker.
        }
    }
    .seat =
        Vous payez { $count ->
            [0] avec { $wilds ->
                [one] { $wilds } tuile joker.
               *[other] { $wilds } tuiles joker.
            }
            [one] { $count } tuile d’histoire{ $wilds ->
                [0] .
                [one] {" "}et { $wilds } tuile joker.
               *[other] {" "}et { $wilds } tuiles joker.
            }
           *[other] { $count } tuiles d’histoire{ $wilds ->
                [0] .
                [one] {" "}et { $wilds } tuile joker.
               *[other] {" "}et { $wilds } tuiles joker.
            }
        }
event-scoring-begun = Quatre Lunes d’opale se sont levées : il est temps de comparer les scores.
event-score-counted =
    { $seat } en est à { $count ->
        [one] { $count } point.
       *[other] { $count } points.
    }
    .seat =
        Vous en êtes à { $count ->
            [one] { $count } point.
           *[other] { $count } points.
        }
event-moons-won =
    { $seat } gagne { $count ->
        [one] { $count } Lune d’opale.
       *[other] { $count } Lunes d’opale.
    }
    .seat =
        Vous gagnez { $count ->
            [one] { $count } Lune d’opale.
           *[other] { $count } Lunes d’opale.
        }
event-moons-lost =
    Ce qui ne se partage pas quitte la partie : { $count ->
        [one] { $count } Lune d’opale.
       *[other] { $count } Lunes d’opale.
    }
event-end-begun = Le feu s’éteint doucement : chacun peut écrire une dernière carte, { $seat } en premier.
    .seat = Le feu s’éteint doucement : chacun peut écrire une dernière carte, vous en premier.
event-nothing-written = { $seat } n’écrit plus rien.
    .seat = Vous n’écrivez plus rien.
event-points-scored =
    { $seat } termine avec { $count ->
        [one] { $count } point.
       *[other] { $count } points.
    }
    .seat =
        Vous terminez avec { $count ->
            [one] { $count } point.
           *[other] { $count } points.
        }
