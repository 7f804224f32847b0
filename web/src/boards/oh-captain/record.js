// For tests: plays a random game with the real rules and hands over the frames of every seat.
import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { resolve } from "node:path";

const ROOT = resolve(".."); // tests run in web/
const OWN_PYTHON = `${ROOT}/.venv/bin/python`;
const SCRIPT = `
import json, sys
import msgspec
import captains_table as ct
sys.path.insert(0, "tools")
import frames
asked = json.loads(sys.argv[1])
table = ct.Table("oh-captain", seats=asked["seats"], seed=asked["seed"], options=asked["options"])
player = ct.player("random", seed=asked["seed"])
everybody = [*range(asked["seats"]), None]
told, moments = {}, []
while True:
    seq = len(moments)
    moments.append([frames.frame(table, seat, seq, told, asked["lang"]) for seat in everybody])
    if table.decision is None:
        break
    table.choose(player.choose(table.view(table.decision.seat)))
words = frames.words("oh-captain", asked["lang"])
sys.stdout.buffer.write(msgspec.json.encode({"words": words, "moments": moments}))
`;

export function record(asked) {
  const python = existsSync(OWN_PYTHON) ? OWN_PYTHON : "python3";
  const all = JSON.stringify({ lang: "en", seed: asked.seats, options: {}, ...asked });
  const told = execFileSync(python, ["-c", SCRIPT, all], { cwd: ROOT, maxBuffer: 2 ** 28 });
  return JSON.parse(told.toString());
}
