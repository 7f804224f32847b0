/** Which of the choices belong to which thing on the board. Every code comes from the frame. */
import type { Choice } from "../../lib/board";
import type { Action, GameFrame, Region } from "./types";

/** What a click on a region would do now: sail there, or answer what is asked. */
export const choiceAt = (frame: GameFrame, region: Region): Choice<Action> | undefined =>
  frame.choices.find(({ action }) => action.region === region);

/** The arguments that name a card in somebody's hand or on the table. */
export const cardOf = ({ action }: Choice<Action>): string | undefined =>
  action.card ?? action.ship ?? action.captain ?? undefined;
