import { parseFeature, type FeatureFile } from '../corpus/parse-feature.ts';

/** Line 1 is the title of the feature; the given lines begin in line 2. */
export const sample = (...lines: readonly string[]): FeatureFile =>
  parseFeature('door.feature', ['Feature: The door', ...lines].join('\n'));

/** Returns a feature with one Rule, for the requirement `route.home`. The given lines follow from line 4 on. */
export const underRule = (...lines: readonly string[]): FeatureFile =>
  sample('@route.home', 'Rule: There is a home', ...lines);
