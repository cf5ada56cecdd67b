import type { BackupCodeAuth } from './backup-code-auth.ts';
import type { BackupCodeLimits } from './limits.ts';
import type { BackupCodeStore } from './store.ts';

/** Options of `createBackupCodes`. */
export interface BackupCodesOptions {
  /** The project's `Auth` of the Admin SDK: `getAuth(initializeApp())`. */
  readonly auth: BackupCodeAuth;
  /** Keeps hashes of the codes, and counters: `createMemoryStore()` for development, otherwise a database. */
  readonly store: BackupCodeStore;
  /**
   * A random text of at least 32 characters, such as the output of `openssl rand -hex 32`. All processes of the server
   * need the same secret. If you change the secret, no code works any more. A missing secret is an error, for example
   * because an environment variable is not set.
   */
  readonly secret: string | undefined;
  /** IDs of the tenants that have backup codes; null is the project itself. Defaults to `[null]`, without any tenant. */
  readonly tenants?: readonly (string | null)[] | undefined;
  /**
   * Origins of further pages that may call the server, such as `https://app.example`. Pages of the server's own origin
   * may always call it.
   */
  readonly origins?: readonly string[] | undefined;
  /** Limits for wrong codes. Each limit that is left out keeps its default. */
  readonly limits?: { readonly [Limit in keyof BackupCodeLimits]?: BackupCodeLimits[Limit] | undefined } | undefined;
  /**
   * Called after a code was used, for example to mail the user. Her second factors are removed by then. The code stays
   * used if this function throws or rejects; its error goes to `reportError`. The answer waits up to 5 seconds for the
   * promise.
   */
  readonly onUse?: ((use: BackupCodeUse) => Promise<void> | void) | undefined;
  /** Called with each error of the Admin SDK, the store and `onUse`. Defaults to `console.error`. */
  readonly reportError?: ((error: unknown) => void) | undefined;
}

/** The account whose backup code was used. */
export interface BackupCodeUse {
  readonly uid: string;
  readonly tenantId: string | null;
  readonly email: string;
}
