title = Cairn
tagline = Prenez la dernière pierre.
players-and-time = 2 ou 3 joueurs, { minutes } minutes
minutes = 2
summary =
    À tour de rôle, prenez une à trois pierres du cairn.
    Qui prend la dernière gagne.
kind-take = Prendre des pierres
prompt-take = Il reste { $stones } pierres. Combien en prenez-vous ?
choice-take = En prendre { $count }
event-stones-taken = { $seat } en prend { $count }.
score-last = La dernière pierre
score-total = Points
