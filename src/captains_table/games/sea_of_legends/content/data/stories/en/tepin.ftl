## Captain 1. Anywhere, in the morning.

tepin_captain_1-title = Lot forty, a frog
tepin_captain_1-opening =
    "You, tall one! Have you an arm?" says Tepin. "I've been bidding since lot nine, and I own nothing. It's hats. It's all hats in front of me."

    The customs hall of { $port } is selling what was seized. Tepin stands at the back on a stool that he has brought himself, under a feathered hat which is Magpie's, and gives you a cup of water.

    Lot forty stands on the table: a stone frog with a hollow back. Garden ornament, says the catalogue. Italian.

    "It's where our rain sits down. They stole it. I'll steal it better, or buy it, I'm not proud. { $sold_it_unopened ->
        [me] You sold a box without looking in. We admire that. We shan't copy it.
        [other] { $sold_it_unopened_by } sells boxes without a look. You look, I hope?
       *[no] { $walked_past_the_vault ->
            [me] You're the one who leaves things. I'd like to watch that.
            [other] { $walked_past_the_vault_by } walks past open vaults. Don't you start.
           *[no] I like your elbows.
        }
    }"

    Thirty-nine is forty kegs of nails, and his people would pay for iron in sweet water, if the clerk took them for hairpins. Behind the table is a door. And in front, with an umbrella, sits a Don Evaristo, who buys everything with a frog on it. "Him you could carry off. And one more thing: quick."

    The hammer is up.
tepin_captain_1-arm = Be his arm, and bid until it hurts.
tepin_captain_1-arm-ok =
    He kicks your ankle for each bid. Don Evaristo raises his umbrella, you raise what you have. At a price for which one could buy Italy the Don turns round, and sees a hat, under which somebody is reading beans off a string.

    It appears that the whole front row owes him, each for something he had never been asked about. They settle. You're given the Don's share for your ankle. "Stolen, bought and delivered," says Tepin, both arms round the frog. "And one more thing. Whose purse is this?"
tepin_captain_1-nails = Buy the nails with him, as hairpins.
tepin_captain_1-nails-ok =
    "Forty kegs of hairpins," says the clerk. He lifts one and looks at you. { $who ->
        [kahina] "Which hand would you like them in?"
        [cesare] "Picture it: my aunts, all of them, on a windy day."
        [spell] "Strictly speaking, one does pin things with them."
       *[ton] "Big hair."
    } He drinks a cup of the sweet water, then a second for his wife, and by noon every merchant in the hall wants to know where you got it.

    With what they pay Tepin buys the frog, over the counter. It makes him miserable. "A receipt!" he says. He gives you something out of his hat, so as to have lost by it.
tepin_captain_1-lot = Walk lot forty out through that door.
tepin_captain_1-lot-ok =
    You put on the porter's apron, which hangs by the door, and say "Forty" in a bored voice. Nobody looks at a person with a frog. In the yard you pass the porter, who holds the gate.

    Behind you the hammer comes down on an empty table; the Don has bought it. He pays, too, since he's a gentleman. Tepin has brought you that as well. He sets down the frog and looks at the sky. "There. And you carried it the right way up."
tepin_captain_1-lot-fail =
    You have it as far as the door, where the real porter asks for your number. You say eleven. Eleven is his wife. There follows an hour in a small office, a fine, and a second fine for the apron.

    But an office has a window, and a frog that is evidence has to stand somewhere. When you come out he is sitting on it behind the fish stalls, eating your fine's worth of prawns. "You were very good at being looked at," says Tepin. "Have the heads."
tepin_captain_1-collector = Carry off Don Evaristo, with the lot on his lap.
tepin_captain_1-collector-ok =
    He bids, he's given it, he takes it on his knees; and you and a friend pick up the chair. "Do mind," is all that the Don says. "Don't spill."

    For it's full. He has four at home, puts them out at night, and has never let them go dry. "Nobody told me to," he says in your boat. "They looked as if they ought." Tepin has no answer, for the first time since lot nine. The Don's sister sends a large sum, and his slippers.
tepin_captain_1-collector-fail =
    You lift. The Don is a big man, and he has brought cushions. On the stairs you meet the sale of the day before, going out: a harmonium. Until evening your crew are holding up one end of that, the Don the other, and he's telling everyone about frogs.

    "He puts them out in the rain," says Tepin, who has sat on the harmonium throughout. "Nobody told him." He takes off the hat. He considers it. "And one more thing. I picked his pocket, and I've put it back."

## Captain 2. In the hills, on washing day.

tepin_captain_2-title = One cloud, overdue
tepin_captain_2-opening =
    "Don't drink it yet," says Tepin. "Look who's looking."

    It is washing day in the village above { $port }. In the river bed, on white stones, women beat shirts, dry. They had heard of guests, so a girl has carried out water: half a cup. On every wall sit people, not staring at it.

    He pulls the string through his fingers, to the largest bean. "My grandfather borrowed a cloud here, for a wedding on our lake. Thirty years he meant to bring it back. It's the only debt on here that's mine." He bites the bean. { $type ->
        [trade] "You've sold water for nails. This water's not for sale, it's late."
        [steal] "You've seen how I get things. I've never had to look at where they were got from."
        [kidnap] "The Don has written. One ought to fill it on Sundays, he says. I hate it when he's right."
       *[other] { $paid_in_service ->
            [me] "They asked for a reference. I said that you'd once paid in washing-up. They got quite pale."
            [other] "They wanted { $paid_in_service_by }, who pays in work. I said you came cheaper."
           *[no] "You were my arm. Now I want the rest."
        }
    }

    { $named_the_blank_island ->
        [me] "If you can put islands on a map," says the headwoman, "a puddle would do."
        [other] "{ $named_the_blank_island_by } drew an island," says the headwoman. "Nobody ever draws a river."
       *[no] "It was a small cloud," says the headwoman. "We don't like to ask."
    }

    The frog could call one down, up on the ridge; it wants company for that, and a bad night. Or there's the sea: it lies very blue at the foot of the hill, two hours below, and a spring beside it.

    The girl still holds out the cup. It's level.
tepin_captain_2-cup = Drink half, and give her back the cup.
tepin_captain_2-cup-ok =
    It tastes of clay. You leave the lower half and turn the clean side to her, and she drinks the rest before your eyes, as fast as she can. On the walls they begin to breathe.

    "A guest that leaves some!" says the headwoman. She comes herself and ties a knot in Tepin's string, under the bean. "For thirty years we've lent to people who took the lot." He's to come again next washing day. She has put him down for the heavy sheets.
tepin_captain_2-jars = Carry the spring up, jar by jar, all hands.
tepin_captain_2-jars-ok =
    It's two hours up and one down. Your crew begin with a song and finish with a look. By lantern light the village comes to meet them and makes a line, and by dawn there's a river in that bed, a hand wide.

    Thirty women walk into it in their shoes. Tepin unknots the bean, and has nothing to do with his fingers. What used to keep the headwoman's door open is put in your arms. "Take it," she says. "We're shutting doors now."
tepin_captain_2-ridge = Take the frog up the ridge and call one.
tepin_captain_2-ridge-ok =
    You sit in the wind, frog in the middle. He tells it, very fast, what his grandfather had meant to do. Toward four he runs out. "And one more thing," he says, and cannot find it. It rains.

    It rains on the village and stops at the last house, to the inch. They stand out among their pots with their mouths open. The headwoman pays you with a thing that her goats dug up. She keeps one hand out in the wet while she does it.
tepin_captain_2-ridge-fail =
    You sit and the frog sits, and it gets cold. In the first light there's a cloud, just one, so small that you could have it in bed with you; it comes up to look at the frog, and goes home. Three of you carry each other down.

    "That's ours," says the headwoman, who has watched with the whole village. "I'd know it anywhere. It's grown." She ties up Tepin's string with her own hands, the bean still on it. "It only wanted to see whether you'd wait."

## Captain 3. Under the prison wall, at six in the evening.

tepin_captain_3-title = The teacher sets an examination
tepin_captain_3-opening =
    "He won't come!" says Tepin. "I've moved a bar. I've moved two. He says, after the examination."

    Above you is the prison of { $port }. In it, for ten years, has sat the man who taught Yaretzi her books and Tepin his windows. He had nothing to do. So he has taught the warders' children; they are up there now, forty of them, being asked about the moon.

    { $read_aloud ->
        [me] "Was it you who read from that book?" Tepin asks. "It answered. It's in his cellar, and he's got it doing sums."
        [other] "{ $read_aloud_by } read something out, and it answered," says Tepin. "He's got it in the back row."
       *[no] { $carried_nails_to_the_haven ->
            [me] "You took nails to the haven. There's a door on this coast that will open, then, if we're quick."
            [other] "{ $carried_nails_to_the_haven_by } brought a haven its nails," says Tepin. "They'd take him in. They want a school."
           *[no] "Every one of them can tell the day of the year by a bean. I can't."
        }
    }

    The guard changes at seven. The cook, who comes out for air, would sell his kettle, the key, and his mother. Or there's the seventh window, over the drop.

    { $type ->
        [trade] "You always ask what things fetch. Hold this, and don't ask."
        [steal] "You and I know how to carry a thing off. This one you only carry."
        [kidnap] "The Don thinks that you're gentle. Show me."
       *[other] "You've been my arm. I've only two of my own, and he'll need both."
    } He unties the bundle from his back: the first that he got back, and he has slept on it ever since. "Both hands. I've never let anybody."

    It weighs what a child weighs. It is worth your ship.
tepin_captain_3-exam = Go up, and sit it with the children.
tepin_captain_3-exam-ok =
    You're given a bench, a slate and a cushion, and come thirty-ninth. The fortieth is the governor. The teacher shakes you by the hand, and in the shake is a note for Tepin, very small, correcting his last two burglaries.

    "He says that he has a class till spring!" Tepin reads it four times. He puts it inside the hat. "He says my windows are untidy." By custom every child has a coin for whoever is last but one. They drop them into your cap and look sorry.
tepin_captain_3-soup = Buy the cook's kettle, key and evening off.
tepin_captain_3-soup-ok =
    You carry the kettle in, and there's no way to do that looking guilty. Forty children get soup with their marks. Then the teacher wipes the board, takes his hat, and walks out through the kitchen at your side, saying good night to each warder by name. Each of them asks after the moon.

    On the quay Tepin stands as straight as he can. "You have grown," says the old man. It isn't so. Tepin takes the bundle out of your hands, and needs three tries at the knot.
tepin_captain_3-window = Go in with Tepin by the seventh window.
tepin_captain_3-window-ok =
    There is a ledge as broad as a ruler. He goes in front and says "and one more thing" whenever there's a gap. You arrive in the back row, through the map of the heavens. "You are late," says the teacher to Tepin, "by ten years." But he has just collected the slates.

    He goes out the same way, in his sandals, quicker than both of you. Forty children wave with their sleeves, so as not to be heard. At seven the new guard find on the board: No homework.
tepin_captain_3-window-fail =
    At the sixth window stands the warder's wife, watering her basil. She sees that you have something in your arms, about the size of a baby, takes you in, by the collar, and feeds you; the warder, coming home, can only fine you for the basil.

    Tepin hangs under the sill all through the pudding. "You didn't let go of it," he says. He has it back on his shoulders before you are down. "You could have held on with that hand. I saw you look."
tepin_captain_3-keep = Take the bundle aboard, and sail at seven.
tepin_captain_3-keep-ok =
    He goes up the wall without once looking back at you; it's because of that. When the guard changes you have the point abeam. You undo the cloth by the cabin lamp. In every Port they'll ask how one got such a thing away from such a thief.

    He has folded it in a child's blanket. A bean is knotted into one corner, a white one, new. You've seen him do it with the others: it's what he does when it is he who owes.

## Captain 4. A house with four niches, before moonrise.

tepin_captain_4-title = Three, and then a bucket
tepin_captain_4-opening =
    "Count them quick," says Tepin, "and then tell me that you can't count."

    You are in the house that the four were carried off from, up the canal behind { $port }. Rushes on the floor, and in the wall four niches. The frog sits in the first. In the next two sits what else he brought home. In the fourth there's a bucket.

    { $freed_the_priest ->
        [me] By the door, on the mat, his teacher is warming his feet. "You got me out," the old man says to you. "I'm told that you were slow."
        [other] By the door, on the mat, sits his teacher, whom { $freed_the_priest_by } got out. "I had expected the other one," he says. "Come in all the same."
       *[no] { $held_the_door ->
            [me] All the way up the canal people have thanked you for that door. It was this one.
            [other] "{ $held_the_door_by } held this door," he says. "They all got in. Now they'll all see."
           *[no] Somebody has set down water for you, and for the bucket.
        }
    }

    "Nobody stole that one. I was fifteen. It rained in, and there were eleven children. A roofer wanted it. It's a good roof." He pulls the hat down. "I've told them for ten years: four. At moonrise the elders come to see four, and you swear for us, and the flag goes up on the ridge pole. { $type ->
        [trade] There's a man outside who'd pay you more to swear for him. I asked. I'd have taken it.
        [steal] You've put a thing back in its place before. You know what it's like to stand there with nothing.
        [kidnap] Or we go. The boat's in the reeds. And one more thing, I've packed.
       *[other] You don't work for me any more. I can't order you to be blind.
    }"

    One hears paddles. The roofer's widow lives two bends down, and has hens.
tepin_captain_4-three = Swear on the three, and admire the bucket.
tepin_captain_4-three-ok =
    You swear, to the frog, to its two neighbours, and, after a pause in which one could have said something, to the bucket. The elders look for a long time. The eldest dips in a finger. She holds it up to the ceiling, where nothing drips.

    "That's a good roof," she says. "I was one of the eleven." She ties up the flag herself. Nobody asks Tepin anything. He sits under niche four all evening, string in his lap, and tries to find which bean it was.
tepin_captain_4-widow = Fetch the fourth from the widow by moonrise.
tepin_captain_4-widow-ok =
    It's among the hens, full of water, and a hen is on it. You can't buy it, since she's fond of it, nor lift it, for she sits on the step with a gun. So you tell her what it was paid for. "Eleven?" says the widow. "He never said. He said, a rich customer."

    She carries it up the canal herself, hen and all. They're still talking of it from reef to reef: the four in their places, the moon on the sill, and an egg.
tepin_captain_4-widow-fail =
    You come by land, to save time. There are reeds; then there is mud; then there is one bend more of the canal than there had been. Your crew are pulled out at dawn, one by one, with an ox, by a cheerful old woman with hens.

    She's sorry to hear that you missed a party. She gives you eggs for the young man. "My husband always felt he'd cheated him," she says. Tepin takes them from you, six eggs, and puts them very gently into the bucket.
tepin_captain_4-bucket = Auction off the bucket, as the fourth.
tepin_captain_4-bucket-ok =
    "What am I bid?" You hold it to the moon. It's the very bucket in which the rain of that night was caught, you explain, by hand, with children looking on; and as every word is so, the elders reach for their purses. It goes to the man outside.

    Tepin stands on his stool in the fourth niche, where he has climbed to see better. "I taught you that," he says. "I wish I hadn't been so good." It's where a thing ought to be, and he keeps very still.
tepin_captain_4-niche = Stand in the fourth niche yourself.
tepin_captain_4-niche-ok =
    It's narrow. You have to fold an arm and put your chin down. The elders count one, two, three, and walk up to you with a lamp. "That's new," says the eldest. "What does it do?"

    "It turns up," says Tepin. She pours a little water upon your head, to see, and it's decided that you'll be on loan. They leave their coins at your feet, as one does. Later he fetches the stool, and sits by you. "And one more thing," he says. "No. That was it."

## Secondary Lover 1. An inn, at supper. Wager or duet.

tepin_secondary_lover_1-title = Your boots by the pudding
tepin_secondary_lover_1-opening =
    "By the pudding I'll have your boots," says Tepin. "You may keep them on till then."

    He has ordered fish for two, in the window of the best inn in { $port }. He isn't allowed to. "They say one doesn't dine with the help," he says. "They! I dug that house out with a spoon." He breaks your bread for you. { $paid_the_rain_debt ->
        [me] "You paid my cloud. I've no knot for that. It makes me want to take something off you."
        [other] "{ $paid_the_rain_debt_by } paid my cloud. Nobody's had me to pay supper, so eat."
       *[no] He has put his string down by the salt, which is a thing he does for nobody.
    }

    Both hands stay on the cloth, his and yours: those are the terms. If your boots are on your feet when the spoons come, he gives back three things of yours. You had missed two.

    "And if I win, you walk me home in your stockings, by the front street, and one more thing: slowly."

    The waiter is a proud man in new shoes with buckles. He has set down the fish and is telling it to you, bone by bone. Something has just touched the heel of your left boot.

    "Lovely fish," says Tepin. His hands lie folded. He isn't breathing.
tepin_secondary_lover_1-feet = Put both feet up on the table, and eat.
tepin_secondary_lover_1-feet-ok =
    There's a murmur. The boots stand between the fish and the lamp, both, for the room to see, and you eat round them. He looks at them with his chin on his fists as others look at a fire. "It's not against anything," he says. "It's beautiful."

    He pays: your knife, your other gloves, and a coin that he took out of your ear in Lent. The spoons come. You swing your feet down, stand, and walk out of your boots. He'd had the laces since the soup.
tepin_secondary_lover_1-hat = Take Magpie's hat off him while he's busy.
tepin_secondary_lover_1-hat-ok =
    Your hands are on the cloth. So you lean over, as if for the salt, take the brim in your teeth, and sit back. The inn applauds. He goes on a moment longer with your heel, and then his head feels the draught.

    "She's had that off me eleven times," he says. "Always with her hands!" He lays out all that he had meant to give you, and what he hadn't. You eat your pudding under a feather.
tepin_secondary_lover_1-hat-fail =
    You lean over and take the brim in your teeth. What comes away is the brim. He has had it loose for years, for Magpie. "Oh, you're quick," says Tepin, full of joy, and you look down and are in your stockings.

    He carries the boots before him the whole length of the front street, one on each arm. You hold the brim. At every lamp he stops and introduces you. By your plank he puts them on you, with double bows, and is gone; so is your purse.
tepin_secondary_lover_1-waiter = Bet him the waiter's shoes instead, together.
tepin_secondary_lover_1-waiter-ok =
    You tip the man to tell the sauce as well. That needs both his arms. You do the left buckle and Tepin the right, cheek against cheek under the cloth, and neither is any good at it, for laughing. The waiter steps out toward the kitchen and arrives in his socks.

    "I always work alone," says Tepin. He's tying your hand to his with your own lace, to see how that's done. In the left shoe there was something, which the waiter disowns.

## Secondary Lover 2. A pawnshop, in the rain.

tepin_secondary_lover_2-title = Necklace, rustic, with beans
tepin_secondary_lover_2-opening =
    "Don't look at the window," says Tepin. "I'm not in it."

    But it's there, between a trumpet and somebody's teeth, on velvet: his string. Necklace, rustic, says the card. It rains into the pawnshop of { $port } in eleven places. Under each stands a pledge: a tureen, a helmet, a font.

    "I needed money, quick. For you. Never mind. There was a man who had your name on a paper, and now he hasn't. { $type ->
        [duet] You and I had the waiter's shoes. I couldn't let him have yours.
       *[other] I owed you three things. I'd only two.
    }"

    At six it's forfeit. On a chair at the counter sits a clerk of the elders, with his umbrella up and a basket of green stone on his knees. "They'll have it from him at one minute past," says Tepin. "They. They say that I pledged the whole people. And one more thing, it's true." He won't come off the doormat. { $freed_the_priest ->
        [me] "My teacher says, ask the one who got me out. I'm not asking."
        [other] "My teacher says, ask { $freed_the_priest_by }. I'd sooner ask you. I'm not asking."
       *[no] He hasn't taken the hat off, and it's full.
    }

    He accepts no presents. There isn't a knot for it. Forty pledged clocks begin to clear their throats.
tepin_secondary_lover_2-clocks = Set all the pledged clocks back, one by one.
tepin_secondary_lover_2-clocks-ok =
    You do thirty-nine, a quarter of an hour each, with one hand, behind your back, admiring the helmet. The broker asks the clerk what time he has. The clerk's was one of the thirty-nine; he'd pledged it at noon, for the umbrella.

    In that quarter Tepin has sold the trumpet, the teeth and the tureen, to people who came in from the wet. It's just enough. He wears the string home over his coat. In your pocket is a commission. He must have put it there.
tepin_secondary_lover_2-buy = Buy it yourself, and leave your pocket open.
tepin_secondary_lover_2-buy-ok =
    You pay, the clerk sighs, and shuts up his basket. You put it in your coat, well down, and go for a walk through the rain. It's a poor sort of pocket. You stop to look at a church. You look at a good many churches.

    At the sixth it's lighter. "Stolen!" shouts Tepin, on the roof of the porch, holding it up in both fists. When you are home there is something in the pocket after all, and it's dry.
tepin_secondary_lover_2-buckets = Go up with him, and mend the roof by six.
tepin_secondary_lover_2-buckets-ok =
    For twenty years the broker has sworn that whoever stops those holes may name a price. You go up in the wet with a bag of pledged spoons for slates. Tepin knows each hole; he has come in by most of them.

    At a minute to six the last drip hangs from the ceiling, thinks, and stays there. The broker pays you in coin, Tepin in beans. "I once had a roof put on," he says up there, and doesn't go on. It has stopped raining. He doesn't come down.
tepin_secondary_lover_2-buckets-fail =
    You stop nine. The tenth is where your foot goes, and the eleventh is where you go. You come down among the clocks at six, in a helmet. The clerk pays over his stones.

    But a string that long takes some winding up. He has one end in the basket; the other turns out to be knotted to the trumpet, the teeth, the door and Tepin. "You'd better bring me too," says Tepin. They've given it back to him by the harbour, so as to be let go.

## Secondary Lover 3. Aboard, on a calm evening.

tepin_secondary_lover_3-title = Left holding string
tepin_secondary_lover_3-opening =
    "Bean the first," says Tepin. "One lantern, borrowed. Untied! Everybody eat."

    He has set his stool on your hatch, off { $port }, on an evening without wind. At home each knot that's undone is a feast. He's doing all of yours, and your crew are on the sixth feast and have let out their belts. { $let_the_enemy_row ->
        [me] "Bean seven: one oar. You left your enemy a boat, and I'd lent the oar. Untied!"
        [other] "Bean seven: one oar, that { $let_the_enemy_row_by } gave an enemy. It got onto yours. Untied!"
       *[no] "Bean seven: one night's sleep. I was counting your spoons. Untied!"
    }

    There are two left. The string hangs from his hand down to the deck, bare, like a thing with the fish gone. { $warmth ->
        [0] He is looking at that and not at you.
        [3] His knee has been against yours since bean three. He's been slow with the knots.
       *[other] He goes slower with every knot.
    }

    { $type ->
        [duet] "This is from the waiter. We tied it together. It's a terrible knot."
       *[other] "This is from the boots. You let me win that, tall one. I only saw it in the night, on the stairs."
    }

    In a canoe alongside sits the council's clerk, with a knife for string. They'll have it back when it's bare. He has worn it since he was twelve.

    "And then one more thing," says Tepin. He holds the last knot between two fingers, and isn't untying it.
tepin_secondary_lover_3-watch = Sit close, and let him do it himself.
tepin_secondary_lover_3-watch-ok =
    It takes him until the lamps are lit. When the bean drops out, it rolls across the boards, and your crew lift their feet for it. "So you don't owe me anything," says Tepin. He sounds as one does on a top step that isn't there.

    "They can have that," he says. The clerk cuts it, and it's only string. The bean has come to rest by your boot. There's change left from the feasts. He puts it in your hand and forgets to take back his.
tepin_secondary_lover_3-feast = Give the last feast for all the harbour.
tepin_secondary_lover_3-feast-ok =
    You send for everything. By nine there are forty boats made fast round the { $ship }, and by ten one can walk ashore across them and people do. The clerk is passed from boat to boat and arrives somewhere with a goose.

    At midnight Tepin stands up on his stool and shouts a thing that he's never said to a living soul, and it begins with a T. It can't be heard for the fiddles. Half the coast talks of that night. You're the only one who was watching his mouth.
tepin_secondary_lover_3-tie = Take the string, and tie a knot of yours.
tepin_secondary_lover_3-tie-ok =
    You have watched him do it seven times tonight. Over, back, and the bean in the middle, so that it can neither get out nor be hurt. You put your name on it, aloud. "What for?" says Tepin.

    { $who ->
        [kahina] "Call it half of whatever comes."
        [cesare] "Naturally, my word; and here's some string to it."
        [spell] "Strictly speaking, the sum was left blank."
       *[ton] "Three. No reason."
    } The clerk looks at it with his knife in the air: a string that isn't bare is nobody's to cut. He rows home and tells it, and they tell it on. "Left over right," says Tepin. "Who taught you that?"
tepin_secondary_lover_3-tie-fail =
    Over, back, and the bean goes past your ear, into the rigging. Everybody climbs for it. It's found at three, in the cook's pipe. By then you've made of the string what it takes four men and a marlinspike to look at.

    The clerk tries his knife on that, and it breaks. "That isn't a knot," says Tepin. He has hung it about his neck. It sits under one ear like a cabbage. "I'll be years. I'll have to come by every day."

## Secondary Nemesis 1. Aboard, before breakfast. Mirror or account.

tepin_secondary_nemesis_1-title = A very tidy cabin
tepin_secondary_nemesis_1-opening =
    "Did you lend anyone the table?" asks your cook, with the tray. "And the wall?"

    Your cabin has been swept. The boards are scrubbed. There's your bed, since you were in it, and in the middle of all that clean floor there is a stool; and on the stool lies a list, in a quick hand. Item, table. Item, door.

    "Both hands, I said to you," says Tepin. He sits in the window, or in the place where it was, with his feet outside. "I've never let anybody. I said that, too. You had to take it out of a baby's blanket." He swings a heel. { $paid_in_secrets ->
        [me] "You sell what people whisper. I've taken your keyhole."
        [other] "{ $paid_in_secrets_by } sells secrets. One can carry those with one hand."
       *[no] { $cut_the_net ->
            [me] The fishermen on the quay have seen it all go down the side, piece by piece. They remember a net. They held the rope.
            [other] The fishermen on the quay think that it's { $cut_the_net_by }'s ship. They have helped to tie the knots.
           *[no] On his back, where the bundle used to be, his shirt is darker.
        }
    }

    "I came up here to be angry. Then I saw that you'd left crumbs." He shows you a brush. "It'll be a bit tidier each day. And one more thing. I'm not even a good cleaner."

    He's put the white bean on the tray, next to your egg.
tepin_secondary_nemesis_1-list = Sign the list, and pay for the sweeping.
tepin_secondary_nemesis_1-list-ok =
    You sign on your knee. He checks each item against the room, in which there's nothing, and he takes the coins up one by one as though they might be hot. "That's the table," he says. "Not the blanket."

    The stool he leaves, so that you have somewhere to think of it. It's the right height for exactly one person. Your cook brings the egg back, and puts it on that; and for a week, whoever wants to see you sits on the floor and has to look up.
tepin_secondary_nemesis_1-follow = Follow the wet boards and rob him back.
tepin_secondary_nemesis_1-follow-ok =
    Freshly scrubbed feet leave prints. They lead to a loft above the chandler's, and there is your cabin, all of it, set up just as it was, to the crumbs. He has been sleeping on the floor beside it. You take the lot out by the skylight, his savings included, and sweep.

    In the evening he's on your quay. "You did under the bed!" says Tepin. "I never do under the bed. Who's teaching you?" He writes something on his cuff.
tepin_secondary_nemesis_1-follow-fail =
    The prints go up a wall, over three roofs, down a well and through a convent. At each place somebody thanks you for coming about the furniture. Your crew have carried a harp, a bath and a piano into the street before it comes out that there's been a notice in the paper, with your name on it: Removals, prompt and free.

    "You work so hard," says Tepin from a balcony. "You could do it for a living." He throws down a rag, for your forehead.
tepin_secondary_nemesis_1-bed = Have the bed carried out to him as well.
tepin_secondary_nemesis_1-bed-ok =
    It's oak and was built in. It takes two of your people all the morning. They set it down on the quay at his feet, made, and you put the pillow straight. He walks round it. "I hadn't asked for that," says Tepin. "What am I to do with it?"

    By noon he has lain down, to see. You have never heard a man snore so fast. When he's gone there's an envelope under the pillow, with what the table fetched, less the porter.

## Secondary Nemesis 2. The quay, on a Saturday.

tepin_secondary_nemesis_2-title = Going, and one more thing
tepin_secondary_nemesis_2-opening =
    "Lot nine! The captain's other hat!" shouts Tepin. "Never been worn by anyone you'd trust with a baby!"

    He has a barrel to stand on, a stool on the barrel, and all { $port } in front of him, with picnics. Behind him, washed and ticketed, is everything that was ever aboard the { $ship } and could be lifted. Lot twelve is your figurehead. Lots twenty to sixty are your crew's: the cook's ladle, somebody's mother in a frame.

    He knocks down the hat to a goat, whose owner had scratched himself. Then he sees you. "Stand there, tall one," he says. "I used to say that you made such a good shadow. I'd tell you things in it." He turns over the next ticket. { $drank_clara_green ->
        [me] "Would you show them your tongue? I'd put it in as lot ten."
        [other] "{ $drank_clara_green_by }'s tongue went green, and the whole town came to look. You've drawn more."
       *[no] He moves his stool, so that the sun's in his own face.
    }

    { $type ->
        [mirror] "You did under the bed," he adds. "So I've been under your floor. Lot eleven!"
       *[other] "It goes to the account," he adds. "So far we've got the blanket back. It's a long way up to what was in it."
    }

    Lot eleven is your logbook. He opens it, clears his throat, and begins to read from the front.
tepin_secondary_nemesis_2-bid = Bid for the logbook till nobody else does.
tepin_secondary_nemesis_2-bid-ok =
    It goes up by pennies. Three old ladies want to know how it continues. He reads them a line after every bid, about weather, about a pie; one drops out in tears and comes in again.

    You get it. "Sold," says Tepin, "to its father." He's been at the back pages in the meantime: under the entry for that evening at seven, where you had put only Wind fair, someone has added in a quick hand what for. It has been pressed right through.
tepin_secondary_nemesis_2-hammer = Take the hammer, and auction off his stool.
tepin_secondary_nemesis_2-hammer-ok =
    You've only to ask for it; he's so used to being one who takes. "What am I bid," you shout, "for three legs that've been in every house on this coast while you slept?" They want it. They'd never known that one could own a piece of that. It fetches more than the figurehead.

    The buyer pays in kind, and gladly. Tepin stands upon the bare barrel. Nobody in the third row can see him any more. "Going," says a voice down there. It sounds, for once, in no hurry.
tepin_secondary_nemesis_2-hammer-fail =
    You take the hammer. You start well. Then a hush sets in, and in it a small voice beside you says, "Louder. And look at the one in yellow, he's rich." You look at the one in yellow. "Now be rude about the leg."

    He has you sell the whole of your ship, down to the cook's ladle, as well as it's ever been done. He counts, and passes you the hammer as a keepsake, and the bill for the barrel. "You've a gift," says Tepin. "You keep those too."
tepin_secondary_nemesis_2-crew = Buy back the crew's forty lots, and nothing else.
tepin_secondary_nemesis_2-crew-ok =
    The mother in her frame, the ladle, a stuffed owl. Forty times you put up your hand, and forty times you pass the thing over your shoulder to whoever has begun to breathe there. Your own go to the goat and the old ladies.

    At lot sixty Tepin's run out of patter. "You haven't bid for one of yours," he says. Among the ladles lay a thing that is nobody's; he looks at it, and at you, and pushes it across with one finger.

## Secondary Nemesis 3. The mayor's park, on a feast day.

tepin_secondary_nemesis_3-title = The ship in the duck pond
tepin_secondary_nemesis_3-opening =
    "That's not a swan," says a child.

    It is the { $ship }. She lies in the mayor of { $port }'s duck pond, a mile from the sea, all sail set, and fills it. The ducks have gone aboard. Half the town is on the grass with hampers. How it was done, with mules and soap, is being explained by those who were asleep.

    "Down to the last plank," says Tepin. He sits at the end of the bowsprit, over the water lilies. "I always told you: they stole it, I stole it better. I was so proud that you'd laugh." { $grudge ->
        [0] He has brought a second stool. It's on the bank, by the cake.
        [3] He's sold tickets. He has sold shares.
       *[other] He looks as if he'd been up for a week.
    }

    { $type ->
        [mirror] "I can't do more than that. There isn't anything bigger. One of us will have to stop, or we'll neither get any sleep."
       *[other] "The mayor's witness," he says, "and the ducks. It comes to all you have. It's one bean short."
    }

    The mayor has come up in his chain, to ask who's going to move it. The avenue runs from the gates straight down to the mole, a mile, in lime trees.

    Tepin has the white bean between finger and thumb, over the pond.
tepin_secondary_nemesis_3-say = Take off your hat, and say what you owe.
tepin_secondary_nemesis_3-say-ok =
    You say it up to the bowsprit in front of all the hampers: what you held, in both hands, whose it was, and how it was folded. You don't say why. The ducks are the only ones who go on talking.

    "That's the one thing more," says Tepin. { $grudge ->
        [0] He eats the bean. Then he comes down and shares out cake, and on your hat, when you pick it up, there's a feather of Magpie's.
       *[other] He puts the bean away. The mules are hired till six, he says, and you're to pay for the soap.
    }
tepin_secondary_nemesis_3-avenue = Sail her down the avenue, to the sea.
tepin_secondary_nemesis_3-avenue-ok =
    You've wind, a slope, and every bar of soap in the town. When the ropes are cut she thinks about it. Then she goes, out by the gates with all her ducks, between the limes, with the mayor's band running alongside; and takes the water off the mole like a lady getting into a bath. They'll date things by it.

    { $grudge ->
        [0] Tepin's on the bowsprit still, with his hat off. He hands you down a stool with your name under the seat.
        [3] He'd got off at the gates. He has shares to pay out, and friends who hold some.
       *[other] He let go at the last lime tree. He hung there and cheered, before he remembered.
    }
tepin_secondary_nemesis_3-avenue-fail =
    She goes as far as the gates. Those had been taken down, for her to come in, and have been put back since, with fresh paint. Until dark your crew lift a ship over a pair of gilt lions, and the town's very helpful, and sings.

    "I measured for a week," says Tepin, who has come to hold the lantern. "I did it with string. You could've asked me." He looks at the scratch along her side. He's got a bit of wax in his pocket.
tepin_secondary_nemesis_3-stool = Steal the one thing he has left: his seat.
tepin_secondary_nemesis_3-stool-ok =
    He's on your bowsprit; so nobody's on the stool behind him. You go over the stern and along your own deck, barefoot, as he'd do it. When he leans back to laugh there's nothing to lean on. Into the lilies goes the hat, and he after.

    Where he goes in, a lead box comes up, with the arms of Spain on it. You keep that. { $grudge ->
        [3] "My own way!" he says. He's already thinking of whom to tell.
       *[other] "By the stern," says Tepin, "in bare feet." He bows to you from the waist, among the lilies, and wades off.
    }
tepin_secondary_nemesis_3-stool-fail =
    You go barefoot along your own deck. You know every board of it. But he has been there, and it's tidier; the one that creaks has been mended, and the two on either side haven't any nails. You step on those. You arrive in the pond by way of your hold.

    "I'd have gone by the stern, too," says Tepin, bending down to see. "I lay awake and thought, which way would I?" A duck has your purse. He doesn't chase it; he only points, so that you know which.
