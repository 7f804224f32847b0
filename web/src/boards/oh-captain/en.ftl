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
oh-captain-lie = That is a lie!
oh-captain-stamp-true = TRUE
oh-captain-stamp-lie = LIE
oh-captain-truth-tag = true
oh-captain-lie-tag = a lie

## People, and what holds of them now

oh-captain-you = You
oh-captain-has-turn = explores
oh-captain-attacked = Attacked: { $item }
oh-captain-points =
    { $count ->
        [one] 1 point
       *[other] { $count } points
    }
oh-captain-in-sight =
    { $count ->
        [one] 1 point
       *[other] { $count } points
    } in sight
oh-captain-tally = In sight
oh-captain-tally-hidden = face-down
oh-captain-seat = { $name }, { $role }

# What an Adventurer can do, in a few words.
oh-captain-talent-lys = Wins every tie
oh-captain-talent-nostromo = Mutiny brings a card
oh-captain-talent-moon = Hides 2 cards a turn
oh-captain-talent-red = Poorest: takes 1 coin
oh-captain-talent-siana = Chooses what is hit
oh-captain-talent-ulrich = Wins 2 coins a doubt

## Places and counts

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
oh-captain-hidden-find = what was found, face-down
oh-captain-nomads-near = The Nomads are near!
oh-captain-board = The table

## What could be counted

oh-captain-ledger = What the cave can still hold, and who has most
oh-captain-hidden-left = { $unseen } of { $copies } still hidden
oh-captain-caption = Still hidden; below it, who has most face-up (4 points)
oh-captain-most-word = most:
oh-captain-shared-word = shared:
oh-captain-hidden-word = hidden
oh-captain-most = Most of them now: { $name }, with { $count } (4 points).
oh-captain-most-shared = Shared now: nobody gets the 4 points.
oh-captain-most-nobody = Nobody has one face-up yet (4 points for who has most).
oh-captain-about-hidden = you have not seen { $unseen } of the { $copies }. They are in the cave, face-down before somebody, or under the bottle.
oh-captain-about-cave =
    { $count ->
        [one] 1 card is left in the cave.
       *[other] { $count } cards are left in the cave.
    } The Nomads, who end the game, are among the last four.
oh-captain-about-near =
    { $count ->
        [one] 1 card is left: it is the Nomads.
       *[other] { $count } cards are left, and one of them is the Nomads: each draw may end the game.
    }
oh-captain-about-supply =
    { $count ->
        [one] 1 coin is left in the supply.
       *[other] { $count } coins are left in the supply.
    } Each mutiny takes one.
oh-captain-about-bottle =
    { $count ->
        [one] The Captain’s bottle, with 1 card under it.
       *[other] The Captain’s bottle, with { $count } cards under it.
    } Only the Captain may look at them. { $known }

oh-captain-about-lantern = An attack with it { $effect }. { $points } points at the end.
oh-captain-about-item = An attack with it { $effect }. Whoever alone has most of them at the end scores 4 points.
oh-captain-about-egg = It costs its owner 1 point at the end, and can never be announced.
oh-captain-about-purse = 1 point at the end. It can never be announced.
oh-captain-about-nomads = They end the game at once.

## The guide of a first game

oh-captain-guide-welcome = Welcome aboard! Together you search a cave full of loot. One of you is Captain and keeps the bottle; the others are Explorers. Whoever explores draws a card in secret and says what it is, truly or not.
oh-captain-guide-goal =
    The most points win. Each Lantern counts 2 or 3, each coin and each Purse 1, each Egg takes 1 away. Who alone has the most Hooks at the end gets 4 more points, and so with Lizards and Pistols.
    The game ends at once when somebody draws the Nomads. They are among the last four cards.
oh-captain-guide-table =
    Your seat is below: your coins, your cards that only you see, and those that all see. The others sit around the far side.
    The star tells how many points lie open. The signs at the cave tell how many of each item you have not seen yet, and who has most of it now. Press on anything for a while, or point at it, and it explains itself.
oh-captain-guide-role = You are an Explorer. In turn, each Explorer draws a card from the cave and tells the Captain what it is. What glows is what you may do.
oh-captain-guide-role-captain = You are Captain: the bottle is yours. You do not search; every Explorer reports to you, and you decide who keeps what. Nobody may attack you. But an Explorer who has more coins than you at the start of a turn can take the bottle.
oh-captain-guide-near = Four cards are left at most, and one is the Nomads: from now on each draw may end the game. Look who is ahead.
oh-captain-guide-choose-adventurer = Each Adventurer can do something of their own. Take the one whom you like best.
oh-captain-guide-announce =
    Only you see the card you found. Name any of the four items: if the Captain lets you keep the card, it stays hidden before you, and you attack with what you named.
    A Lantern turns a hidden card face-up, a Hook takes a card, a Lizard steals a coin, a Pistol sends a card under the bottle. If the Captain buys, you get a coin for it.
oh-captain-guide-announce-egg = An Egg costs its owner a point, and nobody may ever name it: so you lie, and everybody knows that this happens. A good lie makes the Captain pay for your Egg.
oh-captain-guide-captain-choice = Buy, and the card is yours for a coin, lie or not; if it is what was said, you attack with it. Or let the Explorer have it: then they must attack another Explorer with what they named. See at the cave how many of it are left.
oh-captain-guide-target = Choose your victim. Whoever it is may doubt you: if you lied, you pay them a coin and nothing happens; if not, they are hit and pay you.
oh-captain-guide-target-captain = The Captain's attack cannot be doubted, since everybody saw the card. Take somebody who is ahead.
oh-captain-guide-respond = Do you believe it? The sign at the cave says how many of that item you have not seen: the fewer, the likelier a lie. A lie that you catch earns you a coin, and you are safe. Doubt the truth, and you are hit and pay as well.
oh-captain-guide-mutiny-or-loyalty = You are richer than the Captain. A mutiny makes you Captain at once, but you do not explore this turn. Loyalty costs you a coin, and you explore.
oh-captain-guide-pick-card = Face-up cards you can choose; of the face-down ones, chance picks.
oh-captain-guide-moon-flip = Moon hides what the others could pick on purpose. Press your best face-up cards, or leave them.
oh-captain-guide-nostromo-pick = A mutiny of Nostromo's may bring back a card from under the bottle. It joins your hidden cards.
oh-captain-guide-siana-pick = Siana herself chooses what is hit. Press one of your own cards: give away what hurts least.
oh-captain-guide-red-target = Red, when poorest, helps himself to a coin. Press whom he takes it from.
oh-captain-guide-watch-captain-choice = The Captain is thinking: buy the card, or let the Explorer use it against somebody?
oh-captain-guide-watch-announce = Somebody has found a card and is making up a story, or not. Watch what they say; you may have to judge it soon.
oh-captain-guide-watch-respond = Somebody is under attack and may call it a lie. If they do, the card is shown, and one of the two pays a coin.
oh-captain-guide-watch-mutiny-or-loyalty = An Explorer is richer than the Captain, and may take the bottle now, or pay a coin to stay loyal.
oh-captain-guide-end = The Nomads have come, and everything is counted. Lanterns, coins and majorities made the winner. Now you know the ropes!
