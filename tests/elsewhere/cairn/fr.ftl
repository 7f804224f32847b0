title = Cairn
tagline = Prenez la dernière pierre.
players-and-time = 2 ou 3 joueurs, { minutes } minutes
minutes = 2
summary =
    À tour de rôle, prenez une à trois pierres du cairn.
    Qui prend la dernière gagne.
kind-take = Prendre des pierres
prompt-take = Il reste { $stones } pierres. Combien en prenez-vous ?
choice-take = En prendre { $count }
event-stones-taken = { $seat } en prend { $count }.
    .seat = Vous en prenez { $count }.
score-last = La dernière pierre
score-total = Points
option-after = Avant
option-after-none = rien
option-after-own = Nomades, depuis sa sauvegarde
evening-title = Une soirée au coin du feu
evening-tagline = Nomades, puis un cairn à bâtir
