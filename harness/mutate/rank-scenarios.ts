import type { Scenarios } from './literals.ts';

/**
 * Sorts scenarios by the words that they share with a text, the most similar scenario first. Rare words count more than
 * frequent ones. If the text describes a fault, the first scenarios are the most likely to notice this fault.
 */
export function rankScenarios(text: string, ids: readonly string[], scenarios: Scenarios): readonly string[] {
  const words = new Map(ids.map((id) => [id, readWords(readScenario(id, scenarios))]));
  const weights = new Map(
    [...readWords(text)].map((word) => {
      const count = ids.filter((id) => words.get(id)?.has(word)).length;
      return [word, Math.log((1 + ids.length) / (1 + count))];
    }),
  );
  const rate = (id: string): number =>
    [...(words.get(id) ?? [])].reduce((sum, word) => sum + (weights.get(word) ?? 0), 0);
  const rates = new Map(ids.map((id) => [id, rate(id)]));
  return ids.toSorted((one, other) => (rates.get(other) ?? 0) - (rates.get(one) ?? 0));
}

/** Returns the first five letters of each word, so that `provider` and `providers` count as the same word. */
const readWords = (text: string): ReadonlySet<string> =>
  new Set([...text.toLowerCase().matchAll(/[\p{L}\d]+/gu)].map(([word]) => word.slice(0, 5)));

function readScenario(id: string, scenarios: Scenarios): string {
  const { name = '', steps = [] } = scenarios.get(id) ?? {};
  const contents = steps.flatMap(({ text, argument }) => [
    text,
    argument?.docString?.content ?? '',
    ...(argument?.dataTable?.rows ?? []).flatMap(({ cells }) => cells.map(({ value }) => value)),
  ]);
  return [name, ...contents].join(' ');
}
