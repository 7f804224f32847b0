/** What is staged: the end of a Challenge with the blow of the Nemesis and the prize, a card that
 * somebody gets, an attack, an Event, a captain who becomes a legend, who has enough Notoriety, a
 * power that is about to win, the end. */
import { freshLines, type Line } from "../../lib/board";
import type { Moment as Staged, MomentsOf } from "../../lib/moments";
import type { Event, GameFrame } from "./types";
import { nearest, totals } from "./view";

type Told = Line<Event>;
type Kind = "challenge" | "blow" | "card" | "attack" | "event" | "legend" | "enough" | "danger" | "end";
export type Moment = Staged<Told> & { kind: Kind };

const ENDS: Event["event"][] = ["challenge_won", "challenge_lost"];
const BLOWS: Event["event"][] = ["nemesis_threshold", "nemesis_activated", "nemesis_ignored", "strength_compared", "ally_helped"];
const CARDS: Event["event"][] = ["card_gained", "relic_gained", "relic_claimed", "legendary_joined", "spoil_taken", "crew_hired", "ship_bought"];
/** What follows a Challenge and is part of it: what was won or taken. */
const PRIZES: Event["event"][] = [
  ...["gold_gained", "gold_lost", "gold_taken", "notoriety_gained", "npc_defeated", "king_wounded", "port_captured", "flag_placed", "flag_removed"],
  ...["faction_flag_removed", "infestation_removed", "card_drawn", "card_taken", "trophy_taken", "nothing_to_take", "relic_picked_up", "crew_refreshed"],
  ...["treasury_plundered", "relation_changed", "favor_changed", "malice_changed", "nemesis_defeated", ...CARDS],
] as Event["event"][];
const EFFECTS: Event["event"][] = ["npc_grew", "npcs_enriched", "npcs_hastened", "burying_limited", "treasury_grew", "king_honoured", "king_healed", "malice_changed", "npc_placed", "gold_lost", "crew_exhausted"];
const [GLANCE, READ, LONG] = [1900, 3200, 4600]; // milliseconds

export const momentsOf: MomentsOf<GameFrame, Told> = (last, now) => {
  const moments: Moment[] = [];
  const stage = (kind: Kind, hold: number, lines: Told[], more: Partial<Moment> = {}) => moments.push({ kind, hold, lines, ...more });
  const lines = freshLines(last, now);
  let blows: Told[] = []; // they are told with the end, or for themselves where something is asked first
  for (const line of lines) {
    const { event, seat } = line.event;
    const before = moments.at(-1);
    if (BLOWS.includes(event)) blows.push(line);
    else if (ENDS.includes(event)) {
      const { challenger, defending } = last.view;
      stage("challenge", READ, [...blows, line], { stay: now.seat !== null && [seat, challenger, defending].includes(now.seat) });
      blows = [];
    } else if (before?.kind === "challenge" && PRIZES.includes(event)) before.lines.push(line);
    else if (before?.kind === "event" && EFFECTS.includes(event)) before.lines.push(line);
    else if (CARDS.includes(event) && seat !== last.view.decision?.seat) stage("card", GLANCE, [line]);
    else if (CARDS.includes(event) && event !== "crew_hired" && event !== "ship_bought") stage("card", GLANCE, [line]);
    else if (event === "player_attacked" && seat === now.seat) stage("attack", READ, [line]);
    else if (event === "event_revealed") stage("event", LONG, [line]);
    else if (event === "captain_flipped") stage("legend", READ, [line]);
    else if (event === "faction_won" || event === "captain_won") stage("end", LONG, [line], { after: true });
  }
  if (blows.some((line) => line.event.event === "nemesis_activated")) stage("blow", READ, blows);
  return [...moments, ...warnings(last, now)];
};

/** Who has enough to win, and which power could: said when it comes to that, once things are seen. */
function warnings(last: GameFrame, now: GameFrame): Moment[] {
  if (now.result || !now.view.round) return [];
  const goal = now.facts.goal ?? Infinity;
  const was = totals(last);
  const reached = totals(now).some((total, seat) => total >= goal && (was[seat] ?? 0) < goal);
  const close = nearest(now).some((faction) => !nearest(last).includes(faction));
  return [
    ...(reached ? [{ kind: "enough" as const, lines: [], hold: READ, after: true }] : []),
    ...(close ? [{ kind: "danger" as const, lines: [], hold: READ, after: true }] : []),
  ];
}
