/** What the boards of all games share. Nothing here is a rule: it reads what was sent. */
import type { Foreseen, Frame, LogLine, Offered } from "./messages";
import type { Words } from "./words";

// What the types of a game are made of (boards/GAME/types.ts)

/** How many there are of each kind. */
export type Counts<Kind extends string = string> = { [kind in Kind]?: number };
/** Where pieces lie: how many, and for those who may see them, which. */
export type Zone<Kind extends string = string> = { size: number; cards?: Counts<Kind> };
export type OpenZone<Kind extends string = string> = Required<Zone<Kind>>;
export type ShutZone = Omit<Zone, "cards">;

type Names<Each> = Each extends unknown ? keyof Each : never;
/** A union of records, each of which may be asked for the names of all. */
export type AnyOf<Each, Name extends PropertyKey = Names<Each>> = Each extends unknown
  ? Each & { [name in Exclude<Name, keyof Each>]?: undefined }
  : never;
/** An event that is certain to happen; what is still open about it is missing. */
export type Certain<Event> = Event extends { event: infer Name } ? { event: Name } & Partial<Omit<Event, "event">> : never;
/** What a choice of this game is certain to lead to. */
export type ForeseenOf<View, Event> = Omit<Foreseen, "events" | "changes"> & { events: Certain<Event>[]; changes: Partial<View> };

/** Something that moved; see engine/moved.py. What this side did not see has no name; `shown` says
 * whether it sees the face of a piece of the box there and here. */
export interface Moved {
  piece?: string;
  from: string;
  to: string;
  shown?: [there: boolean, here: boolean];
  count?: number;
}

export type Choice<Action> = Omit<Offered, "action"> & { action: Action };
export type Line<Event> = Omit<LogLine, "event"> & { event: Event & { moved?: Moved[] } };

/** A frame of one game. A game that was stored before it had facts has none. */
export interface FrameOf<View, Facts, Action, Event> extends Omit<Frame, "view" | "facts" | "choices" | "log"> {
  view: View;
  facts: Partial<Facts>;
  choices: Choice<Action>[];
  log: Line<Event>[];
}

// What is asked

interface Asking<Kind> {
  choices: readonly unknown[];
  view: { decision: { kind: Kind } | null };
}

/** What kind of choice is asked of this seat; "" where it is asked nothing. */
export const asked = <Kind extends string>(frame: Asking<Kind>): Kind | "" =>
  frame.choices.length ? (frame.view.decision?.kind ?? "") : "";

interface Offering<Action> {
  choices: readonly Choice<Action>[];
}

/** The choice to do just this: its whole action. */
export function choiceTo<Action extends object>(frame: Offering<Action>, action: NoInfer<Action>): Choice<Action> | undefined {
  const parts = Object.keys(action).length;
  const like = choicesTo(frame, action as Partial<Action>);
  return like.find((choice) => Object.keys(choice.action).length === parts);
}

/** The choices whose action has all of this. */
export function choicesTo<Action extends object>(frame: Offering<Action>, part: NoInfer<Partial<Action>>): Choice<Action>[] {
  const wanted = Object.entries(part) as [keyof Action, unknown][];
  return frame.choices.filter(({ action }) => wanted.every(([name, value]) => action[name] === value));
}

// What was shown before

type Side = Pick<Frame, "table" | "seat" | "seq">;

/** The frame that was shown before this one, if it showed the same table from the same side. */
export const sameSide = <Shown extends Side>(last: Shown | null | undefined, frame: Side): Shown | null =>
  last && last.table.id === frame.table.id && last.seat === frame.seat ? last : null;

/** Whether nothing is missing between two frames. */
export const follows = (last: Side | null, frame: Side): boolean => sameSide(last, frame)?.seq === frame.seq - 1;

/** What a frame tells beyond the one that was shown before; nothing where there was none. */
export function freshLines<Told extends { seq: number }>(last: Side | null, frame: Side & { log: Told[] }): Told[] {
  const before = sameSide(last, frame);
  return before ? frame.log.filter((line) => line.seq > before.seq) : [];
}

// Pieces and names

/** The kinds that there are, and how many of each. */
export const kindsIn = <Kind extends string>(counts: Counts<Kind> = {}) =>
  (Object.entries(counts) as [Kind, number][]).filter(([, count]) => count > 0);

/** So many of each, one by one. */
export const spread = <Kind extends string>(counts: Counts<Kind> = {}): Kind[] =>
  kindsIn(counts).flatMap(([kind, count]) => Array<Kind>(count).fill(kind));

/** What a thing is called: by the first of these sorts that has such a word. */
export const named = (words: Words, thing: string, ...sorts: [string, ...string[]]): string =>
  words.say(`${sorts.find((sort) => words.has(`${sort}-${thing}`)) ?? sorts[0]}-${thing}`);

/** All seats in turn order from the one at the bottom: the reader's; with a spectator, the first. */
export function around(frame: Pick<Frame, "table" | "seat">): number[] {
  const count = frame.table.seats.length;
  return Array.from({ length: count }, (_, step) => ((frame.seat ?? 0) + step) % count);
}
