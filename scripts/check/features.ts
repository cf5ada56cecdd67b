import { checkFeatures } from '../../harness/lint/check.ts';
import type { Check } from './outcome.ts';

/** Checks the specification (`harness/lint/check.ts`). */
export const features: Check = { name: 'features', run: checkFeatures };
