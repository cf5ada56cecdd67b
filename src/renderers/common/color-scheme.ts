import { type ConfigProblem, describeValue } from '../../widget/config/config-error.ts';

/** `auto` follows the visitor's preference. */
export type ColorScheme = 'auto' | 'light' | 'dark';

/**
 * Returns the problem of a colour scheme, or an empty list. Its type is unknown, because an app without TypeScript, or
 * an attribute, may set any value.
 *
 * @param path the path of the value in messages
 * @param colorScheme the value; undefined if it is not set
 */
export function findColorSchemeProblems(path: string, colorScheme: unknown): readonly ConfigProblem[] {
  return colorScheme === undefined || colorScheme === 'auto' || isFixed(colorScheme)
    ? []
    : [{ path, message: `must be "auto", "light" or "dark", but is ${describeValue(colorScheme)}` }];
}

/** Returns the colour scheme to draw in, or undefined for the one that the visitor prefers. */
export const toFixedColorScheme = (colorScheme: unknown): 'light' | 'dark' | undefined =>
  isFixed(colorScheme) ? colorScheme : undefined;

const isFixed = (colorScheme: unknown): colorScheme is 'light' | 'dark' =>
  colorScheme === 'light' || colorScheme === 'dark';
