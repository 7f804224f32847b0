import * as api from "./api";
import type { Lang } from "./messages";
import { taste } from "./settings.svelte";

/** From now on this browser tells when it is one's turn, if it may, or does not. Whether it is so. */
export async function tellMe(wished: boolean): Promise<boolean> {
  taste.notify = wished && (await mayNotify());
  if (!wished) await (await subscription())?.unsubscribe();
  return taste.notify === wished;
}

/** Why this browser tells nothing, or only while a page of ours is open: a message; "": it tells. */
export function whyUntold(): string {
  if (!isSecureContext) return "notify-insecure"; // plain http
  if (!("Notification" in globalThis)) return "notify-unable";
  if (Notification.permission === "denied") return "notify-denied";
  return "PushManager" in globalThis ? "" : "notify-open";
}

async function mayNotify(): Promise<boolean> {
  if (!("Notification" in globalThis)) return false; // plain http, or an old browser
  if (Notification.permission === "default") await Notification.requestPermission();
  return Notification.permission === "granted";
}

/** Tells it, if nobody is looking. */
export function notify(title: string, body: string, tag: string): void {
  if (!("Notification" in globalThis) || Notification.permission !== "granted") return;
  try {
    const note = new Notification(title, { body, tag, icon: "/icon-192.png" });
    note.onclick = () => {
      focus();
      note.close();
    };
  } catch {
    // Some phones allow notifications from the service worker only; Web Push serves those.
  }
}

/** Lets the server tell these seats through the browser's push service. Whether it can: then they
 * are told even if no page is open. */
export async function subscribe(tokens: string[], lang: Lang): Promise<boolean> {
  try {
    const { key } = await api.pushKey();
    const manager = key ? await pushManager() : undefined;
    const pushed = await manager?.subscribe({ userVisibleOnly: true, applicationServerKey: key });
    const { endpoint, keys } = pushed?.toJSON() ?? {};
    if (!endpoint || !keys?.p256dh || !keys.auth) return false;
    for (const token of tokens)
      await api.subscribe(token, { endpoint, p256dh: keys.p256dh, auth: keys.auth, lang });
    return true;
  } catch {
    return false; // no line, or no push service: an open tab still tells
  }
}

const pushManager = async (): Promise<PushManager | undefined> =>
  (await navigator.serviceWorker?.getRegistration())?.pushManager;

const subscription = async () => (await pushManager())?.getSubscription();
