import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, describe, expect, it } from "vitest";
import { record } from "../boards/record.js";
import { boardOf, guideOf, sceneOf } from "../lib/boards";
import type { Frame } from "../lib/messages";
import { Words } from "../lib/words";
import Scene from "../art/Scene.svelte";
import PlainBoard from "./PlainBoard.svelte";
import { plainRows } from "./plain";

/** The games that have a board: each can be played without it. */
const games = Object.keys(import.meta.glob("../boards/*/Board.svelte")).map((path) => path.split("/")[2]!);

afterEach(cleanup);

it("a game without a folder is played all the same", async () => {
  expect(await boardOf("no-such-game")).toBe(PlainBoard);
  expect(sceneOf("no-such-game")).toBeUndefined();
  expect(guideOf("no-such-game")).toBeUndefined();
  const { container } = render(Scene, { game: "no-such-game" });
  expect(container.querySelector("svg")).not.toBeNull();
});

it("says everything by its name", () => {
  const words = new Words("en", "card-egg = Egg\nzone-hand = Hand\ncolour-red = Scarlet");
  const view = { game: "eggs", step: "turn", seat: 0, hand: [{ size: 2, cards: { egg: 2 } }, { size: 3 }], colour: ["red", null], rows: [["egg", "blue_stone"], [], []], left: 7, nobody: null };
  const { shared, bySeat } = plainRows({ view, facts: { points: [4, 5], goal: { have: 1, need: 3 } }, names: ["Anna", "Bruno"] }, words);
  expect(bySeat).toEqual([
    { label: "Hand", cells: ["2: Egg ×2", "3"] },
    { label: "Colour", cells: ["Scarlet", "–"] },
    { label: "Points", cells: ["4", "5"] },
  ]);
  expect(shared).toEqual([
    { label: "Rows", cells: ["Egg · blue stone · – · –"] },
    { label: "Left", cells: ["7"] },
    { label: "Goal", cells: ["Have 1, Need 3"] },
  ]);
});

describe.each(games)("%s", (game) => {
  it("can be shown in rows", async () => {
    const { frames, words, info } = record({ game });
    const shown = frames.filter((_, i) => i % 40 === 3).map(({ seat }) => seat);
    const { rerender, container } = render(PlainBoard, { frame: shown[0]!, words: new Words("en", words), act() {}, forbid() {}, motion: false });
    for (const frame of shown as Frame[]) {
      await rerender({ frame });
      expect(container.textContent).not.toMatch(/\[object|undefined|null|NaN/);
      for (const name of frame.names) expect(screen.getByRole("columnheader", { name })).toBeTruthy();
    }
    expect(info.name).toBe(game);
  }, 60_000);
});
