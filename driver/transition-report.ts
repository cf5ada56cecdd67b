import type { Transition } from '../pages/test-bed/test-bed-api.ts';

/** What a scenario attaches to its messages: the ways from screen to screen that were gone in it. */
export const transitionsType = 'application/vnd.doorstep.transitions+json';

/** What is attached under {@link transitionsType}. */
export const writeTransitions = (transitions: readonly Transition[]): string => JSON.stringify(transitions);

/** The opposite of {@link writeTransitions}. */
export const readTransitions = (body: string): readonly Transition[] => JSON.parse(body) as Transition[];
