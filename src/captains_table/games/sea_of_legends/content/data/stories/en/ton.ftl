## The Prologue, in Cartagena; who the two strangers are is as in Kahina's.

ton_prologue_1-title = Every third stone
ton_prologue_1-opening =
    "They tell us you built it," says the one who holds the plan.

    "Ordered it," you say. "Mason built."

    It is a hatch that one would not care to pass a ham through, deep under the walls of Cartagena. Behind it lie forty feet of crawling, and a floor. Every third stone is honest, you told the mason. He asked: counted from which end?

    Two have come down with you. The one with the plan { $relation_tlaloc ->
        [none] { $relation_atlantian ->
            [none] has a form for each of you, and an umbrella, in a cellar.
           *[fair] walks along the wall, never away from it, and envies you your knife.
        }
       *[fair] carried water down ninety steps, and had you drink first.
    } "At the end is a box. It was shut in on the day of the guns. Bring it, and we are your friends."

    The other { $relation_dread ->
        [none] { $relation_british ->
            [none] has the corner, both exits in sight, and a kind word for your belt knife.
           *[fair] shakes out an umbrella and ticks something on a form.
        }
       *[fair] asked leave before coming in under the arch, and had no use for a lamp.
    } "Or there is this shelf, at your elbow. We like people who know when they are done. One meets so few."

    "Noon gun in four minutes," somebody calls down the stairs. "Isn't it the shaking that sets it off?"

    You count to three.
ton_prologue_1-crawl = Crawl in, and mind the stones.
ton_prologue_1-crawl-ok =
    One shoulder goes in, and the other after some persuasion. You trust each third stone, from this end. At the thirtieth the gun goes off overhead. The passage jumps, dust falls, and nothing else does. He was a good mason.

    The box is wrapped in a gunner's apron with three burns in it, and you know the burns. They want what is inside; the rest they leave to you. You come out backwards, grey from head to foot. "One ought to widen that," says the friend you have made.
ton_prologue_1-crawl-fail =
    It was the other end. A grating comes down before you and a second one behind, both at walking pace, since that is how you had ordered them. Nobody was to be hurt. You lie there until a quarter past, when the clockwork that you paid extra for winds them up again.

    "You had it made so that it lets people go," says the one with the plan, who has waited. The paper is folded away. There is a hand for you at the hatch.
ton_prologue_1-shelf = Take what is on the shelf, and go up.
ton_prologue_1-shelf-ok =
    On the shelf are the garrison's card money, a bottle and a ham. You shut the hatch, since somebody had left it open. Then the noon gun speaks, and behind it forty feet of floor go down one after another, like crockery being put away by somebody in a temper.

    "Most people would have wanted to know," says the stranger at the arch. The bottle you share on the stairs. By evening half of Cartagena is laughing about it, and the other half has asked you to dinner.
