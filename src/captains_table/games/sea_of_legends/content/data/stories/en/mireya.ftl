## Lover 1, in Cartagena. Duet or secret.

mireya_lover_1-title = You row mine, I row yours
mireya_lover_1-opening =
    "Wrong," says the woman on the harbour stairs of Cartagena, and holds up your own chart. Through your anchorage she has drawn a line, and next to it, in a fine hand, stands: no.

    "It's been right for six years," says somebody of your crew.

    "It's been lucky for six years. Mireya. How do you do, Captain, north-north-east." There is ink behind her left ear. "You have a rock there that's a cow. It drank. It went home."

    By noon the harbour office will choose whose chart it buys: hers, or the one in your hand. She has thought about what's fair. Two boats lie at the stairs. She'll row the shoals blindfold, with one of yours to call out your chart. You'll row blindfold, while she calls out hers.

    In her case there's one sheet more. It was on top; when she sees you looking, she folds it, ink inward, and sits on it.

    Along the wall people gather for the noon gun. She ties the cloth round her own eyes first, and holds out the other.
mireya_lover_1-row = Tie on the cloth, and trust her voice.
mireya_lover_1-row-ok =
    "Two to port. Two. That was three," says Mireya, blind, from in among the fishing stakes. You are blind too, and go by her voice, since she can't keep silent about an error; she goes by yours, which is mostly laughing.

    The gun fires. You pull off the cloths and lie bow to bow on the one spot of which neither chart knew. "Unmapped," she says, as others say "roses". The office buys both sheets, pinned together. She gives you something to hold them down with.
mireya_lover_1-row-fail =
    You trust her voice, and it's in the other boat, and in that boat they're calling out your chart at the tops of their lungs. What you both row into is the cow.

    It goes home for a second time, with your bow line. The office buys a map from a gentleman who was never afloat, and the farmer must be paid for the fright. "So she does stand there," says Mireya, up to her chin, and feels for a pencil. "Captain. South by cow."
mireya_lover_1-fold = Look away from the sheet she folded.
mireya_lover_1-fold-ok =
    You pull your hat over your eyes in place of the cloth, and remark that you've seen nothing yet this morning. She doesn't move for so long that an oar floats off.

    "There's a line on it that's bad," says Mireya. "One." She takes your own chart on her knee and goes through it with you, rock by rock, until noon; the office buys that, half for each. The gun fires, without a ball. Her hand is still flat on the folded sheet, and your hat's still on.
mireya_lover_1-swap = Have your crew sound the whole harbour again.
mireya_lover_1-swap-ok =
    There's a third way, you say, which is to look. By ten your crew is out in every boat that floats; they call the depths back to the stairs, and she draws as fast as they shout. By half past eleven it has turned into a kind of song.

    The gun goes off. The sheet is dry. "Nobody has ever looked with me," says Mireya. Only then does she notice that for two hours you've been holding her inkwell, in both hands, in a swell.

## Lover 2. Anywhere. Sets named_the_blank_island.

mireya_lover_2-title = An island by Saturday
mireya_lover_2-opening =
    "He wants land on it," says Mireya. "By Saturday. He doesn't mind where."

    In the printer's cellar in { $port } a single candle stands on the press. On the stone lies the thing that she shows to nobody: a fine border, a compass rose, and nothing. The printer has seen it. He sells maps to people who stay at home, and what people who stay at home like is an island.

    { $type ->
        [secret] There's another buyer at the head of the stairs, a quiet man with a list of names, eleven of them ticked. He's looking for a sheet with a line on it, a certain line. He has asked the printer. He asks next, most politely, whether you know her work.
       *[other] The printer takes you aside, behind the drying sheets. You have a name that sells. He'd want your name and your island, he says, and he'd want you to leave her out of it, since she corrects people.
    }

    "It's the only place that I've got," says Mireya to the blank chart, "where nothing's wrong."

    All the same she is three months behind with the rent of her lamp. She's laid down the pen. It points to you. From upstairs comes the tread of somebody who means to be told.
mireya_lover_2-invent = Tell them an island, from whatever you've heard.
mireya_lover_2-invent-ok =
    You take a thing that you once heard in an inn, and let it have a bay. Then it wants a hill to see the bay from. You say the name before you've thought, and it's so plainly the name of a place that the printer takes off his cap.

    "I know that it isn't there," says Mireya and blows on the ink. "I could find my way about it in the dark." He pays by the league. The beach on the far side she has left open.
mireya_lover_2-backwards = Ink the stone yourself, and print it backwards.
mireya_lover_2-backwards-ok =
    You take the first real map that's lying about, turn it left for right, and run it off. An island! Nobody at home will ever know that it's a piece of the coast near Veracruz, seen in a looking glass.

    "That's dreadful," says Mireya. "Do the legend backwards too." She has laughed so hard that her dividers have had to be taken off her. Everybody upstairs goes away with a copy. The blank one's under your coat, and the arm that holds it there is hers.
mireya_lover_2-backwards-fail =
    You've never been told how much ink. At the first pull of the press the cellar turns black, with a white patch in the shape of you, and another in the shape of her, rather close.

    The printer charges for the ink, the ceiling and the cat. Whoever stood on the stairs has left, with speckles. "Nobody move," says Mireya. She takes the distance between one patch and the other, twice, and writes it on her cuff. "It's in the right place," she says.
mireya_lover_2-supper = Put out the candle, and take her to supper.
mireya_lover_2-supper-ok =
    You pinch it out. Nobody can be shown anything in the dark. There's some bumping about upstairs, and you have her by the sleeve and up through the coal hole.

    At supper she corrects the bill, the waiter, and you. Over the cheese she unrolls it between the plates and puts your thumb on a corner. "Hold that down." It's quite empty. You look at it together until they stack the chairs. "That's all I wanted it for," says Mireya. She pays; there's been an error in her favour.

## Lover 2, when they get on already. Anywhere.

mireya_lover_2_at_sea-title = The sea where nothing is
mireya_lover_2_at_sea-opening =
    "Stop," says Mireya, "here. Four leagues out. There is nothing under us that anyone has written down."

    You have { $port } astern and her in the bow. She's lowered the lead three times and has entered none of it. On her knees lies the blank chart, and on that a loaf.

    { $type ->
        [secret] "I've to tell you who came yesterday," she says. "A widow. She's looking for whoever drew a line eight years ago. She asked me if I'd know the hand." She cuts the loaf exactly in two. "I said that I'd ask. So I'm asking you, what does one say?"
       *[other] "The Academy's written," she says. "They'll take me. Only me, they say; they've enough captains. They'd like something new from me by Saturday, to hang up." She cuts the loaf exactly in two. "I asked them how they thought I got about."
    }

    A pinnace with a clerk in it has followed you from the harbour. He stands up, holding a form. Whatever you're anchored at, he shouts, has to be called something; there is a box for it, and a fee, and the fee is paid to you.

    { $warmth ->
        [1] She gives you the pencil, the worse end first.
       *[other] She gives you the pencil. It's warm from behind her ear.
    }
mireya_lover_2_at_sea-christen = Give the clerk an island, name and all.
mireya_lover_2_at_sea-christen-ok =
    You shout a name. He shouts back how it's spelled. Has it water? It has; somebody of your crew is up the mast all afternoon now, describing it. By four it's got a chapel. Mireya draws, with her tongue between her teeth, and corrects you twice about the river.

    He pays over the side with a boathook. "People will set out for it," says Mireya. She looks at the wet sheet. "I've left the harbour off. One would have to know us to get in."
mireya_lover_2_at_sea-sound = Sound it honestly, as deep as it goes.
mireya_lover_2_at_sea-sound-ok =
    You bend on every line in the boat, then the sheets, then her ribbon and your belt. Far down the lead touches, so gently that you both look up.

    What it has brought up in the tallow is sand, and in the sand something that nobody has missed. "Three hundred and eleven," says Mireya, "and a belt." There is no box for that. On the way home she tells you, as one reads off a scale, about a line she drew, and who steered by it.
mireya_lover_2_at_sea-sound-fail =
    You bend on all that you have, and it runs, and runs, and the end was made fast to nothing. The two of you watch your line go down, with the clerk's anchor, which had got tangled in it, and his form.

    It's a long row. He bails. "Deep," says Mireya at the stroke oar, and, after about a mile: "Deep!" It's all that she enters. Round it goes the small dotted ring that means: reported, by reliable persons.
mireya_lover_2_at_sea-oars = Ship the oars, and eat the loaf with her.
mireya_lover_2_at_sea-oars-ok =
    You tell the clerk to call it Lunch. He enters it. He'd had none, it comes out, and gets half of your half upon a boathook, and counts the fee into the crust.

    The current takes you where it likes, and she lets it. She's on her back with the blank chart over her face against the sun. "Where are we?" asks Mireya, under it. You say you've no idea. She listens to that. "Say it again," she says, "with a bearing."

## Lover 3. Anywhere.

mireya_lover_3-title = A crab in a bucket
mireya_lover_3-opening =
    "Don't tip it," says Mireya. "That's the north beach."

    She's set a bucket down on your table, wet, with a hand of sand in it and a crab. She's been away for nine days in a boat with one sail. Her nose has peeled. "It's there, Captain, east by a half south. It's got a spring, and a hill with a tree. There isn't a name cut on the tree. I looked all round."

    { $named_the_blank_island ->
        [me] "It's where you put it," she says. "When you made it up. I'd like to know how you did that."
        [other] "{ $named_the_blank_island_by } once made one up, and it's on every map," she says. "This one's true, and isn't on any."
       *[no] "Nobody's drawn it," she says. "No one has even been wrong about it."
    }

    { $type ->
        [secret] "I want to call it after the ones who didn't come home," she says. "You've never asked. I think you know."
       *[other] "I want to put your name to it," she says. "In the small capitals. And then they'll come. There'd be a fort."
    }

    On the quay wait two gentlemen of the Spanish hydrographic office, and someone from a newspaper. They've seen the bucket. She has the blank chart in one hand and a full pen in the other, and neither goes near the other.

    { $warmth ->
        [0] "I hold the pen," says Mireya. "What would you do?"
       *[other] "You've got steadier hands," says Mireya, which has never been true.
    }
mireya_lover_3-sand = Cap the inkwell, and ask how the water tasted.
mireya_lover_3-sand-ok =
    You screw the lid on. Of leaves, she says, the water; and a little of tin, since she had it out of the bailer. It takes all evening. You learn each stone, and not one of them is written down.

    The gentlemen find two people, a chart with nothing on it, and a crab, for which they're charged a viewing fee. "You could draw it now," says Mireya, "from memory." She puts your hand flat on the paper. "So there's two that know. I've left you the coast."
mireya_lover_3-ink = Draw it, all but one bay, before everyone.
mireya_lover_3-ink-ok =
    You do it on the quay, on a barrel, with two gentlemen breathing on it. She says the bearings, and your hand goes where she says. The hill, the tree; a reef that makes one of them whistle. Then your pen lifts, and leaves a gap in the south as wide as a thumb.

    "And there?" asks the newspaper. "There," says Mireya, "one would need the Captain." It's printed on all coasts, gap and all. That night she fills it in, with her finger, on the table, in wine.
mireya_lover_3-ink-fail =
    You do it on the quay, with half { $port } leaning in, and at the north beach you're jogged by an elbow. The line goes straight across, hill and tree and spring.

    The gentlemen put their caps on; they don't buy rivers. You owe the newspaper for an empty page. "That's a bad line," says Mireya. She takes it up to the light. Her mouth is doing a thing that you haven't seen. "There's no one on it. No one came home from it, or didn't. May I keep this one?"
mireya_lover_3-crab = Hire the band, and put the crab ashore.
mireya_lover_3-crab-ok =
    You can't answer for the island, you tell the gentlemen, but here's its ambassador. There's a band, a carpet, and a very small hat. The crab is led up the main street of { $port } to the water, sideways, with a drum.

    It goes straight in, and turns left. "East by a half south," says Mireya. Both gentlemen wrote it down; neither thought of the sideways. By the month's end nine ships have sailed for your island, all of them the wrong way. She's drawn that. It makes a lovely border.

## Nemesis 1, in Portobelo. Mirror or account.

mireya_nemesis_1-title = True, except for one thing each
mireya_nemesis_1-opening =
    "That's a nice mistake, on the third one," says Mireya. "I'd be sorry if you missed it."

    All your charts are nailed to the church wall of Portobelo, eleven sheets, right beside the price list from the last good fair. She's drawn each of them afresh in the night, and they're beautiful.

    "They're true now," she says. "They never were. I've put it all right, rock by rock, except for one thing each. It might be a buoy." Her dividers walk along the edge of the nearest, and stop, and walk on.

    { $who ->
        [kahina] "Which one's the third worth to you?"
        [cesare] "I gave my word that it would never be copied. Some of my word."
        [spell] "You signed them. In the margin. Thank you."
       *[ton] "Which buoy?"
    }

    "You had mine copied," says Mireya. "The one that I showed you, and it had the line. You gave it out, mistake and all, forty of it, with my name. People are sailing on it." She has gone white round the ink. "I'd shown it to nobody. Not to my father."

    A boy with a hammer asks if she's done with the nails. Your tide goes at four.
mireya_nemesis_1-price = Pay her for the copies, by the list.
mireya_nemesis_1-price-ok =
    Charts, good, each, says the wall; charts, stolen, is not there. Somebody suggests "mules, with vice", and it's carried. You count forty mules' worth into her hat, and ask for the names of the ships.

    She has all of them, in pencil. "I've written to the near ones," says Mireya. "The far ones, Captain, you'll have to shout to." She takes the charts down and rolls them for you. In the last a pin is stuck, at the place of its one mistake.
mireya_nemesis_1-redraw = Redraw her price list, true but for one line.
mireya_nemesis_1-redraw-ok =
    You borrow her pen and go to work on the wall. Sugar, nutmeg, mules. It's the same hand, the same prices; nobody has looked at that list for ten years, and all have bargained by it. Now one line is wrong.

    Within the hour the market's at a stand. Fists are shaken over salt; you buy what's dropped and sell it round the corner. Mireya has read the wall four times. "Which one is it?" she says. Her dividers are open. "Captain. South-west! I shan't sleep."
mireya_nemesis_1-redraw-fail =
    You take up a pen, and the first thing you touch is the price of salt. At your back a town that has lived by it goes very quiet.

    You write it in again, larger, and buy a sack at that price, and carry it three times round the church. "You pressed too hard at the five," says Mireya. She has fallen in beside you on the second lap, she can't help it. "You could be rather good." Then she remembers the forty copies, and goes back to her nails.
mireya_nemesis_1-memory = Burn all eleven, and draw them from memory.
mireya_nemesis_1-memory-ok =
    It goes up the wall like a blind. Then you sit on the steps, and all who ever stood a watch say what they saw: here it shelves, there it smells of goat.

    By four there's one sheet, with gravy on it. Mireya has come nearer in spite of herself. "That's wrong," she says, "and that. And that is..." She's got a thumb on the goat. "I never had that." For a longer look at it she pays you with what she was using as a weight.

## Nemesis 2. Anywhere. Sets spared_the_pilot.

mireya_nemesis_2-title = A pilot up the mast
mireya_nemesis_2-opening =
    "Sand," says the pilot, in a small voice, from the top of your mast. "I was told that it's sand."

    It isn't. At two in the morning your ship sits on the reef before { $port } as in a chair, leaning back. The light that you steered by is Mireya's. It hangs from a pole in a rowing boat thirty yards off. She's having a sandwich.

    "High water's at five and ten," she calls over. "You'll float then. Or you'll slip. I've not drawn that yet."

    { $type ->
        [account] "You asked me what it costs," she calls. "It's this. One night, on a line that someone told you was safe, and you listening to it. I've had eight years of those."
       *[other] "You moved my buoys on Sunday," she calls. "By eleven yards, all the same way. It was so well done. I had to go and lie down. So I moved a town."
    }

    Your crew stands round the mast, on the slant, looking up. They're for leaving him here, on the dry end, with a biscuit. He's about twenty. He took her money, he has told them so himself, and he has a mother. Under your keel something gives way with a noise like a nut.

    "They'd feel better," calls Mireya with interest, "wouldn't they?"
mireya_nemesis_2-spare = Call the boy down, and give him the helm.
mireya_nemesis_2-spare-ok =
    You have to say it twice, the first time to your crew. He comes down with his eyes shut, and you put his hands on the wheel. It costs some money to have it thought fair.

    He feels it before anybody. "Now," says the pilot, and takes her off over the one gap there is, in the dark, by the sound. Her lamp has moved alongside. "They had the biscuit out," says Mireya. She has stopped chewing. "I had it down that you would leave him. Captain. I'd inked it."
mireya_nemesis_2-float = Kedge off by hand, and take her light along.
mireya_nemesis_2-float-ok =
    You have an anchor rowed out to within a yard of her sandwich. Then you heave. The ship comes off at three, an hour when she can't, by every table, stern first, over the rowing boat's pole.

    So the light is yours. You hoist it and steer a turn or two with it for the look of the thing, and in the morning two colliers and a bishop are aground where she was. "That was my trick," says Mireya, dripping, from the bishop's rail. She's asking him for paper.
mireya_nemesis_2-float-fail =
    You have an anchor rowed out, and heave until the stars go round. It's coming; it comes beautifully; it's the reef that you've got, a lump as large as an oven, up through the forecastle hatch.

    The tide does it in the end, at five and ten. The pilot has pulled with the others all night, and has fallen asleep on the rope. Mireya holds up her lamp to see what you've brought. "That's where that goes," she says, and rubs something out.
mireya_nemesis_2-cargo = Throw the heaviest things to her, one by one.
mireya_nemesis_2-cargo-ok =
    You lighten ship in her direction, by way of conversation: ballast, the stove, forty rolls of paper that you'd bought back one at a time. One of those she fishes out. It's a copy of her chart. They're all of them that.

    Nobody eats any more in that boat. She moves the lamp, a little to the left, to where there's water. What the tide brings in next morning, on a beach that only she has on a map, is the rest of your cargo, stacked. "All forty?" says Mireya.

## Nemesis 3. Anywhere.

mireya_nemesis_3-title = Lamp oil for two
mireya_nemesis_3-opening =
    "A hundred and twelve steps," says Mireya. "You'll have counted a hundred and eleven. I took one out."

    You're at the top of the lighthouse of { $port }, in fog, with a bruise. There's one lamp, and one can of oil. She sits with her back to the glass, and over her knees lies the chart with the bad line.

    { $spared_the_pilot ->
        [me] "He told me," she says, "that boy. All about it. I've redrawn each thing you ever did, and that I can't get to come out any other way."
        [other] "{ $spared_the_pilot_by } spared a pilot of mine," she says. "I had rather you'd been the one. It would make this crooked."
       *[no] "I've tried it eleven ways," she says. "In each of them you copy it."
    }

    { $type ->
        [account] "You've paid for forty," she says. "It was forty-one. There's a copy out there still."
       *[other] "I don't know any longer which are mine," she says. "You draw like me. I've begun to lie like you."
    }

    Below, in the white, a ship's bell. It's a big brig, one of the Armada's, and she steers by a chart that puts the channel where the rocks are. If you both keep the light going till sunrise she may see. If you went down to her, everybody would know who did it.

    "Eleven came home," says Mireya. She's listening to the bell.
mireya_nemesis_3-lamp = Stay with her, and keep the lamp till sunrise.
mireya_nemesis_3-lamp-ok =
    You trim, she pours. When the oil is gone your crew hands up the galley lard, then the candles; at about four Mireya looks at the chart on her knees and lays that on the flame herself, and it burns for as long as it takes a brig to go about.

    They never know. { $grudge ->
        [0] "Two leagues and right," says Mireya, when the bell's quite small. She has ink on her thumb, and she puts it behind your ear.
       *[other] "I make it fifty-two aboard," says Mireya, when the bell's quite small. "We're even, Captain. Nearly." At the stairs she tells you which step.
    }
mireya_nemesis_3-shout = Run down to the rocks, and roar the brig off.
mireya_nemesis_3-shout-ok =
    You take the stairs by tens and remember the step. On the last rock you roar the depths at the fog: her depths, in her order, with the bearing after each. No chart has ever been sung by one voice, in the wet.

    The brig turns on her heel, with fifty people at the rail, and one by one they take their hats off to a rock. "You've got it by heart," says Mireya above, to no one. When they carry you up she has gone. The lamp's been filled.
mireya_nemesis_3-shout-fail =
    You remember it was one step; you don't remember which. It's quite a way down, and most of the roaring gets done there.

    That serves. Nobody on the sea has ever heard such language from a rock, and the brig goes about at once. The bill for the fright comes by boat. "I marked it," says Mireya, who has come to sit above the hole with your purse and a splint. "On your cuff, when you came in. In chalk! You never do look at what's in your own margin."
mireya_nemesis_3-board = Row out, take the wheel, and name your price.
mireya_nemesis_3-board-ok =
    You come aboard over the bow with rock on either hand. "Starboard," you say to the man at the wheel, "and what's in the captain's locker." It's the sort of night in which no one argues. They hand it down to you in a blanket, with a receipt.

    Mireya has kept the light on you all the way. "You had the bad line," she says in the dark. "The forty-first. I saw you come to it. You knew, and you went round." She finds her way down by counting.
mireya_nemesis_3-board-fail =
    In fog a brig is in all directions. You board a fishing smack, a buoy, and after that your own ship, by the bow, sword in hand, where they have been up all night and take it badly.

    By daylight she has gone through, by herself, with someone at the lead who's simply good at it. Mireya's drawn it all from above: each loop, the buoy, the smack. It's very like a rose. She hesitates about the signature, and puts you down as the author.

## Nemesis 3, for whoever spared the pilot. Anywhere.

mireya_nemesis_3_pilot-title = The pilot sits his examination
mireya_nemesis_3_pilot-opening =
    "Candidate Teo," reads the harbour master. "With a ship. Whose ship?"

    "Theirs," says the boy, and points at you. He's had his hair cut. It's the one whom you called down from a mast on a reef, and who has told everybody since.

    On the terrace under the lighthouse of { $port } sit the examiners of the pilots' guild, with lemonade. The third of them is Mireya. She has drawn the paper: one sheet, face down. He's to take a ship through the old channel by it, before the whole town.

    "He told me," she says to you across the jug. "All about it. It's the only thing you ever did that I can't redraw. I've tried." She squares the edges of the sheet. "So it's true, that chart. Except for one thing."

    { $type ->
        [mirror] "You'd know where," she says. "It's where you would have put it."
       *[other] "That's the last of what you owe," she says. "That he's afraid, once, with you looking."
    }

    Teo turns the sheet over. An old Spanish wreck marks the bend. He licks a finger to feel the wind, and asks if you would mind very much being steered.
mireya_nemesis_3_pilot-chart = Ask her, before them all, to mark it.
mireya_nemesis_3_pilot-chart-ok =
    You pay the fee for a question; candidates may have one, it's in the rules, and nobody ever asks. You walk up to the table with the sheet and your own pencil, and ask the examiner to show the boy what she would wish to be shown.

    { $grudge ->
        [0] She's quick about it, as with a splinter. Then she signs, in full, the first chart that she's signed for eight years. "Captain," says Mireya. "Through there, due west. I'd trust him with mine."
       *[other] It takes her the whole of the lemonade. A cross, very small. "There," says Mireya. "I'd have stood up. Before he got to it. I think that I'd have stood up."
    }
mireya_nemesis_3_pilot-ear = Blindfold him, and have him do it by ear.
mireya_nemesis_3_pilot-ear-ok =
    You fold the paper into a hat and tie your scarf round his eyes. The terrace gets up. He asks for silence, so that two thousand people hold their tongues, and a dog; and he takes you down the channel by what the water says, with a hand out, like someone going through his mother's house.

    At the bend Mireya shuts her eyes as well. "Now," she says, with him. She puts her dividers into his breast pocket, and goes down the far side of the hill.
mireya_nemesis_3_pilot-ear-fail =
    He goes by ear, and does it nicely, as far as the band. Nobody has told the band. It strikes up for him at the bend, and the ship dances to it, on to the sand, and sits.

    Your crew gets out and pushes. "He'd have done it," says Mireya, who is the first in the water, in her shoes, with a lead line. She's shaking. "With a chart he'd have done it, if it was right. That's all they're for." The boy passes, by two votes. One's hers.
mireya_nemesis_3_pilot-flag = Take the helm yourself, straight for the wreck.
mireya_nemesis_3_pilot-flag-ok =
    If it were yours, you'd have moved the wreck. So it must lie where her sheet has clear blue water; and it does, with a stern window just awash. You take the ship close by, and lean out with a boathook.

    It comes up weeping mud and gold. The terrace cheers. Teo's got his hands before his face, and looks through them. "You saw it," says Mireya. "At once. Nobody sees it." She tears the sheet across, and keeps the half that's right.
mireya_nemesis_3_pilot-flag-fail =
    You know where you would have put it. So did she. The wreck's just where it is drawn, and you run up on it with a sound that spills the lemonade.

    The guild sends you its account. "The buoy," says Teo, at your side. "She'd moved the buoy. I was going to leave it on the other hand." He backs you off so gently that no one has to swim. Mireya writes him down as passed. She writes for some while. The rest is about you.
