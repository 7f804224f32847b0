/** What happens between two frames, told step by step: the pieces on the chart move one by one. */
import { freshLines, type Line, type Moved } from "../../lib/board";
import { NPC_NAMES, REGION_NAMES, type Event, type GameFrame, type Region, type View } from "./types";

/** Where everything that sails is on the chart. */
export interface Scene {
  npcs: readonly (Region | null)[];
  ships: readonly (Region | null)[];
}

export const sceneOf = ({ npc_at, at }: View): Scene => ({ npcs: npc_at, ships: at });

/** What is worth a step of its own. */
const STEPS = new Set<Event["event"]>([
  "sailed", "npc_placed", "npc_defeated", "npc_defeated_by", "king_wounded", "player_fled", "npc_fled",
  "faction_turn_begun", "faction_activated", "npc_aims", "npc_stays", "npc_drifts", "npc_moved", "npc_attacked",
  "horde_acts", "way_shunned", "company_shunned", "solitary_given_up", "caution_given_up",
  "targets_tied", "ways_tied", "victims_tied", "leader_summoned", "soldier_crumbled", "treasury_plundered",
  "player_attacked", "port_dominated", "relic_recovered", "relic_returned", "relic_taken", "port_infested",
  "port_captured_by", "gold_delivered", "taxes_collected", "trophy_claimed", "trophy_offered", "trophies_taken",
  "faction_won", "event_revealed", "npc_grew", "npcs_enriched", "npcs_hastened",
  "port_captured", "challenge_won", "challenge_lost",
]);

/** What a frame tells beyond the one before it, as steps; nothing where it does not follow it. What
 * moved when something else was told moves with the next step, or with the last. */
export function stepsOf(last: GameFrame | null, frame: GameFrame): Line<Event>[] {
  const steps: Line<Event>[] = [];
  let moved: Moved[] = [];
  for (const line of freshLines(last, frame)) {
    moved = [...moved, ...(line.event.moved ?? [])];
    if (!STEPS.has(line.event.event)) continue;
    steps.push({ ...line, event: { ...line.event, moved } });
    moved = [];
  }
  const final = steps.at(-1);
  if (final) final.event.moved = [...final.event.moved!, ...moved];
  return steps;
}

/** The chart after such a step. */
export function after(scene: Scene, { event }: Line<Event>): Scene {
  const to = new Map((event.moved ?? []).map((moved) => [moved.piece, moved.to]));
  const where = (name: string, old: Region | null) => {
    const place = to.get(name);
    return place === undefined ? old : (REGION_NAMES.find((region) => region === place) ?? null);
  };
  return {
    npcs: scene.npcs.map((old, i) => where(NPC_NAMES[i]!, old)),
    ships: scene.ships.map((old, seat) => where(`captain-${seat}`, old)),
  };
}

/** What has happened since one chose last, from where everything was then. */
export interface Story {
  start: Scene;
  steps: readonly Line<Event>[];
}

const LONGEST = 60; // steps; nobody goes further back

/** A story goes on; what is too long ago is forgotten. */
export function goOn({ start, steps }: Story, more: readonly Line<Event>[]): Story {
  const all = [...steps, ...more];
  const gone = Math.max(0, all.length - LONGEST);
  return { start: all.slice(0, gone).reduce(after, start), steps: all.slice(gone) };
}

/** The chart when this step is told. */
export const sceneAt = ({ start, steps }: Story, at: number): Scene => steps.slice(0, at + 1).reduce(after, start);

/** The region that a step is about, to look at. */
export const placeOf = (scene: Scene, { event }: Line<Event>): Region | null =>
  event.region ?? (event.npc ? (scene.npcs[NPC_NAMES.indexOf(event.npc)] ?? null) : null);

const [CALM, BRISK] = [700, 260]; // milliseconds a step
const MANY = 4;

/** How long a step is shown: a long story is told faster. */
export const pace = (waiting: number): number => (waiting > MANY ? BRISK : CALM);
