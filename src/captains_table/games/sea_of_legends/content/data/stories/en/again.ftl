## Service. Twelve with somebody, three with anybody.

again_service_lady_gray-title = As far as Dear
again_service_lady_gray-opening =
    "You are in time, my guest," says Lady Gray. "One has got as far as 'Dear'."

    On the sand below { $port } stands a writing desk. Her own ink runs, and where she leans on it, so does the desk; she needs a hand that stays dry. { $bled_for_lady_gray ->
        [me] Your chair has a name plate by now. Somebody polishes it.
        [other] The chair next to yours has a name plate: { $bled_for_lady_gray_by }. "Such a generous wrist," she says. "Do you two dine together?"
       *[no] You have the stool for the warm ones, by the stairs.
    }

    The letter is for a great-niece of nineteen, up in the town. "'Dear girl, do not marry him.' Too abrupt? 'Dear girl, marry him, and count the spoons.' She keeps them all, you know. She has never once come down."

    The water is at the second drawer. Lady Gray looks from the page to a lit window, four floors up.
again_service_lady_gray-write = Take it down, with the spoons.
again_service_lady_gray-write-ok =
    At the sixth attempt it is a recipe. At the ninth it is "Dear girl", and after it the girl's whole name, every part, with the accents where they belong. Lady Gray reads it over your shoulder, drop by drop.

    "Yes," she says. "The rest she has at home." You are paid out of a drawer, in silver that has been under water longer than most families have been above it.
again_service_lady_gray-carry = Run up and read it to the girl.
again_service_lady_gray-carry-ok =
    Four flights, and a great-niece with a boot in her hand. You read. She puts the boot down and asks to hear the part about the spoons again. Then she takes her candle to the window, holds it up, and bends it a little, as one bows.

    Far down on the sand somebody in gray curtseys to the ground. What lies on your seat afterwards has been in that family for as long as there were spoons.
again_service_lady_gray-carry-fail =
    The great-niece has a boot in her hand when she opens, and presently has not. You read the rest through the door. It opens twice more, for the other boot and for the boot-jack. The neighbours are divided about the spoons.

    "She has my arm," says Lady Gray, and presses one cold glove to your forehead. It does help. The hand who went up with you asks to lie down.

again_service_captain_morrow-title = Quill again
again_service_captain_morrow-opening =
    "Log: forty," says Captain Morrow. "Log: forty once more. I have counted from both ends."

    His crew stands in line on the wet planks, hats on. There is a gap, and in the gap lies a hat. "Quill. Cook's mate. It's always Quill. And somebody comes at eight bells to write us down, Captain, and as we are written we stay, until next year." { $carried_the_dead_mail ->
        [me] A woman on the quay has just shaken your hand over a letter from her grandfather; he is third from the left, and looking at the sky.
        [other] The third from the left has had an answer to his letter, through { $carried_the_dead_mail_by }, and is showing it to both neighbours.
       *[no] The third from the left gives you a wink, and loses by it.
    }

    He holds out the hat. "You'd only say 'here'. It is hardly a lie." Water runs out of his left cuff.

    Somewhere in { $port }, at the back of an inn, somebody is washing dishes. He has been at it for sixty years.
again_service_captain_morrow-answer = Put on the hat and say that you are here.
again_service_captain_morrow-answer-ok =
    You stand between a bosun and somebody's uncle. The man with the list takes his time over you. "You've filled out, Quill," he says, and makes his mark.

    Captain Morrow pays you what a cook's mate is owed, with arrears. It is a small wage and a very long time. "Much obliged," he says. The cuff does not stop until sunrise; by then it has done the deck.
again_service_captain_morrow-find = Search the sculleries of the town for Quill.
again_service_captain_morrow-find-ok =
    Nine inns, nine sinks. At the ninth a wet man does not turn round. "I left the stove lit," he says. You tell him that nobody has mentioned a stove. He thinks about that for the length of a saucepan, and dries his hands.

    You bring him in one minute after the last stroke. "It doesn't count," says the bosun. "Log," says Captain Morrow, and has to begin again. "Log: it does." He gives you what was in Quill's sea chest.
again_service_captain_morrow-find-fail =
    Nine inns, and you have a glass in each, out of politeness. In the tenth somebody has gone through the back window. He has left the plates stacked by size, and they are beautifully done.

    You are back at eight bells to see forty written down. "He'll have heard you were looking," says Captain Morrow. "That's more than he had last year." One of yours has stayed in the sixth.

again_service_brother_ossian-title = Two men in one box
again_service_brother_ossian-opening =
    "You're to hold this," says the novice, who reads the slate aloud to people with their hands full. "It's an arm. A left one."

    In a vault under { $port } Brother Ossian is sorting a box in which two men were put by mistake. They have lain there since a wet year, elbow to elbow, and have not got on. { $rang_the_spoon ->
        [me] The novice also gives you a spoon, and steps back to see you do it.
        [other] The novice has a spoon in his belt. He asks whether { $rang_the_spoon_by } held it at the end or in the middle.
       *[no] The novice has been here a week, and would like to go on talking.
    }

    On the slate: One was left-handed.

    On the slate: Both say it was them.

    "So the arm's whose?" asks the novice. Brother Ossian looks at it for as long as other people take to eat. Then at you, since you know how to ask things in inns. Then he takes up the duster again, and leaves room beside him on the bench.
again_service_brother_ossian-hold = Sit down and hold the arm.
again_service_brother_ossian-hold-ok =
    One thinks of a great many things, holding an arm. Towards four he takes it from you and lays it down on the right, sees how it lies, and lifts it across to the left. Something in the box stops rattling that you had long ceased to hear.

    On the slate: Thank you. Other one next week. The novice is asleep against your shoulder. In your hat there are coins, dusted.
again_service_brother_ossian-ask = Go and ask who knew a left-handed man.
again_service_brother_ossian-ask-ok =
    You ask for a left-handed man, sixty years gone. In the fifth inn an old woman puts down her cards. "He dealt from the wrong side," she says. "I married the other one, and I've wondered." She comes down with you, on your arm, all ninety steps, and knows him by a thumb.

    Brother Ossian gives her the bench. Then he breaks a thing in wax off the wall, very old, and hands it to you without dusting it.
again_service_brother_ossian-ask-fail =
    Everybody knew one. By midnight you have eleven left-handed men, two of them sitting up and one of them offended, and the story has gone round that you pay for arms.

    On the slate: How many? You tell him. His shoulders move. It may be the cold. "He's laughing," says the novice, who has never seen it, and drops the jaw. Your people are on their knees until daylight, looking for the teeth.

again_service_citlali-title = Nine breaths at the gate
again_service_citlali-opening =
    "Show me the opening of it," says Citlali. "Again. Why does it want to be shut?"

    It is an iron gate in the sea wall of { $port }, with a spring that was put in against smugglers. It closes on whoever is slow. Her household has to go through tonight, from the one water to the other, and some are slow, and one is a cupboard. { $danced_at_the_drowned_wedding ->
        [me] On the step stand your shoes from that wedding, dry, with a shell in each toe.
        [other] On the step stands a pair of shoes, with shells in the toes. "{ $danced_at_the_drowned_wedding_by } went off in such a hurry of feet. You will give them?"
       *[no] She has tied up her hair with a piece of net, as one does for moving house.
    }

    "We are strong," she says. "But it is a dry thing, it has a law. You could hold it for me. Nine breaths. Mine."

    One of your crew makes a note of when the last one began. The hinges are bolted, rusted, and as thick as your wrist. Behind her the whole harbour has gone smooth.
again_service_citlali-hold = Set your back against the gate and hold it.
again_service_citlali-hold-ok =
    Past your knees go things that you know by the weight of the water: aunts, the cupboard, children who are being counted. It is after midnight when she says "Nine". Your arms have to be taken down by somebody else.

    "The small one asked what you are," says Citlali. "I told her: a hinge. She wishes to be one." A hand the size of a shilling comes out of the harbour and puts money in your shoe.
again_service_citlali-unhang = Take the gate off its hinges for good.
again_service_citlali-unhang-ok =
    Two bolts come, one argues, and the last has to be told about its mother. The gate goes down into eleven feet of water with a noise that wakes the customs. When they arrive with lanterns there is a hole in the wall, and a household in it, moving.

    "Take your time," somebody tells a cupboard. In your boat in the morning lies a thing out of it, wrapped up in wet grass, that she says has been in the way for years.
again_service_citlali-unhang-fail =
    Two bolts come. Then the spring has its say, and you leave the wall at the height of the lantern. They fish you out from three sides. The gate stands wide open, bent past all mending, so that the household passes after all; they had wished to go in order of age, and there is talk.

    "It bit you," says Citlali, full of respect. "And you bit it." The hand who held your feet is walking in a circle.

again_service_tepin-title = A good shadow
again_service_tepin-opening =
    "Stand there, tall one. Left. You're the first decent shade I've had all day," says Tepin, "and one more thing: whistle if she comes."

    It is noon, behind the governor's kitchen in { $port }. He sets his stool under the window and goes in over the sill. Out come a bench, a clay dog, two cushions. "It's furniture," he says through the bars. "It was carried off. I'm carrying it on." { $freed_the_priest ->
        [me] From the dark inside an old voice sends you its regards. The teacher has come along, to carry the light end.
        [other] "My teacher would be here, but { $freed_the_priest_by } told him to rest. I have told him so for years. To { $freed_the_priest_by } he listens."
       *[no] "My teacher always said: leave a house tidier. I've swept."
    }

    Inside, a door falls to, and again, in the draught. Each time he says a word. There is one more piece, he says. It is in the front hall, under a general.

    From the market comes the cook, with forty pounds of fish.
again_service_tepin-shadow = Hold the door, and be the cook's shade too.
again_service_tepin-shadow-ok =
    You hold the door with one foot and bid the cook good day. You admire the fish. You stand so that the sun is off her, and she tells you about her knees, all of it, while behind you an entire parlour goes by at the height of your belt.

    "Such a well-brought-up person," says the cook, and gives you the tail. Tepin unties a bean from the string, bites it to see whether it is good, and pays.
again_service_tepin-front = Walk in at the front and lift the general.
again_service_tepin-front-ok =
    You have come to measure the general, you tell the footman, for a larger hall. He holds the other end. It is the general's bust, in marble, and the footman has always wanted to put it somewhere. Under it is what the inventory calls a flower stand.

    "Three hundred years," says Tepin, and lays both hands flat upon it. "And somebody's watered on it." He gives you another from the same house, which he had been keeping for a friend.
again_service_tepin-front-fail =
    The general comes up nicely. He has a good deal of weight on one side, however, being in the act of pointing, and he leaves by the staircase. He takes two landings. The footman takes a chair.

    You go out at the back, with the fish. "I had to come by the roof," says Tepin, "and one more thing: he pointed at you the whole way down." Somebody of yours has to be carried, and asks not to be made to laugh.

again_service_yaretzi-title = A door without a house
again_service_yaretzi-opening =
    "This word says 'carry'," says Yaretzi. "Or 'accompany'. It's done with the same two hands."

    On the quay of { $port } a door stands upright, in its frame, with no house to it. Fifty years ago somebody took it for a garden. It goes back today, on rollers, right through the town. "And it must stay open, all the way. While it's open, they are at home. If it shuts, they are out; and then one has to knock, and there's nobody in." { $burned_the_storm_script ->
        [me] She has brought no book. Since that day she has carried them in her head, and holds it very level.
        [other] "{ $burned_the_storm_script_by } would have said 'firewood'. It's a word, too."
       *[no] There is a bowl of water on the sill, for guests.
    }

    The wind is from the hill, in slaps. The rollers squeak. Already two children and a notary have walked through, to see whether it felt of anything. At the far end of town lie the old hinge stones, and six men with opinions who park a cart upon them.

    "You could be of help," she says. "Or of use."
again_service_yaretzi-hold = Walk beside it and hold the door open.
again_service_yaretzi-hold-ok =
    It takes all day. People will go through a door, if it is held for them. A bride does, twice; the fish cart; a man who had sworn never to set foot in the house of anybody. They all wipe their shoes.

    Yaretzi has written each of them down. "Visitors," she reads. "Or family. I'll leave it open." There is money at the bottom of the bowl, under the water, which you are given to drink first.
again_service_yaretzi-hang = Clear the cart away and hang it at home.
again_service_yaretzi-hang-ok =
    You talk four of the six into pushing. The other two would sooner be right, and are, in the ditch. The door goes on its stones with a sound like a sip, and stands there in the middle of the grass, open, between nothing and nothing.

    "Now go in," says Yaretzi. You do. It is cooler. When you come out again there is a thing in your hand, and she nods, and strikes out one of two words.
again_service_yaretzi-hang-fail =
    The cart moves. So does the hill, as far as one can tell from underneath. The six have opinions about that too. By the time you are dug out they have set the door up themselves, facing the wrong way, and are drinking to it.

    "It faces the sea now," says Yaretzi. She walks round it once. "That was a mistake. Or the reason." One of your people has gone in at the ditch and not in at the door, and is put to bed.

again_service_lt_harrow-title = Only string
again_service_lt_harrow-opening =
    "It is requested that this end be held," says Lt. Harrow. "Sir. Captain. It is only string."

    From the hill above { $port } one sees the whole squadron, and at six it will pass below, for orders. The orders are here. The flags for them have gone to a christening, and the christening's flags have come. "Storks, mostly. It has been attempted to see them as numerals." { $copied_the_signals ->
        [me] One real flag lies apart, face down. "That was hoisted on Tuesday. It is four letters, and meant for you. Regret the tone."
        [other] One real flag lies apart, face down. "For { $copied_the_signals_by }. It is not to be flown before noon, or near children."
       *[no] He has ironed them.
    }

    The flagship hoists something eleven flags long. Nobody on the hill has met it before.

    "Perfectly clear," says Lt. Harrow, and stands at attention.
again_service_lt_harrow-hoist = Hold the string, and haul when he nods.
again_service_lt_harrow-hoist-ok =
    You haul. A christening goes up over the harbour, yard by yard, with every stork. The squadron slows down to a walk. Then the flagship dips her colours, and nine ships of the line put on all the bunting that they own.

    "It has been read as a birth," says Lt. Harrow, behind the telescope. "Congratulations are offered. Sir. Captain. To you, it appears." He shakes your hand for longer than is laid down. A boat brings what the service pays upon such occasions.
again_service_lt_harrow-answer = Answer the flagship out of your own head.
again_service_lt_harrow-answer-ok =
    You send up a tablecloth, a boot, and the string. For some minutes nothing stirs on nine ships. Then the flagship sends up a boot.

    "Regret to report," says Lt. Harrow, "that they did not know either. It has been made and repeated since Jamaica." Nine captains come ashore to ask each other who began. It is the first time in a year that they have spoken. One of them presses on you a thing that he had been ordered to mislay.
again_service_lt_harrow-answer-fail =
    The tablecloth goes up, with the boot beneath it. The squadron wears round in beautiful order and opens fire upon a windmill.

    There was nobody in it. "It had been marked," says Lt. Harrow, at attention, under the table with you, "for removal. Affirmative. No." At seven they stop for dinner. One of your people was holding the boot's other end, and is deaf until Thursday.

again_service_lady_pembroke_vale-title = With nobody's compliments
again_service_lady_pembroke_vale-opening =
    "How strong you look, dear... Captain," says Lady Pembroke-Vale. "It is to be carried in both arms, I think. Where one can see it."

    It is a cheese. It has the girth of a drum and comes out of her own cellar, wrapped in her second-best flag. By five it must be with a certain judge of { $port }, past the windows of three families who have not been sent one. { $type ->
        [trade] "No price is on it. You of all people will know how dear that makes it."
        [steal] "You needn't take anything away this time. I thought that you might like the novelty."
        [kidnap] "Do mind the judge's wife. She has heard about you, and has packed a bag."
       *[other] "I never ask for thanks. I ask whether the curtains moved."
    }

    She takes one sip of tea. "They will say that you were passing. They will beg you to come in. You will have another engagement... or a great success; I leave it with you."

    The sun stands on the street, and on the cheese. It has begun to be noticed by dogs.
again_service_lady_pembroke_vale-deliver = Carry it past all three windows, and go.
again_service_lady_pembroke_vale-deliver-ok =
    You take the middle of the street. At the first window a curtain moves, at the second a family; at the third they have given up the curtain and stand on chairs. By then you have eleven dogs, two by two. The judge's porter takes the cheese from you as a font takes a child.

    "Chairs?" says Lady Pembroke-Vale. "All of them? Both feet?" She writes that down on the fan. In your glove, when you are back on the quay, there is an arrangement.
again_service_lady_pembroke_vale-invited = Be asked in, and stay until it is cut.
again_service_lady_pembroke_vale-invited-ok =
    You were passing. They beg you. For two hours you say nothing of weight upon a chair of no comfort, while six people look at a cheese and each waits for another to mention it. At seven the judge's mother, who is ninety, asks for a knife.

    Inside, well wrapped, lies a small old thing with a crown on it. "For whoever is kind enough to wait," reads the card. "I do hope it was the Captain."
again_service_lady_pembroke_vale-invited-fail =
    You were passing. They beg you. You are put between the fire and the cheese, and neither gives way. What happens next is afterwards described to you by several people. It had reached the carpet before anybody was introduced.

    "One hears that it ran," says Lady Pembroke-Vale, and very nearly takes a second sip. Your bearers, who sat in the kitchen with the rest of it, are unwell in three languages.

again_service_dr_ashdown-title = The subject does nothing
again_service_dr_ashdown-opening =
    "Note: the subject is punctual," says Dr. Ashdown to the clerk who is not there. "Note: two arms. Do sit, my dear fellow creature. You are here to be well."

    In a garden in { $port } stand two chairs. In one sits a governor with a foot on a cushion, who has been told that health exists and would like to see it. The other has a number. Between them are three cups: water, tea, and one that is turned away. { $drank_clara_green ->
        [me] "Note: a trace of green about the gums. The work of a pupil. Careful; bold." He looks at it for longer than there is green.
        [other] "I had { $drank_clara_green_by } here, with the tongue. I could not take my eyes off it. It was so very even."
       *[no] "Note: no complaint. It will come."
    }

    He warms his hands before he takes your wrist. "You do nothing until sundown. It is harder than it sounds; the last case began to sing."

    The governor moves his foot and says a word. He asks, across the cups, whether you feel anything. Anything at all.
again_service_dr_ashdown-sit = Sit there and be well until sundown.
again_service_dr_ashdown-sit-ok =
    By three you itch where nobody itches. By four you have counted the bees. The governor watches you as others watch a race, and towards five, from mere attention, he has forgotten his foot and walks over to look at your ears.

    "Note: the case walks," says Dr. Ashdown. "Note: cause unknown. Note..." He stops, and lets it be unknown. You have never been paid so well for so little, and need two people to get you up.
again_service_dr_ashdown-note = Change places with the governor's foot.
again_service_dr_ashdown-note-ok =
    You put your own foot up on the cushion, groan as he did, and reach for the third cup. He says that it won't help. He says it standing. He shows you how to bear it; he fetches the water; he is better at this than at governing.

    "Do not move," says Dr. Ashdown. "Not for the world." From under the governor's chair, on his way past, he hands you what the leg was propped on. It is hollow, and sealed, and not British.
again_service_dr_ashdown-note-fail =
    You put up your own foot, with a groan, and take the third cup. It is the governor's, for after. After what, nobody had told you. The bees come out in several colours, and one of them has your mother's way of standing.

    "Note: the subject sings," says Dr. Ashdown. He stays all night, and does not dictate. In the morning you are quite well. The one who held the basin wishes to sign off.

again_service_neris-title = Hopscotch before the court
again_service_neris-opening =
    "We have never lost," says Neris. "We have never won, either. People fall over when we come in."

    Children have chalked ten squares upon the quay of { $port }. Below it, a yard down, the harbour is full of faces: a court has come up to see whether she still takes things. Somebody holds a portrait ready, and a lower nail. { $hid_the_heir ->
        [me] "We lay under your spare sail once and listened to this game all day. We did not dare ask what the stone was for."
        [other] "When { $hid_the_heir_by } had us under the floor, we heard it overhead. One two. One two. We thought it was the guard."
       *[no] "On one leg. Then on two. Who decreed it? A girl?"
    }

    "It is required that an air-born be defeated in public. At something. We asked for this." She has taken off one shoe, and does not know what people do with it.

    The girl whose squares they are is seven, and the law in this matter. She looks the two of you over. "No falling on purpose," she says. "I can tell."
again_service_neris-lose = Play, and set your foot on a line.
again_service_neris-lose-ok =
    At the eighth square your heel comes down, by the width of a thumb. The girl looks at the thumb; she looks at you; there is a heel's breadth of justice in the world, and she lets it go. "Out."

    Down in the harbour they begin to count pearls. Neris hears none of it. She has two squares still to do, and does them with her tongue between her teeth. "We would like," she says, "I mean, is it allowed again?"
again_service_neris-teach = Play to win, and show her how.
again_service_neris-teach-ok =
    You beat her by four squares. The harbour goes quiet; the nail is moved. Then she picks up her stone and says, so that all can hear: "Again." You beat her by two. It is nearly dark, and the sixth game, when she comes home on one leg and you are on the line, fairly, with nobody kind about it.

    The noise knocks hats off on the quay. The portrait stays where it was. Into your boot they have put a trophy that somebody else had to be beaten for.
again_service_neris-teach-fail =
    You hop as you did at seven. That was some years ago, and there was less of you. At the ninth square something in your calf speaks up, and you go over the edge and down among the court, who draw in their sleeves.

    "Is that losing?" asks Neris. "That's drowning," says the girl. They fish you out between them, the heir and the law, one to each arm. Your crew pulls on the rope until it has to lie down.

again_service_tovan-title = To be found by six
again_service_tovan-opening =
    "Run," says Tovan. "Not yet. At three. Found by six. In front of people."

    He is reading your deck as others read the paper. Three hunts have come back without anything, and in the water under { $port } they are saying that he has grown soft. "Needs one taken. Proper one. Fast." He mends the strap of your bag while he talks, which you had not known was torn. { $crawled_through ->
        [me] "There's a coal hatch by the church. Had it widened. With you in mind."
        [other] "There's a coal hatch by the church. { $crawled_through_by } would get in. You? Breathe out."
       *[no] "No hatches. Cat had kittens in the hatch."
    }

    Along the quay they have come up to look, rows of them, to the chin. Somebody has a gong. In the shade a second hunter sits, younger, whom he has not seen, or has. She has no scars at all yet. She is drawing the sole of your left boot.

    "Drags a bit," says Tovan. "They'll believe that."
again_service_tovan-caught = Run well, and be found by six.
again_service_tovan-caught-ok =
    You are a fishwife until four and a statue until half past. At ten to six you sit down in the confessional, and a voice at the grating says: "Bread. Rosemary. Limped on purpose, then forgot." He brings you out by the sleeve, past all of them, slowly.

    The gong sounds. No one claps in the water; they lower their eyes, which is more. "Good hat," says Tovan. Your pay lies in the bag, under the strap.
again_service_tovan-vanish = Run so well that both must hunt together.
again_service_tovan-vanish-ok =
    At six the gong is silent. At seven he goes to the second hunter and says: "Two sets of eyes." It is past nine, with all { $port } out looking, when they find you, one from each side, in the bishop's bed, with the bishop, who had taken you for a bolster.

    "She saw the pillow," says Tovan, so that it carries. The girl looks at her feet. Next morning a thing hangs from your anchor with a line of new script cut in it. It says both their names.
again_service_tovan-vanish-fail =
    You go up a chimney. It is a good chimney, and narrows. At six the gong is struck, and he stands down in the square with his head on one side, and says to the crowd: "Soot on the sill. Fresh." After that he has to wait, like the rest, for the man with the rope.

    It counts, they decide, as a taking; nobody is sure by whom. "Chair for the sweep," says Tovan. Your crew has had the other end of the rope since five.

again_service_maru-title = You fall at the pump
again_service_maru-opening =
    "At the pump," says Maru. "Yes, it will hurt. Now they ask you to enter."

    "Will you enter for the race?" asks a man with a list.

    It is the egg and spoon race of { $port }, from the church to the water. Half the court floats at the finish with its pearls on the table, since she told the King that you fall, and at what, and on which knee. She looks a little to the left of you. "Here you say it."

    { $who ->
        [kahina] "What does second place fetch?"
        [cesare] "Madam, I had promised three people to win."
        [spell] "Is there a clause about the spoon?"
       *[ton] "Whose egg?"
    } Her lips have moved along with it, and she sighs. "So it goes all day. I knew the end of my breakfast. Fall nicely, then, and they pay us both. Or don't. You won't. I have looked."

    On the pump sits a cat. It yawns, and Maru turns round so fast that she spills her cup.

    "Oh," she says. "That wasn't there."
again_service_maru-lose = Run, and fall at the pump.
again_service_maru-lose-ok =
    You fall at the pump, on the left knee, with the egg in the air. It comes down in the hat of the man with the list. The court settles up in order of rank. No one looks surprised; it is a thing they pay not to be.

    Maru has your share in a stocking. "You'll have wanted a plaster," she says, and there it is on the knee already. She has the cat on her arm, and asks it things.
again_service_maru-win = Run, and do not fall.
again_service_maru-win-ok =
    You pass the pump. It is a matter of eleven steps, and along the quay people take hold of each other. You pass the baker, you pass the priest, and cross the line in front of a silent sea with an egg that by rights is long broken.

    "What happens now?" asks Maru. She has had to sit down. "No, don't. Don't." The King has lost a thing that he had staked against nothing, and it is carried up to you on a cushion.
again_service_maru-win-fail =
    You pass the pump. It is the cat that you had not counted on, who passes it as well, the other way. On the right knee, people said later; no, both. The egg is found in the evening, whole, in a gutter.

    "The right," says Maru. "I said left! Oh, well done." The court declares all bets void and goes home quarrelling. Whoever of yours was holding your coat had put the whole purse of the mess in it, on you.

## Service, with anybody.

again_service_stamp-title = One stamp upon one paper
again_service_stamp-opening =
    "Four hundred and six," says the clerk of the Armada. The ticket in your hand says four hundred and thirty.

    { $person } has sent you for a stamp. It is all that your friends need from this office in { $port }: that it be noted, in due form, that they were not there. It has to be fetched by somebody who can stand. { $kept_the_trinket ->
        [me] "Have you the time?" asks a stranger behind you. You take out your watch. "How curious," says the stranger. "We used to have one with that seal."
        [other] A stranger behind you stops everybody who wears a watch. It is for the seal, one hears; { $kept_the_trinket_by } has it, and it ticks like a relative.
       *[no] A stranger behind you asks the time, over and over, so as to have company.
    }

    It drips on the ink. Two buckets have been entered as furniture. "The window for urgent matters," says the clerk, "is regrettably jammed. Since the year of the eleven." Behind its glass one sees a shelf, and on that, in a row, things that were not collected.

    "Four hundred and seven," says the clerk. It is a goose, with a guardian.
again_service_stamp-queue = Stand and wait for your number.
again_service_stamp-queue-ok =
    You wait. The goose is refused. Towards evening the clerk looks up, looks at the paper, and falls in love with the wording. He stamps it once, and once more on the back, for the pleasure of it. { $paid_josephine_in_pennies ->
        [me] Your friends pay you in pennies, in a sack, "as is your custom".
        [other] Your friends pay you in pennies. They have it from San Juan that captains like it so, since { $paid_josephine_in_pennies_by } does.
       *[no] Your friends have it framed, and pay you on the spot.
    }
again_service_stamp-repair = Let your crew mend the office roof.
again_service_stamp-repair-ok =
    Where there is a roof there is a queue for it, and your crew is at the head. { $broke_a_bottle_for_tamsin ->
        [me] From the shipyard come two people with a ladder who want nothing for it; they have heard over whose new ship you broke a bottle.
        [other] The shipyard lends a ladder, and asks whether { $broke_a_bottle_for_tamsin_by } really hit the bow at the first throw.
       *[no] The shipyard lends them a ladder, and somebody to say that it is wrong.
    } At noon the first bucket is struck off the inventory. The clerk weeps a little, stamps everything, and gives you something from the shelf that nobody will claim now.
again_service_stamp-window = Open the window for urgent matters.
again_service_stamp-window-ok =
    It has been painted shut, puttied shut, and sealed by two viceroys. You are at it for an hour with a butter knife, and a hundred and four people offer their advice. When it flies up there is a clerk behind it, very straight, with a full inkwell.

    "At last," he says. "Next?" Nobody had told him. Your friends have their stamp; and from the shelf he hands out a thing that was addressed to them when his hair was brown.
again_service_stamp-window-fail =
    The window goes up. It comes down again rather faster, and now your sleeve belongs to the office. They enter it as a curtain. You hear four hundred and thirty called, and four hundred and thirty-one.

    When the cleaners free you, one of them puts the stamp on with her own hand; she does most of them, she says. Your people took turns at holding you up.

again_service_goat-title = One goat, for the day
again_service_goat-opening =
    "It's addressed to you," says the boy from the ferry. "It ate the address."

    The goat of San Juan has followed you to { $port }. You once made its master rich, and it has not been respected at home since. It walks round your table, and round your chest, and looks behind both.

    Unluckily { $person } has asked you for something today, the least of things: to stand in a doorway, in a clean coat, while a visitor from the { $faction } goes by, and to look as though nothing ever followed you. There are flowers. There is a rug, with a pattern of leaves.

    "It wants a job," says the boy. "It goes round things. That's all it ever learned." He has let go of the rope, in order to explain.

    The goat has seen the wall at the back of the governor's house. It is a high one. The goat reads it as others read a menu.
again_service_goat-house = Put the goat into the clean coat with you.
again_service_goat-house-ok =
    It is a wide coat. The visitor goes by, stops, and looks you up and down: a fine figure, with four boots. "Does it bow?" You both do.

    "I am told that the beard is real," the visitor says inside, much taken. There are fewer flowers than before. You receive the usual, and a little over for the second gentleman, who has it out of your hand, with the paper.
again_service_goat-follow = Pick up the rope, and go where it goes.
again_service_goat-follow-ok =
    It goes round. Round the wall, by way of a drain, a hen house and somebody's christening, and at the back there is a place where all the builders of the world have trusted to nettles. It eats those.

    Behind them, in the governor's cellar, stands what he took from whoever you serve, under a cloth. The visitor cannot thank you enough. "How did you get past the wall?" You say that you never saw it.
again_service_goat-follow-fail =
    It goes round. It goes round the wall four times, and on the fifth you see that it is looking for the goatherd. The guards have begun to greet you. On the sixth they have a chair out for the hand who carries the coat, and on the seventh the chair is needed.

    Towards evening it sits down against your leg and sighs. It is no trouble after that. The boy takes it back with a new address, on tin.

again_service_boat-title = The good boat
again_service_boat-opening =
    "Somebody has to row her over," says the harbour pilot, "and they asked for you by name. I'd have asked for somebody who sits straighter."

    It is a few hundred yards of flat water at { $port }, from the one steps to the other. The passenger comes from the { $faction } and is too old for journeys: nobody says how old. All she wants is to have been across. { $let_the_enemy_row ->
        [me] "You leave people a boat, one hears," is the message from { $person }. "Take ours." It has cushions, and gilt on the oars.
        [other] { $let_the_enemy_row_by } leaves a boat even to enemies, you are told, and they will not be outdone. Here is theirs, with gilt on the oars.
       *[no] { $person } has lent the good boat for it, with gilt on the oars. It pulls to the left.
    }

    She has brought a bag of sweets, and holds them out: one for you, one for each oar. Beside you on the steps a lawyer with six rowers has come up, in a hurry, and looks at the narrow place by the buoy.

    "Is that one racing us?" asks the passenger. "I have never been in a race." She shuts the bag.
again_service_boat-row = Row her over, and let her look.
again_service_boat-row-ok =
    The lawyer goes by in a cloud of orders. You row. She asks what that is, and it is a crane; and that, and it is washing. In the middle she has you stop, so as to look at the side that she comes from. "So that's it," she says. "It's smaller. I shall tell them."

    It takes until lunch. You are paid for a crossing and a half, since she had you turn the boat round once, to see your face.
again_service_boat-race = Spit on your hands, and race for the buoy.
again_service_boat-race-ok =
    Six oars are stronger than two. But the boat pulls to the left, the buoy is left, and she has a way of saying "now". You go through the narrow place with a sweet between your teeth and the lawyer's paint on both sides.

    At the steps she shakes hands with everybody, like somebody who has won things before. A parcel comes in the evening. It holds the oldest thing in her house, and a slip: For the mantelpiece. We did race.
again_service_boat-race-fail =
    You lead as far as the buoy. It is a good solid one, and the good boat stays there. They land her from the lawyer's stern seat, between two clerks, waving, with a rope's end in her hand that she will not give back.

    "We were ahead," she tells the whole quay. It is true; she has you say it as well. The lawyer takes up a collection for the gilt. One of your people has swallowed most of the harbour.

## Reconcile, with anybody.

again_reconcile_sink-title = There is the sink
again_reconcile_sink-opening =
    "Mind your head, mind the cat, and don't start explaining," says the cook. "Not in my kitchen, not tonight."

    Sixty people have eaten at this inn in { $port }. The maid has married one of them. So at midnight { $person } stands in front of the plates, in the cook's third-best apron, and washes; nobody had asked. The back does not turn round.

    { $paid_in_service ->
        [me] "Aren't you the one who paid off a bet like that?" asks the cook. "There is the other sink."
        [other] "{ $paid_in_service_by } once paid off a bet like that," says the cook, "and went home singing. There is the other sink."
       *[no] "You'll have two hands," says the cook. "There is the other sink."
    }

    On the nail hangs { $warmth ->
        [0] nothing but a cloth.
        [3] a second apron, ironed.
       *[other] a second apron.
    } The rack beside { $person } is nearly full. A plate is held out behind, into the air, by somebody who is looking the other way.
again_reconcile_sink-dry = Take the plate, and dry it.
again_reconcile_sink-dry-ok =
    You dry. At the fortieth plate { $person } reaches over and puts your blue ones on top. At the hundredth they are put underneath, after all; it had only been to see.

    "Thank heaven," says the cook, who has been salting the same ham for an hour. She shares out what the sixty left under their saucers, in three heaps. The cat gets the quarrel.
again_reconcile_sink-evening = Give the cook an evening off, and cook.
again_reconcile_sink-evening-ok =
    The cook looks at the money, at you, and at her stove. She is gone before you have found the spoons. You make the one thing that you can make. It comes out black on the side that matters.

    { $person } eats all of it, sitting on the flour bin, and asks what it was called in life. It is two o'clock before somebody laughs, and then it is both. The thing that is wrapped up in the cloth had been meant for your name-day.

again_reconcile_roof-title = Sheets, and what got away
again_reconcile_roof-opening =
    "It's here!" a neighbour shouts across three roofs, with pegs in her mouth. "Your weather! It's come up the stairs!"

    Noon, on top of a house in { $port }. Between wet sheets one sees a hand of { $person } and, further on, a boot. They go along the line at a steady pace. The basket is kicked forward. One sheet hangs between the two of you, then one more.

    { $kept_the_silence ->
        [me] You say nothing. "Look at that," the neighbour calls. "It used to come with trumpets. Somebody has taught it to keep still!"
        [other] "You want to take a lesson of { $kept_the_silence_by }," the neighbour calls. "That's one who can stand on a roof and not open the mouth!"
       *[no] "Is it staying for dinner?" the neighbour calls. "Then it might as well carry something!"
    }

    Down there is a bag with pegs in it. The wind gets up over the chimneys and takes an interest in the far end of the line, where the best sheet is, with the lace.
again_reconcile_roof-pegs = Hold the bag, and hand up the pegs.
again_reconcile_roof-pegs-ok =
    You hand up pegs. It is a language with one word, and you get better at it. Around the twentieth the hand stays where it is, a little longer than one needs for a peg.

    The line is full. { $person } comes out from behind the last sheet, wet up to the elbows, and leans against the same chimney, on its other side. "I can hear you two," shouts the neighbour. "Not talking!" She throws over an orange and some small change that she had owed for soap.
again_reconcile_roof-catch = Go after the sheet with the lace.
again_reconcile_roof-catch-ok =
    It goes over the baker's. So do you. It goes across the gap beside the mill, full like a topsail, and you have your mind made up for you by the slope. You come down in a cart of onions, with both arms full of lace.

    At the window above, { $person } is counting to see that all of you moves. Something small is dropped to you, wrapped in a stocking. "Tie that round it!" shouts the neighbour. It isn't a bandage.
again_reconcile_roof-catch-fail =
    It goes over the baker's and lies down at the feet of the harbour master, who has never owned lace. He keeps it. You have to pay the baker for a skylight, and for a cake that had been in its best years.

    When you get back to the roof there is one peg left over. { $person } fastens it to your collar, without a word, and to the collar a pillowcase. You are turned a bit, so that you face the sun.

again_reconcile_next_table-title = A letter about a cow
again_reconcile_next_table-opening =
    "That seat's kept," says the girl with the trays, "and I wasn't told for whom, and you're in the way of the herring, so it's yours."

    Supper time in { $port }. { $person } is eating fish and goes on with it; there is an art in the bones. { $warmth ->
        [0] Nobody has pushed out the chair, and no one has put a coat on it.
        [3] The other chair stands a little way out, as it would if somebody had a foot behind it.
       *[other] There is no coat on the other chair. There was one a moment ago.
    }

    At the next table an old man in his good jacket has laid a letter before him. He has wiped the place first. { $read_johns_letter_to_him ->
        [me] He leans over. "They tell me that you read," he says into his collar. "And that nobody hears of it."
        [other] He leans over. "I'd have asked { $read_johns_letter_to_him_by }," he says into his collar, "who did it for a sailor once, and never told. Would you?"
       *[no] He watches you go through the bill of fare. "With the lips shut," he says, in respect. "Would you mind?"
    }

    "It's from my brother. We've not spoken since the cow. I don't know that I want it all, you see. Only how it ends."

    The bones have stopped. Across the table somebody is listening, with a fork.
again_reconcile_next_table-read = Read it to him, from the beginning, low.
again_reconcile_next_table-read-ok =
    It begins with the weather and gets to the cow at once. She had been his, the brother writes. She had been yours. By the second page she is dead these ten years, and both of them were fond of her. "That's how it ends?" asks the old man. You turn it over. "Come and see the calves," it says there.

    He pays for your soup, and will not be argued with. { $person } pushes half the fish onto your plate: the half without bones.
again_reconcile_next_table-paper = Order paper, ink, and supper for three.
again_reconcile_next_table-paper-ok =
    The old man dictates. It takes a bottle to get from "Sir" to "Brother". Where he sticks { $person } puts in a word, from the other side, down at the fish; it is always the right one, and each time he says: "That's it. How would a person know that?"

    Nobody answers him. You write it all down in your best hand. Under "I was as stubborn as you" there is a blot, since someone jogged your elbow. He gives you the cow's bell. You walk home three abreast, ringing.

again_reconcile_paint-title = The rail, in two colours
again_reconcile_paint-opening =
    "Been at it since before the tide," says whoever has the watch. "Brought their own brush. We weren't sure of the etiquette."

    { $person } is painting the rail of the { $ship }. It had wanted doing since summer. It is being done now from the port side, plank after plank, with the back to you, in a green that nobody had chosen. { $warmth ->
        [0] The stretch where you had once leant, for most of a night, talking, was done first, and twice.
       *[other] Where you had once leant for most of a night, talking, there is a stretch left out.
    }

    { $ate_mama_bertas_pie ->
        [me] On the hatch stands a dish with a cloth over it. Nobody says from whom. One can smell from whom; you ate all of the last.
        [other] On the hatch stands a dish with a cloth over it and a card: for whoever is as brave as { $ate_mama_bertas_pie_by }. Nobody has lifted the cloth.
       *[no] On the hatch stand two mugs. One has a saucer on top, against the dust.
    }

    Your crew has found work at the other end of the ship, all of it within hearing. There is a second brush in the pot. In an hour the sun will be on the wet side, and then it is too late to change the colour.
again_reconcile_paint-brush = Take the other brush, and start from starboard.
again_reconcile_paint-brush-ok =
    You start at the far end and paint towards each other. Towards ten you can tell each other's strokes. At noon there is one plank between you, the last, and the tin is down to the scrapings.

    { $person } divides them, fairly, with a knife. When it is done you both have green hands, and there is nothing else left on this ship to lean on that is dry. "Shall we look busy?" asks the helm. "No," says the cook. The crew has won its bet.
again_reconcile_paint-table = Have the deck cleared and a table laid.
again_reconcile_paint-table-ok =
    It takes the whole watch an hour, for they want it to be nice. A cloth turns up, and a flower that is mostly carrot. { $signed_the_mutiny ->
        [me] You sit down on the low side, facing the light. You have signed things on that side; one hears better there.
        [other] You sit down on the low side, as { $signed_the_mutiny_by } did for that mutiny. It is said that one hears better there.
       *[no] You sit down on the side that has the sun in its eyes.
    }

    { $person } eats, wipes the brush, and brings out what had been in the coat all morning, in case. One chair is green. The tale of whose is told in the forecastle yet.

## Old Score, with anybody.

again_old_score_one_table-title = One table left
again_old_score_one_table-opening =
    "You'll have to share," says the landlady. "Saint's eve. I've put two bishops on a barrel."

    The table for two stands behind the stove, in the best inn of { $port }. At one side of it sits { $person }, who gets up at the sight of you, hits the lamp, and sits down again. There had been no plan. There had been a bill, in a coat, on Tuesday, for glasses that the two of you once broke. It was going to be sent by post.

    { $read_aloud ->
        [me] "And if it's all the same," says the landlady, and takes the bill of fare out of your hand, "I'll tell you what there is. We've heard of how you read."
        [other] "No reading from the bill of fare," says the landlady. "{ $read_aloud_by } did, somewhere, and they had to take up the floor."
       *[no] "There's goose," says the landlady, "or there is not."
    }

    { $person } pushes the salt into the middle. It might be a border. There is one goose, one lamp, and the whole inn behind you has pulled its chairs round.
again_old_score_one_table-share = Sit down, and pay for the glasses.
again_old_score_one_table-share-ok =
    You pay. { $person } counts it, since that is how one does, and orders wine with it, since that is how one feels. The goose is carved along the border. You talk of people whom you have both been worse to.

    "Same again next year?" asks the landlady. Nobody says no. There is a glass broken towards the end, and two hands reach for the same purse.
again_old_score_one_table-outsit = Wager the whole bill on who gets up first.
again_old_score_one_table-outsit-ok =
    The bishops leave at eleven. The stove is raked out. At two the landlady sets the chairs on the tables, all but two; at four { $person } remembers a ship, a mother, an oath, and goes on sitting. It is the lamp that decides. It wants trimming, and one of you is well brought up.

    You may stand up too, once your legs agree. { $shared_the_cure ->
        [me] The landlady takes no money from you, since the fever. "Then it's all yours," she says to the other side of the table.
        [other] "If you were { $shared_the_cure_by }, with that cure, it would be on the house," says the landlady. "So it's on the loser."
       *[no] The bets are paid out in front of you, with a bow from the barrel.
    }
again_old_score_one_table-outsit-fail =
    At three in the morning the landlady's smallest comes down in a nightshirt, looks at both of you, and asks for a drink of water. You get it for him. Behind your back the whole inn draws in its breath.

    { $person } holds that it doesn't count. The landlady says that it does. You pay for the goose, the glasses, and the eve. At the door your chair is carried past you, with a ribbon on it.

again_old_score_band-title = The tune that began it
again_old_score_band-opening =
    "Not that one," says the fiddler to the drum. "Not with those two in." The drum has already begun.

    It is somebody's wedding, in the market hall of { $port }, with paper lanterns. Across the floor { $person } stands at the punch, in good clothes, and puts down the cup. That tune was playing when it first went wrong between you, and it took you both a year to stop whistling it.

    { $sang_the_ninth_verse ->
        [me] Then the band goes over into the other one, with your name in it, and the hall sings the ninth verse at you as one sings to the person who has the birthday.
        [other] "Ninth verse!" somebody calls. "{ $sang_the_ninth_verse_by } sang it standing on one leg!" The band has its pride, and plays on.
       *[no] An aunt in violet starts to clap in time. She has been told nothing, as aunts are.
    }

    The dancers have drawn off to the walls. Between you there is a floor, and a bride, who folds her arms. "Settle it," she says, "in time with the music, or out in the yard. I've hired this band until ten."
again_old_score_band-bow = Bow, and lend the bride your crew.
again_old_score_band-bow-ok =
    You bow to the punch, and the punch bows back. That would be all. But the bride has forty cousins and not a man who can turn left, and your people are wanted in every set until the lanterns are burnt out.

    From the two ends of the hall you and { $person } watch them go by. At the tune, when it comes round again, you find that you are both nodding. It stops at once.
again_old_score_band-dance = Cross the floor, and dance it out.
again_old_score_band-dance-ok =
    It is a dance in which one changes places. You have done it with swords, and know each other's step. At the third turn the whole hall is stamping. { $told_mama_berta_the_truth ->
        [me] "That's my honest one!" roars an old woman with flour up to the elbows. "Bend the knees!"
        [other] "Not bad," roars an old woman with flour on her arms. "{ $told_mama_berta_the_truth_by } is honester. But not bad!"
       *[no] The aunt in violet has got up on a chair.
    }

    At the last bar one of you stands where the other stood, and it's { $person } who has to stop for breath, laughing. The hat that goes round is full, and comes to you.
again_old_score_band-dance-fail =
    You had it in your feet, once. At the turn you go right, the hall goes left, and between the two stands the cake. It is a large one. You see it in great detail.

    { $person } finishes the figure alone, with an arm out for where you would be, and gets the roses. You get the bill for four tiers. "I liked the middle bit," says the bride, who has icing in her hair. "Go and wash. He's waiting to say he was right."

again_old_score_left_behind-title = What you left behind
again_old_score_left_behind-opening =
    "You'll want to see this, or you won't," says the boy who carries up your hot water.

    First light, at the steps of { $port }. { $person } has sat down on a bollard opposite your gangway, with something long across the knees, in sailcloth. It had turned up under a bench in the spring cleaning. It was to go into the sea. It got as far as the window.

    { $let_the_enemy_row ->
        [me] It is the oar that you left, with the boat. It has been scraped and oiled. The blade is lettered, in a fair hand: RETURNED.
        [other] It is an umbrella. "Not an oar, you'll notice," it is pointed out. "That was { $let_the_enemy_row_by }, leaving people boats. You left this, in the rain, with a hole in it."
       *[no] It is your umbrella, from that day in the rain. There was a hole. It has been darned, and with silk.
    }

    That would be handsome, were there no second thing. But the whole landing stage has stopped to look, at this hour, with buckets; and { $person } has also brought gloves, for the look of it, and lays one upon the ground between you. It is half over your line, and half not.
again_old_score_left_behind-thank = Take it with thanks, and stand them breakfast.
again_old_score_left_behind-thank-ok =
    You step around the glove. At the stall there is coffee for two and a roll that somebody has to cut. It comes out that on the way here there had been a speech; it had been tried on the ferry, and the ferryman wept.

    "Go on, then," says the woman at the stall, who has come out to the front. You hear it. { $grudge ->
        [0] It has been shortened on the way, and ends on a kind word that neither of you looks at.
        [3] It is very good, and long, and there are pauses in it for your shame.
       *[other] It is very good, and you come off badly in it.
    } You pay.
again_old_score_left_behind-salute = Pick up the glove, and fight with the thing itself.
again_old_score_left_behind-salute-ok =
    You salute with it. It was never built for this, and it is a pleasure to see how well it does. You go up the landing stage and down again, past the buckets, who change their bets each time; and on the last plank it is { $person } who steps back, and back, and is in the harbour.

    You hold the blunt end down. A hand takes it. "That was oiled," comes up from below. The buckets pay.
again_old_score_left_behind-salute-fail =
    You salute with it, and it remembers the hole, or the worm, or the other side's good oil. It leaves you at the second pass. What you have now is a handle.

    { $person } puts up at once. One doesn't hit a handle. The glove is held out to you, by the fingers, with real sorrow. "And it had come out so nicely." You pay for the coffee, the buckets, and a day at the carpenter's.

again_old_score_lamp-title = The lamp on the mole
again_old_score_lamp-opening =
    "There are two of you on my ladder," says the lighthouse keeper from above. "It's made for half of one."

    At the end of the mole of { $port } the lamp is out, and your ship is due to sail past it. So is that of { $person }. Each of you had come, secretly, to trim it so that the other should have trouble. You met on the fourteenth rung, in the dark, and know one another by the way of not saying anything.

    { $looted_the_shrine ->
        [me] "There's a candle," the keeper says. Now you see it too, on the belt of { $person }: a silver stick, of a set. You know where that stood. You carried off the others.
        [other] There is a glint: { $person } has a silver candlestick, bought cheap. It is of the set that { $looted_the_shrine_by } had out of that chapel. It feels damp.
       *[no] { $person } has a candle. You have the tinder. One can hear both of you think about that.
    }

    It was to have been quite over between you. Then came a toothache, and a long night, and one's thoughts go. The wind is up. Far out somebody's bell asks where the land is, and below your foot a rung has begun to speak.
again_old_score_lamp-back = Give way, and hand the tinder up.
again_old_score_lamp-back-ok =
    You go down, and pass things up: the tinder, a knife, your scarf for the draught, your purse for the oil. For an hour two people who had come to put out a light are nursing it. Then it stands.

    Out at sea the bell stops asking. "One would have done it alone," says { $person } from the top, and it is hard to tell which of you it is meant to shame. Your scarf stays up there. It is the wick.
again_old_score_lamp-climb = Climb past, and light it first.
again_old_score_lamp-climb-ok =
    There is a way of getting past somebody on a ladder. It cannot be done with dignity, and you both try. You arrive in the lantern with a foreign candle, one boot, and the hair on end, and light it.

    Three ships go by that would not have. They send what they think it was worth. "Half," says the voice on the rung; and then there is no voice, and the lantern is a large room. The keeper asks whether to throw down the boot or the money.
again_old_score_lamp-climb-fail =
    To be passed on a ladder, somebody needs a ladder. You come down with eleven rungs. { $person } hangs on to the twelfth and, after some thought, to the tinder as well.

    The light comes up over you as you lie there, warm, and turning. "Anything broken?" Nothing is, that you would show. The keeper lets down a bill for the timber, on a string, and a plaster.

## Finale, with anybody.

again_finale_roof-title = On the slates
again_finale_roof-opening =
    "Is it always on top of something?" asks the priest of { $port }, out of the belfry window. "Nobody ever does it on the grass."

    You and { $person } have the two ends of the church roof. It rained at noon and will again. The ridge is as wide as a shoe, the slates on either side have been going to be mended since the last priest but two, and all the town has come out to stand a little to the left.

    { $sold_a_year ->
        [me] "You look older," says { $person }. "By a year, about. Did you get much for it?"
        [other] "Sleep well?" asks { $person }. "They say that { $sold_a_year_by } has sold a year. Who would? One might miss this."
       *[no] "New soles," says { $person }, and shows them. "One looks forward, you see."
    }

    Then { $person } asks, across the ridge, whether this is to be the last, as one asks about a dance: with the coat already on, and not off the floor.

    "There is a ladder on the north side!" the priest calls. "It's new!" In the gutter the first slate lets go.
again_finale_roof-ladder = Take the ladder, and leave them the roof.
again_finale_roof-ladder-ok =
    The ladder is new and costs you your purse, which stays on a nail. From the churchyard you watch { $person } walk the ridge alone, right along to your end, look over, and see you there. The hat is lifted. It is also, for a moment, held against the chest.

    "So it's not settled?" asks the priest. He does not sound cast down. They have sold, he tells you, a quantity of buns.
again_finale_roof-ridge = Walk the ridge, and meet them halfway.
again_finale_roof-ridge-ok =
    You meet over the altar. There is room there for one and a half. What happens then takes as long as a psalm, and is done by the knees; in the end there's one of you on the ridge, and one astride the weathercock, going slowly round.

    { $grudge ->
        [0] At each turn { $person } takes off the hat to you. On the fourth it is thrown across, and there is a present in it.
        [3] At each turn { $person } looks at you; then, from the fifth, at the harbour. Later a ship sails without a light.
       *[other] "Well, that's that," says { $person } in passing; and when it next comes round: "And what does one do with the evenings?"
    }
again_finale_roof-ridge-fail =
    The roof decides. It has heard enough, and departs on both sides at once: you go by way of the vestry, { $person } by way of the sexton's pear tree, and each arrives in time to see that the other is moving.

    "Next time," is called over the wall. "Somewhere flat!" You are left with the priest, the bishop's letter about the price of slate, and most of an angel.

again_finale_rope-title = A rope between two ships
again_finale_rope-opening =
    "Gentlefolk, it will bear one," says the rigger. "I've said so to both. I said it slowly."

    Between your mast and that of { $person } a rope has been stretched, high across the basin of { $port }. { $person } had thought of it: a deck, once more, would be repeating oneself. There are people in all the yards and a man selling nuts.

    { $jumped_when_dared ->
        [me] Nobody has to ask. "One!" shouts the crowd, who know you. "Two!"
        [other] "{ $jumped_when_dared_by } would have jumped by now," says the nut seller. The crowd starts to count, to help.
       *[no] A child asks what happens if both fall. "Then it's even," says the nut seller.
    }

    At the other end somebody you could pick out by the walk is trying the rope with one foot, as one tries a bath. A hand goes up: not yet. A bootlace. You know that lace; it came undone in the hold, and on the stairs, and you had waited then as well.

    Beneath the middle of the rope lies a rowing boat, with the oars in, that belongs to nobody yet.
again_finale_rope-boat = Slide down, and send the boat across.
again_finale_rope-boat-ok =
    You let yourself down into it, take out one oar, so as to have something, and give it a push with your foot. It crosses the basin by itself. { $person } looks at it for some time from above. Then somebody comes down hand over hand, sits, and rows off in a circle, having only the one.

    "Was that it?" asks the child. The nut seller shells one for her. You have to pay for the rope.
again_finale_rope-cross = Walk out, and meet in the middle.
again_finale_rope-cross-ok =
    It bears one. For the space of a breath, in the middle, it bears two, since neither puts down the heel. What { $person } says to you there nobody else can hear, and you have never told. Then there is one of you on the rope, and a ring in the water that gets bigger.

    The basin has been seen to hold its breath. You bring the lace back with you. It had come undone again, and you had stopped to say so; the whole harbour tells it so.
again_finale_rope-cross-fail =
    You are very nearly there when the rigger is proved right. The rope comes down across the nuts, and the two of you on top of it, in the same ring of water, back to back and each on guard.

    { $lost_to_nasir_well ->
        [me] They clap as you climb out. It is known that you can lose; one likes to be there for it.
        [other] "{ $lost_to_nasir_well_by } loses better," says the seller, picking up. "But that was wetter."
       *[no] { $person } is out first, gives you a hand up, and has gone off in your hat. You pay for the nuts.
    }

again_finale_bath_house-title = Two towels in the steam
again_finale_bath_house-opening =
    "No boots, no blades, no quarrels," says the attendant. "It's on the tiles. People walk on it and don't read."

    You had thought that you would be alone in the baths of { $port } at this hour. So had { $person }, on the opposite bench, with a towel for a hat. For a while nothing is to be heard but the drip. There are no pockets here. There's a long-handled brush, one each; there is a floor of wet soap.

    { $kept_the_truce_flag_clean ->
        [me] { $person } sees you lift your white towel, and puts down the brush at once. "From anybody else that would be a towel," comes through the steam.
        [other] You lift your towel. "With { $kept_the_truce_flag_clean_by } it would be a flag," comes through the steam. "With you it's a towel."
       *[no] You both look at the brushes, and after that at the attendant, who has ears like handles.
    }

    "Whole nights, awake, over you," says { $person } to the ceiling. "And lately one sleeps till nine. It's a great loss."

    The attendant turns over the glass. "Ten minutes," he says. "Then it's the ladies of the choir." Through the back door one sees the canal, and a boat, and a pile of dry clothes that are neither yours nor not.
again_finale_bath_house-door = Hold open the back door, and the boat.
again_finale_bath_house-door-ok =
    You hold the door, and the boat steady after it, since one of you must be gone when the choir comes. { $person } steps in, wrapped like a senator, and takes up the oars. It is not done to look back when rowing. One faces that way in any case.

    Of the two heaps of clothes the better has been taken, with the purse in it. In the other you find a decent coat, a key, and a dry biscuit with a bite out.
again_finale_bath_house-soap = Order the good soap, and scrub in peace.
again_finale_bath_house-soap-ok =
    It comes on a dish, from Castile, and has a stamp. Nobody has done your back in years; nobody else knows where the scars are that well, having put most of them there. "That's from Tuesday. That was uncalled for. And that? That's none of ours." You say whose. There is a silence. "Well," says { $person }, somewhat hurt.

    The choir finds two lobsters on a bench. One leaves you something in the towel. It will have to be gone through once more, then, elsewhere.
again_finale_bath_house-steam = Throw water on the stones, and begin.
again_finale_bath_house-steam-ok =
    It is done by ear. A brush hits tile, a foot says where it is, somebody laughs in the wrong corner. When the glass has run out, and the choir comes in singing, the cloud opens: on the soap, on the back, at the end of a very long slide, lies { $person }, and over it all you, with the brush.

    { $refused_the_future ->
        [me] "It was foretold otherwise," one hears from the floor. "With a garden. And you turned that down, too?"
        [other] "They offered { $refused_the_future_by } an end of this," one hears from the floor, "and it was turned down. Quite right. One wants to be there."
       *[no] "Enough," one hears from the floor, "and would somebody turn off the altos."
    }
again_finale_bath_house-steam-fail =
    It is done by ear, and yours are full of soap. You strike a pillar, a basin and the attendant, in that order. When the cloud lifts you stand in front of eleven ladies with hymn books, and only one of you had thought of keeping hold of the towel.

    They sing, in the end, so as not to look. Your clothes have left by boat, with all that was in them. On the bench lies the second brush, and it has been put where you can reach it.

again_finale_tide-title = The bank at low water
again_finale_tide-opening =
    "Forty minutes," says the pilot, "and there'll be fish where your hats are. I'll be over there. I'll be reading."

    It is a strip of sand off { $port } that is in no chart, because it's gone by four. { $person } had proposed it. On all firmer ground, one explains, it has been tried. A chair has been brought for each of you, and two lemons. Between the chairs stands the pilot's dinghy with a pair of oars.

    { $stopped_diegos_clock ->
        [me] You begin at three, when it strikes in the town. It doesn't strike. "That will be your doing," says { $person }. You both wait, politely, with the water at the chair legs.
        [other] You begin at three, when it strikes. It doesn't. "It's { $stopped_diegos_clock_by }, who stopped one clock," says { $person }, "and now they all want it." You wait, politely.
       *[no] You begin at three. It is ten to, and nobody has an idea how to talk in the meantime.
    }

    "They made a new coat for this," says { $person } at last. "The tailor asked what it would be worn for afterwards." The sea comes round the back of the bank, with small steps, and carries off a lemon.
again_finale_tide-oars = Take one oar, and leave the boat.
again_finale_tide-oars-ok =
    You take an oar to lean upon, wish the coat a long life, and wade. It is up to your belt at the channel, and at the next, your purse. Behind you nobody shoots, calls, or laughs. When you have ground under you and turn round, { $person } sits in the dinghy above where the bank was, quite still, with the one lemon.

    "Well, who won?" asks the pilot, and turns down the corner of his page.
again_finale_tide-stay = Stay on the sand until one of you goes.
again_finale_tide-stay-ok =
    The chairs go first. You fight to the knee, then to the waist. There it gets slow, and one sees each thing coming as one does between old friends. When only the hats are left, one of the two nods to the other, lies back upon the water, and lets it carry the matter off.

    { $grudge ->
        [0] The hat of { $person } comes to you upon the next wave, the right way up. There's a lemon in it, and a ring.
        [3] Far off a boat puts out for somebody, and it isn't yours. Whoever rows it has your name to spell, and does.
       *[other] "It did suit you, that coat!" is what you call across. A sleeve comes up, and waves, and it's over.
    }
again_finale_tide-stay-fail =
    You stay. You stay so well that it is the pilot who comes for you both, with a boathook, at a quarter past, out of patience, in the middle of a chapter. He has you by the collar before { $person }; and so, by the rules, it was you that left.

    "By a collar," says { $person }, streaming, from the bow. "It can't end on that. Not by the collar." There's the fare to pay, the chairs, and a book.

## Old Score and Finale, with Brother Ossian, who does not speak.

again_old_score_brother_ossian-title = The button in the vault
again_old_score_brother_ossian-opening =
    "And that's the music gone," says the barmaid. After that she says nothing either.

    In the largest inn of { $port } all talk has stopped, since you came in at the door. A spoon is laid down. A baby looks round to see who did it. In the window sits Brother Ossian, chalk up to the elbow, who had plainly hoped that you would eat somewhere else.

    On the slate: Not on purpose. Habit, by now.

    He turns out his sleeve. On the table lies a button of your coat. You lost it in his vault, on the day when he lent you the key and you took the rest. He had been dusting. One dusts, and there it is, and it all comes up again.

    { $sold_the_bell ->
        [me] On the slate: You have heard from it lately?
        [other] On the slate: At least you left the bell. He has underlined it for { $sold_the_bell_by }.
       *[no] On the slate: The soup is good.
    }

    Eighty people chew without a sound. A chair has been left out, and a thread is in the needle already.
again_old_score_brother_ossian-soup = Sit down, and point at the soup.
again_old_score_brother_ossian-soup-ok =
    You point. It comes on tiptoe. While you eat he sews on the button, there, on you, with small stitches, as one who has seen a great many coats outlast the wearer. You pay for both, and for a round that nobody dares to ask for.

    On the slate: It is a good button. At the door you look back. He has wiped the place where you sat. They are all still waiting, and he waves his sleeve at them: go on, go on.
again_old_score_brother_ossian-noise = Get eighty people to make a noise again.
again_old_score_brother_ossian-noise-ok =
    You tell the one about the bishop's mule. Nothing. You do the mule. Somewhere behind the barrels a hiccup is heard, and at the hind legs the barmaid goes, and then all of it comes down, like a shelf.

    Brother Ossian is wet in the face. On the slate, when he can: Again. The hind legs. They pass a hat, for the noise. He has taken the button with him; it is his turn to lose it.
again_old_score_brother_ossian-noise-fail =
    You do the bishop, and the mule. You hear each word of it. You had never noticed that it is rather long, has no middle, and that the bishop is in the right. Eighty people listen with attention to the end, and a little after.

    On the slate: I liked the mule. You pay the landlord for a very quiet evening. The button is on your plate, and has been polished.

again_finale_brother_ossian-title = Four hundred glasses
again_finale_brother_ossian-opening =
    "They're sold," says the watchman at the door, "every one, to a duke. So if it's a fight you want, have it somewhere else. Or have it very softly."

    It is the glass store of { $port }, by night. From the roof hang four hundred goblets on threads, to dry, down to the height of your ears. At the far end stands Brother Ossian, with his lamp on the floor and his slate before him.

    On the slate: First sound loses. Leaves. For good.

    You both nod. Somewhere a goblet thinks about it.

    He has proposed roofs before, and cellars. Each time something was left over for a next time. Tonight he has cleaned the slate at all its edges, and has put on the good sandals. It may be that he is sorry. { $kept_the_silence ->
        [me] He knows how still you can be; he has heard it.
        [other] { $kept_the_silence_by } could do it. It is written on the slate's other side, for courage.
       *[no] Nobody has ever known you to hold your tongue for an hour.
    }

    There is a draught. Between you a moth has set out to cross.
again_finale_brother_ossian-ring = Pay for one glass, and ring it.
again_finale_brother_ossian-ring-ok =
    You lay the price of one on the sill, for the duke, and flick it with a nail. It gives a high, clear note, and passes it on; they take it up, row upon row, until the whole store is singing, and the watchman has taken off his cap.

    Brother Ossian stands in the middle of it with his mouth a little open. On the slate, much later: You lost. He looks at that for a while, and rubs it out.
again_finale_brother_ossian-still = Stand still, and wait for him.
again_finale_brother_ossian-still-ok =
    The moth takes an hour. It comes to rest on your nose, and you let it walk. Towards three it crosses to him. He lifts his chalk, perhaps to write something about it, and the chalk breaks.

    It is a small noise. Four hundred glasses repeat it. "Pity," says Brother Ossian; that is his word for the year, and he has given it to you. He leaves the lamp behind, so that you may see your way out between them.
again_finale_brother_ossian-still-fail =
    Halfway across it turns. It settles on your nose, and what follows can be heard in the harbour. The duke, it turns out later, has been spared a hundred and ten.

    When the last has come down Brother Ossian is on his knees with a dustpan. On the slate: Bless you. It seems that he will not count that as a sound. You hold the pan for him. You pay for the hundred and nine others, and one.
