import { cleanup, fireEvent, render } from "@testing-library/svelte";
import { tick, type ComponentProps } from "svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { Choice } from "../../lib/board";
import type { Frame, Lang } from "../../lib/messages";
import { speak } from "../../lib/shell.svelte";
import { Words } from "../../lib/words";
import Board from "./Board.svelte";
import { shell } from "../asking";
import { recordAhead, some, type Asked } from "../record.js";
import own_en from "./en.ftl?raw";
import own_fr from "./fr.ftl?raw";
import guide from "./guide";
import Moment from "./Moment.svelte";
import { momentsOf } from "./moments";
import { changes } from "./motion";
import type { Action, Ahead, GameFrame } from "./types";

const OWN = { en: own_en, fr: own_fr };

// jsdom lays nothing out, so no size ever changes in it.
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

function game(asked: Omit<Asked, "game">) {
  const lang: Lang = asked.lang ?? "en";
  const { words, frames } = recordAhead<GameFrame, Ahead>({ game: "nomads", ...asked });
  return { frames, words: new Words(lang, words, OWN[lang]) };
}

function show(frame: GameFrame, words: Words, motion = false, foreseen?: (code: number) => Ahead | undefined) {
  const act = vi.fn();
  const forbid = vi.fn();
  return { ...render(Board, { ...shell, frame: frame as Frame, words, act, forbid, foreseen, motion }), act, forbid };
}

beforeAll(() => speak("en"));

// A missing message is told there, and so is what Svelte does not like.
let complaints: ReturnType<typeof vi.spyOn>[];
beforeEach(() => {
  complaints = [vi.spyOn(console, "error"), vi.spyOn(console, "warn")];
});
afterEach(() => {
  cleanup();
  for (const complaint of complaints) {
    expect(complaint.mock.calls).toEqual([]);
    complaint.mockRestore();
  }
});

const TWO = game({ seats: 2, options: { values: "mixed" } });
const FOUR = game({ seats: 4, lang: "fr" });
const FIVE = game({ seats: 5, options: { adventurers: "chosen" } });

const made = new Set<string>(); // every action once: most come again and again

describe.each([
  { seats: 2, ...TWO },
  { seats: 4, ...FOUR },
  { seats: 5, ...FIVE },
])("a whole game with $seats seats", ({ seats, frames, words }) => {

  it("is drawn frame after frame, for a seat and for a spectator", async () => {
    for (const side of ["seat", "spectator"] as const) {
      const { rerender, container, unmount } = show(frames[0]![side], words, true);
      for (const frame of some(frames, ({ seat }) => seat)) {
        await rerender({ frame: frame[side] });
        const discs = frame[side].view.pile.flat().length;
        const offered = [...container.querySelectorAll("[data-choice]")].flatMap((button) => button.getAttribute("data-choice")!.split(" "));
        expect(new Set(offered)).toEqual(new Set(frame[side].choices.map(({ code }) => String(code))));
        expect(container.querySelectorAll("svg .disc:not(.ghost)")).toHaveLength(discs);
        expect(container.querySelectorAll('[data-place^="tiles-"]')).toHaveLength(seats);
      }
      unmount();
    }
  }, 60_000);

  it("lets its seat make every choice on the board, and nothing else", async () => {
    const { container, rerender, act, forbid } = show(frames[0]!.seat, words);
    let moment = 0;
    const times = new Map<string, number>(); // twice of each kind in this game
    for (const { seat: frame } of frames) {
      for (const choice of frame.choices) {
        const action = JSON.stringify(choice.action);
        const before = times.get(choice.action.do) ?? 0;
        if (before >= 2 && made.has(action)) continue;
        made.add(action);
        times.set(choice.action.do, before + 1);
        // As if it had just been asked: nothing is chosen, nothing is laid down
        await rerender({ frame: { ...frame, seq: --moment } });
        await reach(container, frame, choice);
        expect(act.mock.calls, choice.label).toEqual([[choice.code]]);
        act.mockClear();
      }
    }
    expect(forbid).not.toHaveBeenCalled();
  }, 120_000);
});

/** Make a choice as a person does: by clicking what is drawn. */
async function reach(board: Element, frame: GameFrame, choice: Choice<Action>) {
  const { action, label } = choice;
  const spots = [...board.querySelectorAll(".spot")];
  const labelled = (name: string) =>
    [...board.querySelectorAll("button")].find(
      (button) => button.getAttribute("aria-label")?.endsWith(name) || button.textContent?.trim() === name,
    );
  switch (action.do) {
    case "place_unplayed": {
      const sleepers = [...new Set(frame.choices.map((c) => c.action.adventurer))];
      const sleeper = board.querySelectorAll(".sleeper")[sleepers.indexOf(action.adventurer)];
      if (sleeper) await fireEvent.click(sleeper);
      return fireEvent.click(spots[action.space]!);
    }
    case "place_frog":
    case "place_disc":
      return fireEvent.click(spots[action.space]!);
    case "place_lys":
    case "lys_target":
      return fireEvent.click(spots[action.stack]!);
    case "move":
    case "lift":
      await fireEvent.click(spots[action.space]!);
      return fireEvent.click(labelled(label)!);
    case "legend":
    case "song":
      await fireEvent.click(board.querySelector(`[data-story="${action.legend ?? "song"}"]`)!);
      return fireEvent.click(board.querySelector(`.card[data-choice="${choice.code}"]`)!);
    case "pay": {
      await layDown(board, { ...action.tiles, wild: action.wilds });
      return fireEvent.click(labelled(label)!);
    }
    case "choose_adventurer":
      return fireEvent.click(board.querySelector(`.fire [data-choice="${choice.code}"]`)!);
    default:
      return fireEvent.click(labelled(label)!);
  }
}

/** Click tiles until just these lie there. What all payments share lies there already. */
async function layDown(board: Element, price: Record<string, number>) {
  for (const [tile, count] of Object.entries(price)) {
    const laid = () => board.querySelectorAll(`[data-laid="${tile}"]`).length;
    while (laid() < count) {
      const kind = board.querySelector(`button[data-pays="${tile}"]`)!;
      const before = laid();
      await fireEvent.click(kind);
      expect(laid()).toBe(before + 1);
    }
  }
}

describe("what is not possible", () => {
  const { frames, words } = FOUR;
  const turn = frames.find(
    ({ seat }) =>
      seat.view.decision?.kind === "turn" &&
      seat.view.pile.some((_, place) => !seat.choices.some((c) => c.action.space === place)),
  )!.seat;

  it("a pile without a disc of one's own is asked about, not moved", async () => {
    const place = turn.view.pile.findIndex((_, i) => !turn.choices.some((c) => c.action.space === i));
    const { container, act, forbid } = show(turn, words);
    await fireEvent.click(container.querySelectorAll(".spot")[place]!);
    expect(forbid).toHaveBeenCalledWith({ do: "move", space: place, way: "cw" });
    expect(act).not.toHaveBeenCalled();
  });

  it("a card that cannot be written is asked about", async () => {
    const { container, act, forbid } = show(turn, words);
    await fireEvent.click(container.querySelector('[data-story="D"]')!);
    await fireEvent.click(container.querySelectorAll("button.card:not(.open)")[1]!);
    expect(forbid).toHaveBeenCalledWith({ do: "legend", legend: "D", value: 3 });
    expect(act).not.toHaveBeenCalled();
  });

  it("a column that is open can be put back", async () => {
    const { container } = show(turn, words);
    await fireEvent.click(container.querySelector('[data-story="D"]')!);
    expect(container.querySelectorAll("[data-story]")).toHaveLength(0);
    await fireEvent.keyDown(window, { key: "Escape" });
    expect(container.querySelectorAll("[data-story]")).toHaveLength(8);
  });

  it("a pile that is chosen can be put back", async () => {
    const { container, act } = show(turn, words);
    const spot = container.querySelector(".spot.open")!;
    await fireEvent.click(spot);
    expect(container.querySelectorAll(".choice")).toHaveLength(2);
    await fireEvent.keyDown(window, { key: "Escape" });
    expect(container.querySelectorAll(".choice")).toHaveLength(0);
    expect(act).not.toHaveBeenCalled();
  });

  it("a spectator has nothing to choose", async () => {
    const { container } = show(frames[30]!.spectator, words);
    expect(container.querySelectorAll(".open")).toHaveLength(0);
  });
});

describe("the preview of a move", () => {
  const { frames, words } = TWO;
  const { seat: turn, ahead } = frames.find(({ seat }) => seat.view.decision?.kind === "turn")!;

  it("shows each disc where it lands, one a place, both ways", async () => {
    const { action } = turn.choices[0]!;
    const discs = turn.view.pile[action.space!]!.length;
    const { container } = show(turn, words, false, (code) => ahead[code]);
    await fireEvent.click(container.querySelectorAll(".spot")[action.space!]!);
    expect(container.querySelectorAll(".chip.cw")).toHaveLength(discs);
    expect(container.querySelectorAll(".chip.ccw")).toHaveLength(discs);
    await fireEvent.focus(container.querySelector(".choice.cw")!);
    await tick();
    expect(container.querySelectorAll(".chip")).toHaveLength(0);
    expect(container.querySelectorAll(".disc.ghost")).toHaveLength(discs);
  });

  it("is there for a move that is looked at in the list, with what is heard then", async () => {
    const { container, rerender } = show(turn, words, false, (code) => ahead[code]);
    const said = new Set<string>();
    for (const { code, action } of turn.choices.filter((choice) => choice.action.do === "move")) {
      await rerender({ considered: code });
      expect(container.querySelectorAll(".disc.ghost")).toHaveLength(turn.view.pile[action.space!]!.length);
      said.add(container.querySelector(".preview .unseen")!.textContent!);
    }
    expect(said.size).toBeGreaterThan(2);
    const told = [...said].join("\n");
    expect(told).toContain(words.say(`nomads-way-cw`));
    expect(told).toMatch(/hear/);
    await rerender({ considered: null });
    expect(container.querySelectorAll(".disc.ghost, .chip")).toHaveLength(0);
  });
});

describe("how everybody stands", () => {
  it("is the score less the tiles, beside each seat", () => {
    const { seat: frame } = FOUR.frames.at(-2)!;
    const { container } = show(frame, FOUR.words);
    for (const [seat, { now }] of frame.facts.standing!.entries()) {
      const shown = container.querySelector(`[data-place="tiles-${seat}"] .now`)!.textContent;
      expect(Number(shown!.replace("−", "-"))).toBe(now);
    }
  });
});

describe("moments", () => {
  const sides = FOUR.frames.map(({ spectator }) => spectator);
  const staged = sides.slice(1).flatMap((now, i) => momentsOf(sides[i]!, now).map((moment) => ({ moment, last: sides[i]!, now })));

  it("each scoring waits for the reader, the end comes once", () => {
    const told = sides.flatMap(({ log }) => log.map(({ event }) => event.event));
    const count = (kind: string) => staged.filter(({ moment }) => moment.kind === kind).length;
    expect(count("scoring")).toBe(told.filter((event) => event === "scoring_begun").length);
    expect(count("scoring")).toBeGreaterThan(0);
    for (const { moment } of staged) expect(moment.stay ?? false).toBe(moment.kind === "scoring");
    expect(count("card")).toBe(told.filter((event) => /^(song|legend)_(written|improved)$/.test(event)).length);
    expect([count("last-round"), count("end")]).toEqual([1, 1]);
  });

  it("a scoring is a table of what was counted and won", () => {
    for (const { moment, last, now } of staged) {
      const props = { moment, last, frame: now, words: FOUR.words, content: {}, motion: false };
      const { container, unmount } = render(Moment, props as unknown as ComponentProps<typeof Moment>);
      if (moment.kind === "scoring") {
        const rows = [...container.querySelectorAll("tbody tr")];
        const scores = rows.map((row) => Number(row.querySelector(".sum")!.textContent!.replace("−", "-")));
        const counted = moment.lines.flatMap(({ event }) => (event.event === "score_counted" ? [event.count] : []));
        expect(scores).toEqual(counted.sort((a, b) => b - a));
        const won = moment.lines.reduce((sum, { event }) => sum + (event.event === "moons_won" ? event.count : 0), 0);
        expect(container.querySelectorAll(".won svg")).toHaveLength(won);
      } else expect(container.textContent).toMatch(/\S/);
      unmount();
    }
  });

  it("nobody is told of the card that they have just written", () => {
    for (const [i, { seat: now }] of FOUR.frames.slice(1).entries()) {
      const kinds = momentsOf({ ...FOUR.frames[i]!.seat, seat: now.seat }, now).filter(({ kind }) => kind === "card");
      expect(kinds.some(({ lines }) => lines[0]!.event.seat === now.seat)).toBe(false);
    }
  });
});

describe("the guide of a first game", () => {
  it("has a sentence for everything it names, and begins with what wins", () => {
    for (const { words, frames } of [TWO, FOUR, FIVE])
      for (const { seat } of frames) {
        const due = guide(seat as Frame);
        for (const tip of due) expect(words.has(tip), tip).toBe(true);
        if (!seat.result) expect(due[0]).toBe("nomads-guide-welcome");
        const kind = seat.view.decision?.kind;
        if (kind && seat.choices.length) expect(due).toContain(`nomads-guide-${kind.replaceAll("_", "-")}`);
      }
  });
});

describe("what moved", () => {
  const { frames } = FIVE;

  it("every disc that left its pile hops once, from its own height, in order", () => {
    let moves = 0;
    for (const [i, { spectator: now }] of frames.entries()) {
      const before = frames[i - 1]?.spectator ?? null;
      const moved = now.log.find((line) => line.event.event === "pile_moved")?.event;
      if (!before || !moved || now.view.hand.length) continue;
      const pile = before.view.pile[moved.space!]!;
      const { hops } = changes(before, now);
      expect(hops.map((hop) => now.view.pile[hop.place]![hop.height])).toEqual(pile);
      expect(hops.map((hop) => typeof hop.from === "object" && hop.from.height)).toEqual([...pile.keys()]);
      moves++;
    }
    expect(moves).toBeGreaterThan(5);
  });

  it("every tile that left a stack flies to where it lies now", () => {
    for (const [i, { spectator: now }] of frames.entries()) {
      const before = frames[i - 1]?.spectator;
      if (!before) continue;
      const gone = before.view.height.map((height, s) => height - now.view.height[s]!);
      const flown = changes(before, now).flights;
      expect(gone.map((_, s) => flown.filter((f) => f.from === `top-${s}`).length)).toEqual(gone);
    }
  });

  it("nothing moves on the first frame, nor after a gap", () => {
    expect(changes(null, frames[20]!.spectator).hops).toEqual([]);
    expect(changes(frames[15]!.spectator, frames[20]!.spectator).hops).toEqual([]);
  });
});
