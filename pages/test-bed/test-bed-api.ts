import type { Mutation } from './mutation.ts';
import type { ScreenAppearance } from '../../src/widget/config/screen-appearance.ts';
import type { ServiceControl } from '../../src/adapters/service-control.ts';
import type { BrowserLocaleOptions } from '../../src/widget/browser-locale.ts';

/** Property of `window` that holds the {@link TestBed}. */
export const testBedName = 'testBed';

/** Describes a function, such as a callback, as plain data. The test bed creates the function from this data. */
export type FunctionScript =
  | ReturningScript
  | { readonly throws: string }
  | SettlingScript
  | FindingScript
  | ServerScript
  | AccountServerScript
  | GuestTokenScript;

/**
 * Describes a function that returns the value `returns`. The function returns null if its first argument equals the
 * text in `unless`, or is an object with the properties in `unless`.
 */
export interface ReturningScript {
  readonly returns: unknown;
  readonly unless?: string | Readonly<Record<string, unknown>>;
}

/**
 * Stands for a function that returns a promise. The promise settles after `settlesAfter` milliseconds, with the value
 * `returns`. It rejects if `throws` is set.
 *
 * If an argument has a `signal` that aborts earlier, the test bed records a call of `<function name>.aborted`.
 */
export interface SettlingScript {
  readonly settlesAfter: number;
  readonly throws?: string;
  readonly returns?: unknown;
}

/**
 * Stands for the function `signIn` of a sign-in option. The function returns a custom token for the guest's `uid`, or
 * null if there is no guest.
 */
export interface GuestTokenScript {
  readonly signsInGuest: true;
}

/**
 * Stands for the app's function `findTenant`, which finds a tenant by its ID, or by the domain of an email. If the
 * widget aborts the search, the test bed records this as a call of `findTenant.aborted`.
 */
export interface FindingScript {
  readonly finds: readonly {
    readonly tenantId: string | null;
    /**
     * Domain of the emails for which `findTenant` returns this tenant. If empty, `findTenant` returns the tenant only
     * for `tenantId`.
     */
    readonly domain: string;
    /** The tenant, as `findTenant` returns it. */
    readonly tenant: unknown;
  }[];
  /** Number of milliseconds that each call takes. */
  readonly settlesAfter?: number;
  /**
   * Makes one search reject. The `key` is `email` or `tenantId`. For example, with `email` and the number 2, the second
   * search by email rejects.
   */
  readonly fails?: { readonly key: string; readonly number: number; readonly message: string };
}

/**
 * Stands for a function that sends its arguments to a server of the app, and returns the server's answer.
 *
 * If an argument has a `signal` that aborts while the function is waiting, the test bed records a call of
 * `<function name>.aborted`.
 */
export interface ServerScript {
  /** The path to which the function sends its arguments, as JSON in the query. The driver answers the requests. */
  readonly asksServer: string;
  /** Number of milliseconds that each call takes. */
  readonly settlesAfter?: number;
  /** Makes one call reject with `message`. `number` is the number of this call, counted from 1. */
  readonly fails?: { readonly number: number; readonly message: string };
}

/**
 * Stands for one of the app's functions for the account page, such as `passkeys.list` or `signOutEverywhere`. The
 * function calls a server of the app and returns the server's answer. If the answer contains a `problem`, the function
 * rejects with an error that has this `problem`.
 */
export interface AccountServerScript {
  /** The path to which the function sends its arguments, as JSON in the query. The driver answers the requests. */
  readonly asksAccountServer: string;
  /** Number of milliseconds that each call takes. */
  readonly settlesAfter?: number;
}

/** Plain data that stands for a regular expression in the configuration. */
export interface PatternScript {
  readonly pattern: string;
  readonly flags?: string;
}

export interface TestBedBackend {
  /**
   * Name of the backend:
   *
   * - `app-auth`: the Firebase adapter from `src`, with the app's own `Auth`
   * - `own-auth`: the same adapter from the packed package; the `Auth` uses local storage and App Check
   * - `in-memory`: the adapter whose service is part of the page and keeps its state between mounts
   * - any other name: the adapter in the folder `src/adapters/<name>`
   */
  readonly adapter: string;
  /** Options for the function that creates the backend. The test bed adds `storage`, which is not plain data. */
  readonly backendOptions?: Readonly<Record<string, unknown>>;
}

/**
 * Options for mounting the app. All options are plain data, because the driver passes the options to the page as JSON.
 */
export interface TestBedOptions extends TestBedBackend {
  /**
   * The widget's `uiConfig`, with a {@link FunctionScript} for each function and a {@link PatternScript} for each
   * pattern.
   */
  readonly config: Readonly<Record<string, unknown>>;
  /** The user to sign in before the app is mounted. The widget does not take part in this sign-in. */
  readonly signedInAs?: { readonly email: string; readonly password: string } | 'guest';
  /** `none` keeps the widget from adding entries to the browser's history. */
  readonly history?: 'none';
  /** If set, the app rejects every user who signs in, with this message. */
  readonly appRefusal?: string;
  /** If true, the app has a page of its own with a button, which opens the widget in a dialog. */
  readonly hasDialog?: true;
  /** If true, the app always shows the same widget. Otherwise, it replaces the widget when the user signs in or out. */
  readonly keepsWidget?: true;
  readonly mutation?: Mutation;
  /** The look of the screens: the style of the provider buttons, and the layout. */
  readonly appearance?: ScreenAppearance;
  /** The language of the widget, such as `de`. Defaults to English. */
  readonly locale?: string;
  /**
   * If set, the widget is in the language that the browser prefers. The value is passed to the function
   * `browserLocale`.
   */
  readonly browserLocale?: BrowserLocaleOptions;
  /** Whether the widget has the English texts that we recommend. */
  readonly hasRecommendedMessages?: true;
}

export interface Transition {
  readonly from: string;
  readonly to: string;
}

/**
 * Interface of the page on which scenarios run, available as `window.testBed` once the document is loaded.
 *
 * In a new browser session, the driver calls `mount`. After a navigation, the page mounts the app by itself, with the
 * same options.
 */
export interface TestBed {
  readonly rendererName: string;
  /**
   * Mounts the app at the current address. Resolves after the first rendering. At that moment, it is possible that the
   * app does not know yet whether a user is signed in.
   *
   * @throws ConfigError if the configuration is invalid
   */
  mount(options: TestBedOptions): Promise<void>;
  /** Mounts our app as it is deployed. The environment variables name the Firebase project. */
  mountProduct(environment: Readonly<Record<string, string>>): void;
  unmount(): Promise<void>;
  /** Draws the mounted widget in another language, such as `de`. */
  setLanguage(tag: string): void;
  /** Draws the mounted app again, in the same document and with the same backend. The widget starts again, too. */
  remount(): void;
  /**
   * Resets the in-memory service and the page: storages, databases, address, title, window name and records. Call it
   * only while nothing is mounted. Rejects if a database is still open.
   *
   * @returns the cookies that the driver must still delete (`document.cookie`)
   */
  reset(): Promise<string>;
  /** Calls the package's `signIn()` on a page without the widget. The call opens the page with the widget. */
  signIn(config: Readonly<Record<string, unknown>>): void;
  /** Controls the in-memory service, even while no app is mounted. Undefined if the page has no in-memory service. */
  readonly service: ServiceControl | undefined;
  /**
   * Returns the state of the in-memory service. The state includes the accounts, but no sessions. Another browser
   * session can restore this state.
   */
  serviceState(): string;
  restoreServiceState(state: string): void;
  /**
   * Maps the name of each function in the widget's configuration to its recorded calls. A call is a list of its
   * arguments as plain data.
   */
  callbackCalls(): Record<string, unknown[][]>;
  transitions(): readonly Transition[];
  recordWebVitals(): void;
  recordedWebVitals(): readonly string[];
  /** Returns the types of performance entries that the page has observed since `mountProduct` was called. */
  observedEntryTypes(): readonly string[];
  /** Returns the configurations with which Firebase apps have been initialised on the page. */
  firebaseConfigs(): Promise<readonly Readonly<Record<string, unknown>>[]>;
  currentUserId(): string | null;
  currentUserEmail(): string | null;
}
