import { useSyncExternalStore } from 'react';
import type { AuthUser } from '../../../adapters/auth-backend.ts';
import type { View, ViewHandlers } from '../../../widget/view.ts';
import { createViewStore } from '../view-store.ts';
import type { SignInFlowOptions } from './sign-in-flow-options.ts';
import { useConfiguredWidget } from './use-configured-widget.ts';

/**
 * The screen that a component draws at one moment, and the functions that report the visitor's actions. A function has
 * no effect while `view` is null.
 */
export interface SignInFlow extends Readonly<ViewHandlers> {
  /** The screen to draw. Null on a server, and in the first render in a browser. */
  readonly view: View | null;
  /**
   * Identifies the visitor's stay on a screen. Use it as the `key` of the component that draws the screen: a new screen
   * then starts with empty fields, and a redraw of the same screen keeps the typed values.
   */
  readonly screenKey: string;
  /**
   * Whether this is the first screen of the flow. On all later screens, focus the heading if `view.focus` is null. On
   * the first screen, focusing the heading would take the focus from the rest of the page.
   */
  readonly isFirstScreen: boolean;
}

const createStore = () => createViewStore((renderer) => ({ ...renderer, close() {} }));

const idle: SignInFlow = {
  view: null,
  screenKey: '',
  isFirstScreen: true,
  answer() {},
  edit() {},
  verification: () => () => {},
  dismissNotice() {},
  stopWaiting() {},
};

/**
 * Runs the sign-in flow as long as the component is mounted, for an app that draws the screens with its own components.
 * Call it once per page: a second flow with the same backend ends the first one.
 *
 * The options follow the same rules as the props of `<SignIn>`:
 *
 * - A changed value of `config` restarts the flow.
 * - A new object with the same values, or a new function, does not restart the flow.
 * - A change of the language keeps what the visitor has typed.
 *
 * @example const { view, screenKey, answer, edit } = useSignInFlow({ backend, config });
 *
 * @throws ConfigError while rendering. The content of `config` is checked only after mounting, so the first screen may
 *   already be visible when an error is thrown
 */
export function useSignInFlow<User extends AuthUser = AuthUser>(options: SignInFlowOptions<User>): SignInFlow {
  // The cast removes the type parameter `User`. At run time, the flow treats all users alike.
  const store = useConfiguredWidget(createStore, options as unknown as SignInFlowOptions, [], []);
  const snapshot = useSyncExternalStore(store.subscribe, store.getSnapshot, () => null);
  if (!snapshot) return idle;
  const { view, handlers, widget, isFirstScreen } = snapshot;
  return { ...handlers, view, screenKey: `${widget} ${view.stay}`, isFirstScreen };
}
