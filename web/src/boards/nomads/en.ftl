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

nomads-compass = Where it is
    .at-0 = N
    .at-1 = NE
    .at-2 = E
    .at-3 = SE
    .at-4 = S
    .at-5 = SW
    .at-6 = W
    .at-7 = NW
nomads-lys-is = Lys points to a stack. Whoever drops the last disc of a move there sends her to another stack and takes its top tile.
nomads-score = { $now } now: { $cards } on cards, minus { $tiles } for tiles kept.
nomads-score-moons = { $count ->
        [one] With 1 Opal Moon
       *[other] With { $count } Opal Moons
    }, { $end } in the end.
nomads-prize = { $count ->
        [one] If scores were compared now: 1 Opal Moon.
       *[other] If scores were compared now: { $count } Opal Moons.
    }
nomads-left = { $count } left
nomads-still-to-come = { $count ->
        [0] No tile of it is left in the stacks.
        [one] 1 tile of it is still in the stacks.
       *[other] { $count } tiles of it are still in the stacks.
    }
nomads-takes = { $count ->
        [one] 1 tile
       *[other] { $count } tiles
    }
nomads-takes-different = { $count } different
nomads-back-to-cards = Back to all cards
nomads-more-of = { $name }: tiles and cards
