import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import type { Frame, TableInfo } from "../lib/messages";
import { say, speak } from "../lib/shell.svelte";

vi.hoisted(() => {
  // What a browser has and this one has not.
  globalThis.matchMedia = (() => ({ matches: true, addEventListener: () => {} })) as unknown as typeof matchMedia;
  Element.prototype.scrollIntoView = () => {};
});
const { default: Replay } = await import("./Replay.svelte");

const seats = [0, 1].map((seat) => ({ seat, kind: "person", name: `Player ${seat}`, clock: -1 }));
const table = { id: "t", game: "some-game", status: "over", seats, nonces: [], commitment: "c", seed: "s" } as unknown as TableInfo;
const line = (seq: number) => ({ seq, event: {}, together: null, turn: false, text: `This was said at ${seq}.` });
const moment = (seq: number, log: number[], view: Frame["view"] = {}) =>
  ({ type: "frame", table, seat: null, mine: [], seq, view, names: [], personas: [], alone: false, prompt: "", choices: [], facts: {}, story: {}, hints: {}, undo: false, since: 0, log: log.map(line), result: null, notices: [] }) as unknown as Frame;

function answers(content: Record<string, unknown>): void {
  vi.stubGlobal("fetch", async (address: string) => {
    const found = Object.keys(content).find((path) => address.startsWith(`/api${path}`));
    return found ? new Response(JSON.stringify(content[found])) : new Response(JSON.stringify({ code: "some", text: "Not kept." }), { status: 404 });
  });
}

beforeAll(() => speak("en"));
beforeEach(() => {
  localStorage.clear();
  localStorage.setItem("captain.moments.t", "2");
  history.replaceState(null, "", "/t/t/replay#1");
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it("a game of other rules is told in sentences, with no board", async () => {
  answers({ "/tables/t/moments/2": moment(2, [1, 2]), "/tables/t/moments?": [moment(1, [1])], "/tables/t/moments/1": moment(1, [1]), "/games/some-game/words": "" });
  render(Replay, { id: "t" });
  await screen.findByText(say("replay-no-board"));
  expect(screen.getAllByText("This was said at 1.")).toHaveLength(2); // here, and in the log
  expect(screen.getByText("This was said at 2.")).toBeTruthy();
});

it("a game whose board cannot be fetched can still be read", async () => {
  const drawn = (seq: number, log: number[]) => ({ ...moment(seq, log, { decision: null }), names: ["", ""] });
  answers({ "/tables/t/moments/2": drawn(2, [1, 2]), "/tables/t/moments?": [drawn(1, [1])], "/tables/t/moments/1": drawn(1, [1]) });
  render(Replay, { id: "t" });
  expect(await screen.findByRole("alert")).toBeTruthy();
  expect(screen.getByText("This was said at 2.")).toBeTruthy();
});

it("with all cards open it is seen from a seat, as the address says", async () => {
  const open = (seq: number) => ({ seq, view: {}, facts: {}, log: { en: [[line(seq)], [{ ...line(seq), text: `Only Bruno knew at ${seq}.` }]] } });
  answers({ "/tables/t/moments/2": moment(2, [1, 2]), "/tables/t/moments?": [moment(1, [1])], "/tables/t/moments/1": moment(1, [1]), "/tables/t/opened?first=1": [open(1), open(2)], "/games/some-game/words": "" });
  history.replaceState(null, "", "/t/t/replay#1.1");
  dispatchEvent(new Event("popstate"));
  render(Replay, { id: "t" });
  expect(await screen.findByText("Only Bruno knew at 1.")).toBeTruthy();
  expect((screen.getByLabelText(say("replay-link")) as HTMLInputElement).value).toMatch(/replay#1\.1$/);
});

it("of an old game nothing but what everybody saw is shown", async () => {
  answers({ "/tables/t/moments/2": moment(2, [1, 2]), "/tables/t/moments?": [moment(1, [1])], "/tables/t/moments/1": moment(1, [1]), "/games/some-game/words": "" });
  history.replaceState(null, "", "/t/t/replay#1.1");
  dispatchEvent(new Event("popstate"));
  render(Replay, { id: "t" });
  await vi.waitFor(() => expect(screen.getAllByText("This was said at 1.")).toHaveLength(2));
  expect(location.hash).toBe("#1");
  expect(screen.getByText("Not kept.")).toBeTruthy();
});
