import { existsSync } from "node:fs";
import { resolve } from "node:path";
import ts from "typescript";
import { expect, it } from "vitest";
import { record, some } from "./record.js";

const games = Object.keys(import.meta.glob("./*/types.ts")).map((path) => path.split("/")[1]!);
const FOLDER = resolve("src/boards");
const OPTIONS: ts.CompilerOptions = { strict: true, noEmit: true, skipLibCheck: true, types: [], target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ESNext, moduleResolution: ts.ModuleResolutionKind.Bundler };

/** What the compiler has to say about a file that exists here only. */
function complaints(name: string, source: string): string[] {
  const host = ts.createCompilerHost(OPTIONS);
  const { readFile, getSourceFile } = host;
  host.fileExists = (file) => file === name || existsSync(file);
  host.readFile = (file) => (file === name ? source : readFile(file));
  host.getSourceFile = (file, language) => (file === name ? ts.createSourceFile(file, source, language) : getSourceFile(file, language));
  const program = ts.createProgram([name], OPTIONS, host);
  return ts.getPreEmitDiagnostics(program).map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, "\n"));
}

/** A played game, written down as values of the game's types: nothing may be missing or unknown. */
function written(game: string): string {
  const { frames } = record({ game });
  const few = some(frames, ({ seat }) => seat).filter((_, i) => i % 3 === 0);
  const sides = few.flatMap(({ seat, spectator }) => [seat, spectator]);
  const all = <T>(values: T[]) => [...new Set(values.map((value) => JSON.stringify(value)))].join(",\n");
  const views = sides.map(({ view }) => ({ ...view, decision: view.decision && { seat: view.decision.seat, kind: view.decision.kind } }));
  const events = frames.flatMap(({ seat }) => seat.log.map(({ event: { seq: _, ...event } }) => event));
  const actions = frames.flatMap(({ seat }) => seat.choices.map(({ action }) => action));
  return `import type { Action, Event, Facts, View } from "./${game}/types";
export const views: View[] = [${all(views)}];
export const facts: Facts[] = [${all(sides.map((side) => side.facts))}];
export const events: Event[] = [${all(events)}];
export const actions: Action[] = [${all(actions)}];
`;
}

it.each(games)("the types of %s are what is sent", (game) => {
  const source = written(game);
  const name = `${FOLDER}/${game}.played.ts`;
  expect(complaints(name, source)).toEqual([]);
  expect(complaints(name, source.replace('"seats":', '"chairs":'))).not.toEqual([]);
}, 120_000);
