import type { AuthResult, AuthUser, TypedBackend } from '../../../adapters/auth-backend.ts';
import type { ScreenAppearance } from '../../../widget/config/screen-appearance.ts';
import type { UiConfig } from '../../../widget/config/ui-config.ts';
import type { LanguageOptions } from '../../../widget/messages/language.ts';
import type { RenderOptions } from '../../renderer.ts';

/**
 * Options of a widget in React. Apps can create new functions in every render, also in `config`: the widget does not
 * restart, and calls the latest functions.
 */
export interface SignInFlowOptions<User extends AuthUser = AuthUser> extends LanguageOptions {
  /** The backend. Create the backend once, outside of the component, because a new backend restarts the widget. */
  readonly backend: TypedBackend<User>;
  /**
   * FirebaseUI's `uiConfig`. The widget restarts if a value changes, but not if a new object has the same values.
   *
   * Without a `signInSuccessUrl`, the widget disappears after the sign-in.
   */
  readonly config: UiConfig<NoInfer<User>>;
  /** The look of the screens, such as the layout. A change of a value restarts the widget. */
  readonly appearance?: ScreenAppearance | undefined;
  /**
   * `entries` (default): each screen is an entry of the browser's history, and Back leads to the previous screen.
   * `none`: the widget adds no entries. A change of this property restarts the widget.
   */
  readonly history?: RenderOptions['history'];
  /**
   * Called after a sign-in, when the user is signed in to the app, even if the app has already unmounted the component.
   * Afterwards, the widget calls the success callback in `config` and opens the success URL.
   */
  readonly onSuccess?: ((result: AuthResult<NoInfer<User>>) => void) | undefined;
  /** Called when the visible screen or its title has changed. `title` is empty if the screen has no title. */
  readonly onScreen?: RenderOptions['onScreen'] | undefined;
  /**
   * Called with the names of both screens whenever one screen leads to another. The names include screens that are
   * never drawn, such as `start`.
   */
  readonly onTransition?: RenderOptions['onTransition'] | undefined;
  /**
   * Opens a URL after the widget has checked that the URL is safe. Defaults to `location.assign`. An app with a router
   * can pass its own function.
   */
  readonly navigate?: RenderOptions['navigate'] | undefined;
}
