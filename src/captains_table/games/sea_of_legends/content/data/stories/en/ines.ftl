## Lover 1, in Havana. Wager or secret.

ines_lover_1-title = Seven to two on the dog
ines_lover_1-opening =
    "Seven to two he stamps you without reading," says the woman ahead of you. "Coin?"

    In Havana everything is stamped, and this is the hall for it. She's playing the line. So far she has won the shoes of a notary, a hat, and three places. Under her arm is a parcel of money, tied with string.

    "Ines," she says. She looks at her cards once and puts them face down. "The mail for Veracruz shuts at twelve. I need a stamp and one coin. Four people left. You're the fourth."

    The licensed dog lies on the sill beneath the clock, on duty. He barks when a paper isn't in order.

    "Player?" says Ines.

    The parcel turns in her arm. One can see a corner of the address: a tower, a floor, a number. People don't live in that tower. They wait there. She has turned it back before anybody could read, and you've read it.

    It's six minutes to. She holds out the pack, for you to cut.
ines_lover_1-hand = Cut the cards and play her for it.
ines_lover_1-hand-ok =
    She deals on the back of the notary. You get a pair. She gets whatever she wants and doesn't look at it again; and so she doesn't see that you have stopped looking at yours, too.

    "You're copying," says Ines. It costs her a second, and that costs her the hand. You win the places, the hat, the shoes and a coin. You lend her the coin. The parcel goes off at one minute to. "You could have held out for more," she says. "Same time Thursday."
ines_lover_1-hand-fail =
    You scratch your neck. "That cost you," says Ines. You stop scratching. "That cost you as well." By four minutes to twelve she owns your coin, your place, and a button, and the parcel is in the bag.

    Then she turns your hand over. It was better. You couldn't have known, with her across from you. "You had me," she says, rather slower. "Five to one on, and you paid." She gives you back the button. She would like to see what you do with it.
ines_lover_1-coin = Pay the coin for her, and ask nothing.
ines_lover_1-coin-ok =
    You lay it on the counter, next to the parcel, address down. The stamp falls. The bag shuts. The dog says nothing.

    Ines hasn't moved. "What do you want for it?" she asks. { $who ->
        [kahina] "Call it half of nothing."
        [cesare] "Naturally, your arm as far as the quay."
        [spell] "Strictly speaking, I wished the line to move."
       *[ton] "Shade."
    }

    She walks beside you as far as the quay without giving you any odds, pays you twice the coin, and says that it's interest. "You read it," she says. "I saw. Your eyes stopped at the floor."
ines_lover_1-dog = Stake your purse on the dog.
ines_lover_1-dog-ok =
    "On what?" says Ines. On his barking, you say, at a paper that's in order. She considers it, and you can see that she has never in her life considered a dog.

    The hall bets. Even the clerk reaches over with something. When the notary's permit comes up, perfect, the dog gets to his feet. He yawns, with sound. It takes a vote. You have your winnings in kind and she has a coin for the mail. "That was no bark," says Ines. "But I liked the price."

## Lover 2. Anywhere. Sets bet_the_ship_on_a_queen.

ines_lover_2-title = Four players and a ship
ines_lover_2-opening =
    "Don't sit," says Ines. "If you sit you're in."

    The barge lies off { $port } with its lamps shaded, since the law ends where the anchor holds. It's past two. Three have dropped out: a bishop, a widow, a man with a parrot. Left are Ines and a sugar planter with a clean collar. Among the coins in the middle lies a folded paper with Josephine's green ribbon.

    { $type ->
        [secret] "It's the note," says Ines. "The one for the tower. You've never asked, so I'm telling you the odds. He bought it on Monday. If he wins tonight he'll call it in, and they'll move my father down a floor. It's wet, down there."
       *[other] "You said to play for something I couldn't pay," says Ines. "That's my father, in that paper. He owes. I pay, to the hour. If the gentleman wins he'll call it in."
    }

    "I'll see anything that floats," says the planter.

    She's looked at her cards once. She lets you see one, its corner only; and the corner has been cut off.
    { $paid_the_rain_debt ->
        [me] "You paid for rain once," she says. "One who pays for weather gets better odds. Eight to five."
        [other] "{ $paid_the_rain_debt_by } paid for rain. I'd have given that better odds than this. Six to five."
       *[no] "It's six to five," she says. "I wouldn't. I don't hope."
    }

    Through the port one sees your riding light. The bishop has stopped yawning.
ines_lover_2-queen = Sit down and bet your ship on her queen.
ines_lover_2-queen-ok =
    "The { $ship }," you say, and sit. The planter looks at the riding light. He looks at her; there's nothing there to read. So he looks at you.

    You are looking at the one corner you know. You're so pleased with it that he folds. Ines burns the note over the lamp. "I'd nothing," she says. "A queen and dirt. You believed it." She pays you what was in the middle. Then she shows you a second card, all of it, for nothing.
ines_lover_2-queen-fail =
    You hear yourself stake the { $ship }. The planter turns up three kings, and it's very quiet; then the parrot says, "Four," and a fourth falls out of that clean collar.

    What follows is short and damp. The note's ashes, the ship's still yours, and half your watch has swum for it and is hanging up to dry. "You lost her," says Ines, wringing out her sleeve. "For eleven breaths. I counted. You didn't look at the light once, you looked at me." She shows you another card. It's wet through.
ines_lover_2-stop = Pick up her cards, and call it morning.
ines_lover_2-stop-ok =
    You gather up her hand, unseen, and say that it's late. It's within the rules: the pot stands as it is, to be played out when all four have slept, and the widow, who owns the barge, locks it in her stove.

    She lights that stove at seven, for the bishop's eggs. "With the note in it," says Ines. "She's sixty. She never forgets to look." The widow winks and pays out the coins. "It was seven to four on me," says Ines. "You got better."
ines_lover_2-match = Match the whole pot in gold, and stay standing.
ines_lover_2-match-ok =
    You empty your purse over her shoulder. Standing, you aren't in; it's raining money on her side. The planter would need to cover it, and all he has left is cane.

    "I'll fetch it," he says. "Until then it's hers," says the widow, who wants her bed. Ines takes the note out of the ribbon and reads it through once. There's a thing in the pot that nobody remembers staking. "Take that," she says. "And sit, now. I want to play you for beans." She leaves her cards face up.

## Lover 3. Anywhere.

ines_lover_3-title = One hand before the boat
ines_lover_3-opening =
    "One hand," says Ines. "It comes at six."

    On the landing stage of { $port } she has turned a cask over and sat down on her bag. It's raining on the cards. Out past the mole is the Veracruz packet with one passenger whom she hasn't seen, without a grating, for nine years.

    { $bet_the_ship_on_a_queen ->
        [me] "You put your ship on my queen," she says. "I've gone through it since, each way. There's no line where that was right."
       *[other] "The note's gone," she says. "Since then I've had nothing to count. I woke up at the hour, every hour. There was nobody to pay."
    }

    { $type ->
        [secret] "You knew the floor and the number," she says. "From the first day. I'd like to tell you the rest. After the hand."
       *[other] "Loser names the prize," she says. "You'd that rule from somewhere. I've thought about it. It makes losing worth eleven to ten."
    }

    She deals. She looks at hers once, as always; then, as never, a second time. She doesn't bet. She lays down five cards in front of you with the faces up, and the queen of cups among them. It's as good a hand as there is.

    "I fold," says Ines.
    { $warmth ->
        [0] "Player? It's your turn."
        [1] "That's all five," she says. "You'd seen one."
       *[other] "{ $captain }," she says, for the first time. "It's your turn."
    }

    You haven't yet looked at yours. Behind the rain a bell is ringing the packet in.
ines_lover_3-fold = Fold too, without looking.
ines_lover_3-fold-ok =
    You push your cards into hers, unseen. So nobody has won. The stakes stay on the cask, in the wet, and neither of you can think what the rule is.

    "There isn't one," says Ines. She laughs, and looks about for who did that. The packet touches, and an old man with a birdcage comes down the plank, holding on to nothing. "Whose is it?" he asks her. "Ours," says Ines. He divides it by three. He's very quick at it.
ines_lover_3-raise = Raise her until she has to take back her cards.
ines_lover_3-raise-ok =
    You raise. You put in your coat. You put in the { $ship }, the cat, the chair in the cabin which is hers. "I've folded," says Ines. You put in tomorrow.

    She takes back her cards. "I'll see that," she says. It's told from bar to bar, how two people stood in the rain and each tried to lose more than the other, while the packet tied up. Nobody knows who did. Your five are framed in the inn there, with the backs to the front.
ines_lover_3-raise-fail =
    You raise; the wind does too. It has the cards, all ten of them, and your hat with the stakes in it, which goes off the end of the landing. You both run. You're flat on your stomachs when a pair of old boots stops beside you.

    "She was always like this," says a voice, "about money." Ines gets up in front of her father. She's holding one card. It's a two, and it's yours. "You'd have lost," she says. "I folded for nothing." She keeps it.
ines_lover_3-boat = Put all you have on the boat, for her.
ines_lover_3-boat-ok =
    Forty people are betting whether the old packet will make the landing or the mud. You go over, and put everything on the landing, at sixty to one, and stand there with a rope.

    She misses by a fathom. You don't. They still show the bollard. "You can't bet on what you do yourself," says Ines. "That isn't a bet." An old man climbs over the bow. She has nothing ready, no sum, no card. She gives him her hat to hold, and you her hand.

## Nemesis 1, in Veracruz. Account or mirror.

ines_nemesis_1-title = The hand you threw away
ines_nemesis_1-opening =
    "Sit," says Ines. "You've four minutes. By the sun I've ruined you already."

    In Veracruz, between the sun's noon and the clock's, she has rented the arcade, a table, and fifty chairs, all taken. On the cloth lies last winter's deal, laid out as it fell. She's remembered every card. Yours are on their faces.

    "Five in the morning," she says. "I'd all I had in it. You looked at your hand. You looked at me. You looked at my shoes." She taps the backs. "You folded. I took it for play. Then somebody told me what you'd been holding."

    "I was there," says a man on a chair.

    "You felt sorry for me," says Ines. "In public."
    { $paid_in_service ->
        [me] "You paid a bet in washing-up once. You know what a debt looks like. So why'd you forgive one?"
        [other] "{ $paid_in_service_by } paid a bet in washing-up. Hands in the water till it was done. I respect that."
       *[no] "I owe nobody in this town," she says, "but you. I can't sleep for it."
    }

    There's a new pack too, with the seal broken. On the back of each card one corner is a shade too dark. She wants you to see it.

    The clock coughs, as it does before it strikes.
ines_nemesis_1-show = Turn the old hand over, and let it win.
ines_nemesis_1-show-ok =
    You turn them up, one by one, before fifty chairs: it's what everybody had heard. Then you hold out your palm for the pot of last winter, and keep it there.

    Ines counts it into your hand, quick and clean. "That's the first breath I've had since," she says. The chairs drink it, and some more. "It's square for the money," says Ines. "There's the looking at my shoes. I'll think what that was worth." She has new ones. They pinch.
ines_nemesis_1-mark = Play her with the marked pack, by her marks.
ines_nemesis_1-mark-ok =
    You read the corners. She sees that you read them; that's what they were for; so you play the cards for what they aren't. By the third deal she's reading you reading her, and the clock strikes noon in the middle of a bluff.

    You take it with a pair of nothing. "You looked at my marks and not at me," says Ines. It's nearly approval. She cuts a corner off a card and slides it over. "Good. No more kindness, then. I know where I am."
ines_nemesis_1-mark-fail =
    You read the corners. Dark is high. You win five hands. Then the sun comes round the pillar, as it does at noon, and every corner on the table is dark, and so is yours, from your thumb.

    "Ink," says Ines. "It comes off on whoever uses it." Fifty chairs look at your thumb. She rakes in what's there. "You'd have done better to be sorry for yourself," she says, but slides you a lemon, which takes it off, and tells you so before you've asked.
ines_nemesis_1-pay = Pay her for the insult, at her price.
ines_nemesis_1-pay-ok =
    "What does it cost?" you ask. She reckons it up: one night's sleep, times the nights; one pair of shoes. She writes it on the cloth. You lay it down, all of it, and fifty people who came for a duel look on at bookkeeping.

    "That was for the looking," says Ines. "It was too easy for you." She gives you change, of all things, in goods, since she won't take a coin over. "You pay as if it didn't hurt. I'll have to find what does."

## Nemesis 2. Anywhere.

ines_nemesis_2-title = Prizes for the parish roof
ines_nemesis_2-opening =
    "Lot one," says the priest of { $port }, "a sextant. It knows the way home."

    It's the raffle for the church roof. The prizes stand on the altar steps: a sextant, two pistols, a feather bed, a cheese with a bite out of it. You know that bite. Ines sits by the drum in a clean collar, selling tickets. For three days she has played your purser at dice.

    "It's fair won," she says. "I'm giving it to God. Four hundred tickets. He has holes in His roof."

    { $type ->
        [mirror] "You read marks now," she says. "You bluff by the clock. You've got as good as me, and you enjoy it. So I took what I'd miss if I were you."
       *[other] "The money was square," she says. "Then I thought: it's not what they pay, it's what they'd miss. That's the true price. I had it carried up here."
    }
    { $robbed_the_counting_house ->
        [me] "You robbed a counting-house," she says. "This is the other way. One keeps the receipts."
        [other] "{ $robbed_the_counting_house_by } robbed a counting-house. I laughed. This is neater, it has receipts."
       *[no] The purser is on his knees in the third pew. He doesn't turn round.
    }

    On top of it all lies your oldest thing, the one that is worth nothing. It's lot forty.

    A child with a bandaged thumb is going to draw. Ines tears you off a ticket and keeps hold of the other end.
ines_nemesis_2-one = Buy one ticket, and sit in the third pew.
ines_nemesis_2-one-ok =
    You buy one. You sit down by the purser and sing what is sung. Your sextant goes to a midwife, your pistols to two nuns. You shake hands with them all.

    Lot forty goes to Ines; a seller must take one, too. She turns it over, and can't find what it's good for. "You'd have paid more for that than for the rest," she says at the door. "And you bought one." She puts it in your hat. "Now we've both been sorry."
ines_nemesis_2-draw = Offer to turn the drum, and turn it your way.
ines_nemesis_2-draw-ok =
    You've seen the dealer's hands; you know what one does with a thumb. You turn the drum like a barrel organ, and the child draws, and on whatever she draws your ticket is stuck. It all comes home, with a parish cheese.

    The priest calls it providence. "It's the Havana turn," says Ines, very low. "I taught nobody that. You'd have had to watch me for a year." She's stopped selling. "You did. You sat there and learned my hands. That's worse than being sorry."
ines_nemesis_2-draw-fail =
    You turn the drum the way she does. The handle comes off, the door flies open, and four hundred tickets go up into the holes in the roof, and out.

    For a fortnight people bring you numbers, from gutters, from nests, from Portobelo, and each has to be honoured. "You turn from the elbow," says Ines, who helps you with the list, since she can add. "It's the wrist. You hurry when you mind about a thing. I hadn't known there was one."
ines_nemesis_2-lot = Buy up the tickets, and raffle it all again.
ines_nemesis_2-lot-ok =
    You buy whatever she has left. Then you stand up in the pulpit and sell them once more, with a speech about rain. The roof gets its lead, the midwife gets the sextant, and you get the difference.

    Ines has counted along under her breath. "You made on it," she says. "I took away everything you'd miss, and you made on it." She gives you the purser back. "So it's none of that," she says. "Then what do you keep where I can't see it?"

## Nemesis 3. Anywhere.

ines_nemesis_3-title = Two pans and a crowd
ines_nemesis_3-opening =
    "Take your boots off," says Ines, "or leave them on. They count."

    The great scale of the customs house in { $port } is made for sugar: two pans, each as big as a bed, on chains. She sits in one with her feet together. You're to sit in the other. Then each puts in what they have, turn by turn, and whoever goes up has lost and walks away without it. The town stands around it in rings.

    { $type ->
        [mirror] "I don't know any longer whose trick is whose," she says. "I marked, you marked, I raffled, so did you. One of us is a copy. This thing can't be bluffed. It'll say."
       *[other] "It's the whole account," she says. "I've got it down to one entry. What you left me on that table. I want it back on your side, where they can all see."
    }

    Between the pans, under the beam, stands the customs' safe, ajar: the Armada's weights are kept in it, and what is kept beneath the weights.
    { $grudge ->
        [0] "It's evens," says Ines. "I've never had evens before."
       *[other] "It's nine to four," says Ines. "Against you. Sit."
    }

    She begins. She puts in a purse, her coat, and the pack with one corner missing. Your pan stirs, and your feet leave the floor.
ines_nemesis_3-even = Put in the old pot, coin for coin, and stop there.
ines_nemesis_3-even-ok =
    You've had it by you all along, in the same bag. You put it in: what lay on the table at five in the morning, not a coin more. The beam comes level, and stays, and you look straight across at one another.

    "That's exact," she says. "That's what you gave. It's there, they can see it." The weigher takes his fee. She climbs down and puts on her coat. "You may look at my shoes," says Ines. She holds one out. "I paid cash."
ines_nemesis_3-all = Go all in, whatever it is, and sit on top.
ines_nemesis_3-all-ok =
    Chest, anchor, the cat in her basket. She matches it, with pearls and a mule. You hang level. { $who ->
        [kahina] Then you take the key from your neck.
        [cesare] Then you take out the red notebook, third volume.
        [spell] Then you lay the tome beside you, dripping.
       *[ton] Then you take the spike from your pocket.
    }

    Your pan touches the floor. Ines goes up, slowly, among the rafters, with her mule. "All of it," she says from above. "You put in all of it. You weren't sorry for me for one minute." She sounds as if she had slept.
ines_nemesis_3-all-fail =
    Last comes the cat, in her basket. She looks at the pigeons on the beam, and goes. You rise past the first ring of faces and past the second, with your things sliding off at the corners.

    Ines gets out to help you gather them; she won't win by a cat. That makes her pan the lighter, so down you come. It isn't in any rule. "We'll call it void," she says, with your anchor in her arms. "The spillage is mine. You owe me a cat's weight."
ines_nemesis_3-safe = Lean out of the pan, and clear the safe.
ines_nemesis_3-safe-ok =
    When she puts something in you rise, when you do you sink, and in between you swing. On the fourth swing you've what is beneath the weights, and it's heavy. You come down like a verdict.

    "That's the Armada's," says Ines, going up. It's in your pan, you point out; it counts. She does the sum. "It counts," she says. "I'd have offered forty to one." She bows from the rafters, left hand on the chain.
ines_nemesis_3-safe-fail =
    You swing, and have the door by the handle. The door has you by the sleeve. There you hang between the pans, when the beam, two hundred years old, remembers its age. It takes your crew all afternoon to get you out from among the sugar weights.

    "You reached," says Ines. She sits where she came down, with the pack in her lap. "In a game that couldn't be cheated. I'd not have thought of it." She deals you a hand, to pass the time.
