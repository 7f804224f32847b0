# What the board of Sea of Legends says in the terminal.

sea-odds = { $percent }% chance
sea-price = { $count ->
        [0] free
       *[other] { $count } gold
    }
sea-gold = { $count } gold
sea-notoriety = { $count } Notoriety
sea-shows = it shows { $face }
sea-turn = Die { $die }: { $shown } → { $face }
sea-port = { $type }. Strength { $strength }.
sea-there = There: { $npcs }.
sea-with-notoriety = with { $count } Notoriety
sea-with-faction = allied with the { $faction }
sea-by-faction = Victory for the { $faction }. No captain wins.
sea-round = { $count ->
        [0] Before the first round
       *[other] Round { $count }
    }
sea-first = { $name } is first
sea-ally = your ally
sea-neutral = neutral
sea-sail-there = Sail: the numbers are on the map
sea-region-there = The numbers are on the map
sea-adventure = Adventure: { $title }
sea-read-by = { $name } · { $title }
sea-challenge-short = Challenge: { $whom } · { $percent }%
sea-challenge = { $name } Challenges: { $whom }
sea-strength = Strength { $strength } of { $needed }
sea-strength-parts = (dice { $dice }, abilities { $other })
sea-strength-first = Strength { $strength }. Then { $name } rolls.
sea-strength-second = Strength { $strength }. { $name } has { $needed } and wins unless { $roller } has more.
sea-pool = { $captain } Captain dice, { $bonus ->
        [one] 1 Bonus die
       *[other] { $bonus } Bonus dice
    }
sea-regions = Ports and Sea regions
sea-routes = Next to: { $regions }.
sea-ships = Ships
sea-ship = { $text } { $cost ->
        [0] You begin with one like this.
       *[other] { $cost } gold, less what your own Ship cost.
    }
sea-nothing-shipyard = a Shipyard: no Ship you can pay, just Crew refreshed
sea-nothing-hideout = a Hideout: no gold you can bury, just Crew refreshed
sea-npc = { $npc }: Strength { $track }, movement { $moves }, { $ally } more as an ally.
sea-goal-spanish = The Spanish Armada cannot win.
sea-goal-tlaloc = Wins with { $count } Summoning Relics on Tetzahuitl's card.
sea-goal-dread = Wins with { $count } Infestations on the board.
sea-goal-british = Wins with { $count } Flags on the board or { $gold } gold in the Royal Treasury.
sea-goal-atlantian = Wins with { $count } Trophies under King Alaran.
sea-short-tavern = Tavern
sea-short-hiring_hall = Hiring Hall
sea-short-shipyard = Shipyard
sea-short-hideout = Hideout
sea-short-tokens = your Adventures
sea-short-rumor = your Rumor
sea-short-flag = Flag
sea-sign-tavern = a Tavern: play a Game and gain an Item or a Rumor
sea-sign-hiring_hall = a Hiring Hall: hire Crew
sea-sign-shipyard = a Shipyard: buy a Ship
sea-sign-hideout = a Hideout: bury gold for Notoriety
sea-sign-port = a Port: its sign, its code or name, and its Strength (c shows them all)
sea-sign-sea = a Sea region
sea-sign-choice = the number of the choice to go there
sea-sign-flag = whose Flag is there: a captain's number or a Faction's letter
sea-sign-fort = a Fort, and whose
sea-sign-infested = an Infestation: the Port is 2 stronger
sea-sign-relic = a Summoning Relic, there or with an NPC
sea-sign-trophy = a Trophy, there or with an NPC
sea-sign-captains = the captains in the order of their seats
sea-sign-tokens = your Adventures: Captain, Lover, Nemesis, Secondary
sea-sign-rumor = a Rumor of yours speaks of this Port: claim the Relic there
sea-sign-crew = Crew that are ready, and exhausted
sea-sign-love = Favor of your Lover, 4 is True Love; Malice of your Nemesis
sea-sign-dice = dice: Strength 1 and 2, Captain, Lover, Nemesis; ✓ an assigned die; each Nemesis face sets off one ability
