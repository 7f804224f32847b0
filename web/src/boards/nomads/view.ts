import { choiceTo } from "../../lib/board";
import type { Lang } from "../../lib/messages";
import type { Words } from "../../lib/words";
import { LEGEND_NAMES, type Ahead, type GameFrame, type Legend, type Pile, type View, type Way } from "./types";

/** The places around the fire, clockwise from the north. */
export const PLACES = [0, 1, 2, 3, 4, 5, 6, 7] as const;
/** What pays for cards. */
export const TILES = [...LEGEND_NAMES, "wild", "coin"] as const;

/** The place so many steps along. */
export function along(place: number, way: Way, steps = 1): number {
  return (((place + (way === "cw" ? steps : -steps)) % 8) + 8) % 8;
}

/** What a tile or a legend is called: a table can have names of its own. */
export function storyName(words: Words, view: View, tile: string): string {
  const own: string | { names?: Record<string, Record<Lang, string>> } = view.options.values;
  const name = typeof own === "object" ? own.names?.[tile]?.[words.lang] : undefined;
  if (name) return name;
  return words.say(`tile-${tile}`);
}

/** Whether that disc is the reader's. */
export const isMine = ({ seat, facts }: GameFrame, disc: Pile): boolean => seat !== null && facts.owners?.[disc] === seat;

/** What the server tells the seat that decides. */
export interface Hints {
  /** The place that a choice is about whose action does not name it, by its code. */
  places?: Record<string, number>;
}

/** How many cards there are of each legend. */
export const ladder = ({ legend_value }: View): number => legend_value.length / LEGEND_NAMES.length;

/** What a choice is certain to lead to, for the seat that may make it. */
export type Foretell = (code: number) => Ahead | undefined;

/** What a move of this pile leads to. */
export function foretold(frame: GameFrame, foreseen: Foretell | undefined, space: number, way: Way): Ahead | undefined {
  const choice = choiceTo(frame, { do: "move", space, way });
  return choice && foreseen?.(choice.code);
}

/** A card that a seat has written. */
export interface Card {
  key: string;
  legend: Legend | null; // null: a Song
  need: number | null; // of a Song: the tiles it took
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
    legend: LEGEND_NAMES[Math.floor(i / ladder(view))]!,
    need: null,
    points: value,
    owner: view.legend_of[i],
  }));
  return [...songs, ...legends].filter((card) => card.owner === seat);
}

export const cardName = (words: Words, view: View, { legend, need, points }: Card): string =>
  legend
    ? words.say("nomads-card-legend", { legend: storyName(words, view, legend), value: points })
    : words.say("nomads-card-song", { need: need ?? "", points });
