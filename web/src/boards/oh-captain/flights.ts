import type { Face, Flight as AnyFlight } from "../../lib/flight";
import type { Event } from "./types";

export interface Flight extends AnyFlight {
  piece: "coin" | "card" | "bottle";
}

const coin = (from: number | string, to: number | string): Flight => ({
  piece: "coin",
  from: typeof from === "number" ? `coins-${from}` : from,
  to: typeof to === "number" ? `coins-${to}` : to,
});
const hidden = (from: string, to: string): Flight => card(from, to, undefined, "down", "down");
const card = (
  from: string,
  to: string,
  face: string | undefined,
  start: Face,
  end: Face,
): Flight => ({ piece: "card", from, to, face, start, end });

/** What flies when this happens. A card shows its face only where everybody saw it. */
export function flightsOf(e: Event, captain: number | null): Flight[] {
  switch (e.event) {
    case "discard_laid":
      return [hidden("cave", "bottle")];
    case "card_drawn":
      return [hidden("cave", "found")];
    case "loyalty_pledged":
      return [coin(e.seat, e.captain)];
    case "mutiny_declared":
      return [
        { piece: "bottle", from: `seat-${e.former}`, to: "bottle" },
        ...(e.count ? [coin("supply", e.seat)] : []),
      ];
    case "card_recovered":
      return [hidden("bottle", `down-${e.seat}`)];
    case "item_bought":
      return [coin(e.seat, e.seller), card("stage", `up-${e.seat}`, e.card, "down", "up")];
    case "nobody_to_attack":
      return e.seat === captain ? [] : [hidden("stage", `down-${e.seat}`)]; // he has bought it
    case "attack_accepted":
      return [hidden("stage", `down-${e.attacker}`)];
    case "lie_caught":
    case "truth_proved":
      return [card("stage", `up-${e.seat}`, e.card, "down", "up")];
    case "challenge_paid":
      return Array.from({ length: e.count }, () => coin(e.seat, e.winner));
    case "coin_stolen":
    case "red_took_coin":
      return [coin(e.target, e.seat)];
    case "open_card_hooked":
      return [card(`up-${e.target}`, `up-${e.seat}`, e.card, "up", "up")];
    case "hidden_card_hooked":
      return [hidden(`down-${e.target}`, `down-${e.seat}`)];
    case "open_card_shot":
      return [card(`up-${e.target}`, "bottle", e.card, "up", "down")];
    case "hidden_card_shot":
      return [hidden(`down-${e.target}`, "bottle")];
    case "card_lit":
      return [card(`down-${e.target}`, `up-${e.target}`, e.card, "down", "up")];
    case "card_turned_down":
      return [card(`up-${e.seat}`, `down-${e.seat}`, e.card, "up", "down")];
    default:
      return [];
  }
}
