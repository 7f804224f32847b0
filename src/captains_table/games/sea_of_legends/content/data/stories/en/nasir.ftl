## Lover 1, in Willemstad. Wager or secret. Sets lost_to_nasir_well.

nasir_lover_1-title = Half a duel on a bridge
nasir_lover_1-opening =
    "Permit me," calls the gentleman with two rapiers, "your left shoe is in my duel."

    Willemstad's bridge of boats is opening for a brig, and leaves half of each conversation on either bank. It has left him a magistrate's brother, who was to fight him and stands over there now, shaking a fist. Here are himself, you, and a cheese cart.

    "I am Nasir," he says. "He said of a lady that she was overdue. One does not say so."

    People have paid for the railing.

    When he bows, something slides from his coat on to the planks, a letter with five seals. The edges have gone soft, as paper does that is carried for years. He hasn't seen. A hand's breadth from it is the water.

    "Esteemed Captain, I am warm, and have nobody," says Nasir, and offers you a hilt across his arm. "Would it be an imposition? To the first button. They bet on me. It has become dull for them."

    Your own boat is waiting too. The toll-keeper has his hand on the crank.
nasir_lover_1-draw = Take the second rapier and salute.
nasir_lover_1-draw-ok =
    You go round the cheese cart twice. He yields the left plank in order to have the right one; you yield the right one, since the cart is on it, and it rolls. His button drops into the gap with a small plop.

    "I yield the button," says Nasir, rather breathless. "I keep the thread." He begs you to accept a thing of his for it. Then he does up his coat, with the other hand, a good deal faster than he fences.
nasir_lover_1-draw-fail =
    He has your first button before the brig has passed, the second at your request, and then you fall into the cheese, which opens. You stand up, with a rind on your shoulder, and salute.

    Nasir does not laugh. He returns it, low. "Permit me," he says. "That was beautiful. They win so badly in this town, and lose so much worse." You have paid for eleven cheeses. All Willemstad takes off its hat to you, and somebody brings bread.
nasir_lover_1-letter = Give him back the letter, and ask nothing.
nasir_lover_1-letter-ok =
    You put your foot on it, then your hand, and hold it out to him, seals down. He takes it with the left. He has fenced with the right all morning.

    "Ten years," says Nasir. "You will wish to know..." You ask him what he would like for breakfast. The bridge closes. Behind him the brother is shouting, and for the first time Nasir keeps an opponent waiting. "I yield," he says to you, "entirely," and pays for the coffee, and for the cheese, which you are to keep.
nasir_lover_1-toll = Pay the toll-keeper to leave the bridge open.
nasir_lover_1-toll-ok =
    The bridge stays open until noon. On the far bank five duels go hungry, and make friends. On this one you fence, without hats, then without coats; he corrects your wrist, you correct his opinion of Tortuga.

    Nobody has won when the keeper's conscience wakes. "Let us call it unfinished," says Nasir. "I find that I have been wanting something unfinished." He leaves you a thing to bring back. Only then does he see what is lying on the planks, and puts it away.

## Lover 2. Anywhere.

nasir_lover_2-title = Eleven men in one mask
nasir_lover_2-opening =
    "I counted eleven of me," says Nasir, from behind a potted palm. "Three dance badly. It is an outrage, and a relief."

    He is the one man at the ball with a bare face. In { $port } his silver mask has become the fashion; Rosalind began it. And by the punch stands an old man with a rose in his coat, who goes from mask to mask and asks each one something, with his hand out.

    "Our republic's envoy," says Nasir. "My cousin's father. He wants a letter obeyed, or he wants it back. They unmask at midnight."

    { $type ->
        [secret] He touches his coat, there where you know it lies. "You have held it, and did not ask. I am to bring home a lady, in it. I arrived. I bowed. It has never been the moment."
       *[other] "We had a wager for tonight," says Nasir. "First to be known by name shall owe the other one wish. I proposed it in jest. I have thought since of what I would wish, and it is not in jest."
    }
    { $kept_the_truce_flag_clean ->
        [me] "You keep a truce flag clean, I am told. I may need it."
        [other] "A pity that { $kept_the_truce_flag_clean_by } is not here. One hears of a truce flag, kept clean."
       *[no] "Permit me to be afraid," he says. "It will only take a minute."
    }

    A dance is being called. He has two masks in his hand, and holds out one.
nasir_lover_2-mask = Put on the mask and be Nasir to the envoy.
nasir_lover_2-mask-ok =
    You ask the envoy's leave for everything, even to breathe. In a quarter of an hour you've yielded nine points, told him that the lady has moved her coast, and sworn to mention it at the next opportunity. He weeps on your neck. He has brought ten years of back pay for you.

    "I heard it all," says the palm. "Am I like that?" A bit, you say. Nasir thinks about it. "He was charming," he says. "I nearly interrupted."
nasir_lover_2-mask-fail =
    You bow like him and yield like him. Then a lady treads on your foot, and you say what one says on your quarterdeck. Three sword arms go up under three silver masks. By midnight you've been called out six times, and half a watch is holding coats.

    He fights all six for you before supper, on the terrace, asking leave between. The envoy holds the lamp. "That is my nephew," he says. "I would know that courtesy anywhere." He decides not to have seen him.
nasir_lover_2-dance = Dance every dance with the envoy yourself.
nasir_lover_2-dance-ok =
    He has waited thirty years to be asked. He leads. When the clock strikes and eleven men take off one face, the envoy is sitting on the stairs with his shoes off, telling you about his wife.

    "The letter?" he says. "What letter? I wrote it at her age; the young get fetched home far too much." He kisses your hand and presses a coin into it for the band. From the gallery Nasir bows, so long that the candles are changed around him.
nasir_lover_2-stake = Sit the envoy down to cards, for the letter.
nasir_lover_2-stake-ok =
    You put your purse against five seals. It takes until four. The envoy plays as Nasir fences, giving away the little cards; you lose all of those, with thanks.

    Then he turns up nothing at all, and laughs. "Keep the boy's letter," he says, "and I keep the purse. So each of us goes home with an excuse." He adds a thing from his sash for the lesson. Nasir holds the letter like a bird. "It is mine," he says. "Now I could open it. How terrible."

## Lover 3. Anywhere.

nasir_lover_3-title = Limes, peeled in one piece
nasir_lover_3-opening =
    "Whoever breaks the peel first has lost," says Nasir. "No thumbs."

    It is noon in a fruit loft in { $port }. He has tied on an apron and is packing this year's basket for Kofi, who beat him once. There are forty limes, two small knives, and a crate to sit on. Between the limes lies the letter with five seals.

    { $lost_to_nasir_well ->
        [me] "You lost to me on a bridge once," he says. "With a rind on your shoulder. I have not been able to win against anybody since, in comfort."
       *[other] "I have looked for an equal for a long time," he says. "One looks in such tiring places. Fencing schools. Beaches, at five."
    }

    { $type ->
        [secret] "You never asked. So I shall say it. Bring her home, it says, or do not come home. I have done neither for ten years, and called it good manners."
       *[other] "The loser chooses the prize; that is a new rule. If I lose I shall answer that letter at last. Whichever way I answer, somebody's house is shut to me."
    }

    He takes a lime. His hand has carved his name in a moving sail. It makes one turn, slips, and the peel falls off in five stupid pieces; he looks straight at you while it does so.

    "How clumsy," says Nasir.
    { $warmth ->
        [0] "Your lime, esteemed Captain."
       *[other] He has left out "esteemed" for once. "{ $captain }," he says. "Your lime."
    }
nasir_lover_3-ask = Say that you saw it, and ask him why.
nasir_lover_3-ask-ok =
    "Since I wanted to be seen," says Nasir. He has run out of parries, and sits there with lime on his chin.

    You break the seals together. Inside it says what he said, and below it, in another ink, from the old aunt who had charge of the sand: "Or write to us. We only wish to know that you eat." He writes until dark. He writes with his left. The fare for the messenger turns out to be enclosed.
nasir_lover_3-worse = Lose even more shamefully than he did.
nasir_lover_3-worse-ok =
    You apologise to the lime. You cut a piece as large as a coin, put it in your eye, and fall off the crate into Kofi's basket, which goes down two floors with you, limes, letter and all, into the middle of the fruit market.

    "I yield!" shouts Nasir from the loft, laughing so hard that he has to hold the beam. "I have met my equal!" Nobody there had ever heard him shout. They've heard of little else since. The letter is pulp. It reads beautifully.
nasir_lover_3-worse-fail =
    You mean to make a mess of it. But the sun is on the bench, and somebody is watching, and the peel comes away in one long perfect curl that hangs down to the floor and turns there.

    Nasir looks at it in despair. "Permit me," he says, "you have no talent for this." He drapes it round your neck. You pay for forty limes, all spoilt with practising, and by evening you both manage to be bad. He says it was your first honest defeat.
nasir_lover_3-forfeit = Buy him out of his commission, this hour.
nasir_lover_3-forfeit-ok =
    A consul of the republic lives over the cooper's. There is a tariff: so much for an order not carried out, per year, and a rebate for politeness. You lay it down in one heap. He stamps each seal, and gives the letter back to Nasir, void.

    "You have outbid a state," says Nasir on the stairs. By evening that's being said on every ship in the roads. He unbuckles the rapier which he lends. "I shall only need the other," he says, "if you keep this."

## Nemesis 1, at Smuggler's Cove. Mirror or audience.

nasir_nemesis_1-title = Supper on your colours
nasir_nemesis_1-opening =
    "You did not seem to be using them," says Nasir.

    Behind the cliff door with the brass knocker twelve smugglers sit at supper, on your flag. There's a ham on it. He stands at the head, in black, half way down in a bow, and stays there. It's the bow from that morning in spring. You struck between the salute and the first step, and the whole beach laughed, and he hasn't finished.

    "I ask leave to be unforgiving," he says to his own shoes. "I have been at this angle for some months. One sees a great deal of floor."
    { $paid_in_secrets ->
        [me] "You paid a bet in secrets. The way to your flag locker was in the change."
        [other] "There is { $paid_in_secrets_by }, who pays in secrets. I bought one. It was the way to your flag locker."
       *[no] "Your flag locker, permit me, has a lock for children. I knocked first."
    }

    The smugglers have stopped chewing. On a nail by the fire hang his own colours, a green silk, washed; the landlady has them in pledge for the ham.

    "We're closed," she says, to nobody, and bars the door behind you.

    Between you and him stand eleven plates, the soup, and one empty chair.
nasir_nemesis_1-bow = Finish the bow with him, down to the floor.
nasir_nemesis_1-bow-ok =
    You go down as far as he is, then further. Your purse slides out of your coat; the landlady takes it for the ham. For as long as it takes twelve men to grow embarrassed, two people look at a floor.

    Then a back cracks, and it's his. Nasir straightens up, a hand to his spine. "I thank you. That was the second half," he says. "There were forty on that beach, however." He cuts you a slice of ham.
nasir_nemesis_1-cloth = Pull your flag from under the whole supper.
nasir_nemesis_1-cloth-ok =
    It's all in the wrist. There's a snap, eleven plates turn half round and stand, the soup makes one small wave. Twelve smugglers beat on the wood with their spoons, and pay you, since there was money on it.

    Nasir had meant them to laugh. "Between the grace and the first bite," he says. "Again you do not wait." He takes a napkin in two fingers, tries its weight, and begins to practise.
nasir_nemesis_1-cloth-fail =
    It's all in the wrist, and some of it is in the seam. You get half of it. The other half brings eleven plates, the soup, the ham, and twelve smugglers who had been looking forward to it. Two of your people spend the night sewing.

    "Permit me," says Nasir, and picks a carrot from your shoulder with the point. He carves what is left. "I have waited all year to see you make a fool of yourself," he says. "It is less than I hoped. Mustard?"
nasir_nemesis_1-buy = Redeem his green silk, and fly it yourself.
nasir_nemesis_1-buy-ok =
    You pay for the ham. The landlady hands you the silk, with something wrapped in it, and by moonrise the { $ship } lies under a flag of green.

    He comes out on the rock to look. You have somebody call across that it was only holding up a nail.

    It takes him some time to reply. "I yield the point," says Nasir over the water. "I sleep on the other end." In the morning your own flag hangs from the topmast of everybody in the bay.

## Nemesis 2. Anywhere.

nasir_nemesis_2-title = A queue to insult you
nasir_nemesis_2-opening =
    "Permit me," says the fishwife of { $port }, "your walk is that of a duck with debts."

    She curtsies and makes room for a cooper. "By your leave, Captain: I have seen better beards on cheese." He hasn't got the wording quite right, and looks behind him. Nasir corrects it under his breath.

    He has been here since Monday, giving lessons in the fish market, free. The town has taken to manners as others take to drink. There's a queue, eighty people, each with a green ribbon; one sees that they have prepared.

    { $type ->
        [mirror] "You have learned my trade," says Nasir. "You stole a supper most elegantly. So I have looked into yours, and taken a Port. It was not locked."
       *[other] "You bowed for twelve," says Nasir. "There were forty. I thought of inviting them; then I thought, why forty?"
    }
    { $drank_clara_green ->
        [me] "The children beg leave to see the green tongue. I said that I would ask."
        [other] "The children ask about a green tongue. That is { $drank_clara_green_by }, I told them. You are the other one."
       *[no] "The children beg leave to throw things," he says. "I gave it, for soft ones."
    }

    Nobody will sell you so much as an onion before the queue is done. Across the way a milliner leans in her door, among a hundred straw hats.

    The baker steps up, clears his throat, and unfolds a paper.
nasir_nemesis_2-listen = Hear out all eighty, and thank each one.
nasir_nemesis_2-listen-ok =
    You stand there till the lamps are lit. You thank the baker for the bit about your nose. By seventy they've gone over to complaints about each other; it costs you a round of beer to get them home.

    The last one is Nasir. He has a paper too, and looks at it. "I find that the cooper has said it," he says. He folds it up small. "You did not interrupt. I had relied upon your interrupting." He lights you to your boat.
nasir_nemesis_2-answer = Ask leave, and answer each of them in kind.
nasir_nemesis_2-answer-ok =
    { $who ->
        [kahina] "By your leave, baker," you say. "Your wit. Call it half a loaf."
        [cesare] "By your leave," you say to the baker, "picture a loaf that rose."
        [spell] "Strictly speaking," you say to the baker, by his leave, "that was two insults and a comma."
       *[ton] "By your leave," you say to the baker. "Stale."
    }

    They've never been answered before. By the fortieth there's a hat going round, and the eightieth throws away her paper and asks you for one.

    Half the ribbons have come off. "Your timing has improved," says Nasir. "You now wait until they have finished. Then you strike." He is pale about the mouth. "It is my own lunge, I believe. I had wondered what that felt like, from in front."
nasir_nemesis_2-answer-fail =
    The baker goes well, the cooper tolerably. Then comes a girl of seven. "Please," she says, "my mother says you're what's left when the tide's out." You open your mouth. You ask leave. Nothing follows.

    The market waits. They offer you a chair. Somebody goes through your pockets for your wit and keeps what else was there. "Permit me," says Nasir in the end, "she has been my best pupil." He gives the girl a rapier made from a spoon. He has one for you as well, smaller.
nasir_nemesis_2-hats = Buy up the milliner, and hat the town.
nasir_nemesis_2-hats-ok =
    Ribbons are very well, but it's hot, and each straw hat now has a band in your colours. You lend them. The queue is soon in the shade, and a town that wears your hat doesn't like to say much about what's under yours. It pays a deposit, too.

    At sundown there are forty hats and forty ribbons, and it comes to words, all with leave. Nasir goes between them, parting people. "I yield the heads," he tells you. "I keep the hearts. It will be a long summer."

## Nemesis 3. Anywhere.

nasir_nemesis_3-title = Sand for an hour
nasir_nemesis_3-opening =
    "It dries at five," says Nasir, "and at six it does not exist. I thought it tactful."

    You've been rowed out. Off { $port } the tide has laid bare a bank of sand as long as a street, with a jellyfish on it. At its far end lean the bones of a Spanish paymaster's barge that shows itself twice a year. Beyond the shallows lie sixty boats, full to the gunwales.

    He has brought both rapiers, and he offers you the choice. Then he takes the other in his right hand.

    { $type ->
        [mirror] "I stole a flag, then you did, I took a Port, you took it back," he says. "I have lost my place. One of us must stop, and I regret to say that I am enjoying myself."
       *[other] "Here they are," he says. "Forty from that beach; I found every one. The rest have paid. You may strike whenever you like, as is your habit. They would love it."
    }
    { $grudge ->
        [0] "I ask leave," he says, "to hope that you will not."
       *[other] "I shall not ask leave today," he says.
    }

    He salutes. He begins to bow. It's the same bow; the coat tails know it. The first thin sheet of water comes in over the sand, runs around your boots, and around his bent head there's nothing but air.
nasir_nemesis_3-wait = Lower the blade, and let him finish his bow.
nasir_nemesis_3-wait-ok =
    He takes his time. It's at your ankles when he reaches the bottom and at your shins when he begins to come up. Not a boat stirs. Your purse and the jellyfish float off together.

    When he is upright there's no beach left. "There," says Nasir. "That was all. It wants, as you see, about four minutes." He salutes, and you salute, to the knees in the sea. He offers you his arm through the deep part.
nasir_nemesis_3-left = Tell him to fight you with the left.
nasir_nemesis_3-left-ok =
    He comes up out of the bow like a spring. "Nobody," says Nasir, "has ever," and changes hands. Then for a quarter of an hour sixty boats see what fencing is. It's up to the belt when you turn him into the sun and his blade goes spinning, and a fishwife catches it in her apron.

    He looks at his left hand, then at you. "At last," he says. He takes off his hat, fills it by mistake, and swims to his boat, very straight.
nasir_nemesis_3-left-fail =
    He changes hands. What follows is short. This is someone else, who has been waiting for years behind a good upbringing. He takes your buttons, from the top, then your belt, and your purse goes out to sea with what it held up.

    Then he sees the faces in the boats, all laughing, and where you stand. He puts his own coat round you. "I yield that," says Nasir. "Nobody laughs between my salutes." It's a fine coat. The sandbank goes; you share an oar.
nasir_nemesis_3-wreck = Fence him backward, as far as the barge.
nasir_nemesis_3-wreck-ok =
    You yield a step, and another; he's delighted; he thinks it is style. You yield the length of a street, down the hatch, and there you stop, since your heel has found the thing for which the Armada comes dredging every spring.

    You lift it out. His point goes into the oak up to the hilt. "You were going somewhere," says Nasir, pulling at it, up to his chest in water. "All this while. I was only dancing." He leaves the rapier, salutes with his hand, and floats.
nasir_nemesis_3-wreck-fail =
    You yield, and yield, and step backward into the hatch, which has no floor. What you bring up is a conger eel, who has the lease. Your crew has to row in under the applause and lift three planks off you.

    He has held your chin above water all the while, lying on his stomach on the deck beam, in black velvet. "Permit me," says Nasir, "that was stupid. I had not got to the end. Next time look at the floor. I always do."
