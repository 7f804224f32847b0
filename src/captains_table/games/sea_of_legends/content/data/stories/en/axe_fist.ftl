## Lover 2. Anywhere. Harbour or wager.

axe_fist_lover_2-title = His mother's pie
axe_fist_lover_2-opening =
    Mama Berta's oven travels on a handcart with one square wheel, and it has come to { $port } to look at you.

    "So this is the one," she says to the oven.

    "Mother," says Axe Fist. He has combed his hair. He carries the blue dish before him in both hands, sets it down, and steps back.

    Mama Berta cuts. The first knife bends; she has brought a second. "Hungry?"

    { $who ->
        [kahina] "Call it a small slice."
        [cesare] "Madam, since the day I heard of it."
        [spell] "Strictly speaking, I have eaten. In June."
       *[ton] "Three. Yes."
    }

    "Thirty-one years I have made this pie," she says, "and nobody has said one word against it."

    "It's perfect, Mother," says Axe Fist, to his boots.

    You know that voice. Strong men use it at Skull Point, when they lie down before he has hit them. By the colour of his ears, he knows it too.

    The slice has the weight of a hymn book, and its smell. Half the street has come out with plates, in case somebody is paying. Nobody offers advice.

    "Well?" says Mama Berta, and gives you the second knife.
axe_fist_lover_2-eat = Eat it all, and hold out your plate.
axe_fist_lover_2-eat-ok =
    You eat. It takes the better part of the afternoon. Somebody fetches water, somebody a cushion, and at the last crust but one the street begins to clap in time.

    "More?" says Mama Berta, and there is more. Axe Fist follows every bite with his lips moving. When the dish is clean he lifts you, chair and all, and carries you aboard himself. In your hat, which has been round the street without you, lie the takings.
axe_fist_lover_2-truth = Tell her what is wrong with it.
axe_fist_lover_2-truth-ok =
    "It wants salt," you say, "and an hour less."

    The street takes one step back. Mama Berta shuts her eyes. "Thirty-one years," she says. "I can't abide it. I bake it because he loves it so."

    "I eat it," says Axe Fist, "because you do."

    They look at each other across the blue dish. Then he starts to laugh, and she does, and the square wheel gives way. You are sent off with a parcel, and on it, in flour: Honest. Come again.
axe_fist_lover_2-truth-fail =
    You say that it wants salt. She asks how much. She asks from which island, and who taught you, and whether they are well. Within the hour you have given up the salt, the oven and your own grandmother.

    "Then eat," says Mama Berta, "until you know what you're talking about." You eat until you know. Towards evening Axe Fist sits down by you and takes half of what is left. "You were ahead," he says, "right up to the flour. I saw."
axe_fist_lover_2-street = Buy the whole street a slice, and wait.
axe_fist_lover_2-street-ok =
    Forty plates. For a while one hears nothing but work. Then a boy of six takes something black from his mouth, holds it up to the light, and says: "It's burnt."

    Forty people find something to look at on the ground. "So there is one in this town," says Mama Berta. "Him I'll teach." The boy gets the spoon to lick. Axe Fist gets a look. And since everybody now wishes to have an opinion, you sell seats for tomorrow.
