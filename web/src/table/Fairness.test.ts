import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { Dice, fingerprint } from "../lib/fairness";
import type { Draw, TableInfo } from "../lib/messages";
import { nonceFor, satDown, witness } from "../lib/promises";
import { say, speak } from "../lib/shell.svelte";
import { keep } from "../lib/tokens";
import Fairness from "./Fairness.svelte";

const SEED = "a seed";
const table = (nonces: string[]) =>
  ({ id: "t", seed: SEED, commitment: fingerprint(SEED), nonces, status: "over" }) as unknown as TableInfo;

/** As many draws as one likes, as a server makes them. */
function drawn(nonces: string[], count: number): Draw[] {
  const dice = new Dice([SEED, ...nonces].join("."));
  return Array.from({ length: count }, () => ({ kind: "deal_card", outcomes: ["a", "b"], weights: [2, 3], index: dice.draw([2, 3]) }));
}

const answer = (draws: Draw[]) => vi.stubGlobal("fetch", vi.fn(async () => new Response(JSON.stringify({ draws }))));
const press = () => fireEvent.click(screen.getByText(say("fair-check")));
const marks = () => screen.getAllByRole("listitem").map((line) => line.textContent!.trim());

describe("the button that checks a shuffle", () => {
  beforeAll(() => {
    Element.prototype.scrollIntoView = () => {}; // nothing scrolls here
    return speak("en");
  });
  beforeEach(() => localStorage.clear());
  afterEach(() => {
    cleanup();
    vi.unstubAllGlobals();
  });

  it("tells everything that was checked", async () => {
    satDown("t", fingerprint(SEED), [1]);
    keep([{ table: "t", seat: 1, token: "a-token-of-a-seat" }], "Anna");
    const nonces = ["", nonceFor("t")];
    answer(drawn(nonces, 40));
    render(Fairness, { table: table(nonces) });
    await press();
    await screen.findByText(say("fair-yes"));
    expect(marks()).toEqual([`✓ ${say("fair-seen-early")}`, `✓ ${say("fair-part-in")}`, "✓ All 40 draws were computed again, and every one is the same."]);
    expect(vi.mocked(fetch).mock.calls[0]![0]).toBe("/api/tables/t/draws");
    expect(screen.getByRole("status").textContent).toContain(say("fair-yes"));
  });

  it("is honest where this device saw only the end", async () => {
    answer(drawn(["x", "y"], 3));
    render(Fairness, { table: table(["x", "y"]) });
    await press();
    await screen.findByText(say("fair-yes"));
    expect(marks().slice(0, 2)).toEqual([`– ${say("fair-seen-late")}`, `– ${say("fair-part-none")}`]);
  });

  it("says what does not fit", async () => {
    witness({ id: "t", commitment: fingerprint("another seed"), status: "waiting", seed: "" });
    const draws = drawn(["x", "y"], 3);
    draws[1]!.index = 1 - draws[1]!.index;
    answer(draws);
    render(Fairness, { table: table(["x", "y"]) });
    await press();
    await screen.findByText(say("fair-no"));
    expect(marks()).toEqual([`✗ ${say("fair-broken")}`, `– ${say("fair-part-none")}`, "✗ Draw 2 (deal card) comes out differently."]);
  });

  it("cannot be pressed while it works, and says why it could not", async () => {
    let refuse = (_: Response) => {};
    vi.stubGlobal("fetch", () => new Promise<Response>((resolve) => (refuse = resolve)));
    render(Fairness, { table: table([]) });
    await press();
    expect((screen.getByText(say("fair-check")) as HTMLButtonElement).disabled).toBe(true);
    expect(screen.getByRole("status").textContent).toContain(say("fair-busy"));
    refuse(new Response(JSON.stringify({ code: "not_over", text: "" }), { status: 409 }));
    await screen.findByText(say("fair-unread", { why: say("problem-not_over") }));
    expect((screen.getByText(say("fair-check")) as HTMLButtonElement).disabled).toBe(false);
  });

  it("waits for the end of the game", () => {
    render(Fairness, { table: { ...table([]), seed: "" } });
    expect(screen.queryByText(say("fair-check"))).toBeNull();
  });
});
