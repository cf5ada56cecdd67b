import type { FirebaseProjectConfig } from '../../src/adapters/firebase/project-config.ts';
import type { Mutation } from './mutation.ts';
import type { ServiceControl } from '../../src/adapters/service-control.ts';

/** Property of `window` that holds the {@link TestBed}. */
export const testBedName = 'testBed';

/**
 * Behaviour of a function of the configuration, as plain data: it returns a value, throws, or returns a promise that
 * resolves after some milliseconds of the visitor's clock. {@link TestBed.callbackCalls} returns the recorded calls.
 */
export type FunctionScript =
  | { readonly returns: unknown }
  | { readonly throws: string }
  | { readonly settlesAfter: number };

/** A regular expression of the configuration, as plain data. */
export interface PatternScript {
  readonly pattern: string;
  readonly flags?: string;
}

/** The service that the app uses. `fake` is the page's own in-memory service, which keeps its state between mounts. */
export type TestBedBackend =
  | { readonly backend: 'fake'; readonly apiKey?: string }
  | { readonly backend: 'emulator'; readonly url: string; readonly apiKey: string }
  | { readonly backend: 'firebase'; readonly project: Omit<FirebaseProjectConfig, 'apiKey'>; readonly apiKey: string };

/** Options of a mount. They are plain data, because the driver passes them into the page as JSON. */
export type TestBedOptions = TestBedBackend & {
  /** The widget's `uiConfig`, with a {@link FunctionScript} for every function and a {@link PatternScript} for every pattern. */
  readonly config: Readonly<Record<string, unknown>>;
  /** Signs in this account and commits it before the app is mounted, without the widget. */
  readonly signedInAs?: { readonly email: string; readonly password: string } | 'guest';
  readonly mutation?: Mutation;
};

/** A transition from one screen to another, by their names. */
export interface Transition {
  readonly from: string;
  readonly to: string;
}

/**
 * Interface of the page on which scenarios run, available as `window.testBed` once the document is loaded. The server
 * returns this document for every path.
 *
 * The page mounts nothing by itself, with one exception: a document that follows another one in the same session (after
 * a reload, `location.assign`, a history step or a provider redirect) mounts the app again with the same options and
 * the same in-memory service, as a deployed app would. `pagehide` saves the data for that in the session storage.
 */
export interface TestBed {
  /** Name of the renderer under test. */
  readonly rendererName: string;
  /**
   * Mounts the app at the current address. Resolves once the first render is committed, without waiting for the first
   * session report or a timer: the clock is stopped.
   *
   * @throws ConfigError (rejects) if the configuration is invalid
   */
  mount(options: TestBedOptions): Promise<void>;
  /** Mounts the deployed app with these environment variables, instead of an app that uses the test bed's service. */
  mountProduct(environment: Readonly<Record<string, string>>): void;
  /** Unmounts the app, empties the root element and stops everything the app started. The in-memory service keeps its state. */
  unmount(): Promise<void>;
  /**
   * Clears the in-memory service, the recorded calls and transitions, the storages, the address, the title and the
   * window's name. Call it only while nothing is mounted.
   *
   * @returns `document.cookie`, because a page cannot delete all cookies
   */
  reset(): Promise<string>;
  /** Calls `signIn()` with this configuration, as a page of the app without the widget does. */
  signIn(config: Readonly<Record<string, unknown>>): void;
  /** Control of the in-memory service, available before and after a mount; undefined if the page has no such service. */
  readonly service: ServiceControl | undefined;
  /** Returns the state of the in-memory service, for use in another session. It contains no visitor's session. */
  serviceState(): string;
  /** Replaces the state of the in-memory service by one that {@link serviceState} returned. */
  restoreServiceState(state: string): void;
  /**
   * Returns the arguments of every call to a function of the configuration since the last reset, by function name and in
   * order. Arguments are plain data: functions are dropped, a user is `{ uid, email, … }`.
   */
  callbackCalls(): Record<string, unknown[][]>;
  /** Returns the transitions since the last reset, each once. */
  transitions(): readonly Transition[];
  /** Starts recording web vitals. */
  recordWebVitals(): void;
  /** Returns the names of the web vitals recorded so far, such as `TTFB` and `FCP`. */
  recordedWebVitals(): readonly string[];
  /** Returns the email of the app's shared user, as other parts of the app read it. */
  currentUserEmail(): string | null;
}
