# What the board of Gold'n'Crash says in the terminal.

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
