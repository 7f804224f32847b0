/** The sounds of a table: short and warm, made of a few tones and breaths of noise as they are wanted.
 * A game says which of them its events make (`boards/GAME/sounds.ts`: `export const sounds:
 * Sounds<EventName> = { coins_paid: "coin" }`). */

/** A tone: its pitch (Hz), or from one to another; when it begins; how long it rings; how loud. */
type Tone = { hz: number | [number, number]; at?: number; ring: number; loud?: number; wave?: OscillatorType };
/** A breath of noise around a pitch. */
type Breath = { around: number | [number, number]; at?: number; ring: number; loud?: number; narrow?: number };
type Sound = { tones?: Tone[]; breaths?: Breath[] };

const wood = (at: number, hz = 320): Tone => ({ hz: [hz, hz * 0.7], at, ring: 0.07, wave: "triangle" });
const rattle = (at: number): Breath => ({ around: 1900, at, ring: 0.035, loud: 0.7, narrow: 3 });
const chord = (from: number[], apart: number, ring: number, wave: OscillatorType = "triangle"): Tone[] =>
  from.map((hz, nth) => ({ hz, at: nth * apart, ring, loud: 0.6, wave }));

const SOUNDS = {
  /** It is your turn. */
  turn: { tones: chord([523, 784], 0.12, 0.5, "sine") },
  coin: { tones: [{ hz: 2093, ring: 0.12, loud: 0.35, wave: "sine" }, { hz: 2794, at: 0.06, ring: 0.25, loud: 0.35, wave: "sine" }] },
  /** A card is laid or drawn. */
  card: { breaths: [{ around: [2600, 1200], ring: 0.09, loud: 0.6 }] },
  /** A card is turned over. */
  flip: { breaths: [{ around: [1200, 3400], ring: 0.08, loud: 0.5 }, { around: 900, at: 0.09, ring: 0.04, loud: 0.8 }] },
  /** A piece is set down. */
  wood: { tones: [wood(0)], breaths: [{ around: 700, ring: 0.03, loud: 0.4 }] },
  dice: { breaths: [0, 0.07, 0.13, 0.21, 0.26, 0.36].map(rattle), tones: [wood(0.36, 420)] },
  splash: { breaths: [{ around: [500, 2400], ring: 0.18, loud: 0.5 }, { around: [2000, 500], at: 0.12, ring: 0.5, loud: 0.5 }] },
  whoosh: { breaths: [{ around: [400, 1800], ring: 0.28, loud: 0.5, narrow: 1.5 }] },
  boom: { tones: [{ hz: [110, 38], ring: 0.6, wave: "sine", loud: 1.4 }], breaths: [{ around: [600, 90], ring: 0.5, loud: 1 }] },
  blade: { tones: [{ hz: 1480, ring: 0.3, loud: 0.2, wave: "triangle" }, { hz: 2217, ring: 0.4, loud: 0.18, wave: "triangle" }], breaths: [{ around: [4200, 2600], ring: 0.12, loud: 0.5 }] },
  /** Something is announced. */
  horn: { tones: [{ hz: [185, 196], ring: 0.45, wave: "sawtooth", loud: 0.3 }, { hz: [277, 294], ring: 0.45, wave: "sawtooth", loud: 0.2 }] },
  /** Something threatens. */
  drum: { tones: [{ hz: [95, 60], ring: 0.22, wave: "sine", loud: 1.2 }, { hz: [95, 60], at: 0.24, ring: 0.3, wave: "sine", loud: 1.2 }] },
  /** A part of the game ends. */
  bell: { tones: [{ hz: 659, ring: 1.1, wave: "sine", loud: 0.7 }, { hz: 1318, ring: 0.7, wave: "sine", loud: 0.25 }, { hz: 1779, ring: 0.4, wave: "sine", loud: 0.12 }] },
  good: { tones: chord([392, 494, 587, 784], 0.08, 0.4) },
  bad: { tones: [{ hz: [294, 277], ring: 0.3, wave: "triangle", loud: 0.7 }, { hz: [220, 196], at: 0.2, ring: 0.5, wave: "triangle", loud: 0.7 }] },
  /** Somebody tells a story. */
  story: { tones: chord([330, 415, 494], 0.16, 0.7, "sine") },
  /** The game is over. */
  end: { tones: chord([392, 523, 659, 784, 1047], 0.14, 0.9) },
} satisfies Record<string, Sound>;

export type SoundName = keyof typeof SOUNDS;
export type Sounds<Event extends string = string> = { [event in Event]?: SoundName };

const APART = 110; // milliseconds between two sounds that begin together
const MOST = 5; // at once
let out: AudioContext | null = null;
let noise: AudioBuffer | null = null;
let free = 0; // when the next may begin, on the clock of the page

/** The browser lets nothing sound before the reader did something: what comes earlier stays silent. */
export function listen(): () => void {
  const wake = () => {
    out ??= new AudioContext();
    if (out.state === "suspended") void out.resume();
  };
  for (const sign of SIGNS) addEventListener(sign, wake, { passive: true });
  return () => {
    for (const sign of SIGNS) removeEventListener(sign, wake);
  };
}
const SIGNS = ["pointerdown", "keydown"] as const;

/** Makes these sounds, one shortly after the other. */
export function play(names: SoundName[], volume: number): void {
  if (!out || out.state !== "running" || volume <= 0 || document.hidden) return;
  const few = names.filter((name, nth) => name !== names[nth - 1]).slice(0, MOST);
  const begin = Math.max(performance.now(), Math.min(free, performance.now() + APART * MOST));
  few.forEach((name, nth) => make(SOUNDS[name], out!.currentTime + (begin - performance.now() + nth * APART) / 1000, volume));
  free = begin + few.length * APART;
}

function make(sound: Sound, when: number, volume: number): void {
  for (const { hz, at = 0, ring, loud = 1, wave = "sine" } of sound.tones ?? []) {
    const tone = out!.createOscillator();
    tone.type = wave;
    glide(tone.frequency, hz, when + at, ring);
    tone.connect(softly(when + at, ring, loud * volume * 0.3));
    tone.start(when + at);
    tone.stop(when + at + ring + 0.05);
  }
  for (const { around, at = 0, ring, loud = 1, narrow = 0.8 } of sound.breaths ?? []) {
    const breath = out!.createBufferSource();
    breath.buffer = noise ??= hiss(out!);
    const band = out!.createBiquadFilter();
    band.type = "bandpass";
    band.Q.value = narrow;
    glide(band.frequency, around, when + at, ring);
    breath.connect(band).connect(softly(when + at, ring, loud * volume * 0.4));
    breath.start(when + at, Math.random() * 0.5);
    breath.stop(when + at + ring + 0.05);
  }
}

function glide(pitch: AudioParam, hz: number | [number, number], when: number, ring: number): void {
  const [from, to] = typeof hz === "number" ? [hz, hz] : hz;
  pitch.setValueAtTime(from, when);
  if (to !== from) pitch.exponentialRampToValueAtTime(to, when + ring);
}

/** It swells at once, and fades as long as it rings; nothing shrill comes through. */
function softly(when: number, ring: number, loud: number): AudioNode {
  const swell = out!.createGain();
  swell.gain.setValueAtTime(0.0001, when);
  swell.gain.exponentialRampToValueAtTime(loud, when + 0.012);
  swell.gain.exponentialRampToValueAtTime(0.0001, when + ring);
  const warm = out!.createBiquadFilter();
  warm.type = "lowpass";
  warm.frequency.value = 4200;
  swell.connect(warm).connect(out!.destination);
  return swell;
}

function hiss(context: AudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, context.sampleRate, context.sampleRate);
  const data = buffer.getChannelData(0);
  for (let at = 0; at < data.length; at += 1) data[at] = Math.random() * 2 - 1;
  return buffer;
}
