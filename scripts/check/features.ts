import { checkFeatures } from '../../harness/lint/check.ts';
import type { Check } from './outcome.ts';

/** The specification's own rules: see `harness/lint/check.ts`. */
export const features: Check = { name: 'features', run: checkFeatures };
