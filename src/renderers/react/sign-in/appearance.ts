import type { ReactElement } from 'react';
import { type ConfigProblem, describeValue } from '../../../widget/config/config-error.ts';
import type { ScreenAppearance } from '../../../widget/config/screen-appearance.ts';
import { type ColorScheme, findColorSchemeProblems } from '../../common/color-scheme.ts';

/** Parts of the widget's look that an app cannot set by custom properties of the theme (docs/theming.md). */
export interface Appearance extends ScreenAppearance {
  /**
   * Logo above the card: the URL of a picture, or an element. With a URL, also set `siteName`, because screen readers
   * ignore the picture.
   */
  readonly logo?: string | ReactElement | undefined;
  /** Name of the app, shown above the card. */
  readonly siteName?: string | undefined;
  /** Colour scheme of the widget. `auto`, the default, follows the visitor's preference. */
  readonly colorScheme?: ColorScheme | undefined;
}

/** Keys of `appearance` that `<SignIn>` applies itself. The widget gets only the other keys. */
export const brandKeys: readonly string[] = ['logo', 'siteName', 'colorScheme'] satisfies readonly (keyof Appearance)[];

/**
 * Returns `appearance` without the {@link brandKeys}. Does not check the values, because the widget checks them later.
 */
export function toScreenAppearance(appearance: unknown): ScreenAppearance {
  const { logo: _logo, siteName: _siteName, colorScheme: _colorScheme, ...screens } = (appearance ?? {}) as Appearance;
  return screens;
}

/** Returns the problems of an appearance. The widget checks `providerButtons` and `layout` later. */
export function findAppearanceProblems(appearance: unknown): readonly ConfigProblem[] {
  if (typeof appearance !== 'object' || appearance === null) {
    return [{ path: 'appearance', message: `must be an object, but is ${String(appearance)}` }];
  }
  const { siteName, colorScheme } = appearance as Readonly<Record<keyof Appearance, unknown>>;
  return [
    ...(siteName === undefined || typeof siteName === 'string'
      ? []
      : [{ path: 'appearance.siteName', message: `must be a text, but is ${describeValue(siteName)}` }]),
    ...findColorSchemeProblems('appearance.colorScheme', colorScheme),
  ];
}
