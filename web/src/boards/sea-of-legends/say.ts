/** Sentences of the board, put together from the words of the game and its own. */
import { kindsIn } from "../../lib/board";
import { listed } from "../../lib/words";
import { REGION_NAMES, type Faction, type Flag, type Npc, type Region } from "./types";
import { adventureTitle, captainName, cargoOf, groupsAt, portStrength, progressOf, seatIn, tokensAt, typeOf, type Table } from "./view";

const s = "sea-of-legends-";

/** "2 × Spanish Galleon" */
export function npcsSentence({ words }: Table, npcs: Npc[]): string {
  const types = [...new Set(npcs.map(typeOf))];
  const each = types.map((type) => {
    const count = npcs.filter((npc) => typeOf(npc) === type).length;
    const name = words.say(`npc_type-${type}`);
    return count > 1 ? words.say(`${s}several`, { count, name }) : name;
  });
  return each.join(", ");
}

/** Against whom or what somebody rolls. */
export function foeName(t: Table, roller: number): string {
  const { view, words } = t;
  const region = view.at[view.challenger ?? 0];
  if (view.against === "port") return words.say(`region-${region}`);
  if (view.against === "player") return captainName(t, (view.challenger === roller ? view.defending : view.challenger) ?? 0);
  if (view.against === "adventure") return adventureTitle(t);
  const group = groupsAt(t, region ?? null).find(({ faction }) => faction === view.foe);
  if (group) return npcsSentence(t, group.npcs);
  return view.foe ? words.say(`faction-${view.foe}`) : "";
}

/** Whose a Flag is: a captain's name or a faction's. */
export const ownerName = (t: Table, owner: Flag) => {
  const seat = seatIn(owner);
  return seat === null ? t.words.say(`faction-${owner}`) : captainName(t, seat);
};

/** "They carry 5 gold and a Summoning Relic", or nothing. */
export function cargoSentence({ words }: Table, cargo: ReturnType<typeof cargoOf>): string {
  const kinds = ["gold", "relics", "trophies", "notoriety"] as const;
  const held = kinds.filter((kind) => cargo[kind]).map((kind) => words.say(`${s}cargo-${kind}`, { count: cargo[kind] }));
  return held.length ? words.say(`${s}cargo`, { things: listed(words.lang, held) }) : "";
}

/** How near a power is to winning, with what is on its way. */
export function powerSentence(t: Table, faction: Faction): string {
  const { words } = t;
  const ways = progressOf(t, faction).map(({ what, have, carried, need }) => words.say(`${s}progress-${what}`, { have, carried, need }));
  return `${words.say(`faction-${faction}`)}. ${ways.join(" ") || words.say(`${s}goal-none`)}.`.replace(/\.\.$/, ".");
}

/** Everything that there is in a region, for those who cannot see it. */
export function regionSentence(t: Table, region: Region): string {
  const { view, board, words } = t;
  const index = REGION_NAMES.indexOf(region);
  const port = board.ports.find(({ id }) => id === region);
  const said = [words.say(`region-${region}`)];
  if (port) said.push(words.say(`${s}port`, { type: words.say(`${s}type-${port.type}`), strength: portStrength(t, region) ?? "?" }));
  const flag = view.flag[index];
  if (flag) said.push(words.say(`${s}flag`, { name: ownerName(t, flag) }));
  const fort = view.fort[index];
  if (fort) said.push(words.say(`${s}fort`, { name: words.say(`faction-${fort}`) }));
  if (view.infested[index]) said.push(words.say(`${s}infested`));
  for (const group of groupsAt(t, region)) {
    said.push(words.say(`${s}group`, { npcs: npcsSentence(t, group.npcs), strength: group.strength }));
    const cargo = cargoSentence(t, cargoOf(t, group.npcs));
    if (cargo) said.push(cargo);
  }
  for (const [seat, where] of view.at.entries()) if (where === region) said.push(captainName(t, seat));
  for (const token of tokensAt(t, t.me, region)) said.push(words.say(`${s}token-${token}`));
  if (view.relic_at.includes(region)) said.push(words.say(`${s}summoning`));
  if (view.loose_trophies[index]) said.push(words.say(`${s}trophies`, { count: view.loose_trophies[index]! }));
  for (const [card] of kindsIn(view.rumors[t.me]!.cards)) {
    if (board.rumors[card] === region) said.push(words.say(`${s}rumor`, { card: words.say(`card-${card}`) }));
  }
  return said.join(". ");
}
