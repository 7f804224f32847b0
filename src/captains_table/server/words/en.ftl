# Why the table cannot be put into the browser.

log = log: json or plain, not { $given }
client = client: the browser client is not built yet; `make client` builds it
store = store: { $why }
workers = workers: several need PostgreSQL (--store postgresql://...)
port = port { $port } is in use; choose another with --port
listen = cannot listen at { $host } port { $port }: { $why }
limit-none = limit { $name }: there is none; there are { $there }
limit-number = limit { $name }: a whole number above 0 is expected, not { $given }
public-url = public URL: { $given } should look like https://HOST

# What a chat shows of a link to a table.

link-waiting = { $host } invites you to { $game }
link-waiting-about = { $free ->
        [0] The seats are taken, but everybody may watch.
        [one] One seat is free. No account: open the link and sit down.
       *[other] { $free } seats are free. No account: open the link and sit down.
    }
link-playing = { $game }: a game is being played
link-playing-about = Everybody with the link may watch.
link-over = { $game }: a finished game
link-over-about = Move by move, with all cards open.
link-gone = { $game } at Captain's Table
link-gone-about = Board games among friends, by the printed rules.
