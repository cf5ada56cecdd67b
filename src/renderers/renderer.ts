import type { AuthBackend } from '../adapters/auth-backend.ts';
import type { UiConfig } from '../widget/config/ui-config.ts';

/** What a renderer is given to put the widget on a page. */
export interface RenderOptions {
  readonly backend: AuthBackend;
  /** Checked on mount; a wrong one makes `mount` throw a `ConfigError` that names each fault by its path. */
  readonly config: UiConfig;
  /** Told whenever another screen is shown. `title` is empty where the screen has none. */
  readonly onScreen?: (screen: { readonly name: string; readonly title: string }) => void;
  /** Told whenever one screen has led to another, seen or not, by their names. */
  readonly onTransition?: (from: string, to: string) => void;
  /** Goes to a URL; `location.assign` unless the app has a router. The URL was found safe. */
  readonly navigate?: (url: URL) => void;
}

/**
 * The seam to a way of drawing the widget. `mount` puts it into the container and returns how to take it away again;
 * after that nothing of it is left: no element, no timer, no listener, no late answer.
 */
export interface WidgetRenderer {
  readonly name: string;
  mount(container: HTMLElement, options: RenderOptions): () => void;
}
