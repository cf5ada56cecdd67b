import { basename } from 'node:path';
import { listScenarios, parseFeature, type FeatureFile } from '../corpus/parse-feature.ts';
import { findTaggedIds } from '../judge/scenario-id.ts';

/** Returns `03` for `features/03-signing-in.feature`. */
export const findFeatureNumber = (uri: string): string => /^\d+/.exec(basename(uri))?.[0] ?? '00';

/** Returns a function that creates the ID of a new scenario in a feature: the highest ID of the feature plus one. */
export function createNumbering(files: readonly FeatureFile[]): (uri: string) => string {
  const highest = new Map<string, number>();
  for (const id of files.flatMap(listScenarios).flatMap(({ scenario }) => findTaggedIds(scenario))) {
    const [feature = '', number] = id.split('-');
    highest.set(feature, Math.max(highest.get(feature) ?? 0, Number(number)));
  }
  return (uri) => {
    const feature = findFeatureNumber(uri);
    const next = (highest.get(feature) ?? 0) + 1;
    highest.set(feature, next);
    return `${feature}-${next}`;
  };
}

/** Adds an ID to every scenario that has none. */
export function numberScenarios(uri: string, text: string): string {
  const file = parseFeature(uri, text);
  const nextId = createNumbering([file]);
  const lines = text.split('\n');
  const unnumbered = listScenarios(file).filter(({ scenario }) => findTaggedIds(scenario).length === 0);
  const ids = unnumbered.map(({ scenario }) => ({ scenario, id: nextId(uri) }));
  for (const { scenario, id } of ids.toReversed()) {
    const [{ location } = scenario] = scenario.tags;
    const indent = /^\s*/.exec(lines[location.line - 1] ?? '')?.[0] ?? '';
    lines.splice(location.line - 1, 0, `${indent}@${id}`);
  }
  return lines.join('\n');
}
