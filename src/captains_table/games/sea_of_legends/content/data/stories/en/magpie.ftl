## Lover 1, in Tortuga. Duet or secret.

magpie_lover_1-title = The ring that is visiting
magpie_lover_1-opening =
    "Don't put your hand in your left pocket," says the woman beside you, and passes the soup.

    At Tortuga's long table everything is put to the vote. Before the house: that all present be searched for the ring of Prudhomme, who lends money and has the floor.

    "His till breakfast," she says. The gap in her teeth whistles on the s. "Before that, hers." Her spoon points to the far end, where an old woman in a printer's apron isn't eating. "Two years in his drawer. She was one coin short, one Friday. Now it's visiting you. I'm Magpie.
    { $sold_it_unopened ->
        [me] You sold a chest without looking. I've looked. I'll tell you, for a coin."
        [other] D'you know { $sold_it_unopened_by }, who sold a chest without looking? I've looked."
       *[no] I've counted your spoons. They're well."
    }

    "Those in favour?" calls the chair. The parrot raises a foot.

    Twenty people sit between you and the apron. Prudhomme is already turning out the first pair of boots. Magpie slides you the loaf and a knife.
magpie_lover_1-bread = Send it down the table inside the loaf.
magpie_lover_1-bread-ok =
    You cut, Magpie butters, and the loaf goes down the table with more in it than it came with. A gunner keeps it by him for the length of a speech. The parrot has a bite.

    They search you and find a thimble. At the far end the old woman chews, stops, and takes something out of her mouth with two inky fingers. She puts it on where it was. "You cut like a farmer," says Magpie, delighted. In your napkin something else is visiting.
magpie_lover_1-bread-fail =
    The loaf gets as far as the parrot. There is an amendment, then a scuffle, then soup. When the table has been wiped Prudhomme has his ring, and you are fined for contempt of bread. Magpie counts out the fine from your purse, since she is holding it.

    She is laughing too hard to whistle. "Tonight, then," she says, "by the window. He sleeps on his back." On Sunday an inky hand waves to you across the church, and something on it catches the light.
magpie_lover_1-vote = Vote for the search, and sit very still.
magpie_lover_1-vote-ok =
    Your hand goes up, so they begin with you. The boatswain finds an empty pocket: the visitor has left, and two coins have come in its place, round which a paper is folded. Received for bed seven, one quarter. The bird fund. It's a nurse's hand.

    Magpie has stopped eating. She is watching you read.

    You pass it back under the bread and say that the soup wants salt. At the far end somebody laughs who hasn't for two years. "It does," says Magpie. "It does want salt."
magpie_lover_1-buy = Stand up and offer the lender double, aloud.
magpie_lover_1-buy-ok =
    Prudhomme bows and takes your money, and holds out his hand for the ring so that he can hand it over. You take it from your pocket, blow on it, and walk the length of the table with it. The motion falls for want of a crime.

    "You paid," says Magpie, when you sit down again. "For a thing you had. In your own pocket." She turns it over like foreign money. Then she sets before you what else she found in his drawer. "He owes you change, doesn't he?"

## Lover 2. Anywhere. Sets robbed_the_counting_house.

magpie_lover_2-title = The teapot is the watchman
magpie_lover_2-opening =
    "The teapot's the watchman," says Magpie. "Don't pour him."

    It is past midnight. On your cabin table she has built Josephine's branch in { $port } out of your crockery. The door is a saucer: no handle outside. The clerk, a mustard pot, goes to bed at one.

    { $type ->
        [secret] "There's a page in the green box," she says. "Mine. Who got what, and in which bed. The mustard's found it and can't read my sevens. He's sending it to San Juan to somebody who can." She doesn't look up. She has told you nothing, and you have never mentioned soup.
       *[other] "There's a fellow in Nassau offers me half as much again for the green box," she says, "if I leave you out of it. He says you breathe loud." She moves a spoon, which is you, on to the roof. "I said I'd think. I've thought. Here you are, on the tiles."
    }

    There is a skylight, a dog that has been fed, and a dog that hasn't. It's a dinner's worth of talk to keep a clerk from his bed.

    Or, of course, there's the bell. She laughs when she says so. Nobody has ever rung it.

    She whistles two notes, one for in and one for out, and gives you the rope.
magpie_lover_2-skylight = Go in through the skylight on her whistle.
magpie_lover_2-skylight-ok =
    First note. You go down past the mustard's bedroom, past a ledger as long as a pew, and take the box while Magpie has a word with the hungry dog. Second note. Up on the roof it turns out that she has brought him along.

    "We did that well," she says. She deals the money into three heaps, yours and hers, and one that goes inside her shirt without a word. Down in the street the teapot makes his round and tries the door.
magpie_lover_2-skylight-fail =
    First note. You fit as far as the belt. There you stay, legs in the counting-house and the rest in the fresh air, while the hungry dog takes an interest in your boots, and two of your crew spend the night on the roof with butter.

    Magpie holds your hand throughout. She says it is for balance. Towards five you come out like a cork, bootless. "In Nassau," she says, "he'd have let go." She has named the dog after you.
magpie_lover_2-dine = Dine the clerk until his candle goes out.
magpie_lover_2-dine-ok =
    Over three courses the clerk tells you about compound interest. At the cheese you hear one note, high up, and ask him what happens if the interest is paid on a Sunday. He weeps; no one has ever asked. At the second note he is showing you his mother's portrait.

    Magpie is on your gangway with her shoes in her hand and your share in the shoes. "I was in and out at the soup," she says. "I came back to listen. Did she ever marry the notary?"
magpie_lover_2-ask = Ring the bell at noon, and ask politely.
magpie_lover_2-ask-ok =
    At noon you ring. It gives the clerk a turn; he has only ever heard it described. You ask for the green box. He supposes that somebody ought to sign, gives you the pen, and your change, and wishes you a good afternoon.

    Magpie has watched it from the opposite roof. "You asked," she says. "He gave it you." She walks round you once. "That's indecent. That's four nights with crockery." She sits all evening with the box in her lap, and every now and then she says: "Please."

## Lover 3. Anywhere.

magpie_lover_3-title = One hand and one chest
magpie_lover_3-opening =
    "It shuts at four," says Magpie from above. "By clockwork. It's a minute to. Up, up, up."

    The vault under the customs house of { $port } has one way in, a hole in the roof, and over it a slab of iron that has begun to move. She lies on her stomach beside it. One arm hangs down to you. The other holds the rope, the lamp, and a guard's hat with the guard's sandwich in it.

    You have both your arms round a chest.

    { $type ->
        [secret] "Leave the papers," she says. "It's eleven beds, that chest. Sheets and all, for a year." Then she hears what she said. So do you. "You knew. Since the soup. You knew, and let me be wicked at you."
       *[other] "It's one at a time, by that hole," she says. "I hadn't thought of that. I plan for two and then there's always a hole." Her thumb has lost its thimble. You have never seen her hand without it.
    }

    { $warmth ->
        [0] "It wants both arms or one of mine, { $captain }."
       *[other] "Darling," says Magpie, "I've something of yours up here. Which are you bringing?"
    }

    The slab ticks. It opens again on Monday.
magpie_lover_3-hand = Drop the chest and take her hand.
magpie_lover_3-hand-ok =
    The chest says what chests say when they are dropped. You come up through the hole like a bad tooth, the slab closes behind your heel, and you lie on a cold roof, the two of you, holding on well beyond what is needed.

    "Empty-handed," says Magpie. "What'll people say?" But you aren't. She has given you her left hand, and in your right, round a coin or two, is your own ring, the one she has had since spring, cleaner. "It didn't want to visit any more," she says.
magpie_lover_3-throw = Throw her the chest, and find another way.
magpie_lover_3-throw-ok =
    She catches it with a word that one doesn't hear in church. The slab shuts. But whoever counts money must breathe; you look for the air, and follow it: a drain, a cellar, a wedding.

    When you walk out of the front door with rice in your hair, the whole square is looking up at the roof, where a woman is shouting at an iron slab. She sees you. She sits down on the chest. "Alone," says Magpie. "And better. Never do it again."
magpie_lover_3-throw-fail =
    She catches it. The slab shuts. There's no other way, and it takes you till Sunday to be sure.

    On Monday at eight come the keys, and with the keys an inspector from Havana, in spectacles, who finds fault with everything and arrests you personally. She marches you three streets and round a corner. The spectacles come off. "I paid for the beds, for the coach, for the hat," says Magpie. "You're up to a chest and a half, darling. I brought you a sandwich. It's Saturday's."
magpie_lover_3-shut = Pull her down beside you, and let it shut.
magpie_lover_3-shut-ok =
    She lands on you, with the lamp. For two nights your whole crew turns { $port } upside down; jails, convents and all. In the vault there's half a sandwich. Magpie has never been anywhere without a window. About midnight she begins to talk, so as not to count the walls, and tells you every bed by its number, and who lies there.

    On Monday the keys find you asleep. There's a song by noon. "Open a window," she says, and takes your arm, and you go out by the door.

## Nemesis 1, in Nassau. Mirror or truce.

magpie_nemesis_1-title = Lots one to forty
magpie_nemesis_1-opening =
    "Lot nine," calls Magpie, "a left boot. Its brother's visiting Cuba."

    In Nassau one lives on the roofs. Between two of them, above a street full of strangers, she has stretched a line, and everything that was in your cabin last night hangs from it by pegs: shirts, spoons, the compass, the drawer in which you keep what you don't show. People lean out of both houses with plates on their knees.

    She sits in the middle of the only plank, swinging her feet. Her hat is too small for her; it's Tepin's.

    "I came along on that job as a friend," she says. "I brought cheese. And at the end you paid me. In coins. In front of people. You counted them."

    { $paid_in_secrets ->
        [me] She unpegs a paper. "You pay others in secrets, I hear. Lot ten's the ones you kept."
        [other] She unpegs a paper. "{ $paid_in_secrets_by } pays in secrets. That's manners, next to you."
       *[no] She unpegs a stocking, and puts her hand through the hole in it. "Nobody looks after you, do they?"
    }

    "Sixpence," says an old man, about the boot.

    Under her the plank bends. There's just room for one more.
magpie_nemesis_1-ask = Walk out to her, sit down, and ask.
magpie_nemesis_1-ask-ok =
    The plank gives a groan. You ask what you ought to have done, that night, in place of counting. For the length of three lots she lets you wait.

    "Said, 'Same again on Friday?'" says Magpie. "That's what you say. You could have eaten the cheese." Then she sells the rest, rather too cheap, with you passing up the pegs. What it fetches goes into the hat, for somebody you are not told about. "Till I've thought," she says, "I shan't visit. You've my word, and your boot."
magpie_nemesis_1-hat = Take the hat off her head and go.
magpie_nemesis_1-hat-ok =
    You buy a spoon. As she leans over to hand it across, you have the hat, and the next roof, and the one behind that, and a hen. Nassau has never seen its own game played back. They throw pennies.

    Only on the fourth roof do you hear her whistle: one note up, one down, and then a laugh, out of practice. Inside the hat are the morning's takings. "It's not even mine!" shouts Magpie. "I took it off a friend! Oh, this'll be good."
magpie_nemesis_1-hat-fail =
    You lean out for the hat, and the hat leans back. What you have in your hand is the end of the washing line. All your shirts come down into the street, with you in several of them, on to a tax collector, who makes you out a form for landing.

    "Lot forty," says Magpie, high up. "A captain. Slightly creased." There are no bids. She comes down by the drainpipe all the same, to see that nothing is broken, and to peg a spoon to your collar.
magpie_nemesis_1-bid = Outbid both houses for every single lot.
magpie_nemesis_1-bid-ok =
    You raise your hand and keep it there. It costs what it costs, and both roofs applaud. Then you count the money out to her, coin by coin, along the plank.

    Nobody is applauding any more. You look at the coins. She looks at the coins.

    "In front of people," says Magpie. "Twice." She pegs them up in a row where your shirts were, and leaves them hanging. With your own things you find one that never was yours. The price on it is crossed out.

## Nemesis 2. Anywhere.

magpie_nemesis_2-title = A shave on Saturday
magpie_nemesis_2-opening =
    "Chin up," says the barber, and lathers you to the eyes. The hand wears a thimble.

    It's Saturday, and the shop in { $port } is full. In the next chair, under a hot towel, lies a gentleman from the Armada; one can tell by the pen.

    { $drank_clara_green ->
        [me] "Tongue in," says Magpie, close to your ear. "It's still a bit green. It suits you."
        [other] "I'd a customer in with a green tongue," says Magpie, close to your ear. "{ $drank_clara_green_by }, was it? You keep company."
       *[no] "Don't talk," says Magpie, close to your ear. "You'd swallow soap."
    }

    Then, across you, to the towel: "Where were we, sir? Leaves Wednesdays. Keeps the cape to starboard. Waters at the second creek, where the fig is." Scrape. It is your route. It's all your routes. The towel is taking notes.

    { $type ->
        [truce] "I've no choice," she breathes. "He came about names, the ones in the beds. I gave him you. You can swim."
       *[other] "You went through my roof on Tuesday," she breathes. "You left by the chimney, like I do. You even whistled. So I thought I'd try being a captain."
    }

    The razor rests. Your purse and a pound of soap lie on the shelf, and there's a third chair, empty.
magpie_nemesis_2-tip = Lie still, pay for the shave, and tip.
magpie_nemesis_2-tip-ok =
    It's the closest shave in years. When she has finished she shows you the back of your own neck in a mirror, and behind it the gentleman folding up his notes.

    You pay. You tip. Magpie looks at what's in her palm for some time. "You did it right," she says. "You said, 'Same again next week?'" She brushes your collar, where there's nothing on it. On the quay you find a paper combed into your left sideburn: which Wednesday to stay at home.
magpie_nemesis_2-correct = Correct her directions through the lather.
magpie_nemesis_2-correct-ok =
    "Starboard?" you say, blowing bubbles. "Port. And the creek dries out in March." The towel sits up. An expert! You give him a fig tree, four bearings and a short cut, unseen by anybody yet, and he presses something of value on you.

    He'll find a mudbank, with a view. "I'd just told him that I never lie," says Magpie when he has gone. "A year I've worked on that." She wipes the razor, both sides. "You're getting good. I don't like it."
magpie_nemesis_2-correct-fail =
    You mean to say, "Port." With that much soap it comes out as something about his mother. The gentleman removes his towel.

    It is your own face, half of it, that he sees, next to a drawing of it which he has brought. You leave through the back with one cheek done. For days all { $port } knows which side to greet you from. "I could finish it," says a voice above the alley, "if you asked me nicely." The other half of the bill is in your hat.
magpie_nemesis_2-outbid = Buy the routes yourself, from the third chair.
magpie_nemesis_2-outbid-ok =
    You change chairs with the soap on, deepen your voice, and offer for the lot. The towel goes up. You go up. Magpie knocks it down to you with the handle of the brush, and the gentleman, who hates to lose, buys next week's from you before he's dry.

    "You bought your own Wednesday," says Magpie, "and sold him mine." She shaves your other cheek for nothing. When she takes the cloth away your purse is back in your coat. You count it. It's right.

## Nemesis 3. Anywhere.

magpie_nemesis_3-title = Two sacks on a ridge
magpie_nemesis_3-opening =
    "Yours is heavier, { $captain }," says Magpie. She sits astride the ridge of the tallest roof in { $port }, with a sack in her lap. You sit facing her, with another.

    It's an hour to daylight. In hers are your sextant, your good lamp and, by the sound of it, the cat. In yours are her curtains, eleven thimbles, and a frying pan that you took because it hung there.

    { $type ->
        [truce] "We said until the bells," she says. "Six of them, and then it's each for themselves. Listen. That's the man going up the tower now. He's got a bad knee, he'll be a bit."
       *[other] "Who began?" she says. "I took the sextant since you took the ladder since I took the cat. Why'd I take the cat? I don't even feed it."
    }

    Down in the yard the watch has found the first of your ropes. They are forming a ring with lanterns. On one side is a gap that nobody has jumped, on the other a chimney wide enough for one: the Armada's paymaster lives below it, and never locks what he thinks is behind a fire.

    { $grudge ->
        [0] "You might have eaten the cheese," says Magpie, nearly kindly.
       *[other] "Coins," says Magpie. "I can still hear them."
    }

    She ties a knot in her sack. Then she looks at yours.
magpie_nemesis_3-empty = Untie your sack first, and give it all back.
magpie_nemesis_3-empty-ok =
    You put the pan on the ridge, and the thimbles along it one by one, and hang the curtains over the weathercock. It takes some time. She never says a word, and so you know that it is working.

    "They're crooked," says Magpie about the curtains. She takes back ten thimbles, and puts the eleventh on your thumb, hard. Then she's gone, without a sack, by a way you would have sworn was sky; and the watch, arriving, asks you about a frying pan.
magpie_nemesis_3-jump = Take both sacks and jump the gap.
magpie_nemesis_3-jump-ok =
    You run. The tiles go with you. In the middle there's nothing, and all of the watch saying "Oh" together; then there is a gutter, a pigeon loft, and half of { $port } in nightcaps, clapping.

    Magpie stands on the other side with her hands empty. She measures the gap with her thumb, and looks down, and takes off her friend's hat to you. "I'd have thrown you a rope," she says across the street. "I'd have thought about it, and then I'd have thrown it."
magpie_nemesis_3-jump-fail =
    You run, and land where you started, since she has hold of the sacks. Both open. It rains thimbles on the watch, and lamps, and a pan, which finds the sergeant.

    She goes one way with what stuck to her, you go the other with what stuck to you: it's half a curtain and the bill for the roof. "That gap's eleven feet," says Magpie out of the dark. "I wouldn't. You were going to leave me sitting here, weren't you? With the cat."
magpie_nemesis_3-chimney = Leave her the sacks and take the chimney.
magpie_nemesis_3-chimney-ok =
    You go down past the paymaster's supper, and out of his grate, and there stands the thing that the Armada tells no one it has. The lanterns, seeing you so black, take you for the sweep.

    Above you Magpie is explaining to the whole ring of them why she has two sacks. They carry one down for her. When she goes by you in the street she doesn't turn round. "That was the best of mine," she says. "I was saving it for a friend."
magpie_nemesis_3-chimney-fail =
    It narrows. She might have told you that; you might have asked. Your crew has to take the chimney down from the top, brick by brick, and the paymaster hands out lemonade.

    Magpie has stayed to watch. She sits on the ridge till sunrise with both sacks beside her and the cat, which you had forgotten, on her knee. "It gets to everybody, that one," she says, when your head comes out. "You should've whistled before." She licks a thumb and wipes the soot off exactly one of your eyebrows.

## Lover 3, for a kept secret. Anywhere.

magpie_lover_3_plaque-title = Brass for the bird fund
magpie_lover_3_plaque-opening =
    "And so we ask," says the bishop, "who is this Bird?"

    Nine years of beds, paid for to the day, and never a name. The ward at { $port } has put up a plaque of good brass, with a curtain over it. The sisters are here, and the governor; the patients have been carried out, the ones in seven and eleven sharing a sheet.

    In the second row Prudhomme, who lends money, rises a little from his chair. He has his hat in his hand already. It's plain that he means to be modest.

    Dust comes down on your sleeve. Right overhead, along a roof beam, lies Magpie, flat as a cat, in the wrong hat. She has come to see it. She shakes her head at you, hard. Then she looks at Prudhomme, and the gap in her teeth shows, and no whistle comes out.

    { $robbed_the_counting_house ->
        [me] You know to a penny which green box paid for bed nine.
        [other] "{ $robbed_the_counting_house_by } had Josephine's green box," says the governor, "and I don't suppose it went on sheets."
       *[no] "Bed nine," says the bishop, "came in spoons."
    }

    The bishop looks along the rows. He has got as far as yours. He has hold of the cord.
magpie_lover_3_plaque-beam = Slip out, climb up, and lie down beside her.
magpie_lover_3_plaque-beam-ok =
    There's just width for two. Below you Prudhomme is modest for some time. Then the curtain goes, and in brass as long as your arm stands what the engraver heard when he asked the sisters: To the bird.

    "A small b," says Magpie in your ear. She's laughing, or the beam is. She holds on to your collar all through the hymn, and when the plate comes round she lowers the hat on a thread. "You go first," she says. "You've had practice at not saying it."
magpie_lover_3_plaque-name = Stand up and tell the bishop about the ring.
magpie_lover_3_plaque-name-ok =
    You give no name. You tell them about a ring, and an old woman who was one coin short. At the drawer Prudhomme sits down again, and the sisters have started to look up at the roof.

    She drops out of it on her feet. One hears the thimble. "I was visiting," says Magpie, red to the ears. Seven and eleven have begun it, with their spoons on the rail; then it's everybody. On all the islands there's a plaque for her by autumn. Yours comes to visit.
magpie_lover_3_plaque-name-fail =
    You've got as far as the soup. "A theft!" says the governor, who has a mind like a drawer, and wants to know from whom, and who's told you. Every word you add to it is another yard of rope.

    In the end you've stolen it, all of it, for nine years, and are fined for the spoons. The beam's empty. She's waiting at the corner, where she needn't look at you. "It was mine, not to say," says Magpie. She walks you home all the same.
magpie_lover_3_plaque-claim = Say that the Bird is you, and pay up.
magpie_lover_3_plaque-claim-ok =
    "You?" says the bishop. For proof you put down another year, in advance, on the drum. Prudhomme turns his hat round by the brim. The sisters kiss you, the governor has always suspected it, and the whole coast will drink your health.

    Towards midnight she comes in by the window with your plaque under her arm. "You took it," says Magpie, "in front of everybody. From me. And I watched." She sits down on it. "That's the nicest job I ever saw. Give it back."
