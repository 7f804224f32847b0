// Made from the game's declaration by tools/client_types.py. Do not edit.
import type {
  AnyOf, Counts, ForeseenOf, FrameOf, OpenZone, ShutZone, Zone
} from "../../lib/board";
import type {
  Captain, Card, Deck, Region, Npc, NpcType, Faction, Token, Face, Ability, Source, Objective, Step,
  Flag, RelicHolder, Ship, Lover, Representative, ArcType, Against, Used
} from "./names";
export * from "./names";

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
  arc_type: (ArcType | null)[][];
  warmth: number[][];
  grudge: number[][];
  deeds: string[][];
  episode: string | null;
  episode_token: Token | null;
  postscript: string | null;
  letter_from: number | null;
  letter_deed: string | null;
  promise: (string | null)[];
  promise_from: number[];
  broken: number[];
  chapters: string[][];
  chosen: string[][];
  lost: number[][];
  reading: number | null;
  fresh: number;
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

/** The Notoriety that wins; the Strength of one NPC of each type, of each group and of each
Port; where each seat's Notoriety is from; how each faction stands to each seat, and how far it
is with its own goal; the Challenge, while there is one; each seat's Ship, once it has one; in
which region each of a seat's Adventure tokens is; the next episode of each of its arcs, which
is the one that is played while it is played; and each seat's logbook, its story so far. */
export interface Facts {
  challenge: Challenge | null;
  episodes: Record<string, Episode>[];
  goal: number;
  groups: Group[];
  logbook: Chapter[][];
  notoriety: Record<string, number>[];
  ports: Record<string, number>;
  progress: Record<string, Progress[]>;
  ships: (Sailing | null)[];
  stances: Record<string, string>[];
  strengths: Record<string, number>;
  tokens: Record<string, string>[];
}

/** How it stands while dice are rolled: the Strength of who rolls, what allies will add
included; what the numerals on the dice make of it; what the other side has reached; what is
needed to win, and whether it is reached (None while the other side is still to roll); the dice
of each sort that are rolled; which icon works which ability of who rolls; and how many
abilities of each Nemesis the Nemesis faces would wake. */
export interface Challenge {
  abilities: Record<string, string>;
  against: number;
  bonus_dice: number;
  captain_dice: number;
  dice: number;
  enough: boolean | null;
  needed: number | null;
  strength: number;
  strikes: number[];
}

/** An episode: the message that names it, and whom it is about. */
export interface Episode {
  title: string;
  who: string;
}

/** The NPCs of a faction in a region, who fight as one. */
export interface Group {
  faction: string;
  npcs: string[];
  region: string;
  strength: number;
}

/** What a captain has been through: an episode and what was chosen (`title-EPISODE` and
`tale-CHOSEN` are their messages), with whom and where in which arc, and whether that was lost;
a Postscript that was answered, or a promise broken, has no arc. */
export interface Chapter {
  arc: string;
  chosen: string;
  episode: string;
  lost: boolean;
  stage: number;
  who: string;
}

/** How far a faction is on one way to its victory: what it has, what its NPCs carry and have
still to bring home, and what it needs. */
export interface Progress {
  carried: number;
  have: number;
  need: number;
  what: string;
}

/** What a Ship can do as things are: Bonus dice from its cannons, how far it sails, how many
Crew find room on it, and how many need room. */
export interface Sailing {
  cannons: number;
  capacity: number;
  crew: number;
  movement: number;
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
  | { event: "adventure_begun"; seat: number; token: Token; episode?: string }
  | { event: "option_chosen"; seat: number; tale: string }
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
  | { event: "postscript_arrived"; seat: number; postscript: string }
  | { event: "postscript_accepted"; seat: number }
  | { event: "postscript_refused"; seat: number }
  | { event: "promise_kept"; seat: number; postscript: string }
  | { event: "promise_broken"; seat: number; postscript: string }
  | { event: "deed_remembered"; seat: number }
  | { event: "warmth_changed"; seat: number; card: Card; count: number }
  | { event: "grudge_changed"; seat: number; card: Card; count: number }
  | { event: "notoriety_lost"; seat: number; count: number }
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
  | { do: "option"; option: string }
  | { do: "bond"; bond: "ally_relic" | "lover" }
  | { do: "mark"; mark: "flag" | "fort" }
  | { do: "activate"; faction: Faction }
  | { do: "npc"; npc: Npc }
  | { do: "give"; card: "CT8" | "CT9" | "CT10" | "CT11"; npc: "guardian-1" | "guardian-2" | "guardian-3" | "guardian-4" | "guardian-5" | "guardian-6" | "tetzahuitl" }
>;

export type GameFrame = FrameOf<View, Facts, Action, Event>;
export type Ahead = ForeseenOf<View, Event>;
