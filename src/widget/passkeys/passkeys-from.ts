import { ConfigError, type ConfigProblem, describeValue } from '../config/config-error.ts';
import type { AppSignIn, AppSignInContext, AppSignInResult, Passkey, SignInOption } from '../config/ui-config.ts';
import { parseWebUrl } from '../safe-url.ts';
import {
  createCredential,
  type CreationOptions,
  getCredential,
  hasCredentials,
  hasSuggestions,
  type RequestOptions,
} from './credentials.ts';
import {
  type Answer,
  createPasskeyRequests,
  type PasskeyAction,
  PasskeyError,
  type PasskeyMessage,
} from './passkey-requests.ts';

/** The passkeys of an app's users. */
export interface AppPasskeys {
  /**
   * Whether passkeys can be used on this page: the browser supports them, and the page is secure. False when the code
   * runs on a server.
   */
  readonly isSupported: boolean;
  /**
   * Returns the sign-in option `app.passkey`, for `signInOptions`. In the layout `inline`, browsers also suggest
   * passkeys in the email field.
   *
   * @param changes keys to add or to change, such as `providerName` or `iconPaths`
   */
  signInOption(changes?: Partial<SignInOption>): SignInOption;
  /**
   * Lets the user create a passkey, and adds it to her account. Call this function directly in a click handler, because
   * browsers open the dialog only shortly after a click. Returns null if the user has cancelled.
   *
   * @throws PasskeyError (rejects) with a text for the user, for example if her sign-in is older than 5 minutes
   */
  add(user: PasskeyUser, options?: AddPasskeyOptions): Promise<Passkey | null>;
  /**
   * Lists the user's passkeys, the oldest first.
   *
   * @throws PasskeyError (rejects) with a text for the user
   */
  list(user: PasskeyUser): Promise<readonly Passkey[]>;
  /**
   * @param name 1 to 64 characters, without `<` and `>`
   * @throws PasskeyError (rejects) with a text for the user
   */
  rename(user: PasskeyUser, id: string, name: string): Promise<Passkey>;
  /**
   * Removes a passkey from the account. The passkey may stay on the device, but can no longer be used to sign in.
   *
   * @throws PasskeyError (rejects) with a text for the user, for example if her sign-in is older than 5 minutes
   */
  remove(user: PasskeyUser, id: string): Promise<void>;
}

/** The part of the Firebase SDK's `User` that passkeys need. */
export interface PasskeyUser {
  getIdToken(): Promise<string>;
}

export interface AddPasskeyOptions {
  /** 1 to 64 characters, without `<` and `>`. By default, the server chooses a name. */
  readonly name?: string | undefined;
}

export interface PasskeysFromOptions {
  /** Called after a request has failed. Returns the text for the visitor, for example in her language. */
  readonly message?: PasskeyMessage | undefined;
}

/**
 * Time after which a challenge is replaced, in milliseconds. The server accepts it 3 minutes longer, so that the
 * visitor has time for the browser's dialog.
 */
const freshTime = 2 * 60_000;

/**
 * Returns the functions for passkeys. They call the app's server, where `createPasskeys` of
 * `doorstep-auth/passkey-server` answers.
 *
 * @example
 *   export const passkeys = passkeysFrom('/api/passkeys');
 *   const config = { signInOptions: ['password', passkeys.signInOption()] };
 *
 * @param url path or URL of the server's route. The server must list the page's origin in `origins`
 * @throws ConfigError that lists every wrong argument
 */
export function passkeysFrom(url: string, options: PasskeysFromOptions = {}): AppPasskeys {
  checkArguments(url, options);
  const { message = () => undefined } = options;
  const { send, createError } = createPasskeyRequests(url, message);
  /**
   * Options for a sign-in that an earlier request has loaded and that are not used yet; null if there are none. With
   * these options, a click opens the dialog without a new request.
   */
  let ahead: { readonly options: RequestOptions; readonly until: number } | null = null;

  /** Sends a request of a signed-in user. */
  async function sendAs(user: PasskeyUser, request: string, action: PasskeyAction, body: object): Promise<Answer> {
    const idToken = await user.getIdToken().catch((error: unknown) => {
      throw createError('unavailable', action, error);
    });
    return send(action, { action: request, idToken, ...body });
  }

  /** Returns the object under `key` in the server's answer. */
  function read<T>(answer: Answer, key: string, action: PasskeyAction): T {
    const value = answer[key];
    if (typeof value === 'object' && value !== null) return value as T;
    const cause = new Error(`passkeysFrom: ${url} has not answered as createPasskeys does. Does the route exist?`);
    throw createError('unavailable', action, cause);
  }

  async function prepareSignIn(signal: AbortSignal): Promise<NonNullable<typeof ahead>> {
    if (ahead && ahead.until > Date.now()) return ahead;
    const answer = await send('signIn', { action: 'prepareSignIn' }, signal);
    ahead = { options: read<RequestOptions>(answer, 'options', 'signIn'), until: Date.now() + freshTime };
    return ahead;
  }

  /** Sends the browser's answer to the server, and returns the custom token from the server. */
  async function finishSignIn(response: object, { signal, tenantId }: AppSignInContext): Promise<string> {
    ahead = null;
    const { token } = await send('signIn', { action: 'signIn', response, tenantId }, signal);
    if (typeof token === 'string') return token;
    throw createError('unavailable', 'signIn', new Error(`passkeysFrom: ${url} has not answered with a token.`));
  }

  async function signIn(context: AppSignInContext): Promise<string | undefined> {
    if (!hasCredentials()) throw createError('unsupported', 'signIn');
    const { signal } = context;
    const { options: request } = await prepareSignIn(signal);
    const response = await waitForDialog('signIn', () => getCredential(request, signal, 'optional'));
    return response ? finishSignIn(response, context) : undefined;
  }

  /** Suggests passkeys in the email field. Replaces the challenge before the server would refuse it as too old. */
  async function suggest(context: AppSignInContext): Promise<string | undefined> {
    if (!(await hasSuggestions())) return undefined;
    const { signal } = context;
    while (!signal.aborted) {
      const { options: request, until } = await prepareSignIn(signal);
      const round = new AbortController();
      const end = () => round.abort();
      signal.addEventListener('abort', end);
      const timer = setTimeout(end, until - Date.now());
      try {
        const response = await waitForDialog('signIn', () => getCredential(request, round.signal, 'conditional'));
        if (response) return await finishSignIn(response, context);
        if (!round.signal.aborted) return undefined;
      } catch (error) {
        // A browser without an authenticator may report that it supports suggestions, and then refuse the request.
        if (error instanceof PasskeyError && error.problem === 'unsupported') return undefined;
        throw error;
      } finally {
        clearTimeout(timer);
        signal.removeEventListener('abort', end);
      }
    }
    return undefined;
  }

  /** Waits for the browser's dialog. Returns null if the visitor has cancelled the dialog, or took too long. */
  async function waitForDialog(action: PasskeyAction, open: () => Promise<object | null>): Promise<object | null> {
    try {
      return await open();
    } catch (error) {
      const { name } = error as Error;
      if (name === 'NotAllowedError' || name === 'AbortError') return null;
      if (name === 'InvalidStateError') throw createError('alreadyAdded', action, error);
      if (name === 'NotSupportedError' || name === 'ConstraintError') throw createError('unsupported', action, error);
      // The browser refuses the request, for example because the page is not on the site for which the server accepts
      // passkeys.
      throw createError('unavailable', action, error);
    }
  }

  return {
    isSupported: hasCredentials(),
    signInOption: (changes = {}) => ({
      provider: 'app.passkey',
      providerName: 'a passkey',
      signIn: withMessage(signIn),
      autofill: withMessage(suggest),
      ...changes,
    }),
    async add(user, { name } = {}) {
      if (!hasCredentials()) throw createError('unsupported', 'add');
      const prepared = await sendAs(user, 'prepareAdding', 'add', {});
      const creation = read<CreationOptions>(prepared, 'options', 'add');
      const response = await waitForDialog('add', () => createCredential(creation));
      if (!response) return null;
      const answer = await sendAs(user, 'add', 'add', { response, name });
      return toPasskey(read<SentPasskey>(answer, 'passkey', 'add'));
    },
    async list(user) {
      const answer = await sendAs(user, 'list', 'list', {});
      return read<readonly SentPasskey[]>(answer, 'passkeys', 'list').map(toPasskey);
    },
    async rename(user, id, name) {
      const answer = await sendAs(user, 'rename', 'rename', { id, name });
      return toPasskey(read<SentPasskey>(answer, 'passkey', 'rename'));
    },
    async remove(user, id) {
      await sendAs(user, 'remove', 'remove', { id });
    },
  };
}

/**
 * Wraps a sign-in function: returns the message of a {@link PasskeyError} instead of throwing the error. Still throws
 * `unavailable`, because the widget has its own text for this problem.
 */
const withMessage =
  (signIn: (context: AppSignInContext) => Promise<AppSignInResult>): AppSignIn =>
  async (context) => {
    try {
      return await signIn(context);
    } catch (error) {
      if (!(error instanceof PasskeyError) || error.problem === 'unavailable') throw error;
      return { message: error.message };
    }
  };

/** A passkey as the server describes it, with times in milliseconds since 1970. */
interface SentPasskey {
  readonly id: string;
  readonly name: string;
  readonly addedAt: number;
  readonly usedAt: number | null;
}

const toPasskey = ({ id, name, addedAt, usedAt }: SentPasskey): Passkey => ({
  id,
  name,
  addedAt: new Date(addedAt),
  usedAt: usedAt === null ? null : new Date(usedAt),
});

/** @throws ConfigError that lists every wrong argument of {@link passkeysFrom} */
function checkArguments(url: unknown, options: unknown): void {
  const problems: ConfigProblem[] = [];
  if (typeof url !== 'string' || url === '' || /[?#]/.test(url) || !isWebUrl(url)) {
    const message = `must be a path, or a URL with http: or https:, without "?" and "#", but is ${describeValue(url)}`;
    problems.push({ path: 'passkeysFrom.url', message });
  }
  const isObject = typeof options === 'object' && options !== null;
  if (!isObject)
    problems.push({ path: 'passkeysFrom.options', message: `must be an object, but is ${describeValue(options)}` });
  for (const [name, value] of Object.entries(isObject ? options : {})) {
    const path = `passkeysFrom.options.${name}`;
    if (name !== 'message') problems.push({ path, message: 'is not a known key; known is message' });
    else if (value !== undefined && typeof value !== 'function')
      problems.push({ path, message: `must be a function, but is ${describeValue(value)}` });
  }
  if (problems.length > 0) throw new ConfigError(problems);
}

const isWebUrl = (url: string): boolean =>
  parseWebUrl(url, new URL(globalThis.location?.href ?? 'http://localhost/')) !== null;
