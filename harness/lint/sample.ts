import { parseFeature, type FeatureFile } from '../corpus/parse-feature.ts';

/** Parses a feature for a test. Line 1 is the feature's title, and `lines` are the lines from 2 on. */
export const sample = (...lines: readonly string[]): FeatureFile =>
  parseFeature('door.feature', ['Feature: The door', ...lines].join('\n'));

/** Returns a feature with one Rule, for the requirement `route.home`. `lines` begin at line 4. */
export const underRule = (...lines: readonly string[]): FeatureFile =>
  sample('@route.home', 'Rule: There is a home', ...lines);
