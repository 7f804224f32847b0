import { cleanup, render } from "@testing-library/svelte";
import { afterEach, beforeAll, expect, it, vi } from "vitest";
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

const marked = (game: string, log: LogLine[], mine: number[]) => {
  const { container } = render(LogColumn, { game, log, mine });
  return [...container.querySelectorAll(".mine")].map((line) => line.textContent?.trim());
};

it("what concerns one of my seats is marked, whatever the game calls it", async () => {
  const game: Partial<GameInfo> = { name: "gifts", events: { given: ["seat", "other"], counted: [] } };
  vi.stubGlobal("fetch", async () => new Response(JSON.stringify([game])));
  await lookAtShelf("en");
  const told = { together: null, turn: false };
  const log = [
    { seq: 1, event: { event: "given", seat: 2, other: 0, count: 1 }, text: "to me", ...told },
    { seq: 2, event: { event: "given", seat: 1, other: 2, count: 0 }, text: "to others", ...told },
    { seq: 3, event: { event: "counted", count: 0 }, text: "a number", ...told },
    { seq: 4, event: { event: "of_another_time", seat: 0 }, text: "unknown", ...told },
  ];
  expect(marked("gifts", log, [0])).toEqual(["to me"]);
  expect(marked("gifts", log, [1, 0])).toEqual(["to me", "to others"]);
});

it("events that belong together are one line, and a turn begins a part", () => {
  const event = { event: "rolled", seat: 0 };
  const log = [
    { seq: 1, event, text: "A turn.", together: null, turn: true },
    { seq: 2, event, text: "A one.", together: "A one and a two.", turn: false },
    { seq: 2, event, text: "A two.", together: "", turn: false },
  ];
  const { container } = render(LogColumn, { game: "gifts", log });
  const lines = [...container.querySelectorAll("li")];
  expect(lines.map((line) => line.textContent?.trim())).toEqual(["A turn.", "A one and a two."]);
  expect(lines.map((line) => line.classList.contains("turn"))).toEqual([true, false]);
});
