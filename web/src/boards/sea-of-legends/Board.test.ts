import { cleanup, fireEvent, render } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { Choice } from "../../lib/board";
import type { Frame, Lang } from "../../lib/messages";
import { speak } from "../../lib/shell.svelte";
import { Words } from "../../lib/words";
import { shell } from "../asking";
import { record, some, type Asked } from "../record.js";
import Board from "./Board.svelte";
import own_en from "./en.ftl?raw";
import own_fr from "./fr.ftl?raw";
import { after, goOn, pace, sceneAt, sceneOf, stepsOf } from "./story";
import { NPC_NAMES, type Action, type GameFrame, type View } from "./types";
import { groupsAt, tableOf, type Board as Content, type Hints } from "./view";

const OWN = { en: own_en, fr: own_fr };

function game(asked: Omit<Asked, "game">) {
  const lang: Lang = asked.lang ?? "en";
  const { words, content, frames } = record<GameFrame>({ game: "sea-of-legends", ...asked });
  return { frames, board: content.board, words: new Words(lang, words, OWN[lang]).after(content.words) };
}
type Game = ReturnType<typeof game>;

function show(frame: GameFrame, { words, board }: Game, motion = false) {
  const [act, forbid] = [vi.fn<(code: number) => void>(), vi.fn<(action: object) => void>()];
  return { ...render(Board, { ...shell, frame: frame as Frame, words, content: board, act, forbid, motion }), act, forbid };
}

const all = <E extends Element = HTMLElement>(board: Element, what: string) => [...board.querySelectorAll<E>(what)];
/** What is read out of a button. */
const nameOf = (thing: Element) => (thing.getAttribute("aria-label") ?? readOut(thing)).replace(/\s+/g, " ").trim();
function readOut(thing: Node): string {
  if (thing instanceof Element && thing.getAttribute("aria-hidden") === "true") return "";
  return thing.nodeType === Node.TEXT_NODE ? (thing.textContent ?? "") : [...thing.childNodes].map(readOut).join("");
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

const THREE = game({ seats: 3, seed: 5 });
const TWO = game({ seats: 2, seed: 4, lang: "fr", options: { factions: "atlantian-british" } });

describe.each([
  { name: "three in English", played: THREE },
  { name: "two in French, other factions", played: TWO },
])("a whole game: $name", ({ played }) => {
  const { frames } = played;
  const few = some(frames, ({ seat }) => seat);

  it("is drawn for the seat that decides, and everything has a name", async () => {
    const { rerender, container } = show(frames[0]!.seat, played);
    for (const { seat: frame } of few) {
      await rerender({ frame });
      compare(container, frame);
      const names = all(container, "button, [role=img]").map(nameOf);
      expect(names.filter((name) => !name || /undefined|null|NaN|sea-of-legends/.test(name))).toEqual([]);
    }
  }, 120_000);

  it("is drawn for a spectator, who can choose nothing", async () => {
    const { rerender, container, act } = show(frames[0]!.spectator, played);
    for (const { spectator: frame } of few) {
      await rerender({ frame });
      compare(container, frame);
      expect(all(container, ".lit")).toHaveLength(0);
    }
    const clickable = all(container, ".stage button, aside button").filter((button) => !button.closest(".corner")); // jsdom opens no drawers
    for (const button of clickable) await fireEvent.click(button);
    expect(act).not.toHaveBeenCalled();
  }, 120_000);

  it("lets its seat make every choice on the board", async () => {
    const { rerender, container, act, forbid } = show(frames[0]!.seat, played);
    for (const { seat: frame } of few) {
      await rerender({ frame });
      for (const choice of frame.choices) {
        act.mockClear();
        await fireEvent.click(buttonFor(container, choice));
        expect(act.mock.calls, choice.label).toEqual([[choice.code]]);
      }
    }
    expect(forbid).not.toHaveBeenCalled();
  }, 120_000);

  it("knows how strong everybody is whom one can Challenge", () => {
    for (const { seat: frame } of frames) {
      for (const { event } of frame.log.filter(({ event }) => event.event === "challenged_npcs")) {
        const table = tableOf(frame, played.board as Content, played.words);
        const view = frame.view;
        if (view.against !== "npc") continue; // it is over already
        const group = groupsAt(table, view.at[event.seat!]!).find(({ faction }) => faction === event.faction);
        expect(group?.strength).toBe(event.count);
      }
    }
  });

  it("tells in steps what happens on the chart: in the end everything is where it is", () => {
    let moved = 0;
    let last: GameFrame | null = null;
    for (const { spectator: frame } of frames) {
      const steps = stepsOf(last, frame);
      if (last) {
        const scene = steps.reduce(after, sceneOf(last.view));
        expect(scene.npcs).toEqual(frame.view.npc_at);
        if (frame.view.round > 0) expect(scene.ships).toEqual(frame.view.at);
      }
      moved += steps.length;
      last = frame;
    }
    expect(moved).toBeGreaterThan(40);
  });
});

/** Everything that stands on the chart is drawn, no more and no less. */
function compare(board: Element, frame: GameFrame) {
  const view = frame.view;
  const standing = [...view.npc_at, ...view.at].filter(Boolean).length;
  expect(all(board, "[data-piece]")).toHaveLength(standing);
  expect(all(board, ".region .flag")).toHaveLength(view.flag.filter(Boolean).length);
  expect(all(board, ".region .fortress")).toHaveLength(view.fort.filter(Boolean).length);
  expect(all(board, ".region .infested")).toHaveLength(view.infested.filter(Boolean).length);
  expect(all(board, ".region .summoning")).toHaveLength(view.relic_at.filter(Boolean).length);
  const seat = frame.seat ?? 0;
  expect(all(board, ".tableau .slot.exhausted")).toHaveLength(view.exhausted[seat]!.size);
  const cards = [view.ready, view.exhausted, view.items, view.rumors, view.relics];
  const size = cards.reduce((sum, zone) => sum + zone[seat]!.size, 0);
  expect(all(board, ".tableau [data-card]")).toHaveLength(size + (view.ship[seat] ? 1 : 0));
  const dicing = ["assign", "turn_dice", "reroll_dice"].includes(view.decision?.kind ?? "");
  if (dicing) expect(all(board, ".dice .one")).toHaveLength(view.die.length);
  const scores = all(board, ".race .total").map((total) => Number(/\d+/.exec(total.textContent ?? "")));
  expect(scores.sort()).toEqual(frame.facts.notoriety!.map(({ total }) => total).sort());
}

/** The button for a choice, as somebody finds it who has it read out. */
function buttonFor(board: Element, { action, label }: Choice<Action>): Element {
  if (action.region) return board.querySelector(`[data-region="${action.region}"]`)!;
  const plain = label.replace(/\s+/g, " ");
  const buttons = all(board, "button");
  const ends = buttons.filter((button) => nameOf(button) === plain || nameOf(button).endsWith(`. ${plain}`));
  const found = ends.length ? ends : buttons.filter((button) => nameOf(button).startsWith(plain));
  expect(found, label).not.toHaveLength(0);
  return found[0]!;
}

describe("a turn", () => {
  const turns = THREE.frames.map(({ seat }) => seat).filter((frame) => frame.view.decision?.kind === "turn");
  const sailing = turns.find((frame) => frame.choices.some(({ action }) => action.do === "sail"))!;

  it("a region that is too far away is asked about", async () => {
    const { container, act, forbid } = show(sailing, THREE);
    const far = all(container, ".region:not(.lit):not(.here)")[0]!;
    await fireEvent.click(far);
    expect(forbid.mock.calls).toEqual([[{ do: "sail", region: far.dataset.region }]]);
    expect(act).not.toHaveBeenCalled();
  });

  it("a token on a Captain card is read out where that captain is", () => {
    const { view, facts } = sailing;
    const [me, other] = [sailing.seat!, (sailing.seat! + 1) % 3];
    const away = (places: (string | null)[][]) => places.with(me, places[me]!.map(() => null)) as View["token_at"];
    const tokens = facts.tokens!.with(me, { lover: view.at[other]! });
    const frame = { ...sailing, facts: { ...facts, tokens }, view: { ...view, token_at: away(view.token_at) } };
    const { container } = show(frame, THREE);
    const named = all(container, ".region").filter((region) => nameOf(region).includes(THREE.words.say("sea-of-legends-token-lover")));
    expect(named.map(({ dataset }) => dataset.region)).toEqual([view.at[other]]);
  });

  it("shows the odds before one declares", () => {
    const frame = turns.find(({ hints }) => (hints as Hints).odds?.length)!;
    const { container } = show(frame, THREE);
    for (const { code, percent } of frame.hints.odds) {
      expect(container.querySelector(`[data-code="${code}"]`)!.textContent).toContain(`${percent}%`);
    }
  });

  it("what each outcome of a Game brings is told beside it", () => {
    const frame = THREE.frames.map(({ seat }) => seat).find(({ choices }) => choices[0]?.action.do === "outcome")!;
    const { container } = show(frame, THREE);
    const { games } = THREE.board as unknown as Content;
    const game = games[Object.keys(frame.view.drawn.cards!)[0]!];
    const told = all(container, ".way .terms").map((terms) => terms.textContent);
    expect(told).toEqual(frame.choices.map(({ action }) => THREE.words.say(`text-${game}-${action.outcome}`)));
  });

  it("another captain's tableau can be looked at", async () => {
    const { container } = show(sailing, THREE);
    const other = (sailing.seat! + 1) % 3;
    await fireEvent.click(container.querySelector(`[data-seat="${other}"]`)!);
    expect(container.querySelector(".tableau h2")!.textContent).toBe(sailing.names[other]);
    expect(all(container, ".tableau button")).toHaveLength(0);
  });
});

describe("a Challenge", () => {
  const assigning = THREE.frames.map(({ seat }) => seat).filter((frame) => frame.view.decision?.kind === "assign");

  it("says the Strength so far and what is needed", () => {
    for (const frame of assigning.slice(0, 5)) {
      const { container, unmount } = show(frame, THREE);
      const shown = all(container, ".challenge .big").map((number) => number.textContent);
      const { strength, needed } = frame.facts.challenge!;
      expect(shown).toEqual([String(strength), String(needed ?? "?")]);
      unmount();
    }
  }, 60_000);

  it("a die can be dragged onto an ability that wants it, and onto no other", async () => {
    const frame = assigning.find(({ choices }) => choices.some(({ action }) => action.ability === "captain"))!;
    const { container, act } = show(frame, THREE);
    const ability = container.querySelector('[data-ability="captain"]')!;
    const dice = all(container, ".dice .one");
    const shows = (face: string) => dice[frame.view.die.findIndex((die, i) => die === face && !frame.view.die_spent[i])];
    for (const face of ["1", "2", "nemesis"]) {
      if (!shows(face)) continue;
      await fireEvent.dragStart(shows(face)!);
      await fireEvent.drop(ability);
    }
    expect(act).not.toHaveBeenCalled();
    await fireEvent.dragStart(shows("captain")!);
    await fireEvent.drop(ability);
    const one = frame.choices.find(({ action }) => action.ability === "captain" && action.count === 1)!;
    expect(act.mock.calls).toEqual([[one.code]]);

    act.mockClear(); // and so by two clicks
    await fireEvent.click(ability);
    expect(act).not.toHaveBeenCalled();
    await fireEvent.click(shows("captain")!);
    await fireEvent.click(ability);
    expect(act.mock.calls).toEqual([[one.code]]);
  });

  it("says what the Nemesis will do with the Nemesis faces", () => {
    const strikes = (frame: GameFrame) => frame.facts.challenge!.strikes[0]!;
    const found = assigning.filter(strikes);
    expect(found).not.toHaveLength(0);
    for (const frame of found.slice(0, 6)) {
      const { container, unmount } = show(frame, THREE);
      const who = frame.view.nemesis[frame.view.roller!]![0]!;
      const text = container.querySelector(".threat")?.textContent ?? "";
      for (const n of [1, 2, 3]) {
        const deed = THREE.words.say(`text-${who}-nemesis-${n}`);
        expect(text.includes(deed), text).toBe(n <= strikes(frame));
      }
      unmount();
    }
  }, 60_000);
});

describe("what cannot be done", () => {
  it("the Port's action, once one has acted, is asked about", async () => {
    const frame = THREE.frames
      .map(({ seat }) => seat)
      .find((each) => each.view.decision?.kind === "turn" && each.view.acted && !each.view.at[each.seat!]!.startsWith("S"))!;
    const { container, act, forbid } = show(frame, THREE);
    const barred = all(container, ".here .barred");
    for (const button of barred) await fireEvent.click(button);
    expect(forbid.mock.calls).toContainEqual([{ do: "visit" }]);
    expect(forbid.mock.calls).toContainEqual([{ do: "challenge", target: "port" }]);
    expect(act).not.toHaveBeenCalled();
  });

  it("a finger that stays on a region reads about it and does not sail there", async () => {
    vi.useFakeTimers();
    const frame = THREE.frames.map(({ seat }) => seat).find(({ choices }) => choices.some(({ action }) => action.do === "sail"))!;
    const { container, act } = show(frame, THREE);
    const region = container.querySelector<HTMLElement>(".region.lit")!;
    await fireEvent.pointerDown(region, { pointerType: "touch" });
    await vi.advanceTimersByTimeAsync(600);
    await fireEvent.click(region);
    expect(act).not.toHaveBeenCalled();
    expect(container.querySelector(".look h2")!.textContent).toContain(THREE.words.say(`region-${region.dataset.region}`));
    await fireEvent.pointerDown(region, { pointerType: "touch" });
    await fireEvent.click(region);
    expect(act).toHaveBeenCalledOnce();
    vi.useRealTimers();
  });
});

describe("the story", () => {
  it("is told step by step, and can be skipped", async () => {
    vi.useFakeTimers();
    const long = THREE.frames.findIndex(({ spectator }, i) => i > 0 && stepsOf(THREE.frames[i - 1]!.spectator, spectator).length > 4);
    const [before, now] = [THREE.frames[long - 1]!.spectator, THREE.frames[long]!.spectator];
    const { rerender, container } = show(before, THREE, true);
    await rerender({ frame: now });
    const steps = stepsOf(before, now);
    const told = () => container.querySelector(".tale p")!.textContent;
    expect(told()).toContain(steps[0]!.text);
    await vi.advanceTimersByTimeAsync(pace(steps.length, false));
    await tick();
    expect(told()).toContain(steps[1]!.text);
    await fireEvent.click(all(container, ".tale .air button").at(-1)!);
    expect(told()).toContain(steps.at(-1)!.text);
    expect(all(container, ".tale .air")).toHaveLength(0);
    compare(container, now);
    vi.useRealTimers();
  });

  it("can be looked through, step by step, also where nothing moves", async () => {
    const long = THREE.frames.findIndex(({ spectator }, i) => i > 0 && stepsOf(THREE.frames[i - 1]!.spectator, spectator).length > 4);
    const [before, now] = [THREE.frames[long - 1]!.spectator, THREE.frames[long]!.spectator];
    const { rerender, container } = show(before, THREE);
    await rerender({ frame: now });
    const steps = stepsOf(before, now);
    const [back, on] = all(container, ".tale button") as [HTMLElement, HTMLElement];
    const told = () => container.querySelector(".tale p")!.textContent;
    expect(told()).toContain(steps.at(-1)!.text);
    for (const step of steps.slice(0, -1).reverse()) {
      await fireEvent.click(back);
      expect(told()).toContain(step.text);
    }
    await fireEvent.click(back); // there is nothing before it
    const early = sceneOf(before.view);
    const first = after(early, steps[0]!);
    expect(all(container, "[data-piece]")).toHaveLength([...first.npcs, ...first.ships].filter(Boolean).length);
    for (const step of steps.slice(1)) {
      await fireEvent.click(on);
      expect(told()).toContain(step.text);
    }
    compare(container, now);
  });

  it("is forgotten where it is too long, and everything is where it was", () => {
    const lines = (n: number) => Array.from({ length: n }, (_, i) => ({ seq: i, text: "", event: { event: "npc_moved", npc: "king", region: i % 2 ? "S1" : "S2" } }) as never);
    const start = { npcs: NPC_NAMES.map((npc) => (npc === "king" ? "S9" : null)), ships: [] };
    const story = goOn({ start, steps: [] }, lines(70));
    expect(story.steps.length).toBeLessThan(70);
    expect(sceneAt(story, -1).npcs).toEqual(lines(70 - story.steps.length).reduce(after, start).npcs);
    expect(sceneAt(story, story.steps.length - 1).npcs).toEqual(lines(70).reduce(after, start).npcs);
  });

  it("is told faster the longer it is", () => {
    expect(pace(2, false)).toBeGreaterThan(pace(2, true));
    expect(pace(40, false)).toBeLessThan(pace(2, false));
  });

  it("knows every miniature by the name that the frame counts it with", () => {
    expect(NPC_NAMES).toHaveLength(THREE.frames[0]!.seat.view.npc_at.length);
  });
});
