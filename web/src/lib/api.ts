import type {
  Content,
  Draws,
  Frame,
  GameInfo,
  Join,
  Lang,
  MoveCode,
  OpenMoment,
  Opened,
  OpenTable,
  Problem,
  PushKey,
  PushKeys,
  Qr,
  RuleChapter,
  Seated,
  TableInfo,
} from "./messages";
import { say, whyNot } from "./shell.svelte";

/** The server said no, in words for people. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    text: string,
  ) {
    super(text);
  }
}

/** What went wrong, told apart: beside the name that was not taken, or by itself. */
export function toldApart(error: unknown): { name: string; other: string } {
  const { message } = error as Error;
  const isName = error instanceof Refusal && error.code === "name";
  return { name: isName ? message : "", other: isName ? "" : message };
}

/** An answer of the server; where there is none, a sentence says so. */
async function reach(address: string, request?: RequestInit): Promise<Response> {
  try {
    return await fetch(address, request);
  } catch {
    throw new Error(say("no-network"));
  }
}

async function ask<T>(path: string, body?: unknown, token?: string): Promise<T> {
  const headers: Record<string, string> = {};
  if (body !== undefined) headers["Content-Type"] = "application/json";
  if (token) headers["Authorization"] = `Bearer ${token}`;
  const post = body !== undefined || token !== undefined;
  const answer = await reach(`/api${path}`, {
    method: post ? "POST" : "GET",
    headers,
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  if (!answer.ok) throw await refusal(answer);
  return answer.status === 204 ? (undefined as T) : await answer.json();
}

async function refusal(answer: Response): Promise<Refusal> {
  const problem: Partial<Problem> = await answer.json().catch(() => ({}));
  const code = problem.code ?? "unknown";
  return new Refusal(answer.status, code, whyNot(code, problem.text ?? answer.statusText));
}

export const games = (lang: Lang) => ask<GameInfo[]>(`/games?lang=${lang}`);
export const rules = (game: string, lang: Lang) =>
  ask<RuleChapter[]>(`/games/${game}/rules?lang=${lang}`);

/** A game's own Fluent file. */
export async function gameWords(game: string, lang: Lang): Promise<string> {
  const answer = await reach(`/api/games/${game}/words?lang=${lang}`);
  if (!answer.ok) throw await refusal(answer);
  return answer.text();
}

export const openTable = (wish: OpenTable) => ask<Opened>("/tables", wish);
export const lobby = () => ask<TableInfo[]>("/tables");
export const mine = (tokens: string[]) => ask<TableInfo[]>("/tables/mine", { tokens });
export const table = (id: string) => ask<TableInfo>(`/tables/${id}`);
export const join = (id: string, wish: Join, before?: string) =>
  ask<Seated>(`/tables/${id}/join`, wish, before);
/** A moment as it was stored then: frames had no facts once, no story, and one name for a seat. */
const whole = (stored: Omit<Frame, "facts" | "story" | "personas"> & Partial<Frame>): Frame => ({
  ...stored,
  facts: stored.facts ?? {},
  story: stored.story ?? {},
  personas: stored.personas ?? stored.names,
});
export const moment = async (id: string, seq: number, lang: Lang) =>
  whole(await ask(`/tables/${id}/moments/${seq}?lang=${lang}`));
/** Moments of a finished game from one on, as many as the server likes to send. */
export const moments = async (id: string, first: number, lang: Lang) =>
  (await ask<Frame[]>(`/tables/${id}/moments?first=${first}&lang=${lang}`)).map(whole);
/** The same moments with all cards open, from the first of a part on. */
export const opened = (id: string, first: number) => ask<OpenMoment[]>(`/tables/${id}/opened?first=${first}`);
/** Every draw of a finished game, for whoever computes them again. */
export const draws = (id: string) => ask<Draws>(`/tables/${id}/draws`);
export const content = (id: string, lang: Lang) =>
  ask<Content>(`/tables/${id}/content?lang=${lang}`);
export const moveCode = (token: string) => ask<MoveCode>("/code", undefined, token);
export const useCode = (code: string) => ask<Seated>("/code/use", { code });
export const pushKey = () => ask<PushKey>("/push/key");
export const subscribe = (token: string, keys: PushKeys) => ask<void>("/push", keys, token);
export const qr = (text: string) => ask<Qr>("/qr", { text });
export const logAddress = (id: string) => `/api/tables/${id}/log`;
