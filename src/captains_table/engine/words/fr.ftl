seat-number = Joueur { $number }

refuse-not-your-decision = Ce n’est pas à vous de décider. Qui doit choisir : { $decider }.
refuse-over = La partie est finie ; il n’y a plus rien à choisir.
refuse-no-such-choice = Aucun choix ne porte ce numéro ; ils vont de 0 à { $last }.
refuse-no-such-action = Ce jeu ne connaît pas cette action.

undo-not-yours = On ne reprend un choix que tant que la décision suivante est encore la sienne.
undo-nothing = Il n’y a rien à reprendre : seul votre dernier choix peut l’être, tant que personne d’autre n’a choisi et que rien n’a été tiré, lancé ou montré.

# À quelqu'un qui est absent.
your-turn = C’est à vous de jouer.

# Où une ancienne partie raconte ce que les mots d'aujourd'hui ne savent plus dire.
told-otherwise = (Il s’est passé ici quelque chose qui se raconte autrement aujourd’hui.)
