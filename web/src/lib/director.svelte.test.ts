import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Director } from "./director.svelte";
import type { Frame, LogLine } from "./messages";
import type { Moment } from "./moments";
import type { Tempo } from "./tempo";

const table = { id: "t", seats: [{}, {}] };
const line = (seq: number): LogLine => ({ seq, event: { event: "moved" }, text: `Something happens, number ${seq}.`, together: null, turn: false });
const frame = (seq: number, more: Partial<Frame> = {}) =>
  ({ table, seat: 0, seq, log: [line(seq)], choices: [{ code: seq }], undo: true, ...more }) as unknown as Frame;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A director, and all that the reader is shown. */
function house(tempo: Tempo = "normal", momentsOf: (last: Frame, now: Frame) => Moment[] = () => []) {
  const seen: string[] = [];
  const director = new Director({
    tempo: () => tempo,
    momentsOf: () => momentsOf,
    heard: (lines) => seen.push(...lines.map(({ seq }) => `heard ${seq}`)),
    told: ({ seq }) => seen.push(`asked ${seq}`),
  });
  return { director, seen };
}
const shown = ({ shown }: Director) => [shown?.seq, shown?.choices.length];

it("shows one frame after the other, and asks when the last is told", () => {
  const { director, seen } = house();
  director.take(frame(1));
  expect(seen).toEqual(["asked 1"]);
  for (const seq of [2, 3]) director.take(frame(seq));
  expect(shown(director)).toEqual([2, 0]);
  expect(director.shown?.undo).toBe(false);
  vi.runAllTimers();
  expect(shown(director)).toEqual([3, 1]);
  expect(seen).toEqual(["asked 1", "heard 2", "heard 3", "asked 3"]);
});

it("takes no answer in the first moment of a question", () => {
  const { director } = house();
  director.take(frame(1));
  expect(director.ready).toBe(false);
  vi.runAllTimers();
  expect(director.ready).toBe(true);
  director.answered();
  expect(director.ready).toBe(false);
  director.refused();
  expect(director.ready).toBe(true);
  director.take(frame(2));
  vi.advanceTimersByTime(2000); // told by now, and just asked
  director.answered();
  vi.runAllTimers();
  expect(director.ready).toBe(false);
});

const scene = (now: Frame, more: Partial<Moment> = {}): Moment => ({ kind: "scene", lines: now.log, hold: 1000, ...more });

it("stages a moment before the board shows what came of it, and sounds once", () => {
  const { director, seen } = house("normal", (_, now) => [scene(now)]);
  director.take(frame(1));
  director.take(frame(2));
  expect(director.moment?.frame.seq).toBe(2);
  expect(shown(director)).toEqual([1, 1]);
  director.next(); // understood
  expect(director.moment).toBeNull();
  expect(shown(director)).toEqual([2, 0]);
  vi.runAllTimers();
  expect(seen).toEqual(["asked 1", "heard 2", "asked 2"]);
});

it("stages what comes after when the board has shown its frame", () => {
  const { director } = house("normal", (_, now) => [scene(now, { after: true })]);
  director.take(frame(1));
  director.take(frame(2));
  expect([director.moment, ...shown(director)]).toEqual([null, 2, 0]);
  director.next();
  expect(director.moment?.last.seq).toBe(1);
});

it("waits for the reader where a moment stays, also where all is told at once", () => {
  const { director } = house("once", (_, now) => [scene(now), scene(now, { kind: "result", stay: true })]);
  director.take(frame(1));
  director.take(frame(2));
  vi.runAllTimers();
  expect(director.moment?.moment.kind).toBe("result");
  director.next();
  expect(shown(director)).toEqual([2, 1]);
});

it("skips to the question", () => {
  const { director, seen } = house("normal", (_, now) => [scene(now, { stay: true })]);
  for (const seq of [1, 2, 3]) director.take(frame(seq));
  director.skip();
  expect([director.moment, director.telling, ...shown(director)]).toEqual([null, false, 3, 1]);
  expect(seen.at(-1)).toBe("asked 3");
});

it("begins anew for another seat, after a gap, and where something was taken back", () => {
  const { director } = house("normal", () => [{ kind: "scene", lines: [], hold: 1000 }]);
  director.take(frame(3));
  director.take(frame(4, { seat: 1 }));
  expect(shown(director)).toEqual([4, 1]);
  director.take(frame(9, { seat: 1 }), true);
  expect(shown(director)).toEqual([9, 1]);
  director.take(frame(8, { seat: 1 }));
  expect(shown(director)).toEqual([8, 1]);
});

it("goes on only when what is explained was read", () => {
  const { director } = house();
  director.take(frame(1));
  director.pause(true);
  director.take(frame(2));
  vi.runAllTimers();
  expect([...shown(director), director.ready]).toEqual([2, 0, false]);
  director.pause(false);
  vi.runAllTimers();
  expect([...shown(director), director.ready]).toEqual([2, 1, true]);
});

it("does not keep those who want it quick", () => {
  const { director } = house("quick", (_, now) => [scene(now)]);
  director.take(frame(1));
  director.answered();
  for (let seq = 2; seq < 40; seq += 1) director.take(frame(seq));
  vi.advanceTimersByTime(3000);
  expect(shown(director)).toEqual([39, 1]);
});
