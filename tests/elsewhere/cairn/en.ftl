title = Cairn
tagline = Take the last stone.
players-and-time = 2 or 3 players, { minutes } minutes
minutes = 2
summary =
    In turn, take one to three stones from the cairn.
    Whoever takes the last one wins.
kind-take = Take stones
prompt-take = There are { $stones } stones left. How many do you take?
choice-take = Take { $count }
event-stones-taken = { $seat } takes { $count }.
score-last = The last stone
score-total = Points
