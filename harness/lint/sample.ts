import { parseFeature, type FeatureFile } from '../corpus/parse-feature.ts';

/** Parses a feature for tests. The first of the given lines is line 2. */
export const sample = (...lines: readonly string[]): FeatureFile =>
  parseFeature('door.feature', ['Feature: The door', ...lines].join('\n'));

/** Parses a feature with a Rule for the requirement `route.home`. The first of the given lines is line 4. */
export const underRule = (...lines: readonly string[]): FeatureFile =>
  sample('@route.home', 'Rule: There is a home', ...lines);
