import { parseFeature, type FeatureFile } from '../corpus/parse-feature.ts';

/** Parses a feature that has its title in line 1, followed by the given lines. */
export const sample = (...lines: readonly string[]): FeatureFile =>
  parseFeature('door.feature', ['Feature: The door', ...lines].join('\n'));

/**
 * Parses a feature with a single Rule, which specifies the requirement `route.home`. The Rule has its title in line 3,
 * followed by the given lines.
 */
export const underRule = (...lines: readonly string[]): FeatureFile =>
  sample('@route.home', 'Rule: There is a home', ...lines);
