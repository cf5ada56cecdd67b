import { checkFeatures } from '../../harness/check.ts';
import type { Check } from './outcome.ts';

/** The specification's own rules: see `harness/check.ts`. */
export const features: Check = { name: 'features', run: checkFeatures };
