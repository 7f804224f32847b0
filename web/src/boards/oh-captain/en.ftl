# What the board of Oh Captain! itself says.

## The letter in a card's corner: short, and no two alike

oh-captain-index-lantern2 = L2
oh-captain-index-lantern3 = L3
oh-captain-index-egg = E
oh-captain-index-hook = H
oh-captain-index-lizard = Lz
oh-captain-index-pistol = Pi
oh-captain-index-purse = Pu
oh-captain-index-nomads = N

## Speech bubbles

oh-captain-it-is = It is { $item }!
oh-captain-i-buy = I buy it!
oh-captain-keep-it = Keep it and use it.
oh-captain-believe = I believe you.
oh-captain-lie = That is a lie!
oh-captain-truth-tag = true
oh-captain-lie-tag = a lie

## Whose turn it is, and who is asked what

oh-captain-turn = Turn: { $name }
oh-captain-your-turn = Your turn
oh-captain-has-turn = explores
oh-captain-thinks = chooses now
oh-captain-you-choose = You choose
oh-captain-attacked = Attacked: { $item }
oh-captain-points =
    { $count ->
        [one] 1 point
       *[other] { $count } points
    }
oh-captain-game-over = The game is over
oh-captain-waits-choose_adventurer = { $name } chooses an Adventurer
oh-captain-waits-mutiny_or_loyalty = { $name } is richer than the Captain: mutiny or loyalty?
oh-captain-waits-nostromo_pick = { $name } looks under the bottle
oh-captain-waits-announce = { $name } looks at the find in secret
oh-captain-waits-captain_choice = Captain { $name } answers the announcement
oh-captain-waits-target = { $name } chooses whom to attack
oh-captain-waits-respond = { $name } is attacked: true or a lie?
oh-captain-waits-pick_card = { $name } picks a card
oh-captain-waits-siana_pick = { $name } chooses which card is hit
oh-captain-waits-red_target = { $name } takes a coin from somebody
oh-captain-waits-moon_flip = { $name } may hide cards

## Places and counts

oh-captain-seat = { $name }, { $role }
oh-captain-talent = Talent of { $name }
oh-captain-coins =
    { $count ->
        [one] 1 coin
       *[other] { $count } coins
    }
oh-captain-cards =
    { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
oh-captain-hidden =
    { $count ->
        [0] no face-down card
        [one] 1 face-down card
       *[other] { $count } face-down cards
    }
oh-captain-place = { $place }: { $what }
oh-captain-remembered = You remember: { $cards }
oh-captain-under-bottle = Under the bottle
oh-captain-only-you = Face-down: only you see them
oh-captain-nothing = nothing yet
oh-captain-hidden-find = what was found, face-down
oh-captain-nomads-near = The Nomads are near!
oh-captain-board = The table

oh-captain-about-lantern = An attack with it { $effect }. { $points } points at the end.
oh-captain-about-item = An attack with it { $effect }. Whoever alone has most of them at the end scores 4 points.
oh-captain-about-egg = It costs its owner 1 point at the end, and can never be announced.
oh-captain-about-purse = 1 point at the end. It can never be announced.
oh-captain-about-nomads = They end the game at once.
