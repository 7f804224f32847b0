import { SvelteMap } from "svelte/reactivity";
import { kitOf, type Kit } from "./boards";
import { Director } from "./director.svelte";
import type { ChatLine, Done, Farewell, Foreseen, Frame, LogLine, Manage, Refused, Refusal } from "./messages";
import { nameAt } from "./names";
import { nonceFor, witness } from "./promises";
import { say, whyNot } from "./shell.svelte";
import { decider, isMyTurn } from "./seats";
import { taste } from "./settings.svelte";
import { play, type SoundName } from "./sound";
import { socketAddress, TableSocket, type Link, type Wire, type Wish } from "./socket";
import { lose, renumber, seatsAt, type Kept } from "./tokens";
import type { Words } from "./words";

/** Something that the table has to tell its reader, until they have read it. */
export interface Told {
  text: string;
  refusal: Refusal | null;
}

const seenKey = (table: string) => `captain.seen.${table}`;
const choseKey = (table: string) => `captain.chose.${table}`;

const told = (lines: LogLine[], frame: Frame) => lines.filter((line) => line.seq <= frame.seq);
/** What a seat asks for itself, also where the host's seat is on the same device. */
const OWN: ReadonlySet<Manage["do"]> = new Set(["rematch", "evening", "ask_undo", "refuse_undo", "chores_turn", "chores_game", "chores_mine"]);

/** Everything that a table's page shows, kept up to date. */
export class TableSession {
  /** The newest frame; `story` shows the board what is told of it. */
  frame: Frame | null = $state.raw(null);
  readonly story: Director;
  #lines: LogLine[] = $state.raw([]);
  /** Who comes back is told what happened since their last turn. */
  missed: LogLine[] = $state.raw([]);
  chat: ChatLine[] = $state.raw([]);
  link: Link = $state("joining");
  farewell: Farewell | null = $state.raw(null);
  told: Told | null = $state.raw(null);
  busy = $state(false);
  kit: Kit | null = $state.raw(null);
  /** Why there is no kit. */
  problem = $state("");
  /** On a shared device: the seat that has lifted the curtain. */
  unveiled: number | null = $state(null);
  /** When the last frame came, to let clocks run on from there. */
  at = $state(Date.now());
  /** The code of a choice that is looked at in the list, before it is made. */
  considered: number | null = $state(null);
  readonly #foreseen = new SvelteMap<number, Foreseen>(); // by code, of what is asked now
  #wondered = new Set<number>(); // what was asked for
  #turn: number | null = null; // whose it was when all was told the last time
  #away = true; // nothing was heard for a while
  #shown: Kept[] = []; // the seats that this line has proved
  readonly #socket: TableSocket;

  constructor(
    readonly id: string,
    readonly game: string,
  ) {
    this.story = new Director({
      tempo: () => taste.tempo,
      momentsOf: () => this.kit?.momentsOf ?? (() => []),
      heard: (lines) => this.#sound(lines.map(({ event }) => this.kit?.sounds[event.event])),
      told: (frame) => this.#told(frame),
    });
    void this.#load();
    this.#socket = new TableSocket(
      () => new WebSocket(socketAddress(id)) as unknown as Wire,
      () => {
        this.#shown = seatsAt(id);
        const tokens = this.#shown.map((seat) => seat.token);
        return { tokens, lang: taste.lang, nonce: tokens.length ? nonceFor(id) : "" };
      },
      {
        frame: (frame) => this.#take(frame),
        chat: (line) => this.#hear(line),
        foreseen: (answer) => this.#foresee(answer),
        link: (link) => this.#linked(link),
        farewell: (farewell) => this.#part(farewell),
      },
    );
  }

  get words(): Words | null {
    return this.kit?.words ?? null;
  }

  /** What happened, as far as it is told. */
  get log(): LogLine[] {
    return this.story.shown ? told(this.#lines, this.story.shown) : [];
  }

  async #load(): Promise<void> {
    try {
      this.kit = await kitOf(this.id, this.game, taste.lang);
    } catch (error) {
      this.problem = (error as Error).message;
    }
  }

  #take(frame: Frame): void {
    const before = this.frame;
    if (!before) witness(frame.table);
    const kept = this.#lines.filter((line) => line.seq <= frame.since);
    this.#lines = [...kept, ...frame.log];
    if (before?.seq !== frame.seq || before.seat !== frame.seat) this.#foreseen.clear();
    this.#wondered = new Set(this.#foreseen.keys());
    this.frame = frame;
    this.at = Date.now();
    const gap = this.#away;
    if (gap) this.missed = this.#missedSince(frame, before);
    this.#away = false;
    localStorage.setItem(seenKey(this.id), String(frame.seq));
    if (before && before.seq !== frame.seq) {
      this.told = null;
      this.considered = null;
    }
    if (before && JSON.stringify(before.table.options) !== JSON.stringify(frame.table.options)) void this.#load(); // they bring words
    this.#renumber(frame.mine);
    this.#lose(this.#shown.filter((seat) => !frame.mine.includes(seat.seat)));
    this.story.take(frame, gap);
  }

  /** All is told: what is asked now. */
  #told(frame: Frame): void {
    if (this.#answersAlone(frame)) return;
    const turn = decider(frame);
    if (isMyTurn(frame) && this.#turn !== null && this.#turn !== turn) {
      this.#sound(["turn"]);
      if (taste.sound) navigator.vibrate?.(60);
    }
    this.#turn = turn;
  }

  /** Where one choice is all there is, and everybody can tell, it is made. */
  #answersAlone(frame: Frame): boolean {
    const { seat, seq } = frame;
    if (!frame.alone || seat === null || !isMyTurn(frame)) return false;
    if (!this.busy) void this.#do({ type: "choose", expected_seq: seq, seat, code: frame.choices[0]!.code });
    return true; // otherwise when the answer to the last one is there
  }

  #sound(names: (SoundName | undefined)[]): void {
    play(names.filter((name) => name !== undefined), taste.sound ? taste.volume : 0);
  }

  /** Before the game people move up when a seat is taken away. */
  #renumber(mine: number[]): void {
    const moved = mine.length === this.#shown.length && this.#shown.some((seat, place) => seat.seat !== mine[place]);
    if (moved) this.#shown = renumber(this.#shown, mine);
  }

  /** Seats of a shared device that are not its any more: the others play on here. */
  #lose(gone: Kept[]): void {
    if (!gone.length) return;
    lose(gone);
    this.#shown = this.#shown.filter((seat) => !gone.includes(seat));
    const { table } = this.frame!;
    if (this.#shown.length) this.told = { text: say("seat-lost", { name: nameAt(table, gone[0]!.seat) }), refusal: null };
  }

  #missedSince(frame: Frame, before: Frame | null): LogLine[] {
    if (frame.seat === null || frame.table.status !== "playing" || before?.seq === frame.seq) return []; // a short cut
    const chose = Number(localStorage.getItem(choseKey(this.id)) ?? localStorage.getItem(seenKey(this.id)) ?? frame.seq);
    const missed = this.#lines.filter((line) => line.seq > chose);
    return missed.length < 3 ? [] : missed; // a line or two are in sight anyway
  }

  #linked(link: Link): void {
    this.link = link;
    if (link === "lost") this.#away = true;
  }

  #hear(line: ChatLine): void {
    if (!this.chat.some((known) => known.number === line.number)) this.chat = [...this.chat, line];
  }

  #foresee(answer: Foreseen): void {
    if (answer.seq === this.frame?.seq) this.#foreseen.set(answer.code, answer);
  }

  #part(farewell: Farewell): void {
    this.farewell = farewell;
    this.story.end();
    if (!["replaced", "removed", "token"].includes(farewell.code)) return;
    lose(this.#shown);
    this.frame = null; // what this seat saw is another's now
  }

  /** Whether a curtain hides the table, and whose it is. */
  curtain(secret: boolean): number | null {
    const frame = this.frame;
    if (!secret || !frame || frame.mine.length < 2 || frame.table.status === "over") return null;
    return frame.seat === this.unveiled ? null : frame.seat;
  }

  lift(): void {
    const { seat = null, table } = this.frame ?? {};
    this.unveiled = seat;
    // Behind the curtain their time stood still.
    if (seat !== null && table!.seats[seat]!.clock >= 0) void this.#do({ type: "manage", seat, do: "lift", other: null });
  }

  /** The device says that it has no network: its lines may hang on a while. */
  cut(): void {
    this.#linked("lost");
  }

  /** Another language, or a device that woke up: the whole view again. */
  refresh(inAnotherLanguage = false): void {
    this.#away = true;
    if (inAnotherLanguage) {
      this.#socket.since = 0;
      void this.#load();
    }
    this.#socket.again();
  }

  act = (code: number): void => {
    const frame = this.frame;
    if (!frame || frame.seat === null || !this.story.ready) return;
    void this.#do({ type: "choose", expected_seq: frame.seq, seat: frame.seat, code });
  };

  undo = (): void => {
    const frame = this.frame;
    if (!frame || frame.seat === null || this.story.telling) return;
    void this.#do({ type: "undo", expected_seq: frame.seq, seat: frame.seat });
  };

  forbid = async (action: Record<string, unknown>): Promise<void> => {
    const seat = this.frame?.seat;
    if (seat === null || seat === undefined) return;
    const { refusal } = await this.#socket.explain(seat, action);
    if (refusal) this.told = { text: refusal.text, refusal };
  };

  /** What a choice is certain to lead to: the server is asked when this is first wanted. */
  foreseen = (code: number): Foreseen | undefined => {
    const { frame } = this;
    const known = this.#foreseen.get(code);
    if (!known && frame && frame.seat !== null && frame.choices.length && !this.#wondered.has(code)) {
      this.#wondered.add(code);
      this.#socket.foresee(frame.seat, frame.seq, code);
    }
    return known;
  };

  say(text: string): Promise<boolean> {
    return this.#do({ type: "say", seat: this.#someSeat(), text });
  }

  manage(what: Manage["do"], other: number | null = null, strength?: string): Promise<boolean> {
    const more = strength ? { strength } : {};
    return this.#do({ type: "manage", seat: this.#seatFor(what), do: what, other, ...more });
  }

  /** Every seat of this device that is asked says whether somebody may take a choice back. */
  async letTakeBack(agrees: boolean): Promise<void> {
    const { mine = [], undo_asked: asked } = this.frame ?? {};
    for (const seat of asked?.missing.filter((each) => mine.includes(each)) ?? [])
      if (this.frame?.undo_asked) await this.#do({ type: "manage", seat, do: agrees ? "agree_undo" : "refuse_undo", other: null });
  }

  /** Before the game: how many seats there are, and other options. */
  arrange(wish: { seats?: number; options?: Record<string, unknown> }): Promise<boolean> {
    return this.#do({ type: "arrange", seat: this.#seatFor("begin"), ...wish });
  }

  /** Every seat of this device gets up. */
  async standUp(): Promise<void> {
    for (const seat of this.frame?.mine ?? [])
      await this.#do({ type: "manage", seat, do: "stand_up", other: null });
  }

  end(): void {
    this.story.end();
    this.#socket.end();
  }

  /** What the host alone may do is asked from the host's seat, whoever of a shared device looks. */
  #seatFor(what: Manage["do"]): number {
    const { mine = [], table } = this.frame ?? {};
    const hosts = !OWN.has(what) && table && mine.includes(table.host);
    return hosts ? table.host : this.#someSeat();
  }

  #someSeat(): number {
    return this.frame?.seat ?? this.frame?.mine[0] ?? 0;
  }

  async #do(wish: Wish): Promise<boolean> {
    const plays = wish.type === "choose" || wish.type === "undo";
    if (plays && this.busy) return false; // a second click on the same thing
    if (plays) {
      this.busy = true;
      this.missed = [];
      this.story.answered();
    }
    this.told = null;
    const answer: Done | Refused = await this.#socket.command(wish);
    if (plays) this.busy = false;
    if (answer.type === "done") {
      if (plays) localStorage.setItem(choseKey(this.id), String(answer.seq));
      if (plays && this.story.shown === this.frame) this.#answersAlone(this.frame!);
      return true;
    }
    if (plays) this.story.refused();
    this.told = { text: whyNot(answer.code, answer.text), refusal: answer.refusal };
    return false;
  }
}
