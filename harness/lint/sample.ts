import { parseFeature, type FeatureFile } from './features.ts';

/** A feature with these lines under its first; the first line given is line 2. */
export const sample = (...lines: readonly string[]): FeatureFile =>
  parseFeature('door.feature', ['Feature: The door', ...lines].join('\n'));

/** A feature with one Rule of a requirement that there is, and these lines under it; the first one is line 4. */
export const underRule = (...lines: readonly string[]): FeatureFile =>
  sample('@route.home', 'Rule: There is a home', ...lines);
