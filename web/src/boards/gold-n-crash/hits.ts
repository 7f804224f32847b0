/** The Zeppelins that were bombed just now, and how they took it. */
import type { Line } from "../../lib/board";
import type { Event } from "./types";
import { at } from "./view";

export type Hit = "shaken" | "wrecked";

export function hitsOf(lines: Line<Event>[]): Record<number, Hit> {
  const hits: Record<number, Hit> = {};
  for (const { event } of lines) {
    if (event.event === "zeppelin_resisted") hits[at(event.seat, event.column)] = "shaken";
    if (event.event === "zeppelin_destroyed") hits[at(event.seat, event.column)] = "wrecked";
  }
  return hits;
}
