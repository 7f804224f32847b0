## Lover 1, in Port Royal. Secret or duet.

rosalind_lover_1-title = Standing room in a boat
rosalind_lover_1-opening =
    "Late," says a lady at an upstairs window, "wet, and not who I sent for. Good. Come in as you are."

    You had only meant to tie up at this chimney and pay the house. But the house, this week, is a theatre. The stage is the upper floor, the pit is forty boats below the windows, and the leading man has eloped with his own understudy.

    "(She pulls the stranger over the sill.) Rosalind. I play the heiress; you've come to carry her off."

    { $sang_the_ninth_verse ->
        [me] "And you've sung Olivia's ninth verse in front of everybody! I've put it in the play. How did you stand? On both legs?"
        [other] "I've put in how { $sang_the_ninth_verse_by } sang that ninth verse. Can you stand like a person who has been rhymed?"
       *[no] "Can you sing? No. Can you stand? Show me. It'll do."
    }

    In the third boat sits a gentleman from Kent, in black, who watches no play. He has a miniature in his palm, of a girl with pearls. He holds it up to her; then he turns it to you.

    "Would you call that a likeness?" he asks. It is one. It is the very chin.

    Behind the curtain somebody has begun to knock three times.
rosalind_lover_1-likeness = Tell the gentleman it looks like nobody you know.
rosalind_lover_1-likeness-ok =
    It's a plain sort of girl, you say, and this one has never been plain in her life. The gentleman writes "no" in a small book, gives you a coin for your trouble, and has himself rowed away.

    Rosalind speaks the whole of act five alone, both parts, with a chair for you. Only at one place does she lose the thread. "You saw it," she says afterwards, with the powder half off. "(Pause.) And you said plain. I shall never forgive that. Stay to supper."
rosalind_lover_1-play = Go on in his place, without a word learned.
rosalind_lover_1-play-ok =
    "Unhand her!" cries somebody in a boat. You haven't handed her yet. You do, and get hold of the curtain, which comes along; what the audience see is a captain who abducts an heiress, a window and the moon. Forty boats rise to their feet. Two sink.

    "That's never been in it," says Rosalind from under your arm. "It stays in. Tomorrow, the moon first." The gentleman from Kent has clapped till his miniature fell in the water. You get the absent one's share.
rosalind_lover_1-play-fail =
    You stand, and you look at forty boats, and they at you. A fish jumps. "He is struck dumb," says Rosalind, "by love. (Is he? He is.) He will now kneel." You kneel on her train. She walks on. The train stays.

    So ends act five, sooner and more warmly than the author meant. The fine for indecency is yours. "I've died on that stage," she says, wrapped in the moon. "I never before laughed while I did it."
rosalind_lover_1-boats = Hire the gentleman's boat from under him.
rosalind_lover_1-boats-ok =
    For twice the fare the boatman remembers a sick aunt. He rows with his back to the play, and so the gentleman from Kent goes off backwards up a drowned street, still comparing, till the church is in the way.

    "What did that cost?" asks Rosalind. It's the first thing she has said that wasn't to the boats. You tell her. Then she ransacks the property basket for one thing that isn't paste. It takes her down to the bottom. "Act six," she says. "There has never been one."

## Lover 2. Anywhere.

rosalind_lover_2-title = The wrong bride in the coach
rosalind_lover_2-opening =
    "Sit nicely, my lady," says the man with the pistol. "It's only as far as the ferry."

    He means you. It's two in the morning, in a closed coach, somewhere behind { $port }. An hour ago Rosalind said, "Be the heiress for me at the stage door, would you? There's a bore with flowers." The bore had a brother, the brother had a sack, and you have been kidnapped in primrose satin.

    On the bench opposite, in black, with a wart, sits your old nurse, who wouldn't be parted from you. The wart is very good.

    { $who ->
        [kahina] "What am I going for? Only that? For satin?"
        [cesare] "I promised the first waltz to another, gentlemen. I shall be missed."
        [spell] "Strictly speaking, this is abduction of the wrong party."
       *[ton] "It's tight."
    }

    "She's delicate," says the nurse, and kicks you. { $type ->
        [secret] "They've a letter from Kent," she breathes into her knitting. "With a seal. If they hold that to the lamp they'll know which of us to bow to."
       *[other] The elder brother is quite taken with you both. "We've a company, up country," he says. "Sack, coach, rope. There's one place free. The nurse has a gift."
    }

    He offers round a bag of sugared almonds. The other hand still has the pistol in it.
rosalind_lover_2-stay = Stay kidnapped, and ask for the best room.
rosalind_lover_2-stay-ok =
    You want a fire. You want the window shut; you want it open. You've never been so poorly kidnapped, and the nurse says to make a note of it. By four the younger brother is warming a brick for your feet and the elder is weeping in the stable.

    They pay you to go. "I've played that woman for nine years," says Rosalind on the road, with the wart in her hand. "I never dared to send back the soup." She walks a mile beside you with nobody's face on.
rosalind_lover_2-swap = Trade places with the brothers at the ferry.
rosalind_lover_2-swap-ok =
    The ferryman has been told that he'll see two villains and two ladies. So he does. The nurse has the pistol by then, and a beard; you have a hat; and in the coach, with a mantilla and an almond each, sit the brothers.

    "Help," says the elder, and the ferryman winks at you, for he was told that too. { $type ->
        [secret] The letter goes over the side with its seal unbroken. Rosalind watches that for longer than a letter takes to drown.
       *[other] "You two ought to do this for a living," says the younger.
    } You keep what lay under the seat.
rosalind_lover_2-swap-fail =
    You have the hat, and she's got one whisker on, when the coach stops. By the ferryman's lantern stand two brothers in their shirts, an heiress with a pistol and a nurse with half a beard.

    Nobody says anything. Then the elder holds out the almonds. It takes till daybreak to settle who must carry whom across, and in the end one of your own people, who had followed the coach, does it, four times. "As comedies go," says Rosalind from the far bank, "it wanted a dog."
rosalind_lover_2-ransom = Pay your own ransom, and count the change.
rosalind_lover_2-ransom-ok =
    You have them write it down, with the sack and the horses, and pay on the spot; then you go through it again with the pencil. There's the sack, charged twice. There's a nurse whom nobody had ordered.

    "But she came of her own accord," says the elder. Then, you say, her time is to be paid for. You get down at your ship with more than you set out with. "Enter a bookkeeper," says Rosalind, "in primrose. I believe I'm in love with the bookkeeper."

## Lover 3. Anywhere. Sets unmasked_the_right_lady.

rosalind_lover_3-title = Three masks and a broom
rosalind_lover_3-opening =
    "You've until the clock," says the stage-door man. "She told me to say it with a catch in my throat. I can't do the catch."

    It's a quarter to twelve in the morning, and in an empty theatre in { $port } the seats have their sheets on. On the bare stage stand three ladies in the same gown, the same wig and the same white mask. Upstage a charwoman is sweeping up last night's paper roses. The play is over for good.

    One of them's Rosalind. There's a card, in her hand: "Whoever knows me without a costume may see me out. Whoever guesses, may not."

    { $type ->
        [secret] "Not what I'm called," it says below. "You've known that since the boats, and held your tongue. Who I am."
       *[other] "We've done all of it together," it says below. "This entrance you'll have to make alone, and so must I."
    }

    In the front row, on a sheet, sits the gentleman from Kent. He has run out of months. Somebody must sign for an estate by noon today, or else it goes to an aunt; and he'll take whoever you take for her.

    The broom has stopped. He uncaps the ink.
rosalind_lover_3-lift = Walk past all three, and take the broom.
rosalind_lover_3-lift-ok =
    She hasn't painted anything, not even tired. Nobody agrees on her hair, and now you see why: it's just hair. You lean the broom on the wall. "How?" she says. She sweeps on the beat, you tell her.

    It strikes twelve in the front row. The gentleman has looked at everybody but the help. { $warmth ->
        [3] "I don't know how it goes on," says Rosalind. "There's nothing after this. Say a line." You see her out.
       *[other] "This is frightful," says Rosalind, and takes your hand. "(It is frightful.) Don't let go."
    } At the door lies half of a last night's takings.
rosalind_lover_3-heiress = Sign as the heiress yourself, chin and all.
rosalind_lover_3-heiress-ok =
    You take the middle mask off the middle lady, who's a man called Hubert, and you put it on. You come down to the ink like an owner of lakes. The gentleman from Kent gets up. You give him two fingers.

    You sign away the lot to a home for old actors. Upstage a broom has clattered to the floor. "That's my chin," says the charwoman, "that's how I hold the chin!" By evening all { $port } knows which captain owned a lake, and for how long.
rosalind_lover_3-heiress-fail =
    You put on the mask, you bring the chin. You've got as far as "We, of the county of" when the gentleman asks, quite kindly, in which year the stables burned.

    "They never burned," says the charwoman. She has said it before she knew. He looks at her for a time, and at the miniature; then he puts the top back on the ink. "I find no likeness," he says. "Good luck, my dear." The three ladies want paying, and look to you. She's crying on every line.
rosalind_lover_3-house = Buy the theatre on the spot, and give her the key.
rosalind_lover_3-house-ok =
    It goes cheap, with the sheets. The stage-door man has sold it before he has asked himself if he may. You hold up the key to all four ladies: whoever lives here may stay, under any name.

    Three masks turn to look at a broom. "My cue," says the charwoman, at the second try. The estate goes to an aunt at the last stroke of noon. That night there's a new bill on the door, with your name above the title, as hers still has to be thought of.

## Nemesis 1, in Bridgetown. Audience or mirror.

rosalind_nemesis_1-title = A better coat than yours
rosalind_nemesis_1-opening =
    "It fitted you on Tuesday," says the tailor, with pins in his mouth. "You were taller."

    He has a bill for you. It's for a coat in midnight blue, with frogs. You have never owned it. And as you say so, the shop door opens and you come in.

    It's the way that you come in. It's how you duck for a beam that isn't there. Half of Bridgetown has come along behind, walking backwards so as not to miss anything.

    { $who ->
        [kahina] The key at the neck is larger than yours, and gilt. "Call it nine," says the coat.
        [cesare] The notebook is of red morocco. "You have my word," says the coat, "in volume four."
        [spell] The tome is drier than yours. "Those in favour?" says the coat, and they are.
       *[ton] The spike is silver. The coat counts to three with its lips. "No," it says.
    }

    "You left at the interval," it says then, and that's a woman's voice, quite low. "In May, second row. (He coughs. He looks at his watch. He goes.) I'd been saving myself for the second act. Rosalind. So I've gone on with it, in the Ports, and I find that you play to full houses."

    Outside, a boy knocks six times on the chapel bell with a spoon. She has taken her place before the mirror, and left you half of it.
rosalind_nemesis_1-act = Sit down, and ask her for the second act.
rosalind_nemesis_1-act-ok =
    There's a stool. All Bridgetown sits on bales, and your crew stand along the wall. She plays it in a tailor's shop, with nothing: all five parts, the dog and the fire. It lasts till eleven.

    Nobody coughs. When it's done she is grey in the face, and the tailor has swallowed a pin. "Now I know how it ends," is what you tell her. "I don't," says Rosalind. She has counted the house, from habit. "Tomorrow they'll want to see you again. One of us."
rosalind_nemesis_1-answer = Answer her as Rosalind, line for line.
rosalind_nemesis_1-answer-ok =
    "Enter our Rosalind," you say, "dressed as somebody else, as she's found that nobody comes to look at her." You find the tilt of the wrist, and the little bracket in the voice. The tailor stops breathing.

    She's delighted for two lines. At the third, where it's usual to weep, you do, and she puts up a hand to her own cheek to see whether it was her. The coins are thrown to you. "I was never so well hated," says Rosalind. "Next week: the same, with swords."
rosalind_nemesis_1-answer-fail =
    You do Rosalind. You do the wrist. There comes out somebody between a bishop and a hen, and Bridgetown, which loves a bishop, asks for more.

    She waits until they've laughed themselves quiet. Then she does you doing her, hen and all, and after that you won't be able to lift your wrist in this town again. You pay the bill, since you would like to go. She holds the door open with your own bow. "Third row, next time," she says. "One hears the brackets better."
rosalind_nemesis_1-coat = Pay the bill, and take the coat off her.
rosalind_nemesis_1-coat-ok =
    You lay the money on the counter, and hold out your arms behind her as one does for a lady. She can't refuse that; it's too good an exit. She stands there in her shirt, rather small.

    It fits. In the inner pocket there's one thing more, with which she meant to surprise you in act three. "Now there's two of you," says Rosalind, "and I've got the rough one." She has already put on your old coat, and ducks for the beam.

## Nemesis 2. Anywhere.

rosalind_nemesis_2-title = Two captains, one name
rosalind_nemesis_2-opening =
    "I have you down twice," says the customs clerk, "and it's a form for one."

    He turns the book round. Captain { $captain } came in on Monday, in a blue coat, and has been charming. Captain { $captain } came in just now. The first of them sits on the bench by the wall, with your hat on, and gives you the nod that you give to strangers.

    "The rule is three questions," says the clerk. "About the ship, about the crew, and one that's not on the list. Whoever answers best is { $captain }. The other is an applicant, and must go by another name."

    { $drank_clara_green ->
        [me] "We could simply look at the tongues," he adds. "There's a note here that the true one's was green."
        [other] "With { $drank_clara_green_by } it was easier. One asked to see the tongue."
       *[no] "I had a bishop here, once, who failed on the crew," he adds.
    }

    { $type ->
        [mirror] The blue captain leans over. "You've got good at me," she says. "I saw you buy fish yesterday. You did my elbow. One of us ought to stop, and I've a contract."
       *[other] All the windows are full of hats. Some have your ribbon in them; some have hers. They are the same ribbon, and there has been a fight about it.
    }

    He dips the pen, and holds it over the line.
rosalind_nemesis_2-second = Sail out under her name, and leave her yours.
rosalind_nemesis_2-second-ok =
    "Rosalind," you tell the clerk. He looks you up and down, and writes it. The name costs a fee. All that day you're thrown flowers, and hissed, from a balcony, by a countess with a grievance.

    Towards night the blue captain comes up your ladder. She has had to settle a brawl, marry a cook and sign for two anchors. "I've given it back," she says. "How you stand it! There's never an interval."
rosalind_nemesis_2-questions = Take the three questions, and let her go first.
rosalind_nemesis_2-questions-ok =
    How many steps to your cabin? "Nine," she says. "Nine," you say, "and one that creaks." Who in your crew sings? She names him. You give the song. "And where," reads the clerk, with a blush, "does it hurt?"

    She puts her hand to her heart, so beautifully that he writes. The left knee, you say, on stairs. "The knee!" she says. "I had the knee and cut it." She has to hand over what was entered in your name, and one thing of it was worth stealing.
rosalind_nemesis_2-questions-fail =
    She says eight steps. You say nine. They send a boy to look, and it's eight; you've been counting the threshold all these years. She gives the crew by their mothers' names. For the last one the clerk asks what the captain would do now.

    You tell him what you'd do. "Walk out at the interval," says the blue captain. He puts down the pen, for that has to be it. You're an applicant, and the stamp isn't free. "They'll ask you to act your age," says Rosalind. "Don't."
rosalind_nemesis_2-crew = Let your crew tell you apart, all night.
rosalind_nemesis_2-crew-ok =
    Along the wharf they're to say goodnight to each of you, and then go and stand behind one. She knows about the tooth, the sister, and who owes whom for the boots. There are people behind her when the moon sets.

    At four it rains a little, and she asks for a chair. They all come over to you, who have never asked for one, having sat on whatever sea chest was nearest. The hats pay up. "A chair," says Rosalind, soaked, in wonder. "It's always a prop."

## Nemesis 3. Anywhere.

rosalind_nemesis_3-title = Your death, in five acts
rosalind_nemesis_3-opening =
    "Break a leg," says the prompter, and lets down the ladder to his box. "She wants you to see it from close by."

    Last night of the season in { $port }. Up there, in midnight blue, Captain { $captain } has had four acts of glory. In the fifth the captain dies. She has tried it three ways in rehearsal and the carpenter cried at all of them; and whoever has been seen to die before six hundred people, with music, will find it hard to buy as much as a rope afterwards.

    { $lost_to_nasir_well ->
        [me] "You once lost to Nasir so well that they talk of it," says the prompter. "She's put that in as well. It's the best of act two."
        [other] "She's taken act two from { $lost_to_nasir_well_by }," says the prompter, "losing to Nasir. She says that at least somebody there could lose."
       *[no] "She's used your own bow for the end," says the prompter. "I'd watch that. I'd learn it."
    }

    { $type ->
        [mirror] The blue captain looks down into the box. She scratches her ear, and sees that you're just doing so too. Neither of you can say who had it first.
       *[other] The house is full, hats and all. They've come to see the one of you off, and haven't made up their minds which.
    }

    A bell rings for the interval. Nobody in the whole theatre gets up. She looks at you over the footlights, and waits.
rosalind_nemesis_3-bow = Climb up, bow to her, and give her the night.
rosalind_nemesis_3-bow-ok =
    You bow like someone who stayed. Then you go down again to the box, and whenever she looks for a word you have it. She dies on the stairs, with one shoe off. You've paid for the flowers, and throw them too early.

    { $grudge ->
        [0] At the end she takes off the hat, and the wig, and then, with two fingers, the nose. She bows to the prompter's box with nothing on her face. Next day a wax nose comes in a box: yours.
       *[other] "Second row," she says to you at the stage door. "In May. You did have a cough. I ought to have looked at the cough."
    }
rosalind_nemesis_3-badly = Go on as yourself, and play it badly.
rosalind_nemesis_3-badly-ok =
    You come on from the left as Captain { $captain }, and you are dreadful. You die by the wall and then, as it didn't go well, again by the window. Six hundred people howl.

    She can't bear it. "Not the arm!" She's out of the coat to put it right; she plays it for you, as Rosalind, at the top of her lungs, and the house gets up for you both. { $grudge ->
        [3] "You did that on purpose," she says in the wings. "A friend of mine will write to you."
       *[other] "You've stolen my last line," she says. "Have it. It was yours."
    }
rosalind_nemesis_3-badly-fail =
    You come on as yourself, to play it badly. You boom. You clutch. There's a hush, and then a woman in the gallery sobs out loud. You try to be worse. They carry out two.

    You die for an hour, with your whole crew as mourners, and there are eleven calls. Rosalind stands in the wings with her arms hanging. "I've worked on that death since May," she says. "You did it by mistake. (She sits down on the storm.) I'll have to kill you in some other way."
rosalind_nemesis_3-trapdoor = Take the trapdoor, and rise as her own ghost.
rosalind_nemesis_3-trapdoor-ok =
    In the cellar are the angel's wings, flour, and the crown that a Spanish company left for its rent. You put on all of it, and come up by the winch, through the smoke, just where she has begun to die.

    "Rosalind," you say, "it's the second act. They've stayed." She forgets that she's dead. She looks out past the lights at six hundred faces, and none has gone. { $grudge ->
        [0] "Well, then," she says to you, and it's in her own voice, "help me up."
       *[other] "(She goes,)" she says, and does, through the middle of the house. The crown isn't paste.
    }
rosalind_nemesis_3-trapdoor-fail =
    The winch has two speeds. You go up through the smoke, through the stage and on, as far as the painted clouds, and there you hang in a pair of wings, upside down, shedding flour.

    She looks up from her deathbed. All her life she has wanted that, and never had the budget. "An angel," she says, dying. "Has it come for me? (It has not. It's stuck.)" The theatre charges you for the cloud. It stays in; they hire a boy for it, who is better.
