import type { Auth } from 'firebase/auth';

export const allowedSources =
  'an Auth, such as getAuth(app); a function that loads one, such as () => import("./firebase").then((m) => m.auth); ' +
  'or { config } of the Firebase project';

/**
 * Returns the `Auth` of the modular SDK. If the value is an `Auth` of the compat SDK, returns the modular `Auth` inside
 * it.
 *
 * @throws TypeError that says what was passed and what is expected
 */
export function readAuth(value: unknown): Auth {
  if (isAuth(value)) return value;
  const { _delegate } = (isObject(value) ? value : {}) as { readonly _delegate?: unknown };
  if (isAuth(_delegate)) return _delegate;
  throw new TypeError(`firebaseBackend: received ${describe(value)}. Expected ${allowedSources}.`);
}

const isObject = (value: unknown): value is object =>
  (typeof value === 'object' && value !== null) || typeof value === 'function';

/** Returns true for an `Auth` of the modular SDK. `instanceof` would fail if the page has loaded the SDK twice. */
function isAuth(value: unknown): value is Auth {
  if (!isObject(value) || !('config' in value) || !('updateCurrentUser' in value)) return false;
  return isObject(value.config) && 'apiKey' in value.config;
}

/** Describes the wrong argument. For a likely mistake, also says what to pass instead. */
function describe(value: unknown): string {
  if (!isObject(value)) return value === undefined ? 'undefined' : JSON.stringify(value);
  if ('then' in value) return 'a promise; pass a function that returns it';
  if ('options' in value && 'automaticDataCollectionEnabled' in value) return 'a FirebaseApp; pass getAuth(app)';
  if ('initializeApp' in value) return 'the firebase namespace; pass firebase.auth()';
  if ('apiKey' in value) return 'the configuration of a project; pass { config: … } around it';
  if ('uid' in value) return 'a User; pass getAuth(app)';
  const keys = Object.keys(value);
  return keys.length === 0 ? 'an empty object' : `an object with ${keys.slice(0, 5).join(', ')}`;
}
