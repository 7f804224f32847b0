// What holds of every game that has a folder here, checked with a game that was really played.
import { cleanup, render, screen } from "@testing-library/svelte";
import ts from "typescript";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { shelf } from "../lib/shelf.svelte";
import { speak } from "../lib/shell.svelte";
import { Words } from "../lib/words";
import LogColumn from "../table/LogColumn.svelte";
import PlainBoard from "../table/PlainBoard.svelte";
import { shell } from "./asking";
import { record, some } from "./record.js";

const games = Object.keys(import.meta.glob("./*/Board.svelte")).map((path) => path.split("/")[1]!);
const OPTIONS: ts.CompilerOptions = {
  ...{ strict: true, noEmit: true, skipLibCheck: true, types: [], lib: ["lib.es2022.d.ts"] },
  ...{ target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ESNext, moduleResolution: ts.ModuleResolutionKind.Bundler },
};

/** What the compiler has to say about a file that exists here only. */
function complaints(name: string, source: string): string[] {
  const host = ts.createCompilerHost(OPTIONS);
  const { fileExists, readFile, getSourceFile } = host;
  host.fileExists = (file) => file === name || fileExists(file);
  host.readFile = (file) => (file === name ? source : readFile(file));
  host.getSourceFile = (file, language) => (file === name ? ts.createSourceFile(file, source, language) : getSourceFile(file, language));
  const program = ts.createProgram([name], OPTIONS, host);
  return program.getSemanticDiagnostics(program.getSourceFile(name)).map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, "\n"));
}

beforeAll(() => speak("en"));
afterEach(cleanup);

describe.each(games)("%s", (game) => {
  const { frames, info, words } = record({ game });
  const few = some(frames, ({ seat }) => seat).filter((_, i) => i % 3 === 0);

  it("is sent as its types say: nothing is missing, nothing unknown", () => {
    const sides = few.flatMap(({ seat, spectator }) => [seat, spectator]);
    const all = <T>(values: T[]) => [...new Set(values.map((value) => JSON.stringify(value)))].join(",\n");
    const views = sides.map(({ view }) => ({ ...view, decision: view.decision && { seat: view.decision.seat, kind: view.decision.kind } }));
    const events = frames.flatMap(({ seat }) => seat.log.map(({ event: { seq: _, ...event } }) => event));
    const actions = frames.flatMap(({ seat }) => seat.choices.map(({ action }) => action));
    const source = `import type { Line } from "../../lib/board";
      import type { Action, Event, Facts, View } from "./types";
      export const views: View[] = [${all(views)}];
      export const facts: Facts[] = [${all(sides.map((side) => side.facts))}];
      export const events: Line<Event>["event"][] = [${all(events)}, { event: "never_happened" }];
      export const actions: Action[] = [${all(actions)}];`;
    const found = complaints(ts.sys.resolvePath(`src/boards/${game}/played.ts`), source);
    expect(found).toEqual([expect.stringContaining("never_happened")]); // and only that
  }, 120_000);

  it("says of each of its events which arguments are seats", () => {
    shelf.games = [info];
    const seats = new Set(frames[0]!.seat.table.seats.map(({ seat }) => seat));
    const log = frames.flatMap(({ spectator }) => spectator.log);
    for (const line of log) for (const name of info.events[line.event.event]!) expect(seats).toContain(line.event[name]);
    const about = log.flatMap((line) => info.events[line.event.event]!.map((name) => ({ line, name })));
    for (const name of new Set(about.map((each) => each.name))) {
      const { line } = about.find((each) => each.name === name)!;
      const { container } = render(LogColumn, { game, log: [line], mine: [line.event[name]] });
      expect(container.querySelectorAll(".mine"), name).toHaveLength(1);
    }
  });

  it("can be shown without a board of its own", async () => {
    const { rerender, container } = render(PlainBoard, { ...shell, frame: few[0]!.seat, words: new Words("en", words), act() {}, forbid() {}, motion: false });
    for (const { seat: frame } of few.filter((_, i) => i % 4 === 0)) {
      await rerender({ frame });
      expect(container.textContent).not.toMatch(/\[object|undefined|null|NaN/);
      expect(screen.getAllByRole("columnheader").map((head) => head.textContent)).toEqual(frame.names);
    }
  }, 60_000);
});
