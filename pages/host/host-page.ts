import type { AuthBackend } from '../../src/adapters/auth-backend.ts';
import type { TestBackendOptions } from '../../src/testing/test-backend.ts';

/** Property of `window` that holds the {@link HostPage}. */
export const hostPageName = 'hostPage';

/**
 * Interface of a page that an app could have: it has texts and controls of its own, and shows the widget among them.
 */
export interface HostPage {
  /** The names of the views that can be drawn. */
  readonly viewNames: readonly string[];
  /** Draws a view of `views.ts` without running the flow. Resolves once the view is visible. */
  draw(renderer: 'react' | 'plain', viewName: string): Promise<void>;
  /**
   * Adds a style sheet after all others. Returns a function that removes it.
   *
   * @param css the rules of the sheet
   */
  addSheet(css: string): () => void;
  /**
   * Renders an app with `<SignIn>` in StrictMode. The first call mounts the app, and later calls render it again.
   * Returns after the rendering and its effects.
   *
   * @param start `hydrate` mounts the app on the markup that a server would send
   */
  render(props: HostProps, start?: 'hydrate'): void;
  /** Creates a backend for a `<doorstep-sign-in>`, on a service of its own without accounts. */
  createBackend(): AuthBackend;
  /**
   * Mounts a renderer on a test backend, as a test of an app does.
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
  /** Unmounts what was rendered. */
  unmount(): void;
  /** The names of the screens that the widget has reported to `onScreen`, in order. */
  readonly screens: readonly string[];
  /** Class of the element that the component's `ref` holds; null if it holds none. */
  readonly refClass: string | null;
  /** Message of the error that an error boundary of the page shows; null if there is none. */
  readonly errorMessage: string | null;
  /** Number of calls that the backend has not answered, because of {@link HostProps.isSilent}. */
  readonly heldCalls: number;
}

/** Props of the app's page, as plain data. */
export interface HostProps {
  readonly config: Readonly<Record<string, unknown>>;
  /** Whether the backend never answers the look-up of an email. */
  readonly isSilent?: boolean;
  /** Whether every rendering creates a new backend. */
  readonly hasUnstableBackend?: boolean;
  readonly colorScheme?: 'light' | 'dark';
}
