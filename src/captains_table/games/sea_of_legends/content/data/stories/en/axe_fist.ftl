## Lover 1, at Skull Point. Wager or harbour.

axe_fist_lover_1-title = Two candles and an elbow
axe_fist_lover_1-opening =
    "Mind the wax, Captain," says Axe Fist. "It's a shame about sleeves."

    Under Mama Berta's chimney, where the gulls queue, stands a table with two candles on it. Whoever's hand goes down puts out the flame on that side. He has wiped his glasses and hung them on a nail, next to some knitting.

    { $jumped_when_dared ->
        [me] "I heard that you jumped," he says. "Into that! Sit by me first. Have a biscuit."
        [other] "{ $jumped_when_dared_by } jumped in when dared, I'm told. One likes a person who does a thing because it's there."
       *[no] {""}
    }

    Four men have sat where you are sitting. Each of them groaned, shut his eyes and lay down, and one did it before Axe Fist had closed his hand. "Too strong for me!" he said. The crowd cheered. Axe Fist thanked him, and straightened his cuff for him.

    "They're very kind here," he tells you, low. He lights your candle again himself. His hand comes across the table open, with the scar on the knuckles uppermost.

    Behind you they are taking bets, all of them on one side. The candles have an hour left in them, and he smells of soap.
axe_fist_lover_1-mean = Grip it, and mean every inch.
axe_fist_lover_1-mean-ok =
    You mean it. His face changes like a window when someone brings in a lamp. Nothing moves for the length of a long song; then everything does, and it's your candle that still burns.

    Nobody cheers. Somebody says, "He'll kill the Captain." Axe Fist looks at his hand on the wet wax. "That was lovely," he says. "The wrist! Could you show me?" The prize, which he has carried home himself for three years, goes over the table to you with a bow.
axe_fist_lover_1-mean-fail =
    You mean it. So does he, for the first time in ages, and he hasn't measured it. Your candle goes out. So does the table, two gulls, and a part of the fence.

    He is on his knees in the wood before the dust is. "You pushed," says Axe Fist. "Right to the end, Captain, I felt you. Is it broken?" You say that you want to go again. He goes to take his hat off, and hasn't one on. Two of your crew carry you. He carries the two.
axe_fist_lover_1-level = Hold him level until both candles die.
axe_fist_lover_1-level-ok =
    You neither push nor lie down. Five minutes of this and people cough. Then they bring out chairs. Your arms stand there like something that has been built, and over it the two of you get to talking, about hinges, and how one turns a heel.

    Both flames go out together. "Well," says Axe Fist in the dark. "I've nowhere to be." His mother's house has a bed under the eaves, over the oven, warm as bread. The bookmaker has to pay somebody. He pays you, for the seat.
axe_fist_lover_1-against = Bet your purse on yourself, and shake hands.
axe_fist_lover_1-against-ok =
    You push your purse to the other side of the slate, where nothing has ever stood. There's so much on him that nobody can cover you, and the bookmaker shuts his book and pays you to go away.

    "You'd have lost," says Axe Fist. He's being helpful. You say that you would, and would have wanted to find out how. He puts on his glasses to look at you. "In that case, Captain, tomorrow. Before anyone's up. I'll bring a table that can stand it, if I may."

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

## Lover 3. Anywhere.

axe_fist_lover_3-title = The last bout
axe_fist_lover_3-opening =
    "When it's my last one," says Axe Fist, "I'd be obliged if it was you, Captain. If it's convenient."

    They've roped off the square in { $port }. On a chair on a table sits Mama Berta, with a ladle and a pan for a gong. She's the judge; nobody else would dare.

    { $told_mama_berta_the_truth ->
        [me] "She asked for you," he says. "She says that you chew honestly."
        [other] "She wanted { $told_mama_berta_the_truth_by }, who told her about the salt. I said that I'd rather have you."
       *[no] "She says that she'll look away if I get hurt," he says. "She never has."
    }

    { $type ->
        [harbour] There's a house to be had here, he tells you over the tape, with an oven and a view. He has been to see it twice. He could teach boys to fall. "Or there's your ship," he says. "I've not asked about that. One doesn't, before a bout."
       *[other] "Who wins names the prize," he says over the tape. You know his left: you've lost to it since that candle. In the warming up it has come slow, twice, like the arm of a man lying down. He won't look at you.
    }

    All those whom he has ever beaten have come. In the front row they've begun to groan and shut their eyes, from habit.

    "Hit him, or feed him!" calls Mama Berta. The ladle is up.
axe_fist_lover_3-bell = Fight him, and give him nothing.
axe_fist_lover_3-bell-ok =
    It goes eleven rounds, and everybody present learns some anatomy. In the ninth he forgets to be careful. In the eleventh he stands there beaming, and then sits down like a house, all at once, and stays sitting.

    The square waits for him to get up. "Is that what it's like?" asks Axe Fist. "Mother! I lost! Properly!" She's broken the ladle. They carry you both round the harbour on one door, and he asks, on the way, whether there's room in your boat.
axe_fist_lover_3-bell-fail =
    You give him nothing, and he takes it. Round four is the sky. So is round five. In the sixth, when you climb up along the post, it strikes you that nobody's lying down any more; the front row is on its feet, and it's yelling your name.

    "Down!" says Mama Berta, to both of you, through the pan. He has cried on his glasses. "Six times," says Axe Fist. "You got up six times. For me." The arm that he gives you is the left, and quite fast.
axe_fist_lover_3-sit = Drop your fists and sit down beside him.
axe_fist_lover_3-sit-ok =
    The pan rings. You walk to the middle, sit down on the boards, and pat the place next to you. He considers it from all sides. He sits.

    "I didn't want to win it," says Axe Fist to his knees. "I didn't want to lose it, either." A hat comes forward, full; nobody has asked for it. In time the front row ducks under the rope and sits as well, forty large men in a ring. "Well, he's got friends," says Mama Berta, and goes to see about plates.
axe_fist_lover_3-town = Pay the front row to fight, all together.
axe_fist_lover_3-town-ok =
    You go along the front row with your purse: what would it take to stay on their feet? It costs less than you had feared. They've been ashamed for years. Forty come over the ropes in a body.

    He turns round once, with his arms out, like somebody in warm rain. When the dust has settled there are two left on their legs, back to back, and you're the other. "For me?" says Axe Fist. "All of them?" They tell it on the islands as the wedding.

## Nemesis 1, in Claw Bay. Audience or account.

axe_fist_nemesis_1-title = A mast on trestles
axe_fist_nemesis_1-opening =
    "I've been careful of the paint," says Axe Fist.

    It's long after midnight in Claw Bay. Your mast lies along the beach on trestles, snapped clean at the deck, with the sails folded on top and the ropes coiled. Beside it waits a small man with a plane. Above them the ribs of the unfinished ship hold up four fingers.

    { $who ->
        [kahina] "Call it a misunderstanding. What's the joiner charge?"
        [cesare] "My dear fellow, a note would have reached me."
        [spell] "There is no clause under which that is folding."
       *[ton] "One. Two. Why?"
    }

    "You came to Skull Point at Easter," says Axe Fist. "You sat down, and shut your eyes, and said, 'Too strong for me.' My mother had come out to watch. I'd told her you were different." He takes off his glasses, and folds them. "She patted me, Captain. On the head."

    He nods at the man. "That's Ruiz. He's very good. He can have it up by noon, and he's to be paid. By which of us, I leave to you." On the sand he has drawn a line with his heel, and he's standing well back from his side of it.
axe_fist_nemesis_1-joiner = Pay Ruiz, and hold the lamp for him.
axe_fist_nemesis_1-joiner-ok =
    You pay in advance and hold the lamp. Ruiz likes his work seen. Around three he lets you have a turn with the plane. At four Axe Fist comes over from his line, since he can't bear how you do it, and shows you.

    It's up by noon, and better. "That's the trouble with a bill," says Axe Fist. "One pays it. I'd so much rather you had hit me." Something is carved at the foot, where one has to kneel to read it: Too strong for me.
axe_fist_nemesis_1-again = Toe the line, and this time hold nothing back.
axe_fist_nemesis_1-again-ok =
    You step up. He asks if you're quite sure, and whether you would like to stretch. Then you hit him as you'd been afraid to at Easter, and he goes backward through the ribs of the ship, taking one with him.

    Fishermen come running with torches. "There!" says his voice from the dark. "That's all one asks." He walks out with the rib over his shoulder, and pays Ruiz himself, and you for the torches. "Mother should have seen that," he says. "She will, Captain. Next time I'll sell seats."
axe_fist_nemesis_1-again-fail =
    You step up and give it all you have. It's a good one; it turns his head. Then there are stars, more than usual, and a gentle voice counting.

    At eleven he stops, since nobody has got up from eleven. You do, at thirteen, as far as your knees. Axe Fist has gone pale. "Stay, please," he says, "I'm so sorry, I had thought..." He puts his coat under your head, and something by it, wrapped in a clean cloth. It's a biscuit. The joiner is nevertheless to be paid.
axe_fist_nemesis_1-oar = Rig oars for a mast, and sail at dawn.
axe_fist_nemesis_1-oar-ok =
    You thank them both. Then your crew lashes six oars and a ladder end to end, hangs a tablecloth from them, and is off before sunrise, with your own mast in tow like a dog on a string.

    All of Claw Bay comes down to laugh. They stop laughing at the cape, which you've cleared, and begin to bet. "That's beautiful work," says Axe Fist. He wades in up to his chest to see the lashing. "It isn't an answer, though, Captain." The tablecloth, he notes, was his mother's.

## Nemesis 2. Anywhere.

axe_fist_nemesis_2-title = He takes your table
axe_fist_nemesis_2-opening =
    "You'll want to sit, Captain," says Axe Fist, "and I'm afraid that you can't."

    The inn at { $port } has tables enough. He's at yours. It's the one from your cabin, with the burn, and your initials on the underside; he carried it through the whole town on his back and put it down by the fire. Your crew helped with the doors. They say that he asked so nicely.

    Half the inn wears red woollen caps, for him, and half blue ones. "I knitted both," he says. "Yours have the better edge."

    { $drank_clara_green ->
        [me] He puts on his glasses. "Might I see your tongue? I was away that week."
        [other] "I missed { $drank_clara_green_by } with that green tongue," he says. "One misses everything."
       *[no] {""}
    }

    { $type ->
        [account] "You asked what you owed me. An evening at it, every week, as if I'd been worth standing up to. But one can't ask for that. So I've taken the table."
       *[other] "They want a show," he says. "I'd sooner have had a guest. But you laid yourself down at my table, so I'm sitting up at yours."
    }

    There's stew for two, and one spoon. Everyone has put down theirs to watch.
axe_fist_nemesis_2-floor = Sit down on the floor, and eat there.
axe_fist_nemesis_2-floor-ok =
    You take your bowl, pay for both, and sit down on the boards against the leg with the burn. Next to your initials, at eye level, someone has scratched in others, very small, and crossed them out.

    For a time there's only stew. Then the bench groans and he lowers himself, in stages, on the far side of the leg. "Draughty," says Axe Fist. "Did you carve that yourself?" At closing time he carries the table home, and asks on which side you like the lamp.
axe_fist_nemesis_2-legs = Saw through his side of the table, politely.
axe_fist_nemesis_2-legs-ok =
    You ask the landlord for a saw, and Axe Fist whether he'd mind moving his elbow. He's too well brought up to refuse. It takes a while. He holds the end for you, so that it won't splinter.

    "That was a sound table," he says, with the stew in his lap. Blue caps go up. You leave with your half, and with what falls out of his drawer, which had always stuck. "Now it's two bad ones," says Axe Fist after you. "I'd have shared."
axe_fist_nemesis_2-legs-fail =
    You get as far as the burn. The saw sticks, and you put your weight on it, and go over backwards into the reds with the stew, and a blue cap over your eyes.

    It's all on your bill. Axe Fist lifts you out by the belt. "You were going with the grain," he says, much distressed. "Who taught you? Nobody did. I can see that." For the rest of the evening he planes the edge, so that no one else shall hurt themselves.
axe_fist_nemesis_2-caps = Buy a cap of each sort, and unravel both.
axe_fist_nemesis_2-caps-ok =
    You pay for two, find the ends, and begin to wind. There's a cry from his side of the table; it's good wool. But the ball grows, red, blue, red, and others start to pick at their own caps. By ten there's one ball, the size of a pumpkin, and nobody remembers which they were.

    "It's enough for a blanket," says Axe Fist. He has cast on forty already. The town bids for the blanket, and he gives you the money stiffly. "I'd have known you," he says, "in either."

## Nemesis 3. Anywhere.

axe_fist_nemesis_3-title = The cage of ribs
axe_fist_nemesis_3-opening =
    "I had it shipped," says Axe Fist. "I hope you like it. It's oak."

    On the beach before { $port } the ribs from Claw Bay stand in a ring, points together, like the inside of something that swallowed you. It's noon. He has sold seats to every man who ever lay down for him, and they sit there with their hands between their knees.

    "They won't let me in a fair fight," he says, "and they won't let me out of one. Three years, Captain. I'd rather be hit. So there's you in here, me, and no door. I pulled up the ladder. I'll be as civil as I can."

    { $type ->
        [account] He has chalked the sum on the oak, all of it struck out but the last line: one pat on the head.
       *[other] On the left they've kept their red caps on, on the right the blue. His mother has one in each hand.
    }

    In the middle is a stump of old keel, and in that, as every boy in the bay could have told him, the Armada once hid something. Mama Berta has brought no pie. She looks at you between two ribs.
axe_fist_nemesis_3-home = Turn to the seats, and tell them to go.
axe_fist_nemesis_3-home-ok =
    It takes you until three. You go from rib to rib, and with some of them it needs your crew. They're not bad men; one gives you a note for him. When the last has gone there's a beach, a cage, and two people in it with nothing to prove to anybody.

    { $grudge ->
        [0] "It's a lovely evening for it," says Axe Fist. He holds out the hand with the scar, elbow on the keel. You mean it, and so does he, and it's nobody's business how it ends.
       *[other] "I might have won," says Axe Fist. "I think. It's kind of you to leave it at that." He lifts one of the ribs out of the sand with his shoulder, so that you may leave first.
    }
axe_fist_nemesis_3-stand = Stand up to him, and stay up.
axe_fist_nemesis_3-stand-ok =
    You stay up. That's all, for an hour. Then he starts to tire, and it interests him. Then you find the place under the ribs, his, and he says, "Oh, well done," and goes down like timber, with both arms out.

    Forty men jump up and clap till their hands hurt. He has to be told what it's for. "He lost!" cries Mama Berta. "He never once lay down!" Axe Fist puts on his glasses, bows to you, and goes home with her on his arm.
axe_fist_nemesis_3-stand-fail =
    You go down in the first, and it's a fine blow, and you've no complaint. But you groan. One can't help it. From the seats comes a sigh, quite friendly: so the Captain's being kind as well.

    Axe Fist hears it. He stands with his fists open. "Was that you," he asks, "or were you being nice?" There's nothing you could say that he'd believe. Your crew lifts you out over the top. He stays in there till it is dark, hitting the oak, softly, and begging its pardon.
axe_fist_nemesis_3-keel = Dodge his rush, and let him hit the keel.
axe_fist_nemesis_3-keel-ok =
    He comes with his head down. You count the stitches on his waistcoat, and step aside. The keel opens like a loaf. Something Spanish rolls out between your feet.

    "I do like that," says Axe Fist, sitting among the halves with a lump on his brow. He means the joint. "Look how they pegged it." He's still explaining it to the seats when you leave through the hole. "You used me as a hammer, Captain," he calls after you, fair to the last. "It was a good blow, though?"
axe_fist_nemesis_3-keel-fail =
    You step aside. So does he. "I'm sorry," says Axe Fist, "I thought we might go round it," and he has you by the collar and by the belt, and through the keel you go, head first, the way you had in mind for him.

    Whatever the Armada left in there was eaten by something long ago. He combs the sawdust out of your hair and gathers up your money, but for what has rolled under the seats. "You might have just hit me," he says.

## Lover 3, for whoever ate the pie. Anywhere.

axe_fist_lover_3_pie-title = The swan from Paris
axe_fist_lover_3_pie-opening =
    "You're the only one who's finished it," says Axe Fist. "There's nobody else I can ask."

    The pastry cook of { $port }, a slim man with a prize from Paris, has called Mama Berta a blacksmith. In the hearing of others! Now there are two ovens in the square, hers and his, and a chair between them for the judge. Your name's on it, in flour.

    He has tied on an apron that goes round him once. He's been her second since dawn, and has torn the bowl. "It was to be my last bout this week," he says. "I've put it off. She's never been in one."

    { $type ->
        [harbour] "If she loses she'll go home," he says, "and I'd have to go with her, Captain. I've counted what is in my sea chest. Most of it's at yours."
       *[other] "I've bet on her," he says. "I've bet what I've got to bet. It's a matter of who I sail with." He has gone the colour of the dough.
    }

    Both pies are put before you. His has a swan on it. Hers leans.

    "Well?" says Mama Berta. "You had three helpings." For the first time since you've known her she doesn't give you the knife. She's holding on to it.
axe_fist_lover_3_pie-judge = Eat both, and give your true verdict.
axe_fist_lover_3_pie-judge-ok =
    The swan's very good. It's gone before you've noticed it. Then you begin on the other. At four they light lamps. "His," you say at the end, to a terrible silence, "I would eat again tomorrow. Hers I'll remember."

    "What for?" asks Mama Berta. You tell her, all of it, layer by layer. The man from Paris comes over with a spoon. They share the prize. "She's asking him about the salt," says Axe Fist behind you, and has to be held up. "She's asking!"
axe_fist_lover_3_pie-judge-fail =
    You eat the swan, and it's wonderful, and you mean to say so. But first there's hers. At the second crust the square goes out like a candle.

    You come round on a sack of flour with your head in a large lap. It's evening. "You fell to the left," says Axe Fist. "Toward hers. They've argued it out, and it counts." He's fanning you with the swan. "You're to have nothing for three days. Then she'll make you something light." Your crew groans.
axe_fist_lover_3_pie-apron = Decline the chair, and put on an apron.
axe_fist_lover_3_pie-apron-ok =
    You get up and go round behind her oven, and ask what wants doing. There are onions. Axe Fist makes room. The chair stands empty between two pies, until a boy of six climbs into it and asks if they come in one.

    So that's supper: a swan, leaning. People pay to sit near it. Mama Berta watches the two of you over the board, elbow by elbow, neither saying a word, both crying from the onions. "That one," she says to her oven, "you can keep."
axe_fist_lover_3_pie-table = Buy both pies, and set the whole square down.
axe_fist_lover_3_pie-table-ok =
    You pay for both ovens, bring out every table in the street, and lay for two hundred. Nobody gets a slice of one without the other. By dark they still can't say which is better, and there's dancing, for the digestion.

    "They didn't vote," says Axe Fist, a plate on each hand. "Somebody always wins." The slim man goes by in Mama Berta's arms, off the ground. On the coast they date things from that supper. "You'd better sit by me, Captain," he says, "from now on. If it's convenient."
