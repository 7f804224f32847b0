# What the board of Nomads says beside the game's own words.

nomads-lys = Lys
nomads-hand = in hand
nomads-yours = { $name } (yours)
nomads-you = you
nomads-no-discs = No discs.
nomads-discs =
    { $count ->
        [one] 1 disc: { $discs }.
       *[other] { $count } discs, from bottom to top: { $discs }.
    }
nomads-no-tiles = No tiles are left there.
nomads-stack =
    { $count ->
        [one] Last tile of the stack: { $tile }.
       *[other] Stack of { $count } tiles, on top: { $tile }.
    }
nomads-lys-here = Lys points here.
nomads-possible = You can: { $choices }.

nomads-ring = Around the campfire
nomads-everybody = Around the table
nomads-what-happened = What just happened
nomads-your-turn = Your turn
nomads-move-or-write = Move or write
nomads-turn-of = { $name } is thinking
nomads-over = The game is over
nomads-left-the-game = left the game
nomads-chart =
    { $count ->
        [0] Moon chart: empty
        [one] Moon chart: 1 Opal Moon of 4
       *[other] Moon chart: { $count } Opal Moons of 4
    }
nomads-reconstructed = reconstructed values
nomads-own-values = values of this table

nomads-look = Point at a place to read what lies there.
nomads-stay = stay
nomads-drop = drop
nomads-skip = pass over
nomads-single = one disc
nomads-double = two discs
nomads-no-lift = raise none
nomads-lift = raise
nomads-whose-disc = Whose disc?

nomads-way-cw = Clockwise:
nomads-way-ccw = Anticlockwise:
nomads-meets-lys = You meet Lys: first, a tile from another stack.
nomads-you-hear = You hear { $tiles }.
nomads-hears = { $name } hears { $tiles }.
nomads-unheard = Nobody hears { $tiles }.
nomads-nobody-hears = Nobody hears a story.
nomads-moons-rise =
    { $count ->
        [one] An Opal Moon rises.
       *[other] { $count } Opal Moons rise.
    }
nomads-can-bend = Your talent can change this.

nomads-cards = Legends and Songs
nomads-cards-how = A Legend costs as many tiles of its story as it is worth. A Song takes tiles that all differ: tiles → points.
nomads-song = Song
nomads-card-legend =
    { $legend }, { $value ->
        [one] 1 point
       *[other] { $value } points
    }
nomads-card-song =
    Song of { $need } different tiles, { $points ->
        [one] 1 point
       *[other] { $points } points
    }
nomads-card-free = { $card }: nobody has it yet
nomads-card-taken = { $card }: written by { $name }
nomads-card-writable = { $card }: you can write it now

nomads-kept = Tiles: { $tiles }.
nomads-kept-none = No tiles.
nomads-moons =
    { $count ->
        [one] 1 Opal Moon
       *[other] { $count } Opal Moons
    }
nomads-written =
    { $count ->
        [one] 1 point on cards
       *[other] { $count } points on cards
    }
nomads-lay-down = Lay down a tile: { $tile }
nomads-take-back = Take back: { $tile }
nomads-payment = Your payment
nomads-pay = Pay
nomads-pay-how = Click your tiles to lay them down.
