brand = Captain's Table
skip-to-content = To the content
page-not-loaded = This page could not be loaded. Is there a connection?
close = Close
copy = Copy
copied = Copied
share = Share
qr = QR code
qr-about = The link as a QR code, for the camera of a phone
try-again = Try again
understood = Understood
undo = Take it back
take-back = Ask to take your last choice back
take-back-asked = { $name } would like to take the last choice back, with all that has happened since.
take-back-agree = Agree
take-back-refuse = Refuse
take-back-waiting = { $name } asked to take the last choice back. Still to answer: { $others }.
take-back-withdraw = Let it be
chores-hand-over = Decide the rest of this turn for me
chores-hand-over-game = … for the whole game
chores-turn = A bot does the bookkeeping for you until this turn is over.
chores-game = A bot does the bookkeeping for you in this game.
chores-mine = Do it myself again

## Getting around

nav-label = Pages
nav-home = To the first page
nav-lobby = Open tables
nav-mine = My tables

settings = Settings
settings-name = Your name
settings-language = Language
settings-theme = Colours
settings-auto = as the device
settings-light = light
settings-dark = dark
settings-motion = Movement
settings-motion-full = pieces fly
settings-motion-reduced = nothing flies
settings-tempo = Pace of the story
settings-tempo-calm = calm
settings-tempo-normal = normal
settings-tempo-quick = quick
settings-tempo-once = all at once
settings-sound = Sound
settings-volume = Volume
settings-keys = Keyboard shortcuts
settings-keys-list = 1, 2, 3 … a choice · W all choices in words · U take it back · S skip the story · X sound · R rules · L log · C chat · M menu
settings-notify = Tell me when it is my turn
settings-notify-refused = This browser does not allow it here. It needs your permission, and a secure (https) address.
notify-insecure = Browsers tell it only from a secure (https) address.
notify-unable = This browser cannot tell it. On a phone it may help to put this page on the home screen first.
notify-denied = This browser does not allow it. It can be allowed again in the browser’s settings for this page.
notify-open = This browser tells it only while a page of the table is open somewhere.

name-guest = Guest

## First page

home-title = Take a seat
home-welcome = Good games, one table. No account: play against bots at once, or send your friends a link.
home-name = Your name at the table
home-no-server = The server does not answer.
no-network = The server cannot be reached. Without a network, what was looked at before can still be read: rules, and finished games.
home-opening = Laying the table …
home-promise = The printed rules, fair shuffles that anybody can check, and nothing is ever lost.
home-turns = { $count ->
        [one] It is your turn at a table
       *[other] It is your turn at { $count } tables
    }
play-now = Play now
invite = Invite
set-up = Set up
guided-game = Guided game
rules = Rules
fact-players = players
fact-minutes = minutes

## A new table

new-title = A new table of { $game }
new-about = Everything has a sensible start. Change what you like.
new-seats = Players
new-who = Who sits there?
new-host = host
new-open = free, for whoever has the link
new-here-too = somebody here, on this device
new-bot = bot: { $strength }
new-hot-seat = We share this device: it goes round, and a curtain hides what is not yours.
new-pace = Pace
new-clock = Clock
new-clock-none = no clock
new-clock-minutes = { $minutes } minutes for each player
clock-increment = and { $seconds } seconds more after each turn
clock-turn = { $time } for each turn
clock-minutes = { $count ->
        [one] 1 minute
       *[other] { $count } minutes
    }
clock-hours = { $count ->
        [one] 1 hour
       *[other] { $count } hours
    }
clock-days = { $count ->
        [one] 1 day
       *[other] { $count } days
    }
new-increment = Time gained
new-increment-none = no time gained
new-name-of = Name of player { $number }
name-other = { $name } { $number }
new-listed = Show it under "Open tables"
new-listed-about = Otherwise only those with the link find it.
new-options = Options of the game
new-open-table = Open the table
pace-live = live, everybody is there
pace-leisure = at leisure, a turn when there is time
pace-live-short = live
pace-leisure-short = at leisure
strength-random = picks at random
strength-greedy = plays sensibly

## Coming to a table

join-title = { $host } invites you to { $game }
join-seats = Already there ({ $taken } of { $seats }):
join-sit = Sit down
join-seat = Which seat?
join-seat-any = the first free one
join-watch = Just watch
join-promise = No account, no e-mail. Your seat stays on this device.
table-none-title = There is no such table
table-joining = Pulling up a chair …
nowhere-title = Off the chart
nowhere-text = There is nothing at this address.
move-title = Your seat moves here
move-about = From now on you play on this device; the other one lets go of the seat.
move-code = Code
move-take = Take the seat

lobby-about = Tables where somebody is welcome, or where you can watch.
lobby-empty = No table is open right now. Put one up!
mine-about = Tables where this device has a seat.
mine-empty = You are at no table yet.
status-waiting = waiting for players
status-playing = being played
status-over = finished
status-frozen = stopped
status-closed = cleared away
list-free =
    { $count ->
        [0] no seat free
        [one] 1 seat free
       *[other] { $count } seats free
    }
list-go-waiting = Come in
list-go-playing = To the table
list-go-over = Replay
list-go-frozen = Look
list-go-closed = Look
list-your-turn = your turn
list-turn = { $name } is to play
list-won = { $count ->
        [one] { $names } won
       *[other] { $names } won together
    }
list-won-you = you won
list-colon = :{" "}
list-when = { DATETIME($date, day: "numeric", month: "short", hour: "numeric", minute: "numeric") }
lobby-game = Game
lobby-game-any = any

## Before the game

waiting-title = Before the game
waiting-free =
    { $count ->
        [0] Everybody is here.
        [one] One seat is still free. Send the link to a friend, or give the seat to a bot.
       *[other] { $count } seats are still free. Send the link to your friends, or give seats to bots.
    }
waiting-awaited = Every seat is taken. The game begins when everybody is at the table; still on the way: { $names }.
waiting-link = Link for your friends
waiting-strength = How the bot plays
waiting-bot = Seat a bot
waiting-empty = Free the seat
waiting-begin = Begin
waiting-begin-bots = Begin; bots take the free seats
waiting-for-host = { $host } begins the game.
waiting-free-guest =
    { $count ->
        [0] Everybody is here.
        [one] One seat is still free. Send the link to a friend.
       *[other] { $count } seats are still free. Send the link to your friends.
    }
terms-title = What is agreed
terms-own = something of your own

## At the table

seat-number = Player { $number }
seat-you = (you)
seat-is-bot = a bot
seat-bot = Bot { $number }
seat-open = free seat
seat-kept = kept for { $name }
seat-lost = { $name } no longer plays on this device.
seat-away = away
seat-here = here
seat-time-up = time is up
seat-stand-in = a bot plays on
seat-thinking = is thinking
watching = You are watching
prompt-label = What is asked
prompt-your-turn = Your turn
prompt-waiting = { $name } is thinking.
prompt-away = { $name } is away. The table waits.
prompt-stand-in = A bot is choosing for { $name }.
prompt-time-up = { $name } is out of time: a bot chooses now.
prompt-time-up-you = Your time is up: a bot plays on for you.
prompt-over = The game is over.
prompt-words = All choices in words
story-on = Go on
story-skip = Skip
prompt-typed = { $number } … (type on, or press Enter)
log = Log
log-empty = Nothing has happened yet.
log-and-chat = Log and chat
chat = Chat
chat-empty = Nobody has said anything yet.
chat-write = Say something
chat-send = Send
chat-at = { DATETIME($date, hour: "numeric", minute: "numeric") }
chat-muted = The host has closed the chat.
menu = Menu

told-rule = Read rule { $rule }
link-lost = Connection lost. Trying again; nothing is lost.
missed-title = Since your last turn
missing = { $name } has been away for a while. What shall the table do?
missing-wait = Wait on
missing-bot = Let a bot play for them
missing-end = End the game
farewell-replaced = This seat has moved to another device.
farewell-removed = The host has taken you off this table.
farewell-token = This seat is not yours any more.
farewell-closed = This table is no longer kept.
farewell-too_slow = This device could not keep up; it is trying again.
farewell-too_much = That was too much at once; it is trying again.
reason-rules = The rules have changed since this game began, and it cannot go on under the new ones. Please open a new table.
reason-host = The host has closed this table.
reason-left = The game was ended because somebody left.
table-another = Open a new table
problem-begun = The game has begun; you can watch it.
problem-playing = The game has begun already.
problem-full = There is no seat left.
problem-taken = That seat is taken.
problem-seated = More people sit there already.
problem-no_seat = There is no such seat.
problem-token = This seat is not yours any more.
problem-foreign = That seat is not yours.
problem-code = This code was used already, or it is too old.
problem-no_table = It may have been cleared away, or the link is not complete.
problem-no_game = The game of this table is not installed on this server.
problem-not_over = The game is not over yet.
problem-not_playing = Nothing can be chosen at this table now.
problem-not_host = Only the host of the table can do that.
problem-not_emptied = That seat cannot be emptied.
problem-not_missing = Nobody is missing there.
problem-too_soon = Give them a moment to come back.
problem-ended = The table is closed already.
problem-muted = { chat-muted }
problem-stale = The table had moved on; look again.
problem-cannot = That is not possible now.
problem-undos = In this game no more can be taken back.
problem-rules = This game was played under rules of another time; it cannot be shown step by step.
problem-moment = The game has no such moment.
problem-not_opened = Of this game only what everybody saw was kept.
problem-bots = There are more bots than seats.
problem-only_bots = One seat must be left for you.
problem-no_bot = There is no such bot.
problem-clock = These kinds of clock do not go together.
problem-no_chores = There is nothing to be handed over.
problem-no_evening = No other game follows this one.
problem-tale = This game tells no story.
problem-options = Such a table cannot be set up.
problem-name = This name cannot be seen, or it looks like somebody else's at this table. Please take another.
problem-busy = The server is very busy. Please try again in a moment.
problem-crowded = There are too many tables here just now. Please try again later.
problem-crowded_address = You have many open tables. Finish some, or close them.
problem-limit = That was a lot in a short time. Please try again later.
problem-too_much = That was too much at once.
problem-too_long = That is too long.
problem-store = The server cannot read its store just now. Nothing was lost; please try again.
problem-unsure = It is not certain whether that was kept. The table shows what is so.
problem-store_full = The store of this server is full. Nothing was lost; try again later.
problem-damaged = The store of this server is damaged; whoever runs the server must look at it.
problem-stuck = This server is stuck; whoever runs it must look at it.
problem-internal = Something went wrong on the server. Nothing was changed.
problem-no_push = This server sends no notifications.
problem-not_found = There is nothing at this address.
problem-not_possible = The server does not know how to do that.
problem-origin = Pages of another site may not ask for this.
problem-host = This server is not reached under this address. Ask whoever runs it for the right one.
problem-no_token = { problem-bad_message }
problem-not_json = { problem-bad_message }
problem-bad_request = { problem-bad_message }
problem-bad_message = The server did not understand this page. Load it again.

curtain-title = For { $name } only
curtain-turn = Hand the device to { $name }, whose turn it is. The others look away.
curtain-look = The others are playing. { $name } may look.
curtain-lift = I am { $name }

## The end

result-show = The result
result-you = You win with { $points }!
result-shared = You share the victory with { $names }: { $points } each.
result-own = You come { NUMBER($place) ->
    [2] second
    [3] third
    [4] fourth
    [5] fifth
   *[other] sixth
    } with { $points }.
result-lost = You have lost, with { $points }.
result-both = Both games
result-placed = { $points } (place { $place })
result-undone =
    { $count ->
        [one] Once something was taken back that had been revealed.
       *[other] { $count } times something was taken back that had been revealed.
    }
result-evening = Victories in { $games } games: { $wins }.
result-wins =
    { $count ->
        [one] { $names } wins with { $points }.
       *[other] { $names } share the victory: { $points } each.
    }
result-nobody = Nobody wins.
result-board = Look at the board
rematch = Once more
rematch-join = Join the rematch
replay = Replay
replay-first = To the beginning
replay-back = One step back
replay-on = One step on
replay-last = To the end
replay-play = Play
replay-pause = Pause
replay-step = Step
replay-speed = Speed
replay-speed-calm = calm
replay-speed-normal = normal
replay-speed-quick = quick
replay-speed-fastest = very quick
replay-viewer = Whose view
replay-viewer-all = what everybody saw
replay-viewer-seat = { $name }, all cards open
replay-link = Link to this moment
replay-file = The log as a file
replay-no-board = This was played under rules of another time: no board can be shown, only what happened.
fair-title = Was the shuffle fair?
fair-about = All draws come from one seed: the server's, and a part that each player's device added to it. The fingerprint (SHA-256) of the server's seed was shown before it knew those parts; the seed itself is shown at the end. From it your device can compute every draw again.
fair-promise = Fingerprint, promised at the start:
fair-seed = Seed, shown at the end:
fair-check = Check it here
fair-busy = Computing every draw again …
fair-unread = The draws could not be fetched. { $why }
fair-yes = Everything fits.
fair-no = Something does not fit!
fair-seen-early = The seed is the one whose fingerprint this device saw before the game began.
fair-seen-midway = The seed is the one whose fingerprint this device first saw during the game; it did not see the beginning.
fair-seen-late = This device did not see the beginning; checked against what the server says now.
fair-broken = The seed is not the one whose fingerprint was shown.
fair-part-in = The part that this device added is in it.
fair-part-missing = The part that this device added is not in it: something else stands at its seat.
fair-part-none = This device added no part of its own.
fair-draws =
    { $count ->
        [0] The game had no draws.
        [one] The one draw was computed again, and is the same.
       *[other] All { $count } draws were computed again, and every one is the same.
    }
fair-differs = Draw { $number } ({ $kind }) comes out differently.
fair-later = The seed is shown when the game is over.

## Menu

menu-watch-link = Link for spectators
menu-device = Your seat
menu-move = Move to another device
menu-move-how = Open this link on the other device within ten minutes. It works once, and this device lets go of the seat. Show it to nobody else.
menu-move-link = Link for your other device
menu-host = For the host
menu-remove = Remove { $name }
menu-mute = Close the chat
menu-unmute = Open the chat
menu-close = Close the table
menu-leave = Leave the table
menu-leave-about = A bot plays on for you. Open the table again, and you are back.
menu-sure = Really?
menu-expires = This table is kept until { DATETIME($date, day: "numeric", month: "long", hour: "numeric", minute: "numeric") }.

rules-seek = Search the rules
rules-about = In our own words. Where the rulebook is silent, the table follows a house ruling; those are marked.
rules-ruling = House ruling
rules-in-short = In short

## The guide of a first game

guide = Your guide
guide-stop = I can do without
