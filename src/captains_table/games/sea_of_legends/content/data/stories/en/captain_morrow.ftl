## Captain 1. Your own deck, in the afternoon.

captain_morrow_captain_1-title = The man in your chair
captain_morrow_captain_1-opening =
    "Log: three in the afternoon," says Captain Morrow. "Log: sat in another captain's chair. Chair excellent."

    Water stands in his boots. On your table he has put down a tarred sack and a corked bottle; your best glass he holds, and does not drink from.

    { $who ->
        [kahina] "You'll be the one with the key."
        [cesare] "You'll be the one with the promises."
        [spell] "You'll be the one with the wet book. My sympathies."
       *[ton] "You'll be the one who did not fire."
    }

    "The men have been writing home; that's the sack. The bottle's fair wind, our own laying down. Sells well, if it comes from Lapland. There's an inn here with my figurehead for a sign. They've given her a pipe. And at the harbour office sits Miss Quill, who keeps the roll of us. She wrote: All hands. I should like to ask her which."

    "What became of your ship?" asks somebody.

    "Weather," says Captain Morrow, and his left cuff begins to run. { $sold_it_unopened ->
        [me] "You sold a box unopened, Captain. I should always have to look."
        [other] "Now { $sold_it_unopened_by } never asked what was in the box."
       *[no] {""}
    }

    He opens the log, licks his pencil, from habit, and waits for what to put.
captain_morrow_captain_1-mail = Carry the sack, every letter to its door.
captain_morrow_captain_1-mail-ok =
    They are addressed as sailors do it: To Mary, blue shutters. There are other shutters now. A grandson opens, or a tailor, and you stand on the step while he reads. One of them asks you in. One asks you to take it back, and comes running after you as far as the boat.

    At the bottom lies one for you, in your own writing, without a date. You put it by. "Paid," says Captain Morrow. "By Mary's tailor. He hadn't expected to be told so kindly about the trousers."
captain_morrow_captain_1-wind = Buy a crate of fair wind, and call it Lapland's.
captain_morrow_captain_1-wind-ok =
    You call it Lapland's, and he stands behind you as the Laplander and says nothing, wetly. It goes in an hour. A fishing captain draws his cork there and then, to try it. It takes his hat, his boat and the awning of the customs house, all of them northward.

    He sends back for a second crate, and pays in kind. "There is just one thing," says Captain Morrow, "about the vintage." He looks at his sleeve. "No. It's nothing." It is dripping.
captain_morrow_captain_1-sign = Take the lady down from over the inn.
captain_morrow_captain_1-sign-ok =
    You lower her by night, past the landlord's window, pipe and all. She is heavier than she looks, and at the last yard she gives a creak that sounds like a person changing her mind.

    "There's my girl," says Captain Morrow. She looks over his shoulder, at the inn. "They painted her each spring," he reads off her, layer by layer. "Forty-odd coats. I never gave her above two." The inn's whole till is in her bodice. It seems the landlord thought it safe.
captain_morrow_captain_1-sign-fail =
    You have the tackle rigged and her feet free when the landlord leans out above you. He asks if you would mind holding her there while he fetches the paint, as he can never get at the back. So your watch stands under her until breakfast.

    He does the eyes with a feather. Then he puts the lid on the tin. "You'd better take her for the summer," he says. "She has been looking out to sea." There is a list of what she likes.
captain_morrow_captain_1-quill = Walk Miss Quill out of the harbour office.
captain_morrow_captain_1-quill-ok =
    She has her hat on. "I gave it until five," says Miss Quill, and hands you the roll, the ink and a carpet bag that has stood packed behind the door since she was twenty-six. On the stairs the harbour master wants to know where she is going. "Out," she says. He pays her eleven years of holidays on the spot, in the belief that this is a raid.

    She splits it with you to the penny. By the mole she has rewritten your watch list. It's better.
captain_morrow_captain_1-quill-fail =
    She has her hat on, and the bag in her hand, and she is not leaving until you have signed out: for her, for the roll, for the ink, and for the pencil on its string. There is a fee for each. There is a form about the string.

    "It opens at nine, it shuts at five," she tells Captain Morrow, whom she has never seen in daylight. "You're forty-one persons late." Nobody has spoken to him like that since he was married. He carries her bag.

## Captain 2. Low water, at night.

captain_morrow_captain_2-title = Forty-one, all told
captain_morrow_captain_2-opening =
    "Log: two in the morning," says Captain Morrow. "Log: mud."

    He stands in it to the belt, off { $port }, with a lantern that burns just as well under the surface. You are on a barge, beside a capstan. From below something knocks three times on the planks. One knocks back.

    "That's the starboard watch. They went down by watches, standing. Very good discipline." { $broke_a_bottle_for_tamsin ->
        [me] He wipes his face. "You broke a bottle on a new one, at Claw Bay. What is she called?" You tell him. "It's no matter," he says, and his left cuff runs.
        [other] He wipes his face. "{ $broke_a_bottle_for_tamsin_by } broke a bottle over a new keel of my wife's. I don't ask what she called it." His left cuff runs.
       *[no] { $named_the_blank_island ->
            [me] He sights along a post. "By that island you named. It is on the new charts, Captain, and somebody has put a flag on it."
            [other] He sights along a post. "Just by that island which { $named_the_blank_island_by } thought of. It's claimed, I see."
           *[no] {""}
        }
    }

    { $type ->
        [trade] "They've heard that their wind is for sale. They want to know what it fetched."
        [kidnap] Miss Quill has the barge in hand, in your oilskin. Your crew say "Aye, miss" now.
       *[other] { $paid_in_service ->
            [me] "Santo Domingo writes that you pay in service, and that the plates were clean."
           *[other] "They'll come to you. You brought their letters; they know your knock."
        }
    }

    A man comes up for whoever calls him and pulls, or else for a hand put down to him from somebody who stays below. In two hours the tide will be back.

    He passes you the end of a wet rope. It is pulled, from the other side, twice.
captain_morrow_captain_2-call = Call them, one by one, by their voices.
captain_morrow_captain_2-call-ok =
    You call. Down there each is sure that another man is meant, and insists, and gives way, and after an hour you have eleven on the barge, begging each other's pardon.

    "Eleven of the port watch," says Captain Morrow. "Log it." He goes along the row, doing up buttons that have been undone for forty years. Then the tide comes, and the others knock as it rises: first on the planks, then on the keel, further down, and still in time. "They can wait," he says. "They have you now."
captain_morrow_captain_2-hand_up = Let one of yours go down, and hand them up.
captain_morrow_captain_2-hand_up-ok =
    One of yours sets a pair of boots on the barge, toes out, and goes down the rope. Then they come: by the collar, by the hair, hand over hand out of the dark, thirty-one, thirty-two, each one pushed from beneath.

    At forty the rope stays slack. A message comes up by knocks: that the company's good, and there is a berth free, and would somebody look after the boots. Captain Morrow takes off his hat to the hole. What they dug out to stand on, he gives to you.
captain_morrow_captain_2-capstan = Man the capstan, and race the tide.
captain_morrow_captain_2-capstan-ok =
    The mud holds, with its whole weight and no hurry. At each turn a man comes up to the chin, says good evening, and has to be helped with the rest. Somebody starts a song, and somebody beneath knows another verse.

    They tread the last of it round to their knees in water: forty on a barge for twelve, your crew somewhere among them, all of one colour. "My thanks," says Captain Morrow. The anchor they stood on comes up too, with something old wound into its chain.
captain_morrow_captain_2-capstan-fail =
    Round twelve, the barge goes down by the head, quite slowly. A capstan pulls both ways. By the time your crew have let go of the bars they are in it to the chin beside the starboard watch, who make room, and ask them where they are from.

    It is a long morning with planks. Nineteen of the forty climb up over yours, apologising, foot by foot. "You'd be surprised," says Captain Morrow, hauling, "how seldom anybody comes down to us."
captain_morrow_captain_2-roll = Hand Miss Quill the roll, and stand back.
captain_morrow_captain_2-roll-ok =
    "Abbot," says Miss Quill, as she has said it in her head every day since she was twenty-six. A hand comes up. "Wipe it. Bristow. Cole, that isn't a reason. Dunn."

    They come like schoolboys. By Yarrow there are forty along the rail, holding their caps, and she has fined six for lateness, at the old rate, payable to the ship. She looks at her list, then at the mud, and then at Captain Morrow. "I make it one short," she says. He finds something to do to the lantern.

## Captain 2, for whoever took the figurehead.

captain_morrow_captain_2_landlord-title = Forty coats of paint
captain_morrow_captain_2_landlord-opening =
    "Not with that brush," says the landlord. "That's for hulls. Give it here."

    It is her day for it, at low water off { $port }. He has rowed out with the small tin, the ladder and a sandwich, and asks how she has been sleeping. The figurehead of the Good Intent stands lashed in your bows. Under the keel something knocks.

    "They won't have her," says Captain Morrow, to his waist in the mud with a lantern. "I held up the light. They say, that's some woman from an inn. They'd come for her own face. The one below." { $broke_a_bottle_for_tamsin ->
        [me] He coughs. "You broke a bottle on the newest of that family. What's she called? No matter." The left cuff runs.
        [other] He coughs. "{ $broke_a_bottle_for_tamsin_by } broke a bottle on her newest sister, I hear. I haven't asked about the name." The left cuff runs.
       *[no] {""}
    }

    The landlord has stopped stirring. There are forty coats. He keeps a card. "Yellow is when my girl was born," he says. "The green's my wife. The white I did in the Ebb, in the dark." He does not say that he minds.

    Captain Morrow holds up a scraper to you, and the landlord holds out the brush.
captain_morrow_captain_2_landlord-paint = Take the brush, and do this year's blue.
captain_morrow_captain_2_landlord-paint-ok =
    You hold the tin. He does her eyes with a feather and talks to her about the price of malt. It takes as long as it takes; and along the side, one after another, caps come up through the mud, to see what the delay is.

    "What do they call her now?" asks one. "Bess," says the landlord. They go into that, below, with knocks. Eleven climb out, wiping their hands first. "Log," says Captain Morrow, holding the ladder. "She's been well looked after." The cuff is dry.
captain_morrow_captain_2_landlord-card = Send one of yours below with the card.
captain_morrow_captain_2_landlord-card-ok =
    One of yours puts the card in a hat, and the hat on, and goes down the rope to explain. One can follow it by the knocks: coat by coat, the wedding, the beetles, the daughter. At the white it is quiet for some while. Then somebody laughs.

    They come up by watches, all forty, each nodding to her as to a neighbour who has had a life. Your sailor stays; they want the rest. The landlord gets his card again, stained, and you what was wrapped with it.
captain_morrow_captain_2_landlord-scrape = Take the scraper, and find the face below.
captain_morrow_captain_2_landlord-scrape-ok =
    You go down through the years, and he stands by and reads from the card: red, blue, the summer of the beetles. He catches every flake in his sandwich paper. Under the last there is oak, and a small cross face, cracked at the lip, that nobody on dry land remembers.

    The knocking stops. Forty men come up with their caps off. "She never smiled," says the landlord, after a time. "That was me." From her wooden fist, under the yellow, something very old falls into your palm.
captain_morrow_captain_2_landlord-scrape-fail =
    You get as far as the yellow. A girl has come alongside in a skiff with her father's supper, grown up, with a boy of her own, and she looks at what you have on the blade. "Is that me?" she says. Your crew, who have been at it in turns since midnight, find that they have no strength left in their arms.

    The tide is in by then. A dozen of the port watch climb out, to ask who is crying, and they stay for the soup.

## Captain 3. Anywhere, at a candle-maker's.

captain_morrow_captain_3-title = What a year weighs
captain_morrow_captain_3-opening =
    "Not the best one," says Captain Morrow. "I told him so. Log it: not the best one."

    In the back room of the candle-maker of { $port }, between the tapers, sits the Tide's own purser, with wet spectacles and a pair of scales. In one pan lie forty brass buttons. The other waits. One year, off somebody busy, buys each of the men a day ashore: dry shoes, a chair, an hour at their own door.

    "I had thirty-six," says Captain Morrow. "I've been through my pockets."

    { $type ->
        [trade] "You have sold our wind," says the purser. "You know what an unseen thing fetches."
        [steal] "You lift things down so tenderly," says the purser. "Years are lighter."
        [kidnap] "The harbour office offers twopence for Miss Quill," says the purser, "or a shilling to be rid of her."
       *[other] "The sack you took round had one in it for you," says the purser. "That is what you were carrying."
    } { $spared_the_pilot ->
        [me] A pilot clears his throat. "You did spare me," he says. "I brought them in."
        [other] A pilot, spared by { $spared_the_pilot_by }, keeps touching wood.
       *[no] { $carried_nails_to_the_haven ->
            [me] "A door on the coast let us through," he adds. "You had brought nails."
           *[other] {""}
        }
    }

    Captain Morrow takes off his coat to be weighed against, and gives you the log to hold, with the roll in it.

    "We don't want a muster," says a cook by the tallow, low. "We want to go home. Whoever isn't on that paper could." He lifts his apron from something old.

    The purser breathes on his weights.
captain_morrow_captain_3-aboard = Have the forty aboard for a day, as they are.
captain_morrow_captain_3-aboard-ok =
    They come in two boats and ask where they may drip. By noon they have found the paint. By three your brass can be seen from the town, every rope's end has been whipped, and a very old quarrel about which way to coil has been settled by a vote, with yours.

    They leave their wages on the capstan. "It isn't their own door," says Captain Morrow. "But somebody shouted at them about wet feet. Cole wept."
captain_morrow_captain_3-year = Sell him the year that you slept through.
captain_morrow_captain_3-year-ok =
    You name it. Your crew, who were in most of it, put their share on the pan as well: a March, some Sundays. The purser lifts it across with tweezers, and the buttons go up.

    It is like going below for a knife and standing there. You are all very tired. Next morning forty men walk up the street of { $port } in dry shoes, and at each corner there is one fewer, and doors. "Log," says Captain Morrow. He cannot think of a word that is short enough.
captain_morrow_captain_3-thumb = Look for the purser's thumb on the scales.
captain_morrow_captain_3-thumb-ok =
    It is under the left pan, and so wet that it looks like brass. You take hold of it. Nobody in four hundred years has asked to see it, and he is mortified; it is a habit, he says, from butter.

    Weighed again, forty buttons come to rather less than an hour, which you have had over since breakfast. The candle-maker gives short change himself and makes a note of how it is done. "A day each!" says Captain Morrow. "And I had sent for my wife's clock."
captain_morrow_captain_3-thumb-fail =
    You look for it. It is on his hand, with the other one, on the table, in plain view. He puts down his spectacles. There is a charge, he says, for doubting a purser, and another for doubting him rightly, since he did use to, in butter.

    You pay. Then, because you have paid and he keeps books, he gives the men what that comes to: a quarter of an hour. They spend it on the pavement with their eyes shut, in the sun.
captain_morrow_captain_3-tear = Tear up the roll, and let the men go home.
captain_morrow_captain_3-tear-ok =
    It tears like any paper. "Abbot," says the first, to try it, and finds that he is nobody's, and goes out by the shop. In forty kitchens somebody drops something, and by Sunday no Port talks of anything else.

    The cook leaves his apron in your arms, with what is in it. Captain Morrow has one arm back in his coat. "You'll take a glass?" he says. He looks at the empty benches for so long that the purser puts out a candle, and then another.

## Captain 4. Sunrise, on a mole.

captain_morrow_captain_4-title = The forty-first
captain_morrow_captain_4-opening =
    "Log," says Captain Morrow. "Sun up. All hands to muster." He does not write it down.

    They stand along the mole of { $port } in two ranks: forty, combed. At the end squats the sailmaker, sewing a flag from forty shirts. The town looks on with its coffee.

    "It was for a bet," says Captain Morrow. His cuff is dry. "I said, home by supper. My wife said, by way of the reef you might. So I went by way of the reef."

    { $sold_a_year ->
        [me] "And you put down a year, so they could stand here in dry shoes."
        [other] "It took a year of { $sold_a_year_by }'s to get them shoes."
       *[no] "I've told them. Last night. Cole said they all knew, they had been aboard."
    }

    At the far bollard sits an old man with a bun. He comes each morning. His daughter has him by the sleeve. "Ben Toll," says Captain Morrow. "Ship's boy. He was eleven, and he overslept." The roll says forty-one. Whoever answers to it is aboard for good.

    { $type ->
        [trade] "There's a house in Bristol bids for you. I said I'd ask."
        [steal] Over the gate, with her pipe, stands the figurehead. This is where she sailed from.
        [kidnap] Miss Quill has the pen. She could have left at any Port. "I'm not done," she says.
       *[other] "That was the last errand, Captain. You're out of it, after this page."
    }

    He gives you the roll, open. On the last line there is no tick.
captain_morrow_captain_4-call = Call the roll, down to the last name.
captain_morrow_captain_4-call-ok =
    You call. Forty answer, and the windows begin to answer with them. Then you come to the last line, and say it.

    "Here," says the old man. He has stood up. The bun has fallen into the harbour, and his daughter has both arms round him. It is so quiet that the flag can be heard.

    "Log," says Captain Morrow. "All hands present. Toll on leave." He looks at the sun, and reckons. "For thirty years. Then we'll see." And he writes it down, and blots it.
captain_morrow_captain_4-race = Sail the race again, with everybody aboard.
captain_morrow_captain_4-race-ok =
    Forty pull, yours trim, and the old man has the wheel, because at eleven he had been promised it. His daughter is aboard to hold him. The reef comes up white on both sides at once. "Now!" shouts Captain Morrow, who was late with that word, the last time; and over you go with a noise like a torn sheet, and nothing under you but sea.

    They are home by supper. The old man goes ashore to his, and half the coast has seen it.
captain_morrow_captain_4-race-fail =
    The old man asks for the wheel, as he was promised it at eleven. At the edge of the white the wind goes round. He looks at his daughter, spits, and puts the ship about; and forty men stand at the rail and watch the gap go by.

    "Quite right," says Captain Morrow. It takes him some time. "Quite right, Toll. I might have done that." They are back by noon, every one. Below, supper had been laid for heroes, and the family is put out about the fish.
captain_morrow_captain_4-shut = Leave out the last line, and shut the book.
captain_morrow_captain_4-shut-ok =
    You call forty, and close it. At the bollard the daughter lets go of the sleeve, finger by finger.

    "That's all hands, then," says Captain Morrow, and turns to the sea, so that you have the dry cuff beside you. The old man eats his bun. Later he walks along both ranks and shakes each wet hand, and says who he would have been. The daughter sends you something by a boy, in a cloth. It is what she had put by to bury him.
captain_morrow_captain_4-bed = Let old Toll sleep late again, officially.
captain_morrow_captain_4-bed-ok =
    You take the pen, being in service for one line more, and write beside his name: Excused. Fell asleep by order. The forty look at it, one after another, and somebody laughs who has had water in his chest for fifty years.

    "On whose order?" says Captain Morrow. You show him the signature. He has to lend it to you for that; it is his. The old man is put into the softest of your hammocks there and then, and your crew, to obey as well, lie down round him.

## Secondary Lover 1. An inn, near closing. Wager or duet.

captain_morrow_secondary_lover_1-title = The glass he only holds
captain_morrow_secondary_lover_1-opening =
    "To absent friends," says Captain Morrow. "I'm usually the other end of that one."

    The last inn of { $port } that is still awake has given him the table by the drain. He holds his glass up to the lamp, where it does look well. Across from him a chair has been kept dry for you, under a cloth.

    "They say: Morrow, you're ashore a great deal, you'll dry out." He hears it. "They," he says, and tries it on the other side of his mouth.

    { $carried_the_dead_mail ->
        [me] "Two of the lads had answers to what you carried. They've had me read them out till the ink went."
        [other] "{ $carried_the_dead_mail_by } took our letters round. I've had an answer myself: Wipe your feet."
       *[no] "I had a letter from my wife. It says: Wipe your feet. It's a good hand."
    }

    Every night he proposes the drowned, by name, until the landlord puts up the chairs. For each name somebody has to drink, and he can't.

    "I'll lay you my hat that I know more toasts than you," he says. "Or you might just help me with the names."

    The landlord has a chair in each hand. Captain Morrow pushes the full glass over to you, with one finger, without spilling.
captain_morrow_secondary_lover_1-drink = Drink his for him, and let him name them.
captain_morrow_secondary_lover_1-drink-ok =
    He names, you drink, the landlord leaves two chairs down. At Bristow you learn about the pig. At Dunn you are both singing, one of you from the chest and the other out of a considerable depth.

    You wake with your cheek on the table. He has not moved, so as not to wake you, and there's a rime of salt along his sleeve. In your pocket are the bets of four fishermen. "They said that you would never reach Yarrow," he says. "I've not been so proud."
captain_morrow_secondary_lover_1-round = Stand the room a round for each watch.
captain_morrow_secondary_lover_1-round-ok =
    You buy it by watches, port and starboard, and everyone is given a name to drink to. They take it very seriously. "Who was my man?" asks a carter. "Cole," says Captain Morrow, "he bit his nails." "So do I!" says the carter, and has to sit down.

    Towards two the whole inn is telling each other about people whom it had never met. He sits in the middle, full glass in hand, dripping like a gutter. The carter gives you what he had in his cart.
captain_morrow_secondary_lover_1-match = Match him, toast for toast, until one is dry.
captain_morrow_secondary_lover_1-match-ok =
    You begin with kings. He replies with admirals. By midnight it is dogs, by one puddings. The landlord rules that "my left boot" cannot stand, as it was drunk to at eleven.

    "To the lady at the pump in Lisbon," you say. He opens his mouth. He thinks, and the drain gurgles, and the whole room leans in. "I drank to her!" he says, "I was alive," and claps his hand over his mouth, for he has never used the word. You win the hat, and what is in it.
captain_morrow_secondary_lover_1-match-fail =
    You give him kings, queens, the card game and the cheese. He gives you forty sorts of wind. Around two you drink the health of a chair and have to be told that it's the same chair.

    "Log," says Captain Morrow. "Guest beaten, on a clear field, by a man with nothing else to do at night." You pay for the lamp oil. He carries you to your boat himself, and sits beside it until it's light, on the wet side.

## Secondary Lover 2. A wreck on dry land.

captain_morrow_secondary_lover_2-title = Hens in the stern cabin
captain_morrow_secondary_lover_2-opening =
    "Mind the sill, Captain," says Captain Morrow. "I never did."

    The Ebb brought her stern up whole, five windows and a scroll. It has been a chapel since, and a toll house. Now it stands in a field above { $port } and has hens in it. He knocks at his own door.

    "Eggs are round the back," says the widow. When she sees him she moves her apron over the largest hen.

    "They say, below, that one shouldn't go and look," he tells you. "They never had a bunk." It is still there. A speckled hen is sitting in it, on something written.

    "By Friday it's firewood," says the widow. "The office is paying by weight."

    { $type ->
        [wager] "My last button," he says, "that it's the betting slip. Home by supper, I put down."
       *[other] "They've a man in the lane," he says, "to tell me when you and I have had enough." A tall wet person, under a tree, turns a page.
    } { $broke_a_bottle_for_tamsin ->
        [me] He touches a beam. "She built this. You broke a bottle with her; you know how she looks at a plank."
        [other] He touches a beam. "She built it. { $broke_a_bottle_for_tamsin_by } broke the bottle for her last one, I'm told."
       *[no] He touches a beam. "My wife built this. It's the only row we had that held water."
    }

    The speckled hen looks at his left cuff, and then at yours.
captain_morrow_secondary_lover_2-hens = Hold the hens while he looks for it.
captain_morrow_secondary_lover_2-hens-ok =
    You get eight under your arms and the ninth on your hat. He kneels by the bunk and takes out a slip of paper. Home by supper, it says, and a sum. Beneath, in another hand, stands a line that he had never turned over to see.

    He reads it twice. "Log," he says. Then he puts it back, and sets the hen on it again, with both hands. The widow pays you for the holding. She has not sat down since Easter.
captain_morrow_secondary_lover_2-buy = Buy the cabin from her, hens and all.
captain_morrow_secondary_lover_2-buy-ok =
    The widow wants it in coin, and her hens to keep their places. So he has a house: five windows, a bunk, nine lodgers.

    Towards evening the man from the lane comes up to ask how long he means to stay. "I live here," says Captain Morrow. It is the one thing that he cannot do, and all three of you look at the cuff. It is dry. In the locker is his old spyglass; he wants you to have it, since he can see quite far enough.
captain_morrow_secondary_lover_2-bet = Bet the widow on which hen lays next.
captain_morrow_secondary_lover_2-bet-ok =
    The widow has the speckled one at evens. You take the small gray, against all sense, because she has the look of a person who was told to be home by supper. Captain Morrow holds the stakes and cannot stand still.

    It's the gray. She gets up, considers it and shouts. "I've not won since I was dry!" says Captain Morrow, and gives the hen a kiss. The widow pays. The slip can stay where it is, he says, it's under better management.
captain_morrow_secondary_lover_2-bet-fail =
    You take the gray. She walks out. She crosses the field, the lane, and the feet of a wet person under a tree, and lays at the parsonage. The speckled one, who has been sitting on the slip, rises, and there on the paper lies an egg.

    "So I lose twice by it," says Captain Morrow. He holds it against his ear. "Log: warm." He has a look on his face that you have not seen there, and he will not let anybody boil it.
captain_morrow_secondary_lover_2-night = Stay the night with him, and fool the lane.
captain_morrow_secondary_lover_2-night-ok =
    You stand a broom at the window, in his hat. It sits up, it reads, it blows the lamp out at ten. The person under the tree writes all that down, and at eleven he goes home to report that Morrow is quite settled and rather thinner.

    You have the bunk and he has the floor, between the hens, with his boots on the sill. About three he says your name, without the rank, to hear what it does in there. The eggs are yours to sell.
captain_morrow_secondary_lover_2-night-fail =
    There is one thing hens can't abide, and it is a broom with a hat, reading. They leave by all five windows. Until sunrise you and your watch are out in the wet grass, arms wide, and so is he, and so, from about two, is the tall person from the lane.

    "Nine," he says at dawn, setting down the last. He looks at the bunk. "I had a dresser," he says, "with blue plates." He has dropped his book somewhere and does not go to look.

## Secondary Lover 3. A fair, in the evening.

captain_morrow_secondary_lover_3-title = On loan until eight bells
captain_morrow_secondary_lover_3-opening =
    "Log: seventy-two," says Captain Morrow. "Log: you came round the corner. Ninety."

    He has his hand flat on his waistcoat, like a man with something alive in it. It is borrowed. They keep a drawerful below, for state occasions, and he signed for one evening: back by eight bells, or they keep the log, and he will be nobody's captain. { $sold_a_year ->
        [me] It was cut from that year of yours. "I asked for a bit with you in it."
        [other] It was cut from the year that { $sold_a_year_by } sold. "It likes cards, I find."
       *[no] Whose it was, they would not tell him. "A person who was afraid of geese, I find."
    }

    There is a fair at { $port }. He has been on the swing-boats three times, for the going up. He has burned his tongue. When the band struck up he had to hold on to a horse.

    { $warmth ->
        [0] "I don't know what one does with it," he says. "I thought you'd have had some practice."
        [3] "I had a list of things to do with it," he says. "You're all of them. It was a short list."
       *[other] "I thought first of going to see my wife," he says. "She'd have said: And what's that noise? So I came to you."
    }

    { $type ->
        [wager] "I'll lay you anything I run to an hour more."
       *[other] "It goes off by itself when you laugh. I'd call that teamwork."
    }

    Six bells have gone. In the lane behind the shooting gallery waits a wet clerk, with the drawer. Captain Morrow takes your hand, and puts it where his was.
captain_morrow_secondary_lover_3-stairs = Sit on the harbour stairs, and listen to it.
captain_morrow_secondary_lover_3-stairs-ok =
    You sit on the seventh step, your ear against the third button. It goes like somebody walking up and down in a room, who now and then stops at the window. He doesn't talk.

    At eight bells he gives it back, himself, in both hands, and the clerk has him sign. On the stair where he sat there is a dry patch. He has left you his watch-money. "It had to be spent by tonight," he says. He holds your hand where it was, in case.
captain_morrow_secondary_lover_3-dance = Pay the band, and ask him to the floor.
captain_morrow_secondary_lover_3-dance-ok =
    You buy all three bands and have them play the same tune, and he dances, badly, at a hundred and thirty, and calls out the number at every turn. People get out of the way. Then they get in step. Half of { $port } goes round the swing-boats behind a drowned man, counting.

    At the last stroke he stops in the middle of a bar, puts the thing into the clerk's drawer and shuts it. The town goes on talking of that evening. He says that it's the quiet he notices.
captain_morrow_secondary_lover_3-counter = Go down to the drawer, and argue for more.
captain_morrow_secondary_lover_3-counter-ok =
    The clerk has a counter, three forms, and a bell. You go through the forms. It says "evening", in all of them, and nowhere does it say which.

    By one in the morning you've got to an under-purser; by three he has called his wife to hear it. It is extended, one evening a year, to be collected by the two of you. The whole coast knows the date: Captain Morrow, a hundred and twelve, going up in a swing-boat.
captain_morrow_secondary_lover_3-counter-fail =
    The clerk lets you finish. Then he turns the form over, where in small print it says that all arguing is done on the borrower's time. You look at the clock above the drawer. It has just struck.

    There is a fine. Captain Morrow pays in the heart, and you the rest. "You used up the last of it on that," he says. "On shouting at a clerk." He is wringing out his hat, with great thoroughness. "A hundred and forty, it went. I wouldn't have missed it."

## Secondary Nemesis 1. At sea in harbour. Mirror or account.

captain_morrow_secondary_nemesis_1-title = Tomorrow's page
captain_morrow_secondary_nemesis_1-opening =
    "Log of the { $ship }," says a hearty voice under your stern. "Tomorrow. Five in the morning: pump stuck."

    Captain Morrow lies alongside in a gig and reads to you out of your own log. It is in his hand. It has been right for a week.

    "Noon: cook scalds thumb. Evening: position." It is the same each night, wherever you have sailed to: two fathoms above the Good Intent. "Fine weather below, Captain. It always is. I used to tell you so, for your comfort."

    "I had forty up, and combed, and in a room. You tore a paper." The left cuff is quite dry. { $carried_the_dead_mail ->
        [me] "You took their letters round. That's how they learned there were still doors."
        [other] "It began with { $carried_the_dead_mail_by }, and the letters. Men who get post want to go home."
       *[no] "Cole sells buttons in Nassau. He nodded to me. As one does to a customer."
    }

    "I keep yours till I'm paid: forty names. I'd take it in coin, or in nights, sailed as written." His own log lies open on the thwart to dry, the one with a single date, with the pencil in the fold. The gig is very near.

    He turns the page. "Ah," he says. "You won't like the afternoon."
captain_morrow_secondary_nemesis_1-sign = Sign for what he has written, and pay.
captain_morrow_secondary_nemesis_1-sign-ok =
    You sign under Tuesday, Wednesday and the thumb. He has put the charge for pilotage at the foot, two fathoms, and counts your money into a boot.

    "I said to you once: You'll take a glass? I meant it," says Captain Morrow. He tears Thursday out and hands it up to you, blank, as a receipt. It is the first day in a week on which nobody has been told what will happen, and the crew spends it sitting down, in case.
captain_morrow_secondary_nemesis_1-obey = Sail it as it is written, one whole night.
captain_morrow_secondary_nemesis_1-obey-ok =
    You do as the page says: pump, thumb, a tack at two that nobody would have made. It leads you along the inside of the reef, by a way that is on no chart. At four your crew, dog-tired, lie over the Good Intent. There's a light in her.

    "That is how close it was," says Captain Morrow from the gig. "Half a cable. I wanted somebody to see." He pays you off, for the night, at the old rate. He has written nothing for the morning.
captain_morrow_secondary_nemesis_1-write = Take his log, and write tomorrow into it.
captain_morrow_secondary_nemesis_1-write-ok =
    A boathook has it up before he's got his oars in. You lick the pencil. Six in the morning, you put: gig leaks. Noon: Captain M. finds his hat too large. Then you sell the cook, the helm and half the quay a line each.

    He reads it by his lantern as it comes true. The hat is down to his nose. "That's well kept," he says from under it. "You've an eye. You have my hand, too, very nearly." It had not struck you, until he said it.
captain_morrow_secondary_nemesis_1-write-fail =
    You have his log, the pencil, and the first line. But the page has a date on it already, the only one there is, and whatever you write under it sinks in and comes up as the same forty words. They are names. You go on until your hand shakes.

    "Now you've entered them," says Captain Morrow, and rows in close, and takes it from you. "It's a tiring page. I've had it open for fifty years." Nobody aboard sleeps much that night.

## Secondary Nemesis 2. A harbour, mornings.

captain_morrow_secondary_nemesis_2-title = Better bread at his oars
captain_morrow_secondary_nemesis_2-opening =
    "Good stroke, three," says Captain Morrow across the water. "Easy with that shoulder."

    He goes by each morning at six, in a long green boat, and the people who row her are yours. They do it in their free watch. They have signed, one by one, on a page with forty lines. They wave to you.

    "He gives soft bread," says your helm. "And he asks."

    "Asks what?"

    "Well. About the shoulder."

    { $port } has begun to get up early for it. Somebody sells coffee. In the stern he holds his glass to the sun, and doesn't drink. "All I wanted was a full muster. I told you so, and you took off your hat. I remember the hat." { $sold_a_year ->
        [me] "They've more time with me than they had that year."
        [other] "{ $sold_a_year_by } at least asked the crew, before a year was sold."
       *[no] "Thirty-three lines filled."
    }

    { $type ->
        [mirror] You write in his log, he in yours. This morning both of you knew that the coffee man would trip. You said "Mind!" with one voice, and neither liked it.
       *[other] He has named the price at last: the forty, or else your cook on Sundays, for how she swears at the stove. "It's company," he says.
    }

    The green boat comes round and holds water, close to your side. There's one oar with nobody at it.
captain_morrow_secondary_nemesis_2-bread = Buy soft bread for all hands, at his baker's.
captain_morrow_secondary_nemesis_2-bread-ok =
    It costs what soft bread costs, at sea, every day. You hand it round yourself. You ask about the shoulder. It is worse since Tuesday, thank you, and there is a mother in Tortuga, and a tooth.

    At six the green boat goes by with eleven in it instead of thirty-three. "There you are," says Captain Morrow, as one might to a cadet. "It took me forty of them to learn it." The bread is dearer on the following day; he has raised the baker's order.
captain_morrow_secondary_nemesis_2-cook = Let him have your cook, on Sundays.
captain_morrow_secondary_nemesis_2-cook-ok =
    She goes off in the green boat with her own knife and a bad word for each of them. Aboard, Sunday is cold herring, and who can't sleep for hunger stands watch. Across the harbour one can hear her, hitting his stove with a ladle, and him, laughing, and forgetting to.

    She is back at midnight, wet to the knee. "He ate nothing," she says. "He wanted to know who taught me." With the compliments of the green boat comes a box; and seven names have been struck out.
captain_morrow_secondary_nemesis_2-oar = Get down into his boat, and take the oar.
captain_morrow_secondary_nemesis_2-oar-ok =
    You row bow, in front of your own crew, who see your back for the first time. It is a hard boat. He calls the stroke by your name, minds your blister, and takes her out past the mole.

    "Now you," he says, and gives you the yoke lines. So you call it. Three, easy. At the steps it is you whom they thank, and they carry up the bread, the basket and his second-best compass.
captain_morrow_secondary_nemesis_2-oar-fail =
    You take it, and catch a crab in the first forty yards. The handle hits you under the chin, you go over backwards into somebody's lap, and the oar goes on by itself toward the fish market. Nobody laughs. They pat you.

    "It's the length of it," says Captain Morrow, in front of the coffee man and sixty others. "One needs to be asked to sit, first, and where." He had put a cushion there. Two more of yours sign after breakfast.
captain_morrow_secondary_nemesis_2-theirs = Sign on his own old men, for soup.
captain_morrow_secondary_nemesis_2-theirs-ok =
    They live along the coast now, with their buttons and their grandchildren, and they're glad of an outing. Cole comes, and Dunn, and Bristow, who brings his teeth in a cup. You give them soup. You have a page with forty lines.

    At six next morning two boats go by, each pulled by the other's crew, each captain in the stern with a glass. { $port } pays to see it. "You do it well," he calls over. He's holding his hat on, and there's no wind.

## Secondary Nemesis 3. The reef, at a regatta.

captain_morrow_secondary_nemesis_3-title = The same race, the same reef
captain_morrow_secondary_nemesis_3-opening =
    "Twice round, home by supper," says the starter of the { $port } regatta. "Who's the second entry? It's wet."

    It is the Good Intent, with weed at the yards, and at her wheel stands Captain Morrow in a clean collar. There's nobody else aboard. Where thirty ought to be hauling, the ropes lie down.

    { $type ->
        [mirror] He holds up his glass, and you find that yours is up. Neither knows who began.
       *[other] "Let's settle it," he shouts, "with a coast for witnesses, and one man short."
    }

    "We went by way of the reef," he says. "I've always put it down to the wind. Shall we see? You'll take a glass, after?" He used to mean only the wine. { $grudge ->
        [0] His left cuff is dry.
        [3] In his log this evening is written, and blotted.
       *[other] He has a stake tied up in his handkerchief, for form.
    }

    Along the mole stand forty men in dry shoes, with their grandchildren, and no one has told them to come. What she has for ballast came out of a Spaniard, before your time; you can see how it pulls her down by the head.

    The starter takes off the lid of his watch. The reef is already talking.
captain_morrow_secondary_nemesis_3-second = Let him home first, and pay the stake.
captain_morrow_secondary_nemesis_3-second-ok =
    At the white water you give him the room. He goes outside of it, the long way, with forty old men bawling "Luff!" as they should have then. He's home by supper. You come in after him, by a length, and put your stake down on the steps.

    { $grudge ->
        [0] "Log," says Captain Morrow: "second, by courtesy." He shakes hands along the mole, and comes last to you.
       *[other] "You held back," he says. "At the reef." He turns it over. "Well. So might I have."
    }
captain_morrow_secondary_nemesis_3-reef = Cross the reef, where he did not.
captain_morrow_secondary_nemesis_3-reef-ok =
    There is a gap. It is the width of a ship and a coat of paint, and you take it with forty voices yelling "Now!" from the mole. Then you heave to on the far side, and lift your arm where he must turn.

    He turns. He comes through in your wake, for the first time, with her whole stern behind him. "So it was there," says Captain Morrow. { $grudge ->
        [0] He takes his hat off to you. On your step, next day, stands a glass, and he has drunk it.
        [3] He sails on out, without a look. Somewhere a friend of his is told.
       *[other] The old men answer to their names as he goes by. He does not have to ask.
    }
captain_morrow_secondary_nemesis_3-reef-fail =
    The gap is there, and so is a fishing smack, with a boy in it, asleep. You put the helm over. You lose the gap, the race, and eleven yards of rail; the boy loses his hat.

    On the mole they had stopped breathing. "Well, it can be done," says Captain Morrow, when he's sailed back to see. "One can turn aside." He keeps looking at the boy. Then the stake is collected, and he gives you till the spring, to make a better job of it.
captain_morrow_secondary_nemesis_3-ballast = Board him on the turn, and shift his ballast.
captain_morrow_secondary_nemesis_3-ballast-ok =
    You cross at the turn with a dozen hands and a tackle, and go below, and lift out of her the thing that had kept her nose down for fifty years. She rises under you. She tosses her head like a mare.

    "It was the trim!" shouts Captain Morrow at the wheel. "It wasn't the wind, it was never the wind!" { $grudge ->
        [3] He shakes his fist at you, wet-eyed, and sails clean off the map of { $port }.
       *[other] He laughs so much that he takes her twice round again, alone, with the old men counting.
    } The ballast is yours. It has a Spanish crown on it.
captain_morrow_secondary_nemesis_3-ballast-fail =
    Your dozen go over her rail, and find the ropes lying there, and sailors can't see that. "Just this sheet," says one. By the second mark they're hauling as at a wedding and he's calling them by their names, and he comes in a clear length ahead of you with your own best watch.

    He sends them home after it, dead tired, with a loaf each. "I signed nobody," says Captain Morrow. "I want that noted. They only pulled."
