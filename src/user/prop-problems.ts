import { ConfigError, type ConfigProblem, describeValue } from '../widget/config/config-error.ts';

/**
 * Returns the problem of a wrong prop of `<UserButton>`.
 *
 * @param prop the prop or its part, such as `items[0].label`
 * @param expected the allowed values, such as `a list`
 */
export const rejectProp = (prop: string, expected: string, value: unknown): readonly ConfigProblem[] => [
  { path: `UserButton.${prop}`, message: `must be ${expected}, but is ${describeValue(value)}` },
];

/**
 * Returns the problem of a prop whose value has none of the allowed types.
 *
 * @param types the allowed types in words, such as `a string or a function`. Must contain the results of `typeof` for
 *   these types.
 */
export function findTypeProblems(value: unknown, prop: string, types: string): readonly ConfigProblem[] {
  const hasType = types.includes(typeof value) && value !== null && !Array.isArray(value);
  if (value === undefined || hasType) return [];
  return rejectProp(prop, types, value);
}

/** @throws ConfigError if there is a problem */
export function throwProblems(problems: readonly ConfigProblem[]): void {
  if (problems.length > 0) throw new ConfigError(problems);
}
