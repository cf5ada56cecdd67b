import type { ConfigProblem } from '../../widget/config/config-error.ts';
import { findItemProblems } from '../check-items.ts';
import type { PropChecks } from '../prop-checks.ts';

/** Returns the problems of all items of a `<doorstep-user-button>`. */
export const findElementItemProblems = (items: unknown, checks: PropChecks): readonly ConfigProblem[] =>
  findItemProblems(items, checks, 'a string or an element', isWrongIcon);

const isWrongIcon = (icon: unknown): boolean =>
  icon !== undefined && icon !== null && typeof icon !== 'string' && !(icon instanceof Element);
