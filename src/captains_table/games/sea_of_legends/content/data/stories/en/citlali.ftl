## Captain 1. Anywhere, at dusk.

citlali_captain_1-title = Eleven cousins and some sardines
citlali_captain_1-opening =
    "Show me a stair," says Citlali. "Again. Why does it stop?"

    It stops where the street begins. She lies along the lowest step of the harbour stairs, on one elbow, blinks sideways, and looks up all fourteen.

    Behind her a new net runs across the harbour of { $port }. In it, among the sardines, sit eleven of her cousins, doing one another's hair.

    "They wanted to see the lamps, and it shut. At light the men will pull. They are kind men. Each of them has borrowed for that net from all the others."

    { $sold_it_unopened ->
        [me] She smells your hand. "You sold a box without looking. We admire that, and shall look."
        [other] She smells your hand. "{ $sold_it_unopened_by } sold a box without looking. You look."
       *[no] { $walked_past_the_vault ->
            [me] She smells your hand. "You are the one who leaves things where they are. Cold."
            [other] She smells your hand. "{ $walked_past_the_vault_by } leaves things where they are. Do you?"
           *[no] {""}
        }
    } She counts on her wrist. "I have sweet water to give, for iron that bites wood. Or there is a jar of ours in the governor's window. Or carry me up there, breather, and off. My aunt forbids it."

    "I do," says the rock beside her.

    A knife hangs at the mooring ring. "I will wait nine breaths," says Citlali. "Mine."
citlali_captain_1-cut = Take the knife and cut the net.
citlali_captain_1-cut-ok =
    It is good rope, and it leaves a stripe across your palm that will not go. The cousins swim out by age, and every one of them thanks the knife. The sardines do not wait.

    At dawn twenty men stand on the mole and hold up the two halves. Citlali has tied a yard of it round her waist. The aunt pays you out of her mouth, in pearls. "They will need somebody to be angry with," she says. "You have such a good face for it."
citlali_captain_1-nails = Give nails for her water, and buy the catch.
citlali_captain_1-nails-ok =
    You roll two kegs of nails down the stairs. Up from the harbour, in skins, comes water so sweet that the fishermen's wives send for the priest to taste it. For that they sell the catch as it lies. The cousins insist on being weighed.

    One skin holds something else, which you had not ordered; nobody takes it back. And after dark there is hammering under your keel. "You have shown me four," says Citlali. "We are building one too. Ours goes down."
citlali_captain_1-jar = Lift her jar out of the governor's window.
citlali_captain_1-jar-ok =
    It stands on lace between two china dogs, labelled: Vessel, for rain. You are over the wall with it before the dogs have stopped rocking, and half the town after you, the fishermen in front. So nobody sees what the rock does to the net.

    "For rain," says Citlali. She turns it over, and over again. "Our priests have stood it on its mouth for two hundred years, and wondered." What had gathered under it on the governor's lace, you may keep.
citlali_captain_1-jar-fail =
    You have both arms round it when the governor's wife asks what you are doing to her umbrella stand. You say that you were dusting. She gives you the dogs to do, the clock, and the late bishop, and deducts the umbrella.

    But you have read the label, and the whole harbour hears Citlali laugh, in the ribs. It shakes the stakes out of the mud, and the net lies down. "For rain!" she says. "Wait until I tell the priests. Say it again. Say it like a breather."
citlali_captain_1-carry = Carry her up the stairs and off.
citlali_captain_1-carry-ok =
    She weighs what a cannon weighs, and has a bag. On every step she says its number. The cousins climb the net to see it, one on the shoulders of another, and the last is over the edge and out before any of them notices.

    At the top she looks for a long time at a street, which goes on. By then the rock has found its purse. "That's for a week of her," says the aunt, "at your place. She has questions about soup."
citlali_captain_1-carry-fail =
    You get as far as the sixth step. There the bag opens; she has packed a live eel, for company. When it has been caught again, by your crew, in the church, it is morning, and there's a net full of cousins singing hymns that they have picked up.

    No fisherman could pull on that. They let down the corks, and take their hats off. "Six," says Citlali in the shallows, and counts it on your fingers. "Six is more than anyone in my house."

## Captain 2. Under the town, at night.

citlali_captain_2-title = The drum that keeps quiet
citlali_captain_2-opening =
    "Come in," says Citlali. "It is only up to the roof."

    Beneath { $port } lies a cistern with forty pillars, and she goes round them without a splash. On the ladder stand the women of the town with their jars, down to the water line, and hold up lamps to see who is bathing in the soup.

    "Our drum is at the bottom. It was carried off and let fall. Ten years it has kept quiet; one can hear it. They put a chain through it, for the pump to stand on." She lays her ear to a pillar. { $type ->
        [trade] "Your nails have made us eleven steps, breather. A chain needs another sort of iron: yours, with a thumb."
        [steal] "You brought the jar out between two dogs. Here are no dogs."
        [kidnap] "You carried me up. I have told everyone. This is how one goes the other way."
       *[other] "You have cut rope for us. Iron is only slower."
    }

    { $hid_the_heir ->
        [me] She comes up close. "You hid the neighbour. Under what? Did she complain?"
        [other] She comes up close. "{ $hid_the_heir_by } hid the neighbour. I would have paid to see what under."
       *[no] { $named_the_blank_island ->
            [me] "You drew an island," she says. "My uncle has moved in. It's small, he says, for something so new."
            [other] "{ $named_the_blank_island_by } drew an island," she says. "My uncle claims it by sitting."
           *[no] "I undo knots," she says. "Bolts look at me."
        }
    }

    "It keeps our water sweet, whatever it is," a woman says from the ladder, "since that Thursday. Take it, and then what do we drink?"

    Citlali puts the end of the chain into your hand. It goes a long way down.
citlali_captain_2-beat = Knock on it once, and leave it there.
citlali_captain_2-beat-ok =
    You let down the sounding lead and knock. The drum says one word. Every jar on the ladder says it after, and the women hold on to each other's skirts.

    "It says that it's working," says Citlali. She hangs by her hands from the pump and listens for more. "It says that there are children up there, and they shout down to it." She will tell her house that it has gone out to work. There's no word for that at home; they will send it blankets.
citlali_captain_2-bail = Empty the place, and carry water to every door.
citlali_captain_2-bail-ok =
    Your crew go up and down that ladder until the lamps are put out for daylight, and there is no tub in town, no font and no boot that hasn't been filled. On the floor at last stands the drum, no bigger than a cheese.

    The oldest woman undoes the bolt herself, with a hairpin. "It could have asked," she says. What it had sat on for ten years she gives to you. After dark a spring comes up in the empty place. Citlali has moved it over.
citlali_captain_2-dive = Go down the chain on nine of her breaths.
citlali_captain_2-dive-ok =
    She breathes them into a leather bag, and counts. On two you reach the floor. On four the bolt gives, on five you drop it, on six you find it with your teeth. Between seven and eight the drum goes by you, upward, pleased.

    On nine you sit on the ladder and the women thump your back. You've brought up something else in your fist; nobody here has lost it. "You had one over," says Citlali, and lets it out of the bag, next to your ear.
citlali_captain_2-dive-fail =
    Her breaths are long. On the sixth, by yours, you have read the maker's name on the pump and shaken hands with a pillar. The bolt turns; it turns both ways. They fetch you up with the hooks they use for jars.

    "You told it a story," says Citlali, who has her ear in the water. "About a pillar. It would like to hear the end." She stays down there till morning and tells it one. The women have made soup by then, for all of you.

## Captain 3. On the back stairs of an inn.

citlali_captain_3-title = They have put legs on it
citlali_captain_3-opening =
    "They have put legs on it," says Citlali. "And beer."

    Over your heads, in the taproom, forty people of { $port } are stamping to a chorus. It went up through the planks one night from her house to theirs. Now there is a landlord's daughter in it.

    She stands upright on the third step of the back stairs, holding the rope, with the tide at her knees. { $poured_water_with_anneke ->
        [me] "You poured water with the loud one," she says, "when it lay dry. So that verse comes first." You have it in the ribs before you hear it.
        [other] "{ $poured_water_with_anneke_by } poured water with the loud one. There is a verse for that now. I have it ready."
       *[no] { $carried_nails_to_the_haven ->
            [me] "There are doors on this coast that open for you," she says. "You took nails there. I need one that opens inwards."
            [other] "{ $carried_nails_to_the_haven_by } took nails to a town with doors," she says. "This one is stuck."
           *[no] "I want to sing it as it is," she says. "To somebody who isn't afraid."
        }
    }

    "You first. Nine turns: my mother had it from hers. Whoever has it can call us, once in each tide. { $type ->
        [trade] You always asked what it costs. There is nothing on the other side of this one."
        [steal] The jar was only ours. This is me."
        [kidnap] You know how much I weigh, breather. This is the rest."
       *[other] Nobody has sent me with it."
    }

    On the top stair sits a man from a music press, his purse in his lap and a pencil behind each ear. He has heard four notes, and is crying already.

    She takes a breath. It is the ninth part of one.
citlali_captain_3-learn = Sit down in the wet and learn it.
citlali_captain_3-learn-ok =
    It takes until the tide is at your collar. You have it by the end, or eight turns of it; in the seventh, she says, you sound like a door. She sings that turn your way afterwards, to keep you company.

    The man from the press pays you to hum. You hum him the landlord's daughter. When you try the true one on your way home, under your breath, on the mole, some forty heads come up all along it and ask what is wrong.
citlali_captain_3-taproom = Buy the taproom until dawn, and open the hatch.
citlali_captain_3-taproom-ok =
    The landlord has never sold silence and asks what it goes with. You pay by the head. They sit with their mugs in front of them. Then the hatch in the floor opens and it comes up.

    Nobody screams. A carter puts his hands to his ribs, to feel where it is. "That's ours," someone says after the fourth turn, "only it's been washed." In the morning the landlord's daughter comes down the back stairs, sits on the fourth, and asks whether there is a part for her.
citlali_captain_3-up = Take her up among them, and ask for quiet.
citlali_captain_3-up-ok =
    Your arm, the rope, and fourteen stairs. In the door she stops, dripping. Forty mouths stay open on the word "daughter". You ask them for one verse of quiet, as one borrows a ladder.

    She sings. At the third turn a man gets up to go, and it's for his mother, whom he brings back in her nightcap. At the ninth they ask what it was about. "Water," says Citlali. They had thought so; each of them tells her which.
citlali_captain_3-up-fail =
    On the thirteenth stair a dog meets you. It has never smelled anything so interesting and goes for help. By the time everyone has fallen down who was on those stairs, you are in the water, the tables are too, and the landlord wants a word about glasses.

    "They're all in!" says Citlali. And since they are, up to the neck, holding on to one bench, she sings it to them there. Who can't run can listen. Two ask for it again.
citlali_captain_3-printer = Hum it to the printer, note by note.
citlali_captain_3-printer-ok =
    She has gone to fetch the high part from her sister. You have it in your ear still, all nine turns, and sing it to his pencils. He fills eleven sheets. By Friday it will be for sale on every quay, with your name and a picture of a mermaid.

    He pays, and throws in a thing that his uncle dredged up. On the third step stands Citlali, with the sister. "You have a good memory, breather," she says. Then she goes down, step by step, and says each number.

## Captain 4. Below the harbour stairs, at low water.

citlali_captain_4-title = The wedding has nine dances
citlali_captain_4-opening =
    "You are the dry witness," says a rock in a lace cap, "so stand there, and drip as little as you can."

    The sea has left { $port } for the evening, by arrangement. Below the last stair there are more stairs, and lamps, and two houses in their best. { $held_the_door ->
        [me] Everyone who goes by thanks you, by the hundred. That door you held was the door of the house; they have all been through it.
        [other] "It was { $held_the_door_by } who held our door," they tell you, one after another, "and you came too!"
       *[no] { $traded_the_page ->
            [me] Between two lamps hangs a page you sold, in a frame, as wet as on the day.
            [other] Between the lamps hangs a wet page in a frame. "{ $traded_the_page_by }'s present," says the aunt.
           *[no] A child gives you water, before anything, and waits for the cup.
        }
    }

    Citlali has the pearl comb in. "He is good," she says of the bridegroom, who stands very straight. "He has a trench and eighty lamps, and our children would have both. He's never asked me anything. Nobody did. I was three."

    You are to swear for all that is above the stairs; a flag for the dry side lies ready, still with its needle. { $type ->
        [trade] "His house would buy your oath, too," she says. "I was told what they offer. I never knew what you cost."
        [steal] "The jar stands at home, right side up. Nobody knows where I stand."
        [kidnap] "Your boat is on the top step. I looked."
       *[other] "After this nobody sends you anywhere. I wonder if you will come."
    }

    A drum, no bigger than a cheese, says one word. Both of them turn and hold out a hand to you.
citlali_captain_4-dance = Swear, and dance all nine with everybody.
citlali_captain_4-dance-ok =
    You say the words. Then the drum begins. The first dance goes sideways, the second up a wall, and in the third your shoes leave, with somebody else. At the sixth you have an aunt on either arm and are singing.

    The bridegroom stands where he stood and counts. The bride goes by, again and again, in her net, and looks up the stairs as often as she looks at him. At the ninth the sea comes back, keeping time. You are the last whom it asks to leave.
citlali_captain_4-ask = Ask the bride, in front of both houses.
citlali_captain_4-ask-ok =
    { $who ->
        [kahina] "Before the price goes up: what would you want?"
        [cesare] "Dear lady, has anyone had the courtesy to ask?"
        [spell] "Those in favour, I read. The bride has not voted."
       *[ton] "You. Yes or no?"
    } The drum stops. "What I would like?" says Citlali. She thinks: nine breaths, eighteen, hers, and the sea stands there with its foot up. "A year. And a stair from his house to here."

    The bridegroom clears his throat. He would rather like a year as well. Nobody had asked him either; he breeds lamps. They eat the feast so that it isn't wasted. In the morning there is talk of it in Ports that have never owned a drum.
citlali_captain_4-ask-fail =
    You ask. But the bride must answer in the old tongue, and the aunts in another, older, and each of the eighty lamps has to be told. Your crew, sent for as experts in dry land, carry chairs, then children, then the aunts' opinions, up the stairs and down.

    By morning it is put off till the moon suits. "They have been shouting what I want all night," says Citlali. "They had it right, twice." She sits down on the ninth step, by herself, and tries it.
citlali_captain_4-dowry = Sell the bridegroom's house your second-best oath.
citlali_captain_4-dowry-ok =
    His uncles count it out on a flat stone. For that you swear to be dry on their behalf as well, on alternate days. Nobody down there sees anything wrong with it, save the rock, who asks which days.

    "So that is what you cost," says Citlali. She has watched as one watches a fish being weighed. "I thought it would be an odd number." She dances with you all the same, the fifth, and treads with care round both your shoes.
citlali_captain_4-boat = Take her up to the boat during the toasts.
citlali_captain_4-boat-ok =
    Fourteen steps; she needs no arm. She sits in the stern in her comb and trails one hand. You row as far as the bar. From there one sees all of it: lamps below, lamps above, and one stair between.

    "It doesn't stop," says Citlali. "I always asked from the wrong end." After a time they notice, and begin to call, both houses, in turn. There is money under the thwart, from the aunt, marked For the fare, both ways. She asks for the oars.

## Secondary Lover 1. Aboard. Duet or harbour.

citlali_secondary_lover_1-title = Six rungs and a tray
citlali_secondary_lover_1-opening =
    "They say that I'm ill," says Citlali. "They looked under my tongue. There was a stair."

    She has come in at the hawse hole of the { $ship }, at supper time, wet through, with the pearl comb in her teeth. She wants to be taught the companion ladder. It has six rungs, and one leads to the next.

    "Not up," she says. "I can do up. I want to do what the boy does."

    What the boy does is come down it twice a day, facing forward, with the tray. { $cut_the_net ->
        [me] She puts a thumb along the stripe in your palm. "You cut for me once. So I am not afraid of your crockery."
        [other] "{ $cut_the_net_by } cut a net once, for people in a hurry," she says. "I have all night."
       *[no] The boy takes off his apron and ties it round her. It goes round twice.
    }

    Eleven cups stand on it, and the good pot. Your crew have come to look, and nobody has had coffee.

    Somewhere below, far down, a voice calls a name, and waits, as one does for a child who's at the neighbours'.

    "Are you in, breather?" says Citlali, and gives you the other end of the tray.
citlali_secondary_lover_1-tray = Take your end, and go down backwards.
citlali_secondary_lover_1-tray-ok =
    On the first rung you both stop to be polite. On the second she sings, for balance. That loosens the pot. What goes down the remaining four is in no order, and ends with the two of you on the boards, hip to hip, in coffee, each holding one handle of a tray.

    "There was one that I did," says Citlali. "The second." One cup is whole. Your crew have had money on how many; they pay you, to see it again.
citlali_secondary_lover_1-tub = Fill the big tub for her, and bar the hawse.
citlali_secondary_lover_1-tub-ok =
    It takes the whole watch with buckets. She lies in it with her chin on the rim, facing the ladder, and has every one of them come down it once more, slowly. The voice calls until three. Then it sends up an eel.

    "They'll be sitting on my bed," she says. She hears herself, and blinks. "They." She has gone by daybreak. On the lowest rung lies a thing in weed, for your house; and on that rung the wood is wet.
citlali_secondary_lover_1-dark = Blow out the lamp, and count the rungs aloud.
citlali_secondary_lover_1-dark-ok =
    In the dark it's only numbers, and she can count. You go before her, a hand at each edge, and call them: six, five. The cups tick. Nobody breathes who has to. "One," says Citlali, and stands on the floor of your ship like a person with a tray.

    The roar brings out the harbour watch. Everybody who had bet against her pays, and she pours. It's cold and there is sea in it. They drink it to the end.
citlali_secondary_lover_1-dark-fail =
    You call out six, and five. Four you call twice, since your heel isn't sure. Eleven cups and one pot know at once what to do. When somebody has found a light you are lying underneath, with the sugar, and she is sitting on you, the tray held level in front of her. It's empty.

    "I kept it straight," says Citlali. You have bruised all that one sits on. She stays and reads the leaves for you, off your shirt.

## Secondary Lover 2. The wash-house, before sunrise.

citlali_secondary_lover_2-title = Eight a week, and soap
citlali_secondary_lover_2-opening =
    "Who's the new one?" asks the forewoman. "She's got wrists."

    The wash-house of { $port }, five in the morning. Stone steps go down into the basin on four sides, and on each kneels a woman with a bat. Citlali has the third stone. Nobody has told them. They sing to keep time, and she sings under it, and the bats come down like one bat.

    { $type ->
        [harbour] You have brought your sheets. She slept in your tub once, and will not see them grey.
       *[other] You have brought your tablecloth. Between you there is a matter of coffee.
    }

    "Eight a week, and soap," the forewoman tells her. "Every day, mind. I don't want half a girl."

    "They pay for it?" says Citlali to you. "Each week? And one may come back?"

    In the drain sits an uncle, up to his moustache, with a slate of pearls. { $danced_at_the_drowned_wedding ->
        [me] He bows; you trod on him in the fourth dance. "The bridegroom still stands there," he says. "He has lost count. What would you take, to stop?"
        [other] "{ $danced_at_the_drowned_wedding_by } only danced," he tells you. "You teach her things. I'm to ask what you would take to stop."
       *[no] "I am to ask," he tells you, "what you would take, to show her no more stairs."
    }

    She rinses a sleeve that is clean. Then she shifts along the stone, as far as it goes.
citlali_secondary_lover_2-beat = Kneel down beside her and take a bat.
citlali_secondary_lover_2-beat-ok =
    You are put on collars, and soon on dish rags. She sings you the stroke. By six you miss only every other time, and the uncle has been splashed out of two drains.

    "Eight for her," says the forewoman, "and two for you, since you came together." Citlali holds hers up to the window, the first money that she hasn't dug up. "They have more at home," she says. "It was never for anything." She is on the fifth stone by then, and hasn't noticed.
citlali_secondary_lover_2-wages = Pay a year of her wage in advance.
citlali_secondary_lover_2-wages-ok =
    The forewoman bites each piece. It goes into the tin, on paper, with a cross for Citlali, who draws a stair. "Then she's mine on weekdays," she says across the basin, "and you in the drain can wait for Sundays like everybody's uncle."

    He writes it on his slate. He's an honest man: he has never lost to a laundry. There was something sewn into the hem of your tablecloth, which has come loose in the boiling. Citlali puts it in your hand, and leaves her own there to dry.
citlali_secondary_lover_2-uncle = Ask the uncle what he himself would take.
citlali_secondary_lover_2-uncle-ok =
    No one has asked him in sixty years. He'd take a shirt. He has seen them go by overhead, on lines, with the arms out. You have yours off before he's finished, she washes it, eleven women iron, and he comes up three steps to have it buttoned.

    "I found nobody," he says in the end, to his cuffs. What he'd been given for you he leaves on the stone. Citlali does not sing for a whole basin. Then she does the high part.
citlali_secondary_lover_2-uncle-fail =
    He'd take your hat, your coat, and your purse; he is an old hand. You are standing in your stockings, and he is considering those, when the forewoman asks what he thinks he is wearing in her clean water.

    Eleven bats go up. He leaves by the drain, with all of it. "You gave him even the buttons," says Citlali. She wrings out a wet sheet, puts it round you, and ties it as they tie it at home, at the back, for somebody who stays.

## Secondary Lover 3. A schoolroom, in the morning.

citlali_secondary_lover_3-title = Eleven steps, and then the infants
citlali_secondary_lover_3-opening =
    "You may not come in with her," says the schoolmistress. "I have had parents before."

    Above the school door in { $port } they have cut: Let them ask. Eleven steps go up to it. Citlali has done ten. She holds a basin of sea in both arms, to stand in, and through the door come thirty children's voices, shouting a river.

    "They are six years old," she tells you. "I asked everywhere who isn't afraid. They all said: those." { $warmth ->
        [0] She looks at the eleventh step, and doesn't look round for you.
        [3] She has your hand as well as the basin, which can't be done, and she does it.
       *[other] Her elbow is wet, and so, by now, is yours.
    } { $rang_the_spoon ->
        [me] "You rang a bell with a spoon once. Did you shut your eyes?"
        [other] "{ $rang_the_spoon_by } rang a bell with a spoon. I have only a mouth."
       *[no] "What if they are polite?"
    }

    { $type ->
        [harbour] Your tub is aboard, full. She asked you to leave it full.
       *[other] You have done it all by twos so far, trays and linen. This is a narrow door.
    }

    From the sea her house is calling; it wants a yes by noon. The hinges of the door have begun to hum.

    "Ten o'clock," says the schoolmistress, and takes hold of the handle. Citlali has a foot of water and no hand left for the last step.
citlali_secondary_lover_3-basin = Take the basin, and hold it till she's up.
citlali_secondary_lover_3-basin-ok =
    She does the eleventh with nothing in her arms. You pass the basin after her, and the door closes on your fingers, a little. Then you sit outside. You hear it through the wood, like the first time, in the ribs.

    At noon thirty children come out past you, humming. One stops and tells you that there was a lady with the sea in a dish, and she was scared and they'd held her hair. The schoolmistress pays you for the basin. She is keeping the singer.
citlali_secondary_lover_3-chairs = Fetch chairs for the street, and open the windows.
citlali_secondary_lover_3-chairs-ok =
    You hire every chair of two inns, and set them in the lane, facing a wall. Folk sit down because there's a seat. Then the windows go up and it comes out over their heads, nine turns, with children in it.

    Half of { $port } has it by dinner time, in the right words, and by night it has been sung to ships. Her house had stopped calling long before, so as to hear. She comes to the window, looks for you along all those chairs, and finds you.
citlali_secondary_lover_3-wrong = Sing her the seventh turn, wrong, from outside.
citlali_secondary_lover_3-wrong-ok =
    In there it has stopped. You count nine breaths, hers. So you put your mouth to the keyhole and give them the seventh turn as only you do it, like a door. Thirty children scream with joy. And then one hears her laugh, the floor shakes, and she goes on from there.

    Every mother in { $port } gets it told at supper, the door included. "It needs that turn," Citlali says on the way down. She takes the steps two at a time.
citlali_secondary_lover_3-wrong-fail =
    You have your lips at the lock when the door is opened. You arrive on your knees, in full voice, before thirty infants and a map of the Rhine. The schoolmistress puts you in the corner. It is a long lesson. You do the river twice.

    But from there you have seen it. She stood in her basin, holding two small wet hands, with her mouth wide open, and nobody was afraid, herself included. "You were the only one who sat badly," she says.

## Secondary Nemesis 1. Aboard, at night. Mirror or account.

citlali_secondary_nemesis_1-title = Nine nails on the pillow
citlali_secondary_nemesis_1-opening =
    "That's seven," says your carpenter, with his ear on the floor. "And they're not being pulled, they are being asked."

    All along the hull of the { $ship } somebody sings, very low, and on each long note a nail slides out of the oak and drops. You know it. So does every quay; you sold it to them at a fair price, with a mermaid on the cover.

    In the bilge, in a foot of new water, lies Citlali, her head on her arm. "I said that I would wait nine breaths," she says. "They were mine. These are the other nine. Come in."

    { $paid_in_secrets ->
        [me] "You sell what you are told," she says. "It was in all the Ports. I had to come and see it done to me."
        [other] "{ $paid_in_secrets_by } sells what people say. That can be taken back. Hum me something back."
       *[no] { $cut_the_net ->
            [me] On the quay sit the fishermen whose net you cut. They hear it too. They look at their pipes.
            [other] On the quay sit the men whose net { $cut_the_net_by } cut. They are looking the other way, and quite right.
           *[no] "My sisters know where your wood is thin," she says. "They learned the tune first."
        }
    }

    Eight. It rolls along the boards and stops at your foot. "My mother had it from hers," says Citlali, "and now she has it from a boy with a barrel organ."
citlali_secondary_nemesis_1-pay = Pay her what the printer paid you.
citlali_secondary_nemesis_1-pay-ok =
    You count it into the bilge. She turns over each coin to see whether there is singing on the other side. "Metal," she says, "for a thing that's finished. You told me how that is done. I did not know that you meant it." She stacks them on a rib.

    The ninth nail stays in. But she hasn't taken the money, and from then on it rings, down there, whenever you heel; and it is always a little flat.
citlali_secondary_nemesis_1-hammer = Hammer them home in time to her song.
citlali_secondary_nemesis_1-hammer-ok =
    You have nine hammers handed out and give the beat. On each of her long notes nine blows come down. She takes it faster; so do you. Around four the harbour is awake and has thrown money, for they have never heard it with a drum.

    "You do it well," says Citlali. She has put her hand flat on the plank, on her side of the tune. "It is the second time that you have made it worse." She lets herself out at the rudder.
citlali_secondary_nemesis_1-hammer-fail =
    You hammer, she sings. It's the third turn that does it: the song wants a rest there, and your crew don't. Nine hammers go through nine planks. After that everyone is at the pumps, even the carpenter, who can't forgive himself, because he had been tapping his foot.

    "There is a silence in it," says Citlali at the hole nearest you. "You left that out when you sold it as well." At dawn she pushes something into the worst leak. It is your own sheet music.
citlali_secondary_nemesis_1-mouth = Keep the crew up, and have them forget it.
citlali_secondary_nemesis_1-mouth-ok =
    You set them to it on deck: whoever hums it must scrub. Whoever scrubs, hums. By three the deck has never been so white. By four it's gone from all but the cook, and by five he has another, much worse one, about a goat, and then everyone has that.

    She listens to the goat all the way through. "It is ugly," says Citlali. "But nobody's mother had it." The nails lie in a row on your pillow, all eight, rinsed, and beside them what she had got for them.

## Secondary Nemesis 2. A printer's yard, on market day.

citlali_secondary_nemesis_2-title = What the captain says asleep
citlali_secondary_nemesis_2-opening =
    "Get it here!" shouts the boy. "Nine verses! All what the captain says asleep!"

    The press stands in the yard, in the sun of { $port }, and cannot keep up. There's a picture on each sheet of you in a nightcap. Round the pump sit four fish-wives, learning it.

    "I lay under your ship eleven nights," says Citlali, from the horse trough. "I held on by a nail. You talk to somebody about a goose." { $drank_clara_green ->
        [me] She leans over the edge. "Is it still green? I should like it in verse four."
        [other] She leans over the edge. "{ $drank_clara_green_by }'s tongue was green a week, and everyone saw. Nobody sees a dream. I had to write it down."
       *[no] She leans over the edge. "I asked your printer what one does. One sings, he writes, you pay."
    }

    { $type ->
        [mirror] "I am getting good at it," she says. "It is frightening. One only has to stop thinking who it belongs to."
       *[other] "I still have your coins on a rib," she says. "This is what they come to, with the interest. I learned that word too."
    }

    The fish-wives have reached the goose. In it, somewhere, is a name that you've told no one awake.

    The printer, who sees you, and saw you that other time, wipes his hands. He has the next sheet on the stone, wet, with the last verse still to set.
citlali_secondary_nemesis_2-buy = Buy the whole pile, and one for yourself.
citlali_secondary_nemesis_2-buy-ok =
    The boy helps you to carry. All the way to the ship people who've already got one hold doors for you, and a grandmother stops you to say that she's had a goose like that herself, and that one gets over it.

    You read it in your cabin. It's rather good. It scans. At the bottom, where on yours there was a mermaid, stands small and neat: By a breather. Heard in the ribs. The press has begun again before you have blown out the candle.
citlali_secondary_nemesis_2-third = Sing it yourself, louder, on the pump.
citlali_secondary_nemesis_2-third-ok =
    You know the words better than anyone, and nobody had told you. You climb on the pump and give them all nine, with the goose, and where she has you weep you have them weep. At the end they want another. You make one up, about a lady in a trough.

    They hold up what they have; you're given a thing worth more than the whole edition. Citlali has sunk to the eyes. "You always sell it," she says, in bubbles. "Even that."
citlali_secondary_nemesis_2-third-fail =
    You climb on the pump and begin. At the goose your voice goes. It goes entirely, with a creak, and in that whole market the one thing heard is four fish-wives, very softly, who take the line for you and bring it home.

    "Now you know what it is like," says Citlali, "when others have it and you don't." Your hat has gone round for you meanwhile. It hasn't come back. On the pump lies half a goose, roast, from a well-wisher.
citlali_secondary_nemesis_2-plate = Buy both plates, hers and yours, and break them.
citlali_secondary_nemesis_2-plate-ok =
    He still has the other, with the mermaid; it's his bread, and he charges for a loaf. You lay them on the step and the boy may do it, with the mallet.

    "The ones that are sold are sold," says Citlali. She has got out of the trough to look. She picks two bits that have the same bar on them, yours and hers, holds them together, and keeps one. The press has a drawer that was stuck behind those plates. It's yours, he says; he can't read it.

## Secondary Nemesis 3. A sandbank, at low water.

citlali_secondary_nemesis_3-title = Aground, with nine sisters
citlali_secondary_nemesis_3-opening =
    "It will come back," says Citlali, "in nine breaths. Or else it won't."

    The { $ship } sits upright on a sandbank off { $port }, dry to the keel. There was no sandbank in the morning. Round it, on nine hummocks, sit nine sisters with the nine turns of the song, one apiece, and for as long as they hum, the sea stays over there.

    Your crew are walking about beneath the hull. One has found a shilling.

    { $grudge ->
        [0] Citlali has brought a stool for you. She has turned it so that the sun isn't in your face.
        [3] Citlali has your spare anchor across her knees, and is picking it apart.
       *[other] Citlali sits opposite, upright. She learned how, on stairs.
    } "Come in, I always said to you," she says. "You never said it to me. You said, once more, and slower."

    { $type ->
        [mirror] "I have sold yours, too. I got a hat for it. So I know now that it doesn't help; one of us had better stop."
       *[other] "You paid metal. I counted it before all of them. It comes to eight turns of nine."
    }

    The whole town has come out along the beach with telescopes. It's quiet but for the hum. The youngest sister has the seventh turn, and is running out of breath.
citlali_secondary_nemesis_3-bow = Sit down on the stool and give it back.
citlali_secondary_nemesis_3-bow-ok =
    You tell her how you did it: the pencils, the purse, what you had for supper after. You leave out nothing, and the seventh sister listens so hard that she forgets to hum. The sea puts in one foot.

    "That was the ninth," says Citlali. { $grudge ->
        [0] She takes out the pearl comb, and combs the sand from your collar with it. Then they all breathe in. You float.
       *[other] She gets up, and takes the stool. They let the water in on you gradually, from the shallow end, the way one does with children.
    }
citlali_secondary_nemesis_3-come_in = Walk out to the sea and ask it in.
citlali_secondary_nemesis_3-come_in-ok =
    It stands there, as high as a house, with fish looking out. You stop in front of it, take your hat off, and say what she always said to you. Nobody has said it to the sea from that side before. It comes in. It's very glad to, and brings everything.

    The beach talks of nothing else. { $grudge ->
        [0] On your capstan hangs her comb, and a lesson book, marked: From the third step.
        [3] Nine sisters are washed into nine gardens. They are writing letters by evening.
       *[other] She goes by your rail on the first wave, very upright, and lifts her chin at you, once.
    }
citlali_secondary_nemesis_3-come_in-fail =
    You walk out there, and it's further than one thinks. In front of the water your voice comes out small. "Pardon?" says the sea, or a sister does. You say it a second time, and then there is a great deal of shouting from your ship, which has been leaning, and now lies down.

    They have to dig all night. "You said it, though," says Citlali, who's holding the lantern for them. "To the wrong one. But your mouth has made the shape."
citlali_secondary_nemesis_3-warp = Hum the seventh turn, and let the youngest rest.
citlali_secondary_nemesis_3-warp-ok =
    You sit down beside the child and take it over from her, your way, like a door. She is asleep against you at once. Eight sisters look round. One after another they begin to laugh, and that needs breath too.

    Up comes the { $ship }, and, out of the sand beneath her, a chest with a Spanish lock. { $grudge ->
        [3] Citlali doesn't laugh. She lifts the child from your arm, and takes her to the neighbours, to tell them.
       *[other] "It was wrong in just that way," says Citlali, "when it was ours." She swims off on her back, looking at you.
    }
citlali_secondary_nemesis_3-warp-fail =
    You hum it for her. You have sold it often enough; but that was the printed one, where they've straightened the seventh turn for the barrel organ. Eight sisters break off. What comes down on you then comes from all sides.

    When the bailing's done your purse has gone out with the tide. "You forgot how you used to get it wrong," says Citlali. She looks really taken aback. "I hadn't. I could have told you."
