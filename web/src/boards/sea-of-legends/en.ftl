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
