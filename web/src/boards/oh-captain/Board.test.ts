import { cleanup, render } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Frame, Lang } from "../../lib/messages";
import { Words } from "../../lib/words";
import Board from "./Board.svelte";
import own_en from "./en.ftl?raw";
import own_fr from "./fr.ftl?raw";
import { flightsOf } from "./flights";
import { record, type Asked } from "./record.js";
import { heard, news } from "./story";
import { notes, type View } from "./view";

const OWN: Record<Lang, string> = { en: own_en, fr: own_fr };

function game(asked: Asked) {
  const { words, moments } = record(asked);
  const lang = asked.lang ?? "en";
  return { moments, words: new Words(lang, words, OWN[lang]) };
}

function show(frame: Frame, words: Words) {
  const [act, forbid] = [vi.fn<(code: number) => void>(), vi.fn<(action: object) => void>()];
  return { ...render(Board, { frame, words, act, forbid, motion: false }), act, forbid };
}

const viewOf = (frame: Frame) => frame.view as View;
const decidersFrame = (frames: Frame[]) => frames[viewOf(frames[0]!).decision?.seat ?? 0]!;
const sum = (counts: Record<string, number>) => Object.values(counts).reduce((a, b) => a + b, 0);

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

describe.each<Asked>([
  { seats: 3 },
  { seats: 4, lang: "fr", options: { adventurers: "chosen" } },
  { seats: 5 },
  { seats: 6, options: { adventurers: "chosen" } },
])("a whole game: %o", (asked) => {
  const { moments, words } = game(asked);

  it("is drawn moment after moment, from the first seat and for a spectator", async () => {
    for (const side of [0, asked.seats]) {
      const { rerender, container, unmount } = show(moments[0]![side]!, words);
      for (const frames of moments) {
        const frame = frames[side]!;
        await rerender({ frame });
        const view = viewOf(frame);
        expect(container.querySelectorAll("section")).toHaveLength(asked.seats);
        const faceDown = side === 0 ? sum(view.loot_down[0]!.cards!) : view.loot_down[0]!.size;
        const mine = container.querySelector('[data-place="down-0"]')!;
        expect(mine.querySelectorAll(".card > svg, .card > .back")).toHaveLength(faceDown);
        expect(container.querySelectorAll('[data-place="bottle"]')).toHaveLength(1);
        if (view.said && view.step === "captain_choice") {
          const said = words.attribute(`item-${view.said}`, "a");
          expect(container.querySelector("q")!.textContent).toContain(said);
        }
      }
      unmount();
    }
  }, 60_000);

  it("lets the seat that decides make every choice on the board, and only those", async () => {
    const first = decidersFrame(moments[0]!);
    const { rerender, container, act } = show(first, words);
    for (const frames of moments) {
      const frame = decidersFrame(frames);
      await rerender({ frame });
      const glowing = [...container.querySelectorAll<HTMLElement>("button[data-code]")];
      const reached = new Set<number>();
      for (const button of glowing) {
        act.mockClear();
        button.click();
        expect(act).toHaveBeenCalledExactlyOnceWith(Number(button.dataset.code));
        reached.add(act.mock.calls[0]![0]);
      }
      const codes = frame.choices.map((choice) => choice.code);
      expect([...reached].sort((a, b) => a - b)).toEqual(codes.sort((a, b) => a - b));
    }
  }, 60_000);

  it("asks about everything else that is clicked, by an action that is no choice", async () => {
    const { rerender, container, act, forbid } = show(moments[0]![0]!, words);
    let asked = 0;
    for (const frames of moments) {
      const frame = frames[0]!;
      await rerender({ frame });
      for (const button of container.querySelectorAll<HTMLElement>("[aria-disabled]")) {
        forbid.mockClear();
        button.click();
        expect(forbid).toHaveBeenCalledOnce();
        const action = forbid.mock.calls[0]![0];
        for (const choice of frame.choices) expect(choice.action).not.toEqual(action);
        asked += 1;
      }
    }
    expect(act).not.toHaveBeenCalled();
    expect(asked).toBeGreaterThan(0);
  }, 60_000);

  it("names everything that can be pressed", async () => {
    const { rerender, container } = show(decidersFrame(moments[0]!), words);
    for (const frames of moments) {
      await rerender({ frame: decidersFrame(frames) });
      for (const thing of container.querySelectorAll("button, [role=img], summary")) {
        const name = thing.getAttribute("aria-label") ?? thing.textContent;
        expect(name?.trim(), thing.outerHTML).toBeTruthy();
        expect(name).not.toMatch(/undefined|null|NaN/);
      }
    }
  }, 60_000);

  it("knows where everything flies from and to", async () => {
    const { rerender, container } = show(moments[0]![0]!, words);
    let flown = 0;
    for (const frames of moments.slice(1)) {
      await rerender({ frame: frames[0]! });
      for (const { from, to } of frames[0]!.log.flatMap((line) => flightsOf(line.event))) {
        for (const place of [from, to]) {
          expect(container.querySelector(`[data-place="${place}"]`), place).not.toBeNull();
        }
        flown += 1;
      }
    }
    expect(flown).toBeGreaterThan(20);
  }, 60_000);
});

it("shows a spectator nothing to press", () => {
  const { moments, words } = game({ seats: 3 });
  const { container } = show(moments[5]![3]!, words);
  expect(container.querySelectorAll("button")).toHaveLength(0);
});

it("speaks both languages about the same things", () => {
  const names = (source: string) => [...source.matchAll(/^[a-z][\w-]*(?= =)/gm)].map(([name]) => name);
  expect(names(own_fr)).toEqual(names(own_en));
});

it("shows a card's face in flight only where everybody saw it", () => {
  const seen = { seat: 0, target: 1, card: "hook" };
  expect(flightsOf({ event: "hidden_card_hooked", ...seen })[0]!.card).toBeUndefined();
  expect(flightsOf({ event: "hidden_card_shot", ...seen })[0]!.card).toBeUndefined();
  expect(flightsOf({ event: "card_drawn", ...seen })[0]!.card).toBeUndefined();
  expect(flightsOf({ event: "open_card_hooked", ...seen })[0]!.card).toBe("hook");
});

it("notes named cards first, then those that are only known to be no Eggs", () => {
  expect(notes({ egg: 1, purse: 1, not_egg: 3 })).toEqual(["egg", "purse", "not_egg", "not_egg"]);
  expect(notes({})).toEqual([]);
});

it("remembers the turn before this one as long as frames follow one another", () => {
  const { moments } = game({ seats: 3 });
  const mine = moments.map((frames) => frames[0]!);
  let story = heard([], undefined, mine[0]!);
  for (const [i, frame] of mine.slice(1).entries()) story = heard(story, mine[i], frame);
  const turns = story.filter((line) => line.event.event === "turn_begun");
  expect(turns).toHaveLength(2);
  expect(story[0]).toBe(turns[0]);
  expect(news(story).at(-1)!.event.event).toBe("majority_won");
  expect(heard(story, mine[3], mine[9]!)).toEqual(heard([], undefined, mine[9]!));
});
