import { cleanup, render } from "@testing-library/svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { freshLines } from "../../lib/board";
import type { Frame, Lang } from "../../lib/messages";
import { flightsOf } from "../../lib/flight";
import { speak } from "../../lib/shell.svelte";
import { Words } from "../../lib/words";
import Board from "./Board.svelte";
import { shell } from "../asking";
import { recordEverybody, some, type Asked } from "../record.js";
import guide from "./guide";
import MomentDrawn from "./Moment.svelte";
import { kindOf } from "./pieces/tints";
import own_en from "./en.ftl?raw";
import own_fr from "./fr.ftl?raw";
import { heard, news } from "./story";
import type { GameFrame } from "./types";
import { momentsOf, saidOf } from "./moments";
import { notes, Sight } from "./view";

const OWN: Record<Lang, string> = { en: own_en, fr: own_fr };

type Wish = Omit<Asked, "game"> & { seats: number };

function game(asked: Wish) {
  const { words, frames: moments } = recordEverybody<GameFrame>({ game: "oh-captain", seed: asked.seats, ...asked });
  const lang = asked.lang ?? "en";
  return { moments, words: new Words(lang, words, OWN[lang]) };
}

function show(frame: GameFrame, words: Words) {
  const [act, forbid] = [vi.fn<(code: number) => void>(), vi.fn<(action: object) => void>()];
  return { ...render(Board, { ...shell, frame: frame as Frame, words, act, forbid, motion: false }), act, forbid };
}

const three = game({ seats: 3 });
const decidersFrame = (frames: GameFrame[]) => frames[frames[0]!.view.decision?.seat ?? 0]!;

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

/** Everything drawn; walking is far quicker here than selectors. */
function drawn(board: Element): HTMLElement[] {
  const walker = document.createTreeWalker(board, NodeFilter.SHOW_ELEMENT);
  const elements: HTMLElement[] = [];
  while (walker.nextNode()) elements.push(walker.currentNode as HTMLElement);
  return elements;
}

function all(board: Element, tag: string): HTMLElement[] {
  return drawn(board).filter((each) => each.localName === tag);
}

const OFF_BOARD = ["box", "arrived"];

function places(board: Element): Map<string, HTMLElement> {
  const marked = drawn(board).filter((each) => each.hasAttribute("data-place"));
  return new Map(marked.map((each) => [each.dataset.place!, each]));
}

const seen = new Set<string>();

describe.each<Wish>([
  { seats: 3, seed: 1 },
  { seats: 4, seed: 5, lang: "fr", options: { adventurers: "chosen" } },
  { seats: 5 },
  { seats: 6 },
])("a whole game: %o", (asked) => {
  const { moments, words } = game(asked);

  it("is drawn moment after moment, from a seat or from where spectators are", async () => {
    const side = asked.seats % 2 ? 0 : asked.seats;
    const { rerender, container } = show(moments[0]![side]!, words);
    let flown = 0;
    for (const frames of moments) {
      const frame = frames[side]!;
      await rerender({ frame });
      const view = frame.view;
      const at = places(container);
      expect(all(container, "section")).toHaveLength(asked.seats + 1); // and the question
      const mine = all(at.get("loot_down-0")!, "span").filter((each) => each.classList.contains("card"));
      expect(mine).toHaveLength(view.loot_down[0]!.size);
      if (view.said && view.step === "captain_choice") {
        const said = words.attribute(`item-${view.said}`, "a");
        expect(all(container, "q")[0]!.textContent).toContain(said);
      }
      for (const { from, to } of flightsOf(frame.log)) {
        const off = OFF_BOARD.includes(from) || OFF_BOARD.includes(to);
        expect(off || (at.has(from) && at.has(to)), `${from} to ${to}`).toBe(true);
        flown += 1;
      }
    }
    expect(flown).toBeGreaterThan(20);
  }, 60_000);

  it("lets the seat that decides make every choice and asks about all else", async () => {
    const { rerender, container, act, forbid } = show(decidersFrame(moments[0]!), words);
    for (const frames of some(moments, decidersFrame)) {
      const frame = decidersFrame(frames);
      await rerender({ frame });
      seen.add(frame.view.decision?.kind ?? "over");
      const buttons = all(container, "button");
      act.mockClear();
      forbid.mockClear();
      for (const button of buttons) {
        const name = button.getAttribute("aria-label") ?? button.textContent ?? "";
        expect(name).toMatch(/\S/);
        expect(name).not.toMatch(/undefined|null|NaN/);
        button.click();
      }
      const made = act.mock.calls.map(([code]) => code);
      const codes = new Set(frame.choices.map((choice) => choice.code));
      expect(new Set(made)).toEqual(codes);
      expect(new Set(buttons.flatMap(({ dataset }) => (dataset.choice ? [Number(dataset.choice)] : [])))).toEqual(codes);
      expect(forbid.mock.calls.length + made.length).toBe(buttons.length);
      for (const [action] of forbid.mock.calls) {
        for (const choice of frame.choices) expect(choice.action).not.toEqual(action);
      }
    }
  }, 60_000);
});

it("saw every kind of decision in these games", () => {
  expect(seen.size).toBe(11 + 1); // and the end
});

describe.each<Lang>(["en", "fr"])("what is staged, in %s", (lang) => {
  const { moments, words } = game({ seats: 4, seed: 5, lang });
  const guided = new Set<string>();
  const staged = moments.slice(1).flatMap((frames, i) =>
    frames.flatMap((frame, side) => {
      const last = moments[i]![side]!;
      guide(frame as Frame).forEach((tip) => guided.add(tip));
      return momentsOf(last, frame).map((moment) => ({ moment, last, frame }));
    }),
  );

  it("is drawn, with the card that was spoken of and whether that was true", () => {
    const kinds = new Set(staged.map(({ moment }) => moment.kind));
    expect(kinds).toEqual(new Set(["found", "said", "reveal", "doubt", "mutiny", "loot", "near", "end"]));
    const stamps = new Set<string>();
    for (const { moment, last, frame } of staged) {
      const { container, unmount } = render(MomentDrawn, { moment, last, frame, words, content: {}, motion: false });
      expect(container.textContent).not.toMatch(/undefined|null|NaN/);
      const stamp = container.querySelector(".stamp")?.textContent ?? "";
      if (stamp) {
        const card = moment.lines.find(({ event }) => event.card)!.event.card!;
        expect(stamp).toBe(words.say(`oh-captain-stamp-${kindOf(card) === saidOf(last, frame) ? "true" : "lie"}`));
        stamps.add(`${moment.kind} ${stamp}`);
      }
      unmount();
    }
    expect(stamps.size).toBe(4);
  }, 60_000);

  it("is no secret", () => {
    for (const { moment, frame } of staged.filter(({ moment }) => moment.kind === "found")) {
      expect(moment.lines[0]!.event.seat).toBe(frame.seat);
    }
  });

  it("is explained in a first game: first what wins, then what comes", () => {
    const tips = [...guided];
    expect(tips.slice(0, 3)).toEqual(["welcome", "goal", "table"].map((tip) => `oh-captain-guide-${tip}`));
    const unsaid = tips.filter((tip) => !words.has(tip));
    expect(unsaid.every((tip) => tip.startsWith("oh-captain-guide-watch-"))).toBe(true);
    for (const kind of ["announce", "announce-egg", "captain-choice", "target", "target-captain", "respond", "pick-card", "role", "role-captain", "near", "end"]) {
      expect(tips).toContain(`oh-captain-guide-${kind}`);
    }
  });
});

it("shows a spectator nothing to press", () => {
  const { container } = show(three.moments[5]![3]!, three.words);
  expect(all(container, "button")).toHaveLength(0);
});

it("speaks both languages about the same things", () => {
  const names = (source: string) => [...source.matchAll(/^[a-z][\w-]*(?= =)/gm)].map(([name]) => name);
  expect(names(own_fr)).toEqual(names(own_en));
});

it("shows a card's face in flight only where it is seen", () => {
  const moved = { from: "loot_down-1", to: "loot_up-0" };
  const fly = (more: object) => flightsOf([{ event: { moved: [{ ...moved, ...more }] } }]);
  expect(fly({ shown: [false, false] })).toEqual([{ ...moved, piece: undefined, start: "down", end: "down" }]);
  expect(fly({ piece: "hook", shown: [false, true] })).toEqual([{ ...moved, piece: "hook", start: "down", end: "up" }]);
  expect(fly({ piece: "coin", count: 2 })).toEqual(Array(2).fill({ ...moved, piece: "coin" }));
  expect(flightsOf([{ event: {} }])).toEqual([]);
});

it("reads out each card once that somebody remembers", () => {
  const sight = new Sight(three.moments[5]![0]!, three.words);
  const named = (card: string) => sight.counted(card, 1);
  expect(sight.listed({ purse: 1, not_egg: 1 })).toBe(named("purse"));
  expect(sight.listed({ purse: 1, not_egg: 2, egg: 1, hook: 0 })).toBe(
    [named("purse"), named("egg"), named("not_egg")].join(", "),
  );
});

it("notes named cards first, then those that are only known to be no Eggs", () => {
  expect(notes({ egg: 1, purse: 1, not_egg: 3 })).toEqual(["egg", "purse", "not_egg", "not_egg"]);
  expect(notes({})).toEqual([]);
});

it("remembers the turn before this one as long as frames follow one another", () => {
  const mine = three.moments.map((frames) => frames[0]!);
  let story = heard([], null, mine[0]!);
  for (const [i, frame] of mine.slice(1).entries()) story = heard(story, mine[i]!, frame);
  const turns = story.filter((line) => line.event.event === "turn_begun");
  expect(turns).toHaveLength(2);
  expect(story[0]).toBe(turns[0]);
  expect(news(story).at(-1)!.event.event).toBe("majority_won");
  expect(heard(story, mine[3]!, mine[9]!)).toEqual(heard([], null, mine[9]!));
  const again = { ...mine[9]!, since: mine[9]!.seq, log: [] }; // somebody came or went, nothing happened
  expect(heard(story, mine[9]!, again)).toEqual(story);
  expect(freshLines(mine[8]!, mine[9]!)).toEqual(mine[9]!.log);
  expect(freshLines(mine[9]!, again)).toEqual([]);
  expect(freshLines(three.moments[8]![1]!, mine[9]!)).toEqual([]);
});
