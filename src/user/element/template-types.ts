import type { ColorScheme } from '../../renderers/common/color-scheme.ts';
import type { DoorstepUserButtonElement } from './user-button-element.ts';

/** The properties of a `<doorstep-user-button>` that a template can set. */
export type DoorstepUserButtonProperties = Partial<
  Pick<
    DoorstepUserButtonElement,
    'auth' | 'accountUrl' | 'signOutUrl' | 'items' | 'picture' | 'colorScheme' | 'locale' | 'locales' | 'messages'
  >
>;

/** The attributes of a `<doorstep-user-button>`. The attributes `picture` and `locale` are also properties. */
export interface DoorstepUserButtonAttributes {
  readonly 'account-url'?: string | undefined;
  readonly 'sign-out-url'?: string | undefined;
  readonly 'color-scheme'?: ColorScheme | undefined;
}
