## Captain 1. A crypt.

brother_ossian_captain_1-title = A coast laid out in knuckles
brother_ossian_captain_1-opening =
    "Mind your feet," says the sexton of { $port }. "That's Cuba."

    On the floor of the crypt lies the whole sea: coasts of knuckles, kneecaps for islands, a current done in ribs. In the middle kneels Brother Ossian with brush and slate, his left sleeve white to the elbow.

    "Since Lent he's been at it. Doesn't talk. Underlines."

    Brother Ossian moves Jamaica over, so that you have somewhere to stand. On the slate: Everyone goes home. From here.

    He shows you. Six boxes, tied with tape, each with a door drawn on it. A wall of empty niches, to let. "Sea view," says the sexton, "in a manner of speaking." A hole, where Havana ought to be: it is a skull, in a museum, under glass. And he draws a little man with keys. On the slate: Knows them by heart. { $walked_past_the_vault ->
        [me] He looks you over. On the slate: You leave things. Unusual.
        [other] "{ $walked_past_the_vault_by } walks past vaults," says the sexton. "He'd hoped that was you."
       *[no] { $sold_it_unopened ->
            [me] He looks you over. On the slate: You never looked inside. Restful.
           *[other] {""}
        }
    }

    Overhead they begin to sing vespers. He holds out his hand to you, with four bits of chalk in it, of different lengths.
brother_ossian_captain_1-boxes = Carry the boxes to the doors he has drawn.
brother_ossian_captain_1-boxes-ok =
    It takes you three days to find the doors, by knocker and crack. At each somebody takes the box without a word, weighs it in both arms as one does with a child that has grown, and shuts the door with a heel.

    The sixth door is your own cabin's. He has drawn the scratch by the lock. The box is empty, with a clean cloth in it, and on the cloth your fare. You are thanked by the sexton, who has had the crypt swept for him.
brother_ossian_captain_1-niches = Take the niches, and let them by the week.
brother_ossian_captain_1-niches-ok =
    You let them to painters first, for the light; then to a notary with papers that he does not wish to have; then, in the holidays, to a family of nine. All of you agree that it is dry. Brother Ossian, asked before witnesses, inspects the puddle and nods.

    The notary leaves in haste and pays with what he has in his bag. One niche nobody will take. On the slate: That one suits you. He has measured.
brother_ossian_captain_1-skull = Fetch Havana from its glass case.
brother_ossian_captain_1-skull-ok =
    You have it under your coat and are past the whale when it begins to click its teeth. It goes on, down the steps, through the square, past the opera; people make way for you. At the crypt Brother Ossian listens, his ear to its jaw.

    On the slate: Likes the museum. There are visitors. He dusts it, since it is here, and underlines a word. It shall have Havana by night, and be back under glass by ten. The visitors have left coins in the case.
brother_ossian_captain_1-skull-fail =
    The case is hung with little bells, and the attendant has been waiting since 1690 for a person to ring them. He lectures. Your watch, who had come to carry, is led past every bone in the house, and made to guess. When they get out it is morning and none of them can straighten a leg.

    Havana comes by itself, towards ten, in a basket, with the attendant's card. On the slate: It wanted to be asked.
brother_ossian_captain_1-keeper = Invite the keeper of the museum, by night.
brother_ossian_captain_1-keeper-ok =
    He sits among his cases with his hat on and a rug over his knees. "I leave them a light, as a rule," says the keeper. He has all four hundred by heart, by the tooth, and no visitor has ever asked him who is who.

    The town pays for a search and you sell it the boats. At dawn he walks onto the map in his socks, bends down, and says a name to a kneecap. Brother Ossian breaks his chalk. On the slate: Once more. Slower.
brother_ossian_captain_1-keeper-fail =
    He is willing. It is the keys. He has to lock each case behind him, in order, with the right one out of a hundred, by feel; and at the sixty-third the night watch is standing round you, holding the lamp for him and charging by the hour.

    You pay. He finishes. "And where is it that we go?" says the keeper. In the crypt he takes off his shoes at the edge of Florida. On the slate: Cheap. At any price.

## Captain 2. An auction.

brother_ossian_captain_2-title = Lot thirty, bones, assorted
brother_ossian_captain_2-opening =
    "Lot twelve," says the auctioneer of { $port }. "One ship's boat, green, with oars. Found on the quay."

    It is your boat. You left it there an hour ago. Beside you Brother Ossian lays a finger on his lips, and then, with care, on yours.

    You are here for lot thirty, bones, assorted, for glue: nine sacks. They have been shouted over for ten years and answer to nothing. On the slate: They only answer quiet. And below: Until sunset. All of you.

    { $type ->
        [trade] He has sold a niche, to be able to bid. On the slate: Yours.
        [kidnap] The keeper sits between you, with every one of those nine sacks on the tip of his tongue.
       *[other] { $paid_in_service ->
            [me] He has your references from Santo Domingo. On the slate: They say: Quiet worker.
           *[other] On the slate, from yesterday, one still reads: You carry well.
        }
    } { $named_the_blank_island ->
        [me] Lot nine was a third share in an island that you made up. It fetched a good price.
        [other] Lot nine was a share in the island that { $named_the_blank_island_by } made up. Somebody has built there.
       *[no] Lot nine was a parrot, and did not help.
    }

    "Do I hear two?" says the auctioneer. Your crew have their hands over each other's mouths. The glue man leans across to look at the sacks, and says something that would take one word to answer.

    Brother Ossian wipes the slate clean and rests it on his knee.
brother_ossian_captain_2-shout = Shout once, and buy the nine sacks outright.
brother_ossian_captain_2-shout-ok =
    "Mine!" It goes through the market like a plate. The glue man sits down. The nine sacks are yours, for what you have got on you and a hat, and your crew, since all is lost in any case, shout for the boat as well.

    He carries the sacks home himself, three times three. They do not answer. He puts his ear to each. On the slate: Dry, though. Not glue. He makes you up a bed by the stove, where it is quietest.
brother_ossian_captain_2-silence = Keep silent until sunset, whatever is sold.
brother_ossian_captain_2-silence-ok =
    The boat goes to a boy for twopence. Your spare anchor goes. A man walks up with your own hat and asks whose it is. At lot thirty Brother Ossian lifts one chalky finger, the glue man coughs, and the hammer falls.

    Then it is sunset. In the crypt the sacks begin, all nine, like a street in the evening when windows open. He kneels among them and writes nothing down. One has something to give you. The boy brings back your boat: he had only wanted to hold it.
brother_ossian_captain_2-silence-fail =
    You hold out past the boat, the hat, and a remark about Skull Point. Then your own dinner is put up as lot twenty-six, hot, and somebody's stomach speaks. It speaks for all of you. After that there is no stopping: your crew bid until they are hoarse, on everything, and carry it home till midnight.

    Among it are seven of nine sacks. On the slate: Seven. And a harp. He has kept the other side for you. On it: I also heard dinner.
brother_ossian_captain_2-novice = Leave him one of yours as a novice.
brother_ossian_captain_2-novice-ok =
    One of yours has not said a word since spring, and nobody had noticed. That one goes and sits down by him, and is given a slate. When the rest of you have burst out over the boat, two go on being silent, side by side, until the sun is gone.

    The sacks answer two as well as twenty. On the slate, in a new hand: I like it here. What the sacks gave up is on your gangway in the morning. Nobody hears it being put there.
brother_ossian_captain_2-keeper = Let the keeper say them all, at last.
brother_ossian_captain_2-keeper-ok =
    You nod to him. The keeper rises, takes off his hat, and says who is in the first sack. He says it to the glue man. He goes on, tooth by tooth, with the year, and the trade, and whom each had been good to, and by the fourth sack there is nobody in the market with a hat on.

    The glue man pays for the cart to the crypt himself. On the slate: Loud. But all correct.

## Captain 2, for whoever went for the skull.

brother_ossian_captain_2_curator-title = Visiting hours
brother_ossian_captain_2_curator-opening =
    "He takes cold about the jaw," says the curator of the museum. "I've brought his cushion."

    She has followed her skull to the crypt of { $port } by coach, with a folding chair, and only asks whether he might sit out of the draught. For thirty years she has wished him good night. His card, in her writing, says: A gentleman, unknown.

    Brother Ossian reads the card. He moves over, so that two can dust.

    The skull clicks its teeth. On the slate: He would like to say. It needs a room where nobody has spoken from dusk till the first cock; at the museum there were always visitors.

    "But how wonderful!" says the curator. "I shan't utter a syllable. I had an uncle once who..."

    A white finger goes up. She has a lease in her bag, days hers and nights his, and beside it the other half of the lot, in the barber's own paper, unopened. Overhead your crew are singing.

    It is dusk. The curator has filled both cheeks with air, and looks at you.
brother_ossian_captain_2_curator-lease = Sign the lease: days hers, nights his.
brother_ossian_captain_2_curator-lease-ok =
    They divide him very fairly. She is to have the holidays; Brother Ossian, the eclipses. There is a clause about the cushion. In the middle of the clause the skull begins to click, and all of you hold still; but it is only that he would like to be consulted.

    So he signs as well, with his teeth. On the slate: Both say good night. Agreed. You are put down in it as the coach. She talks all the way to the gate, and comes back twice.
brother_ossian_captain_2_curator-attendant = Give her one of yours as an attendant.
brother_ossian_captain_2_curator-attendant-ok =
    She has needed somebody for the upper floor since the last one married. Yours goes off beside her on the coach, in a cap that is too large, and all along the road into town you can hear her telling about the uncle.

    It leaves the crypt so quiet that one notices. At cockcrow the skull says it, two words, the second with some pride. Brother Ossian bows to him from the waist. The paper parcel has been left upon the folding chair; it was meant for whoever stayed.
brother_ossian_captain_2_curator-silence = Keep silent until cockcrow, the curator and all.
brother_ossian_captain_2_curator-silence-ok =
    Around nine she turns red. Around eleven she takes your sleeve in her teeth. Your crew sit along the wall on their own hands. A rat comes in, sees all of you looking at it, and backs out. At three she is weeping without a sound, with her whole face, and nobody knows over what.

    Then the cock. The skull opens, and tells them. "Good night, Sebastian," says the curator. She can hardly get it out. What she presses on you is still in its string.
brother_ossian_captain_2_curator-silence-fail =
    You hold, the crew hold, and the curator, who has not been silent since she was weaned, holds; until about four a moth settles on the skull's nose. You all see it. You all see him see it. It walks up. Somebody lets out a squeak, and then there is no help: you roll about, two of yours have to be carried out.

    He has his mouth shut, offended. On the slate: He says it tickled. Towards morning he gives them the first letter.

## Captain 3. A sandbank.

brother_ossian_captain_3-title = Names on a sandbank
brother_ossian_captain_3-opening =
    "Three hours of sand," says the man in your bows, with the lead line. "Then none." { $spared_the_pilot ->
        [me] He is a pilot; you did spare him, and he brought you in for nothing.
        [other] { $spared_the_pilot_by } once spared him. He tells it at every bend.
       *[no] { $carried_nails_to_the_haven ->
            [me] You lay last night at a door on the coast where they know your nails.
           *[other] He will not come ashore.
        }
    }

    Off { $port } Brother Ossian has laid them out upon the bank in rows, three hundred, each with its slip of paper. Somebody has to say them, and he cannot. Each that is said goes home. What is left over at the end, and that is always some, goes into the bell.

    It hangs from two oars, white, ribbed, as tall as a child: all those whom nobody could name. It has never been rung. On the slate: Theirs. So they have something.

    { $type ->
        [trade] On the last slip he has drawn your niche.
        [steal] The skull of Havana has asked to be read out too, to hear how it goes.
        [kidnap] The museum will pay for the keys. It does not mention the keeper.
       *[other] Your boxes held a hand each. Here is the rest of them.
    }

    By the dinghy waits a gentleman with an umbrella. He pays as cathedrals do. What he pays with stands on the sand: it is old, and hums.

    Brother Ossian hands you the papers, and then the chalk, and walks off to dig with his back to everybody.
brother_ossian_captain_3-read = Read the papers out, until the tide comes.
brother_ossian_captain_3-read-ok =
    After the first fifty you find the pace for it. A name is said, there is a small sound, as when somebody puts down a bag, and then sand. The gentleman with the umbrella has taken off his hat, to fan himself, and leaves it off.

    With water at your knees you end. Nine are left over. He fits them in under the rim, one by one. Where each of the others lay is a coin, and he makes you take it. On the slate: They tip.
brother_ossian_captain_3-choir = Pay every loud voice in town to read.
brother_ossian_captain_3-choir-ok =
    You bring them out in boats: fishwives, a crier, two actors, a nun. Each gets a row. It is like a market on the moon. Halfway down the third a fishwife stops at her slip, reads it again to herself, and then says it in an entirely different voice; it was her aunt.

    They are through before the tide has turned. Nothing is left over, for the first time. He goes along the empty rows twice. On the slate: No new bone. Bell rests.
brother_ossian_captain_3-wade = Wade out for those whom the sea has taken.
brother_ossian_captain_3-wade-ok =
    Two rows lay too low. You go in after them with the papers in your teeth, up to the chest, and your crew make a chain; each comes up into somebody's hand, gets named there, and is let go. The last is so small that nobody says anything till the man with the lead line does.

    Brother Ossian pulls you out by the collar. He has lost a sandal, and is wet to the slate. He tries to write and the chalk will not take. So he holds your wrist.
brother_ossian_captain_3-wade-fail =
    Two rows have gone. You follow with the list held high; and a wave takes the list, your purse, and your footing, in that order. It sets you back on the bank, on your seat, with kelp.

    The names float out in ink, round you. Brother Ossian stands and looks. Then he kneels, and lays his ear on the water, where they are dissolving. On the slate: They heard. It is salt. They are used to reading it, it seems.
brother_ossian_captain_3-sell = Sell the gentleman the bell, while he digs.
brother_ossian_captain_3-sell-ok =
    It weighs less than one would think. Two of yours walk it to the dinghy under the umbrella, and what hums on the sand is yours. It rings once, against an oar. Every dog in { $port } sits down. In the inns that is all they talk about, that note, and who was seen there.

    Brother Ossian has turned round. He holds the last nine in the lap of his habit. You have his chalk; so he only opens his hand at you, and it is white.

## Captain 4. A fish market, as the lamps are lit.

brother_ossian_captain_4-title = What the bell is for
brother_ossian_captain_4-opening =
    "Who's going to pull it?" asks a fishwife. "Only, we sell under here."

    Over the slabs of { $port }, as the lamps are lit, the bell of bone hangs from a gallows that they have built for it. It will stay. The fishwives have sewn it a flag of oilcloth, against the damp.

    { $sold_the_bell ->
        [me] You sold it. Six old men have carried it back to you, under the sea, on foot; they hope that it was not needed.
        [other] { $sold_the_bell_by } sold it once. It came back on the shoulders of six old men, under the sea, on foot.
       *[no] { $rang_the_spoon ->
            [me] On the slate: At Bridgetown you were flat.
            [other] "{ $rang_the_spoon_by } rang a spoon at Bridgetown," the fishwife says. On the slate: Flat.
           *[no] It still has never been rung, except by one wasp.
        }
    }

    It calls in whoever has no name. They come, they hear one, they may keep it. There is one person here who would hear his. He has been polishing the same rib since four.

    { $type ->
        [trade] "A gent has asked what you cost," says the fishwife. "Not the bell. You."
        [steal] From a hatbox on the slab comes a click of teeth: the skull, which knows about being put where one belongs.
        [kidnap] The keeper has his keys in his hand. His boat is untied. He is looking for somewhere to sit.
       *[other] On the slate: No more errands. Go, if liked.
    }

    A gentleman's man hovers by the eels with a fat purse and a handcart. Somebody ought to swear, on that rope, to answer whenever it rings.

    Brother Ossian takes hold of the rope's end, and lets it go, and wipes his hands.
brother_ossian_captain_4-beside = Take the rope with him, and pull together.
brother_ossian_captain_4-beside-ok =
    Four hands, two of them cold. It is a low note, like somebody calling across a yard at supper time. From under the slabs and up the slip they come, and stand about with their heads to one side, and each presently nods.

    He listens longest. You can see it reach him: he has the look of a man to whom somebody holds a door. He does not tell. He puts his hands back on the rope, over yours, and speaks. "Again," says Brother Ossian.
brother_ossian_captain_4-ring = Ring it alone until the harbour is full.
brother_ossian_captain_4-ring-ok =
    It is made for more arms than you have. You ring with your back, then your knees, then with a fishwife on your shoulders. They come in from the Rattlebone and beyond, and go off two by two, introducing themselves.

    When it is light every boat on the coast has heard who was at the rope. You cannot open your hands. Brother Ossian opens them, finger by finger. "Again," he says, quite hoarse, and has to show you, on the slate, that it was meant for a joke.
brother_ossian_captain_4-ring-fail =
    It does not ring. It lifts you off your feet, and then your crew, one after another, each with arms about the one above, up and down over the fish in perfect silence. That goes on for a good part of the night.

    You had not seen the wedge of paper, put in years ago so that it should not ring by accident. Brother Ossian takes it out with two fingers. He is shaking; it is laughter. "Again," he says, out loud. You are none of you able to.
brother_ossian_captain_4-sell = Let the gentleman's man have it, for tonight's price.
brother_ossian_captain_4-sell-ok =
    The eel woman is looking the other way. It goes onto the handcart under sacking, and the purse goes to you, and for a moment the man, who is a decent sort, holds the clapper still with his thumb.

    Brother Ossian walks alongside as far as the corner, one hand on the sacking, as one does by a bed on wheels. At the corner he speaks. "Again," says Brother Ossian. It is what one says of a thing that has been done to one before.

## Secondary Lover 1. Your ship. Harbour or secret.

brother_ossian_secondary_lover_1-title = A slate in the sugar
brother_ossian_secondary_lover_1-opening =
    "There's another one in the sugar," says somebody at breakfast, and passes it up.

    On the slate: You snore in G. It is the fifth this week. One was in your hat, two beneath your pillow. Below { $port } they have dismissed him from the crypt, or he has dismissed them. On the slate: They want the names sold.

    { $kept_the_silence ->
        [me] Under it, smaller: You were quiet. Once. Beautifully.
        [other] "It says that somebody was quieter," reads the helm. "That's { $kept_the_silence_by }. But he would rather hear you."
       *[no] Under it, smaller: Your crew is loud. Good.
    }

    He is in the rope locker. He has been there since Sunday with his box of bones, and nobody minded, since the rats have left. At night one hears hymns out of it, in whispers: it is the box.

    You open the door to tell him about breakfast. He is asleep, sitting up, with coils to his chin. Round him lean the slates that he does not send. I was called, says one, and then nothing. They said I was. It began with. As a child they. There are thirty. Each stops at the same place.

    A board creaks under you. The white sleeve moves.
brother_ossian_secondary_lover_1-face_down = Turn the slates round, and bring him breakfast.
brother_ossian_secondary_lover_1-face_down-ok =
    You turn them to the wall, all thirty, as one closes shutters, and set down the tray so that it wakes him. He looks at the tray. He looks at the row of wooden backs, for some time, and straightens the last.

    Then he eats your egg. Nothing is said. That night the box whispers something lively, with a chorus, and under your pillow, wrapped up in his other sock, you find what he had been saving for a ticket. On the slate: Not going, then.
brother_ossian_secondary_lover_1-quiet = Give him the locker, and keep the ship quiet.
brother_ossian_secondary_lover_1-quiet-ok =
    The pump is greased, the cook stirs with a wooden spoon, and at the change of watch they pass the orders along by hand. On the second night three of them are walking about in blankets; on the third one hears, in all that stillness, every word of the hymn.

    It is about soup. Your crew are the only sailors alive who know it. On the door of the locker hangs a slate: Guest aboard. He has given you his brush, the good one.
brother_ossian_secondary_lover_1-sing = Sing with the box, as low as you can.
brother_ossian_secondary_lover_1-sing-ok =
    You sit down among the coils and come in on the second line. The box stops. Then it goes on, a little lower, to make room. It is like walking in step with somebody's grandmother.

    He is awake. He beats time for you with the chalk, marks the breath, and by morning there is a queue along the gunwale of people off other ships, who have paid your watch to stand there. On the slate: Second voice. Found. He hasn't rubbed it out to write the next.
brother_ossian_secondary_lover_1-sing-fail =
    You come in on the second line, and it is the wrong hymn. It is the wrong key as well. Forward the watch take it up, meaning to help, and a whole ship full of people sings two tunes across each other till nobody can get out of it before the Amen.

    The box is silent. Then it begins to rattle. He has his sleeve stuffed in his mouth, there is chalk in his eyebrows, and his shoulders go. On the slate: Their first. In three centuries.

## Secondary Lover 2. A garden wall.

brother_ossian_secondary_lover_2-title = Beans on the ossuary wall
brother_ossian_secondary_lover_2-opening =
    "Nothing grows there," says the sexton's child, "because it's not allowed. So he does it at night."

    Behind the ossuary of { $port } there is a wall of skulls, and up the wall go beans, in flower, out at the eyes and in again. The earth was brought in a shoe. Brother Ossian has his sleeves rolled, and shows you the first one, as long as a finger.

    On the slate: They eat nothing. They enjoy.

    At six comes the Third Uncle, with the register, as he does every fifty years. With them all must be dry, in order, and signed for. { $relation_dread ->
        [good] "He's bringing you a chair," says the child, "because they like you."
        [bad] "They don't care for you down there," says the child. "It's on the gate."
       *[other] The child has been given a whistle.
    }

    { $type ->
        [harbour] Over the gate hangs his bundle. He had meant to sleep at yours till it was past; they have found out which berth.
       *[other] It is the signing. There is a line in the register for his name, and for fifty years it has been blotted over. On the slate: He has new spectacles.
    }

    On the road one can hear someone, wet, in good boots, who has never hurried. Brother Ossian puts the bean in your hand, and closes it.
brother_ossian_secondary_lover_2-mine = Say that the beans are yours.
brother_ossian_secondary_lover_2-mine-ok =
    "Mine," you say. The Third Uncle looks from you to the wall. He supposes that with you people it is something religious. He writes: One captain, growing. He asks what you give them.

    You say, shoes. He puts that down. He takes a flower for his buttonhole, for form, and it is seen to go up the road on him, a small white thing, still open. On the slate: You lie like an embassy. The sexton pays you to have the crop.
brother_ossian_secondary_lover_2-sign = Buy the child's whole ink, and spill it.
brother_ossian_secondary_lover_2-sign-ok =
    The child knows what ink is worth, at ten to six. When the Third Uncle has opened the register, on the very page, with his new spectacles upon his nose, you admire it, from close by, with the bottle.

    He takes it like a nobleman; it gives him another fifty years. The child sells him blotting paper, and splits with you. Brother Ossian dabs at the place, most helpfully, with his sleeve, until nobody could ever read it. On the slate: My best work.
brother_ossian_secondary_lover_2-feast = Have your crew pick and eat them, all, by six.
brother_ossian_secondary_lover_2-feast-ok =
    They come over the wall in rows with spoons and butter. Forty minutes is not long, for a wall. Towards the end they are being carried to the beans. At six there stand the skulls, bare and orderly, and on the grass lies a ship's company, groaning.

    "Pilgrims," the Third Uncle notes, "moved." When he's gone, Brother Ossian takes one from his cheek that he had saved, and plants it. You get the watering can. It is older than { $port }.
brother_ossian_secondary_lover_2-tour = Show the Third Uncle round, twice, slowly.
brother_ossian_secondary_lover_2-tour-ok =
    You begin at the far end. You ask about the arch. It turns out that he built it, in a hat he still regrets, and from there it is two hours to the drains. Each time you come to the wall you are on the side of the beans, and talking, with your elbows out.

    He tips you. "I thought that I smelled something green," says the Third Uncle at the gate. "At my age!" Behind his back a tendril is being led, by a white hand, off his hat.
brother_ossian_secondary_lover_2-tour-fail =
    You begin at the far end; he begins at the wall. He stops there. A bean hangs in front of his spectacles, and he follows it with his finger, out of one eye and in at the other. "This," he says, "is my wife."

    Nobody can think of anything. There is a fine for it, he has to, it is printed. You pay. Then the Third Uncle asks whether she might be put a little further to the right, for the sun; and writes down: In order.

## Secondary Lover 3. A schoolroom.

brother_ossian_secondary_lover_3-title = The roll is called
brother_ossian_secondary_lover_3-opening =
    "So it's you who's had our slates," says the teacher of { $port }. "Sit."

    Brother Ossian sits. The bench was made for six-year-olds, and so his knees are at his ears. You have brought them back between you, before lessons, in two sacks: ninety-four. A few are written on. { $warmth ->
        [0] He has cleaned most of them. He has kept back one.
        [3] On the whole of the top layer, if one lays them out in order, it is about you.
       *[other] A child finds: Come down. There are stars. She wants to know who it is to.
    }

    "And who are you, when you're at home?" the teacher asks him. He takes up the chalk. It stays where it is, a hair above the slate, as it has since before there was a school.

    { $type ->
        [harbour] He has his box with him. He had come to ask if you would have both of them aboard, for good, and how one puts that in six words.
       *[other] You have known since the rope locker. He knows you know. Nobody had ever kept a thing for him that was not a bone.
    } { $named_her_ann ->
        [me] You once had three letters cut in a stone for somebody. He dusted it next day, twice.
        [other] { $named_her_ann_by } had a stone cut for someone who had asked. He dusts it on Fridays.
       *[no] {""}
    }

    "Well, we begin with the roll," the teacher says. "I'll come to you last."

    Forty children turn round on their benches. She opens the register, and licks a finger.
brother_ossian_secondary_lover_3-back_row = Squeeze in beside him, and wait for it.
brother_ossian_secondary_lover_3-back_row-ok =
    She calls them. Here, here, here, it goes along the benches like a stick along a fence. At the end there is a line with no writing on it. She looks at that, and at him, and is a good teacher. She leaves a gap of just the right length.

    "Here," says Brother Ossian.

    It is a light voice, rather high. The children do sums. He has hold of your sleeve under the desk. For the slates there is a deposit, and she counts it out to you in full.
brother_ossian_secondary_lover_3-roof = Pay for a roof, and hold lessons outdoors today.
brother_ossian_secondary_lover_3-roof-ok =
    They do it on the quay, with the whole port leaning in at the edges, because you have paid the carpenters and they are loud. She has to shout the roll. People who have not been at school for thirty years answer to it.

    Then she comes to a line where nothing stands, and lifts her hand, and { $port } is still, hammers and all. "Here," says someone in a white sleeve. They tell it as far as Veracruz. They leave out that he looked round to see who had spoken.
brother_ossian_secondary_lover_3-registers = Read him every register in town, until one fits.
brother_ossian_secondary_lover_3-registers-ok =
    School, church, customs, gaol; you read in shifts, out of windows, and the street hands up more. By midnight the entire town is calling out its uncles. To each he turns his head a little, and shakes it. There are eleven thousand.

    Towards four you are so tired that you read the blank between two lines. You only draw a breath. "Here," says Brother Ossian. It cannot be spelled. But nobody on this coast gives you a louder welcome than the people who were awake for it.
brother_ossian_secondary_lover_3-registers-fail =
    School, church, customs, gaol. Your crew drop off one by one with their cheeks on the pages. By four in the morning you have no voice left, only air.

    He watches that with interest. He hands you a slate. You write, for want of anything better: Are you there? He reads it, he wets a thumb and rubs it out. "Here," says Brother Ossian, because it is easier than looking for the chalk. Then he claps both his hands across his mouth, and there is white all over it.

## Secondary Nemesis 1. A toast. Account or truce.

brother_ossian_secondary_nemesis_1-title = A toast, and no sound
brother_ossian_secondary_nemesis_1-opening =
    "And now the Captain," says the father of the bride, "will say a few..."

    His mouth goes on. You stand up with your glass before all { $port }, and say something good, and there is nothing. The fiddles saw at the air. A dropped tray lands like a leaf. It has been so at each landfall since you sold the bell: you step ashore, and talk stops.

    At the end of the table sits a monk with nine bones in his lap. He holds his slate up. Everyone goes home, it says. He wrote that to you the first time, with two words after it. Those he has wiped off.

    The guests have been given slates, with the napkins. The bride's says: Is this you? { $paid_in_secrets ->
        [me] An uncle's says: First sells talk, now takes it.
        [other] An uncle's says: Worse than { $paid_in_secrets_by }, who only sold talk.
       *[no] An uncle's says: Rather restful, I find.
    }

    Brother Ossian breaks a chalk in two. One half he puts down by a list, with prices; the other he rolls along the whole length of the cloth, and it stops against your plate.
brother_ossian_secondary_nemesis_1-words = Buy back the evening, word by word.
brother_ossian_secondary_nemesis_1-words-ok =
    They are not dear, singly. You buy "bride" and "health", and after some thought "and". You buy the fiddles one waltz. The father of the bride writes that he has an aunt coming, and you have to take out "delighted" as well.

    Brother Ossian chalks it up, adds, and shows you. On the slate: This was for the talk. Then he turns it round. The other side has a drawing of the bell, very exact, and no figure next to it. He eats one almond, and it crunches.
brother_ossian_secondary_nemesis_1-ask = Write: what was it that I sold?
brother_ossian_secondary_nemesis_1-ask-ok =
    He reads that, and moves up on his bench. It takes the whole night, six words at a time, and your crew hold the lamps. On the slate: They come. They hear nothing. On the slate: They stand in the road. Whoever buys a bell hangs it indoors.

    On the slate: You sold their doorbell.

    Towards morning the sound comes back, first a spoon, and then the sea. The bride's father presses money on you, for so quiet a wedding: the aunt had been there all along.
brother_ossian_secondary_nemesis_1-mime = Put down the chalk, and act the toast.
brother_ossian_secondary_nemesis_1-mime-ok =
    You do the groom proposing, both knees and the horse. You do the mother. You do your own ship, in a swell, bringing the wine. A hundred people laugh, with their whole bodies, and there is not a sound but breath.

    You look down the cloth, and at the end of it the white sleeve is up over a face. He gets hold of himself. On the slate: Till the cake. So it is a truce, till the cake, and guests who cannot clap throw coins.
brother_ossian_secondary_nemesis_1-mime-fail =
    You do the groom proposing. Without any words it is not clear to whom. The bride's brothers rise. You do a dove, for peace, which is taken to be the mother, and by the time you have acted that you are sorry you have acted everything else, too, and are going home over a fence.

    There is a bill for the tray. Beside you on the road walks Brother Ossian, who sees you to your gangway with his lamp unlit. On the slate: Hard, is it not?

## Secondary Nemesis 2. Anywhere, by daylight.

brother_ossian_secondary_nemesis_2-title = Rubbed out with a sleeve
brother_ossian_secondary_nemesis_2-opening =
    "Name?" asks the harbour master of { $port }. He has known you for years. "I've got it on my... Now, that's funny."

    On the register there is a white smear, with the weave of a sleeve in it. There is another across your stern, where the { $ship } used to be. Your crew begin every answer with "Er". In the pilot book somebody has been wiped out who once anchored between two rocks.

    { $drank_clara_green ->
        [me] "Put out your tongue," the harbour master says. It is faded. "Then I've got nothing to go by."
        [other] "{ $drank_clara_green_by } came in with a green tongue," the harbour master says. "That's a thing one can write down."
       *[no] "Could you be somebody else," the harbour master asks, "until it's found?"
    }

    Across the quay Brother Ossian shakes out his cuff. Once he wrote you: They only answer quiet. Behind him stand nine people with no faces to speak of. On the slate: Company. You're one now.

    { $type ->
        [truce] Then he writes very fast. On the slate: Buyer rings it at dinner. And, turned: Forty came. He has dogs.
       *[other] The true price stands at the foot of the slate: One name. You like yours.
    }

    All along the street innkeepers look at the place on their boards where your debts had stood. He offers you his sleeve, and, in the other hand, a bit of chalk.
brother_ossian_secondary_nemesis_2-slate = Buy chalk, and write yourself in everywhere.
brother_ossian_secondary_nemesis_2-slate-ok =
    You do the stern first, in letters as long as an arm. Then the register, the pilot book, the church. The innkeepers stand behind you and are glad to help with the figures. By evening you are somebody again, and you owe for it in every house on the street.

    He has followed with his brush, dusting what you wrote. He wipes none of it. On the slate: Well spelled. He never could bear to write one; he has underlined it.
brother_ossian_secondary_nemesis_2-debts = Go from inn to inn, owing nothing.
brother_ossian_secondary_nemesis_2-debts-ok =
    Nobody can send a bill to a smear. You dine at five houses as a stranger of means. You win back your own watch, at cards, from a man who is trying to remember whom he had it from. At the last inn they take up a collection for your journey.

    When you step outside, he is there. On the slate: Was it nice? It was. Nine people with no faces are leaning on the wall, with the same evening before them.
brother_ossian_secondary_nemesis_2-debts-fail =
    The first innkeeper cannot place you. But he knows the shape of somebody who is leaving. So do the second, and the third, and they are all walking behind you by then, comparing; a smear does not run well in new boots.

    They settle it by each putting down whatever he thinks likely. It comes to rather more. On the slate: Bill remembers. Without a person. Brother Ossian walks behind with your boots, one in each hand.
brother_ossian_secondary_nemesis_2-guests = Help him lead the forty out, past the dogs.
brother_ossian_secondary_nemesis_2-guests-ok =
    The dogs take one sniff at a captain without a name and lie down. In a lit garden behind { $port } forty people stand among the flower beds, waiting to be asked in, while inside there is a fish course. You go from one to another and offer your arm.

    It is a night's work. At the gate he stops you, and writes on your lapel, with a corner of chalk: Lent back. The harbour master can read you again. The last of them has left you something in the lilies.
brother_ossian_secondary_nemesis_2-nobody = Use it, and do a thing that nobody did.
brother_ossian_secondary_nemesis_2-nobody-ok =
    The customs house has a barred window that you have wanted to look behind since you were first fined. You sign in, as a smear. You are shown about. You carry out what you like the look of, and the guard, asked who had it, swears to it, in court, with tears: nobody.

    Then something odd occurs. There is nobody to tell. Brother Ossian moves over, on the wall. On the slate: Yes. That part.
brother_ossian_secondary_nemesis_2-nobody-fail =
    You walk into the customs house in broad day, and no one sees you. No one sees you at the counter either. You cannot get served, stopped, or arrested; you cannot get the door to open; and at five they go home and lock it.

    You sit there for the night, with your crew outside calling "Er". It is he who lets you out. He had come along the wall, dusting, and noticed that it was breathing. On the slate: One waits. Doesn't one.

## Secondary Nemesis 3. A yacht, at dinner.

brother_ossian_secondary_nemesis_3-title = The gentleman's dinner bell
brother_ossian_secondary_nemesis_3-opening =
    "Watch this," says the gentleman with the umbrella. "They come for it every time."

    His yacht lies off { $port }, lit from end to end, with admirals. Between two palms hangs the bell of bone, and by it a footman with a padded hammer. Below the rail, up to the chin in black water, wait some two hundred people without faces, hats in hand.

    At the foot of the table sits Brother Ossian, with the nine. { $type ->
        [truce] By his plate is an hourglass: the truce was till ten, to the minute.
       *[other] He has put the account next to your fork. It has been settled to the last word, save for a single stroke of a bell.
    }

    He turns a slate to you, in old chalk: Theirs. So they have something. He has had it varnished. { $grudge ->
        [0] He looks at that, and at you, as at a thing he would rather not dust yet.
        [3] Then he takes out a second. On it: Everyone will hear whose.
       *[other] He squares it with the edge of the cloth.
    }

    In a case by the soup stands what the gentleman has next in mind to sell: it is Spanish, it has a lid. The soup is served. The footman draws back his arm.
brother_ossian_secondary_nemesis_3-last_lot = Bid for the bell again, against the table.
brother_ossian_secondary_nemesis_3-last_lot-ok =
    You bid what he gave, then what you have. The admirals drop out at the cheese. "For this?" says the gentleman, and lets you have it for an evening, so to speak on account; and during that evening two hundred people come up the side, are rung for, and go, wiping their feet.

    { $grudge ->
        [0] "Quits," says Brother Ossian. It is one word. He says it to you and not to the slate.
       *[other] He stands at the rope, and you at the rail, counting hats. "Quits," he says. "Tonight."
    }
brother_ossian_secondary_nemesis_3-crack = Crack the bell, in front of everybody.
brother_ossian_secondary_nemesis_3-crack-ok =
    You take the hammer off the footman, and his tray, and hit it as one hits a gong. It does not break. It opens, along every seam. What is in the air then, over soup and admirals, is some four hundred names, one on top of another, each in a voice of its own; and in the water heads go up.

    "Quits," says Brother Ossian, in the hush. { $grudge ->
        [0] Next day a slate hangs on your door. It is blank, and new, and has a ribbon.
        [3] A mule leaves, that evening, with a letter about you.
       *[other] He goes over the side after them, holding his habit up.
    }
brother_ossian_secondary_nemesis_3-crack-fail =
    You have got the hammer, and you have swung. But it is he who is in between. He has thrown both arms round it, the slate is in pieces, and you have hit a palm. Everybody looks at everybody. "I say," says an admiral, "is that bell his?"

    Nobody had asked before. The gentleman has the palm put on your bill. Brother Ossian gathers up what he used to write on. It makes eleven small slates; one, on which there is only room for a word, he gives you.
brother_ossian_secondary_nemesis_3-unhook = Unhook the bell, and let the case go with it.
brother_ossian_secondary_nemesis_3-unhook-ok =
    The lights fail, because two hundred people have breathed on them who do not breathe. When the candles come there are two palms, with nothing between, and no case by the soup. You are sitting very straight. Your crew, in the launch, are sitting on it.

    He has the bell in his arms like a calf. You row them home, past the last light. "Quits," says Brother Ossian. { $grudge ->
        [3] He moves to the other end of the boat to say it.
       *[other] He gives it a pat. It gives a very small ring.
    }
brother_ossian_secondary_nemesis_3-unhook-fail =
    In the dark you get hold of something tall, ribbed and white, and pass it down into the launch. Your crew row it half the night. At sunrise it asks, with great politeness, where it is being taken. It is the admiral's wife, in whalebone.

    They row her back. At the rail stands Brother Ossian, who has seen a good many things carried off by mistake. On the slate: You do grip kindly. He waits until she is past him before he smiles.
