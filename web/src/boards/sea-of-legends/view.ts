/** What one seat may know of a game of Sea of Legends, and what can be read out of it. */
import type { Frame } from "../../lib/messages";
import type { Words } from "../../lib/words";

export const PORTS = [
  ...["VER", "SKU", "HAV", "NAS", "CLA", "PRO", "TOR", "SDO"],
  ...["SJU", "STJ", "BRI", "POS", "WIL", "CAR", "PBE", "SMU"],
];
export const REGIONS = [...PORTS, ...Array.from({ length: 12 }, (_, n) => `S${n + 1}`)];
export const FACTIONS = ["spanish", "atlantian", "british", "tlaloc", "dread"] as const;
export const NPC_TYPES = ["galleon", "seeker", "king", "officer", "admiral", "guardian", "tetzahuitl", "soldier", "colossus"] as const;
export const TOKENS = ["captain", "lover", "nemesis", "secondary"] as const;
const COUNTS: Record<NpcType, number> = {
  galleon: 8, seeker: 4, king: 1, officer: 6, admiral: 1, guardian: 6, tetzahuitl: 1, soldier: 6, colossus: 1,
};
const TRUE_LOVE = 4;
const GOLD_PER_NOTORIETY = 10;

export type Faction = (typeof FACTIONS)[number];
export type NpcType = (typeof NPC_TYPES)[number];
export type Token = (typeof TOKENS)[number];
export type Face = "1" | "2" | "captain" | "lover" | "nemesis";

/** Every miniature, as the frame counts them: "galleon-1", ..., "king". */
export const NPCS: string[] = NPC_TYPES.flatMap((type) =>
  COUNTS[type] === 1 ? [type] : Array.from({ length: COUNTS[type] }, (_, n) => `${type}-${n + 1}`),
);
export const typeOf = (npc: string) => npc.replace(/-\d+$/, "") as NpcType;

interface Zone {
  size: number;
  cards?: Record<string, number>;
}

export interface View {
  seat: number | null;
  decision: { seat: number; kind: string } | null;
  factions: Faction[];
  step: string | null;
  round: number;
  first: number | null;
  active: number | null;
  winner: Faction | null;
  flag: (string | null)[];
  fort: (Faction | null)[];
  infested: number[];
  loose_trophies: number[];
  relic_at: (string | null)[];
  relic_holder: (string | null)[];
  npc_at: (string | null)[];
  npc_gold: number[];
  npc_trophies: number[];
  level: number[];
  treasury: number;
  wounds: number;
  captain: (string | null)[];
  legendary: number[];
  at: (string | null)[];
  ship: (string | null)[];
  gold: number[];
  fame: number[];
  trophies: number[];
  lover: (string | null)[][];
  favor: number[][];
  nemesis: (string | null)[][];
  malice: number[][];
  token_at: (string | null)[][];
  token_on: number[][];
  stage: number[][];
  relation: number[][];
  arc_faction: (Faction | null)[];
  representative: (string | null)[];
  episode: number;
  episode_token: Token | null;
  moved: number;
  acted: number;
  against: "npc" | "port" | "player" | "adventure" | null;
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
  attacker: string | null;
  drawn: Zone;
  ship_deck: Zone;
  event_now: Zone;
  ready: Zone[];
  exhausted: Zone[];
  items: Zone[];
  rumors: Zone[];
  relics: Zone[];
}

/** What the board is drawn from; see `board` of the game's hints.py. */
export interface Board {
  ports: { id: string; type: string; strength: number; x: number; y: number }[];
  seas: { id: string; x: number; y: number }[];
  routes: [string, string][];
  npcs: Record<NpcType, { track: number[]; ally: number; movement: number; region: boolean; keywords: string[]; faction: Faction }>;
  goals: Record<Faction, { goal: number; gold: number }>;
  ships: Record<string, { rank: number; cannons: number; movement: number; capacity: number; cost: number }>;
  costs: Record<string, number>;
  rumors: Record<string, string>;
  games: Record<string, string>;
  goal: number;
}

/** What the server tells the seat that decides. */
export interface Hints {
  movement?: number;
  odds?: { code: number; percent: number }[];
  strength?: number;
  needed?: number;
  prices?: Record<string, number>;
}

/** Everything that the parts of the board need, in one. */
export interface Table {
  frame: Frame;
  view: View;
  board: Board;
  words: Words;
  hints: Hints;
  /** The seat at the bottom. */
  me: number;
}

export function tableOf(frame: Frame, board: Board, words: Words): Table {
  return { frame, view: frame.view as View, board, words, hints: frame.hints as Hints, me: frame.seat ?? 0 };
}

/** The cards of a zone, one by one. */
export function cardsIn(zone: Zone): string[] {
  return Object.entries(zone.cards ?? {}).flatMap(([card, count]) => Array<string>(count).fill(card));
}

/** Where a seat's Notoriety is from. */
export function notoriety({ view, board }: Table, seat: number) {
  const crew = [...cardsIn(view.ready[seat]!), ...cardsIn(view.exhausted[seat]!)];
  const cost = crew.reduce((sum, card) => sum + (board.costs[card] ?? 0), 0);
  const deeds = view.fame[seat]!;
  const hired = Math.floor(cost / GOLD_PER_NOTORIETY);
  const relics = view.relics[seat]!.size;
  const love = view.lover[seat]!.filter((who, i) => who && view.favor[seat]![i] === TRUE_LOVE).length;
  return { deeds, crew: hired, relics, love, total: deeds + hired + relics + love };
}

/** The Strength of one miniature of this type. */
export function strengthOf({ view, board }: Table, type: NpcType): number {
  const marked = board.npcs[type].track[view.level[NPC_TYPES.indexOf(type)]!]!;
  return type === "king" ? marked - view.wounds : marked;
}

export interface Group {
  faction: Faction;
  npcs: string[];
  /** Of the whole group: the strongest, and the Ally bonus of every other. */
  strength: number;
}

/** The NPCs in a region, by faction: those fight as one. */
export function groupsAt(table: Table, region: string): Group[] {
  const { view, board } = table;
  const here = NPCS.filter((_, i) => view.npc_at[i] === region);
  return view.factions
    .map((faction) => {
      const npcs = here.filter((npc) => board.npcs[typeOf(npc)].faction === faction);
      const each = npcs.map((npc) => ({ own: strengthOf(table, typeOf(npc)), ally: board.npcs[typeOf(npc)].ally }));
      const strongest = each.reduce((best, one, i) => (one.own > each[best]!.own ? i : best), 0);
      const strength = each.reduce((sum, one, i) => sum + (i === strongest ? one.own : one.ally), 0);
      return { faction, npcs, strength };
    })
    .filter(({ npcs }) => npcs.length);
}

/** The Strength of a Port as it is now: an Infestation makes it harder. */
export function portStrength({ view, board }: Table, region: string): number {
  const port = board.ports.find(({ id }) => id === region);
  return (port?.strength ?? 0) + (view.infested[REGIONS.indexOf(region)] ? 2 : 0);
}

/** What each Faction needs to win, and how far it is. */
export function progress({ view, board }: Table, faction: Faction): { have: number; need: number; gold?: [number, number] } | null {
  const { goal: need, gold } = board.goals[faction];
  switch (faction) {
    case "tlaloc":
      return { have: view.relic_holder.filter((holder) => holder === "tetzahuitl-card").length, need };
    case "dread":
      return { have: view.infested.filter(Boolean).length, need };
    case "british":
      return { have: view.flag.filter((owner) => owner === "british").length, need, gold: [view.treasury, gold] };
    case "atlantian":
      return { have: view.npc_trophies[NPCS.indexOf("king")]!, need };
    default:
      return null; // the Spanish Armada wins nothing
  }
}

/** The seat that a "seat-2" names, or null where it is a faction. */
export const seatIn = (owner: string | null) => (owner?.startsWith("seat-") ? Number(owner.slice(5)) : null);

/** How a captain or, before one is chosen, the player is called. */
export const captainName = ({ frame }: Table, seat: number) => frame.names[seat] ?? "";

/** What the dice on the table and everything used come to for who rolled them. */
export function strengthNow({ view, hints }: Table): number {
  if (hints.strength !== undefined) return hints.strength;
  const side = view.roller === view.challenger ? 0 : 1;
  const numerals = view.die.reduce((sum, face) => sum + (Number(face) || 0), 0);
  return Math.max(0, numerals + view.strength[side]! + (side ? view.difficulty : 0)) + (side ? 0 : view.helped);
}

/** The name of the Adventure that is being played. */
export function adventureTitle({ view, words }: Table): string {
  const seat = view.decision?.seat ?? view.active ?? 0;
  const token = view.episode_token;
  const stage = token ? view.stage[seat]![TOKENS.indexOf(token)]! : 0;
  const [lover, nemesis] = [view.lover[seat]!, view.nemesis[seat]!];
  const beats = {
    captain: `beat-${view.representative[seat]}-captain-${stage}`,
    lover: `beat-${lover[0]}-lover-${stage + 1}`,
    nemesis: `beat-${nemesis[0]}-nemesis-${stage + 1}`,
    secondary: lover[1] ? `beat-${lover[1]}-lover-${stage + 1}` : `beat-${nemesis[1]}-nemesis-${stage + 1}`,
  };
  const prologue = `title-prologue-1-${view.captain[seat]}`;
  const message = token === "captain" && stage === 0 ? prologue : token ? beats[token] : "";
  return words.has(message) ? words.say(message) : words.say("sea-of-legends-adventure");
}

/** "Gunner" of a Crew card that is called "Felix Fog, Smuggler" too. */
export const cardName = (words: Words, card: string) =>
  words.say(words.has(`card-${card}`) ? `card-${card}` : words.has(`ship-${card}`) ? `ship-${card}` : `captain-${card}`);

/** What a card does, where its text says so. */
export const cardText = (words: Words, card: string) => (words.has(`text-${card}`) ? words.say(`text-${card}`) : "");
