# What the terminal itself says.

## The table

seat = Seat
you-are = { $name } (you)
thinking = Next to choose: { $name }
more-before = ({ $count } more in the log)

## Asking

your-choice = Your choice (1 to { $last }, h for help):
only-choice = Your only choice (Enter):
confirm-choice = Your choice (1 to { $last }; Enter: do { $number }; b: back):
keys = ? rules · ? 2 about choice 2 · c cards · l log · u undo · s save · q quit
press-enter = Press Enter to go on.
page-keys = ({ $percent } %) Enter more · b back · q done
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
help-page = of a long page: more; b goes back, q ends it
help-pause = goes on while others play; Enter goes to your next choice
help-undo = take back your last choice, if nobody learned from it
help-save = save the game now
help-help = this page
help-quit = leave the table; the game can be saved
key-page = Enter, b, q
key-pause = any key
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

around-the-table = Around the table, clockwise: { $names }.
names-why = Several people play here. What are you called? (Enter: no name)
name-of = Person { $number }:
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
tie-broken = The first two have equal points. { $rule }
nobody-wins = Nobody wins.
and = and
place = Place
# Somebody at the table of an evening of two games, in which they play somebody else each time.
person-you = You
person-seat = Seat { $number }
person-bot = { $number }. { $name }
person-was = { $person } ({ $then }, then { $now })
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
replay-help = Enter goes on, b goes back, a number from 0 to { $last } goes there, q quits.
replay-answer = I did not understand that. Enter goes on, b goes back, a number from 0 to { $last } goes there, q quits.

## Lists

games-title = The games on this table
col-name = Name
col-game = Game
col-players = Players
col-minutes = Minutes
col-about = What it is about
col-languages = Languages
col-actions = Actions
col-rules = Rules
games-hint = Play one with: { $command } play { $game }
games-evening = { $tagline }: { $command } play { $name }
games-menu = Or choose from a menu: { $command } play
rules-of = The rules of { $title }
rules-note = In our own words. { $mark } marks a house ruling: what we decided where the rulebook is silent.
rulings-of = Our rulings for { $title }
see-option = option { $option } can change this; see the end of this page
options = Options: --name value, or --option name=value
usual = usual
usual-value = usual: { $value }
file = FILE

## The menu

menu-title = What do you want to play?
menu-language = { $key }: { $name }
language-en = the menu in English
language-fr = le menu en français
menu-evening = an evening: { $games }
menu-game = Game (1 to { $last }, q to leave):
menu-seats = How many players, bots included ({ $least } to { $most }; Enter: { $usual }):
menu-people = How many of them are people at this keyboard (0 to { $most }; Enter: 1; 0: look on):
menu-numbers = Type a number from { $least } to { $most }.
menu-bot = Who plays the others (1 to { $last }; Enter: { $last }):
bot-random = plays at random
bot-greedy = plays well

## Help of the command line

usage = Usage:
arguments = What to name
options-title = Options
commands = Commands
do-captain = A table for board games: play them, read their rules, look at games you saved.
do-play = Play a game in this terminal. Without a game, choose from a menu. Each option of the game can be said too, as --NAME VALUE.
do-replay = Look at a saved game, step by step.
do-games = List the games.
do-rules = Read the rules of a game, in our own words.
do-serve = Put the table into the browser.
do-new-game = Lay out a new game: a small one that can be played at once, to begin from.
do-bench = Measure how fast the rules run on this computer.
opt-version = Say the version, and no more.
opt-help = This page.
opt-lang = The language; that of your system if you say nothing.
opt-game = Its name, as `{ $command } games` says; a menu if you name none.
opt-rules-game = Its name, as `{ $command } games` says.
opt-play-seats = How many sit at the table; as many as is usual for the game if you say nothing.
opt-play-seed = The same seed gives the same game, bots included.
opt-play-seat = Your seat, counted from 0.
opt-play-hot-seat = Several people share this keyboard; the screen is cleared between them.
opt-play-names = What the people here are called, in the order of their seats; with several names, so many people play.
opt-play-watch = Bots play, you look on.
opt-play-players = Bots by name, again and again until every seat has one; or one name a seat, with `person` for people. There are random and greedy.
opt-play-option = What can be agreed before a game; `{ $command } rules GAME` names it. Can be repeated.
opt-play-load = Go on with a saved game.
opt-play-save = Keep the game there, move by move.
opt-play-speed = How long what others do stays alone on the screen; any key goes on.
opt-play-fast = The same as --speed at-once.
opt-play-intro = Begin with the game in one screen.
opt-replay-file = A saved game.
opt-replay-seat = See what this seat saw, counted from 0.
opt-replay-everything = Hide nothing; only for games that are over.
opt-games-everything = What programs ask for as well.
opt-rules-rule = One entry only.
opt-rules-rulings = Our own rulings only.
opt-serve-host = The address to listen at; 127.0.0.1 if you say nothing, with --lan 0.0.0.0.
opt-serve-port = 0: any that is free.
opt-serve-store = Where tables are kept: sqlite:///FILE or postgresql://...
opt-serve-workers = Processes; more than one need PostgreSQL.
opt-serve-lan = For everybody in this house; shows a QR code.
opt-serve-public-url = What browsers see, behind a proxy.
opt-serve-open-browser = Open a browser here.
opt-serve-limit = A limit; the manual names them where it is about hosting. Can be repeated.
opt-serve-log = json or plain; plain on a terminal if you say nothing.
opt-new-game-name = What programs call it: small letters and dashes.
opt-new-game-into = As a package of its own, in a new folder.
opt-bench-games = Whose rules are measured; all if you name none. server: that of the table in the browser.
opt-bench-only = One bench only; can be repeated. The column “bench” has their names.
opt-bench-seconds = How long each bench is run.
opt-bench-quick = See that it works; the figures mean nothing.
opt-bench-as-json = One JSON object a line.

## What is refused

trouble-command-line = { $why }
trouble-no-such-command = there is no command { $name }; there is { $there }
trouble-no-such-option = there is no option { $name }{ $near ->
        [none] {""}
       *[other] {""}; there is { $near }
    }
trouble-no-such-game-option = { $game } has no { $name }; there are { $there }
trouble-needs-value = { $name } needs a value
trouble-missing = { $name } is missing
trouble-bad-value = { $name }: that is no possible value{ $possible ->
        [none] {""}
       *[other] {""}; there is { $possible }
    }
trouble-no-game = name a game: { $there }
trouble-with-load = { $name } cannot be chosen with --load: the saved game goes on
trouble-other-game = { $file }: this is a game of { $title }, not of { $game }
trouble-too-many-players = players: { $names } are named, and there are { $seats } seats
trouble-too-few-players = players: { $names } are named, and there are { $seats } seats; with a person among them, name somebody for every seat
trouble-no-seat-of-yours = seat: with --hot-seat or --watch no single seat is yours
trouble-watch-and-hot-seat = watch: bots play alone, so there is no --hot-seat
trouble-watch-and-person = players: with --watch there is no person
trouble-no-such-seat = seat: { $seat } is not one of 0 to { $last }
trouble-nobody-plays = players: name a person for your seat, or add --watch
trouble-seat-of-a-bot = players: seat { $seat } is yours, so name a person there
trouble-too-many-names = names: { $names } are named, and { $people ->
        [0] nobody plays
        [one] 1 person plays
       *[other] { $people } people play
    } at this keyboard
trouble-bad-name = A name has 1 to { $most } letters.
trouble-name-taken = { $name } is somebody else in this game; take another name.
trouble-no-saved-game = { $file }: this is not a saved game (it cannot be read as JSON)
trouble-in-file = { $file }: { $why }
trouble-in-option = option { $name }: { $why }
trouble-option-form = option: { $given } should look like NAME=VALUE
trouble-first-of-evening = option { $option }: in an evening of { $evening } it is the game played first
trouble-file-there = { $file }: is already there; continue it with --load, or name another
trouble-no-folder = { $folder }: there is no such folder
trouble-not-a-folder = { $folder }: this is not a folder
trouble-files-there = { $folder }: such files are there already
trouble-file-none = { $file }: no such file or directory
trouble-file-folder = { $file }: this is a directory
trouble-file-forbidden = { $file }: you may not
trouble-file-full = { $file }: no space is left
trouble-file-in-the-way = { $file }: a file is where the folder should be
trouble-file-other = { $file }: { $why }
trouble-not-over = { $file }: this game is not over, so --all would give away its secrets
trouble-no-such-rule = { $title } has no rule { $rule }; `{ $command } rules { $game }` has them all
