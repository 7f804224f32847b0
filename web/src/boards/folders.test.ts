import { FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";

const inside = import.meta.glob<string>("./*/*.ftl", { query: "?raw", import: "default", eager: true });
const outside = import.meta.glob<string>(["../**/*.{ts,svelte,css,ftl}", "!../boards/**"], { query: "?raw", import: "default", eager: true });
const games = [...new Set(Object.keys(import.meta.glob("./*/*")).map((path) => path.split("/")[1]!))];
const idsOf = (text: string) => new FluentResource(text).body.map((message) => message.id);

it("nothing outside a game's folder names the game", () => {
  expect(games.length).toBeGreaterThan(3);
  expect(Object.keys(outside).length).toBeGreaterThan(60);
  for (const game of games) {
    const spellings = new RegExp(game.split("-").join("[-_ ']*"), "i");
    const found = Object.entries(outside).filter(([, source]) => spellings.test(source));
    expect(found.map(([file]) => file), game).toEqual([]);
  }
});

describe.each(games)("%s", (game) => {
  const words = (lang: string) => inside[`./${game}/${lang}.ftl`] ?? "";

  it("says the same things in both languages, under its own name", () => {
    expect(idsOf(words("fr"))).toEqual(idsOf(words("en")));
    expect(idsOf(words("en")).filter((id) => !id.startsWith(`${game}-`))).toEqual([]);
  });
});
