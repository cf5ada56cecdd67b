import type { ConfigError } from '../../widget/config/config-error.ts';

/** The events of a `<doorstep-user-button>`. The keys are the names of the events. All events bubble. */
export interface DoorstepUserButtonEventMap {
  /** Fired after a sign-out. `preventDefault()` keeps the element from opening `signOutUrl`. */
  'doorstep-sign-out': CustomEvent<null>;
  /**
   * Fired before the element opens a URL: that of a link, or `signOutUrl`. If a listener calls `preventDefault()`, the
   * app has to open the URL, for example with its router.
   */
  'doorstep-navigate': CustomEvent<{ readonly url: URL }>;
  /**
   * Fired if a property or an attribute is wrong. The element then draws nothing. The error appears in the console
   * (`reportError`), unless a listener calls `preventDefault()`.
   */
  'doorstep-config-error': CustomEvent<ConfigError>;
}
