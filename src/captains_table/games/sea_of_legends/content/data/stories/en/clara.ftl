## Lover 1, in Bridgetown. Harbour or secret.

clara_lover_1-title = Two men in one hammock
clara_lover_1-opening =
    "Tongue," says the woman who has come over your rail, and then, "Shut. Not you. Who's next?"

    She has a tin cup on her belt and no two buttons alike. There's fever aboard; that is why you lie off Bridgetown under a yellow flag, and why nobody has rowed out but her. In an hour she has seen all of your crew. She takes a mouthful of each draught before she gives it.

    "They'll live. They'll complain. It's five days." She sits down on a coil and is asleep, and wakes. "I'm Clara. I've brought two of mine. Guns burst, two ships, same morning. One's Spanish, one's British. I had one hammock."

    In her boat two pale men lie head to foot and aren't speaking. The guard of either navy has been told to fetch its own. They're rowing out now, from both sides.

    On shore the boy lifts his spoon to the chapel bell. "Six," says Clara and looks round for a lantern. "I've one more, at a quarter past. He's never late. You needn't be here for him."
clara_lover_1-deck = Give her the deck, and your crew as nurses.
clara_lover_1-deck-ok =
    Your crew gets up, feverish, and is put to work on people who are worse. Both guards arrive to find one long row of hammocks, all groaning, all with a wet cloth over the face. "Take any two," says Clara. "It's catching."

    By midnight the Spaniard has asked the Englishman for the salt. Clara goes to sit beside you, says, "What you want to do about that cough is," and falls against your shoulder in mid-sentence. The bottle for the next one lies in your lap.
clara_lover_1-spoon = Row in and have the boy knock plague.
clara_lover_1-spoon-ok =
    Six knocks is six o'clock. You offer the boy an opinion on what seven might mean, and eleven, and forty. He has waited for this all his life. The spoon bends.

    Both boats have turned round before the thirtieth; on shore they are carrying out mattresses. "What did you tell him?" shouts Clara across the water. She's holding her side. "Forty is a wedding!" She pays the boy for his spoon, and you with what a grateful admiral gave her, which she has never been able to lift.
clara_lover_1-spoon-fail =
    The boy is honest. At six it's six knocks, he says, and he'd want that in writing from the vicar. So you row back, and get there as third.

    It comes to a tug of war with a hammock. In the end the two sailors have hold of each other, your crew has hold of the sailors, and both guards have gone home with a good deal of hammock. "Sit," says Clara to you. "Show me the hand." It's a blister. She takes her time.
clara_lover_1-lantern = Hold the lantern at a quarter past.
clara_lover_1-lantern-ok =
    You hold the light. A wet hand takes the rail, and up climbs a sailor in a coat that nobody has worn for thirty years. Both guards look at the coat, and at what's in it, and row home.

    Clara listens to his chest on both sides. There's nothing to hear. "Better," she tells him. He pays you for the light, two cold coins, and goes. You say that he had a good colour. She looks into her cup. "Nobody else," says Clara, "has held it steady."

## Lover 2. Anywhere. Sets hid_a_bed_in_the_hold.

clara_lover_2-title = Thirteen beds and a list
clara_lover_2-opening =
    "Lift," says Clara. "Mind his feet. He's got more of them than he's entitled to."

    Above the sailmaker's in { $port } there are beds among the canvas, and each can be folded into something: a workbench, a hen coop, a prayer stool. It's the ward that is nowhere. It's licensed for twelve, by somebody's cousin. Downstairs two inspectors are being shown thread.

    { $bled_for_lady_gray ->
        [me] She stops at your thumb, at the mark of the thorn. "That's clean. Who dressed it? There's no pulse in those stitches."
        [other] "Your friend { $bled_for_lady_gray_by } came in with a thorn mark," she says meanwhile, "and the neatest dressing I ever saw, by someone with no pulse."
       *[no] {""}
    }

    { $type ->
        [secret] The thirteenth is made up for a quarter past six. You know for whom. "He's on the stairs already," says Clara. "He hates to be early. They'll want his papers. He's got papers. It's the date on them."
       *[other] The thirteenth is a girl of nine, who threw a fish at the Governor and then fell off his wall. There's a warrant, for the fish. "You gave me a deck once," says Clara. "How's your hold?"
    }

    Boots on the stairs. She counts beds again, hoping, and comes to thirteen.
clara_lover_2-hold = Carry the bed down the hoist to your hold.
clara_lover_2-hold-ok =
    The hoist is built for sails. Four of your crew hang on the rope, the bed goes down the front of the house like a bad idea, and it's across the quay before the inspectors have reached number nine.

    "Twelve," they say. All night there is a bed between your barrels with someone in it, who finds your ship quite dry and complains about the rats by name. Clara sits on the ladder with her cup. "Third plank creaks," she says. "I shan't tell them."
clara_lover_2-lie_down = Lie down in number thirteen yourself.
clara_lover_2-lie_down-ok =
    You get in, boots and all. The one who was there before you goes under it. "This one's a relation of the sailmaker's," says Clara. "It's the bowels."

    One inspector has a bowel too. He sits on the edge of you and asks what you take for it. You tell him: charcoal, prunes, a handstand at sunrise. He presses money on you for it, and signs for thirteen. "You've a gift," says Clara, when she has stopped biting on the sheet. "He's going to do the handstand."
clara_lover_2-lie_down-fail =
    You get in. "What is it?" asks the inspector. "Leg," you say, as Clara says, "Lungs." They've a doctor with them.

    He examines you at length, with cold hands, for what you pay him not to find. By the time he's through the ladder has been used, the loft door stands open, and thirteen is only you, warm, in a nightshirt, fined. "You blushed," says Clara. "All the way down. I've never been able to teach anybody that." She tucks you in once more before she folds the bed.
clara_lover_2-count = Offer to do the counting for them.
clara_lover_2-count-ok =
    They're glad of it; there are two of them, and one list. You begin at the window. One, two, the coop; mind the step, gentlemen; six. A hen comes out of nine. You ask the younger whether he gets home much.

    "Twelve," you say, at the door, and so does he, deep in his wedding. They tip you. Clara sits down on the thirteenth. "I've had two years of schooling from a man who counts everything," she says. "You did that with your mouth open."

## Lover 3. Anywhere.

clara_lover_3-title = In the middle of a sentence
clara_lover_3-opening =
    "It isn't that I mind their flag," says Clara. "It's that they'd want to see who," and she is asleep. Her head has come down on your shoulder. The cup is still in her hand and level.

    It's three in the morning on your deck. Astern lies the hulk that the Admiralty has offered her: forty beds, paint, a pension, and an officer at the gangway to ask every patient which side. Her boat goes across with the first light. She has to be in it, or have said no.

    { $shared_the_cure ->
        [me] A letter sticks out of her sleeve, a New Year's one, opened. The first she has ever opened. "He says you gave it to everybody," she told you at supper. "He spelled everybody with a capital."
        [other] A letter sticks out of her sleeve, opened. "It's about { $shared_the_cure_by }, who gave it all away," she told you. "He can't stop writing about it. Poor man."
       *[no] {""}
    }

    { $type ->
        [secret] By the rail a man in an old coat drips and waits. It's past his time. He lays one finger on his lips.
       *[other] Your crew has been up since midnight, in stockings. They've moved the guns, to see how many beds it would be. Nobody asked them.
    }

    The guardship, which lets nobody out before sunrise, has her ports lit. The tide turns.
clara_lover_3-sleep = Sit still, and let the boat go without her.
clara_lover_3-sleep-ok =
    Your arm goes first, then your leg. At six the officer calls for Doctor Clara, and your whole crew puts a finger on its lips; he too, in the end.

    { $type ->
        [secret] The old coat keeps her other side warm.
       *[other] {""}
    }

    The sun's on her face by nine. "who's ill," says Clara and opens her eyes, "as if that was any of their," and sees the sun, and where the hulk was. She moves the arm for you, joint by joint. "You'll live," she says. She stays where she is.
clara_lover_3-guardship = Slip the cable, and sail past the guardship.
clara_lover_3-guardship-ok =
    Somebody ties a sock round the bell. You go down the channel with your hands and a prayer, so near the guardship that you hear them dealing. A man at a gunport looks at the sleeper on your shoulder, and shuts the lid without a sound. He has had a tooth out by her.

    "Where are we?" asks Clara at sunrise. Nobody's, you tell her. By Friday every harbour knows of a ship with no flag and a red-eyed doctor. "Tongues," says Clara to your whole crew.
clara_lover_3-guardship-fail =
    Halfway down the channel the guardship drops a lamp on a string, and a voice asks what you've got there. You whisper that it's a doctor, asleep.

    There's a silence. Then there's a stir, and a boat, with nine men in it who have been meaning to ask about something. She sees to them all with her eyes shut. The hulk has gone by then. "Did I say yes?" asks Clara. Nobody on either ship will tell her. She's smiling into the cup.
clara_lover_3-deck = Buy forty beds and fit out your gun deck.
clara_lover_3-deck-ok =
    By dawn there's not a mattress to be had in { $port }, nor a carpenter awake. The guns stand on the quay under a cloth. The Admiralty's boat is told that the doctor isn't to be disturbed: she's inspecting.

    She's walking up and down between forty beds with a pillow held against her. "Who pays for the oranges?" she asks. "Which side do you take?" You tell her, starboard. It goes round the islands faster than a fever, and from now on both navies dip a flag to you, in case.

## Nemesis 1, in Port Royal. Audience or truce.

clara_nemesis_1-title = The green pump
clara_nemesis_1-opening =
    "Show her," say the fishermen, and open their mouths. All the tongues are green as limes.

    { $cut_the_net ->
        [me] One of them looks at the rope scar on your arm, and then tells everybody, loudly, that it must have been the oysters.
        [other] "We'd thought it was the one who cut the nets," one says. "{ $cut_the_net_by }. But it's you."
       *[no] {""}
    }

    You've tied up to a chimney in Port Royal. On the dry end of the street stands the pump that fills your barrels. Beside it, on a kitchen chair, sits Clara with her cup. Her own tongue's the greenest of all.

    "It's harmless. It's a week," she says. "I wanted to see who drinks with you. That's a lot of people, for someone who wouldn't turn round."

    "It's my wedding!" says a bride, greenly.

    "I asked you to turn the ship," says Clara. "It was an hour. He'd have kept the leg. You had a tide."

    The whole street is looking at your mouth. You were ashore all week; you are as pink as a ham. She fills the cup to the brim and holds it out, and in the crowd somebody has found a paintbrush.
clara_nemesis_1-green = Drink the cup, and put out your tongue.
clara_nemesis_1-green-ok =
    It tastes of grass and pennies. You turn right round with your tongue out, so that nobody is left in doubt. The bride kisses you on both cheeks. By evening it is the thing to be; strangers come to the pump with mugs, and your crew is up all night drawing water.

    Clara folds her chair. "That was meant to be a punishment," she says. One button is gone from her cuff. You find it later, at the bottom of the cup.
clara_nemesis_1-whose = Ask her whose leg it was, and hear it.
clara_nemesis_1-whose-ok =
    You ask his name. She has her answer ready to another question and has to put it down.

    "Baptiste," says Clara. "He's a dancing master." You fetch a second chair. You want to know who does his shopping, and you don't mention the tide. After an hour of it the street has gone to dinner. "I'll send a powder," she says. "It turns them pink again. Tell them, with lemon." She has charged the fishermen for the show, it turns out, and she leaves you the plate.
clara_nemesis_1-whose-fail =
    "Was it the left?" you ask.

    The street goes silent, fisherman by fisherman. It was a simple question, and you'd meant it kindly. Clara drinks up the cup herself. Then she tells you, in the voice she has for relatives, which leg, and in which hour, and what it weighed. It costs you a round for everybody before anyone will look at you. "You'd remember," she says, "if you'd turned round. I remember everything that I turned round for. I don't sleep much."
clara_nemesis_1-paint = Pay the painter, and colour her chair to match.
clara_nemesis_1-paint-ok =
    You buy the brush and the boy that goes with it. He does the chair with her in it, then the pump, then the dog. When there is no more paint Port Royal has chosen sides, and neither can get near the water for laughing.

    Clara gets up. The chair comes with her. "Sixpence to see the doctor," calls somebody, and it rains small change. She picks out a sixpence and gives it you. "For the other leg," she says. "Keep it. It's how it starts."

## Nemesis 2. Anywhere.

clara_nemesis_2-title = Pardoned with a brass band
clara_nemesis_2-opening =
    "Hold still," says Clara. "You're being pardoned."

    A brass band has marched the length of { $port } to your gangway. In front of it walks a herald in a hired coat, and before all the town he unrolls a paper with three seals. It forgives you, by name, eleven things. You have done four of them.

    "It's false," she says beside you, not moving her lips. "The seals are turnip. You kneel there, they cheer, and it takes half an hour. I need half an hour with nobody looking at the water gate."

    { $type ->
        [truce] "There's a fever ship off the bar that they won't let in. I've got people off her. Eleven, on doors. We can go on hating each other on Thursday. They can't lie in the sun that long."
       *[other] The crowd has dressed for it. Half wear green ribbons on their hats, for her, and the other half straw with a red feather, which is you. They're selling both. "Nobody came for the fever," she says. "For you they've come in hats."
    }

    The herald coughs. He has reached the seventh thing, and it concerns a bishop's mule. Behind the drum somebody begins to wonder, aloud, about turnips.
clara_nemesis_2-kneel = Kneel down, and be forgiven for all eleven.
clara_nemesis_2-kneel-ok =
    You kneel. The mule gets a groan. At the ninth thing ladies leave. You beat your breast at the tenth, and at the eleventh you weep, with your purse held out for the poor, until a tin cup flashes twice from the water gate.

    For the rest of your life people here will ask after that mule. "You overdid the breast," says Clara that night at your rail. "Cracked rib?" She has her ear against it before either of you has thought about it.
clara_nemesis_2-confess = Interrupt, and confess to far worse things.
clara_nemesis_2-confess-ok =
    "Only eleven?" you say, and take the paper out of his hand. You go on for an hour. There's a lighthouse in it, an abbess, a whale. The band sits down. At the water gate one could have moved a cathedral.

    They take up a collection so that you won't stop. In the end they carry you round the town, and no one sees Clara come back through the crowd with her sleeves rolled. "I was to be the one they'd talk about," she says. "For once I'd a band."
clara_nemesis_2-confess-fail =
    "Only eleven?" you say, and begin on a twelfth, which is true. You had forgotten that the harbour master's sister is married here.

    She has not forgotten. It takes the herald, the trombone and all you have on you to get her off. Still, it does take half an hour, and nobody looked the other way. Clara sees to the bite. "I planned it all for you to look a fool," she says and threads a needle. "I'd no idea you would bring your own."
clara_nemesis_2-carry = Send your crew to the doors, and march along.
clara_nemesis_2-carry-ok =
    You fall in with the trombone. So does everyone. Round the corner your crew is going the other way, two to a door and at a run, till dark.

    The last of the eleven, a cook, asks to hear the bit about the mule. You do it for her with gestures. Clara watches from the loft ladder. "You turned round," she says. "Three years late, and behind a trombone." She drinks from the cup, makes sure of it, and hands it down to you. It's only water, and cold.

## Nemesis 3. Anywhere.

clara_nemesis_3-title = Baptiste would like a race
clara_nemesis_3-opening =
    "I never asked her to poison anyone," says Baptiste. "I'm a dancing master. I wanted a rematch with the sea."

    At low water the flat before { $port } runs out a mile. On the quay the town has set up benches. Baptiste has one leg, a chair on cartwheels, and very fine shoulders. Clara stands behind him with two cups on a tray.

    "Trial by water," she says. "You go out to the stake and back, you and he. If you're first, I'm wrong and I go. If he is, you say it here, to all of them: I had the time."

    { $type ->
        [truce] "Our truce was until the tide turns," she says. "There. It has."
       *[other] Green ribbons sit to the left, red feathers to the right. There's a man with pies.
    }

    By the stake lies the wreck that goes dry twice a year, with what the Armada left in her. Baptiste has noticed it, and so have you.

    "One leg's a disgrace in sand," he says to you low down. "These wheels! I shan't get back, you know, if it comes fast. I haven't told her."

    Clara raises her handkerchief.
clara_nemesis_3-carry = Take him on your back and walk together.
clara_nemesis_3-carry-ok =
    You leave the chair to the tide. He's heavier than he looks, and sings. Your crew comes out to meet you with the water at their belts and carries the pair of you over the line in a heap, so that no one can say which was first.

    "I had the time," you tell the benches, with what breath there is. { $grudge ->
        [0] Clara takes a sip from either cup. "Both water," she says. "I'm not a monster. Tongue." It's pink. She looks at it longer than she has to.
       *[other] Clara looks at him, and not at you. "He's wet," she says, and takes off her coat. It goes round him first; there's a good half left over.
    }
clara_nemesis_3-race = Run for the stake, and win it fairly.
clara_nemesis_3-race-ok =
    He does the first half mile on pure shoulder and spite, and calls the step, one and two, to throw you out. On the way home there's water over the axle, so you win it pushing, your two hands on the back of his chair.

    "By a leg," says Baptiste and wrings your hand. Both sides are standing on the benches. Clara sets down the cups. "I was wrong," she says, "about you. The hour I'm right about." And she walks off to sleep.
clara_nemesis_3-race-fail =
    You lose to the chair. It floats. Nobody had thought of that but Baptiste, who comes home on the flood like an admiral, with his stick for an oar. You arrive some time after, along the bottom.

    In front of two benches and a man with pies you say that you had the time. It's quiet. "Louder," says somebody, and Baptiste throws his stick at him. Clara holds out both cups, for you to choose. They're rum. "I've heard it now," she says. "I thought that I'd feel more."
clara_nemesis_3-wreck = Go for the wreck, and send him home.
clara_nemesis_3-wreck-ok =
    At the stake you turn his chair about and give it a shove down the sand that brings him in by himself, and first, to cheers. You're seen to go into the wreck; you aren't seen to come out. They have their hats off already when you wade up with a Spanish thing in your arms.

    "He won!" says Clara, hoarse. "You let him. You stayed out there. I'd counted to two hundred." She pours away one cup, and then the other.
clara_nemesis_3-wreck-fail =
    The wreck has a floor, and then it hasn't. It's Baptiste who comes back for you. He takes the whole flat crosswise, standing on his one leg in the chair, with your crew on a rope behind him, and has you out by the collar.

    You're rolled over a barrel in front of the benches. "That's one hour," says Clara, over you, both hands on your ribs. "He turned round, did you see? It cost him a race. Breathe. Again. I've not finished being angry with you."

## Nemesis 3, for whoever drank the green. Anywhere.

clara_nemesis_3_green-title = Captain's Own Green
clara_nemesis_3_green-opening =
    "It cures the lot!" cries the man on the wagon. "Fever, gout, and marriage! As drunk by the Captain!"

    Your portrait is on the wagon, with your tongue out. Since you emptied that cup in public, the town of { $port } has wanted to be green. Here's somebody who bottles it. He sees you and weeps with joy. There's a tenth in it for you, he whispers; it has been put by in the box, under him, with something that a Spanish colonel left as security.

    Clara has come straight from the ward. "It's ditch," she says. "I had four beds come in empty on Monday. Do you know what that is, an empty bed? They're at home, drinking that, with a real fever." She has brought a basin and two glasses.

    "You started them," she says. "You stop them. Louder than you did it.
    { $grudge ->
        [0] Please."
       *[other] Then I'll go on with you."
    }

    "Trial by water!" someone calls. The whole square takes it up. They look at your mouth.
clara_nemesis_3_green-pink = Scrub your tongue in the basin, before everybody.
clara_nemesis_3_green-pink-ok =
    There's soap. It takes four basins, and it hurts; when you put it out again it's pink, it's plain, it's what anybody has. You pay a boy to go round with the lamp. "It's grass," you tell them, "and pennies. I've a bed booked on the ward, in case."

    A woman at the front gives back her bottle. { $grudge ->
        [0] "Tongue," says Clara when they've gone. She holds the lamp to it longer than one has to. "I'd forgotten it was that colour," she says, and rinses the cup.
       *[other] "I've three hundred to see," says Clara. "There's a stool." She kicks it over to you. It's the first time she's asked you to stay for anything.
    }
clara_nemesis_3_green-glasses = Drink against the bottler, glass by glass.
clara_nemesis_3_green-glasses-ok =
    A glass for you and one for him, poured by Clara, who tastes each. At the third he's stopped talking. At the seventh he remembers an engagement. At the ninth he lies down under the portrait and asks, in a small voice, for a real doctor.

    You're standing. "What have we learned?" says Clara to the square. By evening there's a queue at the ward right round the church. "That was it," she says to you over a bucket. "I'm done with you. Spit."
clara_nemesis_3_green-glasses-fail =
    He's been at it since spring, it proves, and thrives; it's you who start to see two Claras. The second is kinder.

    Your crew joins in from loyalty. The crowd goes home with a case each. You wake in one of the empty beds, with your own people in the others, and she's sitting on the end of yours with her cup. "I've filled them," says Clara. "It's not how I'd have done it." Your boots are under her arm.
clara_nemesis_3_green-wagon = Let go the wagon's brake, and ride it down.
clara_nemesis_3_green-wagon-ok =
    It's a steep square. You go by the fountain standing up, with the bottler running alongside, and a lane opens in front of you, people, hats, a christening, down to the harbour and off the end.

    You come up with the box. What the colonel left is in it, none the worse. "You turned it," says Clara on the steps, breathless. "At the christening. You turned it. You had about a second." She sits down beside the basin. "So you can." She leaves you both the glasses.
clara_nemesis_3_green-wagon-fail =
    The brake comes off in your hand. That's all that does; the wheels have been chocked since Easter with your own portrait, in proof.

    You're made to buy the brake. They sell eleven dozen on the strength of it. Clara has begun to go from door to door with the basin. "You needn't come," she says. You hold the lamp for her, all night, while they shut doors. At the last one she says: "You'll live. It's them I'm not sure of."
