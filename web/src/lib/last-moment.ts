import type { Hello, ToBrowser } from "./messages";
import { say, whyNot } from "./shell.svelte";
import { socketAddress } from "./socket";

const key = (table: string) => `captain.moments.${table}`;

/** The number of a finished game's last moment. The table's socket tells it; kept for offline. */
export async function lastMoment(table: string): Promise<number> {
  const known = localStorage.getItem(key(table));
  if (known) return Number(known);
  const last = await asked(table);
  localStorage.setItem(key(table), String(last));
  return last;
}

function asked(table: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(socketAddress(table));
    const hello: Hello = { type: "hello", since: 0 };
    socket.onopen = () => socket.send(JSON.stringify(hello));
    socket.onmessage = ({ data }) => {
      const message = JSON.parse(data) as ToBrowser;
      if (message.type === "frame" && message.table.status === "over") resolve(message.seq);
      else if (message.type === "farewell") reject(new Error(whyNot(message.code, message.text)));
      else if (message.type === "frame") reject(new Error(say("problem-not_over")));
      socket.close();
    };
    socket.onerror = () => reject(new Error(say("home-no-server")));
  });
}
