// Part of the service worker: it is your turn, and no tab is open to say so.
addEventListener("push", (event) => {
  const { title = "Captain's Table", body = "", table = "" } = event.data?.json() ?? {};
  const shown = { body, tag: table, icon: "/icon-192.png", data: table ? `/t/${table}` : "/" };
  event.waitUntil(registration.showNotification(title, shown));
});

addEventListener("notificationclick", (event) => {
  event.notification.close();
  const address = new URL(event.notification.data, location.origin).href;
  event.waitUntil(
    clients.matchAll({ type: "window" }).then((open) => {
      const there = open.find((tab) => tab.url.startsWith(address));
      return there ? there.focus() : clients.openWindow(address);
    }),
  );
});
