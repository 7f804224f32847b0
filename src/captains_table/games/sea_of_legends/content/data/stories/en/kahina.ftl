## The Prologue, in Port Royal. The first stranger is of Tlaloc, or else Atlantian, or else British;
## the second of the Dread Tide, or else British, or else Atlantian.

kahina_prologue_1-title = Three locks and two purses
kahina_prologue_1-opening =
    "Shut," says the bidder at the stove, and lays a purse on your bench. "Whoever locked it had a reason."

    "Open," says the bidder at the window. "We buy what we have seen. Keep a thing out of it for your trouble. Any one thing."

    "Locked against which of you?" you ask. Both are hurt.

    Between them stands the chest: Spanish iron, three locks, a stamp on each. It floated in through your cellar window, as half of Port Royal's custom does.

    They have not looked at each other since breakfast. The one at the stove { $relation_tlaloc ->
        [none] { $relation_atlantian ->
            [none] has an umbrella, and a form with your name on it already.
           *[fair] keeps a back to the wall and has admired your paring knife twice.
        }
       *[fair] set down a bowl of water for you before the first word.
    } The one at the window { $relation_dread ->
        [none] { $relation_british ->
            [none] chose the one seat with no door behind it, and praised your knife before your face.
           *[fair] hung a wet umbrella on your vice and asked for a receipt.
        }
       *[fair] waited on the step to be asked in, and came down an unlit street without a lamp.
    }

    Now both are on the roof, at different chimneys, counting. You try the key from your neck in all three locks.

    "It never fits," says your apprentice, who is eleven. "They're coming down. Which hand: the purse or the pick?"
kahina_prologue_1-shut = Sell it shut to the bidder at the stove.
kahina_prologue_1-shut-ok =
    You push the chest across without having laid a finger on a lock. The bidder looks at your fingers, all ten, and adds to the purse. "We had a bet that you couldn't."

    Four people carry the thing down to a boat. Your apprentice listens at the rail until the oars are out of hearing. "Something rolled," she says. "Then it stopped. Then it rolled back, quieter." You buy supper for two. It is good, and nobody finishes it.
kahina_prologue_1-pick = Pick all three locks and choose a keepsake.
kahina_prologue_1-pick-ok =
    The first lock takes a minute, the second a song, and the third looks at you and gives up. Inside lie letters, nine forks, one child's shoe, and a watch with a seal cut into its back. You take the watch.

    The bidder at the window goes through the rest, twice, and pays for it down to the last fork. "There was to have been a watch," says the bidder in the doorway.

    Your apprentice begins to whistle. One can hear that it is in time with your pocket.
