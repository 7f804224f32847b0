## Lover 1, in Nassau. Harbour or secret.

wren_lover_1-title = Nobody in the crow's nest
wren_lover_1-opening =
    "Three at your gangway," says your mast. "The fat one wants your brandy. The thin one wants the letter in your flour bin. The third's only cold. Don't look up, Cap."

    You look up. Everybody does. In the crow's nest sits a small young man in a scarf made of signal flags, eating your biscuit.

    "Wren," he says. "Been aboard since Tuesday. You never saw me, so I thought I'd stay."

    { $copied_the_signals ->
        [me] He swallows. "I've had your copy of the signals for sale all week. There's a mistake in it. I left it in; it's sweet."
        [other] He swallows. "You're not { $copied_the_signals_by }. I've had a copy of { $copied_the_signals_by }'s signals for sale all week, and somebody's cross."
       *[no] He swallows. "Your topsail's torn. I mean that it was."
    }

    From the nest to the first roof of Nassau runs a plank; from that roof others go on, as far as the fort. On two of those roofs stands a man with a purse, and each looks at Wren and believes that he's the only one.

    "I could tell those three that there's no letter," says Wren, low. "I could tell the two what's in it. I haven't got anything on till supper."

    Down on deck the flour bin is being opened.
wren_lover_1-plate = Send a plate and a hammock up to him.
wren_lover_1-plate-ok =
    You have it hoisted: stew, a blanket, a cup. Nothing happens for a while. Then flour comes down over the thin customs man like a benediction, and with it the news that there's fever on board and it begins with sneezing.

    They leave by all three sides. One drops his purse. The plate comes down on the same hook, licked, and under it your letter. "It's a draught up there," says the voice, when it's dark. "I wasn't here. There was a raisin in that. Was it meant?"
wren_lover_1-planks = Follow him over the roofs, and see who pays.
wren_lover_1-planks-ok =
    He goes like a cat and you go like a wardrobe, but you get there. On the first roof he sells what's in your letter. On the second he sells it again, with the same sigh. Then he tells it, for nothing, to the cold customs man, whose transfer is refused in it.

    You are behind the chimney. He knows; you can see that by his ears. You hold your tongue, all the way back. On your pillow lies a thing with a note: for not asking.
wren_lover_1-planks-fail =
    You go like a wardrobe. On the third plank you do what wardrobes do, and arrive in a kitchen, between a family and its soup. They want only the price of the roof.

    When you've got the noodles out of your collar, there's someone sitting on the edge of the hole with his legs dangling. "Two paid, and one I told for free," says Wren. "You'd have seen, so I might as well say." He thinks. "I've never said." He lets down his scarf to pull you up.
wren_lover_1-buy = Pay him for the letter before he sells it.
wren_lover_1-buy-ok =
    You hold out the money, at arm's length. It's some time before he comes down for it, and takes it like bread from a stranger.

    "Nobody's ever bought first," says Wren. So he tells the first roof that it was a laundry list, sells the second roof the laundry, and, after a struggle, gives you the fatter purse. "It wouldn't be right," he says, "twice on one letter, when it's somebody's I know." He's up the mast before you've understood that he means you.

## Lover 2. Anywhere. Sets counted_twenty_three.

wren_lover_2-title = Twenty-two on deck
wren_lover_2-opening =
    "Count them!" shouts the helmsman. "Count them, Captain, I can't look!"

    That was the wave that everybody had seen coming. It has taken the hen coop, two lanterns and the stairs. You're off { $port } with the rocks to leeward, it's three in the morning, and somebody has to know who is left. They sing out as you touch them: nineteen, twenty, twenty-one, twenty-two. That is what's in the ship's book. The book is right.

    Above you, in the dark, the topsail has split. Somebody's up there, holding the two halves of it together with his arms. He says nothing. He isn't in the book.

    { $paid_in_secrets ->
        [me] He was sour at supper: a secret had been offered to him on a roof, in his own wording, and it was one that you'd sold in Santo Domingo.
        [other] At supper he'd told you all about { $paid_in_secrets_by }, who once paid with secrets. "Wholesale," he said. "No craft in it."
       *[no] At supper he had come in by the door. It was the first time; he had knocked on the way out.
    }

    { $type ->
        [harbour] "Twenty-two," repeats the helmsman. "Then we can run for it, thank God." On the back of your cabin door hangs a small wet coat.
       *[other] "And the little one, the spy?" somebody asks. "There's a purse on him in { $port }. They know he's aboard. If he were only to fall off..."
    }

    There's time for one thing more. The next wave is on its way with both your lanterns.
wren_lover_2-count = Count again, aloud, and end on twenty-three.
wren_lover_2-count-ok =
    You shout it against the wind from one end, touching each. "Twenty-two," you shout; and then you look up, as everybody does, and shout the next number, with his name to it.

    It is quiet up there. Then: "Here," says a voice. It cracks. "Here, Cap." They bring him down, arms and all, when it's light. Someone has written it in the book already, someone else has underlined it, and he's given a share, a part of which is for you to hold: he has no pocket that he trusts.
wren_lover_2-climb = Go up yourself, and hold the other half.
wren_lover_2-climb-ok =
    You can't see him until you have his elbow in your ear. You take the left half of the sail, he's got the right, and there's nothing further to do until morning except hold it. One talks.

    He tells you about eleven people in a boat, of whom he was the youngest. When the sun comes there's { $port }, and the pilots have all seen who was up there. They take up a purse. "Say I wasn't here," says Wren, and then, "No. Say it."
wren_lover_2-climb-fail =
    You get as far as the first yard. There you're left holding it, round the middle, like an aunt. You can't go up and you'd rather not go down.

    He comes to you. The topsail goes off in two directions, and he sits by you with an arm round your neck for three hours, while another pumps for both. "Nobody ever started up," says Wren. "They always say, it's only Wren." He's shaking more than you are. "It's a good sail," he says. "It was."
wren_lover_2-topsail = Send the whole watch up to mend it with him.
wren_lover_2-topsail-ok =
    They go, swearing. He tells each one, as he passes the twine, something nice that was said of him in an inn when he'd left. They sew as never before.

    Towards six there's no hole. Nobody has slept; nobody talks any more of running. They've given him the spare hook for his hammock, and out of an old lining in the sail they have cut something for you. "I was only passing," says Wren. He's slept till noon.

## Lover 3. Anywhere.

wren_lover_3-title = Told for the third time
wren_lover_3-opening =
    "Sit," says Wren. "Hold on to the rim. I've got one that's yours."

    It isn't light yet. In the crow's nest above { $port } there's room for one and a half.

    "I sold it on Monday. It's what you say in your sleep, with the course to it. Once to the one in the white house. Once to the Spaniard by the church." He holds up two fingers, and then puts up a third. "And then I always give it away, once, free, to whoever it would hurt. So."

    He's chewing the end of his scarf.

    { $type ->
        [harbour] "I've got a nail for my coat down there," he says. "I've used the door forty times. I never had anything that I would mind being thrown out of. So I thought, best do it now."
       *[other] "You've known since the roofs how I do it," he says, "and you never told. I kept thinking, today the Cap will use it. You didn't. I can't be doing with it."
    }

    { $counted_twenty_three ->
        [me] From the deck comes the murmur of the morning count. They've got to twenty-two, and stop, and wait for him.
        [other] "{ $counted_twenty_three_by } counted some boy that wasn't in the book," he says. "They tell it in all the inns. I'd have liked to see that."
       *[no] From the deck comes the murmur of the morning count.
    }

    In the white house somebody has lit a lamp. Wren has put one leg over the rim.
wren_lover_3-hook = Give him the key to your cabin door.
wren_lover_3-hook-ok =
    He weighs it. He's had a copy for a year, he says; this one's heavier. He tries to say that he was never here, and it won't come out.

    The Spaniard comes at nine to buy the rest, and finds a young man at your breakfast table, who says: "Cap talks in Latin. I made it up." He gets asked for his money back and pays it, and there's a little over. { $warmth ->
        [3] At night your cabin door opens, and it's the handle that does it.
       *[other] The window has been nailed shut, from the inside.
    }
wren_lover_3-muster = Send him down to be counted, and wait.
wren_lover_3-muster-ok =
    "They're stuck," you tell him. "They can't start the day." He hears it now as well: twenty-two, and the pause. Somebody coughs. Somebody says that there's porridge.

    He climbs down like any sailor, and stands at the end of the row. You hear the number. Then there's an uproar, because for once they've seen him blush. By dinner time he has been to the white house and the church. He has paid back both, and you get what's over, less the jam. "Unsold," says Wren.
wren_lover_3-roofs = Fetch both secrets back before the town is up.
wren_lover_3-roofs-ok =
    It's nine roofs to the white house. You take the planks, and he takes the gaps and calls back which tile is loose. The gentleman in it was about to read. He decides, when you come in at the window, that he can't.

    The Spaniard by the church is asleep with his under the cat. By seven you're sitting on the ridge, both of you, in your socks, with two letters and the whole of { $port } beneath you, clapping. "They looked up," says Wren.
wren_lover_3-roofs-fail =
    At the sixth roof there's washing out, and you take it with you. You come into the white house in a bed sheet, and the gentleman asks you about his mother. When you've told him that she's well, the Spaniard has gone off on the mail boat.

    In all the inns they know now what you say in your sleep. It's a name. "I hadn't listened to the end," says Wren, who has gone as red as his scarf. "I always stop at the course." You pay for the sheet.
wren_lover_3-louder = Hire the crier to shout your secret first.
wren_lover_3-louder-ok =
    You pay for the large bell. At eight o'clock, on the square, it's read out: what Captain { $captain } says in the night, with the course to it, and all are welcome. There is a hush, and then applause, for it's rather good; a girl sells it in verses.

    "You can't sell it now," says Wren. "Nobody can. It's everybody's." He walks about on the deck, in broad day, with his hands in his pockets. "Cap," he says. "{ $captain }."

## Nemesis 1, in St. John. Truce or mirror.

wren_nemesis_1-title = The tree has eyes
wren_nemesis_1-opening =
    "There's one for you," says the tamarind. "Go on. Everyone here looks in the tin."

    You lift the lid. In the biscuit tin at St. John there are letters for sailors, and nobody reads another's. Today it's full to the brim, and all of them are in the same small hand. One's to the harbour master. One's to the Armada; there's one to your cook's wife. On each, where the sender goes, it says: From the { $ship }.

    "Wren," says the tree. "Up, left, the thick one. You needn't look. You never did."

    { $paid_in_secrets ->
        [me] "I began with what you sold in Santo Domingo," he says. "You had started, so I thought there was no harm."
        [other] "{ $paid_in_secrets_by } sells secrets by the sack, in Santo Domingo," he says. "I do it by hand. It takes longer, and it fits."
       *[no] "It's where you anchor, what you owe, and who snores. It took no time. People talk under masts."
    }

    "I was a month up yours. I mended your topsail. And then one morning you had all hands on deck and counted them before me. Twenty-two, you said, and shut the book."

    A twig falls on your hat. The postboy is already coming up the road, and he's whistling.
wren_nemesis_1-ask = Send the postboy round, and ask up into the tree.
wren_nemesis_1-ask-ok =
    For a coin the postboy goes by way of his aunt. You sit down against the trunk and ask. Then it comes from up there, leaf by leaf: where each of them stood, who had a button off. How he'd moved along the yard a bit, in case the sail was in the way.

    "I had my hand up," says the tree.

    When the boy comes there's one letter in the tin, to you, and it's empty. "I'll hold the rest," says Wren. "Till I've seen."
wren_nemesis_1-roll = Call the whole roll of that month, and find him.
wren_nemesis_1-roll-ok =
    You do it aloud, under a tree, with the town looking on: who stood at what mast. When you come to the topsail, you stop. There'd been that tear. It was gone on the Thursday, in small blue stitches, and you had thanked the sailmaker.

    "Blue was all I had," says the tree.

    A foot comes down, then a bundle: it's the letters. The harbour master pays you for his unopened. "That was three weeks late," says Wren. "It still counts a bit. It oughtn't to."
wren_nemesis_1-roll-fail =
    You call the roll. You get to twenty-two with no trouble at all, boots included. You go through it once more. There's not a gap in it anywhere.

    "See?" says the tree, and it's so quiet that the postboy stops whistling. "That's how. There's no gap." The letters go off at noon. One of your people needs a whole night to explain things to a wife. In yours there's a drawing: a mast, with a number to each part of it, and one small bird that has none.
wren_nemesis_1-tin = Bribe the postboy, and fill the tin yourself.
wren_nemesis_1-tin-ok =
    You take out his and put in yours. They're about a young man in a tree. What he eats; that he talks to the cat; whom he sold to twice, with dates. The boy sees nothing, for a price.

    "That's my handwriting," says the tree after a time. "You've done the little tail." It sounds like a craftsman. When you go through your pockets that night they've been gone through, and somebody has put a thing in, to be even.

## Nemesis 2. Anywhere.

wren_nemesis_2-title = A ladder on a sandbank
wren_nemesis_2-opening =
    "It's a quarter past low water," says Wren. "Your boat's gone that way. Mine's gone after it. I was never so embarrassed."

    A note had called you out to a sandbank off { $port }. On the bank there's a ladder, stuck upright in the sand, and on the top rung he sits with his knees drawn up. He'd meant to sail off and leave you. He'd tied his boat to yours, to be on the safe side.

    { $type ->
        [truce] "There's worse," he says. "Don't look round. Two cutters, behind you. It's the buyers. I sold each of them the other, and they've met. I'd have told you. I'd got a truce with you till Friday."
       *[other] "You knew that I'd tie it up," he says. "I knew you'd know. I hid the oars on Monday, you hid them again on Tuesday, I watched you, and I've since moved one. You're as bad as me. I hadn't thought anybody was."
    }

    The bank is as large as a church. A moment ago it had been as large as a church and a vicarage.

    "It'll be over the third rung by six," says Wren from above. "I'd counted on one of us." He moves along by a hand. There's not much along on a ladder.
wren_nemesis_2-share = Hold the ladder, and let him keep the top.
wren_nemesis_2-share-ok =
    You stand in it to the knee, then to the belt, with your arms through the rungs. He reports. Who's on the quay; who has missed you; your helmsman is looking into a barrel.

    At the fourth rung something's put round your neck, and it's a scarf made of flags. "You're worse at this than anyone," says Wren. "You can't leave a thing standing." Your people find you at nine by his whistling, two notes, over and over. It takes three of them to undo your fingers.
wren_nemesis_2-oars = Dig where you would have hidden them yourself.
wren_nemesis_2-oars-ok =
    You don't dig by the ladder, for he can see that. You think like somebody who is small and proud and has had all Monday. You go to the one place from which the ladder hides you, and put your arm in up to the shoulder.

    Two oars; a plank; his whole savings, in a boot, and in it a thing he'd never have sold. You row off on a ladder with one on each side. { $type ->
        [truce] He takes an oar without being asked, as the cutters have seen you both.
       *[other] "That's where I'd have looked," says Wren, from the water.
    }
wren_nemesis_2-oars-fail =
    You dig where you'd have hidden them. There's a note. "Nearly." You dig where, in that case, he would; and there's a second one: "Warm." The third is in a bottle, and up to your chin.

    A fishing boat takes you off, for the price of a fishing boat. He's sitting up on the boom, in the dry. "I whistled them up an hour ago," says Wren. "I'd have said. But you were having such a good think."
wren_nemesis_2-signal = Burn the best thing you have on you, as a beacon.
wren_nemesis_2-signal-ok =
    It goes up on the top rung with a noise like a sheet. He'd made room for it. From sea it looks, they'll tell you, like a ladder to heaven with somebody on it swearing.

    Half of { $port } rows out, with blankets, and a hat for the poor shipwrecked. They ask how many there are to save. Wren opens his mouth; he looks at you. Two, you tell them. It goes round the boats: two, there's two. The hat's for both, and he gives you his half.

## Nemesis 3. Anywhere.

wren_nemesis_3-title = The bird in the basket
wren_nemesis_3-opening =
    "Four," says a voice over your head. "Red coat: knife. Grey wig: no knife, two lawyers. The nun's no nun. You I know."

    On the quay at { $port } there's a crane. In its basket, thirty feet up, sits Wren, like something in a shop. He had climbed in to hear better; somebody wound the handle, and took the handle away. Below stand three people who have just learned, by falling into conversation, that they've all bought the same secret. It was about you.

    { $type ->
        [truce] "Our truce runs out at sunset," he reports. "That's the bell on the chandler's. You've got till then to be nice, Cap. Then I shout it out, and they've paid for nothing, and you're finished. I've thought about it a lot, up here."
       *[other] "It was you that wound it up," he says. "Wasn't it? I'd have done it to you. I had the handle in my hand, on Tuesday. I don't know any more which of us thinks of things."
    }

    { $counted_twenty_three ->
        [me] "You counted me, once," he says, not loudly. "I never sold that."
        [other] "{ $counted_twenty_three_by } would've counted me," he says. "It's known. To twenty-three."
       *[no] "It's a nice view," he says. "You can see who's missing whom."
    }

    The red coat has got hold of the rope, and the wig has a saw. They turn to you for your opinion. Behind your back, in your sash, is the handle.
wren_nemesis_3-sign = Have the ship's book brought, and write him in.
wren_nemesis_3-sign-ok =
    You sit down on a bollard and write it, last line, with his rate of pay, back to the day when he mended a topsail. You count it into the hands of the red coat, the wig and the nun, and read out the number in a loud voice.

    Up in the basket it's quiet. { $grudge ->
        [0] "Say it again," says Wren. You do. He comes down the rope into the middle of your crew, and can't be found in it.
       *[other] "You read that," he says, "as though it'd always been there." The bell rings. He hasn't shouted.
    }
wren_nemesis_3-auction = Put his silence up for sale, to the whole quay.
wren_nemesis_3-auction-ok =
    You offer a secret about yourself, never to be heard by anybody. It's a new thing. The nun opens. When the fish market has come over to bid they have all forgotten that they own it already; and it's a child who gets it, for a marble.

    She looks up and puts a finger to her lips. Wren puts his. { $grudge ->
        [3] "I'll be quiet," he says, coming down. "I know someone who won't."
       *[other] "Sold once," he says when you wind him down. "That's all it's ever fetched." He climbs the nearest roof, and is never there again.
    }
wren_nemesis_3-auction-fail =
    Nobody bids. Then the red coat, who isn't stupid, asks for a sample.

    They get a small one, and of course they want the next. When you stop, you've told three buyers and the fish market about the parrot, the loan and your uncle, and had to stand them a drink with it. "I never knew the uncle," says Wren, with his chin on the rim of the basket. "You're giving it away, Cap. All of it, at once. That's no way to treat a trade."
wren_nemesis_3-crane = Fit the handle, and land him on your own deck.
wren_nemesis_3-crane-ok =
    The whole quay says "ah". You wind. He goes over the three, with one shoe on the wig, and over the Armada's bonded store, where he helps himself on the way, through a skylight, from habit. You put him down on your deck in the place where there's a gap.

    He steps out. Nobody makes a joke. { $grudge ->
        [0] "I was here," says Wren. It's the first time in his life.
       *[other] "That's Spanish, that is," he says, and gives you what he has got. "For the ride. Mind your oars." He's over the side.
    }
wren_nemesis_3-crane-fail =
    You fit the handle and wind. It's the wrong way. He goes up to the very tip, where the pulley hasn't had grease since the Ebb, and your whole crew must get at the rope, while the sun goes down.

    The bell on the chandler's rings. He looks down on you: every one of them is hanging on that rope and nobody's looking anywhere else. "All of you," says Wren. "For me. By mistake." And for a minute he forgets to shout. He remembers it in the next.
