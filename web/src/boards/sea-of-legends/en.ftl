## What the board of Sea of Legends says itself.

sea-of-legends-board = Table of Sea of Legends
sea-of-legends-chart = Chart
sea-of-legends-actions = What you can do here
sea-of-legends-not-now = not now: why?
sea-of-legends-purse = You have { $count } gold
sea-of-legends-panel = Your choice
sea-of-legends-adventure = An Adventure
sea-of-legends-round = Round { $count }
sea-of-legends-prologue = Prologue
sea-of-legends-step-back = A step back
sea-of-legends-step-on = A step on
sea-of-legends-steps = { $step } of { $count }

# Regions
sea-of-legends-event = Event
sea-of-legends-region = Region
sea-of-legends-open-sea = Open sea
sea-of-legends-port = { $type }, Strength { $strength }
sea-of-legends-type-tavern = Tavern
sea-of-legends-type-hiring_hall = Hiring Hall
sea-of-legends-type-shipyard = Shipyard
sea-of-legends-type-hideout = Hideout
sea-of-legends-does-tavern = Play a Game and take the card.
sea-of-legends-does-hiring_hall = Hire from three Crew.
sea-of-legends-does-shipyard = Trade your Ship for another.
sea-of-legends-does-hideout = Bury gold: 1 Notoriety for 10.
sea-of-legends-flag = Flag: { $name }
sea-of-legends-fort = Fort: { $name }
sea-of-legends-infested = Infested (Strength +2)
sea-of-legends-several = { $count } × { $name }
sea-of-legends-group = { $npcs }, Strength { $strength }
sea-of-legends-npc = Strength { $strength }, moves { $movement }
sea-of-legends-here = Here: { $names }
sea-of-legends-token-captain = A Captain’s Adventure waits here
sea-of-legends-token-lover = The Lover’s Adventure waits here
sea-of-legends-token-nemesis = The Nemesis’ Adventure waits here
sea-of-legends-token-secondary = A Secondary Adventure waits here
sea-of-legends-summoning = A Summoning Relic lies here
sea-of-legends-trophies = { $count ->
        [one] A Trophy lies here
       *[other] { $count } Trophies lie here
    }
sea-of-legends-rumor = A Rumor leads here: { $card }

# The key to the chart
sea-of-legends-key-touch = Hover over a region, or press it long, to read what is there.
sea-of-legends-key-strength = A Port’s Strength: what a Challenge needs.
sea-of-legends-key-captain = Your Captain’s next Adventure.
sea-of-legends-key-lover = Your Lover’s next Adventure.
sea-of-legends-key-nemesis = Your Nemesis’ next Adventure.
sea-of-legends-key-secondary = Your Secondary Adventure.
sea-of-legends-key-rumor = Your Rumor leads here: claim a Relic.
sea-of-legends-key-summoning = A Summoning Relic of the Children of Tlaloc.
sea-of-legends-key-trophy = A Trophy of the Atlantians.
sea-of-legends-key-infested = Infested: the Port is stronger by 2.
sea-of-legends-key-fort = A Fort of a Faction.

# The race and the powers
sea-of-legends-of-goal = of { $goal } Notoriety
sea-of-legends-first = First Player
sea-of-legends-first-short = 1st
sea-of-legends-gold = gold
sea-of-legends-fame = Notoriety
sea-of-legends-part-deeds = Deeds
sea-of-legends-part-crew = Crew
sea-of-legends-part-relics = Relics
sea-of-legends-part-love = True Love
sea-of-legends-factions = The powers
sea-of-legends-goal-none = Cannot win

# A tableau
sea-of-legends-tableau = Tableau of { $name }
sea-of-legends-legend = As a legend: { $text }
sea-of-legends-class = Class { $rank }
sea-of-legends-cannons = { $count ->
        [one] 1 cannon
       *[other] { $count } cannons
    }
sea-of-legends-crew = Crew
sea-of-legends-exhausted = Exhausted
sea-of-legends-favor = Favor { $count }/4
sea-of-legends-malice = Malice { $count }/3
sea-of-legends-locked = asleep
sea-of-legends-true-love = True Love: 1 Notoriety.
sea-of-legends-summonings = Summoning Relics
sea-of-legends-trophy-count = Trophies
sea-of-legends-relation = Relation with the { $faction }: { $count }

# Challenges
sea-of-legends-challenge = A Challenge
sea-of-legends-versus = against
sea-of-legends-strength = Strength { $count }
sea-of-legends-odds = { $percent }% chance
sea-of-legends-chance = chance
sea-of-legends-dice = The dice
sea-of-legends-die = { $bonus ->
        [yes] Bonus die
       *[no] Captain die
    }: { $face }{ $spent ->
        [yes] , assigned
       *[no] { "" }
    }
sea-of-legends-dice-ready = { $captain } Captain dice and { $bonus ->
        [one] 1 Bonus die
       *[other] { $bonus } Bonus dice
    } are ready.
sea-of-legends-duel-first = Strength { $strength }. Then { $name } rolls.
sea-of-legends-enough = Strength { $strength }: enough for { $needed }.
sea-of-legends-short = Strength { $strength } of { $needed }: { $missing } missing.
sea-of-legends-made-of = The dice show { $dice }{ $more ->
        [none] { "" }
       *[other] , everything else: { $more }
    }.
sea-of-legends-threat = { $count ->
        [one] A Nemesis face: { $name } will strike.
       *[other] Nemesis faces: { $name } will strike { $count } times.
    }
sea-of-legends-take-die = Drag a glowing die onto an ability, or use the ability’s buttons.
sea-of-legends-put-die = Now click the ability that the die goes to.
sea-of-legends-would-win = As it stands, you win.
sea-of-legends-would-lose = As it stands, you lose.

# The chart as one sees it
sea-of-legends-sight = What is seen of the chart
sea-of-legends-near = Nearer
sea-of-legends-far = Farther
sea-of-legends-whole = The whole chart
sea-of-legends-to-ship = To your Ship
sea-of-legends-peek = Look at the chart
sea-of-legends-unpeek = Back to the question
sea-of-legends-close = Close
sea-of-legends-story = What happened
sea-of-legends-fight = Who sails there must fight: Strength { $strength }, { $percent }% chance

# What is carried
sea-of-legends-cargo = Carries { $things }.
sea-of-legends-cargo-gold = { $count } gold
sea-of-legends-cargo-relics = { $count ->
        [one] a Summoning Relic
       *[other] { $count } Summoning Relics
    }
sea-of-legends-cargo-trophies = { $count ->
        [one] a Trophy
       *[other] { $count } Trophies
    }
sea-of-legends-cargo-notoriety = { $count } Notoriety
sea-of-legends-npc-there = { $npc }: { $region }.

# The race
sea-of-legends-race = Notoriety: who has { $goal } wins
sea-of-legends-race-about = Whoever has { $goal } Notoriety or more when the Factions have moved wins; the most wins.
sea-of-legends-part-none = none yet
sea-of-legends-sum = { $gold } gold, { $fame } of { $goal } Notoriety, { $ready } Crew ready, { $tired } exhausted
sea-of-legends-movement = { $count ->
        [one] movement
       *[other] movement
    }
sea-of-legends-cannons-word = { $count ->
        [one] cannon
       *[other] cannons
    }

# The powers
sea-of-legends-way-relics = Relics home
sea-of-legends-way-infestations = Ports infested
sea-of-legends-way-flags = Flags
sea-of-legends-way-gold = Treasury
sea-of-legends-way-trophies = Trophies of the King
sea-of-legends-progress-relics = { $need } Summoning Relics with Tetzahuitl win: { $have } are there{ $carried ->
        [0] { "" }
       *[other] , { $carried } on the way
    }.
sea-of-legends-progress-infestations = { $need } Infested Ports win: { $have } are infested.
sea-of-legends-progress-flags = { $need } British Flags win: { $have } fly.
sea-of-legends-progress-gold = { $need } gold in the Treasury win too: { $have } are there{ $carried ->
        [0] { "" }
       *[other] , { $carried } on the way
    }.
sea-of-legends-progress-trophies = { $need } Trophies with the King win: he has { $have }{ $carried ->
        [0] { "" }
       *[other] , { $carried } on the way
    }.
sea-of-legends-stance-hostile = They are hostile to you.
sea-of-legends-stance-neutral = They are neutral to you: no fights either way.
sea-of-legends-stance-allied = They are your allies: you win with them.
sea-of-legends-grows = Events make it stronger: { $track }. Each other one beside it adds { $ally }.
sea-of-legends-where = Where they are

# To look up
sea-of-legends-handbook = Handbook: words, signs, all cards
sea-of-legends-chapter-words = Words
sea-of-legends-chapter-signs = Signs
sea-of-legends-chapter-cards = All cards
sea-of-legends-key-cargo = What an NPC carries: gold, Summoning Relics (drops), Trophies. Whoever beats it gets it.
sea-of-legends-face-1 = Counts 1 Strength.
sea-of-legends-face-2 = Counts 2 Strength.
sea-of-legends-face-captain = Works your Captain’s ability when you assign it. No Strength by itself.
sea-of-legends-face-lover = Works your Lover’s abilities 1 and 3 when you assign it.
sea-of-legends-face-nemesis = Each that is left when you stand by your Strength lets your Nemesis use one ability, from the first on.
sea-of-legends-term-goal = The goal.
sea-of-legends-term-goal-is = 10 Notoriety when the Factions have moved. But a Faction that reaches its own goal wins at once.
sea-of-legends-term-turn = Your turn.
sea-of-legends-term-turn-is = Move once and take one action, in either order: a Challenge, an Adventure, or the Port.
sea-of-legends-term-challenge = Challenge.
sea-of-legends-term-challenge-is = Roll 4 Captain dice and your Bonus dice (cannons, Crew). You win with at least the Strength that is needed. Losing against an NPC or a Port costs nothing.
sea-of-legends-term-exhausted = Exhausted.
sea-of-legends-term-exhausted-is = A Crew that was used lies turned and waits until something refreshes it.
sea-of-legends-term-favor = Favor.
sea-of-legends-term-favor-is = How many abilities of your Lover are awake. The fourth is True Love: 1 Notoriety.
sea-of-legends-term-malice = Malice.
sea-of-legends-term-malice-is = How many abilities of your Nemesis are awake. Events raise it, Adventures against your Nemesis lower it.
sea-of-legends-term-relation = Relation.
sea-of-legends-term-relation-is = How much a Faction thinks of you. With a good one come Legendary Crew, Ally Relics, love.
sea-of-legends-term-rumor = Rumor.
sea-of-legends-term-rumor-is = A Tavern card that tells of a Relic: sail where it leads and claim it.
sea-of-legends-term-notoriety = Notoriety.
sea-of-legends-term-notoriety-is = From deeds (kept for ever), Crew (1 for each 10 gold they cost), Relics (1 each) and True Love.
sea-of-legends-term-ally = Neutral and allied.
sea-of-legends-term-ally-is = One Ally Relic of a Faction makes it neutral to you, two make it your ally: you win with it.
sea-of-legends-term-event = Event.
sea-of-legends-term-event-is = After the Factions an Event makes one of them stronger and brings new miniatures.
sea-of-legends-seek = Look for
sea-of-legends-as-lover = As Lover:
sea-of-legends-as-nemesis = As Nemesis:
sea-of-legends-rumor-at = A Rumor until it is claimed: { $region }.
sea-of-legends-costs = Costs { $count } gold.
sea-of-legends-sort-captain = Captains ({ $count })
sea-of-legends-sort-ship = Ships ({ $count })
sea-of-legends-sort-crew = Crew ({ $count })
sea-of-legends-sort-legendary = Legendary Crew ({ $count })
sea-of-legends-sort-item = Items ({ $count })
sea-of-legends-sort-relic = Relics ({ $count })
sea-of-legends-sort-person = Lovers and Nemeses ({ $count })
sea-of-legends-sort-event = Events ({ $count })

# Moments
sea-of-legends-victory = Victory!
sea-of-legends-defeat = Defeat
sea-of-legends-strikes = { " " }strikes:
sea-of-legends-enough-you = You have { $count } Notoriety!
sea-of-legends-enough-who = { $name } has { $count } Notoriety!
sea-of-legends-enough-then = That wins when the Factions have moved, unless somebody has more, or a Faction wins first.
sea-of-legends-danger = The { $faction } may win when they act next
sea-of-legends-has = { $name }: { $count } Notoriety

# A guided first game
sea-of-legends-guide-welcome = Welcome aboard. You are a captain in a Caribbean of legends. Around you sail others, and three powers with aims of their own: they move by themselves after everybody’s turn.
sea-of-legends-guide-goal = What wins: have 10 Notoriety (the crown) when the powers have moved. You get it by deeds, by good Crew, by Relics and by True Love. Beware: a power that reaches its own goal wins at once, and you lose.
sea-of-legends-guide-choose-captain = Each Captain has an ability. It works in Challenges: for each die that shows the Captain’s hat. A legend is what you become after three Captain’s Adventures.
sea-of-legends-guide-choose-lover = Your Lover helps you: ability 1 is awake already. Favor wakes the others; the fourth is True Love, 1 Notoriety. Dice with hearts work them.
sea-of-legends-guide-choose-nemesis = Your Nemesis strikes in your Challenges, once for each skull on your dice, as far as abilities are awake. Choose whose blows you can bear.
sea-of-legends-guide-place-galleon = The Spanish Galleon takes Flags off Ports and robs who meets it. Put it far from where you want to go, or near your rivals.
sea-of-legends-guide-prologue = Your story begins. Each way says in brackets what it costs and brings. It also decides which power you will deal with.
sea-of-legends-guide-turn-shape = A turn: move once and take one action, in either order. The actions: Challenge somebody or the Port, go on an Adventure, use the Port. What glows can be done; point at anything to read about it.
sea-of-legends-guide-sail = Glowing regions are in reach of your Ship. A click sails there at once. The heart, hat and skull beside regions are your Adventures: hearts bring Favor, skulls weaken your Nemesis, hats lead to power.
sea-of-legends-guide-fights = A sword with a percentage: somebody hostile is there. Sailing there forces a Challenge with that chance. Under 50 %, think twice; losing costs only the action, but your Nemesis may strike.
sea-of-legends-guide-challenge = A Challenge is rolled with dice against a Strength. A Port that you beat is yours: its reward at once, 2 gold each turn. The chance is written on the button.
sea-of-legends-guide-visit = Ports: Taverns give cards, Hiring Halls Crew, Shipyards better Ships, Hideouts take gold for Notoriety, 10 for 1.
sea-of-legends-guide-adventure = You are where one of your Adventures waits. It takes your action and goes on with your story; it always has a way that costs nothing.
sea-of-legends-guide-claim = Something lies here for you. Taking it is free: it takes neither your move nor your action.
sea-of-legends-guide-end-turn = You have moved and acted. Crew that can be used now may still be used; otherwise end your turn. Each Port of yours pays 2 gold then.
sea-of-legends-guide-pool = First the dice: four of yours, and Bonus dice from cannons. Crew can add more; whom you use is exhausted, turned, until refreshed. Then roll.
sea-of-legends-guide-assign = Numbers are Strength. Hats and hearts are worth something when you put them on an ability. Skulls stay: each lets your Nemesis strike. When nothing helps any more, stand by your Strength.
sea-of-legends-guide-turn-dice = Turn a die to another face: numbers for Strength, or skulls away.
sea-of-legends-guide-reroll-dice = Choose the dice to roll again, one after the other, then roll. Skulls and ones first.
sea-of-legends-guide-take-prize = You have beaten another captain: take half the gold, a card or a token.
sea-of-legends-guide-hire-crew = Three Crew offer themselves. Each does something when exhausted. And each full 10 gold that your Crew cost is 1 Notoriety, as long as they stay.
sea-of-legends-guide-make-room = Your Ship has room for so many only. Starter Crew that leave are gone for good, but bring no Notoriety either.
sea-of-legends-guide-buy-ship = A better Ship: more cannons, faster, more room, and 1 or 2 Notoriety for ever. Your old Ship is traded in.
sea-of-legends-guide-bury = Ten gold buried are 1 Notoriety that nobody can take from you.
sea-of-legends-guide-choose-game = A Tavern card is a game of its own. You decide how to play it, and keep the card: an Item, or a Rumor of a Relic.
sea-of-legends-guide-choose-outcome = Both ways are told. Choose the one that you can use more.
sea-of-legends-guide-keep-card = Items are used once. A Rumor leads to a region: claim the Relic there, it is worth 1 Notoriety.
sea-of-legends-guide-pick-crew = An exhausted Crew lies turned and waits until something refreshes it. Choose whom you need least.
sea-of-legends-guide-pick-loss = Something must go. What brings Notoriety last of all.
sea-of-legends-guide-choose-option = Each way says what it costs and what it brings. Where dice decide, the chance stands beside it.
sea-of-legends-guide-answer-postscript = A letter from afar. To accept binds you a little, to refuse costs a relation. Neither takes your turn.
sea-of-legends-guide-choose-bond = A sign of alliance makes a power neutral to you, a second one your ally: then you win with it. Love brings abilities.
sea-of-legends-guide-choose-relic = Each Relic is 1 Notoriety, and each does something besides.
sea-of-legends-guide-choose-faction = The powers move now. You are the first player this round, so you decide where their rules leave it open: first, which power begins.
sea-of-legends-guide-choose-npc = Each miniature acts once. Which first is yours to say. Each goes for its own aim; a click on the power at the side tells which.
sea-of-legends-guide-choose-target = It has several aims that are equally near. Send it where it hurts your rivals.
sea-of-legends-guide-choose-route = Several ways are equally short. Mind who stands on them.
sea-of-legends-guide-drift = It has no aim: you move it as you like.
sea-of-legends-guide-choose-victim = It meets several that are equally strong: you say whom it attacks.
sea-of-legends-guide-choose-player = It attacks one of the captains: you say whom.
sea-of-legends-guide-choose-place = An Event: new miniatures come. Places without anybody go first; you say which.
sea-of-legends-guide-flee = You must flee to a region beside yours. Nothing happens to you there now, not even beside enemies.
sea-of-legends-guide-flee-npc = The King is beaten, not dead: he flees. Send him far away.
sea-of-legends-guide-react = You are attacked. Something that you have may soften it.
sea-of-legends-guide-shield = Your Nemesis strikes. You may ward some of it off.
sea-of-legends-guide-exhausted = Turned Crew are exhausted. They wait until a card, an ability or a Lover refreshes them: use them when it counts.
sea-of-legends-guide-near = A power marked in red may win soon. Take from its miniatures what they carry (coins and drops on them), beat them, or take its Flags.
sea-of-legends-guide-watch-challenge = Somebody rolls. You see their dice, what they need, and afterwards what they won.
sea-of-legends-guide-end = That was a game. The bars of the captains show where their Notoriety was from. In the handbook (the book on the chart) are all words, signs and cards.
sea-of-legends-guide-port-extras = Something of yours can help with the Port. Use it first, or go on with the Port Action.
sea-of-legends-guide-peek-deck = You may look at cards before others see them. Which deck?
sea-of-legends-guide-place-peeked = You have seen what comes. Keep it on top, or put it under the deck.
sea-of-legends-guide-pick-seat = One captain must pay you. Ask the richest, or the one ahead.
sea-of-legends-guide-pick-flag = One of your Ports is lost. Give up the one that you need least.
sea-of-legends-guide-move-flag = All five Flags are out. The weakest Port gives its Flag for the new one.
sea-of-legends-guide-prevent-malice = Malice wakes your Nemesis’ abilities. You have something against it.
sea-of-legends-guide-order-nemeses = You have two Nemeses: both strike, one after the other.
sea-of-legends-guide-won = You have won. Some cards and Crew bring something just now.
sea-of-legends-guide-choose-port = A power does you a favour at a Port of your choice.
sea-of-legends-guide-choose-mark = A Flag brings gold each turn and can be taken. A Fort closes the Port to other powers.
