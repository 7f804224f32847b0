## Lover 1, in Claw Bay. Wager or duet.

old_tamsin_lover_1-title = A plank in the steam
old_tamsin_lover_1-opening =
    "Don't help me," says Old Tamsin, "and don't stand in my steam."

    Behind her on the beach the ribs of a ship stand up like a hand, one finger short. Before her lies a long box that whistles. There's a plank inside. When it comes out it will bend for as long as you can hold your breath, and after that it will never bend again.

    "Takes two," she tells the box, "and my boy is at a wedding. It's his own, so I suppose he has to."

    She goes round you once, tapping with her adze handle. "You're listing, little sloop. There's a weight on the one side."

    { $who ->
        [kahina] "It's a key. Tap it again and you're buying it."
        [cesare] "My promises, madam. I had hoped that they did not show."
        [spell] "Strictly speaking, that is volume one, and wet."
       *[ton] "Iron. Pocket. It stays."
    }

    "Wood goes to those who answer me. What walks down the street on its nose, eats the street, and leaves it in curls?"

    The whistle climbs. She throws you a glove. There is only the one.
old_tamsin_lover_1-hold = Grab the hot end and do as you're told.
old_tamsin_lover_1-hold-ok =
    "Left," says Tamsin. "The other left. Lean! You're built for it." You run up the beach with your end, she walks, and the two of you meet at the same rib in opposite opinions. The plank goes on with a twist in it that no ship has had before.

    She looks at it with her head on one side. "It's wrong," she says to the plank. "It's rather handsome." In your glove, among shavings, are your wages. "Mind the step," says Tamsin. There's no step on that beach.
old_tamsin_lover_1-riddle = Answer the riddle before the whistle stops.
old_tamsin_lover_1-riddle-ok =
    A plane, you say, and catch it, because she has thrown it at you. It's old, and somebody's thumb has worn a seat in it.

    "Two's," says Tamsin. "My second husband. He answered 'a goat'." Then she has the plank out, and on, and pegged, all by herself, in one breath. She hadn't needed you. She had wanted to see which way you would look: at the plank, or at her. "Keep that," she says. "I'll ask you a harder one when you've got something I want."
old_tamsin_lover_1-riddle-fail =
    You say a goat. Tamsin puts down her end.

    "A goat," she says to the ribs, one after another. "Did you hear? Two said so as well, and I married him for it." The plank cools as straight as a sermon, and you pay for it, since it was your breath that it waited for. She wraps a shaving round your finger to show you what a plane leaves behind. When you're back aboard you are still wearing it.
old_tamsin_lover_1-rib = Buy the missing rib and bet she finishes the ship.
old_tamsin_lover_1-rib-ok =
    You count it out on the lid of the box. That rib has been missing for eleven years. People have proposed at it.

    "You bet I finish her," says Tamsin. "I bet I don't. So whoever wins is pleased." She spits in the glove and shakes your hand in it. Before evening half the town has come down to stand on her side of the bet or yours, each with a coin, and you are made to hold the hat.

## Lover 2. Anywhere.

old_tamsin_lover_2-title = The beam under the wedding
old_tamsin_lover_2-opening =
    "Listen to her," says Old Tamsin, with her ear against the ceiling. "Forty foot of greenheart and never a knot. She's wasted in here."

    "She is holding up my house," says the landlord.

    "That's what I mean."

    It's her last keel. She has walked the whole coast for it, and it runs through the taproom of the cheapest inn in { $port }. The landlord would sell. Only, upstairs there's a wedding. A hundred people are jumping on that beam in time, and the bride's mother has said that nobody goes home before two.

    { $told_mama_berta_the_truth ->
        [me] "You'd speak up to anyone," Tamsin says. "You told Mama Berta. Go and tell the bride."
        [other] "If { $told_mama_berta_the_truth_by } were here, who spoke up to Mama Berta," Tamsin says, "I'd send { $told_mama_berta_the_truth_by } up to tell the bride."
       *[no] "Brides," says Tamsin to the beam. "I was one three times. You can't tell them a thing."
    }

    { $type ->
        [wager] "My place in the churchyard, between Two and Three, sea view," she says, "against all your Thursdays. I'll have her out by dark."
       *[other] In the doorway waits a stout man with a chair. He was once her apprentice, he has a yard in Havana, and he has come to seat her in it for good. "Mother Tamsin, you've no one to take the other end," he says.
    }

    She gives you her saw to hold. It hums with the music.
old_tamsin_lover_2-dance = Go up and keep them dancing along one wall.
old_tamsin_lover_2-dance-ok =
    You teach the wedding a dance that goes sideways. It has eleven steps, and you make up nine. Under your feet somebody saws in time, and each time that the floor drops by an inch a hundred people cheer and put it down to the rum.

    At two the bride's mother comes down, finds an old woman asleep on forty foot of greenheart, and covers her with the bridal shawl. Then she pays you for the music.
old_tamsin_lover_2-heave = Swap the beam for your spare mast in one heave.
old_tamsin_lover_2-heave-ok =
    "On the jump," says Tamsin. The floor goes up with a hundred people on it. For as long as they hang there the house stands on good manners. Out goes the one, in goes the other, down come the hundred; a spoon falls off the wall.

    { $type ->
        [wager] "It isn't dark," you point out, and she has to look at the sky. "So there's sea view for one more," she says, "if you don't snore."
       *[other] The stout man sits down on his chair himself. "Who holds her other end?" he asks, and Tamsin says: "That frigate."
    }

    The landlord pays for a roof that he can trust.
old_tamsin_lover_2-heave-fail =
    "On the jump," says Tamsin, and at that moment the fiddler stops to drink. Nobody jumps. There you stand, your whole crew, with a house on your shoulders, and above you the speech of the bride's uncle.

    It has a lighthouse in it, and three of yours are in tears, for various reasons. When the fiddle starts again you swap the timber, and nobody feels a thing. Tamsin has been fanning you with the saw. "Carried well," she says. "All of you. Like a ship's bottom."
old_tamsin_lover_2-street = Pay the whole wedding to go on in the street.
old_tamsin_lover_2-street-ok =
    You buy the barrel, then the band. The bride goes down first, on a ladder, with her shoes in her teeth, and everybody follows because that looked well.

    By midnight the inn is empty, the street is full and Tamsin has her beam across six barrows. She has to be danced with by everyone who made way: the uncle, the fiddler, both grandfathers. "They think it's my wedding," she says, out of breath, and hands you what the uncle slipped into her apron.

## Lover 3. Anywhere. Sets broke_a_bottle_for_tamsin.

old_tamsin_lover_3-title = The last keel
old_tamsin_lover_3-opening =
    "If you've come to tell me she's beautiful," says Old Tamsin, "I'm holding a mallet."

    She is, though. Behind the last house of { $port } she stands on her slip with the tide at her heels, and one prop under her. Nobody has been told her name. It wants half an hour to sunrise, and the fishermen have come with their hats already off.

    Tamsin has cut a notch in the adze handle, and sits looking at the bit of wood that's left.

    "Here's a bottle," she says. "It was meant for the Good Intent. I drank it, the night before, on account of a bet, and I filled it up with tea. She went down the slip on tea. I've had real wine put in since. It's forty years old, and I'd hoped to taste it."

    { $type ->
        [wager] "You bet me I'd never finish this one. I could've left out a nail and won. You choose the prize, little sloop."
       *[other] "We've done it all with four hands, we two. But that prop comes out with two, and whoever does it must be quick."
    }

    She holds out the bottle and the mallet, one in each hand.
old_tamsin_lover_3-bottle = Break the good bottle over her bows.
old_tamsin_lover_3-bottle-ok =
    It breaks at the first blow, and the whole beach smells of forty years. Old Tamsin catches a drop on her wrist and licks it off. "Tea was better," she says, and wipes her eyes with the same wrist.

    She knocks out the prop with one tap. The name she says into your ear first; then she says it to the ship. The fishermen's hats come round, with something in them. { $warmth ->
        [3] "I'll not say mind the step," she says. "You know where it is."
       *[other] "Mind the step, my frigate. You walk like somebody who's been kissed." You have been.
    }
old_tamsin_lover_3-prop = Knock the last prop out yourself, and run.
old_tamsin_lover_3-prop-ok =
    One blow does nothing. At the second, somebody above you sighs, and it's the ship. You run bent double down the whole slip, with forty foot of greenheart behind you, like somebody late for church, and dive.

    She passes over you. When you come up among the hats, every boat in the harbour is shouting, and they're shouting { $captain }. Tamsin has poured two thimbles of the wine. "I lost three husbands looking the other way," she says. "So I looked."
old_tamsin_lover_3-prop-fail =
    One blow does nothing. Nor does the ninth. You send for a bigger mallet, then for all hands, while the tide comes up and looks, and goes away again. The prop has taken root, your crew say. By noon they are lying under her in a row.

    Old Tamsin steps over them and pulls out a wedge no longer than a spoon. The ship slides off. "You never asked it nicely," she says. She shares out the forty-year-old wine, by the thimble, to all who had hit something.
old_tamsin_lover_3-bell = Hang something of your own on her before she goes.
old_tamsin_lover_3-bell-ok =
    You nail it up under her bowsprit, where a bell would hang. It has been round the whole Caribbean with you, and there it looks as though it had been on its way to her.

    "Now she's been somewhere," says Tamsin, and has to use the mallet quickly. Down the ship goes, with your thing nodding at her bows. Every harbour that she puts in at will ask whose it was, and Tamsin's shipmates are women of her own age, who tell things thoroughly.

## Nemesis 1, in Tortuga. Account or audience.

old_tamsin_nemesis_1-title = Her name was Dear Martha
old_tamsin_nemesis_1-opening =
    "Dear Martha," says an old woman under your stern, "come about."

    And the { $ship }, with nobody at the wheel, comes about. She does it so prettily that the long table of Tortuga, which sits over its soup at noon, bangs its spoons.

    You have been steering since six. You've been twice to the church.

    "I built her," says the old woman. She has a skiff, a scraper and an adze handle, and your stern is bare down to the first coat. "Thirty years back. Martha was my sister. You had her from a man who had her from a fool, and I don't blame you for that. But you took a brush, and you painted out a name without asking what it was." The scraper goes on. "She asked me who you meant. She thought she'd died."

    Your crew look at the planks that they stand on.

    "Old Tamsin," says Old Tamsin. "I've hexed your rudder. It'll mind that name and no other."

    The whole table has turned its chairs. She holds the scraper up to you, handle first.
old_tamsin_nemesis_1-paint = Write Dear Martha back on the stern yourself.
old_tamsin_nemesis_1-paint-ok =
    You go down on a rope with a pot of her white, which is not cheap. Old Tamsin has views on the tail of the y. It takes you three goes, and each time she rubs it out with her sleeve.

    When it stands there your own name for the ship stands under it, smaller, like a husband's. "So," she says. The rudder moves under your foot as if it were stretching. "That's the name paid. The ten years that she was called after you are on another sheet."
old_tamsin_nemesis_1-vote = Put both names to the vote at the long table.
old_tamsin_nemesis_1-vote-ok =
    The soup goes cold. There are speeches for the { $ship } and for the sister, and in the end it turns on a proxy from the parrot, who once sailed in you and says your name quite clearly.

    Carried. A hat goes round for your paint. Old Tamsin has listened with both hands on the adze handle. "Thirty-one people," she tells the rudder, "and a bird. And she wasn't asked." Then she turns to the benches. "I've more to say to you lot tomorrow."
old_tamsin_nemesis_1-vote-fail =
    You speak for a quarter of an hour, on the sea and on freedom. Then Old Tamsin is asked to reply.

    "She had red hair," she says, "and she couldn't swim, so I made her a boat." She sits down. They vote at once, and it's everybody, and among the hands in the air there are nine from your own ship. You pay for the soup. As you go out your helmsman says "Dear Martha, if you'd be so good," and not one of your crew laughs.
old_tamsin_nemesis_1-rudder = Order a new rudder from her, at her own price.
old_tamsin_nemesis_1-rudder-ok =
    Tamsin names the sum twice, since nobody has ever failed to faint at it. You pay. The thing that she hangs on your stern is the best rudder between here and Cartagena. It minds you. It minds the wind, too, and the fish.

    "So that's what you do," she says, packing up. "What doesn't answer, you buy another." The old one she takes along in the skiff with a blanket round it. What some owner had hidden inside it lies on your stairs. She keeps nothing that isn't hers.

## Nemesis 2. Anywhere.

old_tamsin_nemesis_2-title = The door wants its name
old_tamsin_nemesis_2-opening =
    "Eat your egg," says your cabin door.

    You've been pulling at it since the bell for breakfast. It isn't locked, it has no lock; it just doesn't see a reason. And the voice is Old Tamsin's, who has drawn up a stool on the other side.

    "It's gone into all the wood now," she says through the keyhole. "I can't hold it. Whatever I ever planed on this ship wants to be called what I called it. That's the door, two ladders, and the seat of the crew's necessary house. They've not had a good night."

    { $drank_clara_green ->
        [me] The keyhole goes dark. "Put your tongue out. I'd heard green. I'd have said more of a bottle green."
        [other] "It could be worse. { $drank_clara_green_by } was seen with a tongue like a lettuce, and the whole quay asked for a look."
       *[no] "I named them for company," she adds. "One does, in a shed."
    }

    { $type ->
        [audience] Behind her there's singing. Half of { $port } has come aboard to watch, with hats: shavings in the ribbon, for her, a tuft of tow for you.
       *[other] "You've paid for the name. What I want for the years is your wheel. The real one, that has your hands worn into it."
    }

    The egg is getting cold. The spoon, you notice, is wood.
old_tamsin_nemesis_2-beg = Ask the door's pardon until it tells you its name.
old_tamsin_nemesis_2-beg-ok =
    You begin with A. It's a long morning. Past noon your cook joins in, and the boy from the pumps. It isn't Agnes. It isn't Lucinda, though there was a creak.

    "Emily," you say, about four, in despair, and the door swings open so that you fall into Old Tamsin's lap. She looks down at you for some time. "She was the cat," says Tamsin. "Nobody ever asks, after J." And she helps you up, which she has refused to let anyone do for her.
old_tamsin_nemesis_2-hinges = Take the door off its hinges from inside.
old_tamsin_nemesis_2-hinges-ok =
    The hinges are brass, and brass she never hexed. You work with the egg spoon, and it hates you. At the last pin the door falls outward, flat, with a sound like a slap, and you walk out over it.

    In the hollow where the upper hinge sat there's a small thing wrapped in oilcloth that some owner before you was saving. Old Tamsin has moved her stool out of the way in good time. She's bent over the door, and feels along its edge. "You chipped her," she says.
old_tamsin_nemesis_2-hinges-fail =
    Three pins come out like teeth. The fourth is the one on which the whole bulkhead hangs, and the bulkhead has the pantry behind it. You are standing among your own plates, all of them, with the door still in its frame in front of you, upright, alone, and shut.

    Old Tamsin walks round the end of it, and looks at you from both sides. "Well, you got out," she says. { $type ->
        [audience] The hats with shavings want to see that again.
       *[other] "I'd have lent you a screw."
    }
old_tamsin_nemesis_2-wheel = Give her the wheel that your hands have worn.
old_tamsin_nemesis_2-wheel-ok =
    It takes six to unship it, with what was lashed to it since your first command. Old Tamsin puts her own two hands into the hollows that yours have made, and stands there, steering nothing.

    "You hold her to the left," she says. "Always a bit to the left. So did Martha." The door opens by itself. You get a plain new wheel, and a purse, since she pays for second-hand timber and won't be called a thief. "That's nearly square."

## Nemesis 3. Anywhere.

old_tamsin_nemesis_3-title = A good likeness in oak
old_tamsin_nemesis_3-opening =
    "Turn your head," says Old Tamsin. "I've got the ear wrong."

    Once a year they burn a doll on the square at { $port }, with everything in it that people want to be rid of. As a rule it's straw. This year she has offered to make it. It sits up there on the bonfire in oak, as large as life, and it's you. It has your bad tooth. It has the way you stand when somebody's telling you something true.

    "Three months," she says. "I meant it to be ugly."

    { $type ->
        [account] She unrolls a paper before the mayor and two witnesses. Name, paid. Years, paid. One line's open, and it says: That they laughed. "That," says Tamsin, "goes up with the doll."
       *[other] All { $port } is there, with shavings in their hats or with tow. They've brought chestnuts. The band would like to know which way this is going to end.
    }

    { $let_the_enemy_row ->
        [me] "You left someone an oar, I hear," she says. "That's the only reason I'm asking."
        [other] "{ $let_the_enemy_row_by } left an enemy an oar to go home with," she says. "It's timber well used."
       *[no] Somebody behind the helmsman says, low, that oak burns slowly.
    }

    She gives you the torch, because her hand isn't steady.
old_tamsin_nemesis_3-torch = Light it yourself, and stand by her.
old_tamsin_nemesis_3-torch-ok =
    You put the torch in at the feet. It takes a while, then all at once you're very warm. Oak doesn't crackle; it ticks, like a ship at night. You have bought the chestnuts for the first three rows, so that there is something to look at.

    "That was good wood," says Tamsin, when the head goes. She's holding on to your sleeve. { $grudge ->
        [0] "I'll make you a straight rudder for that," she says. "With a name to it. You can choose, if you ask it first."
       *[other] "It isn't gone," she says. "It's only smaller. Mind the step."
    }
old_tamsin_nemesis_3-rescue = Pull your likeness from the fire, for your bows.
old_tamsin_nemesis_3-rescue-ok =
    You go up the bonfire on the windy side with a wet sail round you, take yourself under the arms, and come down rather faster, the two of you smoking. The square has stopped chewing.

    "What d'you want with it?" asks Old Tamsin. A figurehead, you say. She wets her thumb and rubs the soot out of its eye. "I'd got the ear right after all," she says. { $grudge ->
        [0] She walks to the ship with you, to show your carpenter how it's to be bolted, and the rudder says good evening.
       *[other] "It'll look where you're going. One of you should." And she takes her stick and goes, uphill, by herself.
    }
old_tamsin_nemesis_3-rescue-fail =
    You have yourself by one leg when the heap decides to become flat. You all slide off together: the doll, the chestnuts, the half of your crew that had hold of your coat. There are buckets.

    The oak has charred all over, evenly, to a beautiful black. "That's how you cure it," says Old Tamsin. "It will last two hundred years like that, and I never thought to." She borrows your cart and takes the doll away with her to finish, and to start on it again.
old_tamsin_nemesis_3-names = Call out every name your ship has ever had.
old_tamsin_nemesis_3-names-ok =
    You have been to the registers. You shout the names from the church steps, last to first, to a square full of chestnuts. At each of them something in the harbour creaks. When you get to Dear Martha, all the boats that Tamsin ever built swing round on their moorings.

    She takes off her cap. "So somebody wrote it down." The mayor, much moved, gives you a thing that the Armada left here in pawn. { $grudge ->
        [3] "Mind the step," she says, and for once it sounds like a threat.
       *[other] "Mind the step, Martha's captain," she says, and minds it herself.
    }
old_tamsin_nemesis_3-names-fail =
    You get as far as the third owner, who called her after his debts and changed it every spring. The square helps. There's a vote for Gertrude.

    "Stop," says Old Tamsin. "You're making her blush." There's a fee, it seems, for shouting before the doll is lit. "You did look, though," she says, and rakes the embers from one foot of the oak with her stick, so that it goes out. "I'll keep this for when you've read to the end."
