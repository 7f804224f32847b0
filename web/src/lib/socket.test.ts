import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Done, Farewell, Frame, FromBrowser, Refused, ToBrowser } from "./messages";
import { TableSocket, type Link, type Wire } from "./socket";

/** A line that a test holds at both ends. */
class Line implements Wire {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  sent: FromBrowser[] = [];
  closed = false;

  send(data: string): void {
    this.sent.push(JSON.parse(data));
  }
  close(): void {
    this.closed = true;
    this.onclose?.();
  }
  tell(message: Partial<ToBrowser>): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const choose = { type: "choose", expected_seq: 3, seat: 0, code: 16 } as const;
const frame = (seq: number) => ({ type: "frame", seq }) as Frame;
const done = (command_id: string): Done => ({ type: "done", command_id, seq: 4 });

function table() {
  const lines: Line[] = [];
  const heard: { frames: number[]; links: Link[]; farewells: string[] } = { frames: [], links: [], farewells: [] };
  const socket = new TableSocket(
    () => {
      const line = new Line();
      lines.push(line);
      return line;
    },
    () => ({ tokens: ["a-token-of-a-seat"], lang: "fr", nonce: "our-part" }),
    {
      frame: (each) => heard.frames.push(each.seq),
      chat: () => {},
      foreseen: () => {},
      link: (link) => heard.links.push(link),
      farewell: (each: Farewell) => heard.farewells.push(each.code),
    },
  );
  return { socket, lines, heard };
}

const commandId = (line: Line, index: number) => (line.sent[index] as { command_id: string }).command_id;

describe("a table's connection", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("says hello first, with its seats, language and part of the shuffle", () => {
    const { lines } = table();
    lines[0]!.onopen!();
    expect(lines[0]!.sent).toEqual([{ type: "hello", tokens: ["a-token-of-a-seat"], lang: "fr", nonce: "our-part", since: 0 }]);
  });

  it("gives each command its own name and resolves it with its answer", async () => {
    const { socket, lines } = table();
    lines[0]!.onopen!();
    const first = socket.command(choose);
    const second = socket.command({ type: "say", seat: 0, text: "hi" });
    const [one, two] = [commandId(lines[0]!, 1), commandId(lines[0]!, 2)];
    expect(one).not.toBe(two);
    lines[0]!.tell(done(two));
    lines[0]!.tell(done(one));
    expect((await first) as Done).toEqual(done(one));
    expect((await second) as Done).toEqual(done(two));
  });

  it("sends what was not answered again, under the same name, on the next line", async () => {
    const { socket, lines, heard } = table();
    lines[0]!.onopen!();
    lines[0]!.tell(frame(3));
    const answer = socket.command(choose);
    const name = commandId(lines[0]!, 1);
    lines[0]!.onclose!();
    expect(heard.links.at(-1)).toBe("lost");
    vi.advanceTimersByTime(1000);
    lines[1]!.onopen!();
    expect(lines[1]!.sent[0]).toMatchObject({ type: "hello", since: 3 });
    expect(lines[1]!.sent[1]).toEqual({ ...choose, command_id: name });
    lines[1]!.tell(done(name));
    expect(await answer).toEqual(done(name));
    lines[1]!.onclose!();
    vi.advanceTimersByTime(2000);
    lines[2]!.onopen!();
    expect(lines[2]!.sent).toHaveLength(1); // answered: not sent a third time
  });

  it("keeps a command that was given while there was no line", () => {
    const { socket, lines } = table();
    void socket.command(choose);
    expect(lines[0]!.sent).toEqual([]);
    lines[0]!.onopen!();
    expect(lines[0]!.sent.map((each) => each.type)).toEqual(["hello", "choose"]);
  });

  it("takes a line on which nothing is answered for dead", () => {
    const { socket, lines } = table();
    lines[0]!.onopen!();
    void socket.command(choose);
    vi.advanceTimersByTime(6100);
    expect(lines[0]!.closed).toBe(true);
    vi.advanceTimersByTime(1000);
    expect(lines).toHaveLength(2);
  });

  it("hands a stale refusal on and takes the fresh frame that follows", async () => {
    const { socket, lines, heard } = table();
    lines[0]!.onopen!();
    const answer = socket.command(choose);
    const refused: Refused = { type: "refused", command_id: commandId(lines[0]!, 1), code: "stale", text: "", refusal: null };
    lines[0]!.tell(refused);
    lines[0]!.tell(frame(7));
    expect(await answer).toEqual(refused);
    expect(heard.frames).toEqual([7]);
    expect(socket.since).toBe(7);
  });

  it("waits longer after each failure, and begins anew once a frame has come", () => {
    const { lines } = table();
    const opened = () => lines.length;
    for (const wait of [500, 1000, 2000, 4000]) {
      const before = opened();
      lines.at(-1)!.onclose!();
      vi.advanceTimersByTime(wait * 0.55);
      expect(opened()).toBe(before);
      vi.advanceTimersByTime(wait * 0.5);
      expect(opened()).toBe(before + 1);
    }
    lines.at(-1)!.onopen!();
    lines.at(-1)!.tell(frame(1));
    lines.at(-1)!.onclose!();
    const before = opened();
    vi.advanceTimersByTime(500);
    expect(opened()).toBe(before + 1);
  });

  it("ignores a line that it has given up", () => {
    const { socket, lines, heard } = table();
    lines[0]!.onopen!();
    const late = lines[0]!.onmessage!;
    socket.again();
    expect(lines[0]!.onmessage).toBeNull();
    expect(late).toBeTypeOf("function");
    expect(lines).toHaveLength(2);
    expect(heard.links).not.toContain("lost");
  });

  it("answers a ping", () => {
    const { lines } = table();
    lines[0]!.onopen!();
    lines[0]!.tell({ type: "ping" });
    expect(lines[0]!.sent.at(-1)).toEqual({ type: "pong" });
  });

  it.each(["replaced", "removed", "closed", "no_table"])("does not come back after %s", (code) => {
    const { lines, heard } = table();
    lines[0]!.onopen!();
    lines[0]!.tell({ type: "farewell", code, text: "" });
    vi.advanceTimersByTime(60_000);
    expect(lines).toHaveLength(1);
    expect(heard.farewells).toEqual([code]);
    expect(heard.links.at(-1)).toBe("ended");
  });

  it("comes back after a farewell that may pass", () => {
    const { lines } = table();
    lines[0]!.onopen!();
    lines[0]!.tell({ type: "farewell", code: "too_slow", text: "" });
    lines[0]!.onclose!();
    vi.advanceTimersByTime(1000);
    expect(lines).toHaveLength(2);
  });

  it("answers questions about rules in their order", async () => {
    const { socket, lines } = table();
    lines[0]!.onopen!();
    const first = socket.explain(0, { do: "buy" });
    const second = socket.explain(0, { do: "attack", seat: 0 });
    const refusal = { rule: "OC-R1", citation: "", text: "No." };
    lines[0]!.tell({ type: "explained", refusal });
    lines[0]!.tell({ type: "explained", refusal: null });
    expect((await first).refusal).toEqual(refusal);
    expect((await second).refusal).toBeNull();
  });
});
