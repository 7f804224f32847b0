## The Spanish Armada

spanish_plea-letter =
    To Captain { $captain }, in due form.

    The undersigned, clerk third class, is not yet refloated. He sits upon { $named_the_blank_island ->
        [me] the island that you invented,
        [other] an island that { $named_the_blank_island_by } invented,
       *[no] an island without a number,
    } with eleven crates of files, all dry, and one barrel, regrettably also dry. Applied for: water.

    In return he will have been looking the other way, last spring, when you know what. He awaits your reply. There are crabs. They sign nothing.
spanish_plea-accept = Promise the clerk his water.
spanish_plea-refuse = Write that your barrels are counted as well.
spanish_plea-accepted =
    The answer is there by return, in triplicate, on the back of a tide table: Noted, with tears.
spanish_plea-refused =
    Your letter comes back with the grammar corrected. For style you have four out of ten.
spanish_plea-keep = Land a barrel for the clerk on his island.
spanish_plea-kept =
    Your boat finds him at a desk of crates, under a hat of folded forms. He writes a receipt for the barrel, one for the cup, and one for the kindness, which has to go under Sundries. What he had entered about you last spring is struck out. Over it stands: fog.
spanish_plea-broken =
    He walks to Havana, along the sandbanks, with one crate on his head. It takes nine days. He writes well, and has had time to look for the words.

spanish_threat-letter =
    The Office of Tolls notes that { $freed_the_priest ->
        [me] you have removed from its care one priest, not refloated.
        [other] { $freed_the_priest_by } has removed from its care one priest, not refloated.
       *[no] a ship passed at night without paying, so like yours that our lookout waved.
    } Fines fall, regrettably, to whoever can be reached. You can be reached.

    Pay, and you have a receipt, at the sight of which gates have been known to open. Decline, and you are entered as an accomplice; the page is ruled. The guns are run out merely for airing.
spanish_threat-accept = Pay the toll, and ask for the receipt.
spanish_threat-refuse = Let them enter you as an accomplice.
spanish_threat-accepted =
    The receipt is as long as an oar. One day a sentry will read all of it, down to the printer's name, and lift his barrier with a sob.
spanish_threat-refused =
    They ask how you would wish to be spelled, and take great care over the capitals. The guns are sponged.

spanish_gift-letter =
    The bearer is an envoy and has a paper for you. Its seal is genuine; you may bite it. Only the names have been scraped off, with a good knife, by a good hand: a miller's, his wife's and an aunt's. They are not aware that they never owned it.

    Your own would fit the gap to a letter. There is a charge, for the knife. One would need to hear before the miller can read.
spanish_gift-accept = Pay for the knife, and write in your name.
spanish_gift-refuse = Send the paper on to the mill.
spanish_gift-accepted =
    The ink takes unevenly. Hold it up to the light and one can still make out the aunt. Nobody in Havana holds things up to the light.
spanish_gift-refused =
    The miller nails it above his door, upside down. The envoy rides by on Sundays, looks up at it, and does not take off his hat.

spanish_summons-letter =
    His Excellency the viceroy receives on Thursday. { $named_the_blank_island ->
        [me] The island to which you gave a name exists, he holds, provided that it is his.
        [other] The island that { $named_the_blank_island_by } put on the map exists, he holds, provided that it is his.
       *[no] There is an island that no one has claimed, since none has found it. He claims it.
    } You would sign that you saw his flag there, waving. For the pen there is a fee. In return he will recognise you, which there has been no occasion to do.

    { $kept_the_truce_flag_clean ->
        [me] You have safe passage, on account of the linen.
        [other] Hang out something white, as { $kept_the_truce_flag_clean_by } does, and cleaner.
       *[no] Gloves. The dog will be present.
    }
spanish_summons-accept = Sign that the flag was waving.
spanish_summons-refuse = Answer that you saw only birds.
spanish_summons-accepted =
    The viceroy shakes hands over the dog. He has aching feet, and takes them out of his shoes under the table as soon as the ink is dry. You are recognised twice before you reach the street.
spanish_summons-refused =
    It is noted: birds. Next year's chart has a fort on it, in that place, drawn with every loophole. They all look your way.

## The Atlantian Usurpers

atlantian_plea-letter =
    Scratched into an oyster, small:

    Under your keel. There is a hole, in my side. { $held_the_door ->
        [me] You held a door once, and I went through it with the rest. I ask again.
        [other] { $held_the_door_by } once held a door for me. You sail that water too; you may have the arms.
       *[no] They say that in the heat your lower hatch stands open.
    } Until tomorrow's dark. By then { $rival } will have come and asked for me, with bread, in a kind voice. Say that it was a big fish. It nearly was. I need the room of two trunks.
atlantian_plea-accept = Open the lower hatch, and promise a fish.
atlantian_plea-refuse = Knock on the keel: not here.
atlantian_plea-accepted =
    Nothing is seen. The hatch is wet, and a second oyster lies on the ladder, empty, polished, for the trouble.
atlantian_plea-refused =
    Two knocks answer, from further off. In the galley somebody had already moved two trunks.
atlantian_plea-keep = Tell of the big fish, and swear to it.
atlantian_plea-kept =
    You are asked, with bread. You describe the fish; with every question it gets another fin. That night the lower hatch shuts by itself. Where he lay the planks have been mended, all four, and one that had not been broken before he came.
atlantian_plea-broken =
    He is found between the trunks. He has no reproach for anybody. He says where he was, by whose leave, and until when, since that is how a hunter reports.

atlantian_threat-letter =
    A trident stands in your deck, and on it a card.

    The present king to the air-born { $captain }. { $hid_the_heir ->
        [me] You have lodged a certain girl. There were crumbs.
        [other] { $hid_the_heir_by } has lodged a certain girl. Somebody pays for lodging, and you have the better roof.
       *[no] In this water somebody lodges a certain girl. Until we learn who, all do.
    } Lay the tribute on the rail, where an arm can reach. Or write underneath where she sleeps, and upon which side. We ask for the trident back. It was a wedding present.
atlantian_threat-accept = Lay the tribute on the rail.
atlantian_threat-refuse = Write underneath: on her left.
atlantian_threat-accepted =
    An arm comes up, green to the elbow, counts with the fingers of the other hand, and takes the trident as well. It pats the rail.
atlantian_threat-refused =
    It takes them a night to go through your cabin. All is laid out by size in the morning, down to the pins, and washed. Such crumbs as they have found are on a saucer, labelled.

atlantian_gift-letter =
    Eighty-eight, counted twice. The Treasurer to Captain { $captain }.

    In the great hall { $forged_a_trophy ->
        [me] your antlers have the best nail.
        [other] the best nail bears antlers, which { $forged_a_trophy_by } took from the deep.
       *[no] hangs a new pair of antlers, taken, it is said, at nine fathoms.
    } There is talk. They drip, in brown. You are air-born and have met deer. You might come, and swear to us that such beasts dive. Nobody here could tell. We should so like it to be true. These are for your fare.
atlantian_gift-accept = Keep the pearls, and promise to swear.
atlantian_gift-refuse = Count them back into the chain.
atlantian_gift-accepted =
    There are eighty-eight. In the night there are eighty-nine; somebody has had a doubt and has overcome it.
atlantian_gift-refused =
    They are gone by noon. A smaller shell hangs in the chain instead, and inside it, neatly, the bill for the counting.
atlantian_gift-keep = Swear before the court that deer can dive.
atlantian_gift-kept =
    You swear. You are asked how deep, and how they breathe; and you find, as you go on, that you have seen it: the great heads going under one after another, in the dusk. The court is very still. "Yes," says the King. "That's how I remember it." He has brown paint on his thumb.
atlantian_gift-broken =
    Your portrait is hung next to the antlers, for company. They have painted it from hearsay. It drips as well.

atlantian_summons-letter =
    The present king expects you. A future has been returned to us, hardly worn. { $refused_the_future ->
        [me] You had it in your hand and said no. It has been let out since.
        [other] { $refused_the_future_by } had it in the hand and said no.
       *[no] It was cut for somebody who said no.
    } It is a good one: a house with a fig tree, no rheumatism, and friends who come by without wanting anything. It needs a wearer. Come down and try it on. Bring with you what used to be somebody's.
atlantian_summons-accept = Promise to come, and try it on.
atlantian_summons-refuse = Reply that you are measured elsewhere.
atlantian_summons-accepted =
    A tape comes up on the anchor, with a knot at your height. It is a very little high, and has allowed for boots.
atlantian_summons-refused =
    A bubble rises and breaks, and smells of figs. There is one on your plate in the morning. Nobody at your table knows about it.
atlantian_summons-keep = Go down, and wear the future for an evening.
atlantian_summons-kept =
    It is a bit long in the sleeve. You sit under the fig tree and someone comes by who wants nothing, and you talk until the lamps. When you take it off they ask how it was. It had pockets, you tell them. You have left something in one of them, they see, and keep it for you.
atlantian_summons-broken =
    It arrives all the same, late, and in parts. You have the rheumatism before the house.

## The British Empire

british_plea-letter =
    The Governor's compliments, and one letter. It is to be found on the Admiralty's mat, as if the wind had been. { $kept_the_trinket ->
        [me] You will know the seal. It is the same as on your watch, about which one has never asked.
        [other] You may have seen that seal before, on a watch of { $kept_the_trinket_by }.
       *[no] The seal is a large one, and does not come off over a kettle.
    } It concerns { $rival }. There is nothing in it that one wouldn't say to anybody's face, were one to meet the face. A receipt is enclosed, made out to a Mr. Brown.
british_plea-accept = Promise that the wind will blow it there.
british_plea-refuse = Answer that there is no wind.
british_plea-accepted =
    It lies in your drawer between two shirts. It is thin for so large a seal, and everybody aboard has found a reason to dust in there.
british_plea-refused =
    "Leave it with me," writes the Governor. One sees a Mr. Brown going about the harbour, asking after your cousins.
british_plea-keep = Leave the letter on the Admiralty's mat.
british_plea-kept =
    You lay it on the mat, at night, unread. The mat says Welcome. As you go down the steps a window is lit, and then the next, along the whole front, until somebody laughs aloud. A cheese is delivered to you, from nobody. You cut it open to see what else is in it. It is only cheese.
british_plea-broken =
    It was a copy. The Gazette prints the other, with your name as that of its author, and one letter wrong.

british_threat-letter =
    The Board of Fines is happy to inform you: { $hid_a_bed_in_the_hold ->
        [me] one bed, in your hold, not declared. It coughed.
        [other] one bed, not declared, in the hold of { $hid_a_bed_in_the_hold_by }; and your ship lay alongside.
       *[no] one bed, not declared, has been seen going aboard some ship of about your size.
    } A bed is cargo, unless slept in, when it is a passenger. Pay, and it becomes a hammock. Or merely say whose it is, and be thanked in the Gazette, almost by name.
british_threat-accept = Pay, and let it be a hammock.
british_threat-refuse = Declare that nobody sleeps on your ship.
british_threat-accepted =
    The hammock is stamped. Somebody has set a tin cup on your table, with something in it that smells of oranges; she drank first, one can see by the rim.
british_threat-refused =
    They inspect. It lasts until four in the morning, and it is established that indeed nobody sleeps.

british_gift-letter =
    Dear... Captain,

    The tea is merely to hold down the note. { $waltzed_with_the_treasury ->
        [me] Since you waltz so far I enclose a card; do fill it in in pencil.
        [other] I have a chair, which had been promised to { $waltzed_with_the_treasury_by }, who waltzes. One does like a change.
       *[no] I have a chair. It had been promised to somebody who waltzes.
    } You will sit where you are seen, by the Admiral's good ear. Do come empty-handed. I shall tell them what you brought.

    Yours, and rather curious,
    Pembroke-Vale
british_gift-accept = Drink the tea, and promise to come.
british_gift-refuse = Return the tea, unopened, with your thanks.
british_gift-accepted =
    At the bottom of the chest lies a place card in your name. On the back, in pencil, somebody has worked out what you owe for it.
british_gift-refused =
    "How fresh," she writes. By Friday you are known in three ports as somebody who is allergic.
british_gift-keep = Take the chair by the Admiral's good ear.
british_gift-kept =
    You sit down. Along the table one can see the news arrive, hat by hat. Into the good ear you put nothing at all, pleasantly, through six courses. "Your young friend has sound views," says the Admiral. You had brought, it is said on all sides, pineapples: two; carved.
british_gift-broken =
    It is the seat next to you that nobody forgives: it was the Admiral's, and he spoke all evening to a napkin.

british_summons-letter =
    You are to report to the Admiralty, in clean boots. { $spoke_for_harrow ->
        [me] You have spoken for Lt. Harrow before. There is a chair, this time.
        [other] { $spoke_for_harrow_by } has spoken for Lt. Harrow. Nobody had a form for what came after that.
       *[no] In the matter of Lt. Harrow, who was absent from his post, and wet.
    } A further voice is requested. Kindly bring your log of that week. By the same log you lay in our dock, with our anchor. The court will hear both. It has been in session ten years, and would welcome a new face.
british_summons-accept = Promise to come, log and all.
british_summons-refuse = Regret that the log is at the binder's.
british_summons-accepted =
    They send a tin of polish, and half a page on how one is to use it.
british_summons-refused =
    "Most irregular," notes the court, and adjourns until somebody comes. The anchor is entered as a question.
british_summons-keep = Testify, in clean boots, with your log.
british_summons-kept =
    You say what is to be said for the lieutenant. You are then asked to read out the page, and do: the dock, the night, the anchor. It is quiet. "So you, too, were carrying something," says the oldest of the judges. He has them put down that both of you were seen, and that only one brought it back.
british_summons-broken =
    The court waits. They have set out your chair and the polish beside it. Each morning a midshipman calls your name into the street, a little less correctly.

## The Children of Tlaloc

tlaloc_plea-letter =
    Read this wet. It goes when it is dry.

    { $cut_the_net ->
        [me] Across one hand you have the scar that a rope left. By that we ask for you.
        [other] { $cut_the_net_by } has a scar from a rope, and told us that knives can be borrowed.
       *[no] You have hands, and can be dry for a whole day.
    } On our reef there hang nets. They are good; whoever made them was singing. They belong to the Port that pays you. In them lies the way to our school. There are bells on the corks. You know, we hear, how to hold a bell.
tlaloc_plea-accept = Promise to see to the nets.
tlaloc_plea-refuse = Dry the letter.
tlaloc_plea-accepted =
    By morning a slate lies in your dinghy. It has sums on it, in a child's hand, and one of them is wrong and rubbed out and right.
tlaloc_plea-refused =
    It goes from the edges inwards. The last words to be seen are about the school.
tlaloc_plea-keep = Hold the bells, and cut the nets from the reef.
tlaloc_plea-kept =
    One of you holds the corks, one cuts. Underneath they wait, in pairs, with their slates. When the last mesh parts they pass below the boat for a long time, and each of them touches the keel. In town the fishermen look at the ends of their ropes. "Sharp," they say, and look at you. There's less fish on Friday.
tlaloc_plea-broken =
    They cut the nets by themselves, at noon, with all the bells ringing. They cut your anchor as well. It was on the way.

tlaloc_threat-letter =
    It rains on your ship alone, and in the drumming on the skylight there are words.

    Something was carried off. { $looted_the_shrine ->
        [me] It is not about the silver. That was another house; they did mention you.
        [other] We thought of { $looted_the_shrine_by }, who has a name at altars. But the cloud had left.
       *[no] The cloud was told: a ship. You are one.
    } Say who it was, and it goes there. Or give the water something that shines. Else it will stay until Thursday. It is young, and likes you.
tlaloc_threat-accept = Give the water something that shines.
tlaloc_threat-refuse = Put up an umbrella at the helm.
tlaloc_threat-accepted =
    { $paid_the_rain_debt ->
        [me] It had stopped a yard above your deck in any case. "He untied it," says the last drop, "but it was kindly meant."
        [other] It stops. "For { $paid_the_rain_debt_by } it would have been free," says the last drop. "There one was untied."
       *[no] It shines for a long way down. Then the sun comes out, and the whole ship steams like a pudding.
    }
tlaloc_threat-refused =
    It stays until Thursday. It follows you into the inn, and rains on your soup, out of affection, a little.

tlaloc_gift-letter =
    { $poured_water_with_anneke ->
        [me] The jar at your rudder is as large as a bucket; you will know why.
        [other] The jar at your rudder is as large as the bucket of which { $poured_water_with_anneke_by } might tell you.
       *[no] A jar hangs at your rudder.
    } Round its neck is bark{ $burned_the_storm_script ->
        [me] , burnt along one edge.
        [other] , burnt at the edge as { $burned_the_storm_script_by } burns things.
       *[no] , in two inks.
    } It says:

    Sweet water. To drink it is to be owed to: there is a second cup, and you will come for it. To pour it out is to be thanked: below, somebody has been thirsty for longer. Do not store it. Kept water starts asking.
tlaloc_gift-accept = Drink, and promise to come for the second.
tlaloc_gift-refuse = Pour it out over the side.
tlaloc_gift-accepted =
    It tastes of the hill behind a house in which you were once given something. At the bottom of the jar are coins, worn smooth, from before there were kings on them.
tlaloc_gift-refused =
    "Thank you," says the sea, in two words, of which you know one. Next morning the jar hangs there empty; and on the morning after.
tlaloc_gift-keep = Take the jar back, and drink the second cup.
tlaloc_gift-kept =
    There is a stair going down, a mat, and somebody very old who has sat there since you drank. She fills the cup exactly to the lip. You are not to spill, or to speak; you are looked at. "Yes," she says then to the others. "Or: welcome." It is the same hill, and now you remember whose.
tlaloc_gift-broken =
    The jar is at your rudder each morning, full, and each day it is bigger. On the fourth it asks for you.

tlaloc_summons-letter =
    Your cook was born on a canal, and puts the drums into words for you.

    Come in. We need two ears. { $danced_at_the_drowned_wedding ->
        [me] You danced at that wedding in your good shoes.
        [other] { $danced_at_the_drowned_wedding_by } danced at that wedding and takes sides.
       *[no] There was a wedding. You were not there, and so are fair.
    } The bridegroom says that the bride was happy. The bride says that she was on her way home. You'll hear them, and say one word of two. They begin alike. Mind the third step.
tlaloc_summons-accept = Drum back that you will come.
tlaloc_summons-refuse = Drum back that you are no judge of brides.
tlaloc_summons-accepted =
    Your cook beats it out on the big kettle. There's a pause down there, then laughter. He had been away for long, he says; it may have come out as "soup".
tlaloc_summons-refused =
    They dance without you, overhead as they see it. You feel it in the deck till morning, and one of the dancers has left off.
tlaloc_summons-keep = Go down three steps, and say one word.
tlaloc_summons-kept =
    You hear the bridegroom for one tide, the bride for another, and her shoes, which are shown to you. Then you say a word. It is taken up, turned over and passed round, like a shell. The bridegroom weeps, she gives him her wet handkerchief, and the drums go off in two directions. Neither of them is angry with you. You've been asked to both dinners.
tlaloc_summons-broken =
    They have decided without you: that she was happy on her way home. Nobody likes it. It is called by your name.

## The Dread Tide

dread_plea-letter =
    To Captain { $captain }, or whoever opens.

    { $carried_the_dead_mail ->
        [me] You have carried our letters. This one is to yourself.
        [other] I am told by { $carried_the_dead_mail_by } that letters arrive.
       *[no] I am told that letters do arrive.
    } I write therefore about a house: blue door, second street from the water, { $port }. I was born in the kitchen and should like to be put back. There is a family in it now, with a stove where I would lie. They seem nice. I have stood at the window.

    Would you ask them? I can bring my own spade.
dread_plea-accept = Promise to knock at the blue door.
dread_plea-refuse = Write back that you are sorry.
dread_plea-accepted =
    The next tide leaves a spade against your rudder. It is clean, and has a ribbon on.
dread_plea-refused =
    "Of course," he answers. "One hates to be a trouble." On clear nights there is somebody at your own window, looking at the stove.
dread_plea-keep = Knock at the blue door, with a spade.
dread_plea-kept =
    They let you finish. Then the mother moves the stove. He is very light, and fits between the wall and the place where a cat used to lie. The smallest asks whether he eats. Only the smell, you think; so they make soup, a big one, and you have to sit there till it is gone. The kitchen has been warmer since.
dread_plea-broken =
    He sits down in yours. He is no trouble. He likes to see the onions done, and says how his mother did them.

dread_threat-letter =
    Honoured Captain, I carve by the letter and have begun with yours. { $looted_the_shrine ->
        [me] I have a list, in a fine hand, of what you had out of the chapel. There is a spoon on it. Look in your left boot.
        [other] It was to be { $looted_the_shrine_by }, for the chapel plate and one spoon. But yours fits the line.
       *[no] A chapel has been emptied, and the order says: whoever is nearest.
    } So far it reads HERE LI. For a trifle I could make it HERE LIGHTS ARE SOLD. Otherwise I do you both. It is a roomy stone.
dread_threat-accept = Pay for the lights.
dread_threat-refuse = Ask him to mind the spelling.
dread_threat-accepted =
    It stands upon the quay before long, a handsome thing. People come and ask for lights. Somebody has begun to sell them.
dread_threat-refused =
    He minds it. All of it is right, with your second name, which you had told to no one, and a gap for the day.

dread_gift-letter =
    My guest,

    The coins on the eyes of your figurehead are for the boatman. Thursday, at low water. You would sit on the right of { $rival }, who does not know of it, and pass the salt, so that it is seen. { $bled_for_lady_gray ->
        [me] Your plate is on the chair.
       *[no] Should you be kept, somebody cold will keep your chair warm.
    }

    { $named_her_ann ->
        [me] I sign as you know me. It still feels like leaving off a glove. Ann.
        [other] { $named_her_ann_by } has told the table my other name. I could do with somebody who has not. G.
       *[no] One dresses. G.
    }
dread_gift-accept = Take the coins, and promise to pass the salt.
dread_gift-refuse = Lay the coins back on her eyes.
dread_gift-accepted =
    The figurehead looks easier. So does the boatman, who has been sitting under your bows since Monday and had begun to be taken for a buoy.
dread_gift-refused =
    She keeps them shut for you. It is said that the ship steers as well as before; only that she sighs.
dread_gift-keep = Go down on Thursday, and pass the salt.
dread_gift-kept =
    You sit. It is a long table, and all along it they lean out a little to see. When the moment comes you take up the salt and hold it across, in plain view. The hand that takes it is warm, and not quite steady. "There," says Lady Gray to her soup. "Now you know each other."
dread_gift-broken =
    The one who sat in your place was asked who had sent her. She had it right. She has your walk by now, and has been seen using it.

dread_summons-letter =
    A bell rings beneath the keel until you look over the side. { $sold_the_bell ->
        [me] It has your buyer's accent.
        [other] It is the one that { $sold_the_bell_by } sold, and has taken on its buyer's accent.
       *[no] A slate comes up, and after it others.
    }

    On the slate: It rings for whoever paid.

    On the slate: You know who paid.

    On the slate: A friend of yours. I regret.

    On the slate: One word, before witnesses. Bring it.

    On the slate: Or do not. It rings.
dread_summons-accept = Ring back, once: you will bring the word.
dread_summons-refuse = Hang the slates on a nail, unanswered.
dread_summons-accepted =
    It is silent at once, so that for the first time one hears how loud it had been. A last slate drifts by. On it, in chalk: Eat something.
dread_summons-refused =
    It rings at meals. One gets used to it by the soup. By the meat one has begun to wonder what it is that one chews in time with it.
dread_summons-keep = Say the one word, before witnesses.
dread_summons-kept =
    There is a bench, a lamp, and a row of people who cannot be hurried. You say it. It is quite a short word, and it had been in your mouth so long that you taste it after. Your friend gets up, finds the hat, and thanks you for not having looked away. On the slate: So that is done. He has underlined "done" twice, and rubbed one of the two lines out again.
dread_summons-broken =
    They waited for the word. They have now written one down on their own, next to your name, and it fits rather well.

## About what is yours

lover_taken-letter =
    { $captain }. I have been carried off, and am comfortable. { $unmasked_the_right_lady ->
        [me] It was the costume they wanted. Somebody was in it.
        [other] They wanted the lady whom { $unmasked_the_right_lady_by } unmasked, and are mortified.
       *[no] They knocked.
    } They need me until tomorrow, and for a thing I should have said yes to, had I been asked. Money would also do; a cousin of theirs insists on it. { $lover ->
        [magpie] I have counted their spoons, and two are visiting.
        [josephine] Sit down before you decide, unless you mean to pay.
        [clara] One of them has a cough. I have him gargling.
        [axe_fist] Such good hinges. I felt bad about the one.
        [mireya] Four leagues, north by east. You'd have guessed wrong.
        [nasir] They have permitted me to call them amateurs. I thanked them.
        [john] It is dry here. There is rice. That is all.
        [olivia] The house is small, but they listen.
        [bastien] They have a wall, colleague! First, the mortar...
        [ines] Five to one that you pay.
        [old_tamsin] They carried me upstairs, little sloop. They've been told.
        [kofi] We are nine here, with the goat. There are two exits.
        [rosalind] I am playing the hostage. They wept at the second line.
        [diego] It was ten past six. They were prompt.
        [wren] Two below, key with the older. I wrote no letter.
        [zahra] First term: no heroics. There is no second.
        [lucien] I have improved their ransom note. They could not spell "Excellency".
        [anneke] Hey! There's a tower. Dare them to jump.
        [tobias] I confessed to them where the spare key is.
        [pilar] Situation: surrounded. They do not know it yet.
       *[none] You choose.
    }
lover_taken-accept = Send the cousin his money.
lover_taken-refuse = Leave it till tomorrow.
lover_taken-accepted =
    { $saluted_the_empty_grave ->
        [me] A regiment turns out to help you look, unasked, with its band. They had heard whom you saluted.
        [other] A regiment comes to help look. It had been sent out for { $saluted_the_empty_grave_by }, and one does not like to waste the walk.
       *[no] The cousin brings your Lover back himself, with a bag of pears, and would like to be told that it went well.
    } At supper you hear it all twice. Both times there is more of it.
lover_taken-refused =
    Home the day after, on foot, in very good spirits, with new friends. You hear about it. You will hear about it in the winter.

nemesis_helped-letter =
    Captain, I am a smith and make what is ordered. For { $nemesis_name } I am making { $nemesis ->
        [magpie] a hook that would open a cloud.
        [josephine] a paper knife, two feet long.
        [clara] a very fine syringe.
        [axe_fist] a table, to practise on.
        [mireya] dividers that close by themselves.
        [nasir] a third rapier.
        [john] a boathook. Plain.
        [olivia] a sixth string, of steel.
        [bastien] nine hundred iron roses.
        [ines] a die with a memory.
        [old_tamsin] an adze for taking things off.
        [kofi] a chain across a bay.
        [rosalind] a sword to your measure.
        [diego] a spring under great strain.
        [wren] shoes that nobody hears.
        [zahra] a flagstaff, with an edge.
        [lucien] a seal. Yours.
        [anneke] a harpoon for something your size.
        [tobias] a bell that says your name.
        [pilar] a ball of twenty-four pounds, engraved.
       *[none] a thing with a point.
    } { $robbed_the_counting_house ->
        [me] It is paid for in San Juan notes. I believe you know the numbers.
        [other] It is paid in San Juan notes, of which { $robbed_the_counting_house_by } had been taking care.
       *[no] It is paid by { $rival }, who asked nicely.
    } I would stop if you asked nicely too. Nicely has a price; it is chalked on my door. I ought to mention that it's the best work I have done.
nemesis_helped-accept = Ask nicely, at the price on the door.
nemesis_helped-refuse = Let the man finish his best work.
nemesis_helped-accepted =
    He lets the fire go out, and has a holiday. What there is of it hangs over his door, half done. { $nemesis_name } has been by to look, and left in thought.
nemesis_helped-refused =
    He finishes. He asks you to come and see it before it is called for, as one maker of trouble to another. It is beautiful. You say so.

crew_tempted-letter =
    Captain. We have an offer from { $rival }: more money, dry bunks, pudding. { $bet_the_ship_on_a_queen ->
        [me] Below that it says: and is never staked.
        [other] It says: better bunks than with { $bet_the_ship_on_a_queen_by }, who stakes them.
       *[no] There is a drawing of the pudding.
    } We have talked. We'd stay for as much. We'd also stay to be asked, now and then, which way; but that can't be counted out on a barrel. { $counted_twenty_three ->
        [me] One voice up in the rigging said no first.
       *[no] Nobody has said no.
    } Signed by all, in a circle, so that no one is first.
crew_tempted-accept = Count it out on a barrel.
crew_tempted-refuse = Wish whoever goes good pudding.
crew_tempted-accepted =
    { $called_him_john ->
        [me] Their answer begins with your good memory for names, and all have signed in full, to see whether you can read them.
        [other] They stay. They ask if you would learn the names, too; { $called_him_john_by } did, and it cost nothing.
       *[no] They stay. Somebody has left you the drawing, in a frame.
    } On Sunday there is pudding.
crew_tempted-refused =
    Two would like to go and one does, with a bag, and the good wishes of the rest. It is the cook's mate's place at table that is left free, and nobody puts a hat on it.

port_betrayed-letter =
    Captain, as harbour master of a place under your flag I have it washed, at my own cost. { $opened_the_gate_for_bastien ->
        [me] There is a precedent: at San Juan you yourself opened a gate from the inside. I only mention it.
        [other] There is a precedent: at San Juan it was { $opened_the_gate_for_bastien_by } who opened, from inside.
       *[no] I have been shown another, in a colour that does not run.
    } I want a wage from you, or a reason to love you. The first is simple. For the second I have an afternoon, and my mother does a thing with almonds. Only, do decide; my hand is on the rope.
port_betrayed-accept = Send the wage, and praise the washing.
port_betrayed-refuse = Send word that you are kept at sea.
port_betrayed-accepted =
    The wage is paid. The almonds come all the same, in a tin, with a note from his mother: he is a good boy and was never asked.
port_betrayed-refused =
    Your flag comes by parcel, washed and pressed, folded as one folds the clothes of a child who has grown out of them. The almonds went to the other.
