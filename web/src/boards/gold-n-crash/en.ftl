# What the board of Gold'n'Crash says beside the game's own words.

## The letter in a card's corner: short, and no two alike

gold-n-crash-letter-bomb = Bm
gold-n-crash-letter-board = Bd
gold-n-crash-letter-fish = F
gold-n-crash-letter-reinforce = R
gold-n-crash-letter-secure = S
gold-n-crash-letter-gold = G

## What a card does: when it is played, and when the last card of a column is discarded

gold-n-crash-cards = How to win, and what the cards do
gold-n-crash-twice = The second card of a type in a column works twice, the third three times; then the column is cleared.
gold-n-crash-goal = Two ways to win: bring down all three Zeppelins of the other crew, and you win at once; or have more Gold in your Treasure when the game ends. It ends when a deck is empty: the other crew has one last turn.
gold-n-crash-turn = A turn has two actions: draw a card, play a card below one of your Zeppelins (not below your fullest), or discard the last card of a column. Only the Treasure counts in the end; hand and columns do not.
gold-n-crash-worths = 6 cards, worth { $values } Gold
gold-n-crash-about-robustness = A Zeppelin falls to as many Bombs in the column opposite as it is robust: each crew has one of 1, one of 2 and one of 3. Which is which shows when it is first bombed.
gold-n-crash-close = Close
gold-n-crash-play-bomb = bombs the Zeppelin opposite, with all Bombs of its column
gold-n-crash-play-board = throws out the last card of the column opposite
gold-n-crash-play-fish = takes the top card of your discard pile
gold-n-crash-play-reinforce = draws a card
gold-n-crash-play-secure = puts the last card of a column next to it into your Treasure
gold-n-crash-play-gold = has no effect, but is worth a lot
gold-n-crash-discard-bomb = the top card of their Treasure goes to their discard pile
gold-n-crash-discard-board = you move the last card of one of your columns to the next one
gold-n-crash-discard-fish = you take the last card of one of your columns into your hand
gold-n-crash-discard-reinforce = you look at the next two cards of your deck
gold-n-crash-discard-secure = the top card of their discard pile goes into your Treasure
gold-n-crash-discard-gold = not possible
gold-n-crash-played = Played, it { $effect }.
gold-n-crash-discarded = Discarded: { $effect }.

## The same in a few words

gold-n-crash-if-played = Played:
gold-n-crash-if-discarded = Discarded:
gold-n-crash-short-play-bomb = bombs the Zeppelin opposite
gold-n-crash-short-play-board = throws out the last card opposite
gold-n-crash-short-play-fish = takes your top discard
gold-n-crash-short-play-reinforce = draws a card
gold-n-crash-short-play-secure = banks a last card from next door
gold-n-crash-short-play-gold = worth a lot, does nothing
gold-n-crash-short-discard-bomb = cracks their safe
gold-n-crash-short-discard-board = moves a last card next door
gold-n-crash-short-discard-fish = takes back a last card
gold-n-crash-short-discard-reinforce = looks at your next 2 cards
gold-n-crash-short-discard-secure = loots their top discard
gold-n-crash-short-discard-gold = not possible

## What it would do in a column

gold-n-crash-does-bomb =
    { $falls ->
        [surely] Strength { $count }: it falls!
        [perhaps] Strength { $count }: falls { $part } in { $all }
       *[no] Strength { $count }: it holds
    }
gold-n-crash-does-board = throws out { $cards }
gold-n-crash-does-fish = takes { $cards }
gold-n-crash-does-reinforce =
    { $count ->
        [one] draws 1 card
       *[other] draws { $count } cards
    }
gold-n-crash-does-secure =
    { $count ->
        [one] secures 1 card
       *[other] secures { $count } cards
    }
gold-n-crash-does-gold = no effect
gold-n-crash-moves = moves here
gold-n-crash-pleases = pleases { $guest }
gold-n-crash-clears = clears the column

## What a Guest waits for, in short

gold-n-crash-wish-nine_gold = 9 Gold in all
gold-n-crash-wish-two_in_a_turn = 2 cards in a turn
gold-n-crash-wish-three_reinforce = 3 Reinforce
gold-n-crash-wish-five_cards = 5 cards
gold-n-crash-wish-four_types = 4 types
gold-n-crash-wish-three_fish = 3 Fish
gold-n-crash-wish-two_gold = 2 Gold cards
gold-n-crash-wish-three_board = 3 Board

## Whose turn it is

gold-n-crash-actions =
    { $count ->
        [0] no action left
        [one] 1 action left
       *[other] { $count } actions left
    }
gold-n-crash-last-turn = Last turn of the game!
gold-n-crash-one-more-turn = A deck is empty: this turn, then the last one
gold-n-crash-end-near = Last turn!

## The tray

gold-n-crash-hint-action = A card, then a column: play. A column: discard. The deck: draw.
gold-n-crash-hint-wait = Point at a card of your hand to read what it does.
gold-n-crash-hint-watch = You are watching the { $above } above and the { $below } below.
gold-n-crash-hint-column = Now choose one of the glowing columns.
gold-n-crash-hint-from = Pick the last card of a column, then the column next to it.
gold-n-crash-hint-to = Now choose the column for { $card }.
gold-n-crash-hint-call_back = Pick the last card of a column: it comes back into your hand.
gold-n-crash-hint-secure = Pick the last card of a glowing column: it goes into your Treasure.
gold-n-crash-hint-observe = ▲ puts a card on top of your deck, ▼ at the bottom.
gold-n-crash-top = top
gold-n-crash-bottom = bottom
gold-n-crash-draw-it = Draw
gold-n-crash-discard-it = Discard:
gold-n-crash-end-turn = End your turn

## Moments

gold-n-crash-crashes = It crashes!
gold-n-crash-holds = It holds!

## A guided first game

gold-n-crash-guide-welcome = Two crews meet in the sky at dusk. Your three Zeppelins fly below, the other crew's above; each has a column for cards under it, and faces the one opposite.
gold-n-crash-guide-goal = There are two ways to win. Bring down all three Zeppelins of the other crew, and you win at once. Or have more Gold in your Treasure when the game ends. It ends when somebody's deck is empty: then the other crew plays one last turn.
gold-n-crash-guide-action = Your turn: two actions. Draw: click your deck. Play: click a card that glows, then a column that glows; the card does what it says. Discard: click one of your columns; its last card goes, and does something else. Click any card to read both. Your fullest column is closed to cards that you play.
gold-n-crash-guide-bombs = One action is left. Bombs: a Zeppelin falls to as many Bombs in the column opposite as it is robust. Each crew has one of 1, one of 2 and one of 3, and nobody knows which is which. Before you play a Bomb, the column tells your odds.
gold-n-crash-guide-guests = Above each Zeppelin waits a Guest. Fulfil the wish in the column below, and the Guest goes into your Treasure: that is a lot of Gold, and it guards everything that lies under it.
gold-n-crash-guide-twice = The second card of a type in a column does its effect twice. The third does it three times; then the whole column is discarded. So collect, but not for too long.
gold-n-crash-guide-resisted = A bombed Zeppelin held. Its shield now tells what it can still be: only its own crew has seen the number.
gold-n-crash-guide-treasure = Your Treasure has its first Gold. Secure and Guests bring more. The other crew can take the top card away by discarding a Bomb, unless a Guest lies on it.
gold-n-crash-guide-secure = Secure: choose a column beside this one. Its last card goes into your Treasure. That is how Gold cards become Gold that counts.
gold-n-crash-guide-manoeuvre = Manoeuvre: click a column, then the one next to it. The last card moves over. It does nothing there, but counts for the Guest and for threes.
gold-n-crash-guide-call-back = Call back: choose a column. Its last card returns into your hand, and can be played again.
gold-n-crash-guide-observe = Observe: these are the next two cards of your deck. Put each on top, to draw it soon, or at the bottom.
gold-n-crash-guide-choose-guest = At this table the Guests are chosen. Take one whose wish you can fulfil: it is worth 4 to 6 Gold.
gold-n-crash-guide-last = A deck is empty: these are the last turns. From now on only what reaches the Treasure counts; cards in hand and columns are worth nothing.
gold-n-crash-guide-watch = The other crew plays. Watch their columns: what lies there strikes your Zeppelin below it.
gold-n-crash-guide-end = That was a whole game. The log tells every turn again, and the question mark beside your hand has all cards and Guests.

## Places and counts

gold-n-crash-board = Both fleets
gold-n-crash-fleet = Fleet of the { $name }
gold-n-crash-hand = Your hand
gold-n-crash-open-hand = All its cards that are known
gold-n-crash-hand-of = Hand of the { $name }
gold-n-crash-hand-empty = Your hand is empty.
gold-n-crash-discard-of = Discard pile of the { $name }, the top card first
gold-n-crash-treasure-of = Treasure of the { $name }, the top card first
gold-n-crash-count = { $place }: { $count ->
        [0] empty
        [one] 1 card
       *[other] { $count } cards
    }
gold-n-crash-on-top = On top: { $card }.
gold-n-crash-guarded = Guarded by a Guest.
gold-n-crash-at-risk = The { $count } Gold on top can still be taken from it.
gold-n-crash-safe = Guarded by a Guest: nobody can take these { $count }.
gold-n-crash-gold = { $count } Gold
gold-n-crash-open-pile = All cards of the discard pile, the uppermost first
gold-n-crash-open-treasure = All cards of the Treasure, the uppermost first
gold-n-crash-discards = Discards
gold-n-crash-known = Known: { $cards }
gold-n-crash-next = Next in the deck: { $cards }
gold-n-crash-zeppelin = { $column } Zeppelin of the { $name }.
gold-n-crash-robust = Robustness { $values }.
gold-n-crash-robust-unknown = Robustness unknown.
gold-n-crash-either = { $first } or { $second }
gold-n-crash-resisted =
    { $count ->
        [one] Resisted 1 Bomb.
       *[other] Resisted { $count } Bombs.
    }
gold-n-crash-wreck = Wrecked; its robustness was { $robustness }.
gold-n-crash-wreck-short = wreck
gold-n-crash-guest = { $guest }, { $gold }: { $wish }, { $have } of { $need }.
gold-n-crash-no-cards = No cards below it.
gold-n-crash-below = Below it, the last card last: { $cards }. { $gold } Gold.
gold-n-crash-can-pick = You can pick its last card.
