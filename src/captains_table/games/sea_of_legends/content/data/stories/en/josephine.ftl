## Lover 1, in San Juan. Harbour or secret.

josephine_lover_1-title = Three covers, two guests
josephine_lover_1-opening =
    "You are eleven minutes early, my dear debtor," says Josephine, "which, as I haven't lent you anything yet, I shall have to put down to my own account."

    The door of the counting-house, which has no handle outside, has been opened for you from within. Upstairs the table is laid for three. She sits at the head. Nobody sits opposite you, and yet the servant fills all the glasses, and gives the third plate the best of the fish.

    { $who ->
        [kahina] "Who's that one for? I'll give you half what it's worth to know."
        [cesare] "I seem to have kept someone from a seat. It happens, with me."
        [spell] "There are three napkins. I only count; I do not ask."
       *[ton] "Three. Two of us."
    }

    "One lays it," says Josephine. She draws off a glove, a finger at a time. "Your ship wants a new keel, which is a month; I own the yard. You would have my upper rooms, if you can bear clocks."

    There are nine on the sideboard. At ten o'clock, she says, she counts. Nobody has yet been good enough company to make her forget it.

    By the bread lies the bill for your dinner, face down.
josephine_lover_1-chair = Drink to the empty chair, and ask nothing.
josephine_lover_1-chair-ok =
    You raise your glass to the third plate. The servant drops a spoon. He has served this dinner for twenty years and it's the first time that anybody has included the gentleman.

    Josephine doesn't count at ten. Towards eleven she says: "He was a pilot, who asked me for a boat when I was nineteen, and I said yes." You pass the salt. At the door she gives you the fare for the ferry, both ways. "You have not asked," she says, "which, unless you take care, I'll remember."
josephine_lover_1-clock = Talk until nobody hears the clocks strike ten.
josephine_lover_1-clock-ok =
    You have a story about a goat and a harbour pilot that is good for forty minutes with interruptions. She supplies them. By the second goat she has an elbow on the table. Nine clocks strike; she waves them off like flies.

    It is a quarter to two when she looks. The glove is still off. "I have not counted," says Josephine, and seems to listen for a crash. Then she sends for a key. "The upper rooms, my dear debtor. You'll find something on the pillow, on loan."
josephine_lover_1-clock-fail =
    You are at the goat when the first clock goes, and at the pilot for the other eight. She counts. She does it beautifully, under her breath, with one finger at rest on your sleeve so that you may go on talking.

    "Eleven minutes of that," says Josephine, "I did not hear, for listening, and I've charged you only for the rest." You are given the rooms all the same. Somebody has stopped the clock by the bed and has put a pillow over it, in case.
josephine_lover_1-pay = Turn the bill over and pay before coffee.
josephine_lover_1-pay-ok =
    You count the money on to the cloth. The servant puts both hands over his mouth.

    "Do you know," says Josephine, when she can, "that nobody has ever paid me before I asked? Take it back. No. Leave it there. If I don't touch it, it has not happened." She has a bell glass brought from the cheese and set over the coins. Then she rises, and lends you the upper rooms, the yard, and a thing out of her own cabinet, rather fast, until you are decently in debt.

## Lover 2. Anywhere.

josephine_lover_2-title = A boat behind the church
josephine_lover_2-opening =
    "Carry this," says Josephine, and gives you the ledger. "If you should drop it, do so on your own foot."

    It's her round, once a quarter, through { $port }, from debtor to debtor. A cobbler kisses her hand and pays. A widow cries, and gets till Easter, and a ham. Whoever has been seen to falls in behind; by noon there are sixty.

    { $bet_the_ship_on_a_queen ->
        [me] "You once staked a ship on a queen," she says over the ham. "I had bought the other side, and I was never so glad to lose."
        [other] "{ $bet_the_ship_on_a_queen_by } staked a ship on a queen," she says over the ham. "I had the other side. You, I trust, play draughts."
       *[no] {""}
    }

    { $type ->
        [secret] Her new clerk runs ahead. He is clever. He has asked her, twice, what stands on page one, and has begun to ask you.
       *[other] "Is it true the Captain's got your upper rooms?" they ask her, all sixty. "It is true," says Josephine, "that there's a leak."
    }

    Last comes Hilario, who builds boats. The timber was bad. He has nothing, as she can see. He stands very straight before a large bush.

    From under the weight of the ledger you see more. Behind the church, below the bush, is the loveliest boat on this coast. On her stern, wet, is the name Josephine.

    "Well?" says Josephine. "Has he, or hasn't he?"
josephine_lover_2-boat = Say that you see nothing but a bush.
josephine_lover_2-boat-ok =
    "A bush," you say. She writes: bush. Hilario breathes for the first time since Thursday, and the sixty behind you take off their caps to it.

    Half a street further on Josephine takes your arm. "It's for my name-day, about which, unless the priest has talked, I don't know. He's had eleven extensions for want of a nail that I sent him myself. And you lied into my ledger. I can't show that to anybody." She puts your commission into your pocket and leaves her hand there.
josephine_lover_2-launch = Put your shoulder to the boat, and launch her.
josephine_lover_2-launch-ok =
    You give the ledger to the bush. The first to understand is the cobbler; then there are sixty shoulders, and the boat goes down through the churchyard with Hilario running in front of her to apologise to the graves.

    She floats like a hat. Everybody looks at Josephine, bolt upright in the stern under her own name. "Who paid for this?" she asks. "You did," says Hilario. "Monthly." What she finds below the thwart she gives to you to hold. She doesn't ask for it back.
josephine_lover_2-launch-fail =
    She's heavier than she looks, and downhill begins at once. The boat takes the churchyard wall, a pear tree and the harbour steps, and goes into the water beautifully with nobody in her. She is last seen off the mole.

    "She sails," says Hilario. Your crew spends the day on the wall. Josephine reads the name as it grows smaller. "If she keeps that course," she says, "I shall be in Cuba on Tuesday. How very early." It's the first time that one has heard her giggle.
josephine_lover_2-sign = Sign for the boatbuilder's debt yourself.
josephine_lover_2-sign-ok =
    You ask for the pen, write yourself down in Hilario's place, and pay the first of it on the church wall. He opens his mouth, looks at the bush, and shuts it again.

    She blots it. She blots it rather long. "Now I own you both," says Josephine, "which I had meant, though in another order." By evening a buyer has seen the boat and wants two like her. Your part is in an envelope, with your name on it and, where a date goes: later.

## Lover 3. Anywhere.

josephine_lover_3-title = What the oven was for
josephine_lover_3-opening =
    "Shut the door," says Josephine, "if you've come to stop me; and if you haven't, shut it as well, for there's a draught."

    At four in the morning the baker of { $port } has lent her his oven. She sits before it on a flour sack, in pearls, with the ledger on her knees and the green ribbon round her neck. A page goes in. "Cobbler," she says. Another. "The widow. She'd only have paid."

    { $saluted_the_empty_grave ->
        [me] One line she crosses out. "The general's guns. You saluted that grave, I'm told, and knew. I can hardly go on collecting."
        [other] "{ $saluted_the_empty_grave_by } salutes empty graves," she says to the fire. "I merely lend on them."
       *[no] Her hands are bare to the elbow. You have never seen both gloves off.
    }

    { $type ->
        [secret] She has come to the front. Page one has a single name on it, a pilot's. "You knew at the fish," says Josephine. "Nobody has ever heard me read it."
       *[other] "I gave up the house at midnight," she says. "There's now no door of mine anywhere. I had thought, if you should have a hook to hang this hat on..."
    }

    In the shop sits a gentleman of the Treasury with a pen. He'll take what is left, entire, at any price she likes. Behind him, the whole street waits for bread.
josephine_lover_3-read = Sit down, and ask her to read page one.
josephine_lover_3-read-ok =
    She reads it standing. A man wanted a boat; he was lent a bigger one than he had asked for, and went out one night in weather for the first of the month.

    "I said yes," says Josephine, "because I liked him, if you see." You move up on the flour sack. The page doesn't burn at first; then it does. When the baker comes for his oven she's asleep with her head against your collar, and it is three hours past her time.
josephine_lover_3-treasury = Sell the gentleman the covers, and keep him talking.
josephine_lover_3-treasury-ok =
    You bring him the ledger on a tray, under a cloth. He weighs it, reads the title, tests the green ribbon, and pays as kings do, by signature. Not until the street has been served does he open it. Inside, in leaves, lies a white loaf.

    They sing it in three harbours. "You sold it," says Josephine, "and I gave it away. Between us, if we are careful, we might come out even." She's wearing the ribbon round her wrist, and your wrist is in it.
josephine_lover_3-treasury-fail =
    He's no fool, and he has had no breakfast. He lifts the cloth, takes a bite of the evidence, and asks for a receipt from you in turn, for wasting the time of the Crown, payable now.

    Josephine pays half. It's the first fine of her life, and she wants it framed. "He has gone off without the ledger," she says, "and I believe with your hat." She holds up what's left, two pages, a cover and some crust. "I'd have charged you for that, last year. Eat."
josephine_lover_3-bread = Buy the whole street its bread, in her name.
josephine_lover_3-bread-ok =
    You clear the shelves. Loaf by loaf it goes out over the Treasury's head, and with every loaf, since paper is short, goes a page to wrap it in. They read, out there. It gets quiet, and then it gets very loud.

    "They're coming in," says Josephine. "All of them. I've nothing to lend." They don't want anything. The cobbler has brought a chair. By Sunday all the islands have it that you ate up the fortune of San Juan before breakfast, and that she handed you the butter.

## Nemesis 1, in Santo Domingo. Account or truce.

josephine_nemesis_1-title = Everybody on the stairs
josephine_nemesis_1-opening =
    "Do stand," calls Josephine from the top. "One sits when one has nothing to pay."

    On the cathedral stairs of Santo Domingo people wait to be hired, the dearer the higher. This morning they have made room. On the lowest step sits a ropemaker whom you know. Above him is your tailor, and above the tailor the man who sold you the bad pork. There is somebody on each step, up to her own, and all of them owe you nothing but a look.

    "I have bought you," she says, "from everyone. It was cheap, which, if I were you, would hurt. Last spring you paid me all of it, eleven months early, and shook my hand."

    { $robbed_the_counting_house ->
        [me] "You've been in my house by the roof, so I have put a handle on the door. Inside."
        [other] "Since { $robbed_the_counting_house_by } came in by the roof, my door has a handle. Inside. Others I welcome by daylight."
       *[no] {""}
    }

    "You left," says Josephine. "Nobody leaves."

    Below you a boy sells small change by the sack, for the collection. It's forty steps. The bill lies open on her knee, and there's an empty step beside the ropemaker, just your width.
josephine_nemesis_1-pennies = Buy the boy's sacks and pay in pennies.
josephine_nemesis_1-pennies-ok =
    You empty the first sack at her feet. Pennies have a mind of their own on stairs. They go by the canon, the notary, the pork man; they are still arriving in the square when you open the second.

    She has to count them. She takes off both gloves and begins, and the bells ring noon, and vespers, and the boy brings her a candle. "One short," says Josephine at nine, black to the wrists, and beams. "You are one penny short, my dear debtor."
josephine_nemesis_1-climb = Climb to her, and ask what the haste spoiled.
josephine_nemesis_1-climb-ok =
    It takes courage to pass one's own tailor. On the top step you ask her what you cut short by coming early.

    "With the last instalment," says Josephine, "there's always a dinner; one orders the fish weeks ahead. I had thought, if you should stay for coffee, of lending you more." She shuts the ledger on her finger. "I ate it alone. Both portions." She tells you the sauce. Then she lets you have the pork man's paper at a loss.
josephine_nemesis_1-climb-fail =
    You get as far as your tailor. He only wants a word. So does the chandler, on the next step, and the woman to whom you once promised a parrot; they're hurt, they have brought receipts, and it turns out that you are fond of them.

    At sunset you're on the eleventh step, poorer, with somebody's child on your arm. "I've seen you settle with nine people," says Josephine, going by with her lamp, "and you asked each one how the family did. With me it was a handshake."
josephine_nemesis_1-step = Pawn something dear, and take the lowest step.
josephine_nemesis_1-step-ok =
    The ropemaker gives you a fair price for it and keeps it on his lap, so that you can look at it. Then you sit down next to him, at the foot of the stairs, and wait to be hired like anybody else.

    It goes quiet right up to the doors. She comes down. She has not been on the lower steps for years. "What do you ask by the day?" says Josephine, and pays a week of it in advance. "There," she says. "For that you may be late."

## Nemesis 2. Anywhere.

josephine_nemesis_2-title = Fourteen pairs of boots
josephine_nemesis_2-opening =
    You hear your crew before you see them. They squeak.

    "New boots," says somebody at the gangway, and shows you a sole. "All of us. And arrears, back to March. She was ever so nice, Captain. We didn't like to say no without asking you, and you weren't here."

    In the chair by the mainmast sits Josephine with a cash box. "They are as loyal to you as ever," she says, "and if they should be asked to choose, on Friday, I'd be sorry for them. Their feet are mine."

    { $waltzed_with_the_treasury ->
        [me] "One, two, bar nineteen," she adds. "I was told just where you trod on the Chancellor. I've danced with him. He deserves it."
        [other] "I had rather they danced like { $waltzed_with_the_treasury_by }," she adds, "who trod on a Chancellor, and in better leather."
       *[no] {""}
    }

    { $type ->
        [truce] Then she lowers her voice. "I need fourteen people who'll stand at my door tomorrow and squeak. Somebody has been buying me, my dear debtor. It's a horrid feeling. I had no idea."
       *[other] "It isn't for sale," she says, before you can ask. "My price is the hour at dawn when you have the wheel to yourself. I have watched you from my window. I want that hour, for a month."
    }

    Fourteen pairs of eyes look down, at fourteen pairs of toecaps.
josephine_nemesis_2-helm = Give her what she asks, and keep your word.
josephine_nemesis_2-helm-ok =
    { $type ->
        [truce] Next morning fourteen people stand at her door and squeak, and you with them, in somebody's spare pair. A gentleman with a case full of her paper looks at so many feet and walks on. She asks you in. She has never asked anyone in whom she hadn't lent to. "You've been up all night," says Josephine, "and for nothing. I don't know at all where to enter it." The page stays open, and the ink dries on the pen.
       *[other] So there are two at the wheel, and one of them isn't allowed to steer. On the third day you find her at the rail in the first light, with her gloves in her pocket, looking at the place where the sun will be. "What does one do," asks Josephine, "in this hour?" Nothing, you tell her. She tries it. She's quite bad at it, and she has asked for a receipt.
    }
josephine_nemesis_2-barefoot = Challenge the whole crew to climb barefoot.
josephine_nemesis_2-barefoot-ok =
    You kick off your own and go up the shrouds. "Last one to the top keeps theirs on," you call. There's an ugly second. Then a boot comes over the rail, and after it twenty-seven more, and good leather goes out with the tide in pairs.

    Josephine has saved one. She sets it on the cash box and regards it. "I paid for the laces as well," she says. In its toe, when your cook tries it later, is something that she will want back with interest.
josephine_nemesis_2-barefoot-fail =
    You kick off your boots and go up. Fourteen people admire you from the deck. It's only that there are nails, they explain, and the wind, and that these ones are lined.

    It's a good view from up there. When you come down your own boots have gone; Josephine has bought them off a boy. "They were resoled in May," she says, "by a man whom you have not paid. There's a hole in the left one, exactly where, if I'd been asked, I would have seen to it."
josephine_nemesis_2-match = Buy them socks, and read the payroll aloud.
josephine_nemesis_2-match-ok =
    You send for socks, wool, two pairs each. Then you read out her payroll from the mast: names, sums, and behind every name a note. Cook: homesick. Helm: would lend to anyone. The boy: can be got with jam.

    "Jam?" says the boy. Nobody looks at their feet any longer; they look at her. "It is merely accurate," says Josephine. She leaves the cash box behind when she goes. On the last sheet is a line that she's scratched out. It begins with your name.

## Nemesis 3. Anywhere.

josephine_nemesis_3-title = One coin short
josephine_nemesis_3-opening =
    "You'll excuse the smell," says Josephine. "It is the only honest pair of scales in { $port }."

    The fish market has shut. Along the slabs stand all those you have ever owed, in their Sunday clothes, as witnesses. In one brass pan lie your debts, which she has had cast in lead. In the other you've laid everything you brought. It sinks, trembles, and stops a hair too high.

    "One coin," says Josephine.

    Beside her waits Maestro Bautista, who is seventy and has taught everybody on this coast to fence. He flexes his knees; it's audible. "The contract says coin or steel," he says, "but the fishwives want their table by six."

    { $type ->
        [truce] "We agreed on six," she says. "I've kept it to the minute, and I could have had you on Wednesday."
       *[other] "Eleven months early," she says, "and now, before all these people, late."
    }

    To buy you she has had to pawn something, for the first time in her life: a thing of the Armada's, with its seal on. The man who sells the ice has it, behind the ice. She holds her hand out under the scales, bare, palm up.
josephine_nemesis_3-owe = Tell her, before everyone, that you'll owe it.
josephine_nemesis_3-owe-ok =
    You turn your pockets out; you mean it; there's lint. You say aloud that you are one coin short and will be for some time, and ask what day would suit her.

    The hand stays where it is. { $grudge ->
        [0] "Thursday," says Josephine. Her voice goes wrong on it. "There'd be fish." She takes the lead out of the pan herself, a piece at a time, and gives you the smallest to keep your papers down with.
       *[other] "The first of the month," says Josephine. "Every month. In person." She writes it in, shuts the book, and ties the ribbon twice. Somebody's aunt is sniffing. The Maestro sits down on a cod.
    }
josephine_nemesis_3-fence = Salute the Maestro, and choose the steel.
josephine_nemesis_3-fence-ok =
    He takes you down the whole row of slabs backwards, correcting your wrist. At the eels you do at last what he has been telling you since the mackerel.

    His sword goes up and comes down in the pan. The scales drop, and stay down.

    "That will do," says the Maestro, "as a coin." Josephine looks at the needle. She gets all the fingers of her gloves wrong. "You are paid up," she says. "How does one... Good evening, Captain." Nobody has ever heard her call anybody that.
josephine_nemesis_3-fence-fail =
    He's seventy, and you are gentle with him. It lasts until the halibut. There he has your sword, your belt and a button, and lays them in the pan one by one, to see; it lacks a hair, still.

    "You were being kind," says the Maestro. "She told me that you would. I've been paid to be insulted by it." Josephine helps you up out of the ice herself. "One coin," she says and dusts you down. "I would not change it for the rest of the lead."
josephine_nemesis_3-scales = Slip round the ice and take her pledge.
josephine_nemesis_3-scales-ok =
    While the witnesses argue about whose thumb is on what, you get behind the ice. There it stands between two tunnies, sweating, under the seal of the Armada. You put it into the pan on your way out.

    The lead goes up like a bird. You have it under your arm again, and are through the door, before it comes down. "I pawned that for you!" calls Josephine. Then she hears what she has said, before all those people. She asks the Maestro to see her home.
josephine_nemesis_3-scales-fail =
    Behind the ice is more ice. It comes down, all of it, with two tunnies and a boy who had been asleep on it; your crew digs for an hour and a half.

    They lay you on the slab to thaw. Every witness comes by and says that you look well. "I see what you were looking for," says Josephine. "I moved it on Monday. I always know, as I've nothing else to think of, what you will do next." She lends you her muff, and writes down: muff.

## Nemesis 2, after the pennies. Anywhere.

josephine_nemesis_2_pennies-title = Low in the water
josephine_nemesis_2_pennies-opening =
    "You are four inches down by the head, my dear debtor," says Josephine, "unless they have lately moved the sea."

    She's in a chair on the quay of { $port }, in gloves that still won't come clean. She has counted all of it. Then she has gone to each of your crew, at their own lodgings, and paid them a year's wages, in advance, to be hers from Saturday. They were touched. She paid in pennies.

    "So they carried it aboard," she says, "where else? There are nine tons of it in your hold, and every one of them belongs, if I've added right, to people who belong to me."

    "I'll take it all back," she says, "and them with it, for one thing. There was a penny short, and you know where it is. You kept it. I want that one."

    The cook clears his throat. They'd sign it over again, he says, to whoever can get it out of there. It's gone in under the ballast. The church next door is collecting for a roof.
josephine_nemesis_2_pennies-ballast = Take off your coat, and shovel till morning.
josephine_nemesis_2_pennies-ballast-ok =
    You shovel. After the first ton somebody hands you gloves. By midnight the crew is down there with you, out of shame or for warmth, and in the morning there's a copper hill on the quay with a chair on top.

    Josephine sits in it as on a rock at high tide. "I could have sent porters," she says. She looks at your hands, which are green, and at hers; she holds one against the other. "There," says Josephine. "I had been wondering who else would have that."
josephine_nemesis_2_pennies-church = Pass the word that the roof fund is aboard.
josephine_nemesis_2_pennies-church-ok =
    You give it to the church, all nine tons, as it lies, to be fetched. By vespers choirboys with buckets stand from your hatch to the vestry. The ship comes up an inch a psalm.

    "You've given my money away," says Josephine, "to a roof," and finds that she's being blessed for it, in public, by name. The priest presses a keepsake on you out of the sacristy. "It wasn't a loan?" she asks him. "I shan't get it back? Not at all?" She has to be given some water.
josephine_nemesis_2_pennies-church-fail =
    You let it be known ashore. You had been thinking of the vestry; what comes is the town, with hats, barrows, and a bath.

    They leave most of the ballast. You ride seven inches higher, the cook has lost his year, and the bill for the gangway's yours. "Not one of them," says Josephine, who hasn't moved, "asked me whether he might owe it." She picks a penny from under her chair and hands it up to you, at arm's length. "Yours, I believe."
josephine_nemesis_2_pennies-find = Go through it all for the one she wants.
josephine_nemesis_2_pennies-find-ok =
    It went down a crack on the stairs. But there's bound to be one like it. You and all hands go through nine tons by lamplight, for a penny with a nick at the king's chin.

    Somebody has it on the third night. You take it to her on a saucer. "This is not the one," says Josephine, "and you looked for three days." In exchange she gives you a thing that's worth a great deal more, and asks for no receipt, and walks straight into a bollard.
