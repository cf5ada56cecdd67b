import type { NewDeviceEvent } from './new-device-event.ts';
import type { SessionAuth, SessionUser } from './session-auth.ts';
import type { SessionStore } from './store.ts';

export interface SessionOptions<User extends SessionUser = SessionUser> {
  /** The Admin SDK's `Auth`, such as `getAuth(initializeApp())`. */
  readonly auth: SessionAuth<User>;
  /**
   * Lifetime of a session in milliseconds: 5 minutes to 14 days, as Firebase allows. Defaults to 5 days. Only a new
   * sign-in begins a new session.
   */
  readonly duration?: number | undefined;
  /**
   * Maximum age of a sign-in that may begin a session, in milliseconds. Defaults to 5 minutes, as Firebase recommends,
   * so that a stolen ID token is soon useless.
   */
  readonly maxSignInAge?: number | undefined;
  /**
   * Decides which users get a session. Returns null if the user gets a session, or else a text for the visitor. Guests
   * never get a session.
   */
  readonly checkUser?: ((user: User) => UserRefusal | Promise<UserRefusal>) | undefined;
  /**
   * IDs of the tenants whose users get a session; null is the project itself. Defaults to `[null]`, without any tenant.
   */
  readonly tenants?: readonly (string | null)[] | undefined;
  /**
   * Name of the cookie. Defaults to `__Host-session`, or to `session` if `secure` is false. Firebase Hosting passes
   * only a cookie named `__session` on to a server.
   */
  readonly cookieName?: string | undefined;
  /**
   * Whether the browser sends the cookie by https only. Defaults to true. Set it to false for pages on http, as in
   * development.
   */
  readonly secure?: boolean | undefined;
  /**
   * Origins of further pages that may call the handler, such as `https://app.example`. The page must be on the same
   * site as the server; otherwise browsers do not send the cookie.
   */
  readonly origins?: readonly string[] | undefined;
  /**
   * Whether a sign-out ends all sessions of the user, in all browsers. Defaults to false: after a sign-out, a copy of
   * the cookie is still valid until it expires.
   */
  readonly revokeOnSignOut?: boolean | undefined;
  /**
   * Keeps a record of each session, so that users can list their devices and end the session of a device. A session
   * ends when its record is deleted. Use `createMemoryStore()` for development, otherwise a database. By default, no
   * records are kept, and users cannot list devices.
   */
  readonly store?: SessionStore | undefined;
  /**
   * Called after a user has signed in on a device on which the server has not seen her for 400 days, for example to mail
   * her. Not called for the first device of a user. Needs a `store`, and sets a second cookie. The answer waits up to 5
   * seconds for the promise.
   */
  readonly onNewDevice?: ((event: NewDeviceEvent) => void | Promise<void>) | undefined;
  /**
   * Returns the visitor's IP address for `onNewDevice`, from a header that a proxy of the app sets, such as
   * `findForwardedAddress(request.headers.get('x-forwarded-for'))`. By default, the address is null.
   */
  readonly findAddress?: ((request: Request) => string | null | undefined) | undefined;
  /**
   * Called with each error of the Admin SDK, of the store and of the app's own functions in the handler. Defaults to
   * `console.error`.
   */
  readonly reportError?: ((error: unknown) => void) | undefined;
}

/** A text for the visitor, or null for a user who gets a session. */
export type UserRefusal = string | null | undefined;
