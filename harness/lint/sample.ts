import { parseFeature, type FeatureFile } from '../corpus/parse-feature.ts';

/** Parses a feature that consists of the given lines, which start at line 2. */
export const sample = (...lines: readonly string[]): FeatureFile =>
  parseFeature('door.feature', ['Feature: The door', ...lines].join('\n'));

/**
 * Parses a feature with the given lines in a Rule for the requirement `route.home`. The given lines start at line 4.
 */
export const underRule = (...lines: readonly string[]): FeatureFile =>
  sample('@route.home', 'Rule: There is a home', ...lines);
