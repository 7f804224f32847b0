import { cleanup, render } from "@testing-library/svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { record } from "../boards/record.js";
import type { GameInfo, LogLine } from "../lib/messages";
import { lookAtShelf, shelf } from "../lib/shelf.svelte";
import { speak } from "../lib/shell.svelte";
import LogColumn from "./LogColumn.svelte";

beforeAll(() => speak("en"));

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  shelf.games = shelf.lang = null;
});

async function shelve(...games: Partial<GameInfo>[]): Promise<void> {
  vi.stubGlobal("fetch", async () => new Response(JSON.stringify(games)));
  await lookAtShelf("en");
}
const marked = (game: string, log: LogLine[], mine: number[]) => {
  const { container } = render(LogColumn, { game, log, mine });
  return [...container.querySelectorAll(".mine")].map((line) => line.textContent?.trim());
};

it("what concerns one of my seats is marked, whatever the game calls it", async () => {
  await shelve({ name: "gifts", events: { given: ["seat", "other"], counted: [] } });
  const log = [
    { seq: 1, event: { event: "given", seat: 2, other: 0, count: 1 }, text: "to me" },
    { seq: 2, event: { event: "given", seat: 1, other: 2, count: 0 }, text: "to others" },
    { seq: 3, event: { event: "counted", count: 0 }, text: "a number" },
    { seq: 4, event: { event: "of_another_time", seat: 0 }, text: "unknown" },
  ];
  expect(marked("gifts", log, [0])).toEqual(["to me"]);
  expect(marked("gifts", log, [1, 0])).toEqual(["to me", "to others"]);
});

/** Every game that has a board here. */
const games = Object.keys(import.meta.glob("../boards/*/Board.svelte")).map((path) => path.split("/")[2]!);

describe.each(games)("%s", (game) => {
  const { frames, info } = record({ game });
  const log = frames.flatMap(({ spectator }) => spectator.log);
  beforeEach(() => shelve(info));

  it("says of each of its events which arguments are seats", () => {
    const seats = frames[0]!.seat.table.seats.length;
    for (const { event } of log) {
      for (const name of info.events[event.event] ?? ["?"]) expect(event[name], `${event.event} ${name}`).toBeOneOf(Array.from({ length: seats }, (_, seat) => seat));
    }
    const second = log.find(({ event }) => (info.events[event.event] ?? []).some((name) => name !== "seat" && event[name] !== event.seat));
    if (second) {
      const other = second.event[info.events[second.event.event]!.find((name) => name !== "seat")!];
      expect(marked(game, [second], [other])).toHaveLength(1);
    }
  });
});
