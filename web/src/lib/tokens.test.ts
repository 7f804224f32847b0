import { beforeEach, describe, expect, it } from "vitest";
import { forget, keep, kept, lose, seatsAt, unguessable } from "./tokens";

const seat = (table: string, number: number) => ({ table, seat: number, token: `token-of-${table}-${number}` });

describe("the seats of this device", () => {
  beforeEach(() => localStorage.clear());

  it("are kept by table, in order", () => {
    keep([seat("a", 2), seat("a", 0)], "Anna");
    keep([seat("b", 1)], "Anna");
    expect(seatsAt("a").map((each) => each.seat)).toEqual([0, 2]);
    expect(kept()).toHaveLength(3);
  });

  it("are replaced by a newer token", () => {
    keep([seat("a", 0)], "Anna");
    keep([{ ...seat("a", 0), token: "a-newer-one" }], "Anna");
    expect(seatsAt("a").map((each) => each.token)).toEqual(["a-newer-one"]);
  });

  it("are lost one by one, or forgotten with their table", () => {
    keep([seat("a", 0), seat("a", 1), seat("b", 0)], "Anna");
    lose([seat("a", 1), { ...seat("a", 0), token: "an-older-one" }]);
    expect(seatsAt("a").map((each) => each.seat)).toEqual([0]);
    forget("a");
    expect(kept().map((each) => each.table)).toEqual(["b"]);
  });

  it("begin anew where the memory is damaged", () => {
    localStorage.setItem("captain.seats", "{");
    expect(kept()).toEqual([]);
  });
});

it("names are unguessable and fit for the wire", () => {
  const names = new Set(Array.from({ length: 200 }, () => unguessable(12)));
  expect(names.size).toBe(200);
  for (const name of names) expect(name).toMatch(/^[A-Za-z0-9_-]{16}$/);
});
