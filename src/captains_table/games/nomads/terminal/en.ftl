# What the board of Nomads says in the terminal.

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
nomads-asleep = A disc for { $name }: the numbers are around the fire
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
nomads-sign-score = all points so far, Opal Moons included; an intermediate scoring leaves those out
worth-story = { $count } tiles of each story, for Legends and Songs
worth-opal = { $count } in all; goes on the Moon chart, and counts 1 for who wins it in a scoring
worth-wild = { $count } in all; stands in for any story
worth-coin = as good as a Wild tile
