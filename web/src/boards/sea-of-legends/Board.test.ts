import { cleanup, fireEvent, render } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { Frame, Lang } from "../../lib/messages";
import { speak } from "../../lib/shell.svelte";
import { Words } from "../../lib/words";
import { shell } from "../asking";
import { record, some, type Asked } from "../record.js";
import Board from "./Board.svelte";
import own_en from "./en.ftl?raw";
import own_fr from "./fr.ftl?raw";
import { Glass } from "./glass.svelte";
import guide from "./guide";
import Moment from "./Moment.svelte";
import { momentsOf } from "./moments";
import { after, goOn, pace, sceneAt, sceneOf, stepsOf } from "./story";
import Tableau from "./Tableau.svelte";
import { NPC_NAMES, type GameFrame, type View } from "./types";
import { groupsAt, nearest, tableOf, totals, type Board as Content, type Hints } from "./view";

const OWN = { en: own_en, fr: own_fr };

function game(asked: Omit<Asked, "game">) {
  const lang: Lang = asked.lang ?? "en";
  const { words, content, frames } = record<GameFrame>({ game: "sea-of-legends", ...asked });
  return { frames, board: content.board, words: new Words(lang, words, OWN[lang]).after(content.words) };
}
type Game = ReturnType<typeof game>;

function show(frame: GameFrame, { words, board }: Game, motion = false) {
  const [act, forbid] = [vi.fn<(code: number) => void>(), vi.fn<(action: object) => void>()];
  return { ...render(Board, { ...shell, frame: frame as unknown as Frame, words, content: board, act, forbid, motion }), act, forbid };
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
    const said = [...complaint.mock.calls];
    complaint.mockRestore();
    expect(said).toEqual([]);
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
    for (const button of all(container, ".region, .piece")) await fireEvent.click(button);
    expect(act).not.toHaveBeenCalled();
  }, 120_000);

  it("lets its seat make every choice on the board", async () => {
    const { rerender, container, act, forbid } = show(frames[0]!.seat, played);
    for (const { seat: frame } of few) {
      await rerender({ frame });
      for (const choice of frame.choices) {
        act.mockClear();
        const button = container.querySelector(`button[data-choice="${choice.code}"]`);
        expect(button, `${frame.view.decision?.kind}: ${choice.label}`).not.toBeNull();
        await fireEvent.click(button!);
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
  expect(all(board, ".own .thing.tired")).toHaveLength(view.exhausted[seat]!.size);
  const cards = [view.ready, view.exhausted, view.items, view.rumors, view.relics];
  expect(all(board, ".own .thing")).toHaveLength(cards.reduce((sum, zone) => sum + zone[seat]!.size, 0));
  // What NPCs carry is written on them.
  const carried = all(board, ".piece .gold").map((coin) => Number(coin.textContent));
  expect(carried.reduce((a, b) => a + b, 0)).toBe(view.npc_gold.filter((_, i) => view.npc_at[i]).reduce((a, b) => a + b, 0));
  const dicing = ["assign", "turn_dice", "reroll_dice"].includes(view.decision?.kind ?? "");
  if (dicing && frame.choices.length) expect(all(board, ".dice .one")).toHaveLength(view.die.length);
  const scores = all(board, ".race .total").map((total) => Number(/\d+/.exec(total.textContent ?? "")));
  expect(scores.sort()).toEqual(frame.facts.notoriety!.map(({ total }) => total).sort());
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
    const frame = { ...sailing, hints: {}, facts: { ...facts, tokens }, view: { ...view, token_at: away(view.token_at) } };
    const { container } = show(frame, THREE);
    const named = all(container, ".region").filter((region) => nameOf(region).includes(THREE.words.say("sea-of-legends-token-lover")));
    expect(named.map(({ dataset }) => dataset.region)).toEqual([view.at[other]]);
  });

  it("shows the odds before one declares", () => {
    const frame = turns.find(({ hints }) => (hints as Hints).odds?.length)!;
    const { container } = show(frame, THREE);
    for (const { code, percent } of frame.hints.odds) {
      expect(container.querySelector(`[data-choice="${code}"]`)!.textContent).toContain(`${percent}%`);
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

  it("a tableau shows all that lies before a captain", () => {
    const t = tableOf(sailing, THREE.board as unknown as Content, THREE.words);
    for (const whose of [0, 1, 2]) {
      const { container, unmount } = render(Tableau, { t, whose, act: vi.fn(), forbid: vi.fn() });
      const { view } = sailing;
      expect(container.querySelector("h2")!.textContent).toBe(sailing.names[whose]);
      expect(all(container, ".slot.exhausted")).toHaveLength(view.exhausted[whose]!.size);
      const cards = [view.ready, view.exhausted, view.items, view.rumors, view.relics];
      expect(all(container, "[data-card]")).toHaveLength(cards.reduce((sum, zone) => sum + zone[whose]!.size, view.ship[whose] ? 1 : 0));
      unmount();
    }
  });

  it("says what waits where sailing means a fight", () => {
    const fighting = turns.find(({ hints }) => (hints as Hints).fights?.length)!;
    const { container } = show(fighting, THREE);
    for (const { code, percent, strength } of (fighting.hints as Hints).fights!) {
      const region = container.querySelector(`.region[data-choice="${code}"]`)!;
      expect(region.querySelector(".fight")!.textContent).toBe(`${percent}%`);
      expect(nameOf(region)).toContain(THREE.words.say("sea-of-legends-fight", { strength, percent }));
    }
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
  const long = THREE.frames.findIndex(({ spectator }, i) => i > 0 && stepsOf(THREE.frames[i - 1]!.spectator, spectator).length > 4);
  const [before, now] = [THREE.frames[long - 1]!.spectator, THREE.frames[long]!.spectator];
  const steps = stepsOf(before, now);
  const toldIn = (container: Element) => container.querySelector(".tale")?.textContent ?? "";

  it("is told step by step, until what is asked comes", async () => {
    vi.useFakeTimers();
    const { rerender, container } = show(before, THREE, true);
    await rerender({ frame: now as unknown as Frame });
    expect(toldIn(container)).toContain(steps[0]!.text);
    await vi.advanceTimersByTimeAsync(pace(steps.length));
    await tick();
    expect(toldIn(container)).toContain(steps[1]!.text);
    const asking = { ...now, seat: null, choices: [{ index: 0, code: 1, label: "x", action: { do: "end_turn" } }] };
    await rerender({ frame: asking as unknown as Frame });
    expect(toldIn(container)).toBe("");
    compare(container, now);
    vi.useRealTimers();
  });

  it("can be looked through, step by step, also where nothing moves", async () => {
    const { rerender, container } = show(before, THREE);
    await rerender({ frame: now as unknown as Frame });
    const [back, on] = all(container, ".pager button") as [HTMLElement, HTMLElement];
    expect(toldIn(container)).toBe("");
    for (const step of steps.slice(0, -1).reverse()) {
      await fireEvent.click(back);
      expect(toldIn(container)).toContain(step.text);
    }
    await fireEvent.click(back); // there is nothing before it
    const first = after(sceneOf(before.view), steps[0]!);
    expect(all(container, "[data-piece]")).toHaveLength([...first.npcs, ...first.ships].filter(Boolean).length);
    for (const step of steps.slice(1, -1)) {
      await fireEvent.click(on);
      expect(toldIn(container)).toContain(step.text);
    }
    await fireEvent.click(on);
    compare(container, now);
  });

  it("never counts a step more than there are", async () => {
    const { rerender, container } = show(THREE.frames[0]!.spectator, THREE, true);
    let counted = 0;
    const onChart = THREE.frames.filter(({ spectator }) => spectator.view.against === null); // jsdom rolls no dice
    for (const { spectator } of onChart.slice(0, 120)) {
      await rerender({ frame: spectator as unknown as Frame });
      const said = container.querySelector(".pager .count")?.textContent;
      if (!said) continue;
      const [step, count] = said.match(/\d+/g)!.map(Number) as [number, number];
      expect(step).toBeGreaterThan(0);
      expect(step).toBeLessThanOrEqual(count);
      counted++;
    }
    expect(counted).toBeGreaterThan(5);
  }, 60_000);

  it("is forgotten where it is too long, and everything is where it was", () => {
    const lines = (n: number) => Array.from({ length: n }, (_, i) => ({ seq: i, text: "", event: { event: "npc_moved", npc: "king", region: i % 2 ? "S1" : "S2" } }) as never);
    const start = { npcs: NPC_NAMES.map((npc) => (npc === "king" ? ("S9" as const) : null)), ships: [] };
    const story = goOn({ start, steps: [] }, lines(70));
    expect(story.steps.length).toBeLessThan(70);
    expect(sceneAt(story, -1).npcs).toEqual(lines(70 - story.steps.length).reduce(after, start).npcs);
    expect(sceneAt(story, story.steps.length - 1).npcs).toEqual(lines(70).reduce(after, start).npcs);
  });

  it("is told faster the longer it is", () => {
    expect(pace(40)).toBeLessThan(pace(2));
  });

  it("knows every miniature by the name that the frame counts it with", () => {
    expect(NPC_NAMES).toHaveLength(THREE.frames[0]!.seat.view.npc_at.length);
  });
});

describe("moments", () => {
  const steps = THREE.frames.slice(1).map(({ spectator }, i) => ({ last: THREE.frames[i]!.spectator, frame: spectator }));
  const staged = steps.flatMap(({ last, frame }) => momentsOf(last, frame).map((moment) => ({ moment, last, frame })));

  it("the end of each Challenge is staged, with its dice and what was won", () => {
    const ends = steps.flatMap(({ frame, last }) => frame.log.filter(({ seq, event }) => seq > last.seq && /^challenge_(won|lost)$/.test(event.event)));
    const told = staged.filter(({ moment }) => moment.kind === "challenge");
    expect(told).toHaveLength(ends.length);
    expect(ends.length).toBeGreaterThan(3);
    for (const props of told.slice(0, 12)) {
      const { container, unmount } = render(Moment, { ...props, words: THREE.words, content: THREE.board, motion: false });
      expect(all(container, ".dice .die")).toHaveLength(props.last.view.die.length);
      const won = props.moment.lines.some(({ event }) => event.event === "challenge_won");
      expect(container.querySelector("h2")!.textContent).toBe(THREE.words.say(won ? "sea-of-legends-victory" : "sea-of-legends-defeat"));
      unmount();
    }
  });

  it("waits for those whose Challenge it was", () => {
    const { moment, last, frame } = staged.find(({ moment }) => moment.kind === "challenge")!;
    const who = moment.lines.find(({ event }) => event.event.startsWith("challenge_"))!.event.seat!;
    const seen = (seat: number | null) => momentsOf({ ...last, seat }, { ...frame, seat }).find(({ kind }) => kind === "challenge")!;
    expect(seen(who).stay).toBe(true);
    expect(seen(null).stay).toBeFalsy();
  });

  it("says when somebody has enough Notoriety, and when a power may win", () => {
    for (const { last, frame } of steps) {
      const kinds = momentsOf(last, frame).map(({ kind }) => kind);
      const more = totals(frame).some((total, seat) => total >= frame.facts.goal! && totals(last)[seat]! < frame.facts.goal!);
      const nearer = nearest(frame).some((faction) => !nearest(last).includes(faction));
      if (!frame.view.round || frame.result) continue;
      expect([kinds.includes("enough"), kinds.includes("danger")]).toEqual([more, nearer]);
    }
  });

  it("each can be drawn", () => {
    for (const props of staged) {
      const { container, unmount } = render(Moment, { ...props, words: THREE.words, content: THREE.board, motion: false });
      expect(container.textContent!.trim()).not.toBe("");
      expect(container.textContent).not.toMatch(/undefined|null|NaN|sea-of-legends/);
      unmount();
    }
    expect(new Set(staged.map(({ moment }) => moment.kind)).size).toBeGreaterThan(3);
  }, 60_000);
});

describe("the guide", () => {
  it("says what wins before the first choice, and something to each kind of decision", () => {
    const tips = THREE.frames.flatMap(({ seat }) => guide(seat as unknown as Frame));
    expect(tips.slice(0, 2)).toEqual(["sea-of-legends-guide-welcome", "sea-of-legends-guide-goal"]);
    const kinds = new Set(THREE.frames.map(({ seat }) => seat.view.decision?.kind).filter((kind) => kind !== "turn" && kind));
    const silent = [...kinds].filter((kind) => !THREE.words.has(`sea-of-legends-guide-${kind!.replaceAll("_", "-")}`));
    expect(silent).toEqual([]);
    for (const part of ["sail", "challenge", "visit"]) expect(tips).toContain(`sea-of-legends-guide-${part}`);
  });
});

describe("the glass over the chart", () => {
  function glass(width: number, height: number) {
    const made = new Glass();
    made.frame = { width, height };
    return made;
  }
  const seen = (g: Glass, { x, y }: { x: number; y: number }) => ({ x: g.left + x * g.size.width, y: g.top + y * g.size.height });

  it("shows all the places that it is asked to show", () => {
    const wanted = [{ x: 0.06, y: 0.2 }, { x: 0.5, y: 0.9 }, { x: 0.9, y: 0.5 }];
    for (const [width, height] of [[300, 160], [380, 420], [1018, 541], [1500, 780]] as const) {
      for (const spots of [wanted, wanted.slice(0, 1), wanted.slice(1)]) {
        const g = glass(width, height);
        g.show(spots);
        for (const { x, y } of spots.map((spot) => seen(g, spot))) {
          expect(x).toBeGreaterThan(0);
          expect(x).toBeLessThan(width);
          expect(y).toBeGreaterThan(0);
          expect(y).toBeLessThan(height);
        }
      }
    }
  });

  it("comes nearer to what is under the pointer, and no farther than the whole", () => {
    const g = glass(600, 400);
    const under = { x: (210 - g.left) / g.size.width, y: (170 - g.top) / g.size.height };
    g.by(2, { x: 210, y: 170 });
    expect(seen(g, under).x).toBeCloseTo(210);
    expect(seen(g, under).y).toBeCloseTo(170);
    g.by(0.01);
    expect(g.isWhole).toBe(true);
    expect([g.left, g.top].every((edge) => edge >= 0)).toBe(true);
  });

  it("stays on the chart however far one pulls", () => {
    const g = glass(600, 400);
    g.by(3);
    g.pan(9000, -9000);
    expect(g.left).toBeCloseTo(0);
    expect(g.top).toBeCloseTo(400 - g.size.height);
  });
});
