import { expect, it } from "vitest";
import { around, asked, choicesTo, choiceTo, follows, freshLines, kindsIn, named, sameSide, spread } from "./board";
import type { Frame } from "./messages";
import { Words } from "./words";

const choice = (code: number, action: { do: string; card?: string; to?: number }) => ({ index: code, code, label: "", action });
const offered = { choices: [choice(0, { do: "take", card: "egg" }), choice(1, { do: "take" }), choice(2, { do: "put", card: "egg", to: 0 })] };
const frame = (seq: number, seat: number | null = 0, id = "t") =>
  ({ seq, seat, table: { id, seats: [{}, {}, {}] }, log: [{ seq: seq - 1 }, { seq }] }) as unknown as Frame;

it("a choice is found by its whole action, choices by a part of it", () => {
  expect(choiceTo(offered, { do: "take" })?.code).toBe(1);
  expect(choiceTo(offered, { do: "take", card: "egg" })?.code).toBe(0);
  expect(choiceTo(offered, { do: "put", card: "egg" })).toBeUndefined();
  expect(choicesTo(offered, { do: "take" }).map(({ code }) => code)).toEqual([0, 1]);
  expect(choicesTo(offered, { card: "egg" }).map(({ code }) => code)).toEqual([0, 2]);
});

it("something is asked of whoever has choices", () => {
  expect(asked({ choices: [1], view: { decision: { kind: "turn" } } })).toBe("turn");
  expect(asked({ choices: [], view: { decision: { kind: "turn" } } })).toBe("");
  expect(asked({ choices: [], view: { decision: null } })).toBe("");
});

it("frames belong together where they show one table from one side", () => {
  const last = frame(4);
  expect(sameSide(last, frame(7))).toBe(last);
  for (const other of [frame(5, 1), frame(5, null), frame(5, 0, "u")]) {
    expect(sameSide(last, other)).toBeNull();
    expect(follows(last, other)).toBe(false);
    expect(freshLines(last, other)).toEqual([]);
  }
  expect(follows(last, frame(5))).toBe(true);
  expect(follows(last, frame(6))).toBe(false);
  expect(follows(null, frame(1))).toBe(false);
  expect(freshLines(last, frame(5)).map(({ seq }) => seq)).toEqual([5]);
  expect(freshLines(frame(3), frame(5)).map(({ seq }) => seq)).toEqual([4, 5]);
});

it("counts become lists, and things get their names", () => {
  expect(spread({ egg: 2, hook: 0, purse: 1 })).toEqual(["egg", "egg", "purse"]);
  expect(kindsIn({ egg: 2, hook: 0 })).toEqual([["egg", 2]]);
  expect(spread()).toEqual([]);
  const words = new Words("en", "card-egg = Egg\nship-minnow = Minnow");
  expect(["egg", "minnow"].map((thing) => named(words, thing, "card", "ship"))).toEqual(["Egg", "Minnow"]);
});

it("seats are counted from the one at the bottom", () => {
  expect([1, null].map((seat) => around(frame(1, seat)))).toEqual([[1, 2, 0], [0, 1, 2]]);
});
