# What the board of Nomads says beside the game's own words.

nomads-lys = Lys
nomads-hand = in hand
nomads-yours = { $name } (yours)
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
nomads-chart =
    { $count ->
        [0] Moon chart: empty
        [one] Moon chart: 1 Opal Moon of 4
       *[other] Moon chart: { $count } Opal Moons of 4
    }

nomads-stay = stay
nomads-drop = drop
nomads-skip = pass over
nomads-single = one disc
nomads-double = two discs
nomads-no-lift = none
nomads-lift = raise
nomads-pass = write nothing
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

nomads-fire-is-out = The fire has burned down
nomads-scores-compared = Scores are compared
nomads-scoring-how = Cards count, less a point for each tile kept. Best: 3 Opal Moons, second: 1.
nomads-on-cards = Cards
nomads-for-tiles = Tiles
nomads-for-moons = Moons
nomads-sum = Score
nomads-wins = Wins
nomads-last-round-how = Hardly a story is left: everybody may write one last card, then all is counted.
nomads-stacks-left = { $count ->
        [one] 1 stack still holds tiles; the game ends at { $last }.
       *[other] { $count } stacks still hold tiles; the game ends at { $last }.
    }

## The guide of a first game

nomads-guide-welcome = Welcome to the campfire! Whoever has the most points in the end wins. Legends and your one Song count what stands on them, Opal Moons count 1 each, and every tile that you still keep costs 1. So hear stories, and write them down.
nomads-guide-you-ulrich = You are Ulrich: the black discs with a U are yours. { adventurer-ulrich.talent }
nomads-guide-you-moon = You are Moon: the white discs with an M are yours. { adventurer-moon.talent }
nomads-guide-you-red = You are Red: the red discs with an R are yours. { adventurer-red.talent }
nomads-guide-you-siana = You are Siana: the yellow discs with an S are yours. { adventurer-siana.talent }
nomads-guide-you-nostromo = You are Nostromo: the green discs with an N are yours. { adventurer-nostromo.talent }
nomads-guide-choose-adventurer = First you choose who you are: each Adventurer has a talent for the whole game.
nomads-guide-place-frog = Set the Frog down where it glows. It is a disc of yours, and one more way to hear a story.
nomads-guide-place-unplayed = These discs belong to nobody. Where one ends up on top, a story is lost: set them where you want least.
nomads-guide-place-disc = Set your disc beside a story that you like: the disc on top of a pile hears the stack in front of it.
nomads-guide-place-lys = Point Lys to a stack. Whoever ends a move there takes a tile from another one.
nomads-guide-turn = Your turn has one of two parts. Move: click a pile with a disc of yours. It is dropped disc by disc around the fire, the lowest first; the two arrows over the fire show both ways, and below stands who would hear what. Or write: click a column of cards that glows, and pay with your tiles.
    After a move, everybody whose disc is on top of a pile must take the tile in front of it, wanted or not.
nomads-guide-tiles = You have heard a story! Each tile that you keep costs a point until it pays for a card. The number beside every name is the score as it is now: cards less tiles.
nomads-guide-write = You can write a card. A Legend takes tiles of one story, as many as it is worth, and you may improve it later for the difference. A Song takes tiles that all differ, and there is one for you in the whole game. Writing takes your whole turn, and a card is gone once somebody has it.
nomads-guide-moons = Look at the sky: when four Opal Moons stand there at the end of a turn, scores are compared. The best wins three of them, the second one. A small + beside a score says who would win some now.
nomads-guide-near-the-end = The stacks run low. When only two still hold tiles, everybody writes one last card, and then every tile left over costs a point.
nomads-guide-moon-step = You are Moon: before your turn you may lead Lys one stack further, so that she waits where your move will end.
nomads-guide-double-drop = You are Ulrich: once in each move two discs may fall on one place. It bends where the last one lands, and whose disc is on top.
nomads-guide-skip = You are Siana: once in each move you may pass over a place. It bends where all the discs after it fall.
nomads-guide-red-lift = You are Red: after your move one of your discs may rise to the top of its pile, and there it hears a story.
nomads-guide-lys-target = Your last disc fell where Lys points: you take the top tile of any other stack. Choose one that helps a card along.
nomads-guide-pay = Lay down the tiles that you want to spend: click them below. A Wild tile stands in for any kind.
nomads-guide-last-write = This is the end: write one last card if you can. Then tiles left over cost a point each.
nomads-guide-watch = Others move now. Wherever your disc is on top of a pile afterwards, you hear a story, too.
nomads-guide-end = All is counted: cards, and Opal Moons, less the tiles left over. Now you know the way around the fire!
