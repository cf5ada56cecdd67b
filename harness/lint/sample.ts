import { parseFeature, type FeatureFile } from '../corpus/parse-feature.ts';

/** Parses a feature for a test. Its title is in line 1; the given lines follow from line 2. */
export const sample = (...lines: readonly string[]): FeatureFile =>
  parseFeature('door.feature', ['Feature: The door', ...lines].join('\n'));

/** Returns a feature with one Rule, for the requirement `route.home`. The given lines follow from line 4 on. */
export const underRule = (...lines: readonly string[]): FeatureFile =>
  sample('@route.home', 'Rule: There is a home', ...lines);
