import { verifyToken } from '../shared/admin-errors.ts';
import { isRecord } from '../shared/check-values.ts';
import { answerPage, explain, readBody, refuseContentType, refusePage, type Refusal } from '../shared/page-requests.ts';
import { readTenant } from '../shared/read-tenant.ts';
import { checkSessionOptions } from './check-options.ts';
import { type DeviceRequest, findValidSince, isSameUser, readDeviceRequest } from './device-requests.ts';
import { createNewDevices } from './new-devices.ts';
import type { SessionOptions } from './options.ts';
import type { SessionAccounts, SessionUser } from './session-auth.ts';
import { describeSessionCookie } from './session-cookie.ts';
import { createSessionRecords, type DeviceFacts } from './session-records.ts';

/** The sessions of an app. */
export interface Sessions<User extends SessionUser = SessionUser> {
  readonly handle: SessionHandler;
  readonly readSession: ReadSession<User>;
}

/**
 * Answers requests of `keepSession`: `POST` begins a session for an ID token, ends all sessions of the user, or lists or
 * ends her devices, and `DELETE` ends this session. Never rejects: after an error, answers with the status 500 and
 * reports the error.
 */
export type SessionHandler = (request: Request) => Promise<Response>;

/**
 * Returns the user of the session cookie. Returns null if the cookie is missing, wrong, expired or revoked, if its user
 * is disabled or deleted, or if the `store` has no record of the session.
 *
 * @param source the request, its headers, or its header `Cookie`
 * @throws TypeError (rejects) for any other source
 * @throws the error of the Admin SDK or of the store (rejects) if the cookie cannot be checked, for example because
 *   there is no connection. The user may still be signed in
 */
export type ReadSession<User extends SessionUser = SessionUser> = (
  source: SessionSource,
  options?: ReadSessionOptions,
) => Promise<User | null>;

/** A request, its headers, or its header `Cookie`. */
export type SessionSource = SessionHeaders | { readonly headers: SessionHeaders } | string | null | undefined;

/** The method of the web standard `Headers` that the server calls. */
export interface SessionHeaders {
  get(name: string): string | null;
}

export interface ReadSessionOptions {
  /**
   * Whether to ask Firebase if the session was revoked, or its user disabled or deleted. Defaults to true. If false,
   * such a session stays valid until the cookie expires. The `store` is asked in any case.
   */
  readonly checkRevoked?: boolean | undefined;
}

const methods = ['POST', 'DELETE'];

const minute = 60_000;
const day = 24 * 60 * minute;

/**
 * Creates the handler of a route that keeps the session cookie, such as `/api/session`, and the function that reads the
 * cookie. The page calls the route with `keepSession(auth, '/api/session')` of `doorstep-auth/session`.
 *
 * @throws SessionOptionsError that lists every wrong option
 */
export function createSessions<User extends SessionUser>(options: SessionOptions<User>): Sessions<User> {
  checkSessionOptions(options);
  const { auth, duration = 5 * day, maxSignInAge = 5 * minute, checkUser, tenants = [null] } = options;
  const { secure = true, origins = [], revokeOnSignOut = false, reportError = console.error } = options;
  const cookie = describeSessionCookie(options.cookieName, secure);
  const records = options.store ? createSessionRecords(options.store, maxSignInAge, reportError) : null;
  const newDevices = createNewDevices({ ...options, secure, maxSignInAge, reportError }, records);

  /**
   * Returns the accounts of the tenant that a token names, or of the project itself if it names none. Returns null if
   * the option `tenants` does not list them, or if the text is no token.
   */
  function findAccounts(token: string): SessionAccounts<User> | null {
    const tenant = readTenant(token);
    if (tenant === undefined || !tenants.includes(tenant)) return null;
    return tenant === null ? auth : auth.tenantManager().authForTenant(tenant);
  }

  const readSession: ReadSession<User> = async (source, { checkRevoked = true } = {}) => {
    const value = cookie.read(readCookieHeader(source));
    const accounts = value === null ? null : findAccounts(value);
    if (value === null || accounts === null) return null;
    const user = await verifyToken(() => accounts.verifySessionCookie(value, checkRevoked));
    const isOpen = user !== null && ((await records?.use(value)) ?? true);
    return isOpen ? user : null;
  };

  /** Returns the user of an ID token, and the accounts of her tenant or project. Refuses guests. */
  async function verifyUser(
    idToken: string,
  ): Promise<{ readonly user: User; readonly accounts: SessionAccounts<User> } | SessionRefused> {
    const accounts = findAccounts(idToken);
    if (!accounts) return { error: 'invalidToken', reason: 'Expected an ID token of a tenant in "tenants".' };
    const user = await verifyToken(() => accounts.verifyIdToken(idToken, true));
    if (!user) return { error: 'invalidToken', reason: 'Expected a valid ID token of this project.' };
    const isGuest = user.firebase.sign_in_provider === 'anonymous';
    if (isGuest) return { error: 'refused', reason: 'Expected a user who is not a guest.' };
    return { user, accounts };
  }

  /** Sets the cookie for the user of an ID token, unless the visitor already has a valid one. */
  async function begin(idToken: string, request: Request, headers: Headers): Promise<SessionBegun | SessionRefused> {
    const verified = await verifyUser(idToken);
    if ('error' in verified) return verified;
    const { user, accounts } = verified;
    const message = readRefusal(await checkUser?.(user));
    if (message !== null) return { error: 'refused', reason: 'The option "checkUser" refuses the user.', message };
    const kept = await readSession(request);
    const isSame = kept !== null && isSameUser(kept, user);
    const isRecent = Date.now() - user.auth_time * 1000 <= maxSignInAge;
    const earlierCookie = readCookie(request);
    if (isSame && earlierCookie !== null && (!isRecent || kept.auth_time >= user.auth_time)) {
      await newDevices?.recogniseSession(user, earlierCookie, request, headers);
      return { expiresIn: kept.exp * 1000 - Date.now() };
    }
    if (!isRecent) return { error: 'signInTooOld', reason: `Expected a sign-in within ${maxSignInAge} ms.` };
    const value = await accounts.createSessionCookie(idToken, { expiresIn: duration });
    const setCookie = cookie.write(value, duration);
    const userAgent = request.headers.get('user-agent') ?? '';
    const device = (await newDevices?.find(user, request)) ?? null;
    const session = { cookie: value, earlierCookie, duration, userAgent, deviceId: device?.id ?? null };
    const isOpen = (await records?.begin(user, session)) ?? true;
    if (!isOpen) return { error: 'signInTooOld', reason: 'Expected a sign-in whose session was not ended.' };
    headers.set('set-cookie', setCookie);
    if (device) await newDevices?.recogniseSignIn(user, device, request, headers);
    return { expiresIn: duration };
  }

  const readCookie = (request: Request): string | null => cookie.read(request.headers.get('cookie'));

  async function hasSession(request: Request, user: User): Promise<boolean> {
    const session = await readSession(request);
    return session !== null && isSameUser(session, user);
  }

  /** Revokes all sessions of the user of the cookie. Returns the user, or null if there is none. */
  async function revoke(request: Request): Promise<User | null> {
    const user = await readSession(request);
    if (!user) return null;
    const { tenant } = user.firebase;
    await revokeSessions(user, tenant === undefined ? auth : auth.tenantManager().authForTenant(tenant), request);
    return user;
  }

  /**
   * Revokes all sessions of a user. Keeps the record of this browser's session, so that the visitor can try again if
   * the call to Firebase fails.
   */
  async function revokeSessions(user: User, accounts: SessionAccounts<User>, request: Request): Promise<void> {
    await records?.endOthers(user, readCookie(request));
    await accounts.revokeRefreshTokens(user.uid);
  }

  /**
   * Revokes all sessions of a user: the user of the ID token if there is one, otherwise the user of the cookie. The other
   * devices become new ones, because one of them may be a thief's. Returns null after success. With a store, this device
   * must have a session of the user, as in {@link answerDevices}.
   */
  async function revokeEverywhere(idToken: string | undefined, request: Request): Promise<SessionRefused | null> {
    if (idToken === undefined) {
      const user = await revoke(request);
      if (!user) return { error: 'invalidToken', reason: 'Expected an ID token, or the cookie of a session.' };
      await newDevices?.forgetOthers(user, request);
      return null;
    }
    const verified = await verifyUser(idToken);
    if ('error' in verified) return verified;
    if (records && !(await hasSession(request, verified.user))) return noSession;
    await revokeSessions(verified.user, verified.accounts, request);
    await newDevices?.forgetOthers(verified.user, request);
    return null;
  }

  /**
   * Lists or ends devices of the user of an ID token. This device must have a session of the user. A device whose
   * session was ended still has a valid ID token, but must not end the sessions of other devices.
   */
  async function answerDevices(
    request: Request,
    { action, idToken, id }: DeviceRequest,
    headers: Headers,
  ): Promise<Response> {
    if (!records) return explain([400, 'Devices need the option "store" of createSessions.'], headers);
    const verified = await verifyUser(idToken);
    if ('error' in verified) return answerWith(verified, headers);
    const { user, accounts } = verified;
    const current = readCookie(request);
    if (current === null || !(await hasSession(request, user))) return answerWith(noSession, headers);
    if (action === 'listDevices') {
      const validSince = await findValidSince(accounts, user.uid);
      return answerWith({ devices: await records.list(user, current, validSince) }, headers);
    }
    await records.end(user, id, current);
    return new Response(null, { status: 204, headers });
  }

  async function answerPost(request: Request, headers: Headers): Promise<Response> {
    const refusal = refuseHttp(request, secure) ?? refuseContentType(request);
    if (refusal) return explain(refusal, headers);
    const body = await readBody(request);
    if ('refusal' in body) return explain(body.refusal, headers);
    const { idToken, everywhere } = isRecord(body.value) ? body.value : {};
    if (everywhere === true && (idToken === undefined || typeof idToken === 'string')) {
      const refused = await revokeEverywhere(idToken, request);
      return refused ? answerWith(refused, headers) : answerEnded(request, headers);
    }
    const deviceRequest = readDeviceRequest(body.value);
    if (deviceRequest) return answerDevices(request, deviceRequest, headers);
    if (typeof idToken !== 'string') return explain([400, 'Expected {"idToken":"…"}.'], headers);
    return answerWith(await begin(idToken, request, headers), headers);
  }

  async function answerEnded(request: Request, headers: Headers): Promise<Response> {
    const value = readCookie(request);
    if (value !== null) await records?.remove(value);
    headers.set('set-cookie', cookie.remove());
    return new Response(null, { status: 204, headers });
  }

  async function answerDelete(request: Request, headers: Headers): Promise<Response> {
    // Revoke first: if that fails, the cookie is still there, and the visitor can try again.
    if (revokeOnSignOut) await revoke(request);
    return answerEnded(request, headers);
  }

  const handle: SessionHandler = (request) =>
    answerPage(request, { origins, methods, reportError }, async (headers, isListed) => {
      const refusal = refusePage(request, isListed);
      if (refusal) return explain(refusal, headers);
      return request.method === 'POST' ? answerPost(request, headers) : answerDelete(request, headers);
    });

  return { handle, readSession };
}

interface SessionBegun {
  /** Remaining lifetime of the session, in milliseconds. */
  readonly expiresIn: number;
}

/** A refusal, in the form that `keepSession` reads. */
interface SessionRefused {
  readonly error: keyof typeof statuses;
  /** A text for the developer. */
  readonly reason: string;
  /** A text for the visitor. */
  readonly message?: string;
}

const noSession: SessionRefused = {
  error: 'signInTooOld',
  reason: 'Expected the cookie of a session of this user.',
};

const statuses = { invalidToken: 401, signInTooOld: 401, refused: 403 } as const;

function answerWith(
  answer: SessionBegun | SessionRefused | { readonly devices: readonly DeviceFacts[] },
  headers: Headers,
): Response {
  headers.set('content-type', 'application/json');
  return new Response(JSON.stringify(answer), { status: 'error' in answer ? statuses[answer.error] : 200, headers });
}

/**
 * Returns the text of a refusal, or null.
 *
 * @throws TypeError for another value, such as false: it may be meant as a refusal
 */
function readRefusal(value: unknown): string | null {
  if (typeof value === 'string') return value;
  if (value === null || value === undefined) return null;
  throw new TypeError(`createSessions: checkUser must return a text or null, but has returned ${String(value)}.`);
}

/** @throws TypeError if the source is neither a request nor its headers nor a text */
function readCookieHeader(source: unknown): string | null {
  if (source === null || source === undefined) return null;
  if (typeof source === 'string') return source;
  const headers = isGetter(source) ? source : isRecord(source) ? source['headers'] : undefined;
  const header = isGetter(headers) ? headers.get('cookie') : undefined;
  if (typeof header === 'string' || header === null) return header;
  throw new TypeError('readSession: expected a Request, its headers, or the text of its header "Cookie".');
}

const isGetter = (value: unknown): value is { get(name: string): unknown } =>
  typeof value === 'object' && value !== null && 'get' in value && typeof value.get === 'function';

/** Refuses a page on http, where browsers ignore a cookie for https. */
function refuseHttp({ headers }: Request, secure: boolean): Refusal | null {
  if (!secure || !headers.get('origin')?.startsWith('http:')) return null;
  return [400, 'Expected a page on https. For pages on http, as in development, set the option "secure" to false.'];
}
