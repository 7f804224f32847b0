title = Lagoon
tagline = Draw pearls from the bag and keep the best.
players-and-time = 2 to 4 players, { minutes } minutes
minutes = 5
# One sentence a line.
summary =
    In turn, draw a pearl from the bag and look at it in secret.
    Keep it, or throw it into the sea: you can do so twice in a game.
    Lay down what you keep, hidden or for all to see.
    When the bag is empty, a hidden black pearl counts 3 points, a hidden white one 1, an open one 2. The most points win.

## Pearls and places

pearl-white = white pearl
    .a = a white pearl
pearl-black = black pearl
    .a = a black pearl
zone-bag = Bag
zone-hand = Pearl in hand
zone-sea = Sea
zone-hidden = Hidden pearls
zone-open = Open pearls
zone-throws = Throws left

## Decisions

kind-keep-or-throw = Keep or throw
prompt-keep-or-throw = { $throws ->
        [0] You found { $pearl_a } and have no throw left.
       *[other] You found { $pearl_a }. Keep it, or throw it into the sea?
    }
kind-lay = Hidden or open
prompt-lay = Lay { $pearl_a } down, hidden or for all to see?
choice-keep = Keep it
choice-throw = Throw it into the sea
choice-lay = Lay it down { $way }
way-hidden = hidden
way-open = for all to see

## What happens

event-pearl-drawn = { $seat } draws { $pearl_a }.
    .seat = You draw { $pearl_a }.
event-pearl-drawn-unseen = { $seat } draws a pearl.
    .seat = You draw a pearl.
event-pearl-kept = { $seat } keeps the pearl.
    .seat = You keep the pearl.
event-pearl-thrown = { $seat } throws { $pearl_a } into the sea.
    .seat = You throw { $pearl_a } into the sea.
event-pearl-thrown-unseen = { $seat } throws the pearl into the sea.
    .seat = You throw the pearl into the sea.
event-pearl-hidden = { $seat } hides { $pearl_a }.
    .seat = You hide { $pearl_a }.
event-pearl-hidden-unseen = { $seat } hides the pearl.
    .seat = You hide the pearl.
event-pearl-opened = { $seat } shows { $pearl_a }.
    .seat = You show { $pearl_a }.
event-pearl-opened-unseen = { $seat } shows the pearl.
    .seat = You show the pearl.

## The score

score-white = Hidden white pearls
score-black = Hidden black pearls
score-open = Open pearls
score-total = Points
