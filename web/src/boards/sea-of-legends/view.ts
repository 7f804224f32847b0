/** What can be read out of what one seat is sent of a game of Sea of Legends. */
import { named } from "../../lib/board";
import type { Words } from "../../lib/words";
import { TOKEN_NAMES, type Faction, type Flag, type GameFrame, type Npc, type NpcType, type Region, type View } from "./types";

export const typeOf = (npc: Npc) => npc.replace(/-\d+$/, "") as NpcType;

/** What the board is drawn from; see `board` of the game's hints.py. */
export interface Board {
  ports: { id: Region; type: string; strength: number; x: number; y: number }[];
  seas: { id: Region; x: number; y: number }[];
  routes: [Region, Region][];
  npcs: Record<NpcType, { track: number[]; ally: number; movement: number; region: boolean; keywords: string[]; faction: Faction }>;
  goals: Record<Faction, { goal: number; gold: number }>;
  ships: Record<string, { rank: number; cannons: number; movement: number; capacity: number; cost: number }>;
  costs: Record<string, number>;
  rumors: Record<string, Region>;
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

/** The Strength of a Port as it is now. */
export const portStrength = ({ frame }: Table, region: Region): number | undefined => frame.facts.ports?.[region];

/** The seat that a "seat-2" names, or null where it is a faction. */
export const seatIn = (owner: Flag | null) => (owner?.startsWith("seat-") ? Number(owner.slice(5)) : null);

/** How a captain or, before one is chosen, the player is called. */
export const captainName = ({ frame }: Table, seat: number) => frame.names[seat] ?? "";

/** The name of the Adventure that is being played. */
export function adventureTitle({ view, words }: Table): string {
  const seat = view.decision?.seat ?? view.active ?? 0;
  const token = view.episode_token;
  const stage = token ? view.stage[seat]![TOKEN_NAMES.indexOf(token)]! : 0;
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
export const cardName = (words: Words, card: string) => named(words, card, "card", "ship", "captain");

/** What a card does, where its text says so. */
export const cardText = (words: Words, card: string) => (words.has(`text-${card}`) ? words.say(`text-${card}`) : "");
