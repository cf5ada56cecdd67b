import type { Pickle } from '@cucumber/messages';
import { textsOf } from './spec-mutants.ts';

/** The corpus, by id. */
export type Scenarios = ReadonlyMap<string, Pickle>;

/** Scenarios that end with a text, those first that end with nothing else. */
export function telling(scenarios: Scenarios, text: string): readonly string[] {
  const wanted = text.trim();
  const said = [...scenarios].map(([id, { steps }]) => ({ id, texts: steps.filter(isOutcome).flatMap(textsOf) }));
  const exact = said.filter(({ texts }) => texts.includes(wanted));
  const containing = said.filter(({ texts }) => texts.some((each) => each.includes(wanted)));
  return [...new Set([...exact, ...containing].map(({ id }) => id))];
}

const isOutcome = ({ type }: Pickle['steps'][number]): boolean => type === 'Outcome';
