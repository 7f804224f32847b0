import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Foreseen, Frame, FromBrowser, ToBrowser } from "./messages";

vi.hoisted(() => {
  // What a browser has and this one has not.
  globalThis.matchMedia = (() => ({ matches: true, addEventListener: () => {} })) as unknown as typeof matchMedia;
});
const { TableSession } = await import("./session.svelte");

/** The server's end of the line. */
class Line {
  static last: Line;
  onopen = () => {};
  onmessage = (_: { data: string }) => {};
  sent: FromBrowser[] = [];
  constructor() {
    Line.last = this;
  }
  send = (data: string) => void this.sent.push(JSON.parse(data));
  close = () => {};
  tell = (message: object) => this.onmessage({ data: JSON.stringify(message) });
}
const table = { id: "t", game: "some-game", status: "playing", seats: [{}], host: 0, commitment: "c", nonces: [] };
const frame = (seq: number, choices: object[] = [{ code: 4 }]) =>
  ({ type: "frame", table, seat: 0, mine: [0], seq, since: seq, log: [], choices, view: {}, names: [] }) as unknown as Frame;
const answer = (seq: number, code: number): ToBrowser & Foreseen => ({ type: "foreseen", seq, code, events: [], changes: {}, assumed: false });
const asked = () => Line.last.sent.filter(({ type }) => type === "foresee");

beforeEach(() => {
  vi.stubGlobal("WebSocket", Line);
  vi.stubGlobal("fetch", async () => new Response("", { status: 404 }));
});
afterEach(() => void vi.unstubAllGlobals());

it("what a choice leads to is asked for once, shown when it is known, and forgotten with the choice", () => {
  const session = new TableSession("t", "some-game");
  const shown: (Foreseen | undefined)[] = [];
  const stop = $effect.root(() => {
    $effect(() => void shown.push(session.foreseen(4)));
  });
  Line.last.onopen();
  Line.last.tell(frame(7));
  flushSync();
  session.foreseen(4);
  expect(asked()).toEqual([{ type: "foresee", seat: 0, expected_seq: 7, code: 4 }]);
  Line.last.tell(answer(6, 4)); // about what was before
  flushSync();
  expect(shown.at(-1)).toBeUndefined();
  Line.last.tell(answer(7, 4));
  flushSync();
  expect(shown.at(-1)).toEqual(answer(7, 4));
  Line.last.tell(frame(7)); // somebody came or went
  flushSync();
  expect(shown.at(-1)).toEqual(answer(7, 4));
  expect(asked()).toHaveLength(1);
  Line.last.tell(frame(8));
  flushSync();
  expect(shown.at(-1)).toBeUndefined();
  expect(asked()).toHaveLength(2);
  Line.last.tell(frame(9, [])); // another's turn
  flushSync();
  expect(asked()).toHaveLength(2);
  stop();
  session.end();
});
