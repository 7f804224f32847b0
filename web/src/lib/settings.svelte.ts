import type { Lang } from "./messages";
import type { Tempo } from "./tempo";

/** What this device remembers of its user's taste. */
export interface Taste {
  lang: Lang;
  name: string;
  theme: "auto" | "light" | "dark";
  motion: "auto" | "full" | "reduced";
  /** How fast the story of a table is told. */
  tempo: Tempo;
  /** How loud it is, from 0 to 1, and whether it is heard at all. */
  volume: number;
  sound: boolean;
  /** Whether letters and numbers are shortcuts. */
  keys: boolean;
  /** Whether to tell when it is one's turn and the tab is not in sight. */
  notify: boolean;
  /** Whether the list of choices is open where the board offers them all. */
  words: boolean;
  /** Whether the log lies beside the table; null: where there is room for it. */
  log: boolean | null;
  /** Tables that are played with a guide. */
  guided: string[];
  /** Tips of the guide that were read. */
  tips: string[];
  /** Notices about editions that were read. */
  read: string[];
}

const KEY = "captain.taste";

function remembered(): Taste {
  const lang: Lang = navigator.language.startsWith("fr") ? "fr" : "en";
  const first: Taste = {
    lang,
    name: "",
    theme: "auto",
    motion: "auto",
    tempo: "normal",
    volume: 0.4,
    sound: true,
    keys: true,
    notify: false,
    words: false,
    log: null,
    guided: [],
    tips: [],
    read: [],
  };
  try {
    return { ...first, ...JSON.parse(localStorage.getItem(KEY) ?? "{}") };
  } catch {
    return first;
  }
}

export const taste: Taste = $state(remembered());

const night = matchMedia("(prefers-color-scheme: dark)");
const calm = matchMedia("(prefers-reduced-motion: reduce)");
const system = $state({ night: night.matches, calm: calm.matches });
night.addEventListener("change", () => (system.night = night.matches));
calm.addEventListener("change", () => (system.calm = calm.matches));

export const isDark = () => taste.theme === "dark" || (taste.theme === "auto" && system.night);
export const moves = () => taste.tempo !== "once" && (taste.motion === "full" || (taste.motion === "auto" && !system.calm));

/** Keeps the page and the memory in step with the settings, from now on. */
export function follow(): void {
  $effect.root(() => {
    $effect(() => {
      const page = document.documentElement;
      page.dataset.theme = isDark() ? "dark" : "light";
      page.dataset.motion = moves() ? "full" : "reduced";
      page.dataset.tempo = taste.tempo;
      page.lang = taste.lang;
    });
    $effect(() => localStorage.setItem(KEY, JSON.stringify(taste)));
  });
}
