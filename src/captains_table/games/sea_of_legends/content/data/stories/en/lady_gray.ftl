## Captain 2. Anywhere.

lady_gray_captain_2-title = The blood altar
lady_gray_captain_2-opening =
    "Mind the ninth step, my guest," says Lady Gray. "It has only just come back."

    Below { $port } the sea has gone out further than it should, and left a chapel. Its altar has been scrubbed; there is a brush. Along the walls stands the town's best plate, up to a silver swan.

    "A present," she says. "They brought it on the night we came home, so that we should go away again. One leaves an insult where guests can see it."

    { $type ->
        [trade] "You know what we sell. This is the other shelf."
        [steal] "You take so neatly. I should like to see you give."
        [kidnap] "When you carried me off, you never asked where I was going. Here."
       *[other] "You have run our errands by day. This one is before breakfast."
    }

    Behind her wait forty people in their good wet clothes. Forty names were cut into the altar once, and chiselled out.

    "A drop for a name. It holds until the next low water. Yours would do for one; but your crew look warm."

    Your crew, unpaid since spring, are looking at the swan. The sea is on the second step and asks whether you meant to stay.

    She holds out a saucer. On it lies a thorn.
lady_gray_captain_2-blood = Take the thorn, then pass it to your crew.
lady_gray_captain_2-blood-ok =
    You first. Then your crew, after a last look at the swan, one after another, and each says "there you are" as one does at a counter. Letters rise in the stone.

    "Margaret Sowter," reads a woman in a bonnet, and has to sit down. "With a W. I had forgotten the W." That night your ship sleeps, the watch included. Something lies at your door in the morning, wrapped in weed, with a card: In return. You were so warm.
lady_gray_captain_2-chisel = Ask each for their name and cut it again.
lady_gray_captain_2-chisel-ok =
    You have one chisel, forty people who all begin at the beginning, and the sea. It is at your knees by Ferreira and at your belt by Adu. The last man recalls only that it was short.

    "Tom?" you say.

    "Tom," he says, in several ways, while the water closes over the altar, and then his hat. Lady Gray pulls you up the stairs by one hand, without effort. "We dine on Thursdays," she says. What she has put in your pocket is heavy, and very old.
lady_gray_captain_2-chisel-fail =
    You reach the twenty-third. Then the sea takes the lamp, the chisel, and the rest of the argument. The seventeen whom you did not reach thank you, each of them, by your full name. They have been practising it.

    "Twenty-three indoors again," says Lady Gray, and wrings out her glove. "One is very much obliged. And the others know now whom to call on."
lady_gray_captain_2-loot = Take the silver and pay your crew.
lady_gray_captain_2-loot-ok =
    The swan leaves first, under a coat. Nobody stands in your way. Forty people make room at the door, and an old man runs after one of yours with a lid.

    "Do take the dishes," says Lady Gray. "It was always the dishes that hurt." By noon everybody aboard has been paid, and has bought something for somebody. She does not see you up. The ninth step is gone; you find that out with your shin.

## Captain 1. Anywhere, at noon.

lady_gray_captain_1-title = Nineteen trunks on the quay
lady_gray_captain_1-opening =
    "Would you stand between me and the sun, my guest?" says Lady Gray. "It makes one look unfinished."

    She sits on the smallest of nineteen trunks, one hand gloved. The hearse of { $port } has been waiting for her since nine. So has the council, behind the horse.

    "I came up to return some calls. Nobody was at home. One saw the curtains."

    "To be put back in the Vale vault by noon," a councillor reads to the horse, "and the door bolted. From our side."

    "I have a purse," she says, "for an arm to lean on. Or there is the plot beside mine, quiet, sea view, to sell. Or there is my other glove, which the governor shows, with a label." Salt runs from one finger of this one into the next. "Or you may simply have a boat." { $sold_it_unopened ->
        [me] She considers you. "A box, and you sold it unseen. We admire that, and shall not copy it."
        [other] She considers you. "{ $sold_it_unopened_by } sold a box and never looked inside. You have the face of a person who looks."
       *[no] { $walked_past_the_vault ->
            [me] She considers you. "You walk past open vaults, they say. You have come straight to mine."
            [other] She considers you. "{ $walked_past_the_vault_by } goes past an open vault, I hear. You stop."
           *[no] {""}
        }
    }

    On the wall they are loading the noon gun. She lifts one elbow, an inch, and leaves it there.
lady_gray_captain_1-arm = Give her your arm, and walk home slowly.
lady_gray_captain_1-arm-ok =
    It takes an hour, since she stops to bow to doors. At the third an old woman comes out in an apron and swears that she was only in the bath. By the church there are sixty behind you, and the hearse last, empty, like a guest whom nobody told.

    The council thanks you for restoring order. "Thursdays," says Lady Gray at the vault, and gives you the purse. "I shall leave it on the latch."
lady_gray_captain_1-plot = Buy the plot beside hers, and sell it on.
lady_gray_captain_1-plot-ok =
    You sell it to the councillor, whose doctor has ordered him a view. He sells it to the doctor. The doctor lets it to a poet. Each praises the quiet, and nobody mentions who lives next door.

    Towards evening the poet goes to look, by candle, and the candle leans. He is back within minutes, gives you the deed, his hat and what was in it, and will hear nothing about change. So it is yours after all. "Such warm people," says Lady Gray. "But you will stay?"
lady_gray_captain_1-glove = Fetch the other glove from the governor's cabinet.
lady_gray_captain_1-glove-ok =
    The glass comes away with a butter knife. Between a calf with two heads and a petrified cheese lies the glove, gray, on velvet, and before it a card: Glove, of a servant.

    You bring her both. It fits. She reads the card twice, and the salt runs very fast. "Labels," she says, "are written by people who come late." The purse is heavier than she had said. The card she puts away in her bodice, which is where one puts a letter.
lady_gray_captain_1-glove-fail =
    You have the case half open when the governor comes in with visitors, and there is nothing for it but to be part of the tour. Ladies from Bristol are shown your hat. At the door you pay admission, twice, since you went round a second time.

    But a child had asked what was on the little card, and the governor read it out. On the quay Lady Gray has you repeat it. "Of a servant," she says. "And did they keep it clean?"
lady_gray_captain_1-carry = Carry her off before noon, trunks and all.
lady_gray_captain_1-carry-ok =
    By the fourth trunk the bearers of the hearse are helping, who are paid by the hour. The gun goes off as the plank comes in. "I have been carried down so often," says Lady Gray from your chair. "Never off."

    A boat catches you beyond the mole: the council, out of breath, with a bag of money, in case you were thinking of bringing her back. In the nineteenth trunk are sea boots, oilskins and sandwiches for two. She packed it on Monday.
lady_gray_captain_1-carry-fail =
    The gun goes off with eleven trunks still ashore, and she will not part from one. So your crew carry until dusk, in the sun, while the council walks beside each trunk and reads the order to it.

    The last is dropped on somebody's foot and proves to hold nothing but rain. "One misses it, indoors," says Lady Gray. She has made tea for the whole watch by then. It is cold, but so was the cloth that she laid on their necks.

## Captain 3. Anywhere.

lady_gray_captain_3-title = Paid by the letter
lady_gray_captain_3-opening =
    "I charge by the letter," says the stonemason of { $port }, through cheese, "so think before you're grand."

    It is his dinner hour. His yard is full of angels without names. On the bench lies a slab, polished, with nothing on it but a G.

    "She went down the back stairs with a lieutenant," says Lady Gray. "I was trying on her dress when the fever came. Somebody had to be buried in it. I had carried up that woman's water for nine years, my guest. I was called Ann."

    { $type ->
        [trade] "You own the plot beside mine. A neighbour ought to know."
        [steal] "You found out what it says under my other glove. It was the only honest card in that house."
        [kidnap] "The Vales have answered about my ransom. They write: do keep it, we have the portrait."
       *[other] "You gave me your arm once, and did not ask whose it was holding."
    } { $read_aloud ->
        [me] The salt settles in her glove. "And you read from that book. It answered. We have had it in the cellar since."
        [other] The salt settles in her glove. "{ $read_aloud_by } read something out, and it lives in our cellar now. Names are like that."
       *[no] { $bled_for_lady_gray ->
            [me] "You gave a drop for forty names. Mine was not on that altar."
            [other] "{ $bled_for_lady_gray_by } bled for forty names. Mine was not among them."
           *[no] {""}
        }
    }

    Forty are indoors with her, by a lady's invitation. A maid can invite nobody. And at the gate leans the solicitor of the Vales, with a parcel, older than they are, for whoever reads it to the street.

    The mason wipes his knife. "Well, what's after the G?"
lady_gray_captain_3-gray = Tell him R, A, Y, and then to stop.
lady_gray_captain_3-gray-ok =
    The mason, who had hoped for verses, cuts three letters and goes back to his cheese. She follows each with her thumb.

    "One can be anybody under that," she says. For a longer name she had put money by, a coin at a time, from under other people's eyelids. She closes your hand over it. "You know what it was for. That makes two." On Thursday she sits at the head of the table, and forty people pass her the salt.
lady_gray_captain_3-ann = Pay for Ann, and lease the forty their vault.
lady_gray_captain_3-ann-ok =
    The vault first: forty places by the year, to persons named, so that nobody has to be a lady's guest in it. Then the stone. The mason cuts one N the wrong way round, turns the slab over and begins again for nothing.

    When it is done she does not read it. She takes off the glove, and lays her bare hand where the name is. "It is colder than I am," says Ann. "How very nice."
lady_gray_captain_3-forty = Ask her forty guests whom they dine with.
lady_gray_captain_3-forty-ok =
    They come up in their good wet clothes and stand among the angels. You ask. There is a cough.

    "With Ann, of course," says the woman in the bonnet.

    "She warmed the plates," says an old man. "The first night. A lady wouldn't know that they can be warmed."

    "Forty years!" says Lady Gray.

    "We didn't like to mention it." Somebody gives her a handkerchief, wet. The mason remarks that three letters are hardly worth sharpening for, and sharpens.
lady_gray_captain_3-forty-fail =
    They come, all forty, and before you have opened your mouth the solicitor does. Forty persons on the premises of the Vales, he says, and is anybody going to see to the rent? You see to the first month of it.

    "On behalf of?" he asks, pen up. Nobody breathes; but then, they do not.

    "Ann," says the woman in the bonnet. He writes it. He stamps it. When he has gone, Lady Gray asks whether she might keep the receipt.
lady_gray_captain_3-aloud = Read it out to the street, and take the parcel.
lady_gray_captain_3-aloud-ok =
    You do it from the mason's cart: the stairs, the fever, the dress with its pearls. Windows open. By night it will be known in three Ports, and who told it. Forty people hear it with their hats on, and go down to fetch their plates.

    The parcel is heavy, and still damp. "You have a carrying voice, my guest," says Lady Gray. She takes a visiting card from her sleeve, turns down one corner, as one does who has come in person, and lays it on the G.

## Captain 4. Anywhere, below no water at all.

lady_gray_captain_4-title = A chair made of salt
lady_gray_captain_4-opening =
    "You will have brought your own cushion," says Lady Gray. "It does not care for the warm."

    Past midnight, in the customs house of { $port }. The mayor holds the door in his nightshirt and would be glad to hear that he is dreaming. The whole family has come: forty, four hundred, and more on the stairs. At the head of the table stands a throne of salt with the last guest's outline in it.

    { $named_her_ann ->
        [me] "This is { $captain }," she says, "who calls me Ann." Four hundred spoons go down. An uncle has to be fanned.
        [other] "This is { $captain }," she says. "It was { $named_her_ann_by } who had me called Ann. Some of you are still lying down."
       *[no] "This is { $captain }," she says, "who is busy, and came all the same." { $traded_the_page ->
            [me] Behind her on the wall hangs a page that you once sold, framed. It has not dried.
            [other] Behind her on the wall hangs a page, framed, still dripping: { $traded_the_page_by } sold it.
           *[no] The family murmurs. They have no higher word.
        }
    }

    Along the wall women sew tablecloths into a flag, for this roof. Every guest puts in a stitch.

    "Somebody busy swears it for us," she says. "At my right hand, with a pinch of salt; or up there, till the tide turns. { $type ->
        [trade] My uncle has made me an offer for you. It is insulting how high.
        [steal] You go and see where things belong. I have wondered where you do.
        [kidnap] Or we might go. You did carry me off, and your boat is under that window.
       *[other] From tonight you are out of service. My uncle asks whether you have a new place.
    }"

    She draws out two chairs, one of them with both hands.
lady_gray_captain_4-right_hand = Sit at her right, and taste the salt.
lady_gray_captain_4-right_hand-ok =
    It tastes as it does everywhere. You say the words after her, and after the words come nine courses, all of them fish, all of them looking at you.

    The last stitch in the flag is yours. It is the only crooked one and gets admired for it. "So like the busy," says an aunt, and strokes it flat. Your chair is not put away with the others when they go. Two uncles carry it down the stairs between them, very carefully, as though you were in it.
lady_gray_captain_4-throne = Sit on the throne until the tide turns.
lady_gray_captain_4-throne-ok =
    You sit. It takes hold, as a cold step takes hold of a child's tongue. An hour in, the arms have melted to the shape of yours. Two hours in, four hundred people have told you their names, and so has the mayor, to be safe.

    At the turn of the tide they lift you out with butter knives. There is a second outline in the chair now, beside the first. "We shall never get that out," says Lady Gray, delighted. By noon every Port has heard who sat there.
lady_gray_captain_4-throne-fail =
    You sit, and are too warm. It begins with a trickle. By the second toast you are lower than the table, and by the third the family is passing down cushions; then the throne of their fathers runs out under the door, and your crew, who have been bailing, lie down where they are.

    Nobody speaks. Then an uncle, four hundred years indoors, says that he never could see over the back of that thing. They have not laughed since some date they cannot agree on.
lady_gray_captain_4-hired = Let the uncle hire you, for one evening.
lady_gray_captain_4-hired-ok =
    What the uncle needs is a fourth at cards. The other three have played since the year of the great comet and know each other's sleeves. You lose politely, then not so politely, and he pays you by the trick, in coins that one has to warm before they can be counted.

    Lady Gray sends over a plate, covered. She has not come herself. On the plate lies your reference: Honest, punctual, easily got by others.
lady_gray_captain_4-window = Leave with her by the window, before dessert.
lady_gray_captain_4-window-ok =
    Leaving before the end is what the living do. She has one leg over the sill when an aunt says, "My dear, you'll catch your..." and cannot think of what.

    You row. Behind you the windows fill with faces, and somebody throws down her shawl, and then the coins for the ferry. She has never been out after the fish. Among the nets she trails a hand. Then she asks to be taken back: there are still four hundred plates, and nobody there knows how to stack them.

## Secondary Lover 1. Aboard. Secret or harbour.

lady_gray_secondary_lover_1-title = She asks for the iron
lady_gray_secondary_lover_1-opening =
    "You have had that shirt on since March," says Lady Gray. "Off with it. Have you an iron aboard?"

    She came up by the anchor cable, about ten in the evening, and left her shoes with the watch. Below { $port } they are sitting down to the soup. "They think that I have a headache. They will be looking for it under the chairs."

    She does your shirt, then all the shirts there are. She wets a finger, listens to the iron, takes a collar in four strokes and the cuffs from the inside, and she hums. { $named_her_ann ->
        [me] She has hummed since that stone was cut: three notes, one for each letter.
        [other] Up in the town stands a stone that { $named_her_ann_by } had cut. She irons a little faster.
       *[no] No lady has ever known about the inside of cuffs.
    }

    She sees you watching. The iron stops, and a thread of smoke goes up.

    Then comes a knock on the hull, down by the water, three times, politely.

    "Is her ladyship aboard?" asks a voice under a bonnet. "Only, there's the seating."

    There is steam to the ceiling and a line of shirts across your cabin, like guests. She holds the iron out to you, handle first.
lady_gray_secondary_lover_1-iron = Take the iron, and say the work is yours.
lady_gray_secondary_lover_1-iron-ok =
    Two bonnets look in at the stern window, one above the other. They see a captain ironing, and, on the good chair, a lady with a headache. "So modern," says the upper bonnet.

    They watch for an hour, and leave a tip. You have done one sleeve. It has a brown hand on it for ever, in the shape of an iron. "I shall wear that one," says Lady Gray when they have gone, and takes the iron out of your fingers. Hers stay there somewhat longer than it needs.
lady_gray_secondary_lover_1-bunk = Give her your bunk until low water.
lady_gray_secondary_lover_1-bunk-ok =
    "Asleep," you tell the bonnets, and it becomes true. She has not lain on anything with feathers in it since the dress. Your watch goes on tiptoe, all night, and carries the pump handle about wrapped in a quilt.

    At low water she wakes, and is shocked, and makes the bed with you half in it. "They will say that I was seen to yawn," she says. "They. Did you hear?" Something clinks in the toe of one folded stocking. She says that the hotel was very good.
lady_gray_secondary_lover_1-row = Row the bonnets home, and lose the way.
lady_gray_secondary_lover_1-row-ok =
    The bonnets know where they live. It is downward. You take them by way of the lighthouse, the fish market and a wedding, and at each they say that it looks different from above. At the wedding they are asked to dance, and one of them is asked again.

    It is light when you let them off. They press upon you, damp, what they had saved for the ferryman. Aboard, everything that can be folded has been. Her ladyship's headache has gone, and so has she.
lady_gray_secondary_lover_1-row-fail =
    You row them round the bay until your arms give out, and come alongside what you take for the lighthouse. It is your own ship. Lady Gray leans out with a pile of shirts to see who is there, in her rolled sleeves, with soap on her ear.

    The bonnets look for a long time. "We had better say that we did not find you," the elder one says, "m'lady. Could you do a ruffle?" She does three. They hold hands all the way down.

## Secondary Lover 2. Anywhere, on the last night of carnival.

lady_gray_secondary_lover_2-title = The kitchen dance
lady_gray_secondary_lover_2-opening =
    "They dance minuets down there," says Lady Gray. "They! I practised it on the stairs."

    The carnival of { $port } has one hour to go. In the square a king of straw is burning, and his ashes come down on every hat. All are masked, so nobody wonders at a cold hand. The band, who have played since Sunday, look into their own hat, for a reason.

    Her foot has begun without them. Heel, heel, and round the broom: it is danced below stairs, with the plates still wet.

    "Don't look," she says. "Under the arcade. He does our seating. Their seating."

    He wears no mask, and his good clothes drip upon a list. { $named_her_ann ->
        [me] "He has walked past that stone of yours all week, without his spectacles. Tonight he has brought them."
        [other] "{ $named_her_ann_by } had my name cut where anybody can read it. He has brought his spectacles."
       *[no] "If he sees me do that step, he will know by which door I came into the house."
    } { $type ->
        [harbour] She has your spare key in her glove, among the salt, and turns it over. "I could sleep at yours. I could not dance at yours."
       *[other] "You know what I was," she adds, "and the town has not heard it from you."
    }

    The clock over the square shows eight minutes to midnight. She puts her fan into your pocket, to have both hands free.
lady_gray_secondary_lover_2-minuet = Lead her through a minuet, as badly as possible.
lady_gray_secondary_lover_2-minuet-ok =
    You bow to a horse. You give her your left hand where the right was wanted and meet the butcher coming back. Round you a ring forms, then a bet, and half the square pays to see the turn again.

    Under the arcade the tall one makes a mark upon his list. "With a person of no training whatever," he reads out to nobody, and goes home content. "That was the worst I ever saw," says Lady Gray. She has a foot that still wants its broom.
lady_gray_secondary_lover_2-hat = Fill the band's hat, and ask for a broom.
lady_gray_secondary_lover_2-hat-ok =
    The fiddler looks into the hat and forgets his feet. Somebody passes a broom over the heads. She goes twice down the square and once along a table, and maids come out of every kitchen door in { $port } and fall in behind.

    On the last beat stands the tall one, with his list. "Third from the left," he says, "is late with her heel. I was a footman." He gives her the pin from his neckcloth, and her mask back, and has seen nobody.
lady_gray_secondary_lover_2-uncle = Ask the man with the list to dance.
lady_gray_secondary_lover_2-uncle-ok =
    He has not been asked since the wigs were taller. He comes to his place, bows down to the cobbles, and you keep his back to the square by treading on whichever foot would turn him. He forgives each one by name.

    Behind him a maid goes round a broom with half the town clapping. "What is that noise?" he asks. Your crew, collecting, tell him that it is rain. At midnight he returns you to your lady, who fans herself, out of breath, for form.
lady_gray_secondary_lover_2-uncle-fail =
    He dances beautifully, and he leads. He takes you through the arcade, up the church steps, down the whole of the harbour street and back, and when your knees have gone he carries you like a tray.

    So he sees it, over your shoulder: the broom, the heels, the ash flying. He stops with you in the air. "Who," he asks, "is that?" You have no breath to lie with. "I see," he says. He watches to the end, and claps twice, with your hands.

## Secondary Lover 3. Anywhere, in a bakery.

lady_gray_secondary_lover_3-title = Dough, at four o'clock
lady_gray_secondary_lover_3-opening =
    "You could stand further in," says the baker of { $port }. "She's in the warm place, though."

    She is. Lady Gray has her sleeves up and both arms in the trough. The glove lies on the flour bin. Last week its salt got into a batch, and people asked for more.

    "Feel," she says, and takes her hands out of the dough and puts them into yours. { $warmth ->
        [0] They are as cold as a railing. But you have never had both.
        [3] They are warm. She has been practising on buns since Sunday.
       *[other] They are nearly warm, and sticky.
    }

    "It keeps as long as the oven does. He needs somebody who can get up at three. I have not been to bed in forty years." { $named_her_ann ->
        [me] Chalked on the slate, under Flour and Eggs, stands Ann, in the baker's writing. He got it from the stone.
        [other] "Ann," the baker calls her; he has read { $named_her_ann_by }'s stone, like everyone.
       *[no] "He asked what to call me," she says. "It is shorter than you would think. It is Ann."
    }

    At five it is low water. They lay for her still, at the head. If nobody sits, the place is cleared, and the forty have no hostess.

    { $type ->
        [harbour] "You gave me a key, and he gives me a key. They gave me a door."
       *[other] "I have been two people. You kept it quiet for both."
    }

    The first loaves are ready to turn. She has not let go.
lady_gray_secondary_lover_3-hold = Hold her hands until the dough has risen.
lady_gray_secondary_lover_3-hold-ok =
    Neither of you says anything. The baker goes round you with his shovel, as one does with a cat. When the dough has lifted its cloth she looks at the window, and then at the oven.

    "I can be down by five and up by three," says Ann. "They only need me for the soup." She takes four rolls for them inside her bodice, to warm the table with. The baker pays you for having kept the cat off. There's flour on your cuffs, on the inside.
lady_gray_secondary_lover_3-batch = Buy the whole batch, and lay her table here.
lady_gray_secondary_lover_3-batch-ok =
    At five the sea goes out of the harbour and the forty come up it, with napkins, to see who has taken the head of their table. It stands on the quay, under a lantern. It smells of bread.

    They hold the rolls against their faces. The town, roused by the smell, comes in slippers, sees who is breakfasting, and finds in the end that there are chairs. It is talked of as far as Veracruz. She sits nowhere. She goes up and down with the basket, and hums.
lady_gray_secondary_lover_3-notice = Go down with her, and give notice.
lady_gray_secondary_lover_3-notice-ok =
    You go down by the slip at five, your hand in hers so that you will keep. There are candles, and soup, and at the end of the longest table she says it: a month's notice, as from tonight.

    Nobody has ever left them. "Has she given satisfaction?" an aunt asks you, since it is for the employer to say. You answer. They bang spoons until the tide is at the door. Every fisherman sees two of you walk up out of that harbour.
lady_gray_secondary_lover_3-notice-fail =
    You go down with her at five. She gets as far as "I should like". Then somebody has no spoon, somebody is in somebody's place, and an aunt weeps, and by the time that all of it is put right the tide is on the stairs and your purse has floated off.

    "Next Thursday," she says, wringing you out on the slip. In her pocket is a roll, quite dry. She breaks it. "I had the first half of the sentence, though. I never had that before."

## Secondary Nemesis 1. At your table. Account or audience.

lady_gray_secondary_nemesis_1-title = The ninth call this week
lady_gray_secondary_nemesis_1-opening =
    "One gets so few visitors who intend to go home," says Lady Gray. "I told you so, the first time. You laughed. So did I."

    She is at your breakfast, in your chair, with her card on your plate. It is her ninth call. One was at three in the morning, one at the barber's. She sits, and there is a skin of ice on the coffee, and your crew eat on deck, standing up. { $paid_in_secrets ->
        [me] "You sell what you hear at table," she says. "I have therefore brought only the weather."
        [other] "{ $paid_in_secrets_by } sells what is said at table; you do it for nothing, from a cart."
       *[no] { $looted_the_shrine ->
            [me] "You had our silver once, and I said, do take the dishes. You might have."
            [other] "{ $looted_the_shrine_by } only took the silver."
           *[no] "That was a mason's cart," she says. "I have since had it scrubbed."
        }
    }

    On the quay forty people in wet clothes stand round a barrow of dishes, with nowhere to put it.

    "They were a lady's guests. You explained to everyone that there was no lady. So one returns your call. It stops when it is paid in full; you might ask for the account. Or you might ask me out, where people can see how we stand."

    Your cook puts his head in, sees her, and takes it away again. She moves the butter one inch towards you.
lady_gray_secondary_nemesis_1-bill = Ask for her account, and settle it.
lady_gray_secondary_nemesis_1-bill-ok =
    She has it with her. Nine calls, at the usual rate. One stone, spoilt. One word, spoken from a cart, in a clear voice, to about sixty persons: she has put nothing against that, and ruled a line.

    You pay for the calls and the stone. She receipts it in a servant's round hand, without hiding the hand. "That leaves the other," she says, and takes her card off your plate. The butter is hard for two days.
lady_gray_secondary_nemesis_1-hold = Clear your hold for the forty.
lady_gray_secondary_nemesis_1-hold-ok =
    Your crew carry until noon: barrels out, dishes in. The forty go down the ladder backwards with great care, and each says thank you to the ladder. They pay rent, it turns out. They have been putting it by, in case somebody asked for some.

    Lady Gray inspects the hold with one finger. "It is dry," she says. "They will have to get used to that." She does not call next morning. On the tenth day she leaves only a card.
lady_gray_secondary_nemesis_1-quay = Lay her a table on the quay, at noon.
lady_gray_secondary_nemesis_1-quay-ok =
    You lay for two, in the sun, in front of all { $port }, and serve her yourself. Somebody offers to pay for a seat with a view; after that there is no holding them. She eats nothing, in nine courses, with such manners that three mothers send home for their daughters.

    "How well they see one here," she says, over the cheese that is not touched. The takings are yours. She folds the napkin twice, and it stays folded, since it has frozen.
lady_gray_secondary_nemesis_1-quay-fail =
    You lay for two, in front of all { $port }, and the town comes with its own chairs. What you had not counted on is the soup. She lifts the lid for you, since she cannot watch a person do it wrongly; then she serves; and inside the hour it is she who stands behind your chair, with a cloth on her arm, and sixty people look at you.

    "Will there be anything further?" she asks. Somebody hisses. There is a bill for the chairs.

## Secondary Nemesis 2. Anywhere, in the market.

lady_gray_secondary_nemesis_2-title = Sign here for the headstones
lady_gray_secondary_nemesis_2-opening =
    "Eleven," says the mason's boy, "and one for luck. Where d'you want them?"

    He has the market of { $port } full of them, between the fish and the onions: headstones, new, and your name on every one. People read them with their shopping on their arm. The dates all end this Thursday.

    "We dine on Thursdays," says Lady Gray, from a bench. "You always said that you would try to come. I thought that you would like to have it in writing."

    { $type ->
        [audience] Half the market has taken off its hat. The other half is betting on the hats.
       *[other] The boy holds out the bill. At the bottom, in a round hand, stands: Or one carrying voice, for a year.
    } { $drank_clara_green ->
        [me] "Might I see the tongue?" she asks. "One hears that it was green. It would look well on marble."
        [other] "{ $drank_clara_green_by } had a green tongue for a week," she says, "and has never had so many callers."
       *[no] A goat has begun on the flowers that go with the third.
    }

    Where a hole has been dug already, there lies in it a small gray cushion. She has thought of everything. Somebody has spelled you with two letters too many, and the boy says that they can't be taken off, only added to.

    He licks his pencil and puts the point on the line where you sign.
lady_gray_secondary_nemesis_2-sign = Sign for all twelve, and pay the boy.
lady_gray_secondary_nemesis_2-sign-ok =
    You sign. It is a strange thing to write one's name under one's name. The boy counts the money twice and gives you the luck one free.

    Thursday comes, and you are careful on stairs. Nothing happens except that a table is laid, out beyond the mole, with your card at one place, and at midnight it is cleared again without a word. The fishwives have eleven good slabs to gut on, and they are thankful, and call them by your name.
lady_gray_secondary_nemesis_2-lie_down = Lie down in one, and complain about the length.
lady_gray_secondary_nemesis_2-lie_down-ok =
    You try the first: short. The second has a root. By the fifth there is a crowd, by the seventh an old carpenter who agrees with you, and he and the boy begin to shout about shoulders. You ask for a second cushion. You ask whether it gets the sun.

    "One is never satisfied," says Lady Gray; but a hostess cannot hear that a guest lay badly and do nothing. She has them all filled in. What the boy dug up at the eighth, he lets you keep.
lady_gray_secondary_nemesis_2-lie_down-fail =
    The first fits. There is no other way to put it. It has the cushion where you like one, and it's cool, and the noise of the market goes over you like a blind being drawn; and when your crew have hauled you out, by the boots, it is evening.

    "You see?" says Lady Gray. She is sitting on the edge with her feet in it. "I did not want you to be uncomfortable. I wanted you to be told."
lady_gray_secondary_nemesis_2-recut = Pay for twelve new names, from the forty.
lady_gray_secondary_nemesis_2-recut-ok =
    You have your own ground off, and theirs cut in: Sowter, with a W. Ferreira. Adu. Tom, who is short. They stand by in their wet clothes and correct the boy's commas, and at the twelfth there are twenty-eight left who look at their shoes.

    "They will draw lots," says Lady Gray. She gets up from her bench to make room for an old man. In the hollow of the last stone something has been left for you, in weed, without a card.

## Secondary Nemesis 3. Anywhere, at the vegetable show.

lady_gray_secondary_nemesis_3-title = Salt on the cabbages
lady_gray_secondary_nemesis_3-opening =
    "Who put sea in my beans?" says an old woman, and the whole show turns round.

    It is the great day of the gardens in { $port }: plots all along the wall, a band of four, a tent with judges. And from plot to plot, unhurried, goes Lady Gray, with her glove turned upside down. Where she has been, nothing stands up.

    They are the gardens of your friends. One widow once sent you a marrow. "Do leave your shoes, I used to say; they will only ask questions," says Lady Gray. "Now everybody will ask them. What grows, where one has welcomed you? They ought to know before they plant." { $grudge ->
        [0] She says it without looking up, and she goes round the radishes of the smallest child.
        [3] She has brought the hearse. There is a great deal more salt in the hearse.
       *[other] She has done eleven gardens, and kept a list.
    }

    { $type ->
        [audience] The judges have got out their opera glasses. Sixty people stood about that cart; all are here, with friends.
       *[other] "There was one line that I ruled and left empty," she says. "I find that it comes to this. It is a coin or so short, even so."
    }

    She has come to the marrow bed. The widow stands in front of it with a rake, and looks across at you, over everybody's hats.
lady_gray_secondary_nemesis_3-cabbages = Buy every spoiled cabbage, and carry them home.
lady_gray_secondary_nemesis_3-cabbages-ok =
    You go from row to row with a barrow and say to each grower whose fault it was. It is a long wall. Some will not take money; most will. The child gives you a radish and says that you may owe for it.

    At the end of the row stands Lady Gray, her glove hanging empty. "You told them in your ordinary voice," she says. { $grudge ->
        [0] She looks into the barrow, and takes one cabbage. It will do for soup, since it is salted.
       *[other] She shakes the glove once more, from habit, and nothing comes. She leaves by the gate, between the sunflowers.
    }
lady_gray_secondary_nemesis_3-judge = Present her to the judges by her right name.
lady_gray_secondary_nemesis_3-judge-ok =
    You do it as it ought to have been done the first time: hat off, her before them, the eldest first. Ann, who kept a great house for nine years, and forty people after that for forty. A judge rises. Then the benches do, row after row, with a noise like surf.

    She looks at her glove. { $grudge ->
        [0] She takes it off to shake hands; she has left you the other, on your chair, washed.
        [3] "That was all," she says. "That was all it needed." She goes out through them, very upright, and has kept the list.
       *[other] "So it can be said in a low voice," she says, and goes home between two aunts.
    }
lady_gray_secondary_nemesis_3-judge-fail =
    You take off your hat, you turn to the judges, and the band, who have waited all day for a hat to come off, strike up. By the time they've been stopped she is at the other end of the tent, and it is the marrow that has been presented, and has won.

    The widow makes you a present of it, in her joy, and charges you for the rake. "I heard how you began," says Lady Gray over her shoulder. "You did begin."
lady_gray_secondary_nemesis_3-hearse = Drive off with the hearse while she judges you.
lady_gray_secondary_nemesis_3-hearse-ok =
    The horse is for it. You take the hill at a pace that no hearse of { $port } has been driven at, the salt pouring white from the tailboard, down the mole and off the end, whence the horse, cut loose, walks home.

    Without salt she has an empty glove, and the widow has a rake. They take tea. { $grudge ->
        [3] She asks who else is fond of you, and writes.
       *[other] She curtsies to your masthead, one time, as one does to a draught.
    } Under the boards of the hearse lay what some Spaniard had himself buried with.
lady_gray_secondary_nemesis_3-hearse-fail =
    You are on the box, and have the reins, and say the word. The horse of a hearse knows one pace. It takes you round the tent, round the church and back, bareheaded men falling in behind, and stops where it always has, at the gate of the Vales.

    Your crew have to push it home. "I went that way in somebody else's dress," says Lady Gray, walking alongside. "It is a good road to think on. Did you?"
