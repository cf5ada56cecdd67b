import { checkFeatures } from '../../harness/lint/check.ts';
import type { Check } from './outcome.ts';

export const features: Check = { name: 'features', run: checkFeatures };
