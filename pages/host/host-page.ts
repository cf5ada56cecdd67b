import type { AuthBackend } from '../../src/adapters/auth-backend.ts';
import type { Language } from '../../src/widget/messages/language.ts';
import type { ScreenAppearance } from '../../src/widget/config/screen-appearance.ts';
import type { StaticElement } from '../../src/renderers/first-screen/static-react.ts';
import type { TestBackendOptions } from '../../src/testing/test-backend.ts';

/** Name of the `window` property with the {@link HostPage}. */
export const hostPageName = 'hostPage';

/**
 * Interface of the test page that stands for a host app. The page shows the widget between the host app's texts and
 * controls.
 */
export interface HostPage {
  readonly viewNames: readonly string[];
  /** Draws one of the views in `views.ts`, without running the widget. Resolves when the view is visible. */
  draw(renderer: 'react' | 'plain', viewName: string): Promise<void>;
  /**
   * Draws several views of `views.ts`, each in an element of the class `cell`. Resolves when all these views are
   * visible.
   */
  drawSome(renderer: 'react' | 'plain', viewNames: readonly string[]): Promise<void>;
  /**
   * Adds a style sheet after all others, and sets attributes of the `<html>` element. Returns a function that undoes
   * both.
   */
  addSheet(css: string, attributes?: Readonly<Record<string, string>>): () => void;
  /** Returns every computed style of the widget (see `read-styles.ts`). */
  readStyles(): readonly string[];
  /** Loads the text of a theme, such as `bootstrap`. */
  loadTheme(name: string): Promise<string>;
  /**
   * Renders an app with `<SignIn>` in StrictMode. A later call renders the same app with new props. Returns after React
   * has run the effects.
   *
   * @param start `hydrate` mounts the app on the markup that a server would send
   */
  render(props: HostProps, start?: 'hydrate'): void;
  readonly backend: AuthBackend;
  /** Creates a backend for a `<doorstep-sign-in>`. The backend has a service of its own, without accounts. */
  createBackend(): AuthBackend;
  /**
   * Mounts a renderer with an in-memory backend from `createTestBackend`, as the tests of an app would.
   *
   * @param service the options of `createTestBackend`
   */
  startTest(
    renderer: 'react' | 'plain' | 'element',
    config: HostProps['config'],
    service: Pick<TestBackendOptions, 'accounts' | 'providers'>,
  ): void;
  /** The emails of the users that have signed in since {@link startTest}; null for a user without an email. */
  readonly signedIn: readonly (string | null)[];
  unmount(): void;
  readonly screens: readonly string[];
  /** CSS class of the element that `<SignIn>` passes to its `ref`; null if the `ref` is empty. */
  readonly refClass: string | null;
  readonly errorMessage: string | null;
  /**
   * Number of calls of `lookUpSignInMethods` while {@link HostProps.isSilent} is true. The backend never answers these
   * calls.
   */
  readonly heldCalls: number;
}

export interface HostProps {
  readonly config: Readonly<Record<string, unknown>>;
  /** If true, the backend never answers the widget's calls of `lookUpSignInMethods`. */
  readonly isSilent?: boolean;
  readonly hasUnstableBackend?: boolean;
  readonly colorScheme?: 'light' | 'dark';
  readonly screenAppearance?: ScreenAppearance;
  readonly locale?: Language;
  /** The first screen as a server has rendered it. */
  readonly firstScreen?: StaticElement;
}
