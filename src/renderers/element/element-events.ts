import type { AuthResult } from '../../adapters/auth-backend.ts';
import type { ConfigError } from '../../widget/config/config-error.ts';

/** The events of a `<doorstep-sign-in>`. The keys are the names of the events. All events bubble. */
export interface DoorstepSignInEventMap {
  /**
   * Fired when the visitor has signed in. `preventDefault()` keeps the widget from opening the success URL. Listen on
   * the element: if the app has already removed the element, the event does not reach the document.
   */
  'doorstep-success': CustomEvent<AuthResult>;
  /** Fired when the visible screen or its title has changed. `title` is empty if the screen has no title. */
  'doorstep-screen': CustomEvent<{ readonly name: string; readonly title: string }>;
  /**
   * Fired whenever one screen leads to another. `from` or `to` may name a screen that is never drawn, such as `start`.
   */
  'doorstep-transition': CustomEvent<{ readonly from: string; readonly to: string }>;
  /**
   * Fired before the widget opens a URL. The widget has checked that the URL is safe. If a listener calls
   * `preventDefault()`, the app has to open the URL, for example with its router.
   */
  'doorstep-navigate': CustomEvent<{ readonly url: URL }>;
  /**
   * Fired if `backend` or `config` is missing or invalid, or if an attribute is invalid. The error appears in the
   * console (`reportError`), unless a listener calls `preventDefault()`.
   */
  'doorstep-config-error': CustomEvent<ConfigError>;
}
