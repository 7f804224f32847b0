import { beforeEach, describe, expect, it } from "vitest";
import { nonceFor, satDown, witness, witnessed } from "./promises";

const shown = (id: string, commitment: string, status: "waiting" | "playing" | "over" = "waiting", seed = "") => ({ id, commitment, status, seed });

describe("what this device saw of a table's shuffle", () => {
  beforeEach(() => localStorage.clear());

  it("is the first fingerprint, whatever is shown later", () => {
    satDown("a", "first", [0]);
    witness(shown("a", "second"));
    satDown("a", "third", [2]);
    expect(witnessed("a")).toMatchObject({ commitment: "first", early: true, seats: [0, 2] });
  });

  it("is a spectator's first frame", () => {
    witness(shown("a", "early"));
    witness(shown("b", "midway", "playing"));
    witness(shown("a", "later", "playing"));
    expect(witnessed("a")).toMatchObject({ commitment: "early", early: true, seats: [] });
    expect(witnessed("b")).toMatchObject({ commitment: "midway", early: false });
  });

  it("is nothing where the seed came with it", () => {
    witness(shown("a", "late", "over", "seed"));
    expect(witnessed("a")).toBeUndefined();
    nonceFor("b");
    witness(shown("b", "late", "over", "seed"));
    expect(witnessed("b")!.commitment).toBe("");
  });

  it("has one part of its own for each table, made once", () => {
    const nonce = nonceFor("a");
    satDown("a", "first", [1]);
    expect(nonceFor("a")).toBe(nonce);
    expect(witnessed("a")).toMatchObject({ commitment: "first", nonce });
    expect(nonce).toMatch(/^[A-Za-z0-9_-]{22}$/);
    expect(nonceFor("b")).not.toBe(nonce);
  });

  it("stays after a reload, and begins anew where the memory is damaged", () => {
    satDown("a", "first", [0]);
    const kept = localStorage.getItem("captain.promises")!;
    localStorage.setItem("captain.promises", "{");
    expect(witnessed("a")).toBeUndefined();
    localStorage.setItem("captain.promises", kept);
    expect(witnessed("a")!.commitment).toBe("first");
  });

  it("is forgotten when it is very old", () => {
    for (let number = 0; number < 201; number += 1) satDown(`t${number}`, "c", [0]);
    expect(witnessed("t0")).toBeUndefined();
    expect(witnessed("t1")).toBeDefined();
    expect(JSON.parse(localStorage.getItem("captain.promises")!)).toHaveLength(200);
  });
});
