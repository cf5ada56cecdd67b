import { ConfigError, type ConfigProblem } from '../../widget/config/config-error.ts';
import type { ColorScheme } from '../../renderers/common/color-scheme.ts';
import type { LanguageOptions } from '../../widget/messages/language.ts';
import { findPropProblems, type UserButtonProps } from '../button-options.ts';
import type { Item } from '../item.ts';
import { propChecks, type PropChecks } from '../prop-checks.ts';
import type { UserAuth } from '../user-auth.ts';

/** Tag name of the element, with which error messages begin. */
export const tagName = 'doorstep-user-button';

/** An item of the app in the panel of `<doorstep-user-button>`. Its icon is a character, or an element to copy. */
export type DoorstepUserItem = Item<string | Element | null | undefined>;

/** The values of the element's properties and attributes. */
export interface ElementValues extends LanguageOptions {
  readonly auth?: UserAuth | undefined;
  readonly accountUrl?: string | undefined;
  readonly signOutUrl?: string | undefined;
  readonly items?: readonly DoorstepUserItem[] | undefined;
  readonly picture?: boolean | undefined;
  readonly colorScheme?: ColorScheme | undefined;
}

/**
 * Returns the error that lists every wrong value, or null.
 *
 * @param findItemProblems the check of the items; undefined until it is loaded
 */
export function findError(
  values: ElementValues,
  findItemProblems?: (items: unknown, checks: PropChecks) => readonly ConfigProblem[],
): ConfigError | null {
  const problems = [
    ...findPropProblems(values as unknown as UserButtonProps),
    ...(findItemProblems?.(values.items, propChecks) ?? []),
  ].map(({ path, message }) => ({ path: path.replace('UserButton', tagName), message }));
  return problems.length > 0 ? new ConfigError(problems) : null;
}
