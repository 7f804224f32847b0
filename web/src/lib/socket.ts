import type {
  Arrange,
  ChatLine,
  Choose,
  Done,
  Explained,
  Farewell,
  Foreseen,
  Frame,
  FromBrowser,
  Lang,
  Manage,
  Refused,
  Say,
  ToBrowser,
  Undo,
} from "./messages";
import { unguessable } from "./tokens";

type Command = Choose | Undo | Say | Manage | Arrange;
/** A command before it has a name; the name is given once, so that it can be sent again. */
export type Wish = Command extends infer C ? (C extends Command ? Omit<C, "command_id"> : never) : never;

/** joining: not yet there; open; lost: trying again; ended: the server said farewell for good. */
export type Link = "joining" | "open" | "lost" | "ended";

export interface Listener {
  frame(frame: Frame): void;
  chat(line: ChatLine): void;
  foreseen(answer: Foreseen): void;
  link(link: Link): void;
  farewell(farewell: Farewell): void;
}

/** The part of the browser's WebSocket that is used here. */
export interface Wire {
  onopen: (() => void) | null;
  onmessage: ((event: { data: string }) => void) | null;
  onclose: (() => void) | null;
  send(data: string): void;
  close(): void;
}

interface Pending {
  command: Command;
  answer: (answer: Done | Refused) => void;
}

const WAITS = [400, 800, 1600, 3200, 6400, 12000]; // before each new try, in milliseconds
const PATIENCE = 6000; // an unanswered command means that the line is dead
// After these the server may well answer the next time; any other farewell is for good.
const PASSING = new Set(["too_slow", "too_much", "busy", "internal", "store", "unsure"]);

/** One table's connection. It comes back by itself, asks for the whole view when it does, and sends
 * every command that was not answered again under the same name, so that none is lost or doubled. */
export class TableSocket {
  /** The last seq whose log has come. */
  since = 0;
  #wire: Wire | null = null;
  #open = false;
  #tries = 0;
  #ended = false;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #watch: ReturnType<typeof setTimeout> | undefined;
  readonly #pending = new Map<string, Pending>();
  #explaining: ((answer: Explained) => void)[] = [];

  constructor(
    private readonly connect: () => Wire,
    private readonly who: () => { tokens: string[]; lang: Lang; nonce: string },
    private readonly listener: Listener,
  ) {
    this.#begin();
  }

  /** Sends a command and waits for its answer, through any number of lost connections. */
  command(wish: Wish): Promise<Done | Refused> {
    const command = { ...wish, command_id: unguessable(12) } as Command;
    return new Promise((answer) => {
      this.#pending.set(command.command_id, { command, answer });
      this.#send(command);
      this.#watchAnswers();
    });
  }

  /** Asks which rule forbids something. Where the line is cut meanwhile, nothing is said. */
  explain(seat: number, action: Record<string, unknown>): Promise<Explained> {
    return new Promise((answer) => {
      this.#explaining.push(answer);
      this.#send({ type: "explain", seat, action });
    });
  }

  /** Asks what a choice is certain to lead to. Where the line is cut meanwhile, nothing comes. */
  foresee(seat: number, expected_seq: number, code: number): void {
    this.#send({ type: "foresee", seat, expected_seq, code });
  }

  /** Begins a new connection at once: after sleep, when the network is back, in a new language. */
  again(): void {
    if (this.#ended) return;
    this.#drop();
    this.#tries = 0;
    this.#begin();
  }

  /** Ends it for good. */
  end(): void {
    this.#ended = true;
    this.#drop();
    clearTimeout(this.#watch);
    this.listener.link("ended");
  }

  #begin(): void {
    clearTimeout(this.#retry);
    const wire = this.connect();
    this.#wire = wire;
    wire.onopen = () => {
      this.#open = true;
      this.#send({ type: "hello", ...this.who(), since: this.since });
      for (const { command } of this.#pending.values()) this.#send(command);
      this.#watchAnswers();
    };
    wire.onmessage = ({ data }) => this.#hear(JSON.parse(data) as ToBrowser);
    wire.onclose = () => this.#lost(wire);
  }

  #lost(wire: Wire): void {
    if (wire !== this.#wire || this.#ended) return;
    this.#drop();
    this.listener.link("lost");
    const wait = WAITS[Math.min(this.#tries, WAITS.length - 1)]!;
    this.#tries += 1;
    this.#retry = setTimeout(() => this.#begin(), wait * (0.75 + Math.random() / 2));
  }

  #drop(): void {
    clearTimeout(this.#retry);
    const wire = this.#wire;
    this.#wire = null;
    this.#open = false;
    this.#explaining = [];
    if (!wire) return;
    wire.onopen = wire.onmessage = wire.onclose = null;
    wire.close();
  }

  #send(message: FromBrowser): void {
    if (this.#open) this.#wire?.send(JSON.stringify(message));
  }

  #hear(message: ToBrowser): void {
    switch (message.type) {
      case "frame":
        this.#tries = 0;
        this.since = message.seq;
        this.listener.link("open");
        return this.listener.frame(message);
      case "done":
      case "refused":
        this.#pending.get(message.command_id)?.answer(message);
        this.#pending.delete(message.command_id);
        return this.#watchAnswers();
      case "explained":
        return this.#explaining.shift()?.(message);
      case "foreseen":
        return this.listener.foreseen(message);
      case "chat":
        return this.listener.chat(message);
      case "farewell":
        this.listener.farewell(message);
        if (!PASSING.has(message.code)) this.end();
        return;
      case "ping":
        return this.#send({ type: "pong" });
    }
  }

  #watchAnswers(): void {
    clearTimeout(this.#watch);
    if (!this.#pending.size) return;
    this.#watch = setTimeout(() => {
      if (this.#open) this.#lost(this.#wire!);
      this.#watchAnswers();
    }, PATIENCE);
  }
}

/** The address of a table's socket. */
export function socketAddress(table: string): string {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  return `${scheme}://${location.host}/api/tables/${table}/socket`;
}
