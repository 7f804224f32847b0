title = Gold'n'Crash
tagline = Three Zeppelins a side, a Treasure to fill, and bombs for the others.
players-and-time = 2 players, { minutes } minutes
minutes = 15
# One sentence a line.
summary =
    Two crews of the air, the Octopirates and the Meowmurai, fly three Zeppelins each. Bring down all three of the other crew to win at once.
    Otherwise it is Gold that counts: once a deck is empty, the other crew has one last turn, and the richer Treasure wins.
    Your turn has two actions: draw a card, play one below a Zeppelin of yours (but not in your fullest column), or discard the last card of a column.
    Played, a Bomb attacks the Zeppelin opposite, Board throws out the last card of the column opposite, Fish takes the top card of your discard pile, Reinforce draws, and Secure puts the last card of a column next to it into your Treasure. Gold does nothing but be worth a lot.
    The second card of a type in a column works twice; the third works three times, and then the whole column is discarded.
    Discarded, a Bomb cracks the other Treasure, Board moves a last card to the next column, Fish takes one back into your hand, Reinforce looks into your deck, and Secure loots the other discard pile. Gold cannot be discarded.
    A Zeppelin falls to as many Bombs in the column opposite as it is robust: 1, 2 or 3. At first nobody knows which.
    Above each Zeppelin waits a Guest worth 4 to 6 Gold. Fulfil the wish in the column below, and the Guest joins and guards your Treasure.

## Cards

# The cards of both crews are alike.
card-octopirate_bomb1 = Bomb (1 Gold)
    .a = a Bomb card (1 Gold)
card-octopirate_bomb2 = Bomb (2 Gold)
    .a = a Bomb card (2 Gold)
card-octopirate_bomb3 = Bomb (3 Gold)
    .a = a Bomb card (3 Gold)
card-octopirate_board1 = Board (1 Gold)
    .a = a Board card (1 Gold)
card-octopirate_board2 = Board (2 Gold)
    .a = a Board card (2 Gold)
card-octopirate_board3 = Board (3 Gold)
    .a = a Board card (3 Gold)
card-octopirate_fish1 = Fish (1 Gold)
    .a = a Fish card (1 Gold)
card-octopirate_fish2 = Fish (2 Gold)
    .a = a Fish card (2 Gold)
card-octopirate_fish3 = Fish (3 Gold)
    .a = a Fish card (3 Gold)
card-octopirate_reinforce1 = Reinforce (1 Gold)
    .a = a Reinforce card (1 Gold)
card-octopirate_reinforce2 = Reinforce (2 Gold)
    .a = a Reinforce card (2 Gold)
card-octopirate_reinforce3 = Reinforce (3 Gold)
    .a = a Reinforce card (3 Gold)
card-octopirate_secure1 = Secure (1 Gold)
    .a = a Secure card (1 Gold)
card-octopirate_secure2 = Secure (2 Gold)
    .a = a Secure card (2 Gold)
card-octopirate_secure3 = Secure (3 Gold)
    .a = a Secure card (3 Gold)
card-octopirate_gold4 = Gold (4)
    .a = a Gold card (4)
card-octopirate_gold6 = Gold (6)
    .a = a Gold card (6)

card-meowmurai_bomb1 = { card-octopirate_bomb1 }
    .a = { card-octopirate_bomb1.a }
card-meowmurai_bomb2 = { card-octopirate_bomb2 }
    .a = { card-octopirate_bomb2.a }
card-meowmurai_bomb3 = { card-octopirate_bomb3 }
    .a = { card-octopirate_bomb3.a }
card-meowmurai_board1 = { card-octopirate_board1 }
    .a = { card-octopirate_board1.a }
card-meowmurai_board2 = { card-octopirate_board2 }
    .a = { card-octopirate_board2.a }
card-meowmurai_board3 = { card-octopirate_board3 }
    .a = { card-octopirate_board3.a }
card-meowmurai_fish1 = { card-octopirate_fish1 }
    .a = { card-octopirate_fish1.a }
card-meowmurai_fish2 = { card-octopirate_fish2 }
    .a = { card-octopirate_fish2.a }
card-meowmurai_fish3 = { card-octopirate_fish3 }
    .a = { card-octopirate_fish3.a }
card-meowmurai_reinforce1 = { card-octopirate_reinforce1 }
    .a = { card-octopirate_reinforce1.a }
card-meowmurai_reinforce2 = { card-octopirate_reinforce2 }
    .a = { card-octopirate_reinforce2.a }
card-meowmurai_reinforce3 = { card-octopirate_reinforce3 }
    .a = { card-octopirate_reinforce3.a }
card-meowmurai_secure1 = { card-octopirate_secure1 }
    .a = { card-octopirate_secure1.a }
card-meowmurai_secure2 = { card-octopirate_secure2 }
    .a = { card-octopirate_secure2.a }
card-meowmurai_secure3 = { card-octopirate_secure3 }
    .a = { card-octopirate_secure3.a }
card-meowmurai_gold4 = { card-octopirate_gold4 }
    .a = { card-octopirate_gold4.a }
card-meowmurai_gold6 = { card-octopirate_gold6 }
    .a = { card-octopirate_gold6.a }

# In a choice, a card is its type and its value.
card-bomb = Bomb
card-board = Board
card-fish = Fish
card-reinforce = Reinforce
card-secure = Secure
card-gold = Gold

## Guests

# Their names are our own. A Guest is also a card of a Treasure.
guest-nine_gold = Banker
    .the = the Banker
    .gold = 5 Gold
    .condition = 9 Gold or more in the column
guest-two_in_a_turn = Courier
    .the = the Courier
    .gold = 4 Gold
    .condition = 2 cards played in the column in one turn
guest-three_reinforce = General
    .the = the General
    .gold = 5 Gold
    .condition = 3 Reinforce cards in the column
guest-five_cards = Duchess
    .the = the Duchess
    .gold = 6 Gold
    .condition = 5 cards in the column
guest-four_types = Collector
    .the = the Collector
    .gold = 5 Gold
    .condition = 4 types of card in the column
guest-three_fish = Fishmonger
    .the = the Fishmonger
    .gold = 5 Gold
    .condition = 3 Fish cards in the column
guest-two_gold = Jeweller
    .the = the Jeweller
    .gold = 5 Gold
    .condition = 2 Gold cards in the column
guest-three_board = Duellist
    .the = the Duellist
    .gold = 5 Gold
    .condition = 3 Board cards in the column

card-nine_gold = { guest-nine_gold } ({ guest-nine_gold.gold })
card-two_in_a_turn = { guest-two_in_a_turn } ({ guest-two_in_a_turn.gold })
card-three_reinforce = { guest-three_reinforce } ({ guest-three_reinforce.gold })
card-five_cards = { guest-five_cards } ({ guest-five_cards.gold })
card-four_types = { guest-four_types } ({ guest-four_types.gold })
card-three_fish = { guest-three_fish } ({ guest-three_fish.gold })
card-two_gold = { guest-two_gold } ({ guest-two_gold.gold })
card-three_board = { guest-three_board } ({ guest-three_board.gold })

## Crews

# A crew's name is a plural, and stands after an article.
crew-octopirate = Octopirates
crew-meowmurai = Meowmurai

## Places

# The left column of one crew faces the left column of the other. `.of` says which column or
# Zeppelin is meant; English has the same words for both.
column-0 = left
    .of = left
column-1 = middle
    .of = middle
column-2 = right
    .of = right

from-0 = { column-0 }
    .of = { column-0.of }
from-1 = { column-1 }
    .of = { column-1.of }
from-2 = { column-2 }
    .of = { column-2.of }

to-0 = { column-0 }
    .of = { column-0.of }
to-1 = { column-1 }
    .of = { column-1.of }
to-2 = { column-2 }
    .of = { column-2.of }

to-top = on top of
to-bottom = at the bottom of

zone-looked = Cards observed
zone-box = Out of the game
zone-deck = Deck
zone-hand = Hand
zone-discard = Discard pile
zone-treasure = Treasure

## Where Gold is from

score-crew = Crew cards
score-guests = Guests
score-total = Total Gold
score-sum = { $count } Gold
verdict-crash = All Zeppelins of the other crew have fallen: that wins at once, whatever the Gold.

## Options

option-first-player = First player
option-first-player-random = drawn at random
option-first-player-seat =
    { $number ->
        [1] the Octopirates
       *[other] the Meowmurai
    }
option-guests = Guests
option-guests-dealt = dealt at random
option-guests-chosen = chosen in turn, the first player first
option-endless-limit = A game without end
option-endless-limit-40 = is over after 40 turns in a row in which nobody draws
option-endless-limit-20 = is over after 20 turns in a row in which nobody draws
option-endless-limit-80 = is over after 80 turns in a row in which nobody draws
option-stop-early = Ending a turn early
option-stop-early-false = only when no action is possible
option-stop-early-true = whenever you like
option-observe-with-one = Observe with only 1 card in the deck
option-observe-with-one-false = not possible
option-observe-with-one-true = possible
option-loot-needs = What Loot needs
option-loot-needs-1 = 1 card in the other discard pile
option-loot-needs-2 = 2 cards in the other discard pile
option-gold-counts-in-column = Gold cards, for the Guest who wants 9 Gold
option-gold-counts-in-column-true = count like all others
option-gold-counts-in-column-false = do not count

## Decisions: a title, and what is asked

kind-choose-guest = A Guest comes aboard
kind-action = Your turn: draw, play or discard
kind-secure = Into your Treasure
kind-manoeuvre = Manoeuvre
kind-call-back = Call back
kind-observe = Observe

prompt-choose-guest = Whom do you invite aboard your next Zeppelin, from left to right?
prompt-action =
    { $actions ->
        [one] 1 action left
       *[other] { $actions } actions left
    }: draw, play a card or discard one.
prompt-secure =
    The last card of which column beside the { $column_of } one goes into your Treasure{ $repeats ->
        [one] { "" }
       *[other] { " " }(up to { $repeats } cards)
    }?
prompt-manoeuvre = Move the last card of a column to the next one, without its effect.
prompt-call-back = The last card of which column comes back into your hand?
prompt-observe = Each card goes on top of your deck or to the bottom. Of two on top, the second is drawn first.

## Choices

choice-choose-guest = { $guest } ({ $guest_gold }): { $guest_condition }
choice-draw = Draw a card
choice-play = Play the { $card } card worth { $gold } below the { $column_of } Zeppelin
choice-discard = Discard the last card of the { $column_of } column
choice-pass = End your turn
choice-secure = Secure the last card of the { $column_of } column
choice-manoeuvre = Move the last card of the { $from_of } column to the { $to_of } one
choice-call-back = Call back the last card of the { $column_of } column
choice-observe = Put the { $card } card worth { $gold } { $to } your deck

## What happened

event-first-player-named = The { $seat } play first.
    .seat = You play first.
    .person = { $seat } plays first.
event-guest-boarded = The { $seat } welcome { $guest_the } aboard their { $column_of } Zeppelin ({ $guest_gold } for { $guest_condition }).
    .seat = You welcome { $guest_the } aboard your { $column_of } Zeppelin ({ $guest_gold } for { $guest_condition }).
    .person = { $seat } welcomes { $guest_the } aboard the { $column_of } Zeppelin ({ $guest_gold } for { $guest_condition }).
event-card-laid-out = The { $seat } lay { $card_a } on their discard pile.
    .seat = You lay { $card_a } on your discard pile.
    .person = { $seat } starts a discard pile with { $card_a }.
cards-laid-out = The { $seat } lay { $cards_count } cards on their discard pile: { $cards }.
    .seat = You lay { $cards_count } cards on your discard pile: { $cards }.
    .person = { $seat } starts a discard pile with { $cards_count } cards: { $cards }.
event-card-drawn = The { $seat } draw { $card_a }.
    .seat = You draw { $card_a }.
    .person = { $seat } draws { $card_a }.
event-card-drawn-unseen = The { $seat } draw a card.
    .seat = You draw a card.
    .person = { $seat } draws a card.
cards-drawn = The { $seat } draw { $cards_count } cards: { $cards }.
    .seat = You draw { $cards_count } cards: { $cards }.
    .person = { $seat } draws { $cards_count } cards: { $cards }.
cards-drawn-unseen = The { $seat } draw { $count } cards.
    .seat = You draw { $count } cards.
    .person = { $seat } draws { $count } cards.
event-turn-begun = It is the turn of the { $seat }.
    .seat = It is your turn.
    .person = It is { $seat }'s turn.
event-card-played = The { $seat } play { $card_a } below their { $column_of } Zeppelin.
    .seat = You play { $card_a } below your { $column_of } Zeppelin.
    .person = { $seat } plays { $card_a } below the { $column_of } Zeppelin.
event-zeppelin-resisted = The { $column_of } Zeppelin of the { $seat } resists. Its robustness is { $robustness }; only they have seen it.
    .seat = Your { $column_of } Zeppelin resists. Its robustness is { $robustness }; only you have seen it.
    .person = { $seat }'s { $column_of } Zeppelin resists. Its robustness is { $robustness }; nobody else has seen it.
event-zeppelin-resisted-unseen = The { $column_of } Zeppelin of the { $seat } resists the bombing.
    .seat = Your { $column_of } Zeppelin resists the bombing.
    .person = { $seat }'s { $column_of } Zeppelin resists the bombing.
event-zeppelin-destroyed = The { $column_of } Zeppelin of the { $seat } crashes! Its robustness was { $robustness }.
    .seat = Your { $column_of } Zeppelin crashes! Its robustness was { $robustness }.
    .person = { $seat }'s { $column_of } Zeppelin crashes! Its robustness was { $robustness }.
event-guest-lost = The { $seat } lose { $guest_the }, who leaves the game with their { $column_of } Zeppelin.
    .seat = You lose { $guest_the }, who leaves the game with your { $column_of } Zeppelin.
    .person = { $seat } loses { $guest_the }, who leaves the game with the { $column_of } Zeppelin.
event-card-boarded = The { $seat } board the { $column_of } column and throw out { $card_a }.
    .seat = You board the { $column_of } column and throw out { $card_a }.
    .person = { $seat } boards the { $column_of } column and throws out { $card_a }.
event-card-fished = The { $seat } fish { $card_a } from their discard pile.
    .seat = You fish { $card_a } from your discard pile.
    .person = { $seat } fishes { $card_a } from the discard pile.
event-card-secured = The { $seat } secure { $card_a } from their { $column_of } column.
    .seat = You secure { $card_a } from your { $column_of } column.
    .person = { $seat } secures { $card_a } from the { $column_of } column.
event-guest-secured = The { $seat } please { $guest_the }, who joins their Treasure: { $guest_gold }!
    .seat = You please { $guest_the }, who joins your Treasure: { $guest_gold }!
    .person = { $seat } pleases { $guest_the }, who joins the Treasure: { $guest_gold }!
event-column-cleared = Three cards of one type: the { $seat } discard their whole { $column_of } column.
    .seat = Three cards of one type: you discard your whole { $column_of } column.
    .person = Three cards of one type: { $seat } discards the whole { $column_of } column.
event-card-discarded = The { $seat } discard { $card_a } from their { $column_of } column.
    .seat = You discard { $card_a } from your { $column_of } column.
    .person = { $seat } discards { $card_a } from the { $column_of } column.
event-safe-cracked = The { $seat } crack the safe: { $card_a } falls out of the other Treasure.
    .seat = You crack the safe: { $card_a } falls out of the other Treasure.
    .person = { $seat } cracks the safe: { $card_a } falls out of the other Treasure.
event-card-moved = The { $seat } manoeuvre { $card_a } to their { $column_of } column.
    .seat = You manoeuvre { $card_a } to your { $column_of } column.
    .person = { $seat } manoeuvres { $card_a } to the { $column_of } column.
event-card-called-back = The { $seat } call back { $card_a } from their { $column_of } column.
    .seat = You call back { $card_a } from your { $column_of } column.
    .person = { $seat } calls back { $card_a } from the { $column_of } column.
event-card-seen = The { $seat } observe their deck and see { $card_a }.
    .seat = You observe your deck and see { $card_a }.
    .person = { $seat } observes the deck and sees { $card_a }.
event-card-seen-unseen = The { $seat } observe their deck and look at a card in secret.
    .seat = You observe your deck and look at a card in secret.
    .person = { $seat } observes the deck and looks at a card in secret.
event-card-placed = The { $seat } put { $card_a } { $to } their deck.
    .seat = You put { $card_a } { $to } your deck.
    .person = { $seat } puts { $card_a } { $to } the deck.
event-card-placed-unseen = The { $seat } put a card { $to } their deck.
    .seat = You put a card { $to } your deck.
    .person = { $seat } puts a card { $to } the deck.
event-card-looted = The { $seat } loot { $card_a } from the other discard pile.
    .seat = You loot { $card_a } from the other discard pile.
    .person = { $seat } loots { $card_a } from the other discard pile.
event-turn-passed = The { $seat } take no more actions this turn.
    .seat = You take no more actions this turn.
    .person = { $seat } takes no more actions this turn.
event-deck-emptied = The deck of the { $seat } is empty: after this turn, the other crew plays the last one.
    .seat = Your deck is empty: after this turn, the other crew plays the last one.
    .person = { $seat }'s deck is empty: after this turn, the other crew plays the last one.
event-last-turn = The { $seat } play the last turn of the game.
    .seat = You play the last turn of the game.
    .person = { $seat } plays the last turn of the game.
event-endless-play = Nobody has drawn a card for too long: the game ends here.
event-crash-victory = The { $seat } have destroyed the last Zeppelin of the other crew and win on the spot!
    .seat = You have destroyed the last Zeppelin of the other crew and win on the spot!
    .person = { $seat } has destroyed the last Zeppelin of the other crew and wins on the spot!
event-treasure-counted = The Treasure of the { $seat } holds { $count } Gold.
    .seat = Your Treasure holds { $count } Gold.
    .person = { $seat }'s Treasure holds { $count } Gold.
