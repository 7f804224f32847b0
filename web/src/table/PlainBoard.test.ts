import { cleanup, render } from "@testing-library/svelte";
import { afterEach, expect, it } from "vitest";
import { guideOf, packed, sceneOf } from "../lib/boards";
import { Words } from "../lib/words";
import Scene from "../art/Scene.svelte";
import PlainBoard from "./PlainBoard.svelte";
import { plainRows } from "./plain";

afterEach(cleanup);

it("a game without a folder is played all the same", async () => {
  const kit = await packed("no-such-game", new Words("en"), () => ({ board: {}, words: {} }));
  expect(kit.Board).toBe(PlainBoard);
  expect(kit.inWords.has("anything")).toBe(true);
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
