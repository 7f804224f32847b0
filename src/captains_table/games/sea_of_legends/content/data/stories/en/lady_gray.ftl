## Captain 2. Anywhere.

lady_gray_captain_2-title = The blood altar
lady_gray_captain_2-opening =
    "Mind the ninth step, my guest," says Lady Gray. "It has only just come back."

    Below { $port } the sea has gone out further than it should, and left a chapel. Its altar has been scrubbed; there is a brush. Along the walls stands the town's best plate, up to a silver swan.

    "A present," she says. "They brought it on the night we came home, so that we should go away again. One leaves an insult where guests can see it."

    { $type ->
        [trade] "You know what we sell. This is the other shelf."
        [steal] "You take so neatly. I should like to see you give."
        [kidnap] "When you carried me off, you never asked where I was going. Here."
       *[other] "You have run our errands by day. This one is before breakfast."
    }

    Behind her wait forty people in their good wet clothes. Forty names were cut into the altar once, and chiselled out.

    "A drop for a name. It holds until the next low water. Yours would do for one; but your crew look warm."

    Your crew, unpaid since spring, are looking at the swan. The sea is on the second step and asks whether you meant to stay.

    She holds out a saucer. On it lies a thorn.
lady_gray_captain_2-blood = Take the thorn, then pass it to your crew.
lady_gray_captain_2-blood-ok =
    You first. Then your crew, after a last look at the swan, one after another, and each says "there you are" as one does at a counter. Letters rise in the stone.

    "Margaret Sowter," reads a woman in a bonnet, and has to sit down. "With a W. I had forgotten the W." That night your ship sleeps, the watch included. Something lies at your door in the morning, wrapped in weed, with a card: In return. You were so warm.
lady_gray_captain_2-chisel = Ask each for their name and cut it again.
lady_gray_captain_2-chisel-ok =
    You have one chisel, forty people who all begin at the beginning, and the sea. It is at your knees by Ferreira and at your belt by Adu. The last man recalls only that it was short.

    "Tom?" you say.

    "Tom," he says, in several ways, while the water closes over the altar, and then his hat. Lady Gray pulls you up the stairs by one hand, without effort. "We dine on Thursdays," she says. What she has put in your pocket is heavy, and very old.
lady_gray_captain_2-chisel-fail =
    You reach the twenty-third. Then the sea takes the lamp, the chisel, and the rest of the argument. The seventeen whom you did not reach thank you, each of them, by your full name. They have been practising it.

    "Twenty-three indoors again," says Lady Gray, and wrings out her glove. "One is very much obliged. And the others know now whom to call on."
lady_gray_captain_2-loot = Take the silver and pay your crew.
lady_gray_captain_2-loot-ok =
    The swan leaves first, under a coat. Nobody stands in your way. Forty people make room at the door, and an old man runs after one of yours with a lid.

    "Do take the dishes," says Lady Gray. "It was always the dishes that hurt." By noon everybody aboard has been paid, and has bought something for somebody. She does not see you up. The ninth step is gone; you find that out with your shin.
