## The Prologue, in Tortuga; who the two strangers are is as in Kahina's.

spell_prologue_1-title = Forty-one soups
spell_prologue_1-opening =
    "Forty-one soups," reads the landlord. "Candles, a great many. One dinner for a parrot, since it voted for you."

    "Strictly speaking," you say, "we carried the soup. Nobody ever carried the bill."

    They do it now. Nineteen to eighteen that you pay tonight; and three people let you know that they were not the nineteenth.

    There are two offers. At the warm end of the long table sits one who { $relation_tlaloc ->
        [none] { $relation_atlantian ->
            [none] has an umbrella, a form, and the form's own umbrella.
           *[fair] has turned the bench so as to have the wall behind, and compliments your penknife.
        }
       *[fair] filled a cup from a gourd, and set it before you ahead of any greeting.
    } "Read to us. Aloud, one page, wherever it falls open."

    At the cold end sits one who { $relation_dread ->
        [none] { $relation_british ->
            [none] sits in the corner, facing both doors, and asks the make of your knife.
           *[fair] has spread a form under a large umbrella.
        }
       *[fair] stayed at the door till the parrot said to come in, and has no lamp.
    } Behind, in a row, stand six sailors, dripping. It has not rained since Sunday. "One page. That one. They came a long way for it, on foot."

    Your tome lies among the plates, wet as the day you trod on it. Somebody puts down a candle beside it, and somebody a knife.

    "Those in favour?" says the parrot.
spell_prologue_1-read = Draw up the candle and read to them.
spell_prologue_1-read-ok =
    It seems to be a list: ladles, lanterns, the names of cooks. At the fourth line the table stops eating. At the ninth there is a knock from underneath, then one at each comma, civil, like somebody who agrees. You shut the book. The knocking goes on as far as the full stop.

    The listener at the warm end pays the landlord, and puts a wrapped thing by your plate, without a word. Next day they take up a floorboard. There is sand, and a soup plate, licked clean.
spell_prologue_1-cut = Cut out the page for the six at the door.
spell_prologue_1-cut-ok =
    You cut along the gutter, as they taught you at the press. The eldest sailor takes the page in both hands, and for as long as he holds it he is dry. He feels one sleeve and the other. Then he passes it on, so that the next may have a turn.

    They leave in step, like six people under one umbrella. The bill is paid, with something over. You blot the stump. On the following page there is a footnote, and it says: see the page before.
