/** What a choice is certain to lead to, as the server foresees it. */
import type { Choice } from "../../lib/board";
import type { Action, Ahead, Card, Event, GameFrame, Guest } from "./types";
import { at, type Hints, type Kind } from "./view";

export interface Effect {
  kind: Kind | null; // null: it only moves
  times: number; // how often it works, as far as there are targets
  cards: Card[]; // that it takes, where they lie open
  falls: "surely" | "perhaps" | "no"; // the Zeppelin opposite
  odds: [falls: number, of: number]; // where it may fall: in so many of all cases
  guest: Guest | null; // who is pleased
  clears: boolean; // the third of its type
}

/** What tells that a card has done something. */
const DOES: Partial<Record<Kind, Event["event"]>> = {
  board: "card_boarded",
  fish: "card_fished",
  reinforce: "card_drawn",
  secure: "card_secured",
};

/** Playing a card, or moving the last card of a column to another. */
export function effectOf({ seat, hints, facts }: GameFrame, { code, action }: Choice<Action>, { events }: Pick<Ahead, "events">): Effect {
  const mine = events.filter((event) => event.seat === seat);
  const all = events.map(({ event }) => event);
  const kind = action.do === "play" ? action.card : null;
  const times = kind === "bomb" ? ((hints as Hints).times?.[code] ?? 0) : 0;
  const opposite = action.do === "play" ? facts.zeppelins?.[at(1 - (seat ?? 0), action.column)] : undefined;
  const does = kind ? mine.filter(({ event }) => event === DOES[kind]) : [];
  return {
    kind,
    times: kind === "bomb" ? times : does.length,
    cards: does.flatMap(({ card }) => card ?? []),
    falls: all.includes("zeppelin_destroyed") ? "surely" : all.includes("zeppelin_resisted") ? "no" : "perhaps",
    odds: reduced(opposite?.falls[times - 1] ?? 0, opposite?.cases ?? 0),
    guest: mine.find(({ event }) => event === "guest_secured")?.guest ?? null,
    clears: mine.some(({ event }) => event === "column_cleared"),
  };
}

/** The same odds in the smallest numbers. */
function reduced(part: number, all: number): [number, number] {
  const divisor = (a: number, b: number): number => (b ? divisor(b, a % b) : a || 1);
  const by = divisor(part, all);
  return [part / by, all / by];
}
