import type { PasskeyAuth } from './passkey-auth.ts';
import type { PasskeyStore } from './store.ts';

/** Options of `createPasskeys`. */
export interface PasskeysOptions {
  /** The project's `Auth` of the Admin SDK: `getAuth(initializeApp())`. */
  readonly auth: PasskeyAuth;
  /**
   * The domain to which the passkeys belong, such as `example.com`: the domain of the pages, or a parent domain. After
   * a change of this option, the passkeys that visitors have added do not work any more.
   */
  readonly site: string;
  /**
   * The origins of the pages that use passkeys, such as `['https://login.example.com']`. Each origin must use https,
   * and its domain must be `site` or a subdomain. For `localhost`, http is allowed.
   */
  readonly origins: readonly string[];
  /** The name of the app, which browsers show when they create a passkey: 1 to 64 characters. */
  readonly name: string;
  /** Keeps passkeys and counters: `createMemoryStore()` for development, otherwise a database. */
  readonly store: PasskeyStore;
  /**
   * A random text of at least 32 characters, such as the output of `openssl rand -hex 32`. The server uses it to create
   * challenges. All processes of the server need the same secret. If you change the secret, existing passkeys still
   * work. A missing secret is an error, for example because an environment variable is not set.
   */
  readonly secret: string | undefined;
  /** IDs of the tenants that have passkeys; null is the project itself. Defaults to `[null]`, without any tenant. */
  readonly tenants?: readonly (string | null)[] | undefined;
  /**
   * Limit of failed sign-ins from one network: an IPv4 address, or the first half of an IPv6 address. Defaults to 100
   * an hour. Sign-ins that succeed, and requests of signed-in users, are not counted.
   */
  readonly limit?: PasskeyLimit | undefined;
  /** Called with each error of the Admin SDK and the store. Defaults to `console.error`. */
  readonly reportError?: ((error: unknown) => void) | undefined;
}

/** Allows at most `highest` events within `period` milliseconds. The period begins with the first event. */
export interface PasskeyLimit {
  readonly highest: number;
  readonly period: number;
}
