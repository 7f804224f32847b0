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
    .seat = You take { $count }.
score-last = The last stone
score-total = Points
option-after = Before it
option-after-none = nothing
option-after-own = Nomads, from its saved file
evening-title = An evening by the fire
evening-tagline = Nomads, and a cairn to build afterwards
