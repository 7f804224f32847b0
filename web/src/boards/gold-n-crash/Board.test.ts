import { cleanup, fireEvent, render } from "@testing-library/svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { choiceTo, follows, type Choice } from "../../lib/board";
import { flightsOf } from "../../lib/flight";
import type { Frame, Lang } from "../../lib/messages";
import { speak } from "../../lib/shell.svelte";
import { Words } from "../../lib/words";
import Board from "./Board.svelte";
import { effectOf } from "./effect";
import { shell } from "../asking";
import { recordAhead, some, type Asked } from "../record.js";
import own_en from "./en.ftl?raw";
import own_fr from "./fr.ftl?raw";
import { fan, SMALL } from "./fan";
import guide from "./guide";
import { hitsOf } from "./hits";
import { momentsOf } from "./moments";
import type { Action, Ahead, GameFrame } from "./types";
import { at, faceOf, robustness } from "./view";

const OWN = { en: own_en, fr: own_fr };

type Wish = Omit<Asked, "game" | "seats">;

function game(asked: Wish) {
  const lang: Lang = asked.lang ?? "en";
  const { words, frames } = recordAhead<GameFrame, Ahead>({ game: "gold-n-crash", seats: 2, ...asked });
  return { frames, words: new Words(lang, words, OWN[lang]) };
}

const PLAYED = game({ seed: 3 });

function show(frame: GameFrame, words: Words, motion = false, foreseen?: (code: number) => Ahead | undefined) {
  const [act, forbid] = [vi.fn<(code: number) => void>(), vi.fn<(action: object) => void>()];
  return { ...render(Board, { ...shell, frame: frame as Frame, words, act, forbid, foreseen, motion }), act, forbid };
}

const all = <E extends Element = HTMLElement>(board: Element, what: string) => [...board.querySelectorAll<E>(what)];
const shownIn = (board: Element, place: string) => board.querySelector(`[data-place~="${place}"]`)!;
const OFF_BOARD = ["box"]; // a Guest that is lost

// Nothing has a size here
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
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

describe.each<Wish>([
  { seed: 11, lang: "fr", options: { guests: "chosen", stop_early: true } },
])("a whole game: %o", (asked) => {
  const { frames, words } = game(asked);

  it("is drawn frame after frame for the seat that decides, and everything has a name", async () => {
    const { rerender, container } = show(frames[0]!.seat, words);
    for (const { seat: frame } of some(frames, ({ seat }) => seat)) {
      await rerender({ frame });
      compare(container, frame);
      const offered = all(container, "[data-choice]").flatMap((thing) => thing.dataset.choice!.split(" ").map(Number));
      expect(new Set(offered)).toEqual(new Set(frame.choices.map(({ code }) => code)));
      const names = all(container, "button, summary, [role=img]").map((thing) => thing.getAttribute("aria-label") ?? thing.textContent);
      expect(names.filter((name) => !name?.trim() || /undefined|null|NaN|gold-n-crash/.test(name))).toEqual([]);
    }
  }, 120_000);

  it("is drawn for a spectator, and knows where everything flies from and to", async () => {
    const { rerender, container } = show(frames[0]!.spectator, words);
    let flown = 0;
    for (const [i, { spectator: frame }] of frames.entries()) {
      await rerender({ frame });
      compare(container, frame);
      for (const { from, to } of i ? flightsOf(frame.log) : []) {
        for (const place of [from, to]) {
          if (!OFF_BOARD.includes(place)) expect(shownIn(container, place), place).not.toBeNull();
        }
        flown++;
      }
    }
    expect(flown).toBeGreaterThan(50);
  }, 120_000);

  it("lets its seat make every choice on the board, and nothing else", async () => {
    const { rerender, container, act, forbid } = show(frames[0]!.seat, words);
    for (const { seat: frame } of some(frames, ({ seat }) => seat)) {
      await rerender({ frame });
      for (const choice of frame.choices) {
        act.mockClear();
        await fireEvent.keyDown(window, { key: "Escape" }); // put back what is picked
        await reach(container, choice);
        expect(act.mock.calls, choice.label).toEqual([[choice.code]]);
      }
    }
    expect(forbid).not.toHaveBeenCalled();
  }, 120_000);

  it("asks about what is impossible, with an action that is not among the choices", async () => {
    let questions = 0;
    for (const { seat: frame } of frames.filter((_, i) => i % 7 === 0)) {
      const { container, act, forbid, unmount } = show(frame, words);
      for (const button of all<HTMLButtonElement>(container, "button[aria-disabled=true]")) {
        forbid.mockClear();
        await fireEvent.click(button);
        if (!frame.choices.length) continue; // the game is over: cards can still be read
        expect(forbid).toHaveBeenCalledOnce();
        const [action] = forbid.mock.calls[0]!;
        for (const choice of frame.choices) expect(choice.action).not.toEqual(action);
        questions++;
      }
      expect(act).not.toHaveBeenCalled();
      unmount();
    }
    expect(questions).toBeGreaterThan(20);
  }, 60_000);
});

/** Everything that lies on the table is drawn, no more and no less. */
function compare(board: Element, frame: GameFrame) {
  const view = frame.view;
  const mine = frame.seat ?? 0;
  for (const [place, cards] of view.column.entries()) {
    expect(all(shownIn(board, `column-${place}`), ".card")).toHaveLength(cards.length);
  }
  expect(all(board, ".lit")).toHaveLength(view.decision && view.active !== null ? view.actions : 0);
  expect(all(board, ".guest > .portrait")).toHaveLength(view.guest.filter(Boolean).length);
  expect(all(board, `[data-place="hand-${mine}"] .slot`)).toHaveLength(view.hand[mine]!.size);
  const deck = shownIn(board, `deck-${1 - mine}`);
  expect(deck.textContent).toContain(String(frame.facts.left![1 - mine]));
}

/** Make a choice as a person does: by clicking what is drawn. */
async function reach(board: Element, { action, code }: Choice<Action>) {
  const click = (what: string) => {
    const found = all(board, what);
    expect(found, what).not.toHaveLength(0);
    return fireEvent.click(found[0]!);
  };
  const column = (number: number) => `button[data-choice][data-column="${number}"]`;
  switch (action.do) {
    case "play":
      await click(`button[data-choice][data-card$="_${action.card}${action.gold}"]`);
      return click(column(action.column));
    case "discard":
      await click(column(action.column));
      return click('[data-place^="discard-"] button[data-choice]');
    case "manoeuvre":
      await click(column(action.from));
      return click(column(action.to));
    case "secure":
    case "call_back":
      return click(column(action.column));
    case "draw":
      return click('[data-place^="deck-"] button[data-choice]');
    default:
      return click(`button[data-choice="${code}"]`);
  }
}

describe("a turn", () => {
  const { frames, words } = PLAYED;
  const turns = frames.map(({ seat }) => seat).filter((frame) => frame.view.decision?.kind === "action");

  it("a card that is picked can be put back", async () => {
    const frame = turns.find((turn) => turn.choices.some((choice) => choice.action.do === "play"))!;
    const { container, act } = show(frame, words);
    const targets = () => all(container, ".here").length;
    await fireEvent.click(container.querySelector("button.open[data-card]")!);
    expect(targets()).toBeGreaterThan(0);
    await fireEvent.keyDown(window, { key: "Escape" });
    expect(targets()).toBe(0);
    expect(act).not.toHaveBeenCalled();
  });

  it("a spectator has nothing to choose", () => {
    const { container } = show(frames[30]!.spectator, words);
    expect(container.querySelectorAll("[data-choice], [data-mine]")).toHaveLength(0);
  });

  it("everybody's Treasure shows its gold, and opens to be read", async () => {
    const frame = turns.find((turn) => turn.view.treasure[1 - turn.seat!]!.length > 2)!;
    const { container } = show(frame, words);
    for (const seat of [0, 1]) {
      const chest = shownIn(container, `treasure-${seat}`);
      expect(chest.querySelector("span.gold")!.textContent).toBe(String(frame.facts.gold![seat]));
      if (!frame.view.treasure[seat]!.length) continue;
      await fireEvent.click(chest.querySelector("button")!);
      expect(all(container, "[role=dialog] li")).toHaveLength(frame.view.treasure[seat]!.length);
      await fireEvent.keyDown(window, { key: "Escape" });
      expect(all(container, "[role=dialog]")).toEqual([]);
    }
  });

  it("what is said of a card is what it did", () => {
    let [seen, drawn] = [0, 0];
    for (const [i, { seat: before, ahead }] of frames.slice(0, -1).entries()) {
      const log = frames[i + 1]!.spectator.log.map((line) => line.event);
      const [first] = log;
      if (first?.event !== "card_played") continue;
      const { kind, gold } = faceOf(first.card);
      const choice = choiceTo(before, { do: "play", card: kind, gold, column: first.column })!;
      const effect = effectOf(before, choice, ahead[choice.code]!);
      const happened = (event: string) => log.filter((each) => each.event === event).length;
      const told = { board: "card_boarded", fish: "card_fished", reinforce: "card_drawn" }[kind as string];
      if (told) expect(happened(told), kind).toBe(effect.times);
      if (kind === "reinforce") drawn += effect.times;
      if (kind === "bomb" && effect.falls !== "perhaps") {
        expect(happened("zeppelin_destroyed") > 0).toBe(effect.falls === "surely");
      }
      if (effect.clears) expect(happened("column_cleared")).toBe(1);
      if (kind !== "secure" && kind !== "bomb") {
        expect(happened("column_cleared") > 0).toBe(effect.clears);
        expect(log.find((each) => each.event === "guest_secured")?.guest ?? null).toBe(effect.guest);
      }
      seen++;
    }
    expect(seen).toBeGreaterThan(30);
    expect(drawn).toBeGreaterThan(3);
  });

  it("what a picked card would do stands below each Zeppelin where it can go", async () => {
    const { seat: frame, ahead } = frames.find(({ seat, ahead }) => seat.choices.some(({ action, code }) => action.card === "reinforce" && ahead[code]))!;
    const { container } = show(frame, words, false, (code) => ahead[code]);
    await fireEvent.click(container.querySelector("button.open[data-card*=reinforce]")!);
    expect(all(container, ".here .signs").map((signs) => signs.textContent).join()).toMatch(/draws \d card/);
  });

  it("promises what is foreseen, and nothing else", () => {
    const [choice] = turns[0]!.choices.filter(({ action }) => action.do === "play");
    const foretold = (...events: Ahead["events"]) => effectOf(turns[0]!, { ...choice!, action: { do: "play", card: "bomb", gold: 1, column: 0 } }, { events });
    const me = turns[0]!.seat!;
    expect(foretold()).toMatchObject({ falls: "perhaps", odds: [1, 3], clears: false, guest: null });
    expect(foretold({ event: "zeppelin_destroyed", seat: 1 - me })).toMatchObject({ falls: "surely", clears: false, guest: null });
    expect(foretold({ event: "zeppelin_resisted" }, { event: "column_cleared", seat: me })).toMatchObject({ falls: "no", clears: true });
    expect(foretold({ event: "guest_secured", seat: me, guest: "five_cards" })).toMatchObject({ guest: "five_cards" });
  });

  it("never rules out how robust a Zeppelin turns out to be", () => {
    const last = frames.at(-1)!.spectator.view;
    const wrecks = last.wreck.flatMap((value, place) => (value ? [{ place, value }] : []));
    expect(wrecks.length).toBeGreaterThan(0);
    for (const { spectator } of frames) {
      for (const { place, value } of wrecks) expect(robustness(spectator, place)).toContain(value);
    }
  });
});

describe("what moved", () => {
  const { frames } = PLAYED;

  it("shows a card's face in flight only to those who see it", () => {
    for (const side of ["seat", "spectator"] as const) {
      const drawn = frames.flatMap((frame) => frame[side].log).filter(({ event }) => event.event === "card_drawn");
      const own = drawn.filter(({ event }) => side === "seat" && event.card);
      for (const line of drawn) {
        const [flight] = flightsOf([line]);
        expect(flight?.piece).toBe(own.includes(line) ? line.event.card : undefined);
        expect(flight?.end).toBe(own.includes(line) ? "up" : "down");
        if (!own.includes(line) || flight?.from.startsWith("deck")) expect(flight?.start).toBe("down");
      }
    }
  });

  it("every Zeppelin that was bombed is hit, and staged", () => {
    let hit = 0;
    for (const [i, { spectator: now }] of frames.entries()) {
      const bombed = now.log.map((line) => line.event).filter((e) => /^zeppelin_/.test(e.event));
      expect(Object.keys(hitsOf(now.log)).map(Number)).toEqual([...new Set(bombed.map((e) => at(e.seat!, e.column!)))].sort());
      const staged = i ? momentsOf(frames[i - 1]!.spectator, now).filter(({ kind }) => kind === "bomb") : [];
      if (i) expect(staged.map(({ lines }) => lines[0]!.event)).toEqual(bombed);
      hit += bombed.length;
    }
    expect(hit).toBeGreaterThan(3);
  });

  it("the end is staged once, with all that was counted", () => {
    const [before, last] = frames.slice(-2).map(({ spectator }) => spectator) as [GameFrame, GameFrame];
    const end = momentsOf(before, last).filter(({ kind }) => kind === "end");
    expect(end).toHaveLength(1);
    expect(end[0]!.lines.at(-1)).toBe(last.log.filter(({ event }) => /victory|counted/.test(event.event)).at(-1));
  });

  it("nothing moves on the first frame, nor after a gap", () => {
    const [first, second, third] = frames.map(({ spectator }) => spectator) as [GameFrame, GameFrame, GameFrame];
    expect(follows(null, first)).toBe(false);
    expect(follows(first, second)).toBe(true);
    expect(follows(first, third)).toBe(false);
  });
});

describe("the guide", () => {
  const { frames } = game({ seed: 11, options: { guests: "chosen" } });
  const told = frames.map(({ seat }) => ({ seat, tips: guide(seat as Frame).map((tip) => tip.replace("gold-n-crash-guide-", "")) }));

  it("says what wins before anything is chosen, and speaks of each kind of decision", () => {
    for (const { seat, tips } of told.filter((each) => each.seat.choices.length)) {
      const { kind } = seat.view.decision!;
      expect(tips.indexOf("goal")).toBeGreaterThanOrEqual(0);
      expect(tips.indexOf("goal")).toBeLessThan(tips.indexOf(kind.replaceAll("_", "-")));
    }
    expect(told.at(-1)!.tips).toEqual(["end"]);
  });

  it("has words for all it says, and says all it has words for", () => {
    const said = new Set([...told.flatMap(({ tips }) => tips), ...guide(frames[0]!.spectator as Frame).map((tip) => tip.replace("gold-n-crash-guide-", ""))]);
    const written = [...own_en.matchAll(/^gold-n-crash-guide-([\w-]+)/gm)].map(([, tip]) => tip!);
    expect([...said].sort()).toEqual(written.sort());
  });
});

describe("cards in their room", () => {
  const RATIO = 1.4;
  it.each([
    [1, 100, 60],
    [5, 300, 70],
    [18, 300, 70],
    [18, 1000, 150],
    [12, 95, 44],
  ])("%d of them lie in %d by %d", (count, width, height) => {
    const lying = fan(count, { width, height });
    const most = Math.max(...lying.lines);
    expect(lying.lines.reduce((sum, cards) => sum + cards, 0)).toBe(count);
    expect(lying.width + (most - 1) * lying.pitch).toBeLessThanOrEqual(width + 0.01);
    expect(lying.width * RATIO * lying.lines.length).toBeLessThanOrEqual(height + 0.01);
    expect(lying.pitch).toBeGreaterThanOrEqual((lying.width < SMALL ? 0.75 : 0.46) * lying.width - 0.01);
    expect(lying.width).toBeGreaterThan(12);
  });

  it("leaves each a strip that a finger finds", () => {
    const lying = fan(12, { width: 300, height: 90 }, 24);
    expect(lying.pitch).toBeGreaterThanOrEqual(24);
  });
});

it("speaks both languages about the same things", () => {
  const names = (source: string) => [...source.matchAll(/^[a-z][\w-]*(?= =)/gm)].map(([name]) => name);
  expect(names(own_fr)).toEqual(names(own_en));
});
