/** Which of the choices belong to which thing on the board. Every code comes from the frame. */
import type { Chosen, Frame } from "../../lib/messages";

type Fields = Record<string, string | number>;

/** The choices that do all of this. */
export function choicesTo(frame: Frame, action: Fields): Chosen[] {
  const fields = Object.entries(action);
  return frame.choices.filter((choice) => fields.every(([name, value]) => choice.action[name] === value));
}

export const choiceTo = (frame: Frame, action: Fields): Chosen | undefined => choicesTo(frame, action)[0];

/** What a click on a region would do now: sail there, or answer what is asked. */
export const choiceAt = (frame: Frame, region: string): Chosen | undefined =>
  frame.choices.find(({ action }) => action.region === region);

/** What this seat is asked, or "" where it is asked nothing. */
export const asked = (frame: Frame): string =>
  frame.choices.length ? String(frame.view.decision?.kind ?? "") : "";

/** The arguments that name a card in somebody's hand or on the table. */
export const cardOf = ({ action }: Chosen): string | undefined =>
  action.card ?? action.ship ?? action.captain ?? undefined;
