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
