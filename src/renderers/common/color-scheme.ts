import { type ConfigProblem, describeValue } from '../../widget/config/config-error.ts';

/** `auto` follows the visitor's preference. */
export type ColorScheme = 'auto' | 'light' | 'dark';

/**
 * Returns a list with one problem if the colour scheme is wrong, or else an empty list. Accepts any value, because an
 * HTML attribute may have any text, and an app without TypeScript may pass anything.
 *
 * @param path the path of the value in messages
 * @param colorScheme the value; undefined if it is not set
 */
export function findColorSchemeProblems(path: string, colorScheme: unknown): readonly ConfigProblem[] {
  return colorScheme === undefined || colorScheme === 'auto' || isFixed(colorScheme)
    ? []
    : [{ path, message: `must be "auto", "light" or "dark", but is ${describeValue(colorScheme)}` }];
}

/** Returns the colour scheme to draw in, or undefined to follow the visitor's preference. */
export const toFixedColorScheme = (colorScheme: unknown): 'light' | 'dark' | undefined =>
  isFixed(colorScheme) ? colorScheme : undefined;

const isFixed = (colorScheme: unknown): colorScheme is 'light' | 'dark' =>
  colorScheme === 'light' || colorScheme === 'dark';
