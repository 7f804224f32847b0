# What the terminal itself says.

## The table

seat = Seat
you-are = { $name } (you)
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
cards-title = All there is in this game
rules-title = The rules behind this decision
house = house ruling
about-choice = What this choice means

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
