title = Lagoon
tagline = Draw pearls from the bag and keep the best.
players-and-time = 2 to 4 players, { minutes } minutes
minutes = 5
# One sentence a line.
summary =
    In turn, draw a pearl from the bag and look at it in secret.
    Keep it, or throw it into the sea: you can do so twice in a game.
    When the bag is empty, a black pearl counts 3 points and a white one 1. The most points win.

## Pearls and places

pearl-white = white pearl
    .a = a white pearl
pearl-black = black pearl
    .a = a black pearl
zone-bag = Bag
zone-hand = Pearl in hand
zone-sea = Sea
zone-kept = Pearls
zone-throws = Throws left

## Decisions

kind-keep-or-throw = Keep or throw
prompt-keep-or-throw = { $throws ->
        [0] You found { $pearl_a } and have no throw left.
       *[other] You found { $pearl_a }. Keep it, or throw it into the sea?
    }
choice-keep = Keep it
choice-throw = Throw it into the sea

## What happens

event-pearl-drawn = { $seat } draws { $pearl_a }.
event-pearl-drawn-unseen = { $seat } draws a pearl.
event-pearl-kept = { $seat } keeps { $pearl_a }.
event-pearl-kept-unseen = { $seat } keeps the pearl.
event-pearl-thrown = { $seat } throws { $pearl_a } into the sea.
event-pearl-thrown-unseen = { $seat } throws the pearl into the sea.

## The score

score-white = White pearls
score-black = Black pearls
score-total = Points
