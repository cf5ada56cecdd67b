import { type ConfigProblem, describeValue } from '../../widget/config/config-error.ts';

/** `auto` follows the visitor's preference. */
export type ColorScheme = 'auto' | 'light' | 'dark';

/**
 * Returns the problem of a wrong colour scheme. Accepts any value, because HTML and JavaScript do not check types.
 *
 * @param path the path that error messages give for the value, such as `appearance.colorScheme`
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
