title = Nomads
tagline = Listen by the campfire, write down the legends, and leave no story half told.
players-and-time = 2 to 5 players, { minutes } minutes
minutes = 40
# The evening with the game before it.
evening-title = Lumarathon
evening-tagline = Oh Captain! and then Nomads with the same people
evening-on = On to the campfire
# One sentence a line.
summary =
    Around the campfire lie 8 stacks of story tiles, and behind each of them a pile of discs: Nomads, Adventurers and your own.
    On your turn you move or write. To move, you take a whole pile with a disc of yours in it and drop its discs one by one around the fire, the lowest first.
    Then everybody listens: wherever your disc is on top of its pile, you must take the top tile of the stack in front of it.
    Whoever ends a move where Lys points sends her to another stack and takes its top tile.
    To write a Legend, you pay with tiles of one kind, as many as it is worth, and you can improve it later. Your one Song takes tiles that all differ.
    At the end of a turn in which 4 Opal Moons are on the chart, the scores are compared: the best player wins 3 of them and the second 1.
    When only two stacks are left, everybody may write one last card. Cards count what they are worth, Opal Moons 1 point, tiles left over minus 1. The most points win.

## Tiles, discs and cards

# The names of stories and legends are those of values.toml, unless a table has names of its own;
# so they have no attributes.
tile-A = The Whale
tile-B = The Comet
tile-C = The Twins
tile-D = The Fox
tile-E = The Bell
tile-F = The Spindle
tile-G = The Storm
tile-opal = Opal Moon
tile-wild = Wild tile
tile-coin = Coin
tile-none = no tile left

legend-A = The Whale
legend-B = The Comet
legend-C = The Twins
legend-D = The Fox
legend-E = The Bell
legend-F = The Spindle
legend-G = The Storm

disc-ulrich = Ulrich
    .a = a disc of Ulrich's
disc-moon = Moon
    .a = a disc of Moon's
disc-red = Red
    .a = a disc of Red's
disc-siana = Siana
    .a = a disc of Siana's
disc-nostromo = Nostromo
    .a = a disc of Nostromo's
disc-nomad = Nomad
    .a = a Nomad
disc-frog = Frog
    .a = the Frog

card-song = Song
card-legend = Legend

## People

adventurer-ulrich = Ulrich
    .talent = Once in each move he may drop two discs on one space.
adventurer-moon = Moon
    .talent = At the start of her turn she may lead Lys one stack further, either way.
adventurer-red = Red
    .talent = After his move he may raise one of his discs to the top of its pile.
adventurer-siana = Siana
    .talent = Once in each move she may pass over a space.
adventurer-nostromo = Nostromo
    .talent = He has a third disc, the Frog.

## Places

# Discs lie on a space and make a pile; tiles lie in a stack. `.at` says where something happens,
# `.of` which pile or stack is meant; English has the same words for both.
space-0 = north
    .at = at the north
    .of = at the north
space-1 = north-east
    .at = at the north-east
    .of = at the north-east
space-2 = east
    .at = at the east
    .of = at the east
space-3 = south-east
    .at = at the south-east
    .of = at the south-east
space-4 = south
    .at = at the south
    .of = at the south
space-5 = south-west
    .at = at the south-west
    .of = at the south-west
space-6 = west
    .at = at the west
    .of = at the west
space-7 = north-west
    .at = at the north-west
    .of = at the north-west

stack-0 = north
    .at = at the north
    .of = at the north
stack-1 = north-east
    .at = at the north-east
    .of = at the north-east
stack-2 = east
    .at = at the east
    .of = at the east
stack-3 = south-east
    .at = at the south-east
    .of = at the south-east
stack-4 = south
    .at = at the south
    .of = at the south
stack-5 = south-west
    .at = at the south-west
    .of = at the south-west
stack-6 = west
    .at = at the west
    .of = at the west
stack-7 = north-west
    .at = at the north-west
    .of = at the north-west

way-cw = clockwise
way-ccw = anticlockwise

zone-unseen = Below the tops of the stacks
zone-chart = Moon chart
zone-box = Out of the game
zone-tiles = Tiles

## Where points are from

score-song = Song
score-legends = Legends
score-moons = Opal Moons
score-tiles = Tiles left over
score-total = Total
score-sum = { $count ->
        [one] 1 point
       *[other] { $count } points
    }
verdict-legends = A tie on points goes to whoever has written more Legend cards.

## Options

option-adventurers = Adventurers
option-adventurers-dealt = dealt at random
option-adventurers-chosen = chosen in turn, the first player first
option-first-player = First player
option-first-player-random = drawn at random
option-first-player-seat = { seat-number }
option-setup = Setting out the discs and Lys
option-setup-placed = by the players
option-setup-quick = at random, for a quick start
option-values = Values of the cards
option-values-mixed = reconstructed: four Legends quick to write, three longer ones
option-values-even = reconstructed: seven Legends alike
option-values-own = a file of your own
option-eight-moons = Eight Opal Moons on the chart at once
option-eight-moons-at-once = the second four are scored at once
option-eight-moons-next-turn = the second four are scored a turn later
option-tie-for-first = A tie for first place
option-tie-for-first-share-four = those tied share all 4 Opal Moons
option-tie-for-first-share-three = those tied share 3, and the next player gets 1
option-after = Lumarathon
option-after-none = a game by itself
option-after-own = after a game of Oh Captain!, from its saved file

notice-values = The values and names of the cards are reconstructed, not the printed ones. If you own the game, the manual says how to play with yours.
notice-own-values = The values of the cards come from a file of this table's own.

## Decisions: a title, and what is asked

kind-choose-adventurer = Your Adventurer
kind-place-frog = The Frog
kind-place-unplayed = Those who are asleep
kind-place-disc = Your place by the fire
kind-place-lys = Where Lys begins
kind-moon-step = Moon leads Lys
kind-turn = Your turn: move or write
kind-pay = How to pay
kind-double-drop = One disc or two?
kind-skip = Drop or pass over?
kind-lys-target = Lys moves on
kind-red-lift = Red rises
kind-last-write = One last card

prompt-choose-adventurer = Who do you want to be? The talent of your Adventurer is yours for the whole game.
prompt-place-frog = Where does your Frog hide? It is a disc of yours like the others, and a Nomad will sit on top of it.
prompt-place-unplayed = Adventurers whom nobody plays are asleep, and you set out their discs. Where one is on top after a move, a tile leaves the game unheard; only an Opal Moon still rises.
prompt-place-disc = Where do you set your next disc? It goes on top of the pile, which may hold 4 discs at most before the game begins.
prompt-place-lys = Which stack does Lys point to first? Whoever ends a move there sends Lys to another stack and takes its top tile.
prompt-moon-step = Lys points to the stack { $stack_of }. First of all you may lead her to the stack beside it, which brings no tile.
prompt-turn = Move a pile of yours or write a card. Lys is { $stack_at } ({ $tile }).
prompt-pay =
    { $card_key ->
        [song] Your Song takes { $need ->
            [one] 1 tile
           *[other] { $need } different tiles
        }, and a Wild tile stands in for any kind. How do you pay?
       *[legend] You are writing a Legend: { $legend }, worth { $value ->
            [one] 1 point
           *[other] { $value } points
        }. A Wild tile stands in for any kind. How do you pay?
    }
prompt-double-drop = You have { $hand } discs in hand, and { $disc_a } falls next, { $space_at }. Once in each move you may drop two discs on one space.
prompt-skip =
    You have { $hand ->
        [one] 1 disc
       *[other] { $hand } discs
    } in hand, and { $disc_a } falls next, { $space_at }. Once in each move you may pass over a space, and the disc falls on the one after it.
prompt-lys-target = The last disc fell where Lys points, { $stack_at }. Send her to another stack and take its top tile; an Opal Moon goes on the Moon chart.
prompt-red-lift = Before everybody listens, you may raise one of your discs to the top of its pile, if others lie on it.
prompt-last-write = This is your last chance to write a card, or to improve a Legend. Each tile that you keep costs 1 point.

## Choices

choice-choose-adventurer = { $adventurer }. { $adventurer_talent }
choice-place-frog = Set the Frog down { $space_at } ({ $tile })
choice-place-unplayed = Set a disc for { $adventurer } { $space_at } ({ $tile })
choice-place-disc = Set your disc { $space_at } ({ $tile })
choice-place-lys = Point Lys to the stack { $stack_of } ({ $tile })
choice-stay = Leave Lys where she is
choice-step = Lead Lys one stack { $way }
choice-move = Move the pile { $space_of } ({ $tile }) { $way }
choice-song =
    Write the Song of { $need ->
        [one] 1 tile
       *[other] { $need } different tiles
    }
choice-legend =
    Write a Legend: { $legend }, { $value ->
        [one] 1 point
       *[other] { $value } points
    }
choice-single = Drop one disc, as usual
choice-double = Drop two discs on this space
choice-drop = Drop the disc here
choice-skip = Pass over this space
choice-lys-target = Send Lys to the stack { $stack_of } ({ $tile })
choice-no-lift = Raise no disc
choice-lift =
    Raise your disc in the pile { $space_of } ({ $tile }) { $height ->
        [0] (the lowest)
        [one] (above 1 other)
       *[other] (above { $height } others)
    }
choice-pass = Write nothing
choice-pay =
    { $tiles_count ->
        [0] { $wilds ->
            [0] Pay nothing
            [one] Pay with 1 Wild tile
           *[other] Pay with { $wilds } Wild tiles
        }
       *[other] { $wilds ->
            [0] Pay with { $tiles }
            [one] Pay with { $tiles } and 1 Wild tile
           *[other] Pay with { $tiles } and { $wilds } Wild tiles
        }
    }

## What happened

event-tile-revealed =
    { $tile_key ->
        [opal] The stack { $stack_of } shows an Opal Moon.
        [wild] The stack { $stack_of } shows a Wild tile.
       *[other] The stack { $stack_of } shows a story: { $tile }.
    }
stacks-laid-out = The stacks show: { $tiles }.
event-first-player-named = { $seat } plays first.
    .seat = You play first.
event-coin-brought = { $seat } won Oh Captain! and brings a coin along, as good as a Wild tile.
    .seat = You won Oh Captain! and bring a coin along, as good as a Wild tile.
# By then the seat is called by its Adventurer.
event-adventurer-taken = { $adventurer } sits down by the campfire.
    .seat = You sit down by the campfire: you are { $adventurer }. { $adventurer_talent }
    .person = { $seat } sits down by the campfire as { $adventurer }.
event-frog-placed = { $seat } sets the Frog down { $space_at }.
    .seat = You set the Frog down { $space_at }.
event-nomads-placed = The Nomads join the circle, one on each space.
event-unplayed-placed = { $seat } sets a disc { $space_at } for { $adventurer }, who is asleep.
    .seat = You set a disc { $space_at } for { $adventurer }, who is asleep.
event-disc-placed = { $seat } sets a disc { $space_at }.
    .seat = You set a disc { $space_at }.
event-lys-placed = { $seat } has Lys point to the stack { $stack_of }.
    .seat = You have Lys point to the stack { $stack_of }.
event-turn-begun = It is { $seat }'s turn.
    .seat = It is your turn.
event-lys-stepped = { $seat } leads Lys to the stack { $stack_of }.
    .seat = You lead Lys to the stack { $stack_of }.
event-pile-moved = { $seat } takes the pile { $space_of } and moves it { $way }.
    .seat = You take the pile { $space_of } and move it { $way }.
event-disc-dropped = { $seat } drops a disc { $space_at }.
    .seat = You drop a disc { $space_at }.
discs-dropped = { $seat } drops discs in turn: { $spaces }.
    .seat = You drop discs in turn: { $spaces }.
event-pair-dropped = { $seat } drops two discs together { $space_at }.
    .seat = You drop two discs together { $space_at }.
event-space-skipped = { $seat } passes over the space { $space_of }.
    .seat = You pass over the space { $space_of }.
event-last-disc-dropped = { $seat } drops the last disc { $space_at }.
    .seat = You drop the last disc { $space_at }.
event-lys-moved = { $seat } sends Lys to the stack { $stack_of }.
    .seat = You send Lys to the stack { $stack_of }.
event-disc-lifted = { $seat } raises a disc to the top of the pile { $space_of }.
    .seat = You raise a disc to the top of the pile { $space_of }.
event-tile-taken =
    { $tile_key ->
        [wild] { $seat } finds a Wild tile { $stack_at }.
       *[other] { $seat } hears a story { $stack_at }: { $tile }.
    }
    .seat =
        { $tile_key ->
            [wild] You find a Wild tile { $stack_at }.
           *[other] You hear a story { $stack_at }: { $tile }.
        }
event-tile-discarded =
    { $tile_key ->
        [wild] Only a sleeper listens { $stack_at }: a Wild tile leaves the game.
       *[other] Only a sleeper listens { $stack_at }: a tile of { $tile } leaves the game.
    }
event-moon-risen = An Opal Moon rises { $stack_at }: that makes { $count } on the Moon chart.
event-song-written =
    { $seat } writes the Song of { $need ->
        [one] 1 tile
       *[other] { $need } different tiles
    }, worth { $points ->
        [one] 1 point.
       *[other] { $points } points.
    }
    .seat =
        You write the Song of { $need ->
            [one] 1 tile
           *[other] { $need } different tiles
        }, worth { $points ->
            [one] 1 point.
           *[other] { $points } points.
        }
event-legend-written =
    { $seat } writes a Legend: { $legend }, worth { $value ->
        [one] 1 point.
       *[other] { $value } points.
    }
    .seat =
        You write a Legend: { $legend }, worth { $value ->
            [one] 1 point.
           *[other] { $value } points.
        }
event-legend-improved =
    { $seat } improves a Legend: { $legend }, now worth { $value ->
        [one] 1 point.
       *[other] { $value } points.
    }
    .seat =
        You improve a Legend: { $legend }, now worth { $value ->
            [one] 1 point.
           *[other] { $value } points.
        }
event-tiles-paid =
    { $seat } pays { $count ->
        [0] with { $wilds ->
            [one] 1 Wild tile.
           *[other] { $wilds } Wild tiles.
        }
        [one] 1 story tile{ $wilds ->
            [0] .
            [one] {" "}and 1 Wild tile.
           *[other] {" "}and { $wilds } Wild tiles.
        }
       *[other] { $count } story tiles{ $wilds ->
            [0] .
            [one] {" "}and 1 Wild tile.
           *[other] {" "}and { $wilds } Wild tiles.
        }
    }
    .seat =
        You pay { $count ->
            [0] with { $wilds ->
                [one] 1 Wild tile.
               *[other] { $wilds } Wild tiles.
            }
            [one] 1 story tile{ $wilds ->
                [0] .
                [one] {" "}and 1 Wild tile.
               *[other] {" "}and { $wilds } Wild tiles.
            }
           *[other] { $count } story tiles{ $wilds ->
                [0] .
                [one] {" "}and 1 Wild tile.
               *[other] {" "}and { $wilds } Wild tiles.
            }
        }
event-scoring-begun = Four Opal Moons have risen: it is time to compare scores.
event-score-counted =
    { $seat } stands at { $count ->
        [one] { $count } point.
       *[other] { $count } points.
    }
    .seat =
        You stand at { $count ->
            [one] { $count } point.
           *[other] { $count } points.
        }
event-moons-won =
    { $seat } wins { $count ->
        [one] { $count } Opal Moon.
       *[other] { $count } Opal Moons.
    }
    .seat =
        You win { $count ->
            [one] { $count } Opal Moon.
           *[other] { $count } Opal Moons.
        }
event-moons-lost =
    What cannot be shared leaves the game: { $count ->
        [one] { $count } Opal Moon.
       *[other] { $count } Opal Moons.
    }
event-end-begun = The fire burns low: everybody may write one last card, { $seat } first.
    .seat = The fire burns low: everybody may write one last card, you first.
event-nothing-written = { $seat } writes nothing more.
    .seat = You write nothing more.
event-points-scored =
    { $seat } ends with { $count ->
        [one] { $count } point.
       *[other] { $count } points.
    }
    .seat =
        You end with { $count ->
            [one] { $count } point.
           *[other] { $count } points.
        }
