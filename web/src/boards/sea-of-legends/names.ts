// Made from the game's declaration by tools/client_types.py. Do not edit.

export const CAPTAIN_NAMES = [
  "kahina", "cesare", "spell", "ton"
] as const;
export type Captain = (typeof CAPTAIN_NAMES)[number];

export const CARD_NAMES = [
  "kahina", "cesare", "spell", "ton", "P01", "P02", "P03", "P04", "P05", "P06", "P07", "P08", "P09",
  "P10", "P11", "P12", "P13", "P14", "P15", "P16", "P17", "P18", "P19", "P20", "F01", "F02", "F03",
  "F04", "F05", "F06", "F07", "F08", "F09", "F10", "F11", "F12", "L01", "L02", "L03", "L04", "L05",
  "L06", "L07", "L08", "L09", "L10", "L11", "L12", "gunner", "navigator", "quartermaster", "K01a",
  "K01b", "K02a", "K02b", "K03a", "K03b", "K04a", "K04b", "K05a", "K05b", "K06a", "K06b", "K07a",
  "K07b", "K08a", "K08b", "K09a", "K09b", "K10a", "K10b", "K11a", "K11b", "K12a", "K12b", "K13a",
  "K13b", "K14a", "K14b", "K15a", "K15b", "K16a", "K16b", "K17a", "K17b", "K18a", "K18b", "K19a",
  "K19b", "K20a", "K20b", "minnow", "cormorant", "driftwood", "sparrow", "peggy", "brisk",
  "merry_widow", "sable", "ironwind", "black_marlin", "long_memory", "queens_ransom", "widowmaker",
  "stormpetrel", "T01", "T02", "T03", "T04", "T05", "T06", "T07", "T08", "T09", "T10", "T11", "T12",
  "T13", "T14", "T15", "T16", "T17", "T18", "T19", "T20", "T21", "T22", "T23", "T24", "T25", "T26",
  "T27", "T28", "T29", "T30", "T31", "T32", "T33", "T34", "T35", "T36", "T37", "T38", "T39", "T40",
  "T41", "T42", "T43", "T44", "T45", "T46", "T47", "T48", "T49", "T50", "ES1", "ES2", "ES3", "ES4",
  "ES5", "ES6", "AU1", "AU2", "AU3", "AU4", "AU5", "AU6", "BE1", "BE2", "BE3", "BE4", "BE5", "BE6",
  "TL1", "TL2", "TL3", "TL4", "TL5", "TL6", "DT1", "DT2", "DT3", "DT4", "DT5", "DT6", "CALM", "SP1",
  "SP2", "SP3", "SP4", "SP5", "SP6", "SP7", "AT1", "AT2", "AT3", "AT4", "AT5", "AT6", "AT7", "AT8",
  "AT9", "AT10", "AT11", "AT12", "AT13", "AT14", "AT15", "BR1", "BR2", "BR3", "BR4", "BR5", "BR6",
  "BR7", "CT1", "CT2", "CT3", "CT4", "CT5", "CT6", "CT7", "CT8", "CT9", "CT10", "CT11", "DR1",
  "DR2", "DR3", "DR4", "DR5", "DR6", "DR7"
] as const;
export type Card = (typeof CARD_NAMES)[number];

export const DECK_NAMES = [
  "tavern", "crew", "event"
] as const;
export type Deck = (typeof DECK_NAMES)[number];

export const REGION_NAMES = [
  "VER", "SKU", "HAV", "NAS", "CLA", "PRO", "TOR", "SDO", "SJU", "STJ", "BRI", "POS", "WIL", "CAR",
  "PBE", "SMU", "S1", "S2", "S3", "S4", "S5", "S6", "S7", "S8", "S9", "S10", "S11", "S12"
] as const;
export type Region = (typeof REGION_NAMES)[number];

export const NPC_NAMES = [
  "galleon-1", "galleon-2", "galleon-3", "galleon-4", "galleon-5", "galleon-6", "galleon-7",
  "galleon-8", "seeker-1", "seeker-2", "seeker-3", "seeker-4", "king", "officer-1", "officer-2",
  "officer-3", "officer-4", "officer-5", "officer-6", "admiral", "guardian-1", "guardian-2",
  "guardian-3", "guardian-4", "guardian-5", "guardian-6", "tetzahuitl", "soldier-1", "soldier-2",
  "soldier-3", "soldier-4", "soldier-5", "soldier-6", "colossus"
] as const;
export type Npc = (typeof NPC_NAMES)[number];

export const NPC_TYPE_NAMES = [
  "galleon", "seeker", "king", "officer", "admiral", "guardian", "tetzahuitl", "soldier", "colossus"
] as const;
export type NpcType = (typeof NPC_TYPE_NAMES)[number];

export const FACTION_NAMES = [
  "spanish", "atlantian", "british", "tlaloc", "dread"
] as const;
export type Faction = (typeof FACTION_NAMES)[number];

export const TOKEN_NAMES = [
  "captain", "lover", "nemesis", "secondary"
] as const;
export type Token = (typeof TOKEN_NAMES)[number];

export const FACE_NAMES = [
  "1", "2", "captain", "lover", "nemesis"
] as const;
export type Face = (typeof FACE_NAMES)[number];

export const ABILITY_NAMES = [
  "captain", "lover-1", "lover-3", "second-1", "second-3"
] as const;
export type Ability = (typeof ABILITY_NAMES)[number];

export const SOURCE_NAMES = [
  "gunner", "navigator", "quartermaster", "K01a", "K01b", "K02a", "K02b", "K03a", "K03b", "K04a",
  "K04b", "K05a", "K05b", "K06a", "K06b", "K07a", "K07b", "K08a", "K08b", "K09a", "K09b", "K10a",
  "K10b", "K11a", "K11b", "K12a", "K12b", "K13a", "K13b", "K14a", "K14b", "K15a", "K15b", "K16a",
  "K16b", "K17a", "K17b", "K18a", "K18b", "K19a", "K19b", "K20a", "K20b", "L01", "L02", "L03",
  "L04", "L05", "L06", "L07", "L08", "L09", "L10", "L11", "L12", "T01", "T02", "T03", "T04", "T05",
  "T06", "T07", "T08", "T09", "T10", "T11", "T12", "T13", "T14", "T15", "T16", "T17", "T18", "T19",
  "T20", "T21", "T22", "T23", "T24", "T25", "T26", "T27", "T28", "T29", "T30", "T31", "T32", "T33",
  "T34", "T35", "T36", "T37", "T38", "T39", "T40", "T41", "T42", "T43", "T44", "T45", "T46", "T47",
  "T48", "T49", "T50", "SP1", "SP2", "SP3", "SP4", "SP5", "SP6", "SP7", "AT1", "AT2", "AT3", "AT4",
  "AT5", "AT6", "AT7", "AT8", "AT9", "AT10", "AT11", "AT12", "AT13", "AT14", "AT15", "BR1", "BR2",
  "BR3", "BR4", "BR5", "BR6", "BR7", "CT1", "CT2", "CT3", "CT4", "CT5", "CT6", "CT7", "CT8", "CT9",
  "CT10", "CT11", "DR1", "DR2", "DR3", "DR4", "DR5", "DR6", "DR7", "lover-2", "second-2"
] as const;
export type Source = (typeof SOURCE_NAMES)[number];

export const OBJECTIVE_NAMES = [
  "dominate", "defeat", "return", "summon", "recover", "relic_holder", "meet_guardian", "stay",
  "unite", "infest", "players_port", "capture", "offer", "hunt", "trophy_holder"
] as const;
export type Objective = (typeof OBJECTIVE_NAMES)[number];

export const STEP_NAMES = [
  "first_player", "choose_captain", "deal_character", "choose_lover", "choose_nemesis",
  "place_galleon", "prologue", "begin_round", "begin_turn", "turn", "end_turn", "income",
  "next_turn", "port_extras", "more_port_extras", "tavern", "draw_tavern", "play_game",
  "choose_game", "choose_outcome", "take_drawn", "keep_card", "hire", "draw_crew", "hire_crew",
  "buy_ship", "bury", "make_room", "gain_card", "find_item", "draw_cards", "peek_deck", "peek",
  "draw_peek", "after_peek", "place_peeked", "effects", "pick_crew", "pick_item", "pick_loss",
  "pick_seat", "pick_flag", "prevent_malice", "gather", "pool", "roll", "assign", "turn_dice",
  "reroll_dice", "threshold", "shield", "nemesis", "order_nemeses", "compare", "defender", "won",
  "outcome", "take_prize", "capture", "move_flag", "end_challenge", "adventure", "draw_episode",
  "choose_option", "episode_result", "episode_done", "end_episode", "representative", "move_token",
  "choose_bond", "choose_relic", "choose_port", "choose_mark", "postscript", "answer_postscript",
  "end_postscript", "return_tokens", "faction_turn", "next_faction", "choose_faction", "activate",
  "next_npc", "choose_npc", "evaluate", "choose_target", "travel", "choose_route", "drift",
  "attack", "choose_victim", "choose_player", "attacked", "react", "react_again", "suffer",
  "flee_npc", "flee", "special", "faction_done", "winner_check", "draw_event", "event", "band",
  "place_npc", "choose_place", "end_event", "pass_first", "calm"
] as const;
export type Step = (typeof STEP_NAMES)[number];

export const FLAG_NAMES = [
  "seat-0", "seat-1", "seat-2", "seat-3", "spanish", "atlantian", "british", "tlaloc", "dread"
] as const;
export type Flag = (typeof FLAG_NAMES)[number];

export const RELIC_HOLDER_NAMES = [
  "galleon-1", "galleon-2", "galleon-3", "galleon-4", "galleon-5", "galleon-6", "galleon-7",
  "galleon-8", "seeker-1", "seeker-2", "seeker-3", "seeker-4", "king", "officer-1", "officer-2",
  "officer-3", "officer-4", "officer-5", "officer-6", "admiral", "guardian-1", "guardian-2",
  "guardian-3", "guardian-4", "guardian-5", "guardian-6", "tetzahuitl", "soldier-1", "soldier-2",
  "soldier-3", "soldier-4", "soldier-5", "soldier-6", "colossus", "tetzahuitl-card", "seat-0",
  "seat-1", "seat-2", "seat-3"
] as const;
export type RelicHolder = (typeof RELIC_HOLDER_NAMES)[number];

export const SHIP_NAMES = [
  "minnow", "cormorant", "driftwood", "sparrow", "peggy", "brisk", "merry_widow", "sable",
  "ironwind", "black_marlin", "long_memory", "queens_ransom", "widowmaker", "stormpetrel"
] as const;
export type Ship = (typeof SHIP_NAMES)[number];

export const LOVER_NAMES = [
  "P01", "P02", "P03", "P04", "P05", "P06", "P07", "P08", "P09", "P10", "P11", "P12", "P13", "P14",
  "P15", "P16", "P17", "P18", "P19", "P20", "F01", "F02", "F03", "F04", "F05", "F06", "F07", "F08",
  "F09", "F10", "F11", "F12"
] as const;
export type Lover = (typeof LOVER_NAMES)[number];

export const REPRESENTATIVE_NAMES = [
  "F01", "F02", "F03", "F04", "F05", "F06", "F07", "F08", "F09", "F10", "F11", "F12"
] as const;
export type Representative = (typeof REPRESENTATIVE_NAMES)[number];

export const ARC_TYPE_NAMES = [
  "serve", "trade", "steal", "kidnap", "duet", "wager", "harbour", "secret", "account", "mirror",
  "audience", "truce"
] as const;
export type ArcType = (typeof ARC_TYPE_NAMES)[number];

export const AGAINST_NAMES = [
  "npc", "port", "player", "adventure"
] as const;
export type Against = (typeof AGAINST_NAMES)[number];

export const USED_NAMES = [
  "gunner", "navigator", "quartermaster", "K01a", "K01b", "K02a", "K02b", "K03a", "K03b", "K04a",
  "K04b", "K05a", "K05b", "K06a", "K06b", "K07a", "K07b", "K08a", "K08b", "K09a", "K09b", "K10a",
  "K10b", "K11a", "K11b", "K12a", "K12b", "K13a", "K13b", "K14a", "K14b", "K15a", "K15b", "K16a",
  "K16b", "K17a", "K17b", "K18a", "K18b", "K19a", "K19b", "K20a", "K20b", "L01", "L02", "L03",
  "L04", "L05", "L06", "L07", "L08", "L09", "L10", "L11", "L12", "T01", "T02", "T03", "T04", "T05",
  "T06", "T07", "T08", "T09", "T10", "T11", "T12", "T13", "T14", "T15", "T16", "T17", "T18", "T19",
  "T20", "T21", "T22", "T23", "T24", "T25", "T26", "T27", "T28", "T29", "T30", "T31", "T32", "T33",
  "T34", "T35", "T36", "T37", "T38", "T39", "T40", "T41", "T42", "T43", "T44", "T45", "T46", "T47",
  "T48", "T49", "T50", "SP1", "SP2", "SP3", "SP4", "SP5", "SP6", "SP7", "AT1", "AT2", "AT3", "AT4",
  "AT5", "AT6", "AT7", "AT8", "AT9", "AT10", "AT11", "AT12", "AT13", "AT14", "AT15", "BR1", "BR2",
  "BR3", "BR4", "BR5", "BR6", "BR7", "CT1", "CT2", "CT3", "CT4", "CT5", "CT6", "CT7", "CT8", "CT9",
  "CT10", "CT11", "DR1", "DR2", "DR3", "DR4", "DR5", "DR6", "DR7", "lover-2", "second-2", "captain",
  "lover-1", "lover-3", "second-1", "second-3"
] as const;
export type Used = (typeof USED_NAMES)[number];
