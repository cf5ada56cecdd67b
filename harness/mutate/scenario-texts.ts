import type { Pickle, PickleStep } from '@cucumber/messages';
import { findLiterals } from './literals.ts';

/** The scenarios of the corpus, by id. */
export type Scenarios = ReadonlyMap<string, Pickle>;

/** Returns the literals of a step and the cells of its table. */
export const listTexts = (step: PickleStep): readonly string[] => [
  ...findLiterals(step.text).map(({ value }) => value),
  ...(step.argument?.dataTable?.rows ?? []).flatMap(({ cells }) => cells.map(({ value }) => value)),
];

/** Returns the ids of scenarios with a Then that contains a text: first those in which it is a whole literal. */
export function findScenariosShowing(scenarios: Scenarios, text: string): readonly string[] {
  const trimmed = text.trim();
  const shown = [...scenarios].map(([id, { steps }]) => ({
    id,
    texts: steps.filter(({ type }) => type === 'Outcome').flatMap(listTexts),
  }));
  const exact = shown.filter(({ texts }) => texts.includes(trimmed));
  const containing = shown.filter(({ texts }) => texts.some((each) => each.includes(trimmed)));
  return [...new Set([...exact, ...containing].map(({ id }) => id))];
}
