/** What is staged before the board shows it: what somebody says was found, and what it really was;
 * who takes the bottle, which cards change hands, the Nomads. */
import { freshLines, type Line } from "../../lib/board";
import type { Moment as Staged, MomentsOf } from "../../lib/moments";
import type { Event, GameFrame } from "./types";

type Told = Line<Event>;
type Kind = "found" | "said" | "reveal" | "doubt" | "mutiny" | "loot" | "near" | "end";
export type Moment = Staged<Told> & { kind: Kind };

/** Which events begin a moment, and for how long it is held. */
const STAGED: Partial<Record<Event["event"], [Kind, hold: number]>> = {
  card_drawn: ["found", 1300],
  item_announced: ["said", 1600],
  item_bought: ["reveal", 3000],
  attack_challenged: ["doubt", 3600],
  mutiny_declared: ["mutiny", 2000],
  open_card_hooked: ["loot", 1800],
  hidden_card_hooked: ["loot", 1800],
  open_card_shot: ["loot", 1800],
  hidden_card_shot: ["loot", 1800],
  card_lit: ["loot", 1800],
  nomads_arrived: ["end", 4200],
};

/** What belongs to the moment before it. */
const AFTER: Partial<Record<Event["event"], Kind>> = {
  seller_lied: "reveal",
  lie_caught: "doubt",
  truth_proved: "doubt",
  challenge_paid: "doubt",
  majority_won: "end",
};

/** Readers know what they said themselves, and what others find is not shown to them. */
const isNew = ({ event }: Told, reader: number | null): boolean =>
  event.event === "card_drawn" ? event.seat === reader : event.event !== "item_announced" || event.seat !== reader;

export const momentsOf: MomentsOf<GameFrame, Told> = (last, now) => {
  const moments: Moment[] = [];
  for (const line of freshLines(last, now)) {
    const { event } = line.event;
    const before = moments.findLast(({ kind }) => kind === AFTER[event]);
    const staged = STAGED[event];
    if (before) before.lines.push(line);
    else if (staged && isNew(line, now.seat)) moments.push({ kind: staged[0], lines: [line], hold: staged[1] });
  }
  const arrived = moments.some(({ kind }) => kind === "end");
  if (now.facts.nomads_are_near && !last.facts.nomads_are_near && !arrived) moments.push({ kind: "near", lines: [], hold: 1800 });
  return moments;
};

/** What was announced of the card that is shown now. */
export const saidOf = (last: GameFrame, now: GameFrame): string =>
  freshLines(last, now).findLast(({ event }) => event.event === "item_announced")?.event.item ?? last.view.said ?? "";
