import type { AuthenticationResponseJSON } from '@simplewebauthn/server';
import { hasCode, verifyToken } from '../shared/admin-errors.ts';
import { isRecord } from '../shared/check-values.ts';
import { findNetwork } from '../shared/network.ts';
import { answerPage, explain, readBody, refuseContentType, type Refusal } from '../shared/page-requests.ts';
import { readTenant } from '../shared/read-tenant.ts';
import { createHashes } from '../shared/secrets.ts';
import { challengeLifetime, createChallenges } from './challenges.ts';
import { checkPasskeysOptions } from './check-options.ts';
import type { PasskeysOptions } from './options.ts';
import type { PasskeyAccounts, PasskeyClaims, PasskeyUser } from './passkey-auth.ts';
import { chooseName, isName, longestName } from './passkey-names.ts';
import type { StoredPasskey } from './store.ts';
import { createAddOptions, createSignInOptions, readAdded, readSignIn, verifyAdded, verifySignIn } from './webauthn.ts';

/** The passkeys of an app. */
export interface Passkeys {
  readonly handle: PasskeyHandler;
  /**
   * Removes all passkeys of an account. Call it when your app deletes the account, and in `onTakeOver` of
   * `createEmailCodes`. If your app does not call it, the passkeys of a deleted account stay in the store, but cannot
   * be used to sign in.
   *
   * @param tenantId the tenant of the account; null for the project itself, which is the default
   * @throws the error of the store (rejects)
   */
  removeAll(uid: string, tenantId?: string | null): Promise<void>;
}

/**
 * Answers a request of `passkeysFrom`. Never rejects: after an error, answers with the status 500 and reports the
 * error.
 *
 * @param address the visitor's IP address, for the limit. Take it from the connection, or from a header that a proxy of
 *   the app sets. Callers can invent all other headers
 */
export type PasskeyHandler = (request: Request, address: string | null | undefined) => Promise<Response>;

const methods = ['POST'];

/** Maximum age of a sign-in that may add or remove a passkey, in milliseconds. */
const recentSignIn = 5 * 60_000;

/** Maximum number of passkeys of an account. Requests that arrive at once may add a few more. */
const mostPasskeys = 20;

const defaultLimit = { highest: 100, period: 60 * 60_000 };

/** Reasons of a refusal, with their statuses. `passkeysFrom` has a text for each. */
const statuses = {
  invalidToken: 401,
  signInTooOld: 401,
  unknownPasskey: 401,
  emailNotVerified: 403,
  guest: 403,
  notFound: 404,
  alreadyAdded: 409,
  tooManyPasskeys: 409,
  challengeExpired: 400,
  wrongAnswer: 400,
  wrongName: 400,
  tooManyRequests: 429,
} as const;

interface PasskeyRefused {
  readonly error: keyof typeof statuses;
  /** A text for the developer. */
  readonly reason: string;
}

/** The facts of a passkey that the page may know. */
type PasskeyFacts = Pick<StoredPasskey, 'id' | 'name' | 'addedAt' | 'usedAt'>;

interface Answer extends Partial<PasskeyRefused> {
  /** Options for the browser's dialog. */
  readonly options?: object;
  readonly passkey?: PasskeyFacts;
  readonly passkeys?: readonly PasskeyFacts[];
  readonly token?: string;
}

/** A value from the page. It is checked, because any program can call the server with any values. */
type Body = Readonly<Record<string, unknown>>;

/** The signed-in user who sends a request. */
interface Caller {
  readonly claims: PasskeyClaims;
  readonly user: PasskeyUser;
  readonly tenantId: string | null;
}

const wrongName = refuse('wrongName', `Expected a name of 1 to ${longestName} characters, without "<" and ">".`);

const unknownPasskey = refuse('unknownPasskey', 'Expected the answer of a passkey that this server knows.');

/**
 * Creates the handler of a route for passkeys, such as `POST /api/passkeys`. The page calls it with
 * `passkeysFrom('/api/passkeys')` of `doorstep-auth/passkeys`. Needs the package `@simplewebauthn/server`.
 *
 * @throws PasskeyOptionsError that lists every wrong option
 */
export function createPasskeys(options: PasskeysOptions): Passkeys {
  checkPasskeysOptions(options);
  const { auth, site, origins, name, store, tenants = [null] } = options;
  const { limit = defaultLimit, reportError = console.error } = options;
  const hashes = createHashes(options.secret ?? '');
  const challenges = createChallenges(hashes);
  const ownSite = { site, origins, name };

  const findAccounts = (tenantId: string | null): PasskeyAccounts =>
    tenantId === null ? auth : auth.tenantManager().authForTenant(tenantId);

  /** Returns the user of an ID token. Returns a refusal if the token is invalid or the user is a guest. */
  async function findCaller(idToken: unknown): Promise<Caller | PasskeyRefused> {
    const tenantId = typeof idToken === 'string' ? readTenant(idToken) : undefined;
    if (typeof idToken !== 'string' || tenantId === undefined || !tenants.includes(tenantId))
      return refuse('invalidToken', 'Expected an ID token of a tenant in "tenants".');
    const accounts = findAccounts(tenantId);
    // With `true`, the Admin SDK also refuses a token that was revoked, and one whose user is disabled or deleted.
    const claims = await verifyToken(() => accounts.verifyIdToken(idToken, true));
    const user = claims && (await findUser(accounts, claims.uid));
    if (!claims || !user) return refuse('invalidToken', 'Expected a valid ID token of this project.');
    if (claims.firebase.sign_in_provider === 'anonymous') return refuse('guest', 'Expected a user who is not a guest.');
    return { claims, user, tenantId };
  }

  const listOwn = async (uid: string, tenantId: string | null): Promise<readonly StoredPasskey[]> =>
    (await store.list(uid)).filter((passkey) => passkey.tenantId === tenantId);

  /** Lists the passkeys with which a user can sign in, the oldest first. */
  async function listCurrent(caller: Caller): Promise<readonly StoredPasskey[]> {
    const passkeys = (await listOwn(caller.user.uid, caller.tenantId)).filter((passkey) =>
      isCurrent(passkey, caller.user),
    );
    return passkeys.toSorted((one, other) => one.addedAt - other.addedAt);
  }

  /** Returns the ID under which the passkey stores the account: a hash that reveals neither the `uid` nor the email. */
  const createUserHandle = ({ user, tenantId }: Caller): Promise<string> =>
    hashes.hash(`passkey user ${tenantId ?? ''} ${user.uid}`);

  /**
   * Returns the purpose of a challenge for adding a passkey. Contains the account and the recent sign-in, so that the
   * challenge is valid only for them.
   */
  const describeAdding = ({ user, tenantId, claims }: Caller): string =>
    `add ${tenantId ?? ''} ${user.uid} ${claims.auth_time}`;

  /** Uses up a challenge. Returns false if it was used before. */
  const spendChallenge = async (challenge: string): Promise<boolean> =>
    store.count([{ key: await hashes.hash(`passkey used ${challenge}`), highest: 1, period: challengeLifetime }], 1);

  async function prepareAdding(body: Body): Promise<Answer> {
    const caller = await findCaller(body['idToken']);
    if ('error' in caller) return caller;
    const refusal = refuseOldSignIn(caller) ?? refuseEmail(caller);
    if (refusal) return refusal;
    const known = await listCurrent(caller);
    if (known.length >= mostPasskeys) return refuse('tooManyPasskeys', `Expected at most ${mostPasskeys} passkeys.`);
    const { email = '', displayName } = caller.user;
    const user = { handle: await createUserHandle(caller), email, displayName: displayName || email };
    return { options: await createAddOptions(ownSite, user, known, await challenges.create(describeAdding(caller))) };
  }

  async function add(body: Body): Promise<Answer> {
    // Read the clock before the account. If the account is recovered during this request, the passkey then counts as
    // older than the recovery, and does not sign in.
    const begunAt = Date.now();
    const caller = await findCaller(body['idToken']);
    if ('error' in caller) return caller;
    const { user, tenantId } = caller;
    const { name: chosen } = body;
    const refusal = refuseEmail(caller);
    if (refusal) return refusal;
    if (chosen !== undefined && !isName(chosen)) return wrongName;
    const response = readAdded(body['response']);
    if (!response) return refuse('wrongAnswer', 'Expected the answer of navigator.credentials.create().');
    // Do not check the age of the sign-in again. It was recent when the challenge was created, and the visitor's device
    // has already created the passkey.
    const checked = await challenges.check(response.response.clientDataJSON, describeAdding(caller));
    if (checked.state === 'expired') return refuseExpired();
    const created = checked.state === 'valid' ? await verifyAdded(ownSite, response, checked.challenge) : null;
    if (!created || checked.state !== 'valid' || !(await spendChallenge(checked.challenge)))
      return refuse(
        'wrongAnswer',
        `Expected the answer to a challenge for the site "${site}", with user verification.`,
      );
    const { aaguid, ...credential } = created;
    const addedAt = Math.max(begunAt, findEarliest(user));
    const passkey: StoredPasskey = {
      ...credential,
      uid: user.uid,
      tenantId,
      userHandle: await createUserHandle(caller),
      name: isName(chosen) ? chosen : chooseName(aaguid, credential.transports, addedAt),
      addedAt,
      usedAt: null,
    };
    const earlier = await listOwn(user.uid, tenantId);
    if (!(await store.add(passkey))) return refuse('alreadyAdded', 'Expected a new passkey.');
    // Remove passkeys that can no longer sign in. On the same device, the new passkey has already replaced them.
    const outdated = earlier.filter((each) => !isCurrent(each, user));
    await Promise.all(outdated.map(({ id }) => store.remove(id)));
    return { passkey: describePasskey(passkey) };
  }

  async function list(body: Body): Promise<Answer> {
    const caller = await findCaller(body['idToken']);
    return 'error' in caller ? caller : { passkeys: (await listCurrent(caller)).map(describePasskey) };
  }

  /** Returns the caller's passkey with this ID, or a refusal. */
  async function findOwn(caller: Caller, id: unknown): Promise<StoredPasskey | PasskeyRefused> {
    const found = (await listCurrent(caller)).find((passkey) => passkey.id === id);
    return found ?? refuse('notFound', 'Expected the ID of a passkey of this user.');
  }

  async function rename(body: Body): Promise<Answer> {
    const caller = await findCaller(body['idToken']);
    if ('error' in caller) return caller;
    const { name: chosen } = body;
    if (!isName(chosen)) return wrongName;
    const passkey = await findOwn(caller, body['id']);
    if ('error' in passkey) return passkey;
    await store.change(passkey.id, { name: chosen });
    return { passkey: describePasskey({ ...passkey, name: chosen }) };
  }

  async function remove(body: Body): Promise<Answer> {
    const caller = await findCaller(body['idToken']);
    if ('error' in caller) return caller;
    const passkey = refuseOldSignIn(caller) ?? (await findOwn(caller, body['id']));
    if ('error' in passkey) return passkey;
    await store.remove(passkey.id);
    return {};
  }

  const prepareSignIn = async (): Promise<Answer> => ({
    options: await createSignInOptions(ownSite, await challenges.create('signIn')),
  });

  /** Answers every wrong attempt alike, so that no caller learns which passkeys and accounts exist. */
  async function signIn(body: Body, network: string): Promise<Answer> {
    const response = readSignIn(body['response']);
    if (!response) return unknownPasskey;
    const checked = await challenges.check(response.response.clientDataJSON, 'signIn');
    if (checked.state === 'expired') return refuseExpired();
    if (checked.state !== 'valid') return unknownPasskey;
    return runLimited(network, () => signInWith(response, checked.challenge, body['tenantId'] ?? null));
  }

  async function signInWith(
    response: AuthenticationResponseJSON,
    challenge: string,
    tenantId: unknown,
  ): Promise<Answer> {
    const passkey = await store.get(response.id);
    if (!passkey || passkey.tenantId !== tenantId || !tenants.includes(passkey.tenantId)) return unknownPasskey;
    if (response.response.userHandle !== passkey.userHandle) return unknownPasskey;
    const counter = await verifySignIn(ownSite, response, challenge, passkey);
    if (counter === null || !(await spendChallenge(challenge))) return unknownPasskey;
    const accounts = findAccounts(passkey.tenantId);
    // A token for the uid of a deleted account would create the account again.
    const user = await findUser(accounts, passkey.uid);
    if (!user || user.disabled || !isCurrent(passkey, user)) return unknownPasskey;
    // The passkey may have been removed in the meantime.
    if (!(await store.change(passkey.id, { counter, usedAt: Date.now() }))) return unknownPasskey;
    return { token: await accounts.createCustomToken(user.uid) };
  }

  const actions: Readonly<Record<string, (body: Body, network: string) => Promise<Answer>>> = {
    prepareAdding,
    add,
    list,
    rename,
    remove,
    prepareSignIn,
    signIn,
  };

  /**
   * Runs a sign-in within the limit. Counts before the sign-in, so that many requests at once cannot exceed the limit.
   * Other actions need no limit: they call the store and Firebase only for a user who has proved to be signed in.
   */
  async function runLimited(network: string, action: () => Promise<Answer>): Promise<Answer> {
    const counter = { ...limit, key: await hashes.hash(`passkey failed ${network}`) };
    if (!(await store.count([counter], 1))) return refuse('tooManyRequests', 'Expected fewer wrong requests.');
    let isFailure = false;
    try {
      const answer = await action();
      isFailure = answer === unknownPasskey;
      return answer;
    } finally {
      if (!isFailure) await store.count([counter], -1);
    }
  }

  /** Runs the action of a request. Returns null if there is no such action. */
  async function run(body: unknown, address: string | null | undefined): Promise<Answer | null> {
    const network = findNetwork(address);
    if (!isRecord(body) || typeof body['action'] !== 'string') return null;
    const action = Object.hasOwn(actions, body['action']) ? actions[body['action']] : undefined;
    return action ? action(body, network) : null;
  }

  const handle: PasskeyHandler = (request, address) =>
    answerPage(request, { origins, methods, reportError }, async (headers, isListed) => {
      const refusal = refuseRequest(request, isListed);
      if (refusal) return explain(refusal, headers);
      const body = await readBody(request);
      if ('refusal' in body) return explain(body.refusal, headers);
      const answer = await run(body.value, address);
      if (!answer) return explain([400, `Expected {"action":"${Object.keys(actions).join('" or "')}"}.`], headers);
      headers.set('content-type', 'application/json');
      return new Response(JSON.stringify(answer), { status: answer.error ? statuses[answer.error] : 200, headers });
    });

  return {
    handle,
    async removeAll(uid, tenantId = null) {
      const passkeys = await listOwn(uid, tenantId);
      await Promise.all(passkeys.map(({ id }) => store.remove(id)));
    },
  };
}

function refuse(error: PasskeyRefused['error'], reason: string): PasskeyRefused {
  return { error, reason };
}

const refuseExpired = (): PasskeyRefused =>
  refuse('challengeExpired', `Expected an answer within ${challengeLifetime} ms.`);

/** Refuses requests that are not from a listed page: a form of another site could otherwise send them. */
function refuseRequest(request: Request, isListed: boolean): Refusal | null {
  if (!isListed) return [403, 'Expected a page of the option "origins".'];
  return refuseContentType(request);
}

/** Refuses a sign-in that is too old for adding or removing a passkey, such as that of a stolen ID token. */
function refuseOldSignIn({ claims }: Caller): PasskeyRefused | null {
  if (Date.now() - claims.auth_time * 1000 <= recentSignIn) return null;
  return refuse('signInTooOld', `Expected a sign-in within ${recentSignIn} ms.`);
}

/**
 * Refuses an account whose email is not verified. Otherwise, an attacker could sign up with the email of a victim, add a
 * passkey, and wait until the victim begins to use the account.
 */
function refuseEmail({ user: { email, emailVerified } }: Caller): PasskeyRefused | null {
  if (email && emailVerified) return null;
  return refuse('emailNotVerified', 'Expected a user whose email is verified.');
}

/** Returns the user with this `uid`, or null if the account was deleted. */
async function findUser(accounts: PasskeyAccounts, uid: string): Promise<PasskeyUser | null> {
  try {
    return await accounts.getUser(uid);
  } catch (error) {
    if (hasCode(error, 'auth/user-not-found')) return null;
    throw error;
  }
}

/**
 * Returns the earliest `addedAt` of a passkey that can still sign in, in milliseconds since 1970: one second after the
 * last change of the password or email, or after the last call of `revokeRefreshTokens`. Firebase rounds the time of
 * the change down to a second, so a passkey that an attacker has added in this second may be older than the change.
 */
const findEarliest = ({ tokensValidAfterTime }: PasskeyUser): number =>
  tokensValidAfterTime === undefined ? 0 : Date.parse(tokensValidAfterTime) + 1000;

const isCurrent = ({ addedAt }: StoredPasskey, user: PasskeyUser): boolean => addedAt >= findEarliest(user);

const describePasskey = ({ id, name, addedAt, usedAt }: StoredPasskey): PasskeyFacts => ({ id, name, addedAt, usedAt });
