## What the board of Sea of Legends says itself.

sea-of-legends-board = Table of Sea of Legends
sea-of-legends-chart = Chart
sea-of-legends-whole = Whole chart
sea-of-legends-near = Nearer
sea-of-legends-state = How things stand
sea-of-legends-actions = What you can do here
sea-of-legends-not-now = not now: why?
sea-of-legends-purse = You have { $count } gold
sea-of-legends-panel = Your choice
sea-of-legends-adventure = An Adventure
sea-of-legends-round = Round { $count }
sea-of-legends-prologue = Prologue
sea-of-legends-faster = Faster
sea-of-legends-skip = Skip ({ $count })
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
sea-of-legends-key = Key
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
sea-of-legends-race = Notoriety (goal: { $goal })
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
sea-of-legends-goal-tlaloc = Relics brought home: { $have } of { $need }
sea-of-legends-goal-dread = Infested Ports: { $have } of { $need }
sea-of-legends-goal-british = Flags: { $have } of { $need },
sea-of-legends-goal-gold = or Treasury: { $have } of { $need }
sea-of-legends-goal-atlantian = The King’s Trophies: { $have } of { $need }
sea-of-legends-goal-none = Cannot win

# A tableau
sea-of-legends-tableau = Tableau of { $name }
sea-of-legends-legend = As a legend: { $text }
sea-of-legends-class = Class { $rank }
sea-of-legends-cannons = { $count ->
        [one] 1 cannon
       *[other] { $count } cannons
    }
sea-of-legends-movement = movement
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
