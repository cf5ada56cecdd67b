import type { ScreenAppearance } from '../../widget/config/screen-appearance.ts';
import type { ColorScheme } from '../common/color-scheme.ts';
import type { RenderOptions } from '../renderer.ts';
import type { DoorstepSignInElement } from './sign-in-element.ts';

/** The properties of a `<doorstep-sign-in>` that a template can set. */
export type DoorstepSignInProperties = Partial<
  Pick<DoorstepSignInElement, 'backend' | 'config' | 'locale' | 'locales' | 'messages'>
>;

/** The attributes of a `<doorstep-sign-in>`, as a template sets them. The attribute `locale` is also a property. */
export interface DoorstepSignInAttributes {
  readonly 'site-name'?: string | undefined;
  readonly logo?: string | undefined;
  readonly 'color-scheme'?: ColorScheme | undefined;
  readonly 'provider-buttons'?: ScreenAppearance['providerButtons'];
  readonly layout?: ScreenAppearance['layout'];
  readonly 'provider-position'?: ScreenAppearance['providerPosition'];
  /**
   * The type excludes `false`. Some frameworks write `false` as the text "false", and any text turns the attribute on.
   */
  readonly 'last-used'?: true | '' | undefined;
  readonly history?: RenderOptions['history'];
}
