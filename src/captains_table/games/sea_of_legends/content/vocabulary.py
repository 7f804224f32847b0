"""The words that content is written in: when an ability works, what it needs, and what it does.

Cards hold no code. Each ability is a moment (`WHEN`), conditions (`NEEDS`) and a list of effects
(`EFFECTS`). The rules know each word of this file and nothing else; `captain content check` refuses
every other, and every field that an effect does not take.
"""

from __future__ import annotations

from captains_table.games.sea_of_legends.box import NPC_TYPES

# When an ability can be used. Rules, "Abilities", "Challenges".
WHEN = {
    "pool": "in a Challenge, before the roll",
    "assign": "in a Challenge, while dice are assigned",
    "nemesis": "in a Challenge, before Nemesis abilities activate",
    "move": "in your turn, before you move",
    "turn": "at any time in your turn",
    "turn_or_assign": "at any time in your turn, or while dice are assigned",
    "port": "together with a Port Action",
    "attacked": "when an NPC attacks you",
    "won": "when you win a Challenge",
    "malice": "when you would gain Malice",
    "turn_end": "at the end of your turn, by itself",
    "always": "as long as you have it, by itself",
}

# All that are listed must hold.
NEEDS = {
    "vs_npc": "against NPCs",
    "vs_port": "against a Port",
    "vs_player": "against a player",
    "vs_leader": "against a group with a Leader",
    "vs_other_faction": "against NPCs of another Faction than the card's",
    **{f"vs_{kind}": f"against, or attacked by, NPCs of the type {kind}" for kind in NPC_TYPES},
    "at_sea": "in a Sea region",
    "in_port": "in a Port region",
    "in_tavern": "with the Tavern action",
    "with_galleon": "with a Galleon in your region",
}

# How often, where it is not as often as one likes.
ONCE = {
    "challenge": "once in a Challenge",
    "turn": "once in your turn",
    "round": "once in a round",
}

# What an effect is multiplied by.
PER = {
    "relic": "for each Relic you hold",
    "infestation": "for each Infestation on the board",
    "exhausted": "for each Exhausted Crew of yours",
    "bonus_die": "for each Bonus die in the pool",
    "port": "for each Port you control",
    "two_ports": "for every two Ports you control",
    "british_flag": "for each British Flag on the board",
    "leader": "for each Leader in the group that you challenge",
}

# Whom an effect of an Event concerns.
WHO = {
    "all": "everybody",
    "most_notoriety": "whoever has the most Notoriety",
    "most_gold": "whoever has the most gold",
    "trophy_holders": "whoever holds a Trophy",
    "relic_holders": "whoever holds a Summoning Relic",
    "flag_holders": "whoever has a Flag on the board",
    "at_sea": "whoever is not in a Port",
    "infested": "whoever is in an Infested Port",
}

# What an effect does, and the fields that it takes besides `do`. Fields that end in "?" may be
# left out. `n` is 1 where it is left out; 0 means all, or any number.
EFFECTS = {
    # to yourself, in a Challenge
    "dice": ("n? per? most?", "add n Bonus dice"),
    "strength": ("n?", "add n to your Strength (negative: take away)"),
    "reroll": ("n?", "roll up to n unassigned dice again"),
    "turn": (
        "n? faces? to",
        "turn up to n unassigned dice, showing one of `faces`, to `to` or any",
    ),
    "count_down": ("n?", "n of your 2s count as 1"),
    "shield": ("n?", "your first n Nemesis abilities are ignored"),
    "target": ("n?", "the target's Strength rises by n"),
    # to yourself, at any time
    "gold": ("n? per? most?", "gain n gold"),
    "lose_gold": (
        "n? per? most? half? down? to? who?",
        "lose n gold, or half of it (rounded up, or `down`), to `to`",
    ),
    "notoriety": ("n?", "gain n permanent Notoriety (negative: lose)"),
    "movement": ("n? npc?", "move n regions further (an NPC: until the next Event)"),
    "slow": ("n?", "your next turn's movement is n less"),
    "capacity": ("n?", "n more Crew find room"),
    "discount": ("n? on", "`on` (crew, ship, bury) costs n less; bury: the first ten only"),
    "income": ("n? per", "n more gold at the end of your turn"),
    "refresh": ("n? other?", "refresh n Crew; `other`: none that refresh Crew themselves"),
    "exhaust": ("n? who?", "exhaust n Crew"),
    "favor": ("n?", "Favor rises by n (negative: falls)"),
    "malice": (
        "n? who?",
        "Malice rises by n (negative: falls); with `who: all` that of every Nemesis",
    ),
    "draw": (
        "deck keep? discount? half? cost?",
        "draw a card for each icon, keep or hire up to `keep`",
    ),
    "gain_card": (
        "deck",
        "take the top Tavern card without its Game, the next Item of that deck, or the top Crew"
        " for free",
    ),
    "peek": (
        "n? deck after?",
        "look at the top n cards of a deck; then put one under it, or reorder",
    ),
    "bury": ("n?", "bury n tens of gold"),
    "games": ("n?", "draw n more Tavern cards, resolve one, discard the others"),
    "enter_port": ("", "use a Port that somebody else controls"),
    "neutral": ("", "all NPCs are neutral to you until your turn ends"),
    "pass_hostile": ("n?", "sail through n regions with a hostile NPC"),
    "ransom": ("n?", "a player in your or an adjacent region pays you up to n gold"),
    "levy": ("n? solo?", "take n gold from each other player; alone, gain `solo`"),
    # when attacked
    "cancel_attack": ("flee?", "the attack does nothing to you; flee as you like or stay"),
    "keep_gold": ("n?", "lose up to n gold less to this attack"),
    "keep_crew": ("", "discard no Crew to this attack"),
    "stay_ready": ("", "exhaust no Crew to this attack"),
    "flee_far": ("n?", "flee up to n regions far"),
    "flee": ("", "flee"),
    "prevent": ("", "prevent it"),
    # losses
    "discard_crew": ("n?", "discard n Crew; Legendary ones may be chosen in Adventures only"),
    "discard_item": (
        "n? else_gold? or_gold? else_relic? or_relic? trophy? who?",
        "discard an Item; `or_` what may be given in its place, `else_` what is lost without one",
    ),
    "discard_rumor": ("n? else_gold?", "discard a Rumor, or else lose gold"),
    "remove_flag": ("else_gold?", "take your Flag from your weakest Port, or else lose gold"),
    "give_relics": ("", "give the attacker all your Summoning Relics"),
    "give_trophies": ("", "give the attacker all your Trophies"),
    # Events
    "level": ("n? npc", "an NPC's level rises by n"),
    "place": ("n? npc where", "place n NPCs"),
    "npc_gold": ("n? npc", "each such NPC on the board gains n gold"),
    "bury_limit": ("n?", "until the next Event at most n tens may be buried in a turn"),
    "treasury": ("n? per?", "the Royal Treasury gains n gold"),
    "king_trophy": ("n?", "the King gains n Trophies from the supply"),
    "heal": ("n?", "the King loses n Wounds if he has one or two"),
    # Adventures
    "relation": (
        "n? faction?",
        "your relation with the Faction of this arc or Postscript, or with `faction` if it plays,"
        " rises by n (negative: falls)",
    ),
    "faction_relic": ("faction?", "take a Relic from the Faction's deck"),
    "ally_relic": ("faction? relation?", "take your next Ally Relic of the Faction"),
    "legendary": ("relation?", "take the Legendary Crew of this arc"),
    "leave": ("relation_most?", "your Legendary Crew of the Faction leave"),
    "secondary_lover": ("", "the representative becomes your Secondary Lover"),
    "secondary_nemesis": ("", "the representative becomes your Secondary Nemesis"),
    "ally_or_lover": ("relation?", "take your next Ally Relic, or do as `secondary_lover` says"),
    "estrange": (
        "relation_most?",
        "a Secondary Lover of the Faction loses 1 Favor, or the last one and becomes your Nemesis",
    ),
    "flag_or_fort": ("relation?", "place the Faction's Flag or Fort at a Port without either"),
    "defeat_nemesis": ("", "your Nemesis leaves play"),
    "captain_flag": ("", "place your Flag on the Port where you are, if nobody's is there"),
    "deed": ("deed", "you are remembered for it"),
    "warmth": ("n?", "the Lover of this arc feels n more for you (negative: less), from 0 to 3"),
    "grudge": ("n?", "the Nemesis of this arc resents you n more (negative: less), from 0 to 3"),
}

# Where an Event places NPCs: a region's identifier, or one of these.
WHERE = {
    "sea": "any Sea region, one without NPC or player if there is one",
    "british_port": "a Port with a British Flag, or Bridgetown",
    "british_flag": "a Port with a British Flag, if there is one",
    "weak_ports": "different Ports of Strength 5 or less",
    "infested": "different Infested Ports",
    "king": "the King's region",
}
TO = ("supply", "attacker", "treasury")
# The decks that each effect can name.
DECKS = {
    "draw": ("tavern", "crew"),
    "gain_card": ("tavern", "item", "crew"),
    "peek": ("tavern", "crew", "event", "any"),
}
ON = ("crew", "ship", "bury")
AFTER = ("bottom", "may_bottom", "reorder")

# The arcs of Adventures, how many stages each has, and whose episodes they are.
ARCS = {
    "prologue": (1, "before the first round; one for each captain"),
    "captain": (4, "with the representative of a Faction"),
    "service": (1, "for that Faction, again and again"),
    "lover": (3, "with your Lover"),
    "nemesis": (3, "against your Nemesis"),
    "secondary_lover": (3, "with a representative who became your Lover"),
    "secondary_nemesis": (3, "against a representative who became your Nemesis"),
    "reconcile": (1, "with a Lover, when Favor was lost again"),
    "old_score": (1, "against a Nemesis, when Malice was gained again"),
    "finale": (1, "against a Nemesis who got away at stage 3"),
}
LOVER_ARCS = ("lover", "secondary_lover", "reconcile")
NEMESIS_ARCS = ("nemesis", "secondary_nemesis", "old_score", "finale")

# What an arc becomes by the option of its first stage.
TYPES = {
    "captain": ("serve", "trade", "steal", "kidnap"),
    "lover": ("duet", "wager", "harbour", "secret"),
    "nemesis": ("account", "mirror", "audience", "truce"),
}
ARC_TYPES = tuple(name for names in TYPES.values() for name in names)
LEADS = {
    "first": "in a Prologue: to the first chosen Faction",
    "second": "in a Prologue: to the second chosen Faction",
}

# What must hold for an episode, an option or a Postscript: `when`.
CONDITIONS = {
    "deed": "this captain has done it",
    "no_deed": "this captain has not done it",
    "others_deed": "another captain at the table has done it",
    "type": "what this arc became: one of these",
    "captain": "who the captain is: one of these",
    "relation": "at least that relation with `faction`, or with that of the Captain arc",
    "relation_most": "at most that relation",
    "faction": "whose relation it is",
    "warmth": "the Lover of this arc feels at least so much",
    "grudge": "the Nemesis of this arc resents at least so much",
    "grudge_most": "and at most so much",
    "lover": "the captain's Lover is that person",
    "nemesis": "the captain's Nemesis is that person",
    "crew": "the Legendary Crew of that person is aboard",
    "in_play": "that Faction plays",
    "seats": "so many captains or more are at the table",
    "broken": "the captain has broken a promise",
}

# To whom the Postscript of an option goes.
LETTER_TO = {
    "rival": "who loves or hates the same person, or else the next captain",
    "ally": "who serves the same Faction",
    "leader": "who has most Notoriety",
    "bereft": "whose Lover or Crew it concerns",
    "self": "the captain who chose",
}

# What a Postscript is about: each Faction has the first four, the others are everybody's.
FACTION_POSTSCRIPTS = ("plea", "threat", "gift", "summons")
POSTSCRIPTS = ("lover_taken", "nemesis_helped", "crew_tempted", "port_betrayed")

# Where each effect may stand: a moment of `WHEN`, or one of these.
PLACES = {
    "nemesis_card": "the abilities of a Nemesis",
    "attack": "the attack of an NPC",
    "game": "a Game of the Tavern",
    "reward": "the reward of a Port",
    "event": "an Event",
    "story": "a result of an Adventure or a Postscript",
    "cost": "the cost of a choice",
}
FITS = {
    "dice": "pool",
    "strength": "assign nemesis_card",
    "reroll": "assign",
    "turn": "assign",
    "count_down": "nemesis_card",
    "shield": "nemesis assign",
    "target": "nemesis_card",
    "gold": "assign turn turn_or_assign port won turn_end game reward story",
    "lose_gold": "nemesis_card attack event story cost",
    "notoriety": "reward story",
    "movement": "move always event",
    "slow": "nemesis_card",
    "capacity": "always",
    "discount": "always",
    "income": "always",
    "refresh": "assign turn turn_or_assign story",
    "exhaust": "assign nemesis_card attack game event story cost",
    "favor": "nemesis_card story",
    "malice": "game event story",
    "draw": "assign game",
    "gain_card": "reward story",
    "peek": "turn game",
    "bury": "port",
    "games": "port",
    "enter_port": "port",
    "neutral": "turn",
    "pass_hostile": "move",
    "ransom": "turn",
    "levy": "game",
    "cancel_attack": "attacked",
    "keep_gold": "attacked",
    "keep_crew": "attacked",
    "stay_ready": "attacked",
    "flee_far": "attacked",
    "flee": "attack",
    "prevent": "malice",
    "discard_crew": "nemesis_card attack story cost",
    "discard_item": "nemesis_card attack event story cost",
    "discard_rumor": "nemesis_card story cost",
    "remove_flag": "nemesis_card story",
    "give_relics": "attack",
    "give_trophies": "attack",
    "level": "event",
    "place": "event",
    "npc_gold": "event",
    "bury_limit": "event",
    "treasury": "event",
    "king_trophy": "event",
    "heal": "event",
    "relation": "story",
    "faction_relic": "story",
    "ally_relic": "story",
    "legendary": "story",
    "leave": "story",
    "secondary_lover": "story",
    "secondary_nemesis": "story",
    "ally_or_lover": "story",
    "estrange": "story",
    "flag_or_fort": "story",
    "defeat_nemesis": "story",
    "captain_flag": "story",
    "deed": "story",
    "warmth": "story",
    "grudge": "story",
}
