import type { Auth, User } from 'firebase/auth';
import type { AuthBackend, TypedBackend } from '../auth-backend.ts';
import { AuthError } from '../auth-error.ts';
import { createAppAuthBackend } from './app-auth-backend.ts';
import { createFirebaseBackend } from './firebase-backend.ts';
import type { FirebaseProjectConfig } from './firebase-project.ts';
import { readAuth } from './read-auth.ts';

/** An `Auth` of the compat SDK, which wraps an `Auth` of the modular SDK. */
export interface CompatAuth {
  readonly app: object;
  updateCurrentUser(user: never): Promise<void>;
}

/** The argument of {@link firebaseBackend}. */
export type FirebaseSource =
  | Auth
  | CompatAuth
  | (() => Promise<Auth | CompatAuth>)
  | { readonly config: FirebaseProjectConfig };

/** Options of {@link firebaseBackend}. */
export interface FirebaseBackendOptions {
  /**
   * Set to true if the project uses reCAPTCHA Enterprise for emails and passwords, enforced or in audit mode. The page
   * then loads reCAPTCHA, a service of Google, as soon as the widget loads Firebase. Defaults to false: the page loads
   * reCAPTCHA only when the service refuses a request without a token. Omit this option if visitors choose among
   * tenants, because a page can load only one reCAPTCHA key. `docs/bot-protection.md` compares both settings.
   */
  readonly botProtection?: boolean;
}

/**
 * Creates a backend for Firebase Auth.
 *
 * - `firebaseBackend(getAuth(app))` signs in to the app's own `Auth`, and uses its settings, such as persistence and
 *   App Check.
 * - `firebaseBackend(() => import('./firebase').then((m) => m.auth))` does the same, but loads the app's `Auth` only
 *   when an operation needs it.
 * - `firebaseBackend({ config })` is for pages without Firebase code. The backend creates a Firebase app named
 *   `doorstep`. The user stays signed in until the browser session ends.
 *
 * @throws TypeError that says what was passed and what is expected
 */
export function firebaseBackend(
  source: Auth | (() => Promise<Auth>),
  options?: FirebaseBackendOptions,
): TypedBackend<User>;
export function firebaseBackend(source: FirebaseSource, options?: FirebaseBackendOptions): AuthBackend;
export function firebaseBackend(
  source: FirebaseSource,
  { botProtection = false }: FirebaseBackendOptions = {},
): AuthBackend {
  if (isProject(source)) return createFirebaseBackend({ config: readConfig(source.config), storage, botProtection });
  if (typeof source === 'function' && !('updateCurrentUser' in source)) {
    return createAppAuthBackend({ auth: async () => readLoadedAuth(await source()), storage, botProtection });
  }
  return createAppAuthBackend({ auth: readAuth(source), storage, botProtection });
}

/**
 * Turns the `TypeError` of {@link readAuth} into an `AuthError`, because a backend rejects only with an `AuthError`.
 */
function readLoadedAuth(value: unknown): Auth {
  try {
    return readAuth(value);
  } catch (cause) {
    throw new AuthError('auth/invalid-configuration', String((cause as Error).message), { cause });
  }
}

const isProject = (source: unknown): source is { readonly config: FirebaseProjectConfig } =>
  typeof source === 'object' && source !== null && 'config' in source && !('updateCurrentUser' in source);

/** @throws TypeError that lists the missing values */
function readConfig(config: FirebaseProjectConfig): FirebaseProjectConfig {
  const given = (config ?? {}) as Partial<FirebaseProjectConfig>;
  const missing = (['apiKey', 'authDomain'] as const).filter((name) => typeof given[name] !== 'string' || !given[name]);
  if (missing.length === 0) return config;
  throw new TypeError(
    `firebaseBackend: config.${missing.join(' and config.')} is missing. Copy it from the Firebase console.`,
  );
}

/** The browser's session storage. On a server, or if the browser blocks the storage, all items are null. */
const storage: Pick<Storage, 'getItem'> = {
  getItem(key) {
    try {
      return globalThis.sessionStorage?.getItem(key) ?? null;
    } catch {
      return null;
    }
  },
};
