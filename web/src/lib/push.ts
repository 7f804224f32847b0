import * as api from "./api";

/** Asks whether this browser may tell when it is one's turn. */
export async function mayNotify(): Promise<boolean> {
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

/** Lets the server tell this seat through the browser's push service, where the host has keys. */
export async function subscribe(token: string): Promise<void> {
  const ready = await navigator.serviceWorker?.getRegistration();
  if (!ready?.pushManager) return;
  const { key } = await api.pushKey().catch(() => ({ key: "" }));
  if (!key) return;
  const pushed = await ready.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const { endpoint, keys } = pushed.toJSON();
  if (endpoint && keys?.p256dh && keys.auth)
    await api.subscribe(token, { endpoint, p256dh: keys.p256dh, auth: keys.auth });
}
