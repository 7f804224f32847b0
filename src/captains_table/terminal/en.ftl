# What the terminal itself says.

## The table

seat = Seat
role = Role
you-are = { $name } (you)
only-you = For your eyes only, { $name }
face-down = Face-down
all-open = Nothing is hidden
looking-on = What everybody may know
talent = Talent
found = Find
under-bottle = Under the bottle
known-to-all = Known to all
you-know = You know
nomads-near = The Nomads are near!
thinking = Next to choose: { $name }
more-before = ({ $count } more before that)

## Asking

your-choice = Your choice (1 to { $last }, h for help):
only-choice = Your only choice (Enter):
confirm-choice = Your choice (1 to { $last }; Enter: do { $number }; b: back):
keys = ? rules · ? 2 about choice 2 · c cards · l log · u undo · s save · q quit
press-enter = Press Enter to go on.
press-enter-to-begin = Press Enter to sit down.
yes-no = { $default ->
        [True] (Y/n)
       *[False] (y/N)
    }
yes-words = y yes
no-words = n no
no-such-answer = I did not understand that. Type a number from 1 to { $last }, or h for help.
no-such-number = { $last ->
        [one] There is no such choice; the only one is 1.
       *[other] There is no such choice; the numbers go from 1 to { $last }.
    }

## Help

help-title = How to play at this table
help-number = choose by its number
help-enter = show the table again
help-rules = the rules behind this decision
help-choice = what choice 2 means (any number)
help-cards = all there is in this game, and what it does
help-log = everything that has happened so far
help-undo = take back your last choice, if nobody has learned anything from it
help-save = save the game now
help-help = this page
help-quit = leave the table; the game can be saved
key-number = 1, 2, 3 ...
key-enter = Enter
key-rules = ?
key-choice = ? 2
# A letter, and words that mean the same.
key-cards = c cards
key-log = l log
key-undo = u undo
key-save = s save
key-help = h help
key-quit = q quit exit
key-run = a auto
signs = { $captain } Captain   { $turn } has the cave   { $coin } coin   { $back } face-down card
cards-title = All there is in this game
rules-title = The rules behind this decision
house = house ruling
about-choice = What this choice means
worth-lantern = counts { $points } points
worth-egg = counts minus 1 and is never announced
worth-hook = the most of them count 4 together
worth-lizard = the most of them count 4 together
worth-pistol = the most of them count 4 together
worth-purse = counts 1; every Explorer begins with one
worth-nomads = among the last four cards; ends the game

## Passing the keyboard

agree-who-is-who = Around the table, clockwise: { $names }. Agree who is who.
pass-to = Pass the keyboard: { $name }
pass-why = Everybody else looks away. The screen has been cleared and will be cleared again afterwards.
pass-enter = { $name }, press Enter when only you can see this.

## Looking on

watch-keys = Enter next · a on by itself · q quit

## The end

scores-title = The score
# A seat's name can be a plural, so it is never the subject of a verb.
winner-one = Victory: { $name }, { $how }!
winner-you = You win { $how }!
winners = Shared victory: { $names }, { $how } each!
with-points = with { $count ->
        [one] 1 point
       *[other] { $count } points
    }
tie-broken = The first two have equal points; the tie-break of the rules decides.
nobody-wins = Nobody wins.
and = and
place = Place
seed-was = Seed: { $seed }
ask-save-log = Save the log of this game?
ask-save = Save the game?

## Files

saved = Saved: { $file }
go-on-with = Go on with:
look-again-with = Look at it again with:
goodbye = Goodbye!

## Looking at a log

replay-keys = Enter next · b back · number go there · q quit
replay-step = Step { $number } of { $last }
replay-answer = I did not understand that. Enter goes on, b goes back, a number from 0 to { $last } goes there, q quits.

## Lists

games-title = The games on this table
col-name = Name
col-game = Game
col-players = Players
col-languages = Languages
col-actions = Actions
col-rules = Rules
games-hint = Play one with: captain play { $game }
games-lumarathon = Oh Captain! and then Nomads with the same people: captain play lumarathon
rules-of = The rules of { $title }
rules-note = In our own words. { $mark } marks a house ruling: what we decided where the rulebook is silent.
rulings-of = Our rulings for { $title }
see-option = option { $option } can change this; see the end of this page
options = Options: --option name=value
usual = usual
file = FILE

## Nomads

nomads-cards = Cards
nomads-reconstructed = (reconstructed values)
nomads-own-values = (values of your own)
nomads-songs = Songs
nomads-score = Score
nomads-write = write
nomads-hand = in hand
nomads-preview = Preview: { $choice }
nomads-then = Then everybody listens
nomads-takes = takes
nomads-discarded = discarded
nomads-rises = rises
nomads-nothing-heard = Nobody hears a story.
nomads-scoring = Scores are compared.
nomads-lys-met = You meet Lys: first, a tile from another stack.
nomads-talent = Your talent can change this.
nomads-pile = The discs there, from bottom to top: { $discs }.
nomads-stack = The stack there: { $tile } on top, { $count ->
        [one] the last tile.
       *[other] { $count } tiles in all.
    }
nomads-sign-pile = discs on a space, from the bottom to the top
nomads-sign-stack = a stack: its top tile and how many there are
nomads-sign-lys = the stack that Lys points to
nomads-sign-chart = the Moon chart: scores are compared when it is full
nomads-sign-choices = choices by number, clockwise and anticlockwise
nomads-sign-values = what the cards of a legend cost and count; a letter: who has that card
nomads-sign-song = a Song of 5 different tiles that counts 7 points
nomads-sign-tiles = tiles: two of one story and a Wild tile
nomads-sign-legend = a Legend card that counts 5 points
nomads-sign-turn = whose turn it is
nomads-sign-score = the score if it were counted now, without Opal Moons
worth-story = { $count } tiles of each story, for Legends and Songs
worth-opal = { $count } in all; goes on the Moon chart, and counts 1 for who wins it in a scoring
worth-wild = { $count } in all; stands in for any story
worth-coin = as good as a Wild tile

## Gold'n'Crash

gold-code-bomb = Bm
gold-code-board = Bd
gold-code-fish = Fi
gold-code-reinforce = Re
gold-code-secure = Se
gold-code-gold = Go
gold-actions = { $name }: { $count ->
        [one] 1 action left
       *[other] { $count } actions left
    }
gold-last-turn = last turn
gold-one-more-turn = then the last turn
gold-flying = flying
gold-resisted = resisted { $count }
gold-wreck = wreck
gold-no-guest = no Guest
gold-wish-nine_gold = Gold in all
gold-wish-two_in_a_turn = cards in a turn
gold-wish-five_cards = cards
gold-wish-four_types = types
gold-spread = In the Treasure
gold-at-risk = At risk
gold-next = Next
gold-under = At the bottom
gold-preview = Preview: { $choice }
gold-pile = Discard pile, { $name }
gold-with-gold = with { $count } Gold
gold-by-crash = by bringing down the last Zeppelin of the other crew
gold-bombs = Bomb at strength { $strength } on their { $column_of } Zeppelin.
gold-crashes = It is sure to crash.
gold-resists = It is sure to resist.
gold-may-crash = It crashes if its robustness is { $weak }; it can be { $values }.
gold-guest-lost = { $destroys ->
        [sure] Its Guest is lost.
       *[perhaps] If it crashes, its Guest is lost.
    }
gold-wins = It is their last one: you win at once.
gold-boards = { $count ->
        [one] Takes the last card of their { $column_of } column: { $cards }.
       *[other] Takes { $count } cards of their { $column_of } column: { $cards }.
    }
gold-fishes = From your discard pile to your hand: { $cards }.
gold-draws = { $count ->
        [one] Draws 1 card.
       *[other] Draws { $count } cards.
    }
gold-to-secure = { $from ->
        [both] { $count ->
            [one] Secures a card from the left or the right.
           *[other] Secures { $count } cards from the left and the right, as you like.
        }
       *[one] { $count ->
            [one] Secures the last card of your { $column_of } column.
           *[other] Secures { $count } cards from your { $column_of } column.
        }
    }
gold-secures = Into your Treasure: { $cards }.
gold-no-effect = Gold has no effect when it is played.
gold-cracks = The top card of their Treasure goes to their discard pile.
gold-loots = From their discard pile to your Treasure: { $cards }.
gold-looks = { $count ->
        [one] Shows you the last card of your deck.
       *[other] Shows you the next { $count } cards of your deck.
    }
gold-then-board = Then you move the last card of a column to the column next to it.
gold-then-fish = Then you take the last card of a column back into your hand.
gold-moves = To your { $column_of } column: { $cards }.
gold-calls-back = Back into your hand: { $cards }.
gold-guest-comes = Pleases { $guest_the }: { $guest_gold } for your Treasure.
gold-third = Third { $card }: the column is cleared.
gold-deck-out = Your deck runs out: the other crew plays the last turn.
gold-observed-top = Goes on top of your deck.
gold-observed-bottom = Goes to the bottom of your deck.
gold-column-0 = L
gold-column-1 = M
gold-column-2 = R
gold-short-draw = draw
gold-short-pass = end turn
gold-short-bombs = strength { $count }
gold-short-boards = takes { $count }
gold-short-fishes = fishes { $count }
gold-short-draws = draws { $count }
gold-short-secures = secures { $count }
gold-short-looks = looks at { $count }
gold-short-cracks = cracks the safe
gold-short-loots = loots { $count }
gold-short-moves = moves a card
gold-short-calls = takes a card back
gold-sign-card = a card: what it is, and its gold
gold-sign-column = a column, the oldest card first: its last card can be taken
gold-sign-gold = gold; "At risk": what no Guest guards in your Treasure
gold-sign-zeppelin = a Zeppelin and a wreck; "resisted 1": 1 Bomb was too few
gold-sign-hull = how robust a Zeppelin can be, as far as you can know
gold-sign-guest = a Guest, its gold and its wish; on a Treasure: it is locked
gold-sign-back = face-down cards; whose turn it is
gold-sign-short = in a short choice: discard it; twice; the column is cleared
gold-worth-bomb = all Bombs of the column hit the Zeppelin opposite. Discarded: cracks the top card of their Treasure
gold-worth-board = throws out the last card opposite. Discarded: moves one of your last cards to the next column
gold-worth-fish = takes the top card of your discard pile. Discarded: takes back one of your last cards
gold-worth-reinforce = draws a card. Discarded: looks at the next two cards of your deck
gold-worth-secure = puts the last card of a column next to it into your Treasure. Discarded: loots their discard pile
gold-worth-gold = no effect, and it cannot be discarded

## Sea of Legends

sea-odds = { $percent }% chance
sea-price = { $count ->
        [0] free
       *[other] { $count } gold
    }
sea-gold = { $count } gold
sea-notoriety = { $count } Notoriety
sea-shows = it shows { $face }
sea-turn = Die { $die }: { $shown } → { $face }
sea-port = { $type }. Strength { $strength }.
sea-there = There: { $npcs }.
sea-with-notoriety = with { $count } Notoriety
sea-with-faction = allied with the { $faction }
sea-by-faction = Victory for the { $faction }. No captain wins.
sea-round = { $count ->
        [0] Before the first round
       *[other] Round { $count }
    }
sea-first = { $name } is first
sea-ally = your ally
sea-neutral = neutral
sea-sail-there = Sail: the numbers are on the map
sea-region-there = The numbers are on the map
sea-adventure = Adventure: { $title }
sea-challenge-short = Challenge: { $whom } · { $percent }%
sea-challenge = { $name } Challenges: { $whom }
sea-strength = Strength { $strength } of { $needed }
sea-strength-parts = (dice { $dice }, abilities { $other })
sea-strength-first = Strength { $strength }. Then { $name } rolls.
sea-strength-second = Strength { $strength }. { $name } has { $needed } and wins unless { $roller } has more.
sea-pool = { $captain } Captain dice, { $bonus ->
        [one] 1 Bonus die
       *[other] { $bonus } Bonus dice
    }
sea-regions = Ports and Sea regions
sea-npc = { $npc }: Strength { $track }, movement { $moves }, { $ally } more as an ally.
sea-goal-spanish = The Spanish Armada cannot win.
sea-goal-tlaloc = Wins with { $count } Summoning Relics on Tetzahuitl's card.
sea-goal-dread = Wins with { $count } Infestations on the board.
sea-goal-british = Wins with { $count } Flags on the board or { $gold } gold in the Royal Treasury.
sea-goal-atlantian = Wins with { $count } Trophies under King Alaran.
sea-short-tavern = Tavern
sea-short-hiring_hall = Hiring Hall
sea-short-shipyard = Shipyard
sea-short-hideout = Hideout
sea-short-tokens = your Adventures
sea-short-rumor = your Rumor
sea-short-flag = Flag
sea-sign-tavern = a Tavern: play a Game and gain an Item or a Rumor
sea-sign-hiring_hall = a Hiring Hall: hire Crew
sea-sign-shipyard = a Shipyard: buy a Ship
sea-sign-hideout = a Hideout: bury gold for Notoriety
sea-sign-port = a Port: its sign, its code or name, and its Strength (c shows them all)
sea-sign-sea = a Sea region
sea-sign-choice = the number of the choice to go there
sea-sign-flag = whose Flag is there: a captain's number or a Faction's letter
sea-sign-fort = a Fort, and whose
sea-sign-infested = an Infestation: the Port is 2 stronger
sea-sign-relic = a Summoning Relic, there or with an NPC
sea-sign-trophy = a Trophy, there or with an NPC
sea-sign-captains = the captains in the order of their seats
sea-sign-tokens = your Adventures: Captain, Lover, Nemesis, Secondary
sea-sign-rumor = a Rumor of yours speaks of this Port: claim the Relic there
sea-sign-crew = Crew that are ready, and exhausted
sea-sign-love = Favor of your Lover, 4 is True Love; Malice of your Nemesis
sea-sign-dice = dice: Strength 1 and 2, Captain, Lover, Nemesis; ✓ an assigned die; each Nemesis face sets off one ability
