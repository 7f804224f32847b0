import type { Frame, Lang } from "../../lib/messages";
import type { Words } from "../../lib/words";

/** The places around the fire, clockwise from the north. */
export const PLACES = [0, 1, 2, 3, 4, 5, 6, 7] as const;
export const STORIES = ["A", "B", "C", "D", "E", "F", "G"] as const;
export const TILES = [...STORIES, "wild", "coin"] as const;
export const LADDER = 4; // cards of each legend
export const CHART = 4; // Opal Moons on a full Moon chart

export type Way = "cw" | "ccw";
export type Action = Record<string, any>;

interface Pool {
  size: number;
  cards: Record<string, number>;
}

/** What everybody sees of Nomads; the rules have more of it. */
export interface View {
  seats: number;
  seat: number | null;
  options: { values: string | { names: Record<string, Record<Lang, string>> } };
  decision: { seat: number; kind: string } | null;
  active: number | null;
  adventurer: (string | null)[];
  pile: string[][];
  hand: string[]; // the next to be dropped last
  place: number; // which they have reached
  way: Way | null;
  lys: number;
  height: number[];
  top: (string | null)[];
  legend_value: number[];
  legend_of: (number | null)[];
  song_need: number[];
  song_points: number[];
  song_of: (number | null)[];
  writing: string | null;
  chart: Pool;
  tiles: Pool[];
}

export function viewOf(frame: Frame): View {
  return frame.view as View;
}

/** The seats in turn order from the one whose place is at the bottom. */
export function aroundFrom(seat: number | null, seats: number): number[] {
  return Array.from({ length: seats }, (_, i) => ((seat ?? 0) + i) % seats);
}

/** The place so many steps along. */
export function along(place: number, way: Way, steps = 1): number {
  return (((place + (way === "cw" ? steps : -steps)) % 8) + 8) % 8;
}

/** What a tile or a legend is called: a table can have names of its own. */
export function storyName(words: Words, view: View, tile: string): string {
  const own = view.options.values;
  if (typeof own === "object" && own.names[tile]) return own.names[tile][words.lang];
  return words.say(`tile-${tile}`);
}

/** The seat whose disc that is; the Frog is Nostromo's. */
export function ownerOf(view: View, disc: string): number | null {
  const seat = view.adventurer.indexOf(disc === "frog" ? "nostromo" : disc);
  return seat < 0 ? null : seat;
}

/** What a move would lead to, as the game foretells it. */
export interface Move {
  space: number;
  way: Way;
  drops: number[]; // the place of each disc, one after the other
  meets_lys: boolean;
  heard: { stack: number; tile: string; seat: number | null }[];
}

/** The move of a pile that way, for the seat that may make it. */
export function foretold(frame: Frame, space: number, way: Way): Move | undefined {
  const moves = (frame.hints.moves ?? []) as Move[];
  return moves.find((move) => move.space === space && move.way === way);
}

/** A disc that would be dropped. */
export interface Drop {
  disc: string;
  place: number;
  last: boolean;
}

export function dropsOf(frame: Frame, space: number, way: Way): Drop[] {
  const pile = viewOf(frame).pile[space]!;
  const { drops = [] } = foretold(frame, space, way) ?? {};
  return drops.map((place, i) => ({ disc: pile[i]!, place, last: i === drops.length - 1 }));
}

/** A card that a seat has written. A Legend costs what it is worth. */
export interface Card {
  key: string;
  legend: string | null; // null: a Song
  need: number;
  points: number;
}

export function cardsOf(view: View, seat: number): Card[] {
  const songs = view.song_need.map((need, i) => ({
    key: `song${i}`,
    legend: null,
    need,
    points: view.song_points[i]!,
    owner: view.song_of[i],
  }));
  const legends = view.legend_value.map((value, i) => ({
    key: `legend${i}`,
    legend: STORIES[Math.floor(i / LADDER)]!,
    need: value,
    points: value,
    owner: view.legend_of[i],
  }));
  return [...songs, ...legends].filter((card) => card.owner === seat);
}
