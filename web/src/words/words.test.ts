import { FluentResource } from "@fluent/bundle";
import { describe, expect, it, vi } from "vitest";
import { Words } from "../lib/words";
import en from "./en.ftl?raw";
import fr from "./fr.ftl?raw";

const files = import.meta.glob<string>(["../**/*.{svelte,ts}", "!../**/*.test.ts", "!../boards/**"], {
  query: "?raw",
  import: "default",
  eager: true,
});
const sources = Object.values(files).join("\n");
const idsOf = (text: string) => new FluentResource(text).body.map((message) => message.id);

/** The variables that a message uses, wherever they stand in it. */
function variablesOf(text: string): Map<string, string[]> {
  const used = new Map<string, string[]>();
  for (const message of new FluentResource(text).body) {
    const found = JSON.stringify(message).matchAll(/"type":"var","name":"(\w+)"/g);
    used.set(message.id, [...new Set([...found].map((each) => each[1]!))].sort());
  }
  return used;
}

describe("the shell's words", () => {
  it("are the same messages in both languages, with the same values", () => {
    expect(idsOf(fr).sort()).toEqual(idsOf(en).sort());
    expect(variablesOf(fr)).toEqual(new Map([...variablesOf(en)]));
  });

  it("have no message twice", () => {
    expect(idsOf(en)).toEqual([...new Set(idsOf(en))]);
  });

  it("hold every message that is used, and none that is not", () => {
    const exact = new Set([...sources.matchAll(/\b(?:say|knows)\(\s*"([\w-]+)"/g)].map((each) => each[1]!));
    const begun = [...sources.matchAll(/\b(?:say|knows)\(\s*`([\w-]+-)\$\{/g)].map((each) => each[1]!);
    const named = new Set([...sources.matchAll(/"([a-z][\w-]+)"/g)].map((each) => each[1]!));
    const game = /^(kind|score|summary|guide-$)/; // spoken from the game's own words
    const have = new Set(idsOf(en));
    expect([...exact].filter((id) => !have.has(id) && !game.test(id))).toEqual([]);
    expect(begun.filter((start) => !game.test(start) && ![...have].some((id) => id.startsWith(start)))).toEqual([]);
    const isUsed = (id: string) => exact.has(id) || named.has(id) || begun.some((start) => id.startsWith(start));
    expect([...have].filter((id) => !isUsed(id))).toEqual([]);
  });
});

describe("a catalogue", () => {
  const game = "card-egg = Egg\n    .a = an Egg\nfound = You found { $card }.\n";

  it("says messages and their attributes", () => {
    const words = new Words("en", game, "found = shared\nonly = shared");
    expect(words.say("found", { card: "an Egg" })).toBe("You found an Egg.");
    expect(words.say("only")).toBe("shared");
    expect(words.attribute("card-egg", "a")).toBe("an Egg");
    expect(words.has("card-hook")).toBe(false);
  });

  it("says a table's own names first, and as they are", () => {
    const words = new Words("en", game).after({ "card-egg": "{ Ei }" });
    expect(words.say("card-egg")).toBe("{ Ei }");
    expect(words.say("found", { card: "it" })).toBe("You found it.");
    expect(words.has("card-egg") && words.has("found")).toBe(true);
  });

  it("shows the name of a message that is missing, and complains", () => {
    const complaint = vi.spyOn(console, "error").mockImplementation(() => {});
    expect(new Words("fr", game).say("nothing")).toBe("nothing");
    expect(complaint).toHaveBeenCalledOnce();
    complaint.mockRestore();
  });

  it("counts as the language does", () => {
    const seats = (words: Words) => [0, 1, 2].map((count) => words.say("list-free", { count }));
    expect(seats(new Words("en", en))).toEqual(["no seat free", "1 seat free", "2 seats free"]);
    expect(seats(new Words("fr", fr))).toEqual(["aucune place libre", "1 place libre", "2 places libres"]);
  });
});
