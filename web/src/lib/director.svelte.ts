/** Tells the story before it asks: frames come in whenever they like, and are shown one after the other,
 * each held as long as its reader needs; what is to be chosen comes when everything is told. */
import { freshLines, sameSide } from "./board";
import { APART, FLIGHT, flightsOf } from "./flight";
import { sentences } from "./lines";
import type { Frame, LogLine } from "./messages";
import type { Moment, MomentsOf } from "./moments";
import { SPEED, type Tempo } from "./tempo";

/** A moment on the stage, between what the board still shows and what comes next. */
export interface Staged {
  moment: Moment;
  last: Frame;
  frame: Frame;
}

/** What is told, and to whom. */
interface House {
  tempo: () => Tempo;
  momentsOf: () => MomentsOf;
  /** These lines are told now: what they sound like. */
  heard: (lines: LogLine[]) => void;
  /** All is told, and this is what is asked. */
  told: (frame: Frame) => void;
}

const GRACE = 250; // milliseconds in which a click was meant for what was asked before
const SOON = 2400; // from an answer to the next question, for who wants it quick
const LONGEST = 2600; // that a frame is held

export class Director {
  /** What the board shows; its choices only when everything is told. */
  shown: Frame | null = $state.raw(null);
  /** What the frame that is shown brought. */
  news: LogLine[] = $state.raw([]);
  moment: Staged | null = $state.raw(null);
  telling = $state(false);
  /** Whether an answer is taken for one. */
  ready = $state(false);
  #newest: Frame | null = null; // of those that came
  #queue: Frame[] = [];
  #after: Staged[] = []; // what is staged when the frame has been shown
  #go: (() => void) | null = null; // what comes after what is held now
  #timer: ReturnType<typeof setTimeout> | undefined;
  #answered = 0; // when the last question was
  #own = false; // the next frame is what the reader did
  #paused = false;
  readonly #heard = new WeakSet<LogLine>();

  constructor(private readonly house: House) {}

  /** A frame came; after a gap the story begins where it is now. */
  take(frame: Frame, gap = false): void {
    const before = this.#newest;
    this.#newest = frame;
    if (!before || !sameSide(before, frame) || frame.seq < before.seq || gap || document.hidden) return this.#jump(frame);
    if (frame.seq > before.seq) this.#queue.push(frame);
    else if (this.#queue.length) this.#queue[this.#queue.length - 1] = frame;
    else this.shown = this.telling ? untold(frame) : frame; // somebody came or went
    if (!this.telling && this.#queue.length) {
      this.telling = true;
      this.ready = false;
      this.#tell();
    }
  }

  /** The reader answered; what comes next is what they did. */
  answered(): void {
    this.#answered = Date.now();
    this.#own = true;
    this.ready = false;
    if (!this.telling) clearTimeout(this.#timer);
  }

  /** The answer was none after all. */
  refused(): void {
    this.#own = false;
    if (!this.telling) this.ready = true;
  }

  /** On with the story: what is held was understood. */
  next(): void {
    if (!this.#go || this.#paused) return;
    clearTimeout(this.#timer);
    const go = this.#go;
    this.#go = null;
    go();
  }

  /** All of it at once. */
  skip(): void {
    if (this.#newest && this.telling) this.#jump(this.#newest);
  }

  /** Somebody explains: nothing goes on until that was read. */
  pause(paused: boolean): void {
    if (paused === this.#paused) return;
    this.#paused = paused;
    clearTimeout(this.#timer);
    this.ready = false;
    if (paused) return;
    if (this.#go) this.#hold(0, this.#go);
    else this.#wait();
  }

  end(): void {
    clearTimeout(this.#timer);
  }

  #jump(frame: Frame): void {
    clearTimeout(this.#timer);
    this.#go = null;
    this.#queue = [];
    this.#after = [];
    this.moment = null;
    this.#own = false;
    this.news = freshLines(this.shown, frame);
    this.#ask(frame);
  }

  #tell(): void {
    const frame = this.#queue.shift();
    if (!frame) return this.#ask(this.#newest!);
    const last = this.shown!;
    const all = this.house.momentsOf()(last, frame);
    const held = this.#factor() ? all : all.filter((moment) => moment.stay);
    const staged = held.map((moment) => ({ moment, last, frame }));
    this.#after = staged.filter(({ moment }) => moment.after);
    this.#stage(staged.filter(({ moment }) => !moment.after), () => this.#show(frame));
  }

  /** One moment after the other, and then what comes next. */
  #stage(staged: Staged[], then: () => void): void {
    const [next, ...others] = staged;
    this.moment = next ?? null;
    if (!next) return then();
    const { moment } = next;
    this.#hear(moment.lines);
    this.#hold(moment.stay ? Infinity : moment.hold * this.#factor(), () => this.#stage(others, then));
  }

  #show(frame: Frame): void {
    this.news = freshLines(this.shown, frame);
    this.shown = untold(frame);
    this.#hear(this.news);
    this.#hold(this.#need(this.news) * this.#factor(), () => this.#stage(this.#after, () => this.#tell()));
    this.#own = false;
  }

  /** Each line sounds once, on the stage or with its frame. */
  #hear(lines: LogLine[]): void {
    const fresh = lines.filter((line) => !this.#heard.has(line));
    for (const line of fresh) this.#heard.add(line);
    if (fresh.length) this.house.heard(fresh);
  }

  #hold(time: number, go: () => void): void {
    clearTimeout(this.#timer);
    this.#go = go;
    if (this.#paused) return;
    if (time <= 0) this.next();
    else if (time < Infinity) this.#timer = setTimeout(() => this.next(), time);
  }

  /** How long it takes to see what flies, and to read what others did. */
  #need(lines: LogLine[]): number {
    if (!lines.length) return 0;
    const pieces = flightsOf(lines).length;
    const flying = pieces ? FLIGHT + APART * (pieces - 1) : 0;
    const reading = this.#own ? 0 : 250 + 16 * sentences(lines).join(" ").length;
    return Math.min(LONGEST, Math.max(flying, reading));
  }

  /** How long things are held, beside the normal: less where much waits to be told. */
  #factor(): number {
    const tempo = this.house.tempo();
    const late = tempo === "quick" && Date.now() - this.#answered > SOON;
    return late ? 0 : SPEED[tempo] / (1 + this.#queue.length / 8);
  }

  #ask(frame: Frame): void {
    this.telling = false;
    this.ready = false;
    this.shown = frame;
    this.#wait();
    this.house.told(frame);
  }

  #wait(): void {
    clearTimeout(this.#timer);
    if (!this.#paused) this.#timer = setTimeout(() => (this.ready = true), GRACE);
  }
}

/** A frame before its question is asked. */
const untold = (frame: Frame): Frame => ({ ...frame, choices: [], undo: false });
