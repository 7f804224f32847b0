import { describe, expect, it } from "vitest";
import { check, Dice, fingerprint, isFair } from "./fairness";
import type { Draw } from "./messages";
import type { Witnessed } from "./promises";

// The SHA-256 of "abc", from the standard (FIPS 180-2, appendix B.1).
const OF_ABC = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad";
// What the engine's own Dice("abc.def.ghi") gives, in Python.
const SIDES = [2, 0, 2, 0, 1, 3, 1, 2, 3, 5, 1, 5, 4, 5, 1, 2, 4, 0, 5, 5];
const WEIGHTS = [[1, 1], [3, 0, 2], Array<number>(52).fill(1), [1], [0, 5, 1], [10, 1, 1], [1, 1, 1]];
const INDEXES = [0, 0, 32, 0, 1, 0, 1];
// Almost every second number is thrown away: the third draw takes five attempts, the sixth three.
const HUGE = Array<number>(1026).fill(Number.MAX_SAFE_INTEGER);
const OF_HUGE = [59, 118, 908, 933, 812, 700, 262, 315];

it("a fingerprint is the SHA-256 of the text", () => {
  expect(fingerprint("abc")).toBe(OF_ABC);
  expect(fingerprint("graine dorée")).not.toBe(fingerprint("graine doree"));
});

describe("dice", () => {
  it("fall as the server's do", () => {
    const dice = new Dice("abc.def.ghi");
    expect(SIDES.map(() => dice.draw([1, 1, 1, 1, 1, 1]))).toEqual(SIDES);
  });

  it("follow the weights", () => {
    const dice = new Dice("abc.def.ghi");
    expect(WEIGHTS.map((weights) => dice.draw(weights))).toEqual(INDEXES);
  });

  it("throw away what would not be fair, and try again", () => {
    const dice = new Dice("abc.def.ghi");
    expect(OF_HUGE.map(() => dice.draw(HUGE))).toEqual(OF_HUGE);
  });

  it("read a seed as UTF-8", () => {
    const dice = new Dice("graine.é.œ");
    const thousand = Array<number>(1000).fill(1);
    expect([0, 1, 2].map(() => dice.draw(thousand))).toEqual([147, 932, 136]);
  });

  it.each([[[]], [[0, 0]], [[1, -1]], [[0.5, 0.5]], [[2 ** 60]]])("give nothing for %j", (weights) => {
    expect(new Dice("abc").draw(weights)).toBe(-1);
  });
});

describe("a finished game", () => {
  const game = { seed: "abc", nonces: ["def", "ghi"], commitment: OF_ABC };
  const draws: Draw[] = WEIGHTS.map((weights, place) => ({
    kind: place === 4 ? "flip" : "deal",
    outcomes: weights.map((_, outcome) => outcome),
    weights,
    index: INDEXES[place]!,
  }));
  const memory: Witnessed = { table: "t", commitment: OF_ABC, early: true, nonce: "ghi", seats: [1] };

  it("is fair where the seed, our part and every draw fit", async () => {
    const verdict = await check(game, draws, memory, [1]);
    expect(verdict).toEqual({ kept: true, seen: "early", part: "in", draws: 7, differs: null });
    expect(isFair(verdict)).toBe(true);
  });

  it("is long or short: all draws are computed", async () => {
    const dice = new Dice("abc.def.ghi");
    const many = Array.from({ length: 700 }, () => ({ kind: "deal", outcomes: [0, 1], weights: [1, 1], index: dice.draw([1, 1]) }));
    expect((await check(game, many, memory, [1])).draws).toBe(700);
    many[699]!.index = 1 - many[699]!.index;
    expect((await check(game, many, memory, [1])).differs).toEqual({ number: 700, kind: "deal" });
    expect((await check(game, [], memory, [1])).draws).toBe(0);
  });

  it("is held to the fingerprint that this device saw, not to the one that comes with the seed", async () => {
    const other = { ...game, seed: "abd", commitment: fingerprint("abd") };
    const verdict = await check(other, [], memory, [1]);
    expect([verdict.kept, isFair(verdict)]).toEqual([false, false]);
    const late = await check(other, [], undefined, []);
    expect([late.kept, late.seen]).toEqual([true, "late"]);
    expect((await check({ ...game, commitment: "" }, [], undefined, [])).kept).toBe(false);
  });

  it("says when the fingerprint was seen", async () => {
    const seen = async (known: Witnessed | undefined) => (await check(game, draws, known, [])).seen;
    expect(await seen({ ...memory, early: false })).toBe("midway");
    expect(await seen({ ...memory, commitment: "" })).toBe("late");
  });

  it("misses the part of this device where another stands at its seat", async () => {
    const part = async (known: Witnessed | undefined, held: number[]) => (await check(game, draws, known, held)).part;
    expect(await part({ ...memory, nonce: "xyz" }, [1])).toBe("missing");
    expect(await part({ ...memory, nonce: "ghi", seats: [0, 1] }, [0, 1])).toBe("missing");
    expect(isFair(await check(game, draws, { ...memory, nonce: "xyz" }, [1]))).toBe(false);
  });

  it("has no part of a device that watched, came later, or was late for the beginning", async () => {
    const part = async (known: Witnessed | undefined, held: number[], nonces = game.nonces) =>
      (await check({ ...game, nonces }, [], known, held)).part;
    expect(await part(undefined, [])).toBe("none");
    expect(await part({ ...memory, nonce: "", seats: [] }, [])).toBe("none");
    expect(await part({ ...memory, nonce: "xyz", seats: [] }, [1])).toBe("none");
    expect(await part(memory, [1], ["def", ""])).toBe("none");
    expect(await part(memory, [])).toBe("in"); // the seat has moved on, its part stays
  });

  it("names the first draw that differs", async () => {
    const changed = draws.map((draw, place) => (place === 4 ? { ...draw, index: 2 } : draw));
    const verdict = await check(game, changed, memory, [1]);
    expect(verdict).toMatchObject({ draws: 4, differs: { number: 5, kind: "flip" } });
    expect(isFair(verdict)).toBe(false);
    const shorter = draws.map((draw, place) => (place === 2 ? { ...draw, outcomes: [0] } : draw));
    expect((await check(game, shorter, memory, [1])).differs).toEqual({ number: 3, kind: "deal" });
    expect((await check({ ...game, nonces: ["def", "other"] }, draws, undefined, [])).differs).not.toBeNull();
  });
});
