/** What moved, for those who draw it: discs that hop from pile to pile, tiles that leave their stacks. */
import { follows, freshLines, type Certain, type Moved } from "../../lib/board";
import { APART, flightsOf, type Flight } from "../../lib/flight";
import type { Ahead, Event, GameFrame, Piece, Pile, View, Way } from "./types";
import { along } from "./view";

export const BEAT = 120; // between two drops
export const HOP = 420;

/** A disc that reached its place: from a height of another pile, from a hand, or from above. */
export interface Hop {
  place: number;
  height: number;
  from: { place: number; height: number; discs: number } | "hand" | "above";
  delay: number;
}

/** The way that discs have just taken around the fire. */
export interface Trail {
  from: number;
  way: Way;
  steps: number;
}

export interface Changes {
  hops: Hop[];
  flights: Flight[]; // tiles that leave their stacks
  begin: number; // when they do: the discs have landed
  fresh: number[]; // discs that have just landed on each place
  trail: Trail | null;
}

export const NO_CHANGES: Changes = {
  hops: [],
  flights: [],
  begin: 0,
  fresh: [0, 0, 0, 0, 0, 0, 0, 0],
  trail: null,
};

/** What moved since the frame that was shown before; nothing where they do not follow each other. */
export function changes(before: GameFrame | null, now: GameFrame): Changes {
  if (!before || !follows(before, now)) return NO_CHANGES;
  const lines = freshLines(before, now);
  const events = lines.map((line) => line.event);
  const [was, is] = [before.view, now.view];
  const moved = events.flatMap((event) => event.moved ?? []);
  const landed = landings(moved);
  const move = sowing(was, is, events, landed);
  const hops = move?.hops ?? [...settled(is, landed), ...risen(was, is, events)];
  const fresh = is.pile.map((_, place) => hops.filter((hop) => hop.place === place).length);
  const begin = hops.length ? (hops.length - 1) * BEAT + HOP : 0;
  const flights = flightsOf(lines).filter(({ from }) => stackOf(from) !== null);
  return { hops, flights, begin, fresh, trail: move?.trail ?? null };
}

const numberIn = (place: string, field: string) => (place.startsWith(`${field}-`) ? Number(place.slice(field.length + 1)) : null);
/** The stack that a place is the top of. */
export const stackOf = (place: string) => numberIn(place, "top");
/** When a tile leaves its stack. */
export const takeOffAt = ({ begin }: Changes, nth: number) => begin + nth * APART;

/** How many discs landed on each place. */
function landings(moved: Moved[]): number[] {
  const landed = [...NO_CHANGES.fresh];
  for (const { piece, to, count = 1 } of moved) {
    const place = piece?.startsWith("disc-") ? numberIn(to, "pile") : null;
    if (place !== null) landed[place]! += count;
  }
  return landed;
}

/** A disc that would be dropped. */
export interface Drop {
  disc: Pile;
  place: number;
  last: boolean;
}

/** Where each disc of a pile would be dropped, one after the other. */
export function dropsOf(frame: GameFrame, space: number, move: Ahead | undefined): Drop[] {
  if (!move) return [];
  const [was, is] = [frame.view, { ...frame.view, ...move.changes }];
  const more = is.pile.map((pile, place) => pile.length - (place === space ? 0 : was.pile[place]!.length));
  const hops = sowing(was, is, move.events, more)?.hops ?? [];
  return hops.map(({ place }, i) => ({ disc: was.pile[space]![i]!, place, last: i === hops.length - 1 }));
}

/** The discs of a pile, or the rest of those in hand, in the order in which they land: each on the
 * next place that got one. */
function sowing(was: View, is: View, events: Certain<Event>[], landed: number[]) {
  const moved = events.find((event) => event.event === "pile_moved");
  const from = moved?.space ?? was.place;
  const way = moved?.way ?? was.way;
  if (way === null || (!moved && !was.hand.length)) return null;
  const left = [...landed];
  if (moved) left[from] = is.pile[from]!.length; // what lies there now has gone all the way round
  const pair = events.find((event) => event.event === "pair_dropped")?.space;
  const discs = was.pile[from]!.length;
  const hops: Hop[] = [];
  let steps = 0;
  for (let step = 1; left.some((count) => count > 0) && step <= 20; step++) {
    const place = along(from, way, step);
    const drops = Math.min(left[place]!, place === pair ? 2 : 1);
    for (let i = 0; i < drops; i++) {
      const height = is.pile[place]!.length - left[place]!;
      left[place]!--;
      const source = moved ? { place: from, height: hops.length, discs } : ("hand" as const);
      hops.push({ place, height, from: source, delay: hops.length * BEAT });
      steps = step;
    }
  }
  return { hops, trail: hops.length ? { from, way, steps } : null };
}

/** Discs set down one by one. */
const settled = (is: View, landed: number[]): Hop[] =>
  landed
    .flatMap((count, place) => Array.from({ length: count }, (_, i) => ({ place, height: is.pile[place]!.length - count + i })))
    .map((hop, i) => ({ ...hop, from: "above", delay: i * 40 }));

/** A disc that rose to the top of its pile: it lies in the same place, only higher. */
function risen(was: View, is: View, events: Certain<Event>[]): Hop[] {
  const place = events.find((event) => event.event === "disc_lifted")?.space;
  if (place === undefined) return [];
  const [old, pile] = [was.pile[place]!, is.pile[place]!];
  const from = { place, height: pile.findIndex((disc, height) => disc !== old[height]), discs: old.length };
  return [{ place, height: pile.length - 1, from, delay: 0 }];
}

/** A tile that was taken from a stack, and by whom; an Opal Moon rises, others leave the game. */
export interface Taken {
  tile: Piece;
  stack: number;
  seat: number | null;
}

/** The tiles that are told to have been taken. */
export function tilesTaken(events: Certain<Event>[]): Taken[] {
  const taken: Taken[] = [];
  for (const { event, seat, stack, tile } of events) {
    if (stack === undefined) continue;
    if (event === "tile_taken" && tile && seat !== undefined) taken.push({ tile, stack, seat });
    if (event === "tile_discarded" && tile) taken.push({ tile, stack, seat: null });
    if (event === "moon_risen") taken.push({ tile: "opal", stack, seat: null });
  }
  return taken;
}
