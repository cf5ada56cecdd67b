import { parseFeature, type FeatureFile } from '../corpus/parse-feature.ts';

/** Line 1 is the title of the feature; the given lines begin in line 2. */
export const sample = (...lines: readonly string[]): FeatureFile =>
  parseFeature('door.feature', ['Feature: The door', ...lines].join('\n'));

/** The given lines begin in line 4, under a Rule for the requirement `route.home`. */
export const underRule = (...lines: readonly string[]): FeatureFile =>
  sample('@route.home', 'Rule: There is a home', ...lines);
