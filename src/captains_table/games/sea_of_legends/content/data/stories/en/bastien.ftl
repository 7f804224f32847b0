## Lover 1, in Santo Domingo. Duet or secret.

bastien_lover_1-title = The saint comes down at noon
bastien_lover_1-opening =
    "Observe!" says the man on the top step. "First, the string. Second, the cathedral."

    In Santo Domingo one is hired on these stairs, and the higher one sits, the dearer. He sits highest of all, beside a town wall made of sugar. His plumb line hangs from the church door. It ought to touch the sill. It's a foot away.

    "The cathedral is upright," he says. "Therefore the stairs are leaving. Bastien, siege engineer. There's a hole under the ninth."

    "They have stood two hundred years," says a canon.

    "They have also moved since breakfast," says Bastien, delighted.

    At noon the saint comes down in silver, with twenty bearers. It's a quarter to. On the lower steps sixty people wait for work, and none will lose a place.

    The canon bends over the sugar, which is San Juan, block for block. One block low down has a dot of ink. "And what," he says, "is that?"

    Bastien opens his mouth. For the first time he has nothing to say. Inside, the organ begins.
bastien_lover_1-prop = Wedge your spare topmast under the ninth step.
bastien_lover_1-prop-ok =
    You're under the stairs in the dark, he holding the string and you the mast. "First, to the left," says Bastien. "Second, more." Overhead come twenty pairs of feet and a ton of silver. Everything creaks, and then, one after another, it stops creaking.

    "What was third?" you ask.

    "Third!" says Bastien, and lets go of the string. "Third, we ought not to have been standing here." He's covered in two hundred years. The chapter pays him, and he pays you half, in the dark, and misses your hand twice.
bastien_lover_1-prop-fail =
    You wedge it under the ninth. It's the eighth that goes. The saint comes down faster than is usual, on all twenty bearers, over sixty people who have got up after all, and stops at the bottom, upright. It's declared a wonder.

    Two of your crew are under the silver until vespers. "It held," says Bastien. "The ninth! Did you see? Everything else went, and it held." He takes your arm to get you out. He has measured where you're bruised before he has asked your name.
bastien_lover_1-sugar = Eat the block with the dot.
bastien_lover_1-sugar-ok =
    You lean past the canon, break it out, and crunch. There's some ink to it. A bit of San Juan slides into the gap, and Bastien looks at that, not at you, for a good while.

    "It was a guess," you tell the canon, "at what it tastes of." Then you ask the sixty up to finish the wall with you, and the lower steps lie empty when the saint goes by. The chapter sends down two coins, for the string. "You didn't ask," says Bastien. "Nobody doesn't ask."
bastien_lover_1-hire = Hire everybody on the stairs, and send them away.
bastien_lover_1-hire-ok =
    You begin at the cheap end. Sixty people are engaged for one hour, to stand in the shade over there and look up. The weight comes off; the string moves back a hand; the saint goes by on tiptoe.

    "And me?" asks Bastien. "I'm very dear, up here." You ask what he would do for you. He has never got as far as that. "First," he says, "gratitude," and gives you a thing from his instrument case that he has two of. He hasn't two of it.

## Lover 2. Anywhere.

bastien_lover_2-title = Forty kegs, and one is powder
bastien_lover_2-opening =
    "Don't sit on that," says Bastien. "Or do. It's most probably roses."

    Forty powder kegs stand on your deck, with a bow on each. He's brought them himself, in a barge, and at sunset. "First," he says, "flowers. Second, how does one keep flowers dry? In a powder keg! They're all labelled."

    "Where?" says the port inspector, who has followed him on board.

    "On the inside," says Bastien.

    One of the forty is for his work in the quarry. He knew which; it was third. The inspector says that powder in { $port } is a matter for the fort, and lights his lamp in order to read.

    { $type ->
        [secret] "Haven't we met?" he says. "San Juan. I carried stone there. You'd a mark you used to put, a dot." Bastien looks at you. You've never told anybody how that dot tasted.
       *[other] "A man like you," he says, "wants a proper staff. Thirty sappers and a desk. What's this, a ship? They'll have you growing beans." Bastien has always wanted a desk.
    }
    { $robbed_the_counting_house ->
        [me] "And you went in by my skylight at that counting-house," says Bastien to you, to change the subject. "I drew it. Was it wide enough?"
        [other] "{ $robbed_the_counting_house_by } went in by my skylight at that counting-house," says Bastien, to change the subject. "I drew it. Nobody asks who drew it."
       *[no] "Shall we have supper first?" says Bastien.
    }

    The lamp has a crack. The inspector bends over the nearest bow and pulls.
bastien_lover_2-nose = Find the powder keg by smelling at all forty.
bastien_lover_2-nose-ok =
    You go down one row and Bastien down the other, on your knees, noses to the bungs. Rose, rose, a rose with a bee in it. At the last keg you meet. Both of you sniff, both look up, and both say, "Ah."

    The inspector has put out his lamp by himself. He pays you for finding it. "That was third," says Bastien. "I'd put it last, so that I'd remember." Then the others are opened, and your watch picks petals out of its soup for a week.
bastien_lover_2-nose-fail =
    You've both smelled so many roses by the thirtieth that the cat would be one. "It's this," you say. "Certainly," says Bastien. So that keg goes overboard. It floats, it opens, it's yellow ones. The next was, too.

    What's left is rolled ashore and sat beside, at a distance, by half your crew, all night. At breakfast the cook finds the powder. He's had it under the kettle, as a stool. "I've been wrong only outdoors," says Bastien, deeply moved, "and there you were, beside me, being wrong as well."
bastien_lover_2-bucket = Pour a bucket of sea into every keg.
bastien_lover_2-bucket-ok =
    Forty buckets. You haul and Bastien pours, with a face like a man who waters his own funeral; and the thirty-first goes fizz.

    "There it is!" says the inspector, and stamps it: wet, harmless. He buys it, too, for the fort's cannon, which he says is never fired. The roses stand in water up to the neck. By morning they've opened, all of them, at once. "First," says Bastien, walking up and down your deck as if in church, "I had only thought how to keep them shut."
bastien_lover_2-lamp = Buy the inspector's lamp, and light supper with it.
bastien_lover_2-lamp-ok =
    You offer him so much for a cracked lamp that he has to sit down. You hang it over the table. He's asked to stay. The talk comes round to walls, and the two of them build Tyre out of bread.

    "About that dot, or that desk," says the inspector in the end, yawning. "I forget." He leaves a thing behind for the lamp. Bastien hasn't said first or second since the fish. He has hold of your sleeve, under the table, to keep it plumb.

## Lover 3. Anywhere. Sets opened_the_gate_for_bastien.

bastien_lover_3-title = A gate with nothing beside it
bastien_lover_3-opening =
    "Walk round it," says Bastien. "Go on. Everyone does. Then come back and try to go through."

    On the quay of { $port }, with nothing to the left and nothing to the right, stands a gate. All day men with rams have run at it. It's for San Juan. At a table sit five councillors. If it's shut at sundown they'll sign, and it goes into their wall for two hundred years.

    "It's the one thing I've made," says Bastien, "that nobody will knock down."

    { $type ->
        [secret] "You ate it," he says then. "The stone with the dot. You know which one it is, so you'll see. They want my gate right on top of it."
       *[other] "Second," he says then. "There's a stone in that wall, a bad one. I put it there at twenty, for spite; they'd laughed at my drawings. They want my gate right on top of it."
    }

    In ten years, or in one, the weight will find it, and on the other side is the market.

    "If I tell them I'll never build so much as a hutch. If it were opened, they wouldn't buy. But I made it so that I couldn't."
    { $warmth ->
        [0] "Colleague," says Bastien.
       *[other] "I've tried third," says Bastien. "Third is you."
    }

    A councillor is warming the wax.
bastien_lover_3-open = Open the gate in front of the council.
bastien_lover_3-open-ok =
    Nobody has knocked. You do. You think as he thinks: first the bar, second the bolt. You lift the whole thing by the hinges, an inch to the left. It swings open without a sound.

    The council shuts its inkwell. By Sunday all San Juan has it. Bastien goes through, to the other side of nothing, and back. "The hinges!" he says. "It was so good. Did you see how good it was?" He's laughing, and then he needs your sleeve.
bastien_lover_3-open-fail =
    You lift it by the hinges. He has thought of that. He's thought of the bar as well, and of you: on the inside of the bolt it says, "Not here, colleague." You pay for the saw, the second saw, and the surgeon.

    At sundown they reach for the wax. Then Bastien walks up and shows them, on one finger, where he has left it weak. He always does, it appears. There's no contract. "You had been so near," he says. "I couldn't watch it be stronger than you."
bastien_lover_3-tell = Go to the table with him, and tell them of the stone.
bastien_lover_3-tell-ok =
    It takes him eleven sentences, and there's a third in all of them. The oldest of the five has got up, and is looking at his hands.

    "I was the one who laughed," he says. "At the drawings. I've had them over my bed for twenty years." They won't buy the gate. They'd like him to come and change a stone, and pay a retainer. Bastien looks back at his gate. "It may stay there," he says. "People like walking round it. Will you hold the string?"
bastien_lover_3-carry = Have your crew carry the gate off at dusk.
bastien_lover_3-carry-ok =
    All hands. It weighs what a chapel weighs. They carry it past the table upright, one shuffle at a time, as if it had been ordered so, and the councillors move their chairs to let it by. At sundown it's certainly shut. It's also on your deck.

    "Stolen!" says Bastien. "It couldn't be opened, so they stole it whole. What a review!" All the coast has it. He sets it up amidships, by the hens. From that day he knocks there, every evening, and waits to be asked through.

## Nemesis 1, in San Juan. Mirror or account. Sets bribed_the_goatherd.

bastien_nemesis_1-title = The wall you went round
bastien_nemesis_1-opening =
    "Stand there," says Bastien, "where the light is. I'd like you to see it. You will, this time."

    Across the harbour road of San Juan, from the sea to the cliff, goes a wall. It's thirty feet high, faced with blue cobbles from the street. He stands on top with a speaking trumpet. Your cargo is on the wrong side.

    "First," he says, "last year. I'd built one against you. Twelve months! I slept in the mortar. And you came in by the beach. You were late for dinner. You went round it. You didn't even look at it." He needs a moment. "So, second, this one."
    { $walked_past_the_vault ->
        [me] "I ought to have known. You once walked past a vault."
        [other] "There's { $walked_past_the_vault_by }, who walked past a vault. But that was rude to a vault!"
       *[no] "My mother had come," he says, "to see it stormed. She'd brought a chair."
    }

    On the cliff, where the wall ends, is a path as wide as a goat. The goats are on it. Their herd sits below with his hat over his face and one hand out, palm up.

    "It's perfect," Bastien calls down. "Except for third!"

    A small boy offers you a guided tour.
bastien_nemesis_1-look = Take the tour, and look at all of it.
bastien_nemesis_1-look-ok =
    You pay the boy. You look at the footings. You ask what's in the mortar, and it's egg. By the cliff Bastien has come down to show you the drain himself.

    "And here," he says, "you'd have brought up the ladders, and here I would have poured the..." He stops. He's been happy for nearly an hour. "That's for one wall," says Bastien. "There was another. I've the drawings, they're at home." He opens the side door for your cargo. There's always a side door.
bastien_nemesis_1-stair = Build a stair against it by morning.
bastien_nemesis_1-stair-ok =
    Your cargo is mostly crates. By four in the morning it's a stair, and a good one, with a landing. By six San Juan is using it. You take a penny at the bottom.

    Bastien comes up it last. He counts the treads. "Seven inches to the rise," he says. "That's what I'd have taken." He stands on his own wall next to you and looks along it, one eye shut. "You're building at me," he says, and he's already got his pencil out.
bastien_nemesis_1-stair-fail =
    Your crew builds all night. Towards four it's as high as the wall, at five higher, and at six it leans over, in the friendliest way, and lies down on the other side with your cargo and you.

    So you're across. So is the landing. "No, no," says Bastien, running up with his plumb line. "First, a footing! Who taught you?" He spends the morning showing your people how it's done. He's got half of it up again before it comes to him what it is for.
bastien_nemesis_1-goat = Put something into the goatherd's hand.
bastien_nemesis_1-goat-ok =
    The hand closes. The hat says, "Left horn's Juana. Hold on to that." And so your cargo goes by over the cliff, crate by crate, on goats, against the morning sky, where everybody can see it, including somebody's mother on a chair.

    Bastien doesn't shout. He puts down the trumpet. "Round it," he says. "On Juana." The herd throws in a relic of the last siege. When you've sailed, Bastien goes up the path himself, on all fours, with a level, and is heard talking to the goat about third.

## Nemesis 2. Anywhere.

bastien_nemesis_2-title = A harbour full of flour
bastien_nemesis_2-opening =
    "Don't breathe to the left," says Bastien.

    You're in a skiff, the two of you, in the middle of { $port }'s harbour at noon. Around it, just under the water, hang forty kegs on strings. In each there's a sack of flour, a sack of soot, and a trigger of his own invention. The { $ship } lies in the midst of them. She doesn't dare to swing.

    "Observe," he says. "First, nobody is hurt. Second, everybody is white. Or black! It took me all of March. And this time you can't go round, since it's round you."

    { $type ->
        [mirror] "You've become so good," he says. "You go over me, you build at me. I had to think of something that one can't climb. I was awake for weeks."
       *[other] "You looked at the wall," he says, "and that was handsome. But it's a debt of two walls. The true price is that you're late for dinner, and look, it's noon."
    }
    { $drank_clara_green ->
        [me] He asks to see your tongue. "Green! I could have had green."
        [other] "{ $drank_clara_green_by } went about with a green tongue," he says. "I did consider green."
       *[no] He trails one finger in the water, and takes it out quickly.
    }

    "There's a way through," says Bastien. "I've a plan of it. It goes first, second..." He looks at the plan, then at its other side. The tide begins to turn the { $ship }. He has gone rather pale.
bastien_nemesis_2-fish = Fish the kegs up with him, one by one.
bastien_nemesis_2-fish-ok =
    You row, he leans out and unhooks. Each has a name. He tells you what it would have done, with both arms, and you have to hold him by the belt. At dusk there are forty along the quay, and you've missed dinner, and paid for the skiff.

    "That's the price, then," says Bastien. "I couldn't think what else you liked." The last one slips from his hands. When the cloud has settled there are two snowmen in a white skiff. "Wasn't it even?" he says.
bastien_nemesis_2-sail = Take her out through the middle of them.
bastien_nemesis_2-sail-ok =
    You think like him. First to port of everything; second to starboard of that. At the third you shut your eyes and do what nobody would remember. She goes through with flour to this side and soot to that, and on the mole they pay up their bets.

    "So that was third!" shouts Bastien behind you, in the skiff, over and over. He writes it on his sleeve, where he'll find it next time.
bastien_nemesis_2-sail-fail =
    First goes well, and second. Third is a string around your rudder. It takes the whole garland with it: forty kegs come alongside together like ducklings, and go off in order of number.

    When the cloud lifts the { $ship } is half white, half black, divided down the keel with a precision that gets applause. Your crew scrubs until Sunday. "Plumb," says Bastien, and holds up his line to her. "Perfectly plumb. Would you leave it one day? No?" He has brought brushes, and takes the side with the soot.
bastien_nemesis_2-casks = Buy forty empty casks, and float them in.
bastien_nemesis_2-casks-ok =
    You buy every cask in { $port } and roll them off the quay. They drift in with the tide, and each of them finds somebody to talk to. For a quarter of an hour it's noon and midnight by turns.

    What bobs up afterwards has lain on the bottom since the Ebb, and it's nearer to you. Bastien sits in the skiff as white as a roll, with two holes for his eyes. "You mined my mines," he says. "I shall have to be so careful of you."

## Nemesis 3. Anywhere.

bastien_nemesis_3-title = One stone short
bastien_nemesis_3-opening =
    "Good evening," says Bastien. "I've built it round us both. Now you'll have to look."

    It's ten at night in the square of { $port }. You sat down to eat an hour ago. Since then, on felt, his masons have put up a ring wall, eighteen feet high, with the fountain, your supper and the pair of you in it. There's one gap, the size of a loaf. He has the stone for it in his arms. Along the top people lean on ladders, listening.

    { $type ->
        [mirror] "First you were late," he says, "then I walled, you climbed, I mined, you mined. I've lost sight of who began. One of us would have to put something down."
       *[other] "It's the account, in stone," he says. "One wall that you went round; one that you looked at. I make it one short. Everybody's here to see."
    }
    { $bribed_the_goatherd ->
        [me] On the coping, against the moon, stands a goat. "I invited Juana," says Bastien. "She's the only one who ever beat it. After you."
       *[other] A boy up there sells nuts. "Quiet, please," says Bastien to him. "It's setting."
    }

    Under the fountain there's a drain with the arms of the Armada on its lid.
    { $grudge ->
        [0] "It's rather a good one," says Bastien, to his boots.
       *[other] "There's no beach tonight," says Bastien.
    }

    His arms have begun to shake, and he looks round for somewhere to set it down.
bastien_nemesis_3-give = Take the stone's other end, and set it with him.
bastien_nemesis_3-give-ok =
    You put your hands under his. It goes in with a sigh, and the ladders clap. Then you walk round it, inside, with a candle, twice, all of it. You ask about the bond.

    Towards two he begins to wonder how one gets out. Your supper's gone; the next comes down on a string, and isn't cheap. "Third," says Bastien, with his back to the stones. "I never once thought of wanting to go." At sunrise he takes it down himself, block by block, and numbers them.
bastien_nemesis_3-breach = Find its one weak place, and lean.
bastien_nemesis_3-breach-ok =
    He always leaves one, and it's where he doesn't look when he shows you round. You lean on it as one leans on a bar. Then a piece of the wall the shape of yourself lies down in the street, ladders stepping aside, and { $port } has a new gate.

    Bastien walks up with the stone still in his arms. "You looked," he says. "You looked and looked, and then you did that." He sets it down, at last, on the sill, and leaves by your door, wiping his feet.
bastien_nemesis_3-breach-fail =
    You go to where he hasn't looked, and lean. It's stone. You take a run at it, and it's still stone; the ladders see your coins roll away, and the boys among them can throw a hook.

    "I'd left a weak one there," says Bastien, "as always. And yesterday I thought: for once, no." He's almost in tears, it has come out so well. He puts the stone in his chair and gives you his cushion. They let you both out on Tuesday.
bastien_nemesis_3-drain = Lift the lid under the fountain and go below.
bastien_nemesis_3-drain-ok =
    First the lid, second the ladder. Third is a vault, with the Armada's seal unbroken, and in it, on a cushion, is what eleven ships went down without. You come up in the fish market, behind six hundred people who are looking at a wall.

    In the ring Bastien is turning round and round with the stone. "Under," he says. "Naturally. Round, over, and under." He bows to the fountain. Then he asks the ladders, very civilly, whether somebody would help him to get down from third.
bastien_nemesis_3-drain-fail =
    The lid comes up, and the fountain, having nothing to stand on, goes down. What was square is a bath. It's a good tight wall. By midnight you're both at the height of the ladders, and your crew has to bail until the lamps go pale.

    "It holds water," says Bastien, treading it. "Did you see? Nobody's ever tested me for water!" He keeps the stone above his head with both hands for as long as he can. You have to hold up the rest of him.
