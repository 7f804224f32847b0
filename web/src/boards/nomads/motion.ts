/** What changed between two frames, for those who draw it. Nothing here is a rule: discs that lie
 * there now and did not before have come from where the story says they were. */
import { follows, freshLines, type Certain, type Line } from "../../lib/board";
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

/** A tile that left its stack. */
export interface Flight {
  tile: Piece;
  stack: number;
  to: { seat: number } | "box" | "chart";
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
  flights: Flight[];
  fresh: number[]; // discs that have just landed on each place
  trail: Trail | null;
}

export const NO_CHANGES: Changes = {
  hops: [],
  flights: [],
  fresh: [0, 0, 0, 0, 0, 0, 0, 0],
  trail: null,
};

/** What changed since the frame that was shown before; nothing where they do not follow each other. */
export function changes(before: GameFrame | null, now: GameFrame): Changes {
  if (!before || !follows(before, now)) return NO_CHANGES;
  const events = freshLines(before, now).map((line) => line.event);
  const [was, is] = [before.view, now.view];
  const move = sowing(was, is, events);
  const hops = move ? move.hops : settled(was, is);
  const fresh = is.pile.map((_, place) => hops.filter((hop) => hop.place === place).length);
  const begin = hops.length ? (hops.length - 1) * BEAT + HOP : 0;
  const flights = tilesTaken(events).map((flight, i) => ({ ...flight, delay: begin + i * BEAT * 2 }));
  return { hops, flights, fresh, trail: move?.trail ?? null };
}

/** A disc that would be dropped. */
export interface Drop {
  disc: Pile;
  place: number;
  last: boolean;
}

/** Where each disc of a pile would be dropped, one after the other. */
export function dropsOf(frame: GameFrame, space: number, move: Ahead | undefined): Drop[] {
  const { hops } = (move && sowing(frame.view, { ...frame.view, ...move.changes }, move.events)) || NO_CHANGES;
  const discs = frame.view.pile[space]!;
  return hops.map(({ place }, i) => ({ disc: discs[i]!, place, last: i === hops.length - 1 }));
}

/** The discs of a pile, or the rest of those in hand, each to the next place that has a new one. */
function sowing(was: View, is: View, events: Certain<Event>[]) {
  const moved = events.find((event) => event.event === "pile_moved");
  const from = moved?.space ?? was.place;
  const way = moved?.way ?? was.way;
  if (way === null || (!moved && !was.hand.length)) return null;
  const below = was.pile.map((pile, place) => (moved && place === from ? 0 : pile.length));
  const left = is.pile.map((pile, place) => pile.length - below[place]!);
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

/** Discs set down one by one, and a disc that rose to the top of its pile. */
function settled(was: View, is: View): Hop[] {
  const hops: Hop[] = [];
  for (const [place, pile] of is.pile.entries()) {
    const old = was.pile[place]!;
    for (let height = old.length; height < pile.length; height++) {
      hops.push({ place, height, from: "above", delay: hops.length * 40 });
    }
    const first = pile.findIndex((disc, height) => disc !== old[height]);
    if (pile.length === old.length && first >= 0) {
      const from = { place, height: first, discs: old.length };
      hops.push({ place, height: pile.length - 1, from, delay: 0 });
    }
  }
  return hops;
}

/** The tiles that leave their stacks, and where they go. */
export function tilesTaken(events: Certain<Event>[]): Omit<Flight, "delay">[] {
  const flights: Omit<Flight, "delay">[] = [];
  for (const { event, seat, stack, tile } of events) {
    if (stack === undefined) continue;
    if (event === "tile_taken" && tile && seat !== undefined) flights.push({ tile, stack, to: { seat } });
    if (event === "tile_discarded" && tile) flights.push({ tile, stack, to: "box" });
    if (event === "moon_risen") flights.push({ tile: "opal", stack, to: "chart" });
  }
  return flights;
}

// What is told in passing: other lines say what people look for.
const HEADLINES: Event["event"][] = [
  "pile_moved", "pair_dropped", "space_skipped", "lys_moved", "lys_stepped", "disc_lifted",
  "song_written", "legend_written", "legend_improved", "nothing_written", "end_begun",
  "frog_placed", "nomads_placed", "unplayed_placed", "disc_placed", "lys_placed",
  "first_player_named", "adventurer_taken",
];

/** What just happened: the last thing somebody did, and what came of it. */
export interface Story {
  text: string;
  heard: { seat: number | null; tile: Piece }[]; // no seat: it left the game
  scoring: string; // that scores were compared, or nothing
  prizes: { seat: number; moons: number }[];
}

export function story(lines: Line<Event>[]): Story | null {
  const start = lines.map((line) => HEADLINES.includes(line.event.event)).lastIndexOf(true);
  if (start < 0) return null;
  const after = lines.slice(start);
  return {
    text: after[0]!.text,
    heard: tilesTaken(after.map((line) => line.event)).map(({ tile, to }) => ({
      tile,
      seat: typeof to === "object" ? to.seat : null,
    })),
    scoring: after.find((line) => line.event.event === "scoring_begun")?.text ?? "",
    prizes: after.flatMap(({ event }) => (event.event === "moons_won" ? [{ seat: event.seat, moons: event.count }] : [])),
  };
}
