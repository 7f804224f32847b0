## Lover 1, in Veracruz. Wager or secret.

diego_lover_1-title = Inside the cathedral clock
diego_lover_1-opening =
    "Do not lean on that, Captain," says a voice among the wheels. "It is eleven fifty-one, and you would be in the procession."

    Your watch has stopped, and the whole of Veracruz said: Diego, up there. He hangs in the works of the cathedral clock on a strap, with an oiled feather. Round his right eye is the mark of a magnifier.

    { $who ->
        [kahina] "Two clocks in one town. Which of them do you charge by?"
        [cesare] "I promised somebody noon. Naturally I did not say whose."
        [spell] "Strictly speaking, it is eleven fifty-five. I asked the sun."
       *[ton] "It's slow."
    }

    "By the sun it's slow," he says. "By the clock, the sun is early. This has been so for some years." He wipes the feather. "At noon by the sun an inspector comes up these stairs, with a chronometer from Mexico. He will ask if it's slow, and then since when. I'd rather that he did not get to since when."

    Below a door bangs. Somebody has begun to climb, counting his steps aloud. There's also a rope; Diego was once down it in under a minute.

    He holds your own watch out to you. He has mended it; but it isn't set.
diego_lover_1-watch = Set your watch four minutes back, and let him ask.
diego_lover_1-watch-ok =
    The inspector arrives without breath, sees the cathedral clock, sees his chronometer, and opens his mouth. You look at your watch and observe that it is just five to. He holds the chronometer to his ear. One ought not to have run with it.

    He corrects it, and thanks you with a coin. When it strikes, Diego stops talking, and goes on after twelve. "You did not ask why," he says. "Seven people have. I have timed how long they held out."
diego_lover_1-ladder = Race him down the rope, for a supper.
diego_lover_1-ladder-ok =
    You go through a trapdoor, past a bell, and past the bishop at his window; there's rather little rope at the end. "Forty-nine seconds," says Diego, who lands beside you with his watch already open. "I lose by two. It stood at fifty-one for nine years."

    Up above the inspector has found nobody to ask, and a notice: Back at noon. It doesn't say which. Half of Veracruz had money on one or other of you, and you're handed yours.
diego_lover_1-ladder-fail =
    You're ahead until the bell. It strikes noon, the one by the clock, with you against it.

    You come to in the square, in a pile of lilies, which have to be paid for, and Diego is on his knees in front of you, moving one finger to and fro. "We shall not count it," he says. You see that more than you hear it. "It is Tuesday, eleven minutes past noon, and I was frightened. I've made a note."
diego_lover_1-chocolate = Buy the inspector chocolate until he has forgotten noon.
diego_lover_1-chocolate-ok =
    There's a stall on the first landing. The inspector hasn't sat down since Mexico. Over the second cup he tells you of a lady at Puebla who didn't own a clock. At the third the bell strikes, and he weeps, and writes: "Correct."

    "You spent four minutes on him," says Diego, "and you did not ask me what I spend mine on." He gives you something from the bench, wound and running, just as the second comes round.

## Lover 2. Anywhere.

diego_lover_2-title = Nine o'clock comes again
diego_lover_2-opening =
    "You said nine," says Diego. "It is nine. Sit. It has been nine for two hours and I am not well."

    It's the inn clock. Whenever it gets near ten, and closing time, the landlord goes up on a stool and moves the big hand round again by one hour. Everyone in { $port } knows it. They've been at it since Saturday. The same fiddler plays the same tune, the same two old men make up the same quarrel; nobody has gone home, and nobody has been asked to pay, since that's done at ten.

    { $sold_a_year ->
        [me] "You, who sold a year to Morrow," he says. "Which was it? If you have the number I could mend it."
        [other] "{ $sold_a_year_by } sold a whole year, and to Morrow," he says. "And this man gives away hours. There is no bookkeeping in these waters."
       *[no] "I came in at nine. I shall have dined at nine. I might die, Captain, at nine."
    }

    { $type ->
        [secret] At the next table the sexton of Veracruz has been looking at him the whole time. Each nine o'clock he gets as far as: "That clock of ours, Don Diego. I have often wondered."
       *[other] "I bet you an hour," he says. "Mine: next Thursday, four to five, in which I've never let anybody speak. Against one of yours, that it cannot be stopped without a riot."
    }

    The landlord is coming with the stool. He has got your soup in the other hand.
diego_lover_2-soup = Have the same soup again, and stay.
diego_lover_2-soup-ok =
    It's good soup, better each time. The third time round Diego knows what you're about to say and laughs before it. "I've never had one of these," he says. "One more, so that I can see how it's made."

    { $type ->
        [secret] By then the sexton is asleep in his plate, no wiser.
       *[other] You owe each other, he finds, one hour or four.
    } Towards a sixth nine o'clock the whole room sings, and the hat is sent round for the landlord's stool; he gives half of it to the pair that began.
diego_lover_2-hands = Climb up and let it strike ten.
diego_lover_2-hands-ok =
    You're up there before the landlord. You hold on to the big hand, like someone who's been told not to, and it takes you over the top with it.

    Ten. There's a groan; and then somebody says: "My wife." They all run. Each of them throws down whatever he has in his pocket, and one, who has no money, a thing he'd won. The fiddler can play other tunes, it turns out. { $type ->
        [secret] The sexton has run as well. "Eleven nines," says Diego, "and he never got to the verb."
       *[other] "No riot," says Diego. "You have my Thursday. Pray be punctual."
    }
diego_lover_2-hands-fail =
    You get on the stool as the landlord does. It's a stool for one. The clock comes down with you both hanging from it, and now it says neither nine nor ten. It says seventeen to.

    "To what?" asks one of the old men. It isn't known. You and your people are put to serving tables until somebody mends it, and only one in that room can. He comes in with you to the dishes and rolls up his sleeves. "I shall be some time," says Diego. He dries.
diego_lover_2-bills = Pay for everyone, so that the hour may end.
diego_lover_2-bills-ok =
    You pay for the whole room. The landlord sits down on his stool. He had only moved the hand, he says, since on Saturday he couldn't find the courage to ask them.

    Then he lets it strike. They get up; each shakes your hand and, now that it's tomorrow, presses on you what he owes, and by the door it's more than you laid out. "An hour was let go," says Diego, "and I saw it go. I have waited ten years to see that done well."

## Lover 3. Anywhere. Sets stopped_diegos_clock.

diego_lover_3-title = Day twenty-nine of thirty
diego_lover_3-opening =
    "You may breathe, Captain," says Diego, "but breathe from there. Five fifty-eight."

    In your cabin, in a cradle of brass rings, stands the clock by which { $port } is to set its noon; the merchants have paid for a tower. If it goes for thirty days at sea and doesn't stop, they'll take it. This is the twenty-ninth. He has slept beside it, and you on the chart table.

    "It doesn't lose any hours," he says. "All my others lost three, that day. I thought that if one were perfect, I should be told where they went."

    { $type ->
        [secret] He's silent until the second hand has gone round. "The clock at Veracruz. A man needed three minutes to be alive in. I gave him four, to be sure. I've never said that to anything that wasn't a clock."
       *[other] "You won," he says. "That bet: that one day I would look at something else. I have been looking at it for a week, while it shaved. I let you have the point."
    }

    Your cook has put two plates outside the door. Across the harbour the merchants' boat is already making ready, with a band. He has the key of the case in his hand, the wrong way round, so that it points to you.
diego_lover_3-stop = Put your finger on the pendulum, and serve supper.
diego_lover_3-stop-ok =
    It's warm. It pushes against your finger twice, like a small animal, and leaves off. Diego has turned crimson, down into his collar.

    "It's six o'clock," he says, and then, for there's nothing to prove it any more: "About." He has never used that word. He kisses you, for an unknown length of time. The tower stays blind. { $warmth ->
        [3] The watch in his pocket still stands at twenty past four; he lays it on your sill, and leaves it there.
       *[other] What's left is for you. "I have no further expenses," says Diego.
    }
diego_lover_3-carry = Carry it ashore yourself, going, through the swell.
diego_lover_3-carry-ok =
    You hold it against your chest and walk with bent knees: over the plank, the boat, six fishermen, and through a brass band that won't stop. After a hundred yards you notice that you're keeping time with it, or else it's the other way about.

    They put it into the tower with you still attached. The merchants cheer, the gun goes off, and it's { $captain } whom they carry home. "I stood at your ribs," says Diego. "There were two of them going. I did not listen to mine."
diego_lover_3-carry-fail =
    You're over the boat when the band begins. It's the drum, in three, against the pendulum, in two; you try to walk in both. One of yours throws himself under you, and comes up wearing the rings.

    It still ticks, under water. "It goes," says Diego, up to the chin beside you with an ear to it. "It is eleven seconds fast. It was startled." They set it up all the same. { $port } has its noon before other people, and is proud of it.
diego_lover_3-stage = Have your crew hold the ship still till day thirty.
diego_lover_3-stage-ok =
    Nobody has ever asked a ship not to move. They do it by leaning. All night they stand along the rails, and when she means to go left they think of the right. Somebody sneezes, and is forgiven.

    The merchants come on board on tiptoe. The story of the ship that stood still goes round every Port, and gets stiller. Of the night itself Diego remembers one thing. "From two until five past three," he says, "I was asleep. On your shoulder. I am told that it went on."

## Nemesis 1, in Skull Point. Mirror or truce.

diego_nemesis_1-title = Forty-one minutes of sand
diego_nemesis_1-opening =
    "You are late, Captain," says the man at Mama Berta's counter. "Two years ago on the third of March. I'll explain."

    He turns over a sandglass and puts it down beside the pie. Outside, under the chimney, the gulls stand in their queue, and all round the harbour things have started to tick. They're in the mooring posts. They are in the crane, the well, the lid of your own water cask.

    "Diego," he says. "You were to take me off from the mole at Veracruz at four. I had a person's whole life in a bag. You came at forty-one minutes past. You jumped down, quite cheerful, and said that it was only minutes." The sand runs. "So now they're dear. In Skull Point one pays for you by the minute: for the berth, for the water, for the pie. I've built the meters. They are very fair."

    Mama Berta, who charges nobody for sitting, looks at the ceiling.

    "In your purse," says Diego, "there's about half an hour." He has cut the slice in sixty.
diego_nemesis_1-ask = Ask him what was in those forty-one minutes.
diego_nemesis_1-ask-ok =
    He begins at four, and he leaves nothing out: where the shadow of the mole was. Who came by. A dog. At twenty past he takes out a watch that has stood there for ten years, and puts it away. At half past she took her bag and walked back into the town.

    "That," says Diego, who has charged you for it, "was the first time I've told it to the end." He turns the glass on its side. "I give you until I have thought."
diego_nemesis_1-chimney = Make him late: light the big oven an hour early.
diego_nemesis_1-chimney-ok =
    Skull Point doesn't dine by a clock; it dines by the chimney. You put on two bushels of wet oak. The gulls get up all at once, the whole harbour looks at the smoke, and sits down to table at twenty to five.

    The meters are set for six. One after another they strike for no one, and spit out what they have swallowed. Diego has missed dinner. "I see," he says. "So that is how it's done." He picks up his things in order of size.
diego_nemesis_1-chimney-fail =
    You pile on wet oak, and shut what you think is the flap. It's the other flap. Skull Point fills with smoke, through the counter and Mama Berta's sleeves.

    When one can see again she has you by the collar, and an apron for you. "She's put you on the meter," says Diego, who is free to go, and does not. "You scrub," he says after the second hour, "at a very even pace. I would never have thought it of you."
diego_nemesis_1-wait = Go to the mole and wait there, all hands.
diego_nemesis_1-wait-ok =
    There's a mole at Skull Point too. You line up on it, the whole ship's company, with a bag each, and wait from four. About twenty past they stop making jokes; at half past somebody says, "Perhaps they aren't coming," and nobody answers.

    He walks out along the mole at forty-one past. "It was only minutes," says Diego, to see how it sounds. He opens the nearest meter and turns it out into your hands, down to the thing at the bottom. "Till we meet, then. I'll say when."

## Nemesis 2. Anywhere.

diego_nemesis_2-title = One cog a minute
diego_nemesis_2-opening =
    "Good evening, Captain," says a brass tube in the wall. "Ten past seven. Pray don't touch the left side yet."

    You had only gone down to a pawnbroker's cellar in { $port } to see a clock. The clock is the cellar. The walls are brass, the door was brass; every minute, with a polite little cough, the four walls step inward by one cog.

    { $crawled_through ->
        [me] "I took your shoulders," says the tube, "from that hatch you crawled through at Cartagena. They kept the plaster. At eight it will fit you like a coat."
        [other] "I had the first one built for { $crawled_through_by }, who will crawl through anything," says the tube. "Yours is roomier."
       *[no] "It will stop at eight," says the tube, "with a hand's breadth to spare. I am no murderer. I'm a man who waits."
    }

    { $type ->
        [truce] "I must add something awkward," it says. "The pawnbroker has locked us both in. I am in the wall. He has sold me to the merchants, and you to the Admiral, and they all come at eight. I had not foreseen him. You might have."
       *[other] "I had meant it to be unbreakable," it says. "But then you have been taking clocks apart since spring. You did one on my own bench. You left it cleaner. One of us two must stop; it's becoming a correspondence."
    }

    Somewhere behind the plates a big wheel takes a breath. You have in your pockets what one has in one's pockets.
diego_nemesis_2-talk = Sit down in the middle, and talk till eight.
diego_nemesis_2-talk-ok =
    You take your hat off, so as to have more room, and ask what he has had for supper. By the half hour he has asked you what the wall looks like from in there. Good, you tell him. There's one rivet he should see to.

    At eight it stops. Your crew need half the night, and lard. "Fifty minutes," says Diego at the top of the stairs, "and you were punctual for all of them." He goes down to look at the rivet.
diego_nemesis_2-spring = Find the mainspring, and let it all go at once.
diego_nemesis_2-spring-ok =
    You listen for the breath. It's under the third plate on the right. You put in two fingers, and what he has wound up since Easter comes off in one go. The walls jump back. So does the pawnbroker's floor, with his shelves, and a better piece comes to rest in your arms.

    In the hole stands Diego, covered in oil, with the tube at his ear. "You went in by the third plate," he says. "I always go in by the third plate." { $type ->
        [truce] You leave by the same window.
       *[other] He doesn't like it at all.
    }
diego_nemesis_2-spring-fail =
    You listen for the breath, and put in two fingers by the third plate. They're taken hold of, civilly, by a brass hand with a cuff, which shakes yours once a minute until eight.

    "I wondered if you'd go in there," says the tube. "It's where I would have." Upstairs people pay to look through the grating, and then the pawnbroker wants rent from you, by the shake. { $type ->
        [truce] The merchants, when they come, are so amused that they let you both out.
       *[other] Your watch, when you get it back, is right for the first time.
    }
diego_nemesis_2-jam = Feed the wheel the best thing in your pockets.
diego_nemesis_2-jam-ok =
    You know which it is; one always does. It goes in between the second tooth and the third. There's a crunch, and then nothing coughs any more.

    "What was that?" asks the tube, in some alarm, and you tell it. There's a silence. "But you liked that," says Diego. "You had it at Veracruz." The plate swings open upon a man with tweezers, who's looking in the teeth for the pieces. He makes you take the pawnbroker's deposit. He'd sooner have caught you, he says, and kept it whole.

## Nemesis 3. Anywhere.

diego_nemesis_3-title = Midnight, by two watches
diego_nemesis_3-opening =
    "Eleven fifty-two, Captain," says Diego. "You came. I had allowed for your not coming."

    It's on the salt pans behind { $port }, where it is so flat that one hears a hen walk. There is a hen. There's a table with a green cloth on it, a bell, and two lamps; on each side a watch lies open. The town has come out along the dyke in its nightcaps.

    "At midnight it's over. Whoever has the last minute keeps the other's time. If it's me, then for a year you will sail when I say it is morning." He sets his watch straight on the cloth. It says fifty-two. Yours says fifty-three. Both of you have looked.

    { $type ->
        [mirror] "There's one minute between us," he says. "I've taken all my traps apart to find out who began. You wind with the left hand now. So do I. I did not use to."
       *[other] "Our truce ends with the stroke," he says. "I've grown used to it. I would ask you for five minutes more, only that then you'd be right about minutes."
    }

    { $signed_the_mutiny ->
        [me] "You signed when your crew asked, I'm told, without looking at the clock," he adds. "I've thought of that."
        [other] "{ $signed_the_mutiny_by } signed a mutiny on the dot," he adds. "It can be done."
       *[no] The hen goes under the table, and sits down on somebody's foot.
    }

    He puts the hammer of the bell exactly halfway between you.
diego_nemesis_3-give = Hand him your watch, and let him say when.
diego_nemesis_3-give-ok =
    You unhook it with its chain, which is worth something, and lay it in his palm. He stands there on the salt with one watch at each ear, and they don't agree.

    "Well?" somebody calls from the dyke. It must be long past. Diego puts both in the one pocket, where they can settle it. { $grudge ->
        [0] "I'll bring it back on Thursday," he says. "At about four." You find it in the morning, mended, with a line engraved inside: Only minutes.
       *[other] "Now it's late," he says, "and nobody can prove by how much."
    }
diego_nemesis_3-minute = Show them all what you can do in one minute.
diego_nemesis_3-minute-ok =
    "Go," you say, and turn over his own sandglass. You blow out a lamp, shake hands with the mayor, catch the hen, learn its name from a child, and tell Diego the one thing about that mole that you've never told. You still have time to sit down.

    The whole dyke is on its feet. "That was sixty seconds," says Diego, hoarse. "I'd forgotten that they hold so much." { $grudge ->
        [3] He bows, but not to you. "There are others who'll ask you for theirs."
       *[other] He bows, and goes, and for once he doesn't look when.
    }
diego_nemesis_3-minute-fail =
    You turn over the sandglass. Lamp, mayor; then you reach for the hen, and she had been waiting for that.

    A minute is a long time with a hen. It goes over the dyke, through the nightcaps and out. Your crew help, all of them, from different sides. When the last grain falls she's sitting on your watch, and has laid an egg on it. "Eleven fifty-nine," Diego reads out, "and an egg. We'll have to do that again. I could not time it for laughing."
diego_nemesis_3-strike = Ring midnight yourself, between the two watches.
diego_nemesis_3-strike-ok =
    Yours says that it's past. His says that it's to come. You pick up the hammer in the half minute that belongs to neither, and strike.

    Nobody can object: there's no clock in { $port } that was right just then. At the twelfth the bell, an old Armada ship's bell, cracks from top to bottom, and what someone once had cast into it falls out on the green cloth. { $grudge ->
        [0] "Halfway," says Diego. "I might have thought of halfway." He offers to walk you home, and you are, both of you, late.
       *[other] He finishes the sentence that he'd begun before the bell. "...and so I yield, Captain. At midnight. Yours."
    }
diego_nemesis_3-strike-fail =
    It's a fine bell. At twelve you leave off, and it goes on. Thirteen, it says. Under the green cloth sit forty wheels.

    "I thought you might," says Diego, who has to wait for every stroke before he can go on. "It will stop. At one hundred. And forty-four." On the dyke they've put their fingers in their ears, and pass round a hat for the noise, which you fill. "It's a good trap," he says in the end. "I'd hoped that you would not need it."
