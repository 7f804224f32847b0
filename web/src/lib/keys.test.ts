import { describe, expect, it } from "vitest";
import { isShortcut, NumberKeys } from "./keys";

describe("numbers typed to choose", () => {
  it("takes a digit at once in a short list", () => {
    const keys = new NumberKeys();
    expect(keys.press("1", 4)).toBe(0);
    expect(keys.press("4", 4)).toBe(3);
  });

  it("ignores what is not in the list", () => {
    const keys = new NumberKeys();
    expect(keys.press("0", 4)).toBeNull();
    expect(keys.press("5", 4)).toBeNull();
    expect(keys.typed).toBe("");
  });

  it("waits for a second digit where one may follow", () => {
    const keys = new NumberKeys();
    expect(keys.press("1", 12)).toBeNull();
    expect(keys.typed).toBe("1");
    expect(keys.press("2", 12)).toBe(11);
    expect(keys.press("2", 12)).toBe(1); // no number from 20 on
  });

  it("takes what was typed when nothing follows", () => {
    const keys = new NumberKeys();
    keys.press("1", 12);
    expect(keys.settle()).toBe(0);
    expect(keys.settle()).toBeNull();
  });

  it("begins anew when the second digit leads nowhere", () => {
    const keys = new NumberKeys();
    keys.press("1", 12);
    expect(keys.press("7", 12)).toBe(6);
  });
});

describe("shortcuts", () => {
  const key = (target: Element, more: KeyboardEventInit = {}) => {
    let asked: boolean | null = null;
    target.addEventListener("keydown", (event) => (asked = isShortcut(event as KeyboardEvent)));
    target.dispatchEvent(new KeyboardEvent("keydown", { key: "r", ...more }));
    return asked;
  };

  it("are keys pressed at the table", () => {
    expect(key(document.createElement("button"))).toBe(true);
  });
  it("are none while somebody writes", () => {
    expect(key(document.createElement("input"))).toBe(false);
    expect(key(document.createElement("textarea"))).toBe(false);
  });
  it("leave the browser's own alone", () => {
    expect(key(document.createElement("button"), { ctrlKey: true })).toBe(false);
    expect(key(document.createElement("button"), { metaKey: true })).toBe(false);
  });
});
