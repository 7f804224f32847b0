## Lover 1, in Portobelo. Duet or harbour. Sets carried_nails_to_the_haven.

kofi_lover_1-title = The hold stands open
kofi_lover_1-opening =
    "Open it, neighbour," says the man on your deck. "Then we talk about nails."

    He means your hold. Your crew take off the cover, and he goes down on one knee at the edge and looks for so long that somebody fetches a lamp. He doesn't want the lamp.

    "One hatch," he says.

    { $who ->
        [kahina] "It's locked at night. Against people getting in."
        [cesare] "A second has been promised. It is on page forty."
        [spell] "Strictly speaking, one is all that the plans provide."
       *[ton] "One. Yes."
    }

    "We came over in a hold with one." A hatch hinge hangs on a cord round his neck. "We are ninety-one now. I'm Kofi; they've made me mayor. We need nails for the roofs, four kegs. The price on the church wall is ten years old and the merchant calls it a joke. And there are two men on the quay, in good boots, who ask what so many nails are for."

    He stands up and counts the ways off your deck.

    "You could carry them. You could bargain. Or," says Kofi, and there it is at last, an enormous laugh, "we could cut you a second door."
kofi_lover_1-carry = Carry the nails for him, and ask no address.
kofi_lover_1-carry-ok =
    The good boots watch you load biscuit. Under the biscuit are the kegs. At dusk Kofi stands by your helmsman and says left and right, until there's a beach with nobody on it; then there are thirty people on it, with baskets.

    A child counts aloud as the kegs go by. "You didn't ask where you are," says Kofi, up to his chest in the water, and hands you the freight, in small coin from many pockets. "So we'll have to come and tell you, one day."
kofi_lover_1-hatch = Saw a second way out of your own hold.
kofi_lover_1-hatch-ok =
    He takes one end of the saw and you the other. The line wanders. Round midnight your crew come up in their shirts to see who is killing what, and stay to hold things.

    By morning your deck has a hatch with five corners. It opens from both sides; he tries it eleven times. "It's an ugly door," says Kofi, as pleased as a boy. "Nobody will ever die for want of it." From under the old planks he gives you something that had rolled there years ago.
kofi_lover_1-wall = Bargain with the merchant, by the list on the wall.
kofi_lover_1-wall-ok =
    You take the merchant to the wall and read it to him, and Kofi reads it too, half a line behind you and in a better voice. Nails: four the keg. "Ten years ago!" shouts the merchant. So why does he stand here every day, you ask, and read it?

    A crowd gathers, hoping for a fair. He sells. Somebody even cheers the good boots, who leave. "We were too loud," says Kofi. "I'd forgotten how one does that." Your share is what you saved him.
kofi_lover_1-wall-fail =
    You read out the list. Kofi reads it out. You come in on the wrong line, so that he is bargaining for nails and you for mules, and the merchant, a fair man, agrees to both.

    You now own a mule. Kofi looks from the mule to you, and there comes a sound from deep down, and he must hold on to the church. "We're ninety-two, then," he says. The mule takes the kegs over the hill by night, past two men who are looking out for a captain.

## Lover 2. Anywhere.

kofi_lover_2-title = Eleven goats in a loft
kofi_lover_2-opening =
    "Don't sneeze," says Kofi. "They are below us, having eggs."

    The loft over the bakery in { $port } is full of flour, and of you, and of eleven goats. They're for the haven. They were to go round by the back lane at four; but at four the men in good boots came up the back lane with a paper. Through the cracks you can see three hats, three pistols, and a pan.

    { $carried_nails_to_the_haven ->
        [me] "We sleep dry under your nails, neighbour," says Kofi into your ear, "and you've never once asked where."
        [other] "{ $carried_nails_to_the_haven_by } once brought us nails," says Kofi into your ear. "Now it's two captains. It's getting crowded on our side."
       *[no] "You needn't have come up the ladder," says Kofi into your ear. "You could be having eggs."
    }

    { $type ->
        [duet] A cousin of his is at the hatch. "You two breathe like one person," he says. "Part, Kofi. Alone you'd be over the roofs by now. We need you. We don't need a captain."
       *[other] "They've been to your ship," he says. "They know that we slept there. They'll ask again tonight, with axes."
    }

    Goat number eleven has found the rope of the flour hoist, and is chewing. Kofi points; he can't reach it.
kofi_lover_2-feed = Give her your hat to eat, and lie still.
kofi_lover_2-feed-ok =
    She takes the hat. It's felt, it has a history, and she eats it from the outside in. When it's gone you pass her your gloves, and then, one by one, the others look round as well. You end in your shirt.

    Below, three men have finished their eggs and talk about their feet. They leave. Kofi lies with his face on his arm, and shakes. "We'll have it minuted," he says, when he can. "A captain's hat, one. Eaten in our service." You're voted a coin for it.
kofi_lover_2-drive = Drive the goats down the stairs, all at once.
kofi_lover_2-drive-ok =
    "Now," you both say. Eleven goats go down a baker's stairs, and the flour goes with them. What the three men see is a white roar with horns, and one of them fires at the pan.

    When the air has cleared, goats, mayor and captain have crossed the yard, the lane and somebody's laundry. A pistol, a paper and a left boot have come along on horns. The paper is a list of names. Kofi reads all of it, folds it very small, and gives it to the goat.
kofi_lover_2-drive-fail =
    You say "now". The goats consider it. There is a draught on those stairs. In the end it's you who goes down first, on your back, with a goat on your chest who looks straight ahead.

    "What's he selling?" says a man with egg on his chin, and his friend says: "Goats." White from head to foot, you sell three men in good boots no goats at all for half an hour, until they flee. "It wasn't the plan," says Kofi from above. "It was very good."
kofi_lover_2-breakfast = Send down more breakfast, at your expense, until noon.
kofi_lover_2-breakfast-ok =
    A coin on a thread, through the crack: the baker is no fool. To the gentlemen, with the compliments of the house, come sausages. There's a pie, and a second pie, then the brandy that he keeps for christenings, and about eleven they sleep, each with a hand on his pistol.

    You go out past them on tiptoe with a goat each. The baker has taken the bill from their pockets; half is yours. Kofi stops on the doorstep to count: eleven. And then, with a look at you: "Twelve."

## Lover 3. Anywhere.

kofi_lover_3-title = The key to the tool shed
kofi_lover_3-opening =
    "That's all there is," says Kofi. "We did warn you. It's dull."

    It is a day's walk behind { $port }, which is more than anybody may say. There are roofs, a bean field, a bench. You have been given a chair in front of the shed, and tonight you've been given the key.

    "It opens from inside too," he says. He has taken the hinge from his neck and lays it in your lap. "That night I opened the hold. People know that. There was a second hatch, aft, and I shut it. Perhaps the wind did. There were sailors in there, and a boy. I don't know whether I meant to. You're the first to hear it."

    { $type ->
        [duet] Down by the beans a man from the { $port } newspaper sharpens a pencil. All day you and Kofi have told him nothing, in turns.
       *[other] "You could stay," says Kofi. "There's a chair." Down by the beans a man from the { $port } newspaper sharpens a pencil.
    }

    Everyone else is out on the last roof, which has no thatch yet. The first drop falls on the key.
kofi_lover_3-hinge = Hang the old hinge on the shed door.
kofi_lover_3-hinge-ok =
    You look for the screws, and he for the screwdriver; it's dark in there, and your hands meet in a box of staples. The hinge has not turned for eighteen years. It gets goose fat, and then it turns.

    Kofi shuts the door, and opens it. He does that for some time. "It squeaks," he says. "Good. That way one knows." His neck looks bare without the cord, and you are told that you may kiss it. { $warmth ->
        [3] Later he moves a second chair up to the first.
       *[other] On the bench next morning lies your wage, for one hinge, hung.
    }
kofi_lover_3-dull = Bore the newspaper man until he goes home.
kofi_lover_3-dull-ok =
    You take him through the beans by name. Kofi relieves you at the goats, and has figures. At two in the morning the man lays down his pencil and asks whether there's nothing in this place, nothing whatever, that anybody might like to read.

    Well, you say: there's yourself.

    He writes till the sun comes up. A week later it's on every table in { $port }, four columns of your adventures and not one roof. "We're in it," says Kofi, who has searched. "Here. 'Some village.'" He has it framed.
kofi_lover_3-dull-fail =
    You take him through the beans. At the fourth row he puts away the pencil and gets down on his knees. He grew up on beans! He has had no one to talk to about beans since his father.

    He stays nine days, he thatches, and he asks whether he could have a bed by the stream. "We are ninety-three," says Kofi. You have paid for the man's boots, as his office won't. No paper ever prints a line on it, though there's a sonnet.
kofi_lover_3-roof = Finish the last roof before the rain, all hands.
kofi_lover_3-roof-ok =
    Your crew go up the ladders as if to reef. One half of them can thatch, it appears; they had mothers. Kofi calls out from the ridge who's to pass what, and he already has all the names.

    At four it pours, and nobody is under it but you two. Below, a child has been born into the dry, and along the coast they'll soon be telling who put that roof on. "Ninety-two," says Kofi. He kisses you, and misses, since it's dark. "It's a girl."

## Nemesis 1, in Willemstad. Account or truce.

kofi_nemesis_1-title = In your wake
kofi_nemesis_1-opening =
    "You don't look behind you, neighbour," says the man on the bridge. "I've watched you come in. Not once."

    The bridge of boats has opened for you, as it does for every ship, and has shut again behind your stern. In front there's a second span, which you had never noticed; that's shut too.

    "Kofi," he says. "We were ninety-one. We had roofs. Three weeks ago you put in for water at a cape with a dead tree on it. You filled your casks and sailed on. A ship had followed you for a reward. It stayed." He speaks so that both banks can hear. "We moved by night. The old, the seed, eleven goats. Nobody was taken. One grandmother was dropped."

    { $cut_the_net ->
        [me] The fishermen along the rail all find things to see in the sky. You cut a net once, and they know whose.
        [other] "{ $cut_the_net_by } at least cut a net," says a fisherman at the rail. "What do you do, Captain? You fill casks."
       *[no] The fishermen along the rail have stopped mending.
    }

    He unrolls a paper that reaches to the water. It's in ninety-one hands.
kofi_nemesis_1-ask = Go up to him, and have it all read to you.
kofi_nemesis_1-ask-ok =
    You climb up, sit down on the planks, and ask what else. It is read out by those who wrote it; they stand along the quay, which you had taken for a crowd. One stove. A doorstep, because it was the right height. The grandmother reads two pages.

    Lamps are lit. Your crew have stood the whole time, since nobody liked to sit. "That was all of it," says Kofi, and rolls it up. "Until sunrise we've nothing against you." You sail out backwards, and look.
kofi_nemesis_1-bridge = Talk the keepers into opening before he has finished.
kofi_nemesis_1-bridge-ok =
    The keeper of the left bank gets the fee for a loaded ship, you call out, and the keeper of the right bank only for an empty one. Is that so? They've never compared. By the time that Kofi has come to the goats both are at the winch, shouting, and each lets go so as to use his hands.

    The bridge floats apart. "...and the bean seed," you can still hear him say. Those who had bet on you throw down your share. He goes on reading.
kofi_nemesis_1-bridge-fail =
    You call out to both keepers that they are paid too little. They agree. They agree with each other too, for the first time in twenty years, and sit down on the winch to talk it over, so that nothing moves in Willemstad until evening.

    You're charged for the day as a bridge. "He counts well, your mayor," says one of the keepers, when Kofi has got to the end, to the pots. "We count what's there," says Kofi. "And what was."
kofi_nemesis_1-goats = Pay for the goats, the stove and the roofs.
kofi_nemesis_1-goats-ok =
    You have the purse let down to him on a line. He counts it out on the planks in heaps: roofs, stove, goats. They come out even. He looks for the heap that he can't make.

    "That's the roofs," says Kofi. "We thank you. The running doesn't go on a heap, so you'll have that still to pay." And since he won't owe you anything either, something lies in the basket when it comes up again: the hunters dropped it at the dead tree, when they found nobody.

## Nemesis 2. Anywhere.

kofi_nemesis_2-title = Six elders on barrels
kofi_nemesis_2-opening =
    "Stand in the middle," says Kofi, "where we all see you."

    It's past eleven at night, in a cooper's yard in { $port }. There are six barrels, and on each there's somebody old with a lantern. On the largest sits the grandmother, with her foot on a cushion.

    "Is that the captain?" she says. "I thought taller."

    { $type ->
        [truce] "We need you," says Kofi, as one might say that the well is dry. "The hunters have a bigger ship. They'll come up this coast tonight, and they know one wake, which is yours. After that we shall go on being angry."
       *[other] "You've paid for what has a price," says Kofi. "Tonight we name the rest. It won't be money. We asked your people what you love on that ship, and they all said the same."
    }

    "I came over the hills on a mule," says the grandmother. "It bit me. It had opinions. I want to go up to the new place, and I won't go on a mule."

    Five lanterns turn to your shoulders. The sixth is lifted to see your ship beyond the wall, and whatever is shining there on the stern.
kofi_nemesis_2-back = Carry the grandmother up the hill on your back.
kofi_nemesis_2-back-ok =
    She weighs what an anchor weighs, and steers with her knees. She knows every turn by its smell and tells you who lost what there. This was the kettle. Here one of the little ones sat down and asked to be caught now, please.

    At the ford she lets you breathe, and gives you half of her orange. It's light when you come in among new posts with no roofs on. "This one doesn't bite," she calls to them. Kofi brings a stool. After a while he brings two.
kofi_nemesis_2-wake = Lead the hunters off, with a false wake.
kofi_nemesis_2-wake-ok =
    You drag eleven barrels behind you, with a lantern on the last, and sail like a captain who never looks round. They come after you. Past the second sandbank you cut the barrels loose, and they follow the lantern.

    In the morning a large new ship is sitting on a reef, and asks politely for a tow. You name a figure. "You looked behind you," says Kofi, who has stood in the bows facing aft, "the whole night. We saw your face. It suits you."
kofi_nemesis_2-wake-fail =
    You drag your barrels and sail like somebody who never looks round; so well that you don't. The hunters had put out their lights. They are alongside before you can smell the pipe smoke.

    They search you till dawn for ninety people and fine you for eleven barrels. "They lost a night on you," says Kofi, "so we got over the river." He isn't thanking you. He gives you back one lantern, which floated in. "It was at the back. That's where you should be."
kofi_nemesis_2-lantern = Unscrew what you love from your stern, and leave it.
kofi_nemesis_2-lantern-ok =
    It leaves four bright holes in the wood. The grandmother has it on her knees, and one after another they lean in and look at their hands by it.

    "This was what they steered by," says Kofi. "A whole ship, and they only looked at that." It won't hang on a roof: it'll stand in the school, low, with a cloth round it. You sail home by the sound of other people. In your cabin lies a purse, for they pay for what they use.

## Nemesis 3. Anywhere.

kofi_nemesis_3-title = Nine boats and a chain
kofi_nemesis_3-opening =
    "Count us," says Kofi, across the water.

    Nine fishing boats lie side by side over the harbour mouth of { $port }, and under their keels runs a chain. The sun's not quite up. Along the boats stand whole families with blankets round their shoulders and their faces towards you.

    "Ninety-two," says Kofi, when you have done it. "And how many behind you?"

    Nobody at your helm turns round; they look at you.

    { $type ->
        [truce] "We said till sunrise, and there's a finger of it left. When it's up we raise the chain, and you'll stay and work until all the roofs are on."
       *[other] "It's paid," he says, "all but one coin. That was for the door. Whoever never looks behind them won't see who is standing in it. We want that coin, here, before everyone."
    }

    { $carried_nails_to_the_haven ->
        [me] "There was a time when you brought us nails," he adds. "We count that too."
        [other] "{ $carried_nails_to_the_haven_by } came with nails," he adds, "and left by the same way, looking back twice."
       *[no] A boy on the fourth boat holds up a white shirt. He's not sure whether one waves it.
    }

    Your helmsman asks whether you meant over the chain or under it.
kofi_nemesis_3-behind = Drop anchor, turn your back, and look.
kofi_nemesis_3-behind-ok =
    You stand at your own stern rail with ninety-two people behind you. There's a good deal to see: your wake, first, right across the bay, as plain as a road. And at the end of it two sails that have been coming for you all night.

    You pay your coin, and one for the chain. When the hunters get there they find some fishermen, and a boy airing a shirt. { $grudge ->
        [0] "Come and eat, neighbour," says Kofi, and gives you the seat that faces the door.
       *[other] "So now you know how it feels in the neck," says Kofi.
    }
kofi_nemesis_3-tide = Take your ship over the chain on the swell.
kofi_nemesis_3-tide-ok =
    Guns forward, water forward, crew forward. You wait for the seventh swell. Then everybody runs aft, the bows come up over the chain like a goat over a gate, and for the length of a breath the { $ship } rocks there on her belly.

    All run forward. She slides off on the far side. On nine boats they are clapping, and the boy waves the shirt. { $grudge ->
        [3] "No friend of ours, that one," says Kofi. "And nobody's fool."
       *[other] Kofi's laugh comes rolling after you. "You looked behind you," he shouts. "Just before!"
    }
kofi_nemesis_3-tide-fail =
    Everybody runs aft, the bows go up, she takes the chain, and there she remains. A ship across a chain is a see-saw. When your cook goes to look at his pots, you point at the sky.

    It takes until the evening tide, and ninety-two people with ropes, to get you down. They do it without a word, as you would help a cow. "We moved a town in one night," says Kofi to your crew, who lie flat. "It's a matter of planning."
kofi_nemesis_3-link = Row to the chain and find its weakest link.
kofi_nemesis_3-link-ok =
    You go along it hand over hand, and they lean over the side and watch. It's old Armada iron, off one of the eleven; and in the middle, where two lengths were joined, there's no link, only an iron box with a cross on its lid. You twist. The chain goes to the bottom in two halves.

    "We never looked to see what held it," says Kofi. You may keep the box. { $grudge ->
        [0] His people open a lane between the boats, and each of them touches your hull as you pass.
       *[other] "Go, then. Slowly. So that we see which way."
    }
kofi_nemesis_3-link-fail =
    The weak link's in the middle, where you expected it. Over it sits the grandmother, in a tub, with a rod out.

    "I was told you'd come along here," she says. "You're frightening the bream." You are to hold the worms. You hold them until the sun is well up and the whole harbour has rowed out to see it, and when you've bought everything that she caught, she sends you back. "It was the strongest link we had," says Kofi.
