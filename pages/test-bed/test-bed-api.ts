import type { FirebaseProjectConfig } from '../../src/adapters/firebase/project-config.ts';
import type { Mutation } from './mutation.ts';
import type { ServiceControl } from '../../src/adapters/service-control.ts';

/** The name under which the page offers a {@link TestBed}: `window.test bed`. */
export const testBedName = 'testBed';

/**
 * What a function of the configuration does, as plain data: gives a value, fails, or gives a promise that is kept after
 * so many milliseconds by the visitor's clock. Every call is recorded under the function's name with its arguments,
 * made plain (functions dropped, a user as `{ uid, email, … }`), and given by {@link TestBed.callbacks}.
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

/** Which identity service the app is put on. The fake keeps the state that it has. */
export type TestBedBackend =
  | { readonly backend: 'fake' }
  | { readonly backend: 'emulator'; readonly url: string; readonly apiKey: string }
  | { readonly backend: 'firebase'; readonly project: FirebaseProjectConfig };

/** How the app is put on the test bed: plain data, since it crosses from the harness into the page. */
export type TestBedOptions = TestBedBackend & {
  /** The widget's `uiConfig` as JSON, with a {@link FunctionScript} for every function and {@link PatternScript}s. */
  readonly config: Readonly<Record<string, unknown>>;
  /** Signs this account in and commits it, without the widget, before the app is mounted. */
  readonly signedInAs?: { readonly email: string; readonly password: string } | 'guest';
  /** One thing of the product that is not as it should be. */
  readonly mutation?: Mutation;
};

/** One screen led to another, by their names. */
export interface Transition {
  readonly from: string;
  readonly to: string;
}

/**
 * The page that scenarios run on. Every path of its server answers the same document, which offers this as
 * `window.test bed` as soon as it has loaded, and mounts nothing by itself, but for one case: a document that follows
 * another one in the same session (a reload, `location.assign`, history, the way back from a provider) mounts again
 * with the same options and the fake's same state, as an app would. It keeps both in the session storage for that (on
 * `pagehide`), and nothing else anywhere.
 */
export interface TestBed {
  /** What draws the widget here. */
  readonly rendererName: string;
  /**
   * Mounts the app at the address where the page is. Resolves once the first render is committed, and waits for
   * nothing else: neither for the first report of the session, nor for a timer (the clock stands still).
   * Rejects when the app refuses the configuration.
   */
  mount(options: TestBedOptions): Promise<void>;
  /** Mounts the product as it is deployed, with this environment, in place of an app on a service of the test bed's. */
  mountProduct(environment: Readonly<Record<string, string>>): void;
  /** Takes the app away: the root element is empty, and nothing of the app goes on. The fake keeps its state. */
  unmount(): Promise<void>;
  /**
   * Begins anew, when nothing is mounted: a fake without accounts, mails, holds and refusals, nothing recorded, nothing
   * in the storages, the address and the names of the page. Resolves with the cookies, which a page cannot all forget.
   */
  reset(): Promise<string>;
  /** Another page of the app, without the widget, sends the visitor to sign in (`signIn()`, with this configuration). */
  signIn(config: Readonly<Record<string, unknown>>): void;
  /** The fake's control: there from the start, before and after any mount. Undefined where no fake is aboard. */
  readonly service: ServiceControl | undefined;
  /** The fake's whole state, to be taken to another session; it holds no session of a visitor. */
  serviceState(): string;
  /** The fake goes on with a state that {@link serviceState} gave in another session. */
  resumeService(state: string): void;
  /** What every function of the configuration received, by name, in order, since the last reset: one entry a call. */
  callbacks(): Record<string, unknown[][]>;
  /** Every way from screen to screen that was gone since the last reset, each once. */
  transitions(): readonly Transition[];
  /** Has it measured how quickly and steadily the page came. */
  measure(): void;
  /** What was measured so far, by its name: `TTFB`, `FCP`. */
  measured(): readonly string[];
  /** The shared user, as another part of the app reads it. */
  currentUserEmail(): string | null;
}
