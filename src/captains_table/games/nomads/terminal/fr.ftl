# Ce que dit le plateau de Nomads dans le terminal.

nomads-cards = Cartes
nomads-reconstructed = (valeurs reconstituées)
nomads-own-values = (vos propres valeurs)
nomads-songs = Chants
nomads-score = Score
nomads-write = écrire
nomads-hand = en main
nomads-preview = Aperçu : { $choice }
nomads-then = Ensuite, tous écoutent
nomads-asleep = Un disque pour { $name } : les numéros sont autour du feu
nomads-takes = prend
nomads-discarded = écartée
nomads-rises = se lève
nomads-nothing-heard = Personne n’entend d’histoire.
nomads-scoring = On compare les scores.
nomads-lys-met = Vous rencontrez Lys : d’abord une tuile d’une autre pile.
nomads-talent = Votre talent peut changer cela.
nomads-pile = Les disques qui s’y trouvent, de bas en haut : { $discs }.
nomads-stack = La pile qui s’y trouve : { $tile } au-dessus, { $count ->
        [one] la dernière tuile.
       *[other] { $count } tuiles en tout.
    }
nomads-sign-pile = les disques d’une case, de bas en haut
nomads-sign-stack = une pile : sa tuile du dessus et le nombre de tuiles
nomads-sign-lys = la pile que Lys désigne
nomads-sign-chart = le plateau des Lunes : quand il est plein, on compare les scores
nomads-sign-choices = les choix par numéro, sens horaire et antihoraire
nomads-sign-values = ce que coûtent et comptent les cartes d’une Légende ; une lettre : qui a la carte
nomads-sign-song = un Chant de 5 tuiles différentes qui compte 7 points
nomads-sign-tiles = des tuiles : deux d’une même histoire et une tuile joker
nomads-sign-legend = une carte Légende qui compte 5 points
nomads-sign-turn = à qui le tour
nomads-sign-score = tous les points jusqu’ici, Lunes d’opale comprises ; un décompte intermédiaire ne les compte pas
worth-story = { $count } tuiles de chaque histoire, pour les Légendes et les Chants
worth-opal = { $count } en tout ; va sur le plateau des Lunes et compte 1 pour qui la gagne lors d’un décompte
worth-wild = { $count } en tout ; remplace n’importe quelle histoire
worth-coin = vaut une tuile joker
