// Made from the messages in src/captains_table/server (tools/client_types.py). Do not edit.

export type Lang = "en" | "fr";
export type Pace = "live" | "leisure";
export type Status = "waiting" | "playing" | "over" | "frozen" | "closed";
export type SeatKind = "open" | "person" | "bot";

/** A choice that a table can make before it begins. */
export interface OptionInfo {
  name: string;
  kind: string;
  values: any[];
  label: string;
  value_labels: string[];
}

/** Two games in a row with the same people, for so many of them: `second` follows the game that this is told of. */
export interface EveningInfo {
  name: string;
  second: string;
  title: string;
  summary: string;
  seats: number[];
}

/** A game on the shelf. */
export interface GameInfo {
  name: string;
  title: string;
  seats: number[];
  usual_seats: number;
  minutes: number;
  summary: string;
  options: OptionInfo[];
  quick: Record<string, any>;
  players: string[];
  rules: string;
  secret: boolean;
  events: Record<string, string[]>;
  evening: EveningInfo | null;
}

/** A rule in our own words, or a ruling where the rulebook is silent. */
export interface RuleText {
  id: string;
  text: string;
  citation: string;
  ruling: boolean;
}

/** What a table is played with, as far as a board must know it: the game's own data (a map, values of cards) and the words that replace or join those of its catalogue. */
export interface Content {
  board: Record<string, any>;
  words: Record<string, string>;
}

/** The rules of one section of the rulebook. */
export interface RuleChapter {
  title: string;
  rules: RuleText[];
}

/** Put up a table. `bots` names a strength for each seat that a bot takes, null for the others; the host sits in the first of those. With `hot_seat`, all other seats are the host's too. */
export interface OpenTable {
  game: string;
  seats: number;
  name: string;
  lang?: Lang;
  bots?: (string | null)[];
  options?: Record<string, any>;
  listed?: boolean;
  pace?: Pace;
  minutes?: number;
  increment?: number;
  turn_seconds?: number;
  hot_seat?: boolean;
  names?: string[];
  goes_on?: boolean;
  begin?: boolean;
}

/** Sit down. Without a seat: the first that is open. */
export interface Join {
  name: string;
  seat?: number | null;
}

/** A seat is yours. The token proves it and is shown once. The commitment is the SHA-256 of the table's seed: remember it, and then add your own nonce with the first Hello. */
export interface Seated {
  table: string;
  seat: number;
  token: string;
  commitment: string;
}

/** A table is up, and these seats at it are yours. */
export interface Opened {
  table: string;
  seats: Seated[];
  commitment: string;
}

/** What moves a seat to another device. */
export interface MoveCode {
  code: string;
  seconds: number;
}

/** Take the seat over on this device; the old token ends. */
export interface UseCode {
  code: string;
}

/** A link that is to be shown as a QR code. */
export interface Drawable {
  text: string;
}

/** A QR code: so many squares wide, and the dark ones as the path of an SVG. */
export interface Qr {
  size: number;
  path: string;
}

/** Who sits at a seat, and whether they are there. */
export interface SeatInfo {
  seat: number;
  kind: SeatKind;
  name: string;
  strength: string;
  here: boolean;
  away: number;
  clock: number;
  stand_in: boolean;
}

/** A game and the rematches before it: how many there were, and how many each seat has won. */
export interface Evening {
  games: number;
  wins: number[];
}

/** What everybody may know of a table without sitting at it. */
export interface TableInfo {
  id: string;
  game: string;
  rules: string;
  status: Status;
  seats: SeatInfo[];
  host: number;
  options: Record<string, any>;
  listed: boolean;
  pace: Pace;
  minutes: number;
  increment: number;
  turn_seconds: number;
  hot_seat: boolean;
  created: number;
  touched: number;
  expires: number;
  muted: boolean;
  commitment: string;
  seed: string;
  nonces: string[];
  reason: string;
  rematch: string;
  turn: number | null;
  winners: number[];
  evening: Evening | null;
}

/** Why a request was refused, for people (`text`) and for programs (`code`). */
export interface Problem {
  code: string;
  text: string;
}

/** Where a browser wants to be told that it is its turn. */
export interface PushKeys {
  endpoint: string;
  p256dh: string;
  auth: string;
  lang?: Lang;
}

/** The server's public key for Web Push; empty where the host has set none. */
export interface PushKey {
  key: string;
}

/** Which tables are these tokens for? A browser keeps as many as may be asked for. */
export interface MyTables {
  tokens: string[];
}

/** Something that chance decided: what could happen, how likely, and which of it did. */
export interface Draw {
  kind: string;
  outcomes: any[];
  weights: number[];
  index: number;
}

/** Every draw of a finished game, in order, so that anybody can check them against the seed. */
export interface Draws {
  draws: Draw[];
}

/** The answer of a server that is ready. */
export interface Health {
  status: "ok";
}

/** The first message. Without tokens: as a spectator. Who shares a device has several. The first nonce of a seat, before the game begins, becomes part of the seed of all draws. */
export interface Hello {
  type: "hello";
  tokens?: string[];
  lang?: Lang;
  since?: number;
  nonce?: string;
}

/** Make a choice, by its code. */
export interface Choose {
  type: "choose";
  command_id: string;
  expected_seq: number;
  seat: number;
  code: number;
}

/** Take the last choice back. */
export interface Undo {
  type: "undo";
  command_id: string;
  expected_seq: number;
  seat: number;
}

/** Which rule forbids this action? */
export interface Explain {
  type: "explain";
  seat: number;
  action: Record<string, any>;
}

/** What is the choice with this code certain to lead to? */
export interface Foresee {
  type: "foresee";
  seat: number;
  expected_seq: number;
  code: number;
}

/** A line of chat for everybody at the table. */
export interface Say {
  type: "say";
  command_id: string;
  seat: number;
  text: string;
}

/** Something about the table, not the game: begin, seat a bot, empty a seat, close, mute the chat (these for the host), stand up, ask for a rematch or for the second game of an evening; when somebody left: wait on, let a bot play for them, or end the game; come back; ask the others for one's last choice back, and agree to that or refuse it; leave the chores to a bot for this turn or for the game, or do them oneself again; lift the curtain on a shared device. */
export interface Manage {
  type: "manage";
  command_id: string;
  seat: number;
  do: "agree_undo" | "ask_undo" | "begin" | "bot" | "chores_game" | "chores_mine" | "chores_turn" | "close" | "come_back" | "empty" | "end" | "evening" | "lift" | "mute" | "refuse_undo" | "rematch" | "stand_in" | "stand_up" | "unmute" | "wait";
  other?: number | null;
  strength?: string;
}

/** Before the game, of the host: how many seats there are, and what is agreed beyond what is agreed already. */
export interface Arrange {
  type: "arrange";
  command_id: string;
  seat: number;
  seats?: number | null;
  options?: Record<string, any>;
}

/** From now on in this language. */
export interface Speak {
  type: "speak";
  lang: Lang;
}

/** Yes, still there. Any other message says so too. */
export interface Pong {
  type: "pong";
}

/** Something that happened, as this seat was told. `text` says it alone; where several events belong together (the dice of a roll, a journey), `together` is what the log says of them all, with the first, and "" with the others. With `turn` somebody's turn begins: that of the `seat` of the event, if it has one. */
export interface LogLine {
  seq: number;
  event: Record<string, any>;
  text: string;
  together: string | null;
  turn: boolean;
}

/** One of the things that may be done now. */
export interface Offered {
  index: number;
  code: number;
  action: Record<string, any>;
  label: string;
}

/** The rule that forbids a choice, and what it says. */
export interface Refusal {
  rule: string;
  citation: string;
  text: string;
}

/** How a game ended: points, winners, places, and where points are from. */
export interface Result {
  scores: number[];
  winners: number[];
  ranking: number[][];
  breakdown: Record<string, any>[];
  undone: number;
  why: string;
  beside: Record<string, number>[];
}

/** The game that can follow this one with the same people: what the evening is called, and the way there (`label`). `agreed`: that was settled when the table was put up. */
export interface Following {
  game: string;
  title: string;
  label: string;
  agreed: boolean;
}

/** How the first game of an evening ended, and whom everybody played there. */
export interface GameBefore {
  game: string;
  title: string;
  scores: number[];
  ranking: number[][];
  personas: string[];
}

/** What somebody at the table said, in the order of its numbers. */
export interface ChatLine {
  type: "chat";
  number: number;
  seat: number;
  name: string;
  text: string;
  at: number;
}

/** Somebody wants their last choice back, and what has happened since: who agreed, and whose answer is missing. */
export interface UndoAsked {
  seat: number;
  agreed: number[];
  missing: number[];
}

/** Decisions that are bookkeeping: for how long this seat has handed them over ("" for not at all, "turn", "game"), and whether one is asked of it now. */
export interface Chores {
  handed_over: string;
  asked: boolean;
}

/** The whole table as one seat sees it. `log` holds what happened after the `since` of Hello or the last frame on this connection. */
export interface Frame {
  type: "frame";
  table: TableInfo;
  seat: number | null;
  mine: number[];
  seq: number;
  view: Record<string, any>;
  names: string[];
  personas: string[];
  prompt: string;
  choices: Offered[];
  alone: boolean;
  facts: Record<string, any>;
  story: Record<string, any>;
  hints: Record<string, any>;
  undo: boolean;
  undo_by_asking: boolean;
  undo_asked: UndoAsked | null;
  chores: Chores | null;
  since: number;
  log: LogLine[];
  result: Result | null;
  notices: string[];
  following: Following | null;
  before: GameBefore | null;
}

/** A moment of a finished game with all cards open, and what each seat was told then, in every language. */
export interface OpenMoment {
  seq: number;
  view: Record<string, any>;
  facts: Record<string, any>;
  log: Record<string, LogLine[][]>;
}

/** A command was carried out, and will not be forgotten. */
export interface Done {
  type: "done";
  command_id: string;
  seq: number;
}

/** A command had no effect; `code` names the reason. `text` is English, but for what the rules forbid (illegal, no_undo), which is in the reader's language. After `stale` a fresh frame follows. */
export interface Refused {
  type: "refused";
  command_id: string;
  code: string;
  text: string;
  refusal: Refusal | null;
}

/** The answer to `Explain`: None where the action is allowed. */
export interface Explained {
  type: "explained";
  refusal: Refusal | null;
}

/** The answer to `Foresee`: events that are certain, without the arguments that are open, and what changes in the view for certain. `assumed`: only if nothing else is done on the way. */
export interface Foreseen {
  type: "foreseen";
  seq: number;
  code: number;
  events: Record<string, any>[];
  changes: Record<string, any>;
  assumed: boolean;
}

/** The server ends this connection: too_slow, too_much, replaced, closed, bad_message. */
export interface Farewell {
  type: "farewell";
  code: string;
  text: string;
}

/** Are you still there? It comes whenever nothing was heard of a browser for a while. */
export interface Ping {
  type: "ping";
}

export type FromBrowser = Hello | Choose | Undo | Explain | Foresee | Say | Manage | Arrange | Speak | Pong;

export type ToBrowser = Frame | Done | Refused | Explained | Foreseen | ChatLine | Farewell | Ping;
