## Effects: what cards do. effect_words.py puts the pieces together; a message is a piece in lower
## case, without a full stop. Names come from the content pack.

sentence = { $lead }: { $effects }.
sentence-alone = { $effects }.
gold-amount = { $n } gold
and-also = { $first }, { $next }
and-then = { $first }; { $next }
pay-gold = pay { gold-amount } and { $effects }
pay-item = discard { $n ->
        [one] an Item
       *[other] { $n } Items
    } and { $effects }

when-pool = before the roll
when-assign = while you assign dice
when-nemesis = before Nemesis abilities
when-move = before you move
when-turn = in your turn
when-turn_or_assign = in your turn or while you assign dice
when-port = with a Port Action
when-attacked = when NPCs attack you
when-won = when you win a Challenge
when-malice = when you would gain Malice
when-turn_end = at the end of your turn
once-challenge = once in a Challenge
once-turn = once in your turn
once-round = once in a round
icon-captain = for each Captain icon
icon-lover = for each Lover icon

need-vs_npc = against NPCs
need-vs_port = against a Port
need-vs_player = against a player
need-vs_leader = against a group with a Leader
need-vs_other_faction = against NPCs of another Faction
need-vs = (only { $npc })
need-at_sea = at sea
need-in_port = in a Port
need-in_tavern = in a Tavern
need-with_galleon = with a Galleon in your region

per-relic = for each Relic you hold
per-infestation = for each Infestation on the board
per-exhausted = for each exhausted Crew
per-bonus_die = for each Bonus die
per-port = for each Port you control
per-two_ports = for every two Ports you control
per-british_flag = for each British Flag on the board
per-leader = if a Leader is in the group
at-most = (at most { $n })
to-attacker = to the attacker
to-treasury = to the Royal Treasury

who = { $who }: { $effects }
who-all = everybody
who-most_notoriety = whoever has the most Notoriety
who-most_gold = whoever has the most gold
who-trophy_holders = whoever holds a Trophy
who-relic_holders = whoever holds a Summoning Relic
who-flag_holders = whoever has a Flag on the board
who-at_sea = whoever is not in a Port
who-infested = whoever is in an Infested Port

to_face-1 = 1
to_face-2 = 2
to_face-captain = Captain
to_face-lover = Lover
to_face-nemesis = Nemesis
to_face-any = any face
faces-or = { $first } or { $last }
of_deck-tavern = the Tavern deck
of_deck-crew = the Crew deck
of_deck-event = the Event deck
of_deck-any = any deck

effect-dice = add { $n ->
        [one] 1 Bonus die
       *[other] { $n } Bonus dice
    }
effect-strength = add { $n } to your Strength
effect-strength-less = take { $n } from your Strength
effect-reroll = roll { $n ->
        [0] any number of dice
        [one] a die
       *[other] up to { $n } dice
    } again
effect-turn = turn { $n ->
        [one] a die
       *[other] up to { $n } dice
    } to { $to }
effect-turn-faces = turn { $n ->
        [one] a die
       *[other] up to { $n } dice
    } from { $faces } to { $to }
effect-count_down = { $n ->
        [one] one of your 2s counts
       *[other] { $n } of your 2s count
    } as 1
effect-shield = ignore { $n ->
        [0] all Nemesis abilities
        [one] the first Nemesis ability
       *[other] the first { $n } Nemesis abilities
    }
effect-target = the target gains { $n } Strength
effect-gold = gain { gold-amount }
effect-lose_gold = lose { gold-amount }
effect-lose_gold-half = lose half your gold (rounded { $down ->
        [yes] down
       *[no] up
    })
effect-notoriety = gain { $n } Notoriety
effect-movement = move { $n ->
        [one] 1 region
       *[other] { $n } regions
    } further
effect-movement-npc = until the next Event { $npc } moves { $n ->
        [one] 1 region
       *[other] { $n } regions
    } further
effect-slow = your next turn's movement is { $n } less
effect-capacity = { $n } more Crew { $n ->
        [one] finds
       *[other] find
    } room
effect-discount-crew = Crew cost { gold-amount } less
effect-discount-ship = Ships cost { gold-amount } less
effect-discount-bury = the first ten gold you bury cost { gold-amount } less
effect-income = { gold-amount } more at the end of your turn
effect-refresh = refresh { $n ->
        [0] all your Crew
        [one] a Crew
       *[other] { $n } Crew
    }
effect-refresh-other = refresh { $n ->
        [0] all your Crew that refresh nobody
        [one] another Crew that refreshes nobody
       *[other] { $n } other Crew that refresh nobody
    }
effect-exhaust = exhaust { $n ->
        [0] all your Crew
        [one] a Crew
       *[other] { $n } Crew
    }
effect-favor = Favor rises by { $n }
effect-favor-less = Favor falls by { $n }
effect-malice = Malice rises by { $n }
effect-malice-less = Malice falls by { $n }
effect-draw-tavern = draw a Tavern card; keep { $icons ->
        [no] it
       *[yes] { $keep ->
            [one] one
           *[other] up to { $keep }
        } of them
    }
effect-draw-crew = draw a Crew card; you may hire { $icons ->
        [no] it
       *[yes] { $keep ->
            [one] one
           *[other] up to { $keep }
        } of them
    }
price-discount = for { gold-amount } less
price-half = at half price
price-free = for nothing if the price is at most { $n }
effect-gain_card-tavern = take a Tavern card without its Game
effect-gain_card-item = gain an Item
effect-gain_card-crew = take a Crew card for nothing
effect-peek = look at the top { $n ->
        [one] card
       *[other] { $n } cards
    } of { $deck }
after-bottom = and put one of them under it
after-may_bottom = and put { $n ->
        [one] it
       *[other] one of them
    } under the deck if you like
after-reorder = and put them back in any order
effect-bury = bury { $tens } gold
effect-games = draw { $n ->
        [one] 1 more card
       *[other] { $n } more cards
    } and resolve one of them
effect-enter_port = use a Port that somebody else controls
effect-neutral = all NPCs are neutral to you until your turn ends
effect-pass_hostile = sail through { $n ->
        [one] a region with a hostile NPC
       *[other] { $n } regions with hostile NPCs
    }
effect-ransom = a player in your region or beside it pays you up to { gold-amount }
effect-levy = take { gold-amount } from each other player (alone: gain { $solo })
effect-cancel_attack = nothing happens to you { $flee ->
        [yes] and you flee
       *[no] and you need not flee
    }
effect-keep_gold = { $n ->
        [0] lose no gold
       *[other] lose { gold-amount } less
    }
effect-keep_crew = discard no Crew
effect-stay_ready = exhaust no Crew
effect-flee_far = flee up to { $n } regions away
effect-flee = flee
effect-prevent = prevent it
effect-discard_crew = discard { $n ->
        [one] a Crew
       *[other] { $n } Crew
    }
effect-discard_item = discard { $n ->
        [one] an Item
       *[other] { $n } Items
    }
effect-discard_item-or_relic = discard an Item or a Relic
effect-discard_item-else_relic = discard an Item, or a Relic if you have none
trophy = (the attacker gains a Trophy)
effect-discard_rumor = discard { $n ->
        [one] a Rumor
       *[other] { $n } Rumors
    }
effect-remove_flag = take your Flag from your weakest Port
or-gold = or lose { gold-amount }
else-gold = or else lose { gold-amount }
effect-give_relics = give the attacker all your Summoning Relics
effect-give_trophies = give the attacker all your Trophies
effect-level = { $npc } { $n ->
        [one] one level
       *[other] { $n } levels
    } up
effect-place = place { $n ->
        [one] 1
       *[other] { $n } ×
    } { $npc } { $where }
where-sea = at sea
where-british_port = in a British Port, or in Bridgetown
where-british_flag = in a British Port, if there is one
where-weak_ports = in different Ports of Strength 5 or less
where-infested = in different Infested Ports
where-king = in the King's region
where-region = in { $region }
effect-npc_gold = each { $npc } gains { gold-amount }
effect-bury_limit = until the next Event at most { $tens } gold may be buried in a turn
effect-treasury = the Royal Treasury gains { gold-amount }
effect-king_trophy = the King gains { $n ->
        [one] a Trophy
       *[other] { $n } Trophies
    }
effect-heal = the King loses a Wound if he has one or two
effect-relation = the relation rises by { $n }
effect-relation-less = the relation falls by { $n }
effect-relation-of = the relation with the { $faction } rises by { $n }
effect-relation-less-of = the relation with the { $faction } falls by { $n }
effect-faction_relic = take a Relic of the Faction
effect-faction_relic-of = take a Relic of the { $faction }
effect-ally_relic = take an Ally Relic
effect-ally_relic-of = take an Ally Relic of the { $faction }
effect-legendary = take the Legendary Crew
effect-leave = the Legendary Crew leaves
effect-secondary_lover = gain a Secondary Lover
effect-secondary_nemesis = gain a Secondary Nemesis
effect-ally_or_lover = take an Ally Relic or gain a Secondary Lover
effect-estrange = the Faction's Lover turns away from you
effect-flag_or_fort = place the Faction's Flag or Fort
effect-defeat_nemesis = your Nemesis leaves play
effect-captain_flag = place your Flag here, if nobody's is
effect-deed = you are remembered for it
effect-warmth = warmth rises by { $n }
effect-warmth-less = warmth falls by { $n }
effect-grudge = the grudge rises by { $n }
effect-grudge-less = the grudge falls by { $n }
relation-least = with a relation of { $n } or more, { $effects }
relation-most = with a relation of { $n } or less, { $effects }

## What else a pack needs words for

person-role = { $person }, { $role }
npc-numbered = { $npc } { $n }
side-text = { $side } – { $text }
ship-text = Class { $class }: { $cannons ->
        [one] 1 cannon
       *[other] { $cannons } cannons
    }, movement { $movement }, room for { $capacity } Crew.
rumor-text = Rumor: { $region }. { $text }
outcomes-or = { $first }; or { $last }
reward-text = reward
attack-text = attack
attack-text-region = region attack
band-text = From Strength { $at } on, { $effects }.
cost-gold = pay { gold-amount }
challenge-text = Challenge { $n }
fail-text = if you fail
done-text = in any case
letter = { $text } If you accept: { $accept }. If you refuse: { $refuse }.
deal = { $cost }; then { $gain }
deal-nothing = nothing changes
title-with = { $title }, with { $person }
letter-from = a letter from the { $faction }
letter-about-lover_taken = a letter about your Lover
letter-about-nemesis_helped = a letter about your Nemesis
letter-about-crew_tempted = a letter about your Crew
letter-about-port_betrayed = a letter about one of your Ports
letter-accept = Accept.
letter-refuse = Refuse.
letter-keep = Do the favour that you promised.
letter-broken = The promise is broken.
promise-terms = You owe a favour in your next Adventure; without it, { $broken }.
nobody = nobody
somebody = another captain
option-other = Something else
arc-prologue = A Prologue
arc-captain = A Captain Adventure
arc-service = In their service
arc-lover = An evening with a Lover
arc-nemesis = A matter with a Nemesis
arc-secondary_lover = An evening with a Secondary Lover
arc-secondary_nemesis = A matter with a Secondary Nemesis
arc-reconcile = Making up
arc-old_score = An old score
arc-finale = The last word
event_card-CALM = Calm Sea
card-CALM = Calm Sea
text-CALM = No Faction grows stronger. Everybody refreshes a Crew.

## The game

title = Sea of Legends
tagline = Sail, fight, love and bury gold, while the powers of the Caribbean play their own game.
players-and-time = 1 to 4 players, { minutes } minutes
minutes = 120
# One sentence a line.
summary =
    You are a pirate captain with a small Ship, three Crew, a Lover and a Nemesis. Whoever has 10 Notoriety at the end of a round wins.
    In your turn you may sail once and take one action: Challenge somebody, go on an Adventure, or do what the Port is for.
    A Challenge is rolled: numbers are Strength, the other faces feed your Captain, your Lover and your Nemesis.
    Notoriety comes from Ships, buried gold, Relics, Crew, True Love, Leaders and great Ports. Some of it can be lost again.
    After all turns the Factions move by themselves. Each follows its own aims; all but the Spanish Armada can win, and their allies win with them.
    Then an Event makes them stronger, and the First Player token passes on.
notice-content = The cards, the map and the Faction Guides of this edition are our own; the rules are those of the rulebook.

## What is asked

prompt-choose-captain = Which Captain will you be?
prompt-choose-lover = Whom do you love?
prompt-choose-nemesis = And who hates you?
prompt-place-galleon = Place a Spanish Galleon in a Sea region.
prompt-turn = What will you do?
prompt-port-extras = Before the Port Action: use something?
prompt-choose-game = Which of these Tavern cards do you play?
prompt-choose-outcome = { $game }. { $terms } Which do you choose?
prompt-keep-card = Which card do you keep?
prompt-hire-crew = Whom do you hire?
prompt-buy-ship = Which Ship do you buy?
prompt-bury = How much gold do you bury?
prompt-make-room = There is no room for so many. Who leaves the Ship?
prompt-peek-deck = Which deck do you look at?
prompt-place-peeked = What do you do with the cards you saw?
prompt-pick-crew = Which Crew do you { $deed }?
deed-exhaust = exhaust
deed-discard = discard
deed-refresh = refresh
prompt-pick-loss = What do you give up?
prompt-pick-seat = Which player pays you?
prompt-pick-flag = From which Port do you take your Flag?
prompt-prevent-malice = Your Nemesis grows stronger. Prevent it?
prompt-pool = { $difficulty ->
        [0] Add dice, then roll.
       *[other] Strength { $difficulty } is needed. Add dice, then roll.
    }
prompt-assign = { $difficulty ->
        [0] Assign your dice.
       *[other] Assign your dice. Strength { $difficulty } is needed.
    }
prompt-turn-dice = Which die do you turn?
prompt-reroll-dice = Which dice do you roll again?
prompt-shield = Your Nemesis strikes. Ward it off?
prompt-order-nemeses = Which Nemesis strikes first?
prompt-won = You have won. Use something?
prompt-take-prize = What do you take?
prompt-move-flag = All your Flags are out. From which Port do you take one?
prompt-choose-option = What do you do?
prompt-choose-bond = A sign of alliance, or love?
prompt-choose-relic = Which Relic do you take?
prompt-choose-port = At which Port?
prompt-choose-mark = A Flag or a Fort?
prompt-answer-postscript = { $letter } What is your answer?
prompt-choose-faction = Which Faction acts next?
prompt-choose-npc = Which of them acts next?
prompt-choose-target = Several targets are equally near to { $npc } in { $from_region }. Where to?
prompt-choose-route = Several ways are equally short for { $npc } from { $from_region } to { $region }. Which way?
prompt-drift = { $npc } in { $from_region } has no Objective. Where to?
prompt-choose-victim = Whom does { $npc } attack?
prompt-choose-player = Which captain does { $npc } attack?
prompt-react = { $npc } attacks you. Use something?
prompt-flee = Where do you flee?
prompt-flee-npc = Where does the King flee?
prompt-choose-place = { $npc_type }: in which region?

## What can be chosen

choice-captain = Sail as { $captain }
choice-lover = { $card } as Lover
choice-nemesis = { $card } as Nemesis
choice-sail = Sail to { $region }
choice-challenge = Challenge: { $target }
target-port = the Port
target-seat-0 = player 1
target-seat-1 = player 2
target-seat-2 = player 3
target-seat-3 = player 4
choice-adventure = Go on { $token }
token-captain = your Captain's Adventure
token-lover = an Adventure with your Lover
token-nemesis = an Adventure against your Nemesis
token-secondary = your Secondary Adventure
token-relic-1 = the first Summoning Relic
token-relic-2 = the second Summoning Relic
token-relic-3 = the third Summoning Relic
token-relic-4 = the fourth Summoning Relic
token-trophy = a Trophy
choice-visit = Use the Port
choice-claim = Claim { $card }
choice-pick-up = Take { $token }
choice-offer = Return a Trophy for { $card }
choice-give = Hand { $card } over to { $npc }
choice-use = Use { $card }
card-lover-2 = your Lover's second ability
card-second-2 = your Secondary Lover's second ability
source-lover-2 = the Lover's second ability
source-second-2 = the Secondary Lover's second ability
choice-end-turn = End your turn
choice-done = Go on
choice-outcome = { $outcome ->
        [0] The former
       *[other] The latter
    }
choice-keep = Keep { $card }
choice-hire = Hire { $card }
choice-buy = Buy the { $ship }
choice-bury = Bury { $tens }0 gold
choice-look = Look at the { $deck }
deck-tavern = Tavern deck
deck-crew = Crew deck
deck-event = Event deck
choice-on-top = { $card } next
choice-under = Put { $card } under the deck
choice-pick = { $card }
choice-pay = Lose { $gold } gold
choice-seat = { $seat }
choice-region = { $region }
choice-accept = Accept
choice-refuse = Refuse
choice-roll = Roll the dice
choice-assign = Assign { $count ->
        [one] a die
       *[other] { $count } dice
    } to { $ability }
ability-captain = the Captain
ability-lover-1 = the Lover
ability-lover-3 = the Lover's third ability
ability-second-1 = the Secondary Lover
ability-second-3 = the Secondary Lover's third ability
choice-turn = Turn die { $die } to { $face }
# Dice are counted from 1.
die-0 = 1
die-1 = 2
die-2 = 3
die-3 = 4
die-4 = 5
die-5 = 6
die-6 = 7
die-7 = 8
die-8 = 9
die-9 = 10
die-10 = 11
die-11 = 12
die-12 = 13
die-13 = 14
die-14 = 15
die-15 = 16
die-16 = 17
die-17 = 18
choice-reroll = Roll die { $die } again
choice-take = Take { $prize }
prize-gold = half the gold
prize-trophy = a Trophy of the loser
choice-option = { $option }
choice-bond = { $bond }
bond-ally_relic = An Ally Relic
bond-lover = A Secondary Lover
choice-mark = { $mark }
mark-flag = A Flag
mark-fort = A Fort
choice-activate = { $faction }
choice-npc = { $npc }

## What happens

gold-count = { $count } gold

event-first-player-named = { $seat } begins.
    .seat = You begin.
event-captain-chosen = { $captain } comes aboard.
    .seat = You come aboard: you are { $captain }.
    .person = { $seat } comes aboard as { $captain }.
event-character-dealt = { $seat } is dealt { $card }.
    .seat = You are dealt { $card }.
event-character-dealt-unseen = { $seat } is dealt a card.
    .seat = You are dealt a card.
event-lover-chosen = { $seat } loves { $card }.
    .seat = You love { $card }.
event-nemesis-chosen = { $card } hates { $seat }.
    .seat = { $card } hates you.
event-npc-placed = { $npc } appears: { $region }.
event-npc-defeated = { $seat } defeats { $npc } and gains { gold-count }.
    .seat = You defeat { $npc } and gain { gold-count }.
event-npc-defeated-by = { $npc } is defeated by { $other_npc }.
event-king-wounded = King Alaran takes { $count ->
        [1] his first Wound
        [2] his second Wound
       *[other] his third Wound and is gone
    }.
event-treasury-plundered = The Royal Treasury loses { gold-count }.
event-round-begun = Round { $count }.
event-turn-begun = It is { $seat }'s turn.
    .seat = It is your turn.
event-sailed = { $seat } sails from { $from_region } to { $region }.
    .seat = You sail from { $from_region } to { $region }.
event-relic-claimed = { $seat } follows the Rumor and claims { $card }.
    .seat = You follow the Rumor and claim { $card }.
event-relic-picked-up = { $seat } picks up a Summoning Relic: { $card }.
    .seat = You pick up a Summoning Relic: { $card }.
event-trophy-picked-up = { $seat } picks up a Trophy in { $region }.
    .seat = You pick up a Trophy in { $region }.
event-spoil-taken = { $seat } returns a Trophy for { $card }.
    .seat = You return a Trophy for { $card }.
event-relic-handed-over = { $seat } hands a Summoning Relic over to { $npc }: { $card }.
    .seat = You hand a Summoning Relic over to { $npc }: { $card }.
event-port-visited = { $seat } goes ashore in { $region }.
    .seat = You go ashore in { $region }.
event-game-played = { $seat } plays the Game on { $card }.
    .seat = You play the Game on { $card }.
event-ship-bought = { $seat } pays { gold-count } for the { $card }.
    .seat = You pay { gold-count } for the { $card }.
event-gold-buried = { $seat } buries { $gold } gold for { $count } Notoriety.
    .seat = You bury { $gold } gold for { $count } Notoriety.
event-deck-rebuilt = The { $deck } is shuffled again.
event-card-drawn = { $card } is drawn. The Game on it: { $tavern_game }.
event-card-drawn-unseen = { $card } is drawn.
event-deck-looked-at = { $seat } looks at { $count ->
        [one] the top card
       *[other] the top { $count } cards
    } of the { $deck }.
    .seat = You look at { $count ->
            [one] the top card
           *[other] the top { $count } cards
        } of the { $deck }.
event-card-seen = { $seat } sees { $card }.
    .seat = You see { $card }.
event-card-seen-unseen = { $seat } sees a card.
    .seat = You see a card.
event-cards-put-in-order = { $seat } puts cards of the { $deck } back ({ $count }).
    .seat = You put cards of the { $deck } back ({ $count }).
event-card-put-under = { $seat } puts { $card } under the { $deck }.
    .seat = You put { $card } under the { $deck }.
event-card-put-under-unseen = { $seat } puts a card under the { $deck }.
    .seat = You put a card under the { $deck }.
event-card-gained = { $seat } takes { $card }.
    .seat = You take { $card }.
event-card-discarded = { $seat } discards { $card }.
    .seat = You discard { $card }.
event-crew-hired = { $seat } hires { $card } for { $count ->
        [0] nothing
       *[other] { gold-count }
    }.
    .seat = You hire { $card } for { $count ->
            [0] nothing
           *[other] { gold-count }
        }.
event-crew-discarded = { $card } leaves { $seat }.
    .seat = { $card } leaves you.
event-crew-exhausted = { $seat } exhausts { $card }.
    .seat = You exhaust { $card }.
event-crew-refreshed = { $seat } refreshes { $card }.
    .seat = You refresh { $card }.
event-gold-gained = { $seat } gains { gold-count }.
    .seat = You gain { gold-count }.
event-gold-lost = { $seat } loses { gold-count }.
    .seat = You lose { gold-count }.
event-gold-handed-over = { $seat } gives { $other } { gold-count }.
    .seat = You give { $other } { gold-count }.
    .other = { $seat } gives you { gold-count }.
event-favor-changed = { $card } shows { $seat } Favor { $count } of 4.
    .seat = { $card } shows you Favor { $count } of 4.
event-malice-changed = { $card } bears { $seat } Malice { $count } of 3.
    .seat = { $card } bears you Malice { $count } of 3.
event-slowed = Next turn { $seat } sails { $count ->
        [one] { $count } region
       *[other] { $count } regions
    } less far.
    .seat = Next turn you sail { $count ->
            [one] { $count } region
           *[other] { $count } regions
        } less far.
event-challenged-npcs = { $seat } Challenges the { $faction }: Strength { $count }.
    .seat = You Challenge the { $faction }: Strength { $count }.
event-challenged-port = { $seat } Challenges { $region }: Strength { $count }.
    .seat = You Challenge { $region }: Strength { $count }.
event-challenged-player = { $seat } Challenges { $other }.
    .seat = You Challenge { $other }.
    .other = { $seat } Challenges you.
event-challenged-adventure = { $seat } faces a Challenge: Strength { $count }.
    .seat = You face a Challenge: Strength { $count }.
event-cannons-added = { $seat } has { $count } Bonus { $count ->
        [one] die
       *[other] dice
    } from the Ship.
    .seat = You have { $count } Bonus { $count ->
            [one] die
           *[other] dice
        } from your Ship.
event-dice-added = { $seat } adds { $count } Bonus { $count ->
        [one] die
       *[other] dice
    }.
    .seat = You add { $count } Bonus { $count ->
            [one] die
           *[other] dice
        }.
event-ability-used = { $seat } uses { $source }.
    .seat = You use { $source }.
event-die-rolled = { $seat } rolls { $face }.
    .seat = You roll { $face }.
dice-rolled = { $seat } rolls { $faces }.
    .seat = You roll { $faces }.
face-1 = 1
face-2 = 2
face-captain = Captain
face-lover = Lover
face-nemesis = Nemesis
from_face-1 = 1
from_face-2 = 2
from_face-captain = Captain
from_face-lover = Lover
from_face-nemesis = Nemesis
event-die-turned = { $seat } turns a die from { $from_face } to { $face }.
    .seat = You turn a die from { $from_face } to { $face }.
event-icons-assigned = { $seat } assigns { $count ->
        [one] a die
       *[other] { $count } dice
    } to { $ability }.
    .seat = You assign { $count ->
            [one] a die
           *[other] { $count } dice
        } to { $ability }.
event-strength-changed = An ability changes the Strength of { $seat } by { $count }.
    .seat = An ability changes your Strength by { $count }.
event-target-strengthened = Against { $seat } the target is stronger by { $count }.
    .seat = Against you the target is stronger by { $count }.
event-nemesis-threshold = { $seat } shows { $count } Nemesis { $count ->
        [one] face
       *[other] faces
    }.
    .seat = You show { $count } Nemesis { $count ->
            [one] face
           *[other] faces
        }.
event-nemesis-activated = { $card } strikes at { $seat }, ability { $count }.
    .seat = { $card } strikes at you, ability { $count }.
event-nemesis-ignored = { $seat } wards off ability { $count } of { $card }.
    .seat = You ward off ability { $count } of { $card }.
event-ally-helped = { $npc } helps { $seat } with { $count }.
    .seat = { $npc } helps you with { $count }.
event-strength-compared = { $seat } has Strength { $strength }, { $needed } is needed.
    .seat = You have Strength { $strength }, { $needed } is needed.
event-challenge-won = { $seat } wins the Challenge.
    .seat = You win the Challenge.
event-challenge-lost = { $seat } loses the Challenge.
    .seat = You lose the Challenge.
event-gold-taken = { $seat } takes { gold-count } from { $other }.
    .seat = You take { gold-count } from { $other }.
    .other = { $seat } takes { gold-count } from you.
event-trophy-taken = { $seat } takes a Trophy from { $other }.
    .seat = You take a Trophy from { $other }.
    .other = { $seat } takes a Trophy from you.
event-card-taken = { $seat } takes { $card } from { $other }.
    .seat = You take { $card } from { $other }.
    .other = { $seat } takes { $card } from you.
event-nothing-to-take = { $other } has nothing that { $seat } could take.
    .seat = { $other } has nothing that you could take.
    .other = You have nothing that { $seat } could take.
event-port-captured = { $seat } captures { $region }.
    .seat = You capture { $region }.
event-flag-placed = { $seat } raises a Flag over { $region }.
    .seat = You raise a Flag over { $region }.
event-faction-flag-placed = The Flag of the { $faction } flies over { $region }.
event-flag-removed = The Flag of { $seat } comes down in { $region }.
    .seat = Your Flag comes down in { $region }.
event-faction-flag-removed = The Flag of the { $faction } comes down in { $region }.
event-fort-placed = A Fort of the { $faction } stands in { $region } now.
event-infestation-removed = { $region } is free of the Infestation.
event-notoriety-gained = { $seat } gains { $count } Notoriety.
    .seat = You gain { $count } Notoriety.
event-adventure-begun = { $seat } goes on a { $token_key ->
        [captain] Captain
        [lover] Lover
        [nemesis] Nemesis
       *[secondary] Secondary
    } Adventure: { $episode }.
    .seat = You go on a { $token_key ->
            [captain] Captain
            [lover] Lover
            [nemesis] Nemesis
           *[secondary] Secondary
        } Adventure: { $episode }.
# As earlier editions told it.
event-adventure-begun-unseen = { $seat } goes on a { $token_key ->
        [captain] Captain
        [lover] Lover
        [nemesis] Nemesis
       *[secondary] Secondary
    } Adventure.
event-option-chosen = { $seat } chooses: { $tale }
    .seat = You choose: { $tale }
event-representative-met = { $card } of the { $faction } has an eye on { $seat }.
    .seat = { $card } of the { $faction } has an eye on you.
event-captain-flipped = { $seat } has become a legend.
    .seat = You have become a legend.
event-token-moved = The next { $token_key ->
        [captain] Captain
        [lover] Lover
        [nemesis] Nemesis
       *[secondary] Secondary
    } Adventure waits for { $seat } in { $region }.
    .seat = The next { $token_key ->
            [captain] Captain
            [lover] Lover
            [nemesis] Nemesis
           *[secondary] Secondary
        } Adventure waits for you in { $region }.
event-token-on-captain = The next { $token_key ->
        [captain] Captain
        [lover] Lover
        [nemesis] Nemesis
       *[secondary] Secondary
    } Adventure of { $seat } travels with { $other }.
    .seat = Your next { $token_key ->
            [captain] Captain
            [lover] Lover
            [nemesis] Nemesis
           *[secondary] Secondary
        } Adventure travels with { $other }.
    .other = The next { $token_key ->
            [captain] Captain
            [lover] Lover
            [nemesis] Nemesis
           *[secondary] Secondary
        } Adventure of { $seat } travels with you.
event-relation-changed = { $seat } and the { $faction }: their relation is { $count } now.
    .seat = Your relation with the { $faction } is { $count } now.
event-relic-gained = { $seat } gains { $card }.
    .seat = You gain { $card }.
event-legendary-joined = { $card } joins { $seat }.
    .seat = { $card } joins you.
event-legendary-left = { $card } leaves { $seat }.
    .seat = { $card } leaves you.
event-secondary-lover-gained = { $seat } and { $card } are in love.
    .seat = You and { $card } are in love.
event-secondary-nemesis-gained = { $card } hates { $seat } now.
    .seat = { $card } hates you now.
event-nemesis-defeated = { $seat } is rid of { $card }.
    .seat = You are rid of { $card }.
event-postscript-arrived = Elsewhere in the Caribbean, for { $seat }: { $postscript }.
    .seat = Elsewhere in the Caribbean, for you: { $postscript }.
event-postscript-accepted = { $seat } accepts.
    .seat = You accept.
event-postscript-refused = { $seat } refuses.
    .seat = You refuse.
event-promise-kept = { $seat } keeps a promise: { $postscript }.
    .seat = You keep a promise: { $postscript }.
event-promise-broken = { $seat } breaks a promise: { $postscript }.
    .seat = You break a promise: { $postscript }.
event-deed-remembered = { $seat } will be remembered for this.
    .seat = You will be remembered for this.
event-warmth-changed = { $card } and { $seat }: warmth { $count } of 3.
    .seat = { $card } and you: warmth { $count } of 3.
event-grudge-changed = { $card } and { $seat }: grudge { $count } of 3.
    .seat = { $card } and you: grudge { $count } of 3.
event-notoriety-lost = { $seat } loses { $count } Notoriety.
    .seat = You lose { $count } Notoriety.
event-faction-turn-begun = The Factions move.
event-faction-activated = Now the { $faction }.
event-horde-acts = In { $region } { $count } Soldiers act as one Horde of Strength { $strength }.
event-npc-aims = { $npc } heads for { $region }: { $objective }.
event-npc-stays = { $npc } stays in { $region }: { $objective }.
objective-dominate = the nearest captured Port that it can dominate
objective-defeat = there is no Port for it, so the nearest enemy that it can defeat
objective-return = it brings a Summoning Relic to Tetzahuitl
objective-summon = it has a Summoning Relic, and there Tetzahuitl can be summoned
objective-recover = the nearest Summoning Relic that it can take
objective-relic_holder = the nearest enemy with a Summoning Relic
objective-meet_guardian = the nearest Guardian with a Summoning Relic
objective-stay = no enemy and no Guardian has a Summoning Relic
objective-unite = the nearest other Soldier, to form a Horde
objective-infest = the nearest Port that it can infest
objective-players_port = the nearest Port of a captain that it can capture
objective-capture = the nearest Port that it can capture
objective-offer = it brings a Trophy to the King
objective-hunt = the nearest enemy
objective-trophy_holder = the nearest enemy with a Trophy
event-npc-drifts = { $npc } in { $region } has no Objective, so the first player moves it: { $objective_key ->
        [unite] there is no other Soldier
        [infest] there is no Port that it can infest
        [recover] there is no Summoning Relic that it can take
        [defeat] there is no Port that it can take, and no enemy that it can defeat
       *[other] there is no enemy
    }.
event-way-shunned = { $npc } keeps away from { $region }, where { $other_npc } would defeat it.
event-company-shunned = { $npc } is Solitary and keeps away from { $region }, where { $other_npc } is.
event-solitary-given-up = { $npc } finds no Objective apart from its own kind, so for once it is not Solitary.
event-caution-given-up = { $npc } finds no Objective by a safe way, so it takes an unsafe one.
event-targets-tied = { $npc } has { $count } targets that are equally near: { $seat } decides, as first player.
    .seat = { $npc } has { $count } targets that are equally near: you decide, as first player.
event-ways-tied = { $npc } has { $count } ways that are equally short: { $seat } decides, as first player.
    .seat = { $npc } has { $count } ways that are equally short: you decide, as first player.
event-victims-tied = { $npc } meets { $count } enemies that are equally strong: { $seat } decides, as first player.
    .seat = { $npc } meets { $count } enemies that are equally strong: you decide, as first player.
event-npc-moved = { $npc } moves to { $region }.
event-npc-attacked = { $npc } attacks { $other_npc } with Strength { $count }.
event-player-attacked = { $npc } attacks { $seat }.
    .seat = { $npc } attacks you.
event-player-fled = { $seat } flees to { $region }.
    .seat = You flee to { $region }.
event-npc-fled = { $npc } flees to { $region }.
event-port-dominated = { $npc } takes the Flag off { $region }.
event-relic-recovered = { $npc } recovers a Summoning Relic in { $region }.
event-relic-returned = { $npc } brings a Summoning Relic to Tetzahuitl.
event-relic-taken = { $npc } takes a Summoning Relic from { $seat }.
    .seat = { $npc } takes a Summoning Relic from you.
event-leader-summoned = { $npc } summons Tetzahuitl in { $region }.
event-port-infested = { $region } is infested.
event-soldier-crumbled = { $npc } crumbles in { $region }, so that the Colossus may rise.
event-port-captured-by = { $npc } captures { $region }.
event-gold-delivered = { $npc } brings { gold-count } into the Royal Treasury.
event-taxes-collected = The British Ports bring { gold-count } into the Royal Treasury.
event-trophy-claimed = { $npc } claims a Trophy.
event-trophy-offered = { $npc } lays a Trophy before the King; he has { $count }.
event-trophies-taken = { $npc } takes { $count ->
        [one] a Trophy
       *[other] { $count } Trophies
    } from { $seat }.
    .seat = { $npc } takes { $count ->
            [one] a Trophy
           *[other] { $count } Trophies
        } from you.
event-faction-won = { $captains_count ->
        [0] Victory for the { $faction }!
       *[other] Victory for the { $faction }, and with them for { $captains }!
    }
event-faction-won-unseen = Victory for the { $faction }!
event-event-revealed = Event: { $card }.
event-npc-grew = { $npc_type } has Strength { $count } now.
event-npcs-enriched = Each { $npc_type } on the board gains { gold-count }.
event-npcs-hastened = Until the next Event each { $npc_type } moves { $count ->
        [one] 1 region
       *[other] { $count } regions
    } further.
event-burying-limited = Until the next Event at most { $count }0 gold may be buried in a turn.
event-treasury-grew = The Royal Treasury gains { gold-count }.
event-king-honoured = King Alaran gains a Trophy; he has { $count }.
event-king-healed = King Alaran recovers; he has { $count ->
        [0] no Wound
        [one] 1 Wound
       *[other] { $count } Wounds
    } left.
event-captain-won = { $seat } is the most feared captain of the Caribbean.
    .seat = You are the most feared captain of the Caribbean.

## What a decision is about, as a heading

kind-choose-captain = Your Captain
kind-choose-lover = Your Lover
kind-choose-nemesis = Your Nemesis
kind-place-galleon = The first Galleon
kind-turn = Your turn
kind-port-extras = With the Port Action
kind-choose-game = Which Game?
kind-choose-outcome = The Game
kind-keep-card = Cards to keep
kind-hire-crew = Hiring Crew
kind-buy-ship = The Shipyard
kind-bury = Burying gold
kind-make-room = No room
kind-peek-deck = A look at a deck
kind-place-peeked = What you saw
kind-pick-crew = One of your Crew
kind-pick-loss = A loss
kind-pick-seat = A player
kind-pick-flag = A Flag comes down
kind-prevent-malice = Malice
kind-pool = The Challenge: your dice
kind-assign = The Challenge: assign dice
kind-turn-dice = The Challenge: turn dice
kind-reroll-dice = The Challenge: roll again
kind-shield = The Challenge: your Nemesis
kind-order-nemeses = Two Nemeses
kind-won = The Challenge is won
kind-take-prize = The prize
kind-move-flag = Your Flags
kind-choose-option = The Adventure
kind-choose-bond = A bond
kind-choose-relic = A Relic
kind-choose-port = A Port
kind-choose-mark = Flag or Fort
kind-answer-postscript = Elsewhere in the Caribbean
kind-choose-faction = The Faction Turn
kind-choose-npc = The Faction Turn: who acts
kind-choose-target = The Faction Turn: where to
kind-choose-route = The Faction Turn: which way
kind-drift = The Faction Turn: no Objective
kind-choose-victim = The Faction Turn: an attack
kind-choose-player = The Faction Turn: an attack
kind-react = You are attacked
kind-flee = Flee
kind-flee-npc = The King flees
kind-choose-place = The Event: where they come

## Where Notoriety is from

score-deeds = Deeds: Ships, buried gold, Ports, Leaders
score-crew = Crew
score-relics = Relics
score-love = True Love
score-total = Notoriety

## Zones

zone-captains = Captains nobody plays
zone-characters = Lover/Nemesis deck
zone-faction-characters = People of the Factions
zone-crew-deck = Crew deck
zone-crew-discard = Crew discard
zone-crew-top-1 = Top of the Crew deck
zone-crew-bottom = Under the Crew deck
zone-tavern-deck = Tavern deck
zone-tavern-discard = Tavern discard
zone-tavern-top-1 = Top of the Tavern deck
zone-tavern-top-2 = Second card of the Tavern deck
zone-tavern-top-3 = Third card of the Tavern deck
zone-tavern-bottom = Under the Tavern deck
zone-event-deck = Event deck
zone-event-discard = Event discard
zone-event-top-1 = Top of the Event deck
zone-event-top-2 = Second card of the Event deck
zone-event-top-3 = Third card of the Event deck
zone-event-bottom = Under the Event deck
zone-event-now = Event
zone-ship-deck = Ships for sale
zone-faction-decks = Faction decks
zone-drawn = Cards drawn
zone-tavern-peek = Tavern cards looked at
zone-event-peek = Events looked at
zone-box = Out of the game
zone-dealt = Cards dealt
zone-ready = Refreshed Crew
zone-exhausted = Exhausted Crew
zone-items = Items
zone-rumors = Rumors
zone-relics = Relics

## Options

option-factions = Factions beside the Spanish Armada
option-factions-tlaloc-dread = Children of Tlaloc, Dread Tide
option-factions-tlaloc-british = Children of Tlaloc, British Empire
option-factions-tlaloc-atlantian = Children of Tlaloc, Atlantian Usurpers
option-factions-british-dread = British Empire, Dread Tide
option-factions-atlantian-dread = Atlantian Usurpers, Dread Tide
option-factions-atlantian-british = Atlantian Usurpers, British Empire
option-factions-own = a file with the names of two Factions
option-content = Content
option-content-built-in = that of this edition
option-content-own = a folder of your own
option-calm-seas = Calm Seas
option-calm-seas-0 = none
option-calm-seas-1 = 1 card in the Event deck
option-calm-seas-2 = 2 cards in the Event deck
option-calm-seas-3 = 3 cards in the Event deck
option-last-round = Last round
option-last-round-30 = round 30
option-last-round-20 = round 20
option-last-round-40 = round 40
option-last-round-60 = round 60

# The commands of this game

content-right = { $count } files, all counts right
content-copied = { $count } files are in { $folder }
do-content = Write a content pack of your own for Sea of Legends.
do-content-check = Say everything that is wrong in a pack: file, line and reason.
do-content-copy = Write the pack that comes with the game into a folder, to start from.
opt-content-check-folder = The folder of the pack.
opt-content-copy-folder = The folder of the pack.
do-story = Check, read and print what is told in Sea of Legends.
do-story-check = Say everything that is wrong with the stories of a pack: file, line and reason.
opt-story-check-folder = The folder of the pack; without it, that of the game.
opt-story-check-person = Only what is in the files of that name; may be said several times.
opt-story-check-missing = Name the episodes that are still to be written.
do-story-read = Read an episode or a Postscript: its opening, its choices and all that comes of them.
opt-story-read-episode = Its name, such as axe_fist_lover_2.
opt-story-read-folder = The folder of the pack; without it, that of the game.
opt-story-read-captain = Who reads: kahina, cesare, spell or ton.
opt-story-read-type = What the arc became, such as serve.
opt-story-read-deeds = What that captain has done, with commas between.
opt-story-read-others = What another captain has done, with commas between.
opt-story-read-warmth = What the Lover feels.
opt-story-read-grudge = What the Nemesis holds against the captain.
opt-story-read-relation = The relation with the Faction of the Captain arc.
opt-story-read-port = The Port where it happens.
opt-story-read-alone = Nobody else is at the table.
story-odds = { $percent } %
story-lost = failed
do-story-map = Write every arc as a picture of its branches, and a page that shows them.
opt-story-map-to = The folder to write into; docs/stories without it.
opt-story-map-folder = The folder of the pack; without it, that of the game.
do-story-tale = Tell the whole story of a saved game, as Markdown; into a file also as HTML.
opt-story-tale-log = The file of the game.
opt-story-tale-to = Where to write it: a file that ends in .html or .md.
opt-story-tale-seat = Of one captain only, by the number of the seat.
tale-title = A tale of the Caribbean
tale-of = The tale of { $captain }
tale-ending = { $captain }: { $count } Notoriety
story-checked = { $episodes ->
        [one] One episode
       *[other] { $episodes } episodes
    }, { $letters ->
        [one] one Postscript
       *[other] { $letters } Postscripts
    }, { $deeds ->
        [one] one deed
       *[other] { $deeds } deeds
    }; of { $later } later ones { $differing } ask for the past; of what others did speak { $others }; still to be written: { $missing }; mistakes: { $mistakes }; remarks: { $remarks }
