/** Bombs: nothing of the box moves when one flies, so what happened says where from and where to. */
import type { Line } from "../../lib/board";
import { flightsOf, type Flight } from "../../lib/flight";
import type { Event } from "./types";
import { at } from "./view";

/** What flies when this happens: what moved, then a bomb that was dropped. */
export const flying = (line: Line<Event>): Flight[] => [...flightsOf([line]), ...bombOf(line.event)];

function bombOf({ event, seat, column }: Event): Flight[] {
  if (event !== "zeppelin_resisted" && event !== "zeppelin_destroyed") return [];
  return [{ piece: "bomb", from: `column-${at(1 - seat, column)}`, to: `zeppelin-${at(seat, column)}`, last: 2.2 }];
}

/** The Zeppelins that a bomb just hit, and after how many flights it lands. */
export interface Hit {
  destroyed: boolean;
  after: number;
}

export function hitsOf(lines: Line<Event>[]): Record<number, Hit> {
  const hits: Record<number, Hit> = {};
  let after = 0;
  for (const line of lines) {
    after += flying(line).length;
    const { event } = line;
    if (bombOf(event).length) hits[at(event.seat!, event.column!)] = { destroyed: event.event === "zeppelin_destroyed", after };
  }
  return hits;
}
