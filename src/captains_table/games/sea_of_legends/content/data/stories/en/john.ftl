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

## Nemesis 2. Anywhere.

john_nemesis_2-title = Wanted: one Jim
john_nemesis_2-opening =
    "Name?" says the sergeant, with his mouth full of egg.

    It's dusk on the quay of { $port }. The press gang has a table, a lamp and a list of twenty lines, and nineteen of them are crossed out. Behind it a cellar door is bolted from this side. You can hear somebody singing in there, to keep the others quiet.

    John sits at the end of the table with a piece of string. "That's the twentieth," he tells the sergeant. He means you. "That's Jim."

    { $type ->
        [truce] Then he says, lower: "I need you in there, Captain. Four of mine are behind that door. They search everybody for tools. They don't search a Jim. Nobody looks at him."
       *[other] Then he says to you: "I had a winter of it. I don't want a winter. I want one night. You answer to it when they shout. That's the price. I worked it out."
    }
    { $counted_twenty_three ->
        [me] He looks at his knot. "You counted the boy in the crow's nest. You can count, then. So count this."
        [other] He looks at his knot. "{ $counted_twenty_three_by } counted the boy up in the nest. So it can be done."
       *[no] He looks at his knot. "It's only a name," he says. "You told me that."
    }

    The sergeant licks his pencil. The bounty for the list lies under his egg cup. "Jim, is it?"
john_nemesis_2-answer = Say that you are Jim, and serve the night.
john_nemesis_2-answer-ok =
    You scrub. You carry. "Jim, the bucket." "Thanks, Jim." About three in the morning you are asked for the seventh time what you are called, by the same man, and he is a pleasant man, and busy.

    John is at the gangway at six with your coat over his arm. The pay has been stopped for the breakage of a cup. "How was it?" he asks. You tell him. He ties something and leaves it tied. "Yes," says John. "It's the thanks that does it."
john_nemesis_2-lead = Go in as Jim, and come out with all twenty.
john_nemesis_2-lead-ok =
    Nobody searches you. Much may be carried into a cellar by somebody whose face one doesn't keep. By ten the hinges are off. By eleven twenty people are walking along the quay behind a bolted door, which they hold upright between them and set down, politely, against the customs house.

    The sergeant stops you at the corner. "Seen a Jim?" he asks. You say no. John hands you a thing in sailcloth. "They left this for him," he says. "I counted twenty. You went back for the singer."
john_nemesis_2-lead-fail =
    Inside are nineteen men with a plan, and it isn't yours. They vote. You lose. So everybody goes up through the coal hole in order of size, and you, being in the middle, are where it stops.

    Half your watch spends the night pulling. When you come out, the sergeant is holding the lamp for them. "That'll be Jim," he says. John has brought a rope, and lard. "You gave orders," he says. "In there. A Jim doesn't give orders. I'd have thought you'd have noticed."
john_nemesis_2-buy = Buy the whole list from under the egg cup.
john_nemesis_2-buy-ok =
    You lay down your money, the sergeant lays down his egg, and you own twenty names. Nineteen come up blinking, and give you something for it out of their shoes. The twentieth line stays on the paper. It still says Jim.

    "You didn't have to be him," says John. "You could pay." He isn't complaining. He ties it into a length of string, a small hard knot beside several others. "That's what a captain is. All right. I know it now."

## Nemesis 3. Anywhere.

john_nemesis_3-title = Hung by one rope
john_nemesis_3-opening =
    "Don't cut it," says John. "She'd drop."

    The { $ship } lies along the wall of { $port }, held by a single rope. It goes once around the bollard and ends in a knot as big as a child's head. The tide is running out. She stands a foot off the water at the bow, and your coffee pot has begun to walk. At low water she'll hang there like washing, and then the rope will go.

    "I tied it at nine," he says. "In daylight. Nobody asked me who I was. I was just somebody with a rope."

    { $type ->
        [truce] "We said till noon, you and I, and we've kept it. It's five to. At noon I'm against you again. I wanted you to know where I'd be standing."
       *[other] "It's one coin, Captain. I've been through it all. The wages are square, and the rice, and the lawyers. There's the last Saturday. You said you'd no change."
    }

    Half the town has brought chairs. Beside your keel, on the mud, the Armada's toll lighter has sat down with nobody aboard: the clerks are all on the wall, betting.
    { $grudge ->
        [0] "I hope you do it," says John.
       *[other] "I can wait," says John. "I did before."
    }

    Something in the rope ticks. He steps back and shows you his empty hands.
john_nemesis_3-coin = Pay him the coin, and say aloud what it was for.
john_nemesis_3-coin-ok =
    You say it to the chairs: five months, the topsail, the rice, and a Saturday with no change. You find a coin, then another for the wait. John holds them in his palm till the noon bell has finished.

    "That's all of it," he says. He puts two fingers in, and the sea takes the { $ship } back so softly that the coffee pot stays where it is. He leaves you the rope. It's coiled, and the end has been whipped, in case you should need it.
john_nemesis_3-pull = Find the right end in the knot, and pull.
john_nemesis_3-pull-ok =
    { $called_him_john ->
        [me] There are six ends. One has been left a hand longer than the others. You pull, and it all comes undone at once; it was meant to. "You knew my name," says John. "I thought, leave one."
       *[other] There are six ends, and five are for people in a hurry. You follow the sixth with your thumb. You pull.
    }

    The { $ship } goes down on to the water with a smack that wets the betting. John looks at the bare bollard from both sides. "Good," he says. He puts on his hat and walks off along the quay, and people make way for him, and some of them say, "Afternoon, John."
john_nemesis_3-pull-fail =
    It's the wrong end. The knot gives a grunt, and shrinks to the size of a fist. She hangs till evening with your whole supper in one corner, and the chairs are let by the hour.

    At the turn of the tide he comes back with a spike and undoes it, since it's a good ship and it did nothing. "Left over right," says John. "I showed you that. In January." He charges for the hour. He leaves you a piece of line, to practise.
john_nemesis_3-lighter = Let her hang, and empty the lighter underneath.
john_nemesis_3-lighter-ok =
    Two hundred people are looking up. You go down over the mud, under your own keel, which wants scraping, and into the lighter. The Armada keeps it in the bread locker. With that on your shoulder you call for all hands to walk aft: the bow comes down, the rope goes slack, and somebody lifts it off.

    "I didn't think of weight," says John. "I thought of rope." He takes that away with him, down the mole, at an even pace.
john_nemesis_3-lighter-fail =
    You're in the bread locker up to your elbows when the daylight goes. It's the { $ship }. She has come down a yard, quite gently, and sits on the lighter like a hen. It takes your crew till dark to lift her off you, with the clerks calling the time.

    John passes water in to you through a seam, and half a loaf. "I said it was one coin," he says through the plank. "You'd have been home by dinner."

## Lover 1, in St. John. Harbour or secret.

john_lover_1-title = Nine Johns and a letter
john_lover_1-opening =
    "All the Johns to the left," says the woman with the biscuit tin.

    In St. John the letters for sailors lie in that tin, under the tamarind, and anybody may look for theirs. This one is for John, a Sailor. It has come from a sister.

    The ninth has sunburnt ears. He ties a knot in some twine. "I waited for the mail," he says to you. "My ship didn't. That's fair. But I've no bunk now, so I'd like the letter."

    Eight have spoken already. Since the second one mentioned a goat, they all have a goat.

    "Then it's whoever makes sense of the first line," says the woman. "To yourselves, and tell me who Ada is. You, Ears. You start."

    He holds the letter at arm's length. It's upside down. Nobody else can see that; you've the sun behind you, and the paper is thin.

    "It's a good hand," says John.

    His thumb is over the name Ada. The woman waits. The eight move closer.
john_lover_1-tamarind = Tell the tree the first line, as if to yourself.
john_lover_1-tamarind-ok =
    You lean your forehead on the tamarind and talk to it, as people do who have been at sea. Ada, you tell it, is the cow. She's been sold.

    "Ada's the cow," says John, after a while. "She'll have had to sell her." The letter is his. He folds it and doesn't look your way, and his ears are redder than the sun made them. Next morning something of yours, broken since Easter, lies mended on your chart. On top is a knot you don't know.
john_lover_1-tamarind-fail =
    You tell the tamarind that Ada is the cow. A goat would have been believed. "Who's that talking?" says the woman, and the eight turn round, and you are found to be a tenth John, and told to wait your turn.

    You wait with him all night, your watch holding the lantern, until the other eight get hungry. Towards morning he asks you, since you're sitting there, whether it's a long letter, to look at. Four pages, you say. "That's good," says John. He doesn't ask how you could tell.
john_lover_1-supper = Take all nine Johns aboard for supper.
john_lover_1-supper-ok =
    You sit them down in a row, and say that whoever gets the letter gets what is enclosed: nineteen pages by the sister's husband, who preaches, to be heard in full. You find eight Johns asleep by the second page. They wash up before they go, and one leaves money.

    The ninth has listened with his hat on his knees. "That's him," says John. "He's always like that." He has no ship to go to. In the morning your bunk ladder has a new rung, and the rice is on.
john_lover_1-rum = Stand eight Johns a round across the square.
john_lover_1-rum-ok =
    "Which of you is thirsty?" you ask, and eight are. By the third glass two of them have admitted to no sister. When you come back with an empty purse the ninth still sits under the tree, with the letter in his hat.

    "I'd have gone too," says John. "I was thirsty. But there was the letter." There's a berth free, forward, out of the draught. Before night he has put up a shelf in it, and on the shelf he has left something for you, oiled.

## Lover 2. Anywhere. Sets read_johns_letter_to_him.

john_lover_2-title = A red mark on the corner
john_lover_2-opening =
    "I'd do the rice first," says John. "But it's red."

    He has come into your galley at eleven at night with wet hair and a letter. There's a red mark on one corner, as big as a coin. He stands it against the salt, and stirs, and looks at it.

    { $type ->
        [secret] "You know," he says to the pot. "You've known since the tree. You never said." He stirs. "Three people read to me. A priest, a girl in Portobelo, and a cook. None of them knows about the other two. They'd be hurt."
       *[other] "I can't read it," he says to the pot. "I never could. I sleep under your roof, so I'm telling you. Three people do it for me. A priest, a girl in Portobelo, and a cook. None of them's here."
    }
    { $spoke_for_harrow ->
        [me] He puts in salt. "You spoke for Harrow. You said it right. Him. Wet. Carrying people. So I'd believe it, from you."
        [other] He puts in salt. "{ $spoke_for_harrow_by } spoke for Harrow, and said it right. I wasn't there. Somebody read me that, too."
       *[no] He puts in salt. "Red's quick. That's what the cook says. Red means be quick."
    }

    In the next street a clerk has a lamp lit, and a sign: Letters, all kinds, with discretion.

    "I'd have liked to do it once," says John. "Me. Before I'm too old to be slow."

    The rice is ready. He gives you two spoons and the letter.
john_lover_2-read = Read it to him now, every word.
john_lover_2-read-ok =
    You read it, the goat, the roof, and eleven pages of her husband, whom the priest always leaves out. The red is jam. In a fold there is a coin, and the last line: "For whoever reads you this. I know somebody must. You were up the pear tree all that year, when I learned. I never told."

    The rice has gone cold. "She knew," says John. He gives you the coin. Then he asks for that part again, and says it along with you.
john_lover_2-teach = Hand it back, and teach him the first line.
john_lover_2-teach-ok =
    Grains of rice make good letters. J is a hook, O is a hatch. By two he has his own name lying on the table. By five he has read, with one finger, "Dear John, the red is jam, so don't fret."

    He sits back. "That's her," he says. "That's how she says it. The priest made her sound like a bishop." The fare home is enclosed. He puts it into the ship's box. "I'm not going anywhere," says John. "I've three pages left."
john_lover_2-teach-fail =
    By three you've had half the watch in, each with a method. By four John has learned one letter. It's the O.

    "That's a hatch," he says. "And that's a hatch." He takes the lamp and goes through the ship with it. He finds an O on the biscuit barrel, four on the compass, and one over your door, where it says to knock, and stands before that one for some time. The mark is jam, the cook reads in the morning. "It kept," says John. "I wouldn't swap."
john_lover_2-clerk = Pay the clerk in the next street to read it.
john_lover_2-clerk-ok =
    "Item," reads the clerk, "one tooth, drawn. Item, one goat, in kid. The undersigned remains, regrettably, the sister of the above." John listens with his hat off. At the end a parcel is mentioned, which the clerk has had on his shelf since June. The red was jam.

    "He reads them all the same, I suppose," says John in the street. He gives you the parcel, since it's a thing for a ship, and says that next time he would sooner wait.

## Lover 3. Anywhere.

john_lover_3-title = The name on the stern
john_lover_3-opening =
    "Don't lean over," says John. "It's wet."

    He hangs below your stern window on a plank, with a pot of white paint, and he is painting the name of the { $ship }. He started on Monday. He does a letter, then looks at it.

    { $read_johns_letter_to_him ->
        [me] "You read me every word, that time," he says. "Him included. So I'll tell you this the same way. All of it."
       *[other] "I've something to say," he says. "I had it ready, and then I thought I'd do the letters first."
    }

    There's a sloop across the harbour. Six men own her together, one man, one vote, and they want him for captain. She goes out on this tide.

    { $type ->
        [secret] "They don't know I can't read," says John. "I'd have to start that again. Somebody else turning the page round for me." He dips the brush. "I only want the one."
       *[other] "I've slept in that bunk longer than in any," says John. "It's got my shape. They've a hammock for me over there. And a say." He dips the brush.
    }

    "I always wanted a deck like that," he says. "I just hadn't thought I'd have another one by then."

    One letter is missing. From his pocket he takes the spare button, and turns it. On the sloop they are shortening the cable.
john_lover_3-ask = Ask him, in plain words, to stay.
john_lover_3-ask-ok =
    You say, "Stay." It isn't a speech. John thinks about it for as long as it takes the sloop to get her anchor up.

    "Nobody asked me that before," he says. "They say, 'You'll be off, then.'" He climbs in at the window, with paint on both ears, and gives you the button. It's off your own coat. He had meant to sew it on. "I love you, { $captain }," says John. "That's all. I'll do the last letter after dinner." The six have left his advance with the cook.
john_lover_3-rig = Help him rig the sloop, and sail beside her.
john_lover_3-rig-ok =
    You do it in one tide, the two of you, and the six owners vote to stand out of the way. Then you go out past the fort side by side, so close that one could pass the salt.

    Two ships in step, all that day; every bar on the coast has it. At sunset he comes over by rope. "I've had my vote," says John. "I used it. They'll manage." And, since he is going to say it once: "I love you. That was the motion."
john_lover_3-rig-fail =
    You get her rigged. Then six owners steer six ways, and one of them is a sandbank. There's a bill for the towing. They vote that it's yours.

    John wades back to you with the paint pot on his head. "They'd have had me for captain," he says. "By the end. They were all shouting, 'John!'" He paints the last letter standing in the water, and it's upside down, and you leave it so. "I love you," he says. "I'd like some dry trousers."
john_lover_3-vote = Give every hand aboard one vote, and call one.
john_lover_3-vote-ok =
    It takes all night. Once they've found out how, they vote on the watches, the biscuit and the cat. Towards dawn somebody thinks of the question. Every hand goes up. Yours goes up, and counts one.

    Along the coast it's told as a mutiny that the captain led. "That's the deck," says John. "I thought it'd be a different one." He sews the button on where it came off, which was your coat, the first day. "I love you," he says, and bites the thread.
