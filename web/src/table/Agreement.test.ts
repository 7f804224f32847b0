import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, expect, it, vi } from "vitest";
import type { Frame } from "../lib/messages";
import type { TableSession } from "../lib/session.svelte";
import { speak } from "../lib/shell.svelte";
import Agreement from "./Agreement.svelte";

beforeAll(() => speak("en"));
afterEach(cleanup);

const names = ["Anna", "Ben", "Chloé"];
const shown = (frame: Partial<Frame>) => {
  const session = { frame: { names, ...frame }, manage: vi.fn(), letTakeBack: vi.fn() };
  render(Agreement, { session: session as unknown as TableSession });
  return session;
};
const press = (name: RegExp) => fireEvent.click(screen.getByRole("button", { name }));

it("who is asked agrees or refuses", async () => {
  const session = shown({ mine: [1], undo_asked: { seat: 0, agreed: [], missing: [1, 2] } });
  expect(screen.getByRole("alert").textContent).toContain("Anna");
  await press(/agree/i);
  await press(/refuse/i);
  expect(session.letTakeBack.mock.calls).toEqual([[true], [false]]);
});

it("who asks waits for the others, and can let it be", async () => {
  const session = shown({ mine: [0], undo_asked: { seat: 0, agreed: [1], missing: [2] } });
  expect(screen.getByRole("status").textContent).toContain("Chloé");
  await press(/let it be/i);
  expect(session.manage).toHaveBeenCalledWith("refuse_undo");
});

it("bookkeeping is handed over for a turn or the game, and taken back", async () => {
  const session = shown({ mine: [0], chores: { handed_over: "", asked: true } });
  await press(/this turn/i);
  await press(/whole game/i);
  cleanup();
  const later = shown({ mine: [0], chores: { handed_over: "game", asked: false } });
  await press(/myself/i);
  expect(session.manage.mock.calls).toEqual([["chores_turn"], ["chores_game"]]);
  expect(later.manage).toHaveBeenCalledWith("chores_mine");
});
