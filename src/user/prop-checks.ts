import { findTypeProblems, rejectProp } from './prop-problems.ts';
import { findUrlProblems } from './url-options.ts';

/** The functions with which `findItemProblems` checks single values. */
export const propChecks = { rejectProp, findTypeProblems, findUrlProblems };

export type PropChecks = typeof propChecks;
