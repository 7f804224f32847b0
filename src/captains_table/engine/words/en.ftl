seat-number = Player { $number }

refuse-not-your-decision = This is not yours to decide now. Next to choose: { $decider }.
refuse-over = The game is over; nothing can be chosen any more.
refuse-no-such-choice = There is no choice of that number; the numbers go from 0 to { $last }.
refuse-no-such-action = This game knows no such action.

undo-not-yours = You can take back a choice only while the next decision is still yours.
undo-nothing = There is nothing to take back: only your last choice can be, while nobody else has chosen since and nothing was drawn, rolled or shown.

# To somebody who is away.
your-turn = It is your turn.

# Where an old game tells something that today's words cannot say.
told-otherwise = (Something happened here that is told differently today.)
