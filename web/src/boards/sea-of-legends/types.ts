// Made from the game's declaration by tools/client_types.py. Do not edit.
import type { AnyOf, Counts, ForeseenOf, FrameOf, OpenZone, ShutZone, Zone } from "../../lib/board";

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
  "outcome", "take_prize", "capture", "move_flag", "end_challenge", "adventure", "choose_option",
  "episode_result", "episode_done", "end_episode", "representative", "move_token", "choose_bond",
  "choose_relic", "choose_port", "choose_mark", "postscript", "answer_postscript", "end_postscript",
  "return_tokens", "faction_turn", "next_faction", "choose_faction", "activate", "next_npc",
  "choose_npc", "evaluate", "choose_target", "travel", "choose_route", "drift", "attack",
  "choose_victim", "choose_player", "attacked", "react", "react_again", "suffer", "flee_npc",
  "flee", "special", "faction_done", "winner_check", "draw_event", "event", "band", "place_npc",
  "choose_place", "end_event", "pass_first", "calm"
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

export const ARC_TAG_NAMES = [
  "serve", "trade", "steal", "kidnap"
] as const;
export type ArcTag = (typeof ARC_TAG_NAMES)[number];

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

export interface Options {
  factions: "tlaloc-dread" | "tlaloc-british" | "tlaloc-atlantian" | "british-dread" | "atlantian-dread" | "atlantian-british" | Record<string, any>;
  content: "built_in" | "own";
  calm_seas: number;
  last_round: number;
}

export interface View {
  game: "sea-of-legends";
  rules: string;
  seq: number;
  seat: number | null;
  seats: number;
  options: Options;
  decision: { seat: number; kind: Step } | null;
  pack: string;
  factions: Faction[];
  step: Step | null;
  todo: Step[];
  args: number[];
  round: number;
  first: number | null;
  active: number | null;
  winner: Faction | null;
  flag: (Flag | null)[];
  fort: (Faction | null)[];
  infested: number[];
  loose_trophies: number[];
  relic_at: (Region | null)[];
  relic_holder: (RelicHolder | null)[];
  npc_at: (Region | null)[];
  npc_gold: number[];
  npc_notoriety: number[];
  npc_trophies: number[];
  level: number[];
  haste: number[];
  treasury: number;
  wounds: number;
  bury_limit: number;
  captain: (Captain | null)[];
  legendary: number[];
  at: (Region | null)[];
  ship: (Ship | null)[];
  gold: number[];
  fame: number[];
  trophies: number[];
  lover: (Lover | null)[][];
  favor: number[][];
  nemesis: (Lover | null)[][];
  malice: number[][];
  slow: number[];
  slow_next: number[];
  token_at: (Region | null)[][];
  token_on: number[][];
  stage: number[][];
  relation: number[][];
  arc_faction: (Faction | null)[];
  representative: (Representative | null)[];
  arc_tag: (ArcTag | null)[];
  episode: number;
  episode_token: Token | null;
  postscript: number;
  favour_next: (Faction | null)[];
  moved: number;
  acted: number;
  move_bonus: number;
  neutral: number;
  passes: number;
  buried: number;
  entering: number;
  more_games: number;
  used_turn: Source[];
  used_round: Source[][];
  against: Against | null;
  challenger: number | null;
  roller: number | null;
  defending: number | null;
  foe: Faction | null;
  difficulty: number;
  helped: number;
  bonus_dice: number;
  strength: number[];
  die: Face[];
  die_bonus: number[];
  die_spent: number[];
  victory: number;
  shields: number;
  used: Used[];
  won_icons: number[];
  attacker: Npc | null;
  victim: number | null;
  kept_gold: number;
  kept_crew: number;
  kept_ready: number;
  cancelled: number;
  flee_range: number;
  faction_done: number[];
  npc_done: number[];
  goal: Region | null;
  objective: number;
  peeker: number | null;
  captains: OpenZone<Captain>;
  characters: ShutZone;
  faction_characters: OpenZone<Representative>;
  crew_deck: ShutZone;
  crew_discard: OpenZone<Card>;
  crew_top_1: ShutZone;
  crew_bottom: ShutZone;
  tavern_deck: ShutZone;
  tavern_discard: OpenZone<Card>;
  tavern_top_1: ShutZone;
  tavern_top_2: ShutZone;
  tavern_top_3: ShutZone;
  tavern_bottom: ShutZone;
  event_deck: ShutZone;
  event_discard: OpenZone<Card>;
  event_top_1: ShutZone;
  event_top_2: ShutZone;
  event_top_3: ShutZone;
  event_bottom: ShutZone;
  event_now: OpenZone<Card>;
  ship_deck: OpenZone<Ship>;
  faction_decks: OpenZone<Card>;
  drawn: OpenZone<Card>;
  tavern_peek: Zone<Card>;
  event_peek: Zone<Card>;
  box: OpenZone<Card>;
  dealt: Zone<Card>[];
  ready: OpenZone<Card>[];
  exhausted: OpenZone<Card>[];
  items: OpenZone<Card>[];
  rumors: OpenZone<Card>[];
  relics: OpenZone<Card>[];
  known: { characters: Counts<Card>; crew_top_1: Counts<Card>; crew_bottom: Counts<Card>; tavern_top_1: Counts<Card>; tavern_top_2: Counts<Card>; tavern_top_3: Counts<Card>; tavern_bottom: Counts<Card>; event_top_1: Counts<Card>; event_top_2: Counts<Card>; event_top_3: Counts<Card>; event_bottom: Counts<Card> };
}

/** The Strength of one NPC of each type, of each group and of each Port; where each seat's
Notoriety is from; how each faction stands to each seat, and how far it is with its own goal;
and the Challenge, while there is one. */
export interface Facts {
  challenge: Challenge | null;
  groups: Group[];
  notoriety: Record<string, number>[];
  ports: Record<string, number>;
  progress: Record<string, Progress[]>;
  stances: Record<string, string>[];
  strengths: Record<string, number>;
}

/** How it stands while dice are rolled: the Strength of who rolls, what allies will add
included; what the numerals on the dice make of it; and what the other side has reached. */
export interface Challenge {
  against: number;
  dice: number;
  strength: number;
}

/** The NPCs of a faction in a region, who fight as one. */
export interface Group {
  faction: string;
  npcs: string[];
  region: string;
  strength: number;
}

/** How far a faction is on one way to its victory. */
export interface Progress {
  have: number;
  need: number;
  what: string;
}

export type Event = AnyOf<
  | { event: "first_player_named"; seat: number }
  | { event: "captain_chosen"; seat: number; captain: Captain }
  | { event: "character_dealt"; seat: number; card?: Card }
  | { event: "lover_chosen"; seat: number; card: Card }
  | { event: "nemesis_chosen"; seat: number; card: Card }
  | { event: "npc_placed"; npc: Npc; region: Region }
  | { event: "npc_defeated"; npc: Npc; seat: number; count: number }
  | { event: "npc_defeated_by"; npc: Npc; other_npc: Npc }
  | { event: "king_wounded"; count: number }
  | { event: "treasury_plundered"; count: number }
  | { event: "round_begun"; count: number }
  | { event: "turn_begun"; seat: number }
  | { event: "sailed"; seat: number; from_region: Region; region: Region }
  | { event: "relic_claimed"; seat: number; card: Card }
  | { event: "relic_picked_up"; seat: number; card: Card }
  | { event: "trophy_picked_up"; seat: number; region: Region }
  | { event: "spoil_taken"; seat: number; card: Card }
  | { event: "relic_handed_over"; seat: number; card: Card; npc: Npc }
  | { event: "port_visited"; seat: number; region: Region }
  | { event: "game_played"; seat: number; card: Card; outcome: number }
  | { event: "ship_bought"; seat: number; card: Card; count: number }
  | { event: "gold_buried"; seat: number; gold: number; count: number }
  | { event: "deck_rebuilt"; deck: Deck }
  | { event: "card_drawn"; card: Card; tavern_game?: number }
  | { event: "deck_looked_at"; seat: number; deck: Deck; count: number }
  | { event: "card_seen"; seat: number; deck: Deck; card?: Card }
  | { event: "cards_put_in_order"; seat: number; deck: Deck; count: number }
  | { event: "card_put_under"; seat: number; deck: Deck; card?: Card }
  | { event: "card_gained"; seat: number; card: Card }
  | { event: "card_discarded"; seat: number; card: Card }
  | { event: "crew_hired"; seat: number; card: Card; count: number }
  | { event: "crew_discarded"; seat: number; card: Card }
  | { event: "crew_exhausted"; seat: number; card: Card }
  | { event: "crew_refreshed"; seat: number; card: Card }
  | { event: "gold_gained"; seat: number; count: number }
  | { event: "gold_lost"; seat: number; count: number }
  | { event: "gold_handed_over"; seat: number; other: number; count: number }
  | { event: "favor_changed"; seat: number; card: Card; count: number }
  | { event: "malice_changed"; seat: number; card: Card; count: number }
  | { event: "slowed"; seat: number; count: number }
  | { event: "challenged_npcs"; seat: number; faction: Faction; count: number }
  | { event: "challenged_port"; seat: number; region: Region; count: number }
  | { event: "challenged_player"; seat: number; other: number }
  | { event: "challenged_adventure"; seat: number; count: number }
  | { event: "cannons_added"; seat: number; count: number }
  | { event: "dice_added"; seat: number; count: number }
  | { event: "ability_used"; seat: number; source: Source }
  | { event: "die_rolled"; seat: number; face: Face; die: number }
  | { event: "die_turned"; seat: number; from_face: Face; face: Face }
  | { event: "icons_assigned"; seat: number; ability: Ability; count: number }
  | { event: "strength_changed"; seat: number; count: number }
  | { event: "target_strengthened"; seat: number; count: number }
  | { event: "nemesis_threshold"; seat: number; count: number }
  | { event: "nemesis_activated"; seat: number; card: Card; count: number }
  | { event: "nemesis_ignored"; seat: number; card: Card; count: number }
  | { event: "ally_helped"; seat: number; npc: Npc; count: number }
  | { event: "strength_compared"; seat: number; strength: number; needed: number }
  | { event: "challenge_won"; seat: number }
  | { event: "challenge_lost"; seat: number }
  | { event: "gold_taken"; seat: number; other: number; count: number }
  | { event: "trophy_taken"; seat: number; other: number }
  | { event: "card_taken"; seat: number; other: number; card: Card }
  | { event: "nothing_to_take"; seat: number; other: number }
  | { event: "port_captured"; seat: number; region: Region }
  | { event: "flag_placed"; seat: number; region: Region }
  | { event: "faction_flag_placed"; faction: Faction; region: Region }
  | { event: "flag_removed"; seat: number; region: Region }
  | { event: "faction_flag_removed"; faction: Faction; region: Region }
  | { event: "fort_placed"; faction: Faction; region: Region }
  | { event: "infestation_removed"; region: Region }
  | { event: "notoriety_gained"; seat: number; count: number }
  | { event: "adventure_begun"; seat: number; token: Token }
  | { event: "option_chosen"; seat: number; tale: number }
  | { event: "representative_met"; seat: number; faction: Faction; card: Card }
  | { event: "captain_flipped"; seat: number }
  | { event: "token_moved"; seat: number; token: Token; region: Region }
  | { event: "token_on_captain"; seat: number; other: number; token: Token }
  | { event: "relation_changed"; seat: number; faction: Faction; count: number }
  | { event: "relic_gained"; seat: number; card: Card }
  | { event: "legendary_joined"; seat: number; card: Card }
  | { event: "legendary_left"; seat: number; card: Card }
  | { event: "secondary_lover_gained"; seat: number; card: Card }
  | { event: "secondary_nemesis_gained"; seat: number; card: Card }
  | { event: "nemesis_defeated"; seat: number; card: Card }
  | { event: "postscript_arrived"; seat: number; postscript: number }
  | { event: "postscript_accepted"; seat: number }
  | { event: "postscript_refused"; seat: number }
  | { event: "faction_turn_begun" }
  | { event: "faction_activated"; faction: Faction }
  | { event: "horde_acts"; region: Region; strength: number; count: number }
  | { event: "npc_aims"; npc: Npc; region: Region; objective: Objective }
  | { event: "npc_stays"; npc: Npc; region: Region; objective: Objective }
  | { event: "npc_drifts"; npc: Npc; region: Region; objective: Objective }
  | { event: "way_shunned"; npc: Npc; region: Region; other_npc: Npc }
  | { event: "company_shunned"; npc: Npc; region: Region; other_npc: Npc }
  | { event: "solitary_given_up"; npc: Npc }
  | { event: "caution_given_up"; npc: Npc }
  | { event: "targets_tied"; npc: Npc; seat: number; count: number }
  | { event: "ways_tied"; npc: Npc; seat: number; count: number }
  | { event: "victims_tied"; npc: Npc; seat: number; count: number }
  | { event: "npc_moved"; npc: Npc; region: Region }
  | { event: "npc_attacked"; npc: Npc; other_npc: Npc; count: number }
  | { event: "player_attacked"; npc: Npc; seat: number }
  | { event: "player_fled"; seat: number; region: Region }
  | { event: "npc_fled"; npc: Npc; region: Region }
  | { event: "port_dominated"; npc: Npc; region: Region }
  | { event: "relic_recovered"; npc: Npc; region: Region }
  | { event: "relic_returned"; npc: Npc; region: Region }
  | { event: "relic_taken"; npc: Npc; seat: number }
  | { event: "leader_summoned"; npc: Npc; region: Region }
  | { event: "port_infested"; npc: Npc; region: Region }
  | { event: "soldier_crumbled"; npc: Npc; region: Region }
  | { event: "port_captured_by"; npc: Npc; region: Region }
  | { event: "gold_delivered"; npc: Npc; region: Region; count: number }
  | { event: "taxes_collected"; count: number }
  | { event: "trophy_claimed"; npc: Npc }
  | { event: "trophy_offered"; npc: Npc; region: Region; count: number }
  | { event: "trophies_taken"; npc: Npc; seat: number; count: number }
  | { event: "faction_won"; faction: Faction; captains?: Counts }
  | { event: "event_revealed"; card: Card }
  | { event: "npc_grew"; npc_type: NpcType; count: number }
  | { event: "npcs_enriched"; npc_type: NpcType; count: number }
  | { event: "npcs_hastened"; npc_type: NpcType; count: number }
  | { event: "burying_limited"; count: number }
  | { event: "treasury_grew"; count: number }
  | { event: "king_honoured"; count: number }
  | { event: "king_healed"; count: number }
  | { event: "captain_won"; seat: number }
>;

export type Action = AnyOf<
  | { do: "captain"; captain: Captain }
  | { do: "lover"; card: Lover }
  | { do: "nemesis"; card: Lover }
  | { do: "sail"; region: Region }
  | { do: "challenge"; target: "port" | "spanish" | "atlantian" | "british" | "tlaloc" | "dread" | "seat-0" | "seat-1" | "seat-2" | "seat-3" }
  | { do: "adventure"; token: Token }
  | { do: "visit" }
  | { do: "claim"; card: Source }
  | { do: "pick_up"; token: "relic-1" | "relic-2" | "relic-3" | "relic-4" | "trophy" }
  | { do: "offer"; card: "AT8" | "AT9" | "AT10" | "AT11" | "AT12" | "AT13" | "AT14" | "AT15" }
  | { do: "use"; card: Source }
  | { do: "end_turn" }
  | { do: "done" }
  | { do: "outcome"; outcome: number }
  | { do: "keep"; card: Source }
  | { do: "hire"; card: Source }
  | { do: "buy"; ship: Ship }
  | { do: "bury"; tens: number }
  | { do: "look"; deck: Deck }
  | { do: "on_top"; card: Card }
  | { do: "under"; card: Card }
  | { do: "pick"; card: Card }
  | { do: "pay"; gold: number }
  | { do: "seat"; seat: number }
  | { do: "region"; region: Region }
  | { do: "accept" }
  | { do: "refuse" }
  | { do: "roll" }
  | { do: "assign"; ability: Ability; count: number }
  | { do: "turn"; die: number; face: Face }
  | { do: "reroll"; die: number }
  | { do: "take"; prize: "gold" | "trophy" }
  | { do: "option"; option: number }
  | { do: "bond"; bond: "ally_relic" | "lover" }
  | { do: "mark"; mark: "flag" | "fort" }
  | { do: "activate"; faction: Faction }
  | { do: "npc"; npc: Npc }
  | { do: "give"; card: "CT8" | "CT9" | "CT10" | "CT11"; npc: "guardian-1" | "guardian-2" | "guardian-3" | "guardian-4" | "guardian-5" | "guardian-6" | "tetzahuitl" }
>;

export type GameFrame = FrameOf<View, Facts, Action, Event>;
export type Ahead = ForeseenOf<View, Event>;
