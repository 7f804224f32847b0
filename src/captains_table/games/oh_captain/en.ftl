title = Oh Captain!
tagline = Search the cave, fool the Captain and keep the best of it.
players-and-time = 3 to 6 players, { minutes } minutes
minutes = 20
# One sentence a line.
summary =
    One player is Captain; the others are Explorers, who search the cave in turn.
    On your turn you draw a card, look at it in secret and tell the Captain what it is. You may lie.
    The Captain buys the card for 1 coin, or lets you keep it face-down; then you must attack another Explorer with what you announced.
    Whoever you attack may call it a lie. If it is one, the attack fails and you pay a coin; if not, they are hit and pay you.
    If you begin your turn richer than the Captain, you take over as Captain, or you pay a coin to stay loyal.
    The game ends at once when somebody draws the Nomads.
    Lanterns count 2 or 3 points, coins and Purses 1, Eggs minus 1, and having the most Pistols, Hooks or Lizards 4 each. The most points win.

## Cards and what can be announced

card-lantern2 = 2-point Lantern
    .a = a 2-point Lantern
    .the = the 2-point Lantern
    .plural = 2-point Lanterns
card-lantern3 = 3-point Lantern
    .a = a 3-point Lantern
    .the = the 3-point Lantern
    .plural = 3-point Lanterns
card-egg = Egg
    .a = an Egg
    .the = the Egg
    .plural = Eggs
card-hook = Hook
    .a = a Hook
    .the = the Hook
    .plural = Hooks
card-lizard = Lizard
    .a = a Lizard
    .the = the Lizard
    .plural = Lizards
card-pistol = Pistol
    .a = a Pistol
    .the = the Pistol
    .plural = Pistols
card-purse = Purse
    .a = a Purse
    .the = the Purse
    .plural = Purses
card-nomads = Nomads
    .a = the Nomads
    .the = the Nomads
    .plural = Nomads
group-not_egg = a card that is no Egg

item-lantern = Lantern
    .a = a Lantern
    .the = the Lantern
    .plural = Lanterns
    .effect = turns a hidden card face-up
item-hook = Hook
    .a = a Hook
    .the = the Hook
    .plural = Hooks
    .effect = takes a card
item-lizard = Lizard
    .a = a Lizard
    .the = the Lizard
    .plural = Lizards
    .effect = steals 1 coin
item-pistol = Pistol
    .a = a Pistol
    .the = the Pistol
    .plural = Pistols
    .effect = sends a card under the bottle

face-up = face-up
face-down = face-down

## People

adventurer-lys = Lys
    .talent = She wins every tie for a majority token.
adventurer-nostromo = Nostromo
    .talent = His mutiny may also bring him a card from under the bottle.
adventurer-moon = Moon
    .talent = As an Explorer she may hide up to 2 of her face-up cards when her turn is over.
adventurer-red = Red
    .talent = If he is an Explorer and alone has the fewest coins at the end of his turn, he takes 1 from another Explorer.
adventurer-siana = Siana
    .talent = She herself chooses the card that a Hook, a Pistol or a Lantern hits, but never an Egg.
adventurer-ulrich = Ulrich
    .talent = He gets 2 coins instead of 1 for a challenge he wins.

role-captain = Captain
role-explorer = Explorer

## Places

zone-cave = Cave
zone-found = Find
zone-discard = Discard pile
zone-box = Out of the game
zone-arrived = Nomads
zone-loot-up = Face-up loot
zone-loot-down = Face-down loot
zone-supply = Supply
zone-coins = Coins
zone-bottle = Bottle

## Where points are from

score-lanterns = Lanterns
score-purses = Purses
score-pistol_majority = Most Pistols
score-hook_majority = Most Hooks
score-lizard_majority = Most Lizards
score-coins = Coins
score-eggs = Eggs
score-total = Total
score-sum = { $count ->
        [one] 1 point
       *[other] { $count } points
    }
verdict-captain = A tie on points goes to the Captain.
verdict-coins = A tie on points goes to whoever has more coins.
beside-title = Bluffs
beside-announced = Announced
beside-lies = Lies
beside-believed = Believed

## Options

option-adventurers = Adventurers
option-adventurers-dealt = dealt at random
option-adventurers-chosen = chosen in turn, the Captain first
option-captain = First Captain
option-captain-random = drawn at random
option-captain-seat = { seat-number }
option-all-adventurers = Siana and Ulrich
option-all-adventurers-true = at any table
option-all-adventurers-false = with 5 or 6 players only
option-choosing-order = Order of choosing Adventurers
option-choosing-order-clockwise = clockwise
option-choosing-order-anticlockwise = anticlockwise
option-siana-only-eggs = Siana can offer nothing but Eggs
option-siana-only-eggs-attacker-picks = the attacker picks
option-siana-only-eggs-fizzles = the attack fails

notice-all-adventurers = Siana and Ulrich are made for 5 or 6 players; the rulebook advises against them at a smaller table.

## Decisions: a title, and what is asked

kind-choose-adventurer = Your Adventurer
kind-mutiny-or-loyalty = Mutiny or loyalty?
kind-nostromo-pick = Under the bottle
kind-announce = Your announcement
kind-captain-choice = The Captain's choice
kind-target = Whom to attack
kind-respond = Under attack
kind-pick-card = Which card?
kind-siana-pick = Siana chooses
kind-red-target = Red takes a coin
kind-moon-flip = Moon hides cards

prompt-choose-adventurer = Who do you want to be? Each Adventurer has a talent.
prompt-mutiny-or-loyalty =
    You have { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }, more than Captain { $captain }: rebel and be Captain, without exploring now, or pay 1 coin and explore?
prompt-nostromo-pick = Take one of the cards under the bottle? It joins your loot face-down.
prompt-announce =
    You found { $card_a }{ $card_key ->
        [egg] { "" } and have to lie, as Eggs must never be named. What do you tell Captain { $captain }?
       *[other] . What do you tell Captain { $captain }: the truth or a lie?
    }
prompt-captain-choice =
    { $active } announces { $item_a }. { $coins ->
        [0] You have no coin to buy it with, so { $active } keeps it and uses it ({ $item_effect }).
       *[other] Buy it for 1 coin, or let { $active } use it ({ $item_effect })?
    }
prompt-target = Whom do you attack with { $item_a } ({ $item_effect })?
prompt-respond =
    { $attacker } attacks you with { $item_a }: true or a lie? If you doubt a lie, you are safe and get { $attacker_coins ->
        [0] nothing, as { $attacker } has no coin
        [1] 1 coin
       *[other] { $win ->
            [2] 2 coins
           *[other] 1 coin
        }
    }; if you doubt the truth, you are hit ({ $item_effect }) and pay { $coins ->
        [0] nothing, as you have no coin
        [1] { $item_key ->
            [lizard] no more, as that was your last coin
           *[other] 1 coin
        }
       *[other] { $loss ->
            [2] up to 2 coins
           *[other] 1 coin
        }
    }.
prompt-pick-card =
    { $item_key ->
        [lantern] Your Lantern turns one of { $target }'s hidden cards face-up, by chance.
        [hook] Which card do you hook from { $target }? It becomes yours as it lies.
       *[pistol] Which card do you shoot from { $target }? It goes face-down under the bottle.
    }
prompt-siana-pick =
    { $attacker } attacks you with { $item_a }, and you choose the card that is hit, but never an Egg. { $item_key ->
        [lantern] It will lie face-up from now on.
        [hook] You lose it to { $attacker }.
       *[pistol] You lose it: it goes under the bottle.
    }
prompt-red-target = Poorest of all, you take 1 coin from an Explorer. From whom?
prompt-moon-flip =
    Turn { $flips ->
        [1] one more card
       *[other] up to { $flips } cards
    } of yours face-down, so that only chance hits them?

## Choices

choice-choose-adventurer = { $adventurer }. { $adventurer_talent }
choice-mutiny = Mutiny: become Captain
choice-loyalty = Loyalty: pay 1 coin and explore
choice-recover = Take { $card_a }
choice-pass = Take no card
choice-announce = "It is { $item_a }!" ({ $item_effect })
choice-buy = Buy the card for 1 coin
choice-let = Let the Explorer use it
choice-attack = Attack { $seat }
choice-accept = Believe it and be hit
choice-challenge = Challenge: "That is a lie!"
choice-take = { $face_key ->
        [up] The face-up { $card }
       *[down] A face-down card, at random
    }
choice-give = { $face_key ->
        [up] Your face-up { $card }
       *[down] Your face-down { $card }
    }
choice-take-coin = Take 1 coin from { $seat }
choice-turn-down = Turn { $card_a } face-down
choice-done = Leave the rest face-up

## What happened

event-captain-appointed = { $seat } takes the bottle and begins as Captain.
    .seat = You take the bottle and begin as Captain.
# By then the seat is called by its Adventurer.
event-adventurer-taken = { $adventurer } joins the expedition.
    .seat = You join the expedition: you are { $adventurer }. { $adventurer_talent }
    .person = { $seat } joins the expedition as { $adventurer }.
event-discard-laid = { $seat } slips { $card_a } under the bottle, unseen by the others.
    .seat = You slip { $card_a } under the bottle, unseen by the others.
event-discard-laid-unseen = { $seat } looks at a card in secret and slips it under the bottle.
    .seat = You look at a card in secret and slip it under the bottle.
event-turn-begun = It is { $seat }'s turn.
    .seat = It is your turn.
event-mutiny-declared =
    Mutiny! { $seat } grabs the bottle from { $former } and is Captain now{ $count ->
        [0] , but the supply has no coin left to give.
        [one] , 1 coin richer.
       *[other] , { $count } coins richer.
    }
    .seat =
        Mutiny! You grab the bottle from { $former } and are Captain now{ $count ->
            [0] , but the supply has no coin left to give.
            [one] , 1 coin richer.
           *[other] , { $count } coins richer.
        }
    .former =
        Mutiny! { $seat } grabs the bottle from you and is Captain now{ $count ->
            [0] , but the supply has no coin left to give.
            [one] , 1 coin richer.
           *[other] , { $count } coins richer.
        }
event-card-recovered = { $seat } pulls { $card_a } from under the bottle.
    .seat = You pull { $card_a } from under the bottle.
event-card-recovered-unseen = { $seat } pulls a card from under the bottle.
    .seat = You pull a card from under the bottle.
event-loyalty-pledged = { $seat } stays loyal and pays { $captain } 1 coin.
    .seat = You stay loyal and pay { $captain } 1 coin.
    .captain = { $seat } stays loyal and pays you 1 coin.
event-card-drawn = { $seat } finds { $card_a } in the cave.
    .seat = You find { $card_a } in the cave.
event-card-drawn-unseen = { $seat } finds something in the cave and looks at it in secret.
    .seat = You find something in the cave and look at it in secret.
event-item-announced = { $seat } tells the Captain: "It is { $item_a }!"
    .seat = You tell the Captain: "It is { $item_a }!"
event-item-bought = { $seat } pays { $seller } 1 coin, and the card is shown: { $card_a }.
    .seat = You pay { $seller } 1 coin, and the card is shown: { $card_a }.
    .seller = { $seat } pays you 1 coin, and the card is shown: { $card_a }.
event-seller-lied = { $seat } lied, so the card does nothing, but the coin stays paid.
    .seat = You lied, so the card does nothing, but the coin stays paid.
event-item-left = { $seat } lets { $finder } keep it and use it.
    .seat = You let { $finder } keep it and use it.
    .finder = { $seat } lets you keep it and use it.
event-nobody-to-attack = { $seat } finds nobody to attack with { $item_a } and just keeps the card.
    .seat = You find nobody to attack with { $item_a } and just keep the card.
event-attacked = { $seat } attacks { $target } with { $item_a }.
    .seat = You attack { $target } with { $item_a }.
    .target = { $seat } attacks you with { $item_a }.
event-attack-accepted = { $seat } takes { $attacker } at their word.
    .seat = You take { $attacker } at their word.
    .attacker = { $seat } takes you at your word.
event-attack-challenged = { $seat } challenges { $attacker }: "That is a lie!"
    .seat = You challenge { $attacker }: "That is a lie!"
    .attacker = { $seat } challenges you: "That is a lie!"
event-lie-caught = It was a lie! { $seat } has to show { $card_a }, and { $target } is safe.
    .seat = It was a lie! You have to show { $card_a }, and { $target } is safe.
    .target = It was a lie! { $seat } has to show { $card_a }, and you are safe.
event-truth-proved = It was the truth! { $seat } shows { $card_a }, and { $target } is hit.
    .seat = It was the truth! You show { $card_a }, and { $target } is hit.
    .target = It was the truth! { $seat } shows { $card_a }, and you are hit.
event-challenge-paid =
    { $count ->
        [0] { $seat } has no coin to pay { $winner } with.
        [one] { $seat } pays { $winner } 1 coin for the lost challenge.
       *[other] { $seat } pays { $winner } { $count } coins for the lost challenge.
    }
    .seat =
        { $count ->
            [0] You have no coin to pay { $winner } with.
            [one] You pay { $winner } 1 coin for the lost challenge.
           *[other] You pay { $winner } { $count } coins for the lost challenge.
        }
    .winner =
        { $count ->
            [0] { $seat } has no coin to pay you with.
            [one] { $seat } pays you 1 coin for the lost challenge.
           *[other] { $seat } pays you { $count } coins for the lost challenge.
        }
event-coin-stolen = { $seat } steals 1 coin from { $target }.
    .seat = You steal 1 coin from { $target }.
    .target = { $seat } steals 1 coin from you.
event-open-card-hooked = { $seat } hooks a face-up card from { $target }: { $card_a }.
    .seat = You hook a face-up card from { $target }: { $card_a }.
    .target = { $seat } hooks a face-up card from you: { $card_a }.
event-hidden-card-hooked = { $seat } hooks a face-down card from { $target }: { $card_a }.
    .seat = You hook a face-down card from { $target }: { $card_a }.
    .target = { $seat } hooks a face-down card from you: { $card_a }.
event-hidden-card-hooked-unseen = { $seat } hooks a face-down card from { $target }.
    .seat = You hook a face-down card from { $target }.
    .target = { $seat } hooks a face-down card from you.
event-open-card-shot = { $seat } shoots a face-up card from { $target }, and { $card_a } lands under the bottle.
    .seat = You shoot a face-up card from { $target }, and { $card_a } lands under the bottle.
    .target = { $seat } shoots a face-up card from you, and { $card_a } lands under the bottle.
event-hidden-card-shot = { $seat } shoots a face-down card from { $target }, and { $card_a } lands under the bottle.
    .seat = You shoot a face-down card from { $target }, and { $card_a } lands under the bottle.
    .target = { $seat } shoots a face-down card from you, and { $card_a } lands under the bottle.
event-hidden-card-shot-unseen = { $seat } shoots a face-down card from { $target }, and it lands under the bottle.
    .seat = You shoot a face-down card from { $target }, and it lands under the bottle.
    .target = { $seat } shoots a face-down card from you, and it lands under the bottle.
event-card-lit = { $seat } lights up { $target }'s loot and brings { $card_a } into the open.
    .seat = You light up { $target }'s loot and bring { $card_a } into the open.
    .target = { $seat } lights up your loot and brings { $card_a } into the open.
event-only-eggs = { $seat } has nothing but Eggs to offer and may not choose.
    .seat = You have nothing but Eggs to offer and may not choose.
event-attack-fizzled = { $seat } attacked { $target } in vain.
    .seat = You attacked { $target } in vain.
    .target = { $seat } attacked you in vain.
event-red-took-coin = { $seat }, poorest of all, takes 1 coin from { $target }.
    .seat = You, poorest of all, take 1 coin from { $target }.
    .target = { $seat }, poorest of all, takes 1 coin from you.
event-card-turned-down = { $seat } turns { $card_a } face-down.
    .seat = You turn { $card_a } face-down.
event-nomads-arrived = { $seat } meets the Nomads in the cave: the game is over!
    .seat = You meet the Nomads in the cave: the game is over!
event-majority-won = { $seat } wins the majority of { $item_plural }: 4 points.
    .seat = You win the majority of { $item_plural }: 4 points.
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
