/** What happens between two frames, told step by step: the pieces on the chart move one by one. */
import { freshLines, type Line } from "../../lib/board";
import { NPC_NAMES, type Event, type GameFrame, type Npc, type Region, type View } from "./types";
import { typeOf } from "./view";

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

/** What a frame tells beyond the one before it, as steps; nothing where it does not follow it. */
export const stepsOf = (last: GameFrame | null, frame: GameFrame): Line<Event>[] =>
  freshLines(last, frame).filter((line) => STEPS.has(line.event.event));

/** The chart after such a step. */
export function after(scene: Scene, { event }: Line<Event>): Scene {
  const npcs = (npc: Npc, where: Region | null, all = false) => {
    const from = scene.npcs[NPC_NAMES.indexOf(npc)];
    const moves = (other: Npc, at: Region | null) => other === npc || (all && at === from && typeOf(other) === typeOf(npc));
    return { ...scene, npcs: scene.npcs.map((old, i) => (moves(NPC_NAMES[i]!, old) ? where : old)) };
  };
  switch (event.event) {
    case "npc_moved":
      return npcs(event.npc, event.region, typeOf(event.npc) === "soldier"); // a Horde moves as one
    case "npc_placed":
    case "npc_fled":
      return npcs(event.npc, event.region);
    case "soldier_crumbled":
    case "npc_defeated":
    case "npc_defeated_by":
      return npcs(event.npc, null);
    case "sailed":
    case "player_fled":
      return { ...scene, ships: scene.ships.map((old, seat) => (seat === event.seat ? event.region : old)) };
    default:
      return scene;
  }
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

const [CALM, BRISK, FASTEST] = [850, 320, 90]; // milliseconds a step
const MANY = 8;

/** How long a step is shown: a long story is told faster. */
export function pace(waiting: number, fast: boolean): number {
  if (fast) return waiting > MANY ? FASTEST : BRISK;
  return waiting > MANY ? BRISK : CALM;
}
