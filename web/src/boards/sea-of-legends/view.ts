/** What can be read out of what one seat is sent of a game of Sea of Legends. */
import { named } from "../../lib/board";
import type { Words } from "../../lib/words";
import { NPC_NAMES, TOKEN_NAMES, type Episode, type Faction, type Flag, type GameFrame, type Npc, type NpcType, type Progress, type Region, type Sailing, type Token, type View } from "./types";

/** What sort of card something is. */
export type Sort = "captain" | "ship" | "crew" | "legendary" | "item" | "relic" | "event" | "person";

export const typeOf = (npc: Npc) => npc.replace(/-\d+$/, "") as NpcType;

/** What the board is drawn from; see `board` of the game's hints.py. */
export interface Board {
  ports: { id: Region; type: string; strength: number; x: number; y: number }[];
  seas: { id: Region; x: number; y: number }[];
  routes: [Region, Region][];
  npcs: Record<NpcType, { track: number[]; ally: number; movement: number; region: boolean; keywords: string[]; faction: Faction }>;
  guides: Record<Faction, string>;
  ships: Record<string, { rank: number; cannons: number; movement: number; capacity: number; cost: number }>;
  costs: Record<string, number>;
  rumors: Record<string, Region>;
  games: Record<string, string>;
  sorts: Record<string, Sort>;
}

/** What waits where sailing means a fight. */
export interface Fight {
  code: number;
  strength: number;
  percent: number;
}

/** What the server tells the seat that decides. */
export interface Hints {
  fights?: Fight[];
  odds?: { code: number; percent: number }[];
  prices?: Record<string, number>;
}

/** Everything that the parts of the board need, in one. */
export interface Table {
  frame: GameFrame;
  view: View;
  board: Board;
  words: Words;
  hints: Hints;
  /** The seat at the bottom. */
  me: number;
}

export function tableOf(frame: GameFrame, board: Board, words: Words): Table {
  return { frame, view: frame.view, board, words, hints: frame.hints as Hints, me: frame.seat ?? 0 };
}

/** There is one of them. */
export const isLeader = (type: NpcType) => (NPC_NAMES as readonly string[]).includes(type);

/** How far a power is on each of its ways to win. */
export const progressOf = ({ frame }: Table, faction: Faction) => frame.facts.progress?.[faction] ?? [];

/** Whether it may win when it acts next: with what it carries it has enough, or lacks one. */
export const isNear = (t: Table, faction: Faction) => progressOf(t, faction).some(isClose);
const isClose = ({ have, carried, need }: Progress) => have + carried >= need || need - have <= 1;

/** What Notoriety can be from. */
export const PARTS = ["deeds", "crew", "relics", "love"] as const;

/** Where a seat's Notoriety is from. */
export const notoriety = ({ frame }: Table, seat: number): Record<string, number> => frame.facts.notoriety?.[seat] ?? {};

/** The Strength of one miniature of this type. */
export const strengthOf = ({ frame }: Table, type: NpcType): number | undefined => frame.facts.strengths?.[type];

/** The NPCs in a region, by faction: those fight as one. */
export const groupsAt = ({ frame }: Table, region: Region | null) =>
  (frame.facts.groups ?? []).filter((group) => group.region === region) as Group[];

export interface Group {
  faction: Faction;
  npcs: Npc[];
  strength: number;
}

/** What these NPCs carry together: whoever beats them gets it. */
export function cargoOf({ view }: Table, npcs: readonly Npc[]) {
  const all = (of: readonly number[]) => npcs.reduce((sum, npc) => sum + (of[NPC_NAMES.indexOf(npc)] ?? 0), 0);
  const relics = view.relic_holder.filter((holder) => (npcs as readonly (string | null)[]).includes(holder)).length;
  return { gold: all(view.npc_gold), notoriety: all(view.npc_notoriety), trophies: all(view.npc_trophies), relics };
}

/** The Strength of a Port as it is now. */
export const portStrength = ({ frame }: Table, region: Region): number | undefined => frame.facts.ports?.[region];

/** A seat's Adventure tokens in a region; one that lies on a Captain card is where that captain is. */
export const tokensAt = ({ frame }: Table, seat: number, region: Region): Token[] =>
  TOKEN_NAMES.filter((token) => frame.facts.tokens?.[seat]?.[token] === region);

/** The seat that a "seat-2" names, or null where it is a faction. */
export const seatIn = (owner: Flag | null) => (owner?.startsWith("seat-") ? Number(owner.slice(5)) : null);

/** How a captain or, before one is chosen, the player is called. */
export const captainName = ({ frame }: Table, seat: number) => frame.names[seat] ?? "";

/** The letter that tells a seat apart from the others: its Captain's, or its number. */
export const letterOf = ({ frame, view }: Table, seat: number) => (view.captain[seat] && frame.personas?.[seat] ? frame.personas[seat]!.slice(0, 1) : String(seat + 1));

/** What a seat's Ship can do as things are. */
export const sailing = ({ frame }: Table, seat: number): Partial<Sailing> => frame.facts.ships?.[seat] ?? {};

/** The episode that is being played. */
export function episode({ frame, view }: Table): Episode | undefined {
  const seat = view.decision?.seat ?? view.active ?? 0;
  return frame.facts.episodes?.[seat]?.[view.episode_token ?? ""];
}

/** What it is called. */
export const adventureTitle = (t: Table): string => t.words.say(episode(t)?.title ?? "sea-of-legends-adventure");

/** "Gunner" of a Crew card that is called "Felix Fog, Smuggler" too. */
export const cardName = (words: Words, card: string) => named(words, card, "card", "ship", "captain");

/** What a card does, where its text says so. */
export const cardText = (words: Words, card: string) => (words.has(`text-${card}`) ? words.say(`text-${card}`) : "");

/** What can be used says so itself: a card, or the second ability of a Lover. */
export function useText({ words, view, me }: Table, card: string): string {
  const place = ["lover-2", "second-2"].indexOf(card);
  const lover = place < 0 ? null : view.lover[me]![place];
  return lover ? words.say(`text-${lover}-lover-2`) : cardText(words, card);
}

/** The Notoriety that wins. */
export const goalOf = ({ frame }: Table) => frame.facts.goal ?? 10;

/** Everybody's Notoriety. */
export const totals = ({ facts }: GameFrame): number[] => (facts.notoriety ?? []).map(({ total = 0 }) => total);

/** The powers that may win when they act next. */
export const nearest = ({ facts }: GameFrame): Faction[] =>
  Object.entries(facts.progress ?? {}).flatMap(([faction, ways]) => (ways.some(isClose) ? [faction as Faction] : []));
