import { parseFeature, type FeatureFile } from '../corpus/parse-feature.ts';

/** Parses a feature that has its title in line 1, followed by the given lines. */
export const sample = (...lines: readonly string[]): FeatureFile =>
  parseFeature('door.feature', ['Feature: The door', ...lines].join('\n'));

/**
 * Parses a feature with one Rule, for the requirement `route.home`. Line 3 has the title of the Rule; the given lines
 * follow.
 */
export const underRule = (...lines: readonly string[]): FeatureFile =>
  sample('@route.home', 'Rule: There is a home', ...lines);
