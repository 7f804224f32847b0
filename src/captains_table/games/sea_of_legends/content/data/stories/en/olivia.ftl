## Lover 1, in Port of Spain. Duet or wager.

olivia_lover_1-title = Eleven leaks and five strings
olivia_lover_1-opening =
    "You in the third row," says the woman on the stage, "you've a drip on you."

    It's four o'clock. In Port of Spain it rains till five, and people go on talking, louder. The roof of the inn has eleven holes, and the stage is below them. Her guitar has five strings. The sixth is wound round her wrist.

    "First verse is free," she says, so low that forty people lean forward. Nobody has understood a word.

    The landlord comes down the side with a tray. "Till the bell, Olivia," he says. "If they go before five, it's no supper and no fee."

    A bench scrapes. Two are looking for their hats.

    "He wants a louder one," she says to somebody behind the last bench. There's no one there. Then she says to you: "I do nearer. But I can't do it against eleven of them, love, all in different keys."

    A drop falls into your cup and gives a clear, round note. She looks at the cup, at you, and at the kitchen, where the pots are hanging.
olivia_lover_1-pots = Put a pot under every leak, and play them.
olivia_lover_1-pots-ok =
    A kettle is a G. You have two saucepans, a font and somebody's helmet, and you run about, pouring off and adding, until all eleven are in her key. Then she comes in, no louder than before, and the benches stop scraping.

    At five the rain ends in the middle of a verse. She sings the rest without it, and without you, looking at your wet hands. "You came in late on the helmet," says Olivia. "Do it again tomorrow." The landlord pays in kind. She pushes half across.
olivia_lover_1-pots-fail =
    The kettle is a G, and then it's full, and is an A, and by the second verse nothing on that stage is anything. You sit down in the font. Forty people are laughing too much to leave. The landlord charges you for the kitchen.

    She has stopped singing. She watches you ladle. "Back there," she says to the last bench, low, "they're crying, love. I've tried for that for years." She sits down in the other half of the font.
olivia_lover_1-bet = Bet her that nobody goes before the bell.
olivia_lover_1-bet-ok =
    "Against me?" says Olivia. "Or on me?" She lays a coin next to yours on the edge of the stage.

    Now there's money lying in the wet, and nobody goes while there's money lying. They lean in to watch it. While they are leaning they hear the second verse, and the fourth, where the truth is. At five you win. "I'd a bet with the landlord," she says, paying, "the other way about. So we've done well by each other. Don't tell him which of us was trying."
olivia_lover_1-roof = Send your crew up to lie on the holes.
olivia_lover_1-roof-ok =
    Two of them are broad, and cover three each. Then the stage is dry, and for an hour she sings into a quiet so deep that a man in the front row takes off his boots, in case they creak.

    At the closing number a voice comes down through the roof, rough and on the note. Then another. Olivia looks up. "Who asked you?" she says. They stop. "I didn't say stop." The fee is there at five, with somebody's pledge from behind the bar.

## Lover 2. Anywhere.

olivia_lover_2-title = A tune from under the planks
olivia_lover_2-opening =
    "Put your ear there," says Olivia. "Lower. By the pump."

    It's midnight in your hold. She is lying on her stomach on the ballast with her cheek on the planks, and outside, in the sea, somebody is singing. It's her chorus. All the coast sings it. Here it has no words, and one note goes up where hers goes down.

    "That's where I had it from," she says. "In an inn on piles, one night. I put words to it by breakfast. There's never been a day that I didn't mean to say so."

    On deck a printer walks to and fro with a lantern and a contract. It says: by Olivia. He sails at two.

    { $type ->
        [wager] "We'd a bet, you and I," she says. "First one to tell the truth unasked loses. Well. What do I owe you? I don't think I've got it on me."
       *[other] "He only prints one name," she says. "He says duets don't sell. I told him that I'd had help, and he said, everybody's had help, love, who's the face?"
    }
    { $sang_the_ninth_verse ->
        [me] She nudges you. "You sang my ninth verse, about you, to the end. You'd know what it costs."
        [other] She sighs. "{ $sang_the_ninth_verse_by } sang my ninth verse to the end, and it was no compliment. That's nerve."
       *[no] She presses her wrist against the wood, with the string on it. "One song that goes by my name," she says. "It's all I wanted."
    }

    Below, it has stopped to breathe. So has she.
olivia_lover_2-knock = Knock on the hull and ask whose it is.
olivia_lover_2-knock-ok =
    You knock the first bar. Then, a hand's breadth from your ear, somebody knocks the second, and, slower, as one does for children, the note that goes up.

    Olivia sings it back through the wood until it's right. It takes twenty tries. "Is it mine or yours?" she asks in the end. What comes back is laughter, in the ribs; all the coffee cups aboard hear it. She goes on deck and sells the printer a new chorus, with a note that goes up: by Olivia and a neighbour.
olivia_lover_2-knock-fail =
    You knock. Down there they stop, and knock back, and it's a much better rhythm. Soon there are nine or ten of them along the keel. Your watch has to man the pumps all night, since two planks have begun to dance.

    The printer sails at two, unsigned. Olivia sits on the ballast to her waist in water with her guitar over her head and shouts the words to them; she, who has never shouted. "Louder, love," she calls. "They're paying down there!" She's hoarse till Sunday.
olivia_lover_2-blank = Hold the lantern while she leaves a line empty.
olivia_lover_2-blank-ok =
    She signs: by Olivia, and. Behind the "and" she rules a line, and writes nothing on it.

    "And who?" says the printer. "Whoever asks," says Olivia. He says that half the coast will claim it. She says, let them, they can fight it out with the ones who wrote it. He pays what one pays for half a name. When he's gone she goes below and sings it to the planks, all verses, with the fee lying beside her. She moves over. There's room on that ballast for two cheeks.
olivia_lover_2-name = Buy the contract, and write her name yourself.
olivia_lover_2-name-ok =
    You pay the printer for his paper. You write it large: by Olivia. Then you give her the ink, and it needn't be by two o'clock.

    She carries it about all night and reads it to the guitar. Towards morning it's gone. "I posted it," she says. "Through the pump." At sunrise it lies on the sill of your stern window, wet and flat. Her name is still there. Under it stands a thing from the sea floor, set down neatly, as one pays a bill.

## Lover 3. Anywhere.

olivia_lover_3-title = For the back row
olivia_lover_3-opening =
    "You may come in," says Olivia, "if you can sit still for people who aren't here."

    It's a quarter to five in the fish hall of { $port }. The slabs are scrubbed, and forty crates stand in rows, empty. She's on the auctioneer's box without her guitar. The carts will come at five.

    "I was in the third verse," she says. "Ten years ago, at twenty past four. Somebody put his head in at the door and said, the sea's gone. They all went to look. The back row went last. They were nice about it. 'Keep our places,' they said. 'We'll be back for the closing number.'"

    { $danced_at_the_drowned_wedding ->
        [me] "You danced at that wedding down there. Hum me what they played. Note by note; I pay. I want to give them one they know."
        [other] "{ $danced_at_the_drowned_wedding_by } danced at a wedding down there, they say, and came back with the tune. I bought it. It's for them."
       *[no] "I've sung to them ever since. Every night. And I've never yet done the closing number, not all of it."
    }

    { $type ->
        [wager] "You win," she says. "You always said you'd find out who pays back there. Name your prize, only not now."
       *[other] "We do it well together," she says. "That's the trouble. This one's got no second part."
    }

    She unwinds the string from her wrist. Outside, the first cart is already on the cobbles.
    { $warmth ->
        [0] "Third row," she says. "Please."
       *[other] "Not the third row," she says. "You choose, love."
    }
olivia_lover_3-door = Hold the door shut on the carts till she is done.
olivia_lover_3-door-ok =
    You put your back against it. Behind you are eleven carts and sixty fishwives, and they're all saying so. Then those nearest the wood go quiet.

    You hear it through your own shoulder blades. It isn't long. When it's over nobody claps, and then, from the far end of the hall, a crate falls over.

    She opens the door herself. "That's them off home," says Olivia. She sings you one line, very low, on the step. She'll deny it. The fishwives throw you coins all the same.
olivia_lover_3-sing = Sing the closing number with her from the last row.
olivia_lover_3-sing-ok =
    You go right to the back and sit down between people who aren't there. When she gets to where it wants an answer, it gets one. It's no great voice. It's from the right place.

    She loses the tune, and finds it. By noon they know on every ship in the roads who stood up in the back row at { $port }. She has strung the guitar. It has six strings. "Flat," says Olivia, drying her face on your sleeve, "the whole way through. Don't you dare get better."
olivia_lover_3-sing-fail =
    You sing from the back row. At the second line the doors go, and the carts come in. Herring is tipped over you. Being the only person in the row, you're sold, twice, and have to buy yourself back.

    She gets as far as the last verse but one, from the top of a cod. "Never mind," says Olivia. "They waited ten years." She picks the scales out of your collar, one after another, humming. It's the last verse. She doesn't seem to know it.
olivia_lover_3-fill = Fetch your whole crew out of bed to fill the rows.
olivia_lover_3-fill-ok =
    They come in blankets. The last row they leave empty, without being told, and somebody lays a cap on a crate there, to keep it.

    She sings to them, and then over them. It's the first time that she has done the end. "Well," says Olivia to the caps, for there are nine by then. "You've seen it. Go home." Along the coast they say that { $captain } once filled a house at five in the morning. She keeps one of the blankets, and who's in it.

## Nemesis 1, in Cartagena. Audience or mirror. Sets sang_the_ninth_verse.

olivia_nemesis_1-title = Nineteen verses before noon
olivia_nemesis_1-opening =
    "You in the third row," says Olivia. "Stand up. They'd like to see you against the words."

    There are no rows on the rampart of Cartagena. There's the noon gun, and round it half the town with its watches out. They have sung your name for eight verses, and it rhymes in all of them: with soup, with a goat, and in verse six with your mother's opinion.

    "It was my closing number," she says, so low that the gunner has to bend. "I'd got to the bit where she waits on the quay. You were talking. It was about rope."
    { $told_mama_berta_the_truth ->
        [me] "And this is the one who told Mama Berta the truth. I've only gone and done the same, love."
        [other] "{ $told_mama_berta_the_truth_by } told Mama Berta the truth. One can, you see. One needn't mumble about hemp."
       *[no] "Three-strand," she says. "Tarred. The price by the fathom. I have it word for word, in the ninth."
    }

    The ninth is the good one, and nobody has heard it yet. She's kept it for the gun. A hat goes round for it, already heavy.

    "Nineteen, there are," says Olivia, to somebody above the sea. "Louder? No. Let them lean."

    The gunner blows on his match. She holds out the sheet, and it isn't clear to whom.
olivia_nemesis_1-ninth = Take the sheet and sing the ninth verse yourself.
olivia_nemesis_1-ninth-ok =
    You sing it all: the rope, the fathoms, the quay, the girl. You do your own voice rather well. On the last word, which is hemp, the gun goes off, and the whole rampart with it. Nobody has set a watch.

    The hat comes to you by mistake and nobody corrects it. "You held the pause," says Olivia. "Before the quay. I've never had anybody hold that pause." She takes back her sheet. "Ten to nineteen aren't as kind."
olivia_nemesis_1-ninth-fail =
    You sing it. You get through the rope. At the girl on the quay your voice does a thing of its own accord, high up, and the gun goes off a minute early. By evening all Cartagena can do the ninth verse with the squeak. The town fines you the powder.

    "I can't print that," says Olivia. "How would I print that?" She listens to two boys who have got it nearly right. "But you sang it. To the end. I'd have put money on your leaving."
olivia_nemesis_1-fee = Pay her fee, and ask to hear the tenth.
olivia_nemesis_1-fee-ok =
    First she sings the ninth. You stand through it, straight as a post. Then you lay her fee on the gun carriage and ask what comes next.

    Nobody on that wall has ever seen it done. She does the tenth for you alone, bent over the breech, and it's only about the girl; you aren't in it. "I cut you out there," says Olivia, "so that it would end well." The gun goes. "That's for one verse. There are nine to go, and I'm dear."
olivia_nemesis_1-rope = Talk about rope until the gun has fired.
olivia_nemesis_1-rope-ok =
    { $who ->
        [kahina] "Hemp," you begin. "Call it nine the fathom."
        [cesare] "Picture it, dear friends," you begin. "Hemp."
        [spell] "Strictly speaking," you begin, "there are four kinds of hemp."
       *[ton] "Hemp," you begin. "Again: hemp."
    }

    When your breath fails, two of your crew take over, at the top of their voices, one on splices and one on rats. At noon the gun goes off, and nobody has heard one word of the ninth.

    A ship's chandler in the crowd presses something on you with tears. Olivia folds up her sheet. "So that's what it's like," she says, "from up here." She borrows his pencil. Verse twenty is already scanning.

## Nemesis 2. Anywhere.

olivia_nemesis_2-title = What the oven is fed
olivia_nemesis_2-opening =
    "Mind the tray," says Olivia. "That's you, cooling."

    It's three in the morning in the bakery of { $port }, and the only light is the oven. On the left lie six hundred buns in the shape of your hat. On the right lie six hundred with a guitar. By breakfast every soul in town will have eaten one or the other.

    She sits on a flour sack. One by one she feeds sheets to the fire, and reads each one to a row of loaves first.

    { $type ->
        [mirror] "You talked all through my ninth, and they laughed," she says. "So I've taken it up. Here's what you've told people in inns, love, about islands and where to dig. I've learned to talk over it."
       *[other] "Verse eleven's about what you know and haven't told," she says. "I bought it off a man you trusted. Then I read it. It doesn't sing. So it's kindling."
    }

    The next sheet is in your own writing. It's the one about the cave, of which there's no copy.
    { $drank_clara_green ->
        [me] "Put your tongue out, and I might find a rhyme for it."
        [other] "I've a rhyme for { $drank_clara_green_by } and the green tongue. For this I've none."
       *[no] "I'd want one true line for it," she says. "About you. That would sing."
    }

    The baker wants to know which tray goes out first. The corner of the cave has begun to turn brown.
olivia_nemesis_2-line = Give her one true line for the paper.
olivia_nemesis_2-line-ok =
    You tell her a thing. It's short, and nobody knew it. She doesn't write it down. The oven ticks.

    "That's a last line," says Olivia, so low that you have to come round the table. "You've been sitting on a last line." She gives you the paper, which lacks a cave. You pay the baker for the flour that you stood in. By breakfast both sorts of bun are in one basket, and she's gone off humming, in search of a first line.
olivia_nemesis_2-oven = Reach into the oven and have it out.
olivia_nemesis_2-oven-ok =
    You go in with both arms to the elbow. You come out without eyelashes, with the cave, and with the baker's best tin, which he has missed since Lent and begs you to keep with all that's in it.

    "You'd burn for that," says Olivia, "and you wouldn't be quiet for three minutes." She puts butter on your knuckles, none too softly. You've knocked the guitars flat on your way in, so at eight only hats go out. She eats one. She leaves the brim.
olivia_nemesis_2-oven-fail =
    You reach in. The shelf tips. Six hundred guitars slide on to six hundred hats, and the whole lot goes up the flue in one long, sweet, black breath. It takes your watch till sunrise with buckets.

    Both sides of the town stand in the street and look at you. For once they agree. "You've brought them together," says Olivia, with soot to the ears. "I've never managed that." She has saved a bun. It was a hat. It was a guitar as well, now.
olivia_nemesis_2-buns = Buy the guitars, and give them to your own side.
olivia_nemesis_2-buns-ok =
    You buy six hundred guitars and have them carried to every door with a hat on it. By nine your people are saying that there's something in the seeds; by ten the others have come over to try a hat, and pay for it.

    "You paid to have them eat me," says Olivia. She is counting what's left. "That's applause, near enough." She drops the sheet beside the fire. It's gone too brown to read. She has burnt a finger.

## Nemesis 3. Anywhere.

olivia_nemesis_3-title = The Two Anchors closes
olivia_nemesis_3-opening =
    "We close at two," says the landlord of the Two Anchors, "and then it's a warehouse. So who gets the sign?"

    It's the oldest custom in { $port }. When an inn dies the singers come, and it's verse against verse until somebody has the last word, and that one carries the sign out over the shoulder. There are two stools under the lamp. Olivia sits on one.

    { $type ->
        [mirror] "It's got so that I talk in the intervals and you scan," she says. "I hear you do me in the bath. One of us ought to shut up, love, and I'm paid not to."
       *[other] "There's hats on that side and ribbons on this," she says. "They've come from nine Ports. They don't want to hear me. They want to hear me lose, or you. It's the same noise."
    }

    Behind the bar a trap stands open, for the barrels. The Armada's pay clerk has lodged down there for years, in the dry, and tonight he has come up with his glass like anybody.
    { $grudge ->
        [0] "There's one I've never finished," says Olivia, "for people talking."
       *[other] "Nineteen," says Olivia, "and I've brought a spare."
    }

    It's ten to two. She touches the five strings and waits till they lean in. It's the closing number. She has come to the quay, and there, as always, she stops and looks at you.
olivia_nemesis_3-listen = Keep quiet, and hear her to the very end.
olivia_nemesis_3-listen-ok =
    You put your hands under your knees. She waits on the quay, she waits all winter, and a ship comes, and it's the wrong one. So that's how it ends. You'd never known.

    You have the right to answer, and the lamp is on you. It strikes two. "That's the last word," says the landlord, "I suppose," and you pay him for the glass in your hand, which has snapped. Olivia carries the sign to the door, and turns round there. "Thanks," she says, "third row." Everybody heard it.
olivia_nemesis_3-twentieth = Answer her with a twentieth verse, your own.
olivia_nemesis_3-twentieth-ok =
    It's about a fool who sat in the third row and was afraid of what came after the quay, and so talked about rope. It scans. It even has the pause. At the word "hemp" nine Ports get up on the benches.

    Olivia lays her palm across the strings, and the sixth, on her wrist, hums by itself. "I can't top that," she says. "I shall sing it everywhere." She helps the sign on to your shoulder, and goes out before you, bareheaded.
olivia_nemesis_3-twentieth-fail =
    You've a first line, and a good one. The second is on its way. The inn leans in. In the street a dog is heard to sit down.

    Two strikes. The round is on you, it always is, for whoever dries up, and nine Ports are thirsty. She brings you the first glass herself. "It's the worst quiet there is," says Olivia. "I wouldn't wish it on... well. I did." She leaves by the front, sign and all. "What was the second line going to be?"
olivia_nemesis_3-cellar = Slip down the trap while they all lean in.
olivia_nemesis_3-cellar-ok =
    They lean in. You lean out. Beneath the boards it's all pay chests and one camp bed, and above it you can hear her, waiting on the quay; and you find that you are sitting on the clerk's bed until it's over. The thing from under his pillow is in your lap.

    Then it's your turn, and there's an empty stool. Without an answer there's no one to beat. "Gone," says Olivia over your head. "In the interval. And I'd sung it right." She hangs up her string.
olivia_nemesis_3-cellar-fail =
    Two hundred lean in, to the one side, and what they're leaning on is a trap. You've just got your hand under the pillow when the Two Anchors arrives, front row first. Your crew digs till morning. Nobody's hurt; the landlord hands down what's left to drink.

    Olivia's stool has stopped on the edge. She bends over. "You in the cellar," she says. "You were very quiet." Then, since there's still a verse to go and nobody can leave, she sings it to the end.
