// For tests: plays a game with the real rules and hands over the frames that its seats are sent.
import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { resolve } from "node:path";

const ROOT = resolve(".."); // tests run in web/
const OWN_PYTHON = `${ROOT}/.venv/bin/python`;
const SCRIPT = `
import json, sys
from types import SimpleNamespace
import msgspec
import captains_table as ct
sys.path.insert(0, "tools")
import frames
what, asked = sys.argv[1], SimpleNamespace(**json.loads(sys.argv[2]))
table = ct.Table(asked.game, seats=asked.seats, seed=asked.seed, options=asked.options)
recorded = {"words": frames.words(asked.game, asked.lang), "content": frames.content(table, asked.lang), what: getattr(frames, what)(table, asked)}
sys.stdout.buffer.write(msgspec.json.encode(recorded))
`;

function recorded(what, asked) {
  const python = existsSync(OWN_PYTHON) ? OWN_PYTHON : "python3";
  const all = { seed: 1, lang: "en", player: "random", options: {}, ...asked };
  const told = execFileSync(python, ["-c", SCRIPT, what, JSON.stringify(all)], { cwd: ROOT, maxBuffer: 2 ** 28 });
  return JSON.parse(told.toString());
}

export const record = (asked) => recorded("frames", asked);
export const recordEverybody = (asked) => recorded("moments", asked);

/** Of a long game the first moments of each kind of decision, and now and then one more. */
export function some(moments, frameOf) {
  const met = new Map();
  return moments.filter((moment, i) => {
    const kind = frameOf(moment).view?.decision?.kind ?? "over";
    met.set(kind, (met.get(kind) ?? 0) + 1);
    return met.get(kind) <= 2 || i % 20 === 0;
  });
}
