import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import type { GameInfo } from "./messages";
import { witnessed } from "./promises";
import { speak } from "./shell.svelte";
import { seatsAt } from "./tokens";

vi.hoisted(() => {
  // What a browser has and this one has not.
  globalThis.matchMedia = (() => ({ matches: true, addEventListener: () => {} })) as unknown as typeof matchMedia;
});
const { myName, open, playNow, sit } = await import("./opening");
const { taste } = await import("./settings.svelte");

const asked: { address: string; body: Record<string, unknown> }[] = [];
const answer = (told: unknown) =>
  vi.stubGlobal("fetch", async (address: string, { body }: RequestInit) => {
    asked.push({ address, body: JSON.parse(String(body)) });
    return new Response(JSON.stringify(told));
  });

beforeAll(() => speak("en"));
beforeEach(() => {
  localStorage.clear();
  asked.length = 0;
  taste.name = "";
});
afterEach(() => void vi.unstubAllGlobals());

it("who opens a table remembers what it promised, for all seats of this device", async () => {
  const seats = [0, 2].map((seat) => ({ table: "t", seat, token: `token-of-seat-${seat}`, commitment: "c" }));
  answer({ table: "t", seats, commitment: "c" });
  expect(await open({ game: "some-game", seats: 3, hot_seat: true })).toBe("t");
  expect(witnessed("t")).toMatchObject({ commitment: "c", early: true, seats: [0, 2] });
  expect(seatsAt("t").map((each) => each.seat)).toEqual([0, 2]);
  expect(asked[0]!.body).not.toHaveProperty("nonce"); // the server promises before it knows that
});

it("who plays at once is spared the setting up", async () => {
  const seats = [{ table: "t", seat: 0, token: "token-of-seat-0", commitment: "c" }];
  answer({ table: "t", seats, commitment: "c" });
  const game = { name: "some-game", usual_seats: 3, players: ["random", "greedy"], quick: { laid_out: "at_random" } };
  await playNow(game as unknown as GameInfo);
  expect(asked[0]!.body).toMatchObject({ begin: true, bots: [null, "greedy", "greedy"], options: game.quick });
});

it("who sits down remembers it as well", async () => {
  answer({ table: "t", seat: 1, token: "token-of-seat-1", commitment: "c" });
  await sit("t", { name: "Anna" });
  expect(witnessed("t")).toMatchObject({ commitment: "c", early: true, seats: [1] });
  expect(seatsAt("t")).toMatchObject([{ seat: 1, name: "Anna" }]);
  expect(asked[0]).toEqual({ address: "/api/tables/t/join", body: { name: "Anna" } });
});

it("guests who sit together can be told apart", () => {
  expect(myName()).toBe("Guest");
  expect(myName(["Anna", ""])).toBe("Guest");
  expect(myName(["Guest", "Guest 2", ""])).toBe("Guest 3");
  taste.name = " Guest ";
  expect(myName(["Guest"])).toBe("Guest"); // who says so is taken at their word
});
