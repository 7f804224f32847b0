## Captain 1. Anywhere, in a kitchen.

yaretzi_captain_1-title = Soup stands on page nine
yaretzi_captain_1-opening =
    "You are standing on the verb," says Yaretzi. "Guest. Or intruder. It's the same mat."

    She is on her knees in the kitchen of the best inn of { $port }, and goes over the hearth with a toothbrush. One of her thumbs is red, the other black. Under the grease there are signs. The hearthstone is a page, carried off from her house, and soup has stood on it for two hundred years.

    { $sold_it_unopened ->
        [me] "You sold a box unopened. We admire that. Or pity it. We won't copy it."
        [other] "{ $sold_it_unopened_by } sold a box blind. I have read of it. I write slowly."
       *[no] { $walked_past_the_vault ->
            [me] "You leave things where they lie. Or you forget them. I was curious."
            [other] "{ $walked_past_the_vault_by } leaves things where they lie. It is a school."
           *[no] The cook steps over her with a ladle, as he has since Monday.
        }
    }

    "It says 'grandmother'. Or 'view'. Somebody would have to take one up to the other." By the stove, in hat and coat, an old woman waits; the church tower has two hundred and eleven steps. "Or the landlord wants sweet water, and my house nails. The missing corner is the lid of the barracks' stockpot. The scholar who drew it lives over the tailor. Each is a way to read on."

    She shifts, an inch, so that you may step off the verb.
yaretzi_captain_1-tower = Carry the old woman up the tower.
yaretzi_captain_1-tower-ok =
    There's no secret about her. She is heavy, she smells of cloves, and at step one hundred she asks whether you know any songs. On top you put her down by the rail. The sea is there, and three islands, and the road she was married on.

    "Well," says the grandmother after an hour. "It's smaller." She pays you from a knotted handkerchief. Below, Yaretzi has waited with her brush up. You tell her. "Both," she writes, with the red thumb; then she goes out to carry her down herself.
yaretzi_captain_1-nails = Give the landlord water, and her house the nails.
yaretzi_captain_1-nails-ok =
    The one lie is that it comes from a well. By Thursday people are walking over from the next parish for the soup. Four kegs of nails go down the harbour stairs by night.

    "What's being built?" asks the landlord.

    "A stair," says Yaretzi from the floor. "Or an ear." In exchange she may stay till she has read to the wall. From under the last flagstone she hands you a thing in a rag. It had been used to level the oven.
yaretzi_captain_1-lid = Lift the lid off the barracks' stockpot.
yaretzi_captain_1-lid-ok =
    Four hundred men eat from that pot and not one of them has ever looked at the lid. You walk in with a leek, and out with a stone corner under your apron, and the paymaster's bag, which had been put there to keep warm.

    Yaretzi fits it in. She reads for as long as soup takes. "It is a recipe," she says. "Or a peace. Beans, and that they'll stop shooting." Up at the barracks they are calling for the cook, and say that it has no taste today.
yaretzi_captain_1-lid-fail =
    The cook sees your leek, and says, at last. By nightfall one of yours and you have peeled what four hundred men eat in a week. You do see the lid; it's handed to you to wash.

    So you know it by heart. You draw it for Yaretzi on the kitchen table in flour. She walks round the table. She shuts the window, for the draught. "You've a bad hand," she says, "and have left out nothing. That's rarer. Or sadder."
yaretzi_captain_1-scholar = Carry off the scholar who drew it.
yaretzi_captain_1-scholar-ok =
    He has packed: a trunk of rubbings, a lamp, and a jar of his sister's plums. "I'd hoped that it would be tonight," he says on your shoulder. "I've gone wrong at the ninth line, you see." The university sends a ransom by return, and a note to keep him till after the election.

    Then he kneels down on the hearth across from Yaretzi. Neither says good evening. At two in the morning one hears, "But that's a foot!" and both of them laugh until the cook comes.
yaretzi_captain_1-scholar-fail =
    You have the wrong stairs. It is the tailor whom you carry off, in the dark, with his mouth full of pins, and he can only tell you so at the harbour. He sends in a bill for the evening, and for your coat, which he couldn't bear to look at.

    While you were away the scholar has come down by himself, since nobody fetched him, and asked in the kitchen for salt. "He is staying," says Yaretzi. "Or he is lost. He has brought plums."

## Captain 2. A courtroom, at the hour of siesta.

yaretzi_captain_2-title = The court requires one word
yaretzi_captain_2-opening =
    "The court requires one word," says the judge of { $port }. "It is too hot for two."

    A boy pulls the string of the fan. Upon the table lies a treaty on fig bark, two hundred years old, with a column for each side. It's about the salt meadows. Three hundred families live there, and have come, with their lunch. So have Yaretzi's, and sit in tubs.

    "The sign says 'lend'," says Yaretzi. "Or 'give'. The one who painted it had one thumb of each. I won't choose. I have brought a witness."

    { $type ->
        [trade] "Who has sold water as if from a well," she adds, "and is therefore an expert."
        [steal] "Who knows it from below. There was soup on it."
        [kidnap] "Our scholar would have come. He's asleep on page eleven."
       *[other] { $paid_in_service ->
            [me] "It once paid a bet in washing-up. I asked for references. They were clean."
            [other] "Not { $paid_in_service_by }, who washes dishes. This is the one with the grandmother."
           *[no] "Who has carried a grandmother up to a view."
        }
    } { $named_the_blank_island ->
        [me] The judge knows you from a map. An island of yours is claimed in his next case.
        [other] The judge hopes you have not come about { $named_the_blank_island_by }'s island too.
       *[no] The usher has gone to sleep against the door.
    }

    By 'lend', three hundred roofs come down. By 'give', her people have no more to stand on at low water. The clerk has dipped his pen, and it's drying.
yaretzi_captain_2-both = Swear to both words, and sit down.
yaretzi_captain_2-both-ok =
    You swear it twice, with each hand. The judge explains that it can't be entered. The clerk explains that it has been; he had the ink. By law a thing entered two ways stays as it was until somebody finds a third.

    "That could take two hundred years," says the judge.

    "It did," says Yaretzi. Both sides look at each other over their lunch. Somebody in a tub passes up a melon. She has put your name in the margin, in red, and then, after thinking, in black over it.
yaretzi_captain_2-copy = Have all hands copy her book as evidence.
yaretzi_captain_2-copy-ok =
    Your crew sit down in the jury box with fig bark and brushes and copy what they can't read, till dawn, with their tongues out. One has drawn the same bird for nine hours and is fond of it.

    When the judge sees the pile he finds for everyone. Yaretzi goes through the copies. "Here your boy has made a mistake," she says. "'Lend' has a lid on it, and 'give' has too. It reads 'share'. I'd never have dared." She gives you what the book was wrapped in.
yaretzi_captain_2-thumb = Read it out yourself, thumb by thumb.
yaretzi_captain_2-thumb-ok =
    You put your thumb where she had hers, and see: the red comes off a little. The black doesn't. Somebody painted 'give', and on another day, in a temper, 'lend' over it; and licked that off again. It shows the tongue.

    "So we gave it you twice," says Yaretzi to the three hundred. She has to sit down on the usher. Over there they study their lunch, until a woman asks whether the tubs would come on Sundays. Something heavy is passed to you, over all the heads.
yaretzi_captain_2-thumb-fail =
    You begin well. "A man," you read. "A pot, or a hat. A man in a hat." They like that. It grows. By four you have read them two columns about a man in a hat who loses a goat, and the judge, for one, believes it; and your people, who had to be the goat, are hoarse.

    It's put off for a year. "There is no goat," says Yaretzi, outside. "Or there has been one all this time, and we were too learned." She writes it down.

## Captain 3. The lamp room of the light, in the evening.

yaretzi_captain_3-title = A verb with no past
yaretzi_captain_3-opening =
    "Don't lean on that," says Yaretzi. "It is raining. Or it says so. This verb has no past; what it does, it's doing."

    The page lies open on the keeper's table at the top of the light of { $port }. Last night his little girl traced three signs of it. Since then a storm stands off the harbour, as tall as the sky, and keeps looking in.

    { $spared_the_pilot ->
        [me] The herring boats are outside in it. "You did spare that pilot," says the keeper. "He's in the first."
        [other] The herring boats are outside in it, with the pilot whom { $spared_the_pilot_by } spared in the first.
       *[no] { $read_aloud ->
            [me] The herring boats are in it. "You read aloud once, I'm told," she says. "It answered. It has moved into our cellar."
            [other] The herring boats are in it. "{ $read_aloud_by } read aloud once, and had an answer. I read with my lips shut."
           *[no] The herring boats are outside in it, eleven of them. So is a squadron with the taxes.
        }
    }

    "I can read it to the end, and then it goes. It takes till morning, and a hand to hold the bark flat. Or it burns, and goes now. I've painted on it for nineteen years. My house says that it's theirs." She dries her hands on her hair. { $type ->
        [trade] She looks at your purse. "They would sell. They'd never forgive me, or you."
        [steal] "You know what it weighs, a page with a corner out."
        [kidnap] "The scholar cried when he saw it. Then he asked for a copy."
       *[other] "You never asked what you carried. This."
    }

    She shows you which part is the word with no translation. Nobody has been shown it. The lamp is a foot away, and the bark is dry.
yaretzi_captain_3-hold = Hold the bark flat until she has read it.
yaretzi_captain_3-hold-ok =
    You hold it by the edges with your finger ends, since the middle is wet. She reads without a sound. At midnight your sleeves drip. At three a large wet face is at the glass, and reads along.

    With the last sign it's morning, a plain one, washed. Nine boats come in under the light, and then, long after, two. The keeper turns out his tin for you. Yaretzi folds up the book. "You did not look at the word," she says. "Or you did, and are polite."
yaretzi_captain_3-buy = Pay her house for it, and light a candle.
yaretzi_captain_3-buy-ok =
    Her house keeps a boat in the lee for such questions. They count the money, ask whether you want it wrapped, and row off without one look at her. So it is yours. You hold the candle. "Wait," says Yaretzi. She reads it through once more. "Now."

    It burns green, and smells of wet streets. Outside the storm turns, like a person who has come into the wrong room, and one sees all eleven lanterns. She's put her hand on the table where it lay. The wood is dry.
yaretzi_captain_3-burn = Hold it to the lamp, and don't let go.
yaretzi_captain_3-burn-ok =
    It doesn't want to. It rains out of the page, on you; the glass goes, the wind comes in and sits down on everyone. You're at the third sign, with burnt fingers, when the little girl brings a bellows.

    After that one can hear the boats, and men counting. The keeper kisses the bellows. Yaretzi has a black corner left, as big as a thumb, and closes her book on it. "I know it by heart," she says. "All except the one. I never dared to learn that."
yaretzi_captain_3-burn-fail =
    You hold it in the flame. The flame goes out. It is the only one on forty miles of coast. You pay for the glass, for the wick, and for the keeper's brandy, which was tried as well.

    But Yaretzi has sat down at the window in the dark with the page and read it by lightning. "One gets eight signs to a flash," she says. At dawn she has come to the end. She hasn't noticed whose coat she's got on.
yaretzi_captain_3-tear = Tear out the page, and put it in your coat.
yaretzi_captain_3-tear-ok =
    It comes away with a sound that the keeper's girl can do for years. You go down the steps with a storm in your coat, and it follows you out, past the boats, like a dog. There's more in the lining of that binding than bark; every Port will have a price for it.

    Yaretzi's at the rail when you look up. She has the book open at the place. She holds it out over the drop, so that the edge shows, and runs her black thumb down it.

## Captain 4. A sail loft, during the long rain.

yaretzi_captain_4-title = The flag wants a word
yaretzi_captain_4-opening =
    "It says 'guest'," says Yaretzi. "It's quite dry. I could still make it worse."

    In the sail loft of { $port }, with the rain loud on the slates, her people's flag lies over the whole floor. They've left room on it for one sign: what you are. The sewing women have drawn up their feet. In tubs along the wall sits her house, to hear you swear. { $burned_the_storm_script ->
        [me] For an hour she has recited to you, all of it, the page that you burned. At one place she stopped, and drew breath, and went on. It's the only word missing.
        [other] She has just recited the page that { $burned_the_storm_script_by } burned. Where one word's missing she stopped, so that one heard the slates.
       *[no] { $held_the_door ->
            [me] They are all damp and all grateful. It was the door of the house that you held, and they remember your foot.
            [other] "{ $held_the_door_by } held our door," they've told you, each of them. "Do you hold anything?"
           *[no] { $traded_the_page ->
                [me] On the end wall, framed, hangs the page you sold. It drips into a thimble.
                [other] On the end wall, framed, drips a page. "From { $traded_the_page_by }," says a tub. "Do wipe it if you're near."
               *[no] Water has been set before you, in the good bowl.
            }
        }
    }

    "There's another word, for one who needn't knock. It's painted on one's own door, and nobody's ever had it who wasn't born wet." The brush drips between you. { $type ->
        [trade] "And the sailmakers' guild would like to hire you. They've made an offer. I translated it twice."
        [steal] "You've brought pages home. I can't write that you came from here. Or can I."
        [kidnap] "Our scholar is blank in our books. He asked for it. He comes and goes like weather."
       *[other] "You are free as from tonight. So it can be asked."
    }

    She has wetted both thumbs.
yaretzi_captain_4-guest = Swear, and let 'guest' stand.
yaretzi_captain_4-guest-ok =
    You say the words after her, the long way, with each noun twice. She goes over 'guest' once more in red. It's a good sign: a roof, and a pair of wet shoes beside it, pointing in.

    They hoist it in the rain. The women who sewed it want to know whose shoes. "One sets out the same bowls," says Yaretzi, "for a guest, or for a flood." She looks up at it a long while, for one who painted it. "I've made them your size."
yaretzi_captain_4-word = Ask her for the word with no translation.
yaretzi_captain_4-word-ok =
    Every tub goes quiet. It is a name, says Yaretzi, and who speaks it is answered. You ask all the same. She puts her lips to your ear.

    You say it. Each drop of that rain stays where it is. Somebody comes up the outside stair, with a light step, skips the bad tread, and tries the latch. "Come in," you say. Everyone in that loft tells it differently. The whole coast knows that the bowl was empty afterwards, and two sets of shoes were on the flag.
yaretzi_captain_4-word-fail =
    You ask. "It has to be said from high up," says Yaretzi, "in the wet." So you go out on the ridge, and your crew after you, each holding on to one foot. You shout what you've understood. You're answered from all sides, by frogs.

    They come all night. By sunrise there's nobody of yours who hasn't carried out frogs in both hands. "It was one sound off," says Yaretzi. One sits upon her book. "Theirs. They had been waiting for years as well."
yaretzi_captain_4-guild = Let the guild hire your hand for a day.
yaretzi_captain_4-guild-ok =
    You are to say that legends sail by the guild's canvas. You say it, from a ladder, on the hour, pulling at a corner. They pay at once. At five a squall takes the sample.

    Her house has watched it all with water to the chin. "There is a sign for that too," says Yaretzi. She paints it on the flag beside 'guest', small, so that one has to know: a pair of shoes, pointing out. "It can be turned round. Somebody would have to unpick the toes."
yaretzi_captain_4-blank = Leave it blank, and go out with her.
yaretzi_captain_4-blank-ok =
    They hoist it as it is, with a hole in the meaning. The two of you have gone down the hoist rope and stand in the wet street, like people who've left a theatre. "I've never been nothing," says Yaretzi. "Or anything. It's airy."

    A woman asks the pair of you what that empty place is for. By evening the whole quay has a theory, and presses money on you to keep your mouth shut. "A hole," says Yaretzi. "Or room. I might stay in that one a while."

## Secondary Lover 1. Aboard, in the middle watch. Secret or duet.

yaretzi_secondary_lover_1-title = Asleep upon the logbook
yaretzi_secondary_lover_1-opening =
    "You write 'wind fair'," Yaretzi says at eleven. "Or 'nothing happened'. There are nine years of it. I find it hard to stop."

    She has come aboard off { $port } to read your log. At home they have asked her to give back the key to the books. "They say I read outside the house. They," says Yaretzi, and turns a page.

    By two the lamp is low and she's asleep, her cheek on a Tuesday. The black of one thumb is on your tablecloth. Then she says a word. It isn't long. You've never heard it, and from outside, near the rudder, in the dark, somebody answers.

    { $paid_in_secrets ->
        [me] It's the sort of thing that you used to sell, and by the syllable.
        [other] { $paid_in_secrets_by } would know what that fetches by the syllable.
       *[no] The cat gets off the bed and goes to sit by the window.
    }

    Wet knuckles rap on the glass, as if at a neighbour's. Your helmsman puts his head in. "Who was that, asking for her? It knew my mother's name."

    She stirs. "Did I say anything?" she asks. "Or talk?" She has gone quite grey, and holds on to your log with both hands.
yaretzi_secondary_lover_1-entry = Write down 'Wind fair', and show her.
yaretzi_secondary_lover_1-entry-ok =
    You reach across, dip the pen, and make the entry: the date, the hour, those two words. You blow on it. She reads it, at two in the morning, as if it had been cut in stone. Outside somebody waits a little longer, and then the water closes.

    "'Nothing happened'," says Yaretzi. "That's how one writes it. I see." She makes a small red mark next to the line. At breakfast the helmsman finds a fare on the sill, counted out, from one who'd thought he might be asked aboard.
yaretzi_secondary_lover_1-rail = Go out and say she's asleep.
yaretzi_secondary_lover_1-rail-ok =
    You say into the dark that the lady has been reading, that she called out in her sleep, and that you're sorry for the trouble. There's a silence with somebody large in it. Then a voice asks, low, what she was reading.

    You tell it: your log, the year of the pie. It would like to hear. So you say some to it, over the stern, till it has to go. It has paid, on the rudder head, in coins with shells on both sides. She hasn't been told.
yaretzi_secondary_lover_1-rail-fail =
    You say it well enough. But whoever it is has come a long way, and it's cold; it only wants a moment by a fire. By the time it has been got out of the galley every plate aboard is wet, and it's left a kiss on the cook.

    "It was nobody," you say at the cabin door. Yaretzi looks at the puddle, at you, at the weed on your ear. "Nobody," says she, with care, and reaches over. "Or a friend. He'll have liked the stove."
yaretzi_secondary_lover_1-aloud = Read your own log to her until daylight.
yaretzi_secondary_lover_1-aloud-ok =
    You've never heard it aloud. Your watch stands in the door and puts you right. In the second year somebody weeps, over a mast. She wants to know what was for supper on each day of fair wind, and does the gulls, badly, with both hands.

    So nobody sleeps, and nobody says a thing in their sleep. What had knocked leaves something on the sill and goes. "I read the whole of you," says Yaretzi in the morning. "Or heard it. You leave out the good parts."

## Secondary Lover 2. A letter-writer's booth, on a Wednesday.

yaretzi_secondary_lover_2-title = No writing on a Wednesday
yaretzi_secondary_lover_2-opening =
    "My dear Ana," says Yaretzi. "Or: Ana, my dear. It depends on whether she's sitting down."

    She has a booth now, under the arcade of { $port }, between the locksmith and the cheese. Sailors queue for her. She gives them two words for each of theirs, and lets them pick. Today the shutter's half down. She keeps Wednesdays free, by an agreement; on Wednesdays nothing is written and nothing is foretold, and she eats cheese.

    { $type ->
        [duet] Your log lies under her elbow, the second volume. You have been reading it to each other.
       *[other] "Nothing happened," she says when you come, and moves up. It is what you two say.
    } { $broke_a_bottle_for_tamsin ->
        [me] "Somebody told me that you launched a ship," she says. "Which word did you use?"
        [other] "{ $broke_a_bottle_for_tamsin_by } launched a ship, and found a word for it. I'd have taken a week."
       *[no] She has cut you the rind off.
    }

    On the customer's stool sits an old man with a cough, in a false beard. It's her great-uncle, the Keeper of the key. He has been dictating to her for three Wednesdays, she says behind her hand, a love letter with one word left out.

    "And what," he asks now, and shuts his eyes to hear it better, "would one call somebody who is answered?"

    She has opened her mouth.
yaretzi_secondary_lover_2-dictate = Push in, and dictate a letter yourself.
yaretzi_secondary_lover_2-dictate-ok =
    You're in a hurry. It is to a scribe. There is room at a certain table, and a lamp; she may come by any door. { $who ->
        [kahina] "Call it unlocked."
        [cesare] "It's my word; it is in volume three."
        [spell] "Those in favour? I do count the lamp."
       *[ton] "Come. No: lower. Come."
    } "'Come'," says Yaretzi, brush in the air. "Or 'stay'." You let her pick.

    It's a Wednesday. She writes it. The uncle takes off his beard, since he needs it to blow his nose. "I'll say that I heard a word," he says, "and it was a good one." He's paid for your letter.
yaretzi_secondary_lover_2-ink = Buy up the red ink and the black.
yaretzi_secondary_lover_2-ink-ok =
    Hers, the stationer's, and what the cheese is marked with. "No ink," you tell the stool. The old man opens his eyes. He's come a long way, he says, and sat on that for three weeks; couldn't she say it?

    "I'm a scribe," says Yaretzi. "I only know what I've written." It is quite true. When he's gone she takes a piece of rind and draws on the counter, in nothing, with a dry thumb, and you may look. Among the bottles there was one that isn't ink.
yaretzi_secondary_lover_2-uncle = Ask him who the lady is, in detail.
yaretzi_secondary_lover_2-uncle-ok =
    He had thought of everything save that. She's tall, he begins. No: she used to come by the lower canal with a basket. He says which basket. He goes on for an hour, and somewhere in it the cough stops, and the beard has been laid on the cheese.

    "Write that," says the uncle. She writes it, all that night, as it'll be Thursday at twelve. There's no word left out. He pays you, for having asked, and goes off to find where the lady lives.
yaretzi_secondary_lover_2-uncle-fail =
    "Ah," says the uncle, "she's just such a one as you." It turns out that he is witty. Before the queue, to applause, he goes through what a person might see in you, and charges for the lesson.

    But Yaretzi has shut her mouth and put up the shutter. "He's wrong in four places," she says behind it, in the half dark, among the cheeses. "I could write it down. It's Wednesday, though." She tells them to you, counting them off on your fingers with a red thumb.

## Secondary Lover 3. A potter's yard, before dawn.

yaretzi_secondary_lover_3-title = Sixty bowls and a third word
yaretzi_secondary_lover_3-opening =
    "They may all have cracked," says the potter, "or none. Stand back, the pair of you, it bites."

    Her kiln stands in a yard behind { $port }, bricked up since Sunday. Yaretzi has painted sixty bowls for it, such as one sets out for a flood or for a visitor. Fifty-nine have one sign or the other. The sixtieth has a third.

    "I always told you two words for each thing," she says. "I was taught that. Here I had to make a third. It's for you; nobody else could use it." { $warmth ->
        [0] She says it to the bricks.
        [3] Both her thumbs are clean. She has washed them for it.
       *[other] There's red on your cuff already.
    }

    { $freed_the_priest ->
        [me] "My teacher wept when I showed him. You brought him out; he says that he'll allow it."
        [other] "I showed my teacher, whom { $freed_the_priest_by } brought out. He says it's misspelled. Or new."
       *[no] Nobody has seen it yet, save the potter, who says that it's well fired.
    }

    { $type ->
        [duet] The last volume of your log is in her bag. She's read to the end, and stopped before the last line.
       *[other] "And the other word, that nobody may hear," she says. "You heard it. You let it be weather. I know. I've always known."
    }

    Her house stands along the wall, wet and formal. If the third word's out they'll take her name off the books.

    The potter knocks out a brick. It's red in there, and rings.
yaretzi_secondary_lover_3-drink = Drink from the bowl, and ask nothing.
yaretzi_secondary_lover_3-drink-ok =
    It is too hot to hold. You hold it. The potter pours in water and it hisses. There it is, by your thumb: it's quite short. Then you drink, and it's against your mouth.

    "They can't see it so," says Yaretzi. "You have covered it." Her house waits until the bowl is down, and by then it's only a bowl, with steam on it. They all buy one, for politeness. The potter gives you your share. You've a blister the shape of a word.
yaretzi_secondary_lover_3-firing = Buy all sixty, and set out the yard.
yaretzi_secondary_lover_3-firing-ok =
    You begin to lay: on the wall, out of the gate, down the street, a bowl for each door. People come out, see that there's a flood or a visitor, and fetch spoons. By breakfast her house is sitting between a cobbler and a midwife, being passed salt.

    Nobody knows any more which was the sixtieth. { $port } speaks of nothing else for a month. Yaretzi goes from one to the next, bent over, reading. "You have it," she says at last. "You were eating porridge from it."
yaretzi_secondary_lover_3-say = Read it out, in front of her house.
yaretzi_secondary_lover_3-say-ok =
    You take the bowl in both sleeves and turn it to the fire. It has a roof, a pair of shoes and a thumb. You say what that says.

    Along the wall hangs a row of open mouths. "That isn't a word," says the eldest. "Say it again." You do. By noon it's been tried by everyone she knows, and by night it has got as far as the next island. "With the stress on the thumb," says Yaretzi. She can't stop correcting them.
yaretzi_secondary_lover_3-say-fail =
    You read it out, and the bowl, which had only waited for that, goes off in your hands like a pistol. All of you are on your knees until sunrise looking for the pieces, her house as well, with lanterns. They find fifty-eight. Each has a bit of it, and each reads his own aloud.

    "It takes that many people to say it," says Yaretzi. "I had put it in the singular." She's kept one piece back. She closes your burnt hand on it. It's got the shoes.

## Secondary Nemesis 1. An inn, at supper. Account or truce.

yaretzi_secondary_nemesis_1-title = Rain on one table
yaretzi_secondary_nemesis_1-opening =
    "I'd move you," says the innkeeper, under a tray, "but it moves too."

    It's raining in the supper room of { $port }, on your table. The cloud is no bigger than a tablecloth. It came in by the door, behind you, found your chair, and began with the soup. All round it people dine in the dry, seats turned.

    Yaretzi sits by the stove. On her knees is the book. There's an edge in it, torn, as long as a hand, and she's writing along that in small black signs.

    "I told you: this verb has no past," she says. "I showed you where the word was. Nobody had been shown. You are brave, I thought. Or unread." She blots a line. { $burned_the_storm_script ->
        [other] "{ $burned_the_storm_script_by } burned that page. One can forgive a fire."
       *[no] { $paid_in_secrets ->
            [me] "You once paid a bet in what others had told you. I had it in the book, and didn't read it."
            [other] "{ $paid_in_secrets_by } only sells what is said. You sold what was raining."
           *[no] "You've sold it on, I hear. By the line."
        }
    }

    "There are two words for what you did," she tells the brush, "and I've sat here since four to choose."

    She dips the brush. Above your bread it thunders, once, about as loud as a drawer.
yaretzi_secondary_nemesis_1-fee = Pay for her evening, and eat it wet.
yaretzi_secondary_nemesis_1-fee-ok =
    You send the money to the stove on a plate. She counts it into two heaps. "'Price'," she says over the one. "Or 'fine'." She leaves them both on the plate for the potboy.

    Then you eat. Soup, which gets no less; bread that has to be drunk. Nobody laughs after the first few minutes. An old man lends you his hat. She's written it all down, one sign to each spoonful, and blots it, and goes up to bed; and the cloud waits for you by the umbrella stand.
yaretzi_secondary_nemesis_1-paper = Have your crew beat her a new page.
yaretzi_secondary_nemesis_1-paper-ok =
    It wants fig bark, a flat stone, and somebody who'll hit it for two days. Your people take turns in the yard, in the one patch where it rains, which is good for the bark.

    Yaretzi comes to the window at times, and shuts it. On the third morning she holds the sheet against the light. It has a heel mark in it. "It is thick," she says. "Or willing." She has it sewn in beside the tear. In your hat the cloud has left some change.
yaretzi_secondary_nemesis_1-ask = Carry your chair across and ask which two.
yaretzi_secondary_nemesis_1-ask-ok =
    The cloud comes along. You sit down across from her, so it rains upon both, and on the book; and she snatches that under her coat, and for the first time looks at you. "'Tear'," she says, "or 'take out to mend'. The second is hardly ever used."

    You ask what it would need. She thinks, dripping. "Time," she says. "Or a worse enemy." It's agreed upon, provisionally. The room has had a fine evening and pays for your supper, then sends over a towel. There's only the one.
yaretzi_secondary_nemesis_1-ask-fail =
    You pick up your chair. The cloud hadn't expected that. In its fright it lets go of all it has, over the stove, the old man, two weddings and the till. When it has been mopped there's a bill, and you are the only one still holding a chair.

    "You meant to ask me something," says Yaretzi, with her hair in her face. "Or to hit me. I couldn't see." She has lost the line that she was writing. She'll have to begin again with the soup.

## Secondary Nemesis 2. An umbrella shop, a little before noon.

yaretzi_secondary_nemesis_2-title = A good year for umbrellas
yaretzi_secondary_nemesis_2-opening =
    "Silk, or oiled?" asks the man behind the counter. "You've four minutes. I open the sky at noon."

    He has opened four shops since spring, in { $port } alone. In the window, framed, hangs a copy of a page that you know; you had sold the original by the line. He can't read it. He sings it off, by the shapes, daily at twelve, and then sells umbrellas.

    "He does it without the pauses," says Yaretzi, behind you. She's lost weight. "There's one out there now that nobody wrote. It is coming here, or everywhere. I'm not speaking to you. I need somebody with hands."

    { $type ->
        [truce] "You asked what it would need. I said, a worse enemy. He gives a discount."
       *[other] "What you owe me stands in the book. I've put a shell on the page, so that it stays shut."
    } { $drank_clara_green ->
        [me] She glances at your mouth. "No, don't show me. Or do."
        [other] She looks at the silk. "With { $drank_clara_green_by } one could see by the tongue what had been done. With him one sees only silk."
       *[no] She says it to the umbrella stand. "'Guest', I called you. "I've not found out yet what the other one is."
    }

    He lifts the frame from its nail and clears his throat. Out at sea something answers, large, with no manners at all. On the counter lie his wash list and his wife's scissors.
yaretzi_secondary_nemesis_2-umbrellas = Buy each umbrella in the shop, now.
yaretzi_secondary_nemesis_2-umbrellas-ok =
    It's all that he wants of the sky. When the last is wrapped he looks round at the bare hooks, and hangs the page on one; why should he sing? He's going to lunch. You stand in the sun with a hundred and eleven umbrellas.

    Yaretzi takes half. You walk down to the mole together, like two porters, and the thing out there sees itself expected, and passes to the south. "I called you 'unread'," she says. She opens one. "I shall have to look that up."
yaretzi_secondary_nemesis_2-wash = Slip his wash list into the frame.
yaretzi_secondary_nemesis_2-wash-ok =
    Four shirts, he sings, with his arms out; nine collars; one set of drawers, to be let down. The sea hears him to the end. The large thing stops, a mile off, turns about, and presently hangs over the hills, drying.

    Yaretzi must lean on the door. "'Nine collars'," she says. "Or 'nine dogs'; it's one sign. It didn't know whom to bite." She laughs, furiously. Behind the sheet he'd kept what was best in the shop. She lets you have it.
yaretzi_secondary_nemesis_2-wash-fail =
    He sings four shirts and nine collars, and breaks off. "That's my drawers," says the man. Next he's out on the step with the right sheet, in full voice. What comes up the street then takes the awning, and your people, who had hold of it.

    It is evening before you've dug each other out. "I'd have put the list in upside down," says Yaretzi. "He reads by shapes. You never asked." In her hair sits a small silk rose.
yaretzi_secondary_nemesis_2-partner = Buy into the business, and set the hours.
yaretzi_secondary_nemesis_2-partner-ok =
    He's always wanted a partner with a name. You sign. As the senior one you rule that there'll be no more singing, except on the first of the month, and then only a shower. He weeps, and rings up your dividend.

    The thing at sea waits until ten past, and goes. Yaretzi has read the contract to the end. "So now you have it twice," she says. "First you tore it out. Then you were paid for putting it away. It's clever." She can't find the second word.

## Secondary Nemesis 3. The kite field, on a feast day.

yaretzi_secondary_nemesis_3-title = Until the stroke of Wednesday
yaretzi_secondary_nemesis_3-opening =
    "You've the end of my string," says Yaretzi. "Don't pull. Or not yet."

    On the hill above { $port } the whole town is flying kites by moonlight. Hers is the rest of the book: all the pages, sewn together, and a gap in the middle, as long as a hand, through which one sees stars. Round it turn the clouds of half the Caribbean.

    "When it strikes twelve it's Wednesday. On Wednesdays I write nothing. So I have until then to say what becomes of you. I've put: 'wrecked'. I could put: 'moored'." { $grudge ->
        [0] She has not wetted her thumbs.
        [3] She's written it already, in both colours. It only wants the dot.
       *[other] The red thumb's wet, and the black one, and the wind dries them.
    }

    { $type ->
        [truce] "We agreed upon midnight," she says. "I've kept to it. I listened for you at every door."
       *[other] "It's been settled, all but a word. You sent paper, or money. I have it here as the tail."
    }

    Your ship lies down there with her lamps lit. Straight over her mast hangs a cloud like an anvil. A small boy with a fish kite asks which of you is winning.

    The sexton goes by with his lantern, to the tower. The reel is in your hands, and a knife is in your belt.
yaretzi_secondary_nemesis_3-reel = Hold the reel till it strikes, and give it back.
yaretzi_secondary_nemesis_3-reel-ok =
    It pulls as a horse does. It burns your palms, and takes your purse out over the hill when you lean the wrong way. You hold it. At the twelfth stroke you hand it to her, the whole string, with no knot in it.

    "To the minute," says Yaretzi. { $grudge ->
        [0] She winds in the book, tears out the page with your name on it, and gives you that, folded into a small kite.
        [3] She makes the dot, since it's owed; but quite far from the word.
       *[other] She shuts the book on the brush. The cloud rains on nothing, out to sea, politely.
    }
yaretzi_secondary_nemesis_3-write = Climb the string, and write it in yourself.
yaretzi_secondary_nemesis_3-write-ok =
    You go up hand over hand, and then there's no hill. Nobody has ever seen her book from that side. You come to the gap; you have a wet thumb and one word. It isn't a grand one. You put it there and it holds.

    All of { $port } has seen a captain on the moon. { $grudge ->
        [0] "'Sorry'," she reads, as it comes down. "Or 'here I am'." On the reel hangs a new brush, for you.
        [3] "You've made a spelling mistake," says Yaretzi. She leaves; she has somebody in mind who should see it.
       *[other] She reads it with her lips. She takes the shell out of the book, for you to keep.
    }
yaretzi_secondary_nemesis_3-write-fail =
    You go up hand over hand. At the height of the church it starts to come in, for the boy with the fish has got his line round hers. You're let down by degrees, through other people's kites, and arrive as a kind of parcel.

    By the time your crew have you out of it, it's Wednesday. "I didn't put the dot," says Yaretzi. "I couldn't see for fish." She looks at your thumb, which is still wet. "What was it going to be? No. Tell me on a Thursday."
yaretzi_secondary_nemesis_3-early = Cut the string before the clock strikes.
yaretzi_secondary_nemesis_3-early-ok =
    There's one stroke missing when you do it. The book gives a jump like a fish. Then it sails over the town with all its weather after it, the anvil last, and comes down miles away, on the deck of the Spanish guardship, which is driven ashore below you; there's a good deal on the sand by morning.

    "Eleven," says Yaretzi. She's still holding up her hand. { $grudge ->
        [3] She asks the boy whether he can write. She's some letters to send.
       *[other] "I had put 'moored'," she says. "It only needed to dry." She goes down the hill after it.
    }
yaretzi_secondary_nemesis_3-early-fail =
    You cut. It is her best string, wetted, with ground shell in it; your knife goes through your own belt instead, on the way back. The town, which had its eyes on the moon until then, has them on you, and your purse rolls down the hill, with boys after it.

    At the bottom they hand it to the sexton. "It had two minutes to go," says Yaretzi. "I'd have given you both." She holds the reel in one hand; with the other she lends you her pin.
