"""What can be next at a table of Sea of Legends: the names of the steps, in the order of a game."""

from __future__ import annotations

# What can be next. Chapters say which of them are decisions and which are chance.
STEPS = (
    # setup
    *("first_player", "choose_captain", "deal_character", "choose_lover", "choose_nemesis"),
    *("place_galleon", "prologue", "begin_round"),
    # a player's turn
    *("begin_turn", "turn", "end_turn", "income", "next_turn"),
    # Port Actions
    *("port_extras", "more_port_extras", "tavern", "draw_tavern", "play_game", "choose_game"),
    *("choose_outcome",),
    *("take_drawn", "keep_card", "hire", "draw_crew", "hire_crew", "buy_ship", "bury"),
    *("make_room", "gain_card", "find_item"),
    # drawing cards, and looking at them
    *("draw_cards", "peek_deck", "peek", "draw_peek", "after_peek", "place_peeked"),
    # effects, and the small choices that they bring
    *("effects", "pick_crew", "pick_item", "pick_loss", "pick_seat", "pick_flag"),
    *("prevent_malice",),
    # Challenges
    *("gather", "pool", "roll", "assign", "turn_dice", "reroll_dice"),
    *("threshold", "shield", "nemesis", "order_nemeses"),
    *("compare", "defender", "won", "outcome", "take_prize", "capture", "move_flag"),
    *("end_challenge",),
    # Adventures
    *(
        "adventure",
        "draw_episode",
        "choose_option",
        "episode_result",
        "episode_done",
        "end_episode",
    ),
    *("representative", "move_token", "choose_bond", "choose_relic", "choose_port", "choose_mark"),
    *("postscript", "answer_postscript", "end_postscript", "return_tokens"),
    # the Faction Turn
    *("faction_turn", "next_faction", "choose_faction", "activate", "next_npc", "choose_npc"),
    *("evaluate", "choose_target", "travel", "choose_route", "drift", "attack", "choose_victim"),
    *("choose_player", "attacked", "react", "react_again", "suffer", "flee_npc", "flee", "special"),
    *("faction_done",),
    # Events
    *("winner_check", "draw_event", "event", "band", "place_npc", "choose_place", "end_event"),
    *("pass_first", "calm"),
)
