import { readEntryState, SCREENS } from './history-entry.ts';

/** Returns the screen numbers of the current history entry ({@link SCREENS}). The keys are the names of the widgets. */
export function readScreenNumbers(): Readonly<Record<string, number>> {
  const numbers = readEntryState()[SCREENS];
  return typeof numbers === 'object' && numbers !== null ? (numbers as Record<string, number>) : {};
}
