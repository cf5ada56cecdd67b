import type { AuthUser } from '../adapters/auth-backend.ts';
import { brandKeys, findAppearanceProblems, toScreenAppearance } from '../renderers/react/sign-in/appearance.ts';
import type { SignInProps } from '../renderers/react/sign-in/SignIn.tsx';
import { type ConfigProblem, describeValue } from '../widget/config/config-error.ts';
import { readOptions } from '../widget/config/read-options.ts';
import type { UiConfig } from '../widget/config/ui-config.ts';

/** Props of `<SignInDialog>`: those of `<SignIn>`, and four of its own. All functions may be new in every render. */
export interface SignInDialogProps<User extends AuthUser = AuthUser> extends Omit<SignInProps<User>, 'history'> {
  /** Whether the dialog is open. It also opens by itself at an address that needs the widget. */
  readonly open: boolean;
  /**
   * Called when the dialog should close: the visitor has closed it, has nothing left to do, or has signed in. Set
   * {@link open} to false then. Called at most once per opening, and not if the app closes the dialog itself.
   */
  readonly onClose: () => void;
  /** Name of the dialog while its screen has no title. Defaults to "Sign in". */
  readonly label?: string | undefined;
  /** Refused: the entries of a closed dialog would stay in the browser's history. */
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
 * Returns the configuration with the flow `popup`, unless the app has chosen a flow. A redirect would leave the page
 * behind the dialog.
 */
export const withPopups = (config: UiConfig): UiConfig =>
  config.signInFlow === undefined ? { ...config, signInFlow: 'popup' } : config;
