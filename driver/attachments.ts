import type { Transition } from '../pages/test-bed/test-bed-api.ts';

/** The result of an axe check. Scenarios attach it to Cucumber's output. */
export interface AxeCheck {
  /** Name and path of the screen, such as `signIn at /`. */
  readonly screen: string;
  /** False if the page left the screen before axe could start. */
  readonly hasRun: boolean;
}

export const axeCheckType = 'application/vnd.doorstep.axe-check+json';
export const writeAxeCheck = (check: AxeCheck): string => JSON.stringify(check);
export const readAxeCheck = (body: string): AxeCheck => JSON.parse(body) as AxeCheck;

export const transitionsType = 'application/vnd.doorstep.transitions+json';
export const writeTransitions = (transitions: readonly Transition[]): string => JSON.stringify(transitions);
export const readTransitions = (body: string): readonly Transition[] => JSON.parse(body) as Transition[];
