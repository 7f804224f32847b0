## The Prologue, in Santo Domingo; who the two strangers are is as in Kahina's.

cesare_prologue_1-title = The mule on the top step
cesare_prologue_1-opening =
    "The mule," says the crowd, more or less with one voice, "is at the top."

    So it is. It stands by the cathedral door, where only the dearest are hired, and a widow is asking what it charges. You had bet the whole square that it would never get past the baker.

    The slip that you signed has been torn in two. One half belongs to somebody who { $relation_tlaloc ->
        [none] { $relation_atlantian ->
            [none] has opened an umbrella against the sun, and a form on one knee.
           *[fair] found the one pillar to lean on, and likes your dagger very much.
        }
       *[fair] has put a cup of water on the step beside you, and only then sat down.
    } "We are short of hands," says that one. "One honest day, ours to name. Fed, and paid."

    The other half belongs to somebody who { $relation_dread ->
        [none] { $relation_british ->
            [none] will sit nowhere but against the wall, and asks who ground your blade.
           *[fair] has brought an umbrella, two pens and a form in three colours.
        }
       *[fair] stood below the lowest step, in the dusk, without a lamp, till you said to come up.
    } "We are short of words. Three things that were told on these stairs. You needn't lift a plate."

    "Naturally," you say. "My word on it. To which of you?"

    The red notebook has one clean line on this page. Two pencils are held out.
cesare_prologue_1-hands = Write down that you owe them your hands.
cesare_prologue_1-hands-ok =
    You are given an apron. The whole square, it appears, had dinner on your wager, and here are the plates. Towards the two hundredth somebody takes up a cloth and begins to dry. "You promised me a seat once," he says. "In a boat. I walked. It was fine."

    At midnight the holder of the half slip counts the plates, counts you out your wages, and hands you your line to cross out. You do it slowly. On the top step the mule has been engaged, as a clerk.
cesare_prologue_1-secrets = Pay in secrets, three of them, behind your hat.
cesare_prologue_1-secrets-ok =
    You tell what the harbour master keeps in the font. You tell whose stamp is carved from a turnip. The third came to you off a roof, in short words, and you pass it on as you had it.

    The listener says all three back, with your own pauses in them. "That was over the price," you hear, and a parcel changes hands, for change. Going down, you pass four people who stop talking, step by step. The mule, who told you nothing, lets you lean on it.
