import type { Transition } from '../pages/test-bed/test-bed-api.ts';

/** An axe check of a screen. Scenarios attach it to their Cucumber messages. */
export interface AxeCheck {
  /** Name and path of the screen, such as `signIn at /`. */
  readonly screen: string;
  /** Whether axe has checked the screen. False if the page showed a different screen before axe could start. */
  readonly hasRun: boolean;
}

/** Media type of an attached axe check. */
export const axeCheckType = 'application/vnd.doorstep.axe-check+json';
export const writeAxeCheck = (check: AxeCheck): string => JSON.stringify(check);
export const readAxeCheck = (body: string): AxeCheck => JSON.parse(body) as AxeCheck;

/** Media type of the attached list of transitions that happened in a scenario. */
export const transitionsType = 'application/vnd.doorstep.transitions+json';
export const writeTransitions = (transitions: readonly Transition[]): string => JSON.stringify(transitions);
export const readTransitions = (body: string): readonly Transition[] => JSON.parse(body) as Transition[];
