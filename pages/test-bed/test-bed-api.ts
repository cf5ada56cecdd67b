import type { Mutation } from './mutation.ts';
import type { ServiceControl } from '../../src/adapters/service-control.ts';

/** Property of `window` that holds the {@link TestBed}. */
export const testBedName = 'testBed';

/**
 * Describes a function of the configuration as plain data: the function returns a value, throws, or returns a promise
 * that settles later. {@link TestBed.callbackCalls} returns the calls of all such functions.
 */
export type FunctionScript = { readonly returns: unknown } | { readonly throws: string } | SettlingScript;

/** Describes a promise that resolves after the given milliseconds, or rejects with an error if `throws` is set. */
export interface SettlingScript {
  readonly settlesAfter: number;
  readonly throws?: string;
}

/** Describes a regular expression of the configuration as plain data. */
export interface PatternScript {
  readonly pattern: string;
  readonly flags?: string;
}

/** Backend that the app uses. */
export interface TestBedBackend {
  /**
   * Name of the adapter's folder in `src/adapters`. `in-memory` calls the page's own service, which keeps its state
   * between mounts. `app-auth` is the adapter for Firebase on an `Auth` that the app has created.
   */
  readonly adapter: string;
  /** Options of the adapter's `create…Backend` as plain data. The test bed adds the storage (`connect-backend.ts`). */
  readonly backendOptions?: Readonly<Record<string, unknown>>;
}

/** Options for mounting the app. They are plain data, because the driver passes them to the page as JSON. */
export interface TestBedOptions extends TestBedBackend {
  /**
   * The widget's `uiConfig`, with a {@link FunctionScript} for each function and a {@link PatternScript} for each
   * pattern.
   */
  readonly config: Readonly<Record<string, unknown>>;
  /** Account that is signed in before the app is mounted, without the widget. */
  readonly signedInAs?: { readonly email: string; readonly password: string } | 'guest';
  readonly mutation?: Mutation;
}

/** Transition between two screens, by name. */
export interface Transition {
  readonly from: string;
  readonly to: string;
}

/**
 * Interface of the page on which scenarios run, available as `window.testBed` once the document is loaded. The server
 * returns the same document for every path.
 *
 * The first document of a session waits for a call of `mount`. Every later document, for example after a reload, mounts
 * the app again by itself, with the same options and the same in-memory service.
 */
export interface TestBed {
  /** Name of the renderer under test. */
  readonly rendererName: string;
  /**
   * Mounts the app at the current address. Resolves after the first render. Does not wait for the first session report
   * or for timers, because they may never come while the clock is stopped.
   *
   * @throws ConfigError if the configuration is invalid
   */
  mount(options: TestBedOptions): Promise<void>;
  /** Mounts the app as it is deployed, for the Firebase project in the given environment variables. */
  mountProduct(environment: Readonly<Record<string, string>>): void;
  /** Unmounts the app and stops everything that it started. The in-memory service keeps its state. */
  unmount(): Promise<void>;
  /**
   * Clears the in-memory service, the recorded calls and transitions, the storages, the address, the title and the
   * window's name. Call it only while nothing is mounted.
   *
   * @returns `document.cookie`, so that the driver can delete any remaining cookies
   */
  reset(): Promise<string>;
  /** Calls our `signIn()` on a page without the widget. The browser then opens the page with the widget. */
  signIn(config: Readonly<Record<string, unknown>>): void;
  /** Controls the in-memory service. Works while no app is mounted, too. Undefined if the page has no such service. */
  readonly service: ServiceControl | undefined;
  /**
   * Returns the state of the in-memory service, for use in another browser session. This state contains the accounts,
   * but no session.
   */
  serviceState(): string;
  /** Replaces the state of the in-memory service with one that {@link serviceState} has returned. */
  restoreServiceState(state: string): void;
  /**
   * Returns the arguments of every call to a function of the configuration since the last reset, in order, by function
   * name. Arguments are plain data without functions, such as `{ uid, email, … }` for a user.
   */
  callbackCalls(): Record<string, unknown[][]>;
  /** Returns the transitions since the last reset, without duplicates. */
  transitions(): readonly Transition[];
  /** Starts recording web vitals. */
  recordWebVitals(): void;
  /** Returns the names of the web vitals recorded so far, such as `TTFB` and `FCP`. */
  recordedWebVitals(): readonly string[];
  /** Returns the types of performance entries that the page has observed since the call of `mountProduct`. */
  observedEntryTypes(): readonly string[];
  /** Returns the configurations with which Firebase apps have been initialised on the page. */
  firebaseConfigs(): Promise<readonly Readonly<Record<string, unknown>>[]>;
  /** Returns the account ID of the user in the app's `currentUser` store. */
  currentUserId(): string | null;
  /** Returns the email of the user in the app's `currentUser` store. */
  currentUserEmail(): string | null;
}
