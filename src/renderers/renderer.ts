import type { AuthBackend } from '../adapters/auth-backend.ts';
import type { UiConfig } from '../widget/config/ui-config.ts';

/** Options for mounting the widget on a page. */
export interface RenderOptions {
  readonly backend: AuthBackend;
  /** Validated on mount: an invalid configuration makes `mount` throw a `ConfigError` that names each fault by its path. */
  readonly config: UiConfig;
  /** Called whenever another screen is shown. `title` is empty if the screen has none. */
  readonly onScreen?: (screen: { readonly name: string; readonly title: string }) => void;
  /** Called for every transition, with the names of both screens, even if they were not visible. */
  readonly onTransition?: (from: string, to: string) => void;
  /** Navigates to a URL that was found safe. The default is `location.assign`; apps with a router pass their own. */
  readonly navigate?: (url: URL) => void;
}

/** A way to draw the widget, such as with React. */
export interface WidgetRenderer {
  readonly name: string;
  /**
   * Mounts the widget into the container.
   *
   * @returns a function that unmounts the widget and removes its elements, timers and listeners
   * @throws ConfigError if the configuration is invalid
   */
  mount(container: HTMLElement, options: RenderOptions): () => void;
}
