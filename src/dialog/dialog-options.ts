import type { AuthUser } from '../adapters/auth-backend.ts';
import { brandKeys, findAppearanceProblems, toScreenAppearance } from '../renderers/react/sign-in/appearance.ts';
import type { SignInProps } from '../renderers/react/sign-in/SignIn.tsx';
import { type ConfigProblem, describeValue } from '../widget/config/config-error.ts';
import { readOptions } from '../widget/config/read-options.ts';
import type { UiConfig } from '../widget/config/ui-config.ts';

/**
 * Props of `<SignInDialog>`: the props of `<SignIn>` except `history`, and further props. All functions may be new in
 * every render.
 */
export interface SignInDialogProps<User extends AuthUser = AuthUser> extends Omit<
  SignInProps<User>,
  'history' | 'fallback'
> {
  /** Whether the dialog is open. Even if false, the dialog opens by itself at a mailed link, for example. */
  readonly open: boolean;
  /**
   * Called when the dialog should close: the visitor has closed it, has nothing left to do, or has signed in. Set
   * {@link open} to false then. Called at most once per opening, and not if the app closes the dialog itself.
   */
  readonly onClose: () => void;
  /** Name of the dialog while its screen has no title. Defaults to "Sign in". */
  readonly label?: string | undefined;
  /** Must not be set: the dialog adds no history entries, because they would remain after the dialog is closed. */
  readonly history?: never;
}

/**
 * Checks the props, also while the dialog is closed.
 *
 * @throws ConfigError that lists every wrong prop
 */
export function checkProps({ open, onClose, label, history, ...options }: SignInDialogProps): void {
  const { backend, config, appearance = {} } = options;
  const problems = [
    ...findTypeProblems('open', 'boolean', open),
    ...findTypeProblems('onClose', 'function', onClose),
    ...(label === undefined ? [] : findTypeProblems('label', 'string', label)),
    ...(history === undefined ? [] : [{ path: 'SignInDialog.history', message: 'must not be set' }]),
    ...findAppearanceProblems(appearance),
  ];
  readOptions({ backend, config, appearance: toScreenAppearance(appearance) }, problems, brandKeys);
}

function findTypeProblems(prop: string, type: string, value: unknown): readonly ConfigProblem[] {
  if (typeof value === type) return [];
  return [{ path: `SignInDialog.${prop}`, message: `must be a ${type}, but is ${describeValue(value)}` }];
}

/**
 * Returns the configuration with `signInFlow: 'popup'`, unless the app has set `signInFlow`. The flow `redirect` would
 * replace the app's page by the provider's page.
 */
export const withPopups = (config: UiConfig): UiConfig =>
  config.signInFlow === undefined ? { ...config, signInFlow: 'popup' } : config;
