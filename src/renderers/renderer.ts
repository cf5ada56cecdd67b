import type { AuthBackend } from '../adapters/auth-backend.ts';
import type { ConfigError } from '../widget/config/config-error.ts';
import type { ScreenAppearance } from '../widget/config/screen-appearance.ts';
import type { UiConfig } from '../widget/config/ui-config.ts';
import type { LanguageOptions } from '../widget/messages/language.ts';

/** Options for mounting the widget on a page. */
export interface RenderOptions extends LanguageOptions {
  readonly backend: AuthBackend;
  /** The widget's configuration. Its values are checked after the first form has been drawn. */
  readonly config: UiConfig;
  /**
   * Called if the configuration is invalid. At this time, the widget is already unmounted. The error lists every
   * problem. By default, `reportError` shows the error in the console.
   */
  readonly onConfigError?: (error: ConfigError) => void;
  /**
   * With `entries`, the default, Back leads to the previous screen. With `none`, the widget adds no entries to the
   * browser's history.
   */
  readonly history?: 'entries' | 'none' | undefined;
  /** The look of the screens, such as the style of the provider buttons and the layout. */
  readonly appearance?: ScreenAppearance | undefined;
  /** Called when a different screen, or a different title, is shown. `title` is empty if the screen has none. */
  readonly onScreen?: (screen: { readonly name: string; readonly title: string }) => void;
  /**
   * Called with the names of both screens whenever one screen leads to another. Also reports screens that are never
   * drawn, such as `start`.
   */
  readonly onTransition?: (from: string, to: string) => void;
  /**
   * Opens a URL after the widget has checked that the URL is safe. Defaults to `location.assign`. An app with a router
   * can pass its own function.
   */
  readonly navigate?: (url: URL) => void;
}

/** Unmounts the widget. */
export interface Unmount {
  (): void;
  /**
   * Draws the widget in another language. The screen, the focus and the typed values stay the same. Options that are
   * missing keep their values.
   */
  setLanguage?(options: LanguageOptions): void;
}

/** A function that unmounts a widget. Its method `setLanguage` changes the widget's language. */
export type SwitchableUnmount = Unmount & Required<Pick<Unmount, 'setLanguage'>>;

/** A renderer whose widgets can change their language. */
export interface SwitchableRenderer extends WidgetRenderer {
  mount(container: HTMLElement, options: RenderOptions): SwitchableUnmount;
}

/** Draws the widget on a page, for example with React. */
export interface WidgetRenderer {
  readonly name: string;
  /**
   * Mounts the widget into the container.
   *
   * @returns a function that unmounts the widget and removes its elements, timers and listeners
   * @throws ConfigError if the container, the backend or the configuration is missing
   */
  mount(container: HTMLElement, options: RenderOptions): Unmount;
}
