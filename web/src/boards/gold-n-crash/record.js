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
asked = SimpleNamespace(**json.loads(sys.argv[1]))
table = ct.Table("gold-n-crash", seats=2, seed=asked.seed, options=asked.options)
recorded = {"words": frames.words("gold-n-crash", asked.lang), "frames": frames.frames(table, asked)}
sys.stdout.buffer.write(msgspec.json.encode(recorded))
`;

export function record(asked) {
  const python = existsSync(OWN_PYTHON) ? OWN_PYTHON : "python3";
  const all = { seed: 1, lang: "en", player: "random", options: {}, ...asked };
  const told = execFileSync(python, ["-c", SCRIPT, JSON.stringify(all)], { cwd: ROOT, maxBuffer: 2 ** 28 });
  return JSON.parse(told.toString());
}
