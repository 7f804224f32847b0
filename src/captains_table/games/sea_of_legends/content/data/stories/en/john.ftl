## Nemesis 1, in Havana. Account or truce.

john_nemesis_1-title = A mutiny in due form
john_nemesis_1-opening =
    "Sit, Captain," says John. "This is quick. I had it written down."

    He has put your table out on your deck. Behind it stands your crew, washed. At one end sits a Havana notary with two stamps; at his feet, for form, the dog with licence number four.

    "One," says John. "Winter before last I sailed with you. Five months. I did the rigging. I cooked when the cook was sick. You called me Jim."

    He ties a knot, looks at it, and unties it.

    "I said John. You said, 'Thanks, Jim.'"

    "And the rice," says somebody at the back.

    "The rice was good. Two. They want wages on Saturdays. One hand, one vote. Sign, and it's articles. Don't, and it's a mutiny. He has a stamp for each."

    The notary breathes on one stamp, then, to be fair, on the other. Today is Saturday. Your chest stands open.

    "Or tell me one thing I did that winter," says John. "Then I'd know you saw."

    He turns the pen round, so that it points at himself, and waits.
john_nemesis_1-sign = Sign, and open the chest.
john_nemesis_1-sign-ok =
    You sign seven times, once for the rice. The notary has never seen it done without shouting and uses both stamps. Wages are paid on the spot. The first vote on board is about who sits where at supper, and you lose it, narrowly.

    John folds the paper along its folds. "That's fair," he says. He stands there a while longer. "I'm still angry. I thought I'd be done."
john_nemesis_1-name = Call him John, and tell him what he did.
john_nemesis_1-name-ok =
    "John," you say. And that on the night when the topsail went, one man stood on the yard and held what was left of it until morning; and that when he came down he asked whether there was coffee.

    A knot comes undone in his hands. "There wasn't," says John.

    "No."

    He watches the notary put away his stamps. "I had all this planned," he says. "I'll need a day." Your crew votes to return what had been put by for lawyers.
john_nemesis_1-name-fail =
    "John," you say, and tell about the night when the topsail went. You tell it well. Nobody at the table looks at you.

    "That was Jim," says John.

    It turns out that there was a Jim. He had the hammock below. He left in March, over the rice. John turns the spare button in his fingers, over and over. "So that's how," he says in the end. "You had us crossed." It is worse, he explains to the notary, but it's a reason.
john_nemesis_1-refuse = Leave both stamps dry, and keep whoever stays.
john_nemesis_1-refuse-ok =
    One of them takes a bag, shakes your hand, the notary's and the dog's, and goes ashore. The others remember things to be done aloft, the chest is carried down again, rather fuller than John had left it, and John is alone with a table.

    "That's a no," he says. "All right." He reties the bag on the stairs, since it would have come open. Then he puts your table back where it was. "You'll see me, Captain. This time."
