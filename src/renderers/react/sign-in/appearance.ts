import type { ReactElement } from 'react';
import type { ConfigProblem } from '../../../widget/config/config-error.ts';

/** Look of the widget, as far as custom properties of the theme do not set it (docs/theming.md). */
export interface Appearance {
  /** URL of a picture, or an element, shown above the card. Decorative: say the name in `siteName`. */
  readonly logo?: string | ReactElement | undefined;
  /** Name of the app, shown above the card. */
  readonly siteName?: string | undefined;
  /** `auto`, the default, follows the visitor's preference. */
  readonly colorScheme?: 'auto' | 'light' | 'dark' | undefined;
}

const knownKeys: readonly string[] = ['logo', 'siteName', 'colorScheme'] satisfies readonly (keyof Appearance)[];
const colorSchemes: readonly unknown[] = ['auto', 'light', 'dark', undefined] satisfies Appearance['colorScheme'][];

/** Returns the problems of an appearance, whose type only the compiler has checked. */
export function findAppearanceProblems(appearance: unknown): readonly ConfigProblem[] {
  if (typeof appearance !== 'object' || appearance === null) {
    return [{ path: 'appearance', message: `must be an object, but is ${String(appearance)}` }];
  }
  const { siteName, colorScheme } = appearance as Readonly<Record<keyof Appearance, unknown>>;
  const unknownKeys = Object.keys(appearance).filter((key) => !knownKeys.includes(key));
  return [
    ...unknownKeys.map((key) => ({
      path: `appearance.${key}`,
      message: `is not a known key; known are ${knownKeys.join(', ')}`,
    })),
    ...(siteName === undefined || typeof siteName === 'string'
      ? []
      : [{ path: 'appearance.siteName', message: 'must be a text' }]),
    ...(colorSchemes.includes(colorScheme)
      ? []
      : [
          {
            path: 'appearance.colorScheme',
            message: `must be "auto", "light" or "dark", but is ${JSON.stringify(colorScheme)}`,
          },
        ]),
  ];
}
