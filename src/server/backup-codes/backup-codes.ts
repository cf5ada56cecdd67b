import { normaliseEmail } from '../email-codes/normalise-email.ts';
import { isRecord } from '../shared/check-values.ts';
import { findNetwork } from '../shared/network.ts';
import { answerPage, explain, readBody, refuseContentType, refusePage } from '../shared/page-requests.ts';
import { createHashes } from '../shared/secrets.ts';
import { waitAtMost } from '../shared/wait-at-most.ts';
import { type Answer, type BackupCodesRefused, refuse, statuses, wrongCode } from './answers.ts';
import { type BackupCodeAccounts, type BackupCodeUser, hasSecondFactor } from './backup-code-auth.ts';
import { checkBackupCodesOptions } from './check-options.ts';
import { codesPerAccount, createCode, formatCode, readCode } from './code-texts.ts';
import { type Caller, type FindAccounts, findCaller, ignoreMissing } from './find-caller.ts';
import { defaultLimits } from './limits.ts';
import type { BackupCodesOptions, BackupCodeUse } from './options.ts';
import type { StoredBackupCodes } from './store.ts';

/** The backup codes of an app. */
export interface BackupCodes {
  readonly handle: BackupCodeHandler;
  /**
   * Removes all backup codes of an account. Call it when your app deletes the account, and when you reset its second
   * factors on your server.
   *
   * @param tenantId the tenant of the account; null for the project itself, which is the default
   * @throws the error of the store (rejects)
   */
  removeAll(uid: string, tenantId?: string | null): Promise<void>;
}

/**
 * Answers a request of `backupCodesFrom`. Never rejects: after an error, answers with the status 500 and reports the
 * error.
 *
 * @param address the visitor's IP address, for the limits. Take it from the connection, or from a header that a proxy
 *   of the app sets. Callers can invent all other headers
 */
export type BackupCodeHandler = (request: Request, address: string | null | undefined) => Promise<Response>;

const methods = ['POST'];

/** Maximum age of a sign-in that may create codes, in milliseconds. */
const recentSignIn = 5 * 60_000;

/** Time for which a request reserves a code, in milliseconds. If the server stops meanwhile, the code works again. */
const reservation = 60_000;

/** Maximum time in milliseconds for which the answer waits for `onUse`. */
const longestWait = 5000;

/** Maximum number of attempts to store new codes. More are needed only if other requests add and remove them at once. */
const storeAttempts = 10;

/** A value from the page. It is checked, because any program can call the server with any values. */
type Body = Readonly<Record<string, unknown>>;

/**
 * Creates the handler of a route for backup codes, such as `POST /api/backup-codes`. The page calls it with
 * `backupCodesFrom('/api/backup-codes')` of `doorstep-auth/backup-codes`.
 *
 * @throws BackupCodeOptionsError that lists every wrong option
 */
export function createBackupCodes(options: BackupCodesOptions): BackupCodes {
  checkBackupCodesOptions(options);
  const { auth, store, tenants = [null], origins = [], onUse, reportError = console.error } = options;
  const { hash, matches } = createHashes(options.secret ?? '');
  const perNetwork = options.limits?.perNetwork ?? defaultLimits.perNetwork;
  const perEmail = options.limits?.perEmail ?? defaultLimits.perEmail;

  const findAccounts: FindAccounts = (requested) => {
    const tenantId = tenants.find((each) => each === requested);
    if (tenantId === undefined) return null;
    return { tenantId, accounts: tenantId === null ? auth : auth.tenantManager().authForTenant(tenantId) };
  };

  const nameRecord = (uid: string, tenantId: string | null): Promise<string> =>
    hash(`backup codes of ${tenantId ?? ''} ${uid}`);

  const describeCode = (recordId: string, code: string): string => `backup code ${recordId} ${code}`;

  async function create(body: Body): Promise<Answer> {
    const caller = await findCaller(body['idToken'], findAccounts);
    if ('error' in caller) return caller;
    const refusal = refuseOldSignIn(caller) ?? refuseWithoutFactor(caller);
    if (refusal) return refusal;
    const { user, tenantId } = caller;
    const id = await nameRecord(user.uid, tenantId);
    const codes = Array.from({ length: codesPerAccount }, createCode);
    const hashes = await Promise.all(codes.map((code) => hash(describeCode(id, code))));
    const changes = { hashes, createdAt: Date.now() };
    // Another request may add or remove the record between the two calls.
    for (let attempt = 0; attempt < storeAttempts; attempt += 1) {
      if (await store.change(id, changes)) return { codes: codes.map(formatCode), createdAt: changes.createdAt };
      await store.add({ id, uid: user.uid, tenantId, ...changes });
    }
    throw new Error(`createBackupCodes: store.change has found no record, ${storeAttempts} times after store.add.`);
  }

  async function count(body: Body): Promise<Answer> {
    const caller = await findCaller(body['idToken'], findAccounts);
    if ('error' in caller) return caller;
    const { user, tenantId } = caller;
    const stored = hasSecondFactor(user) ? await store.get(await nameRecord(user.uid, tenantId)) : null;
    return { left: stored?.hashes.length ?? 0, createdAt: stored?.createdAt ?? null };
  }

  async function use({ email: entered, code: typed, tenantId: requested = null }: Body, network: string) {
    const email = normaliseEmail(entered);
    const tenant = findAccounts(requested);
    if (email === null || !tenant) return wrongCode;
    return runLimited(network, `${tenant.tenantId ?? ''} ${email}`, async () => {
      const user = await ignoreMissing(() => tenant.accounts.getUserByEmail(email));
      const codes = await findCodes(user, tenant.tenantId);
      const used = await findMatchingHash(codes, readCode(typed));
      if (!user || user.disabled || used === null) return wrongCode;
      const answer = await reserve(used, () => removeFactors(tenant.accounts, user, codes));
      if (answer === wrongCode) return wrongCode;
      await callOnUse({ uid: user.uid, tenantId: tenant.tenantId, email });
      return answer;
    });
  }

  /**
   * Returns the codes of a user. If there are none, returns codes that no text matches. A check of these takes the same
   * time, so that the time does not show who has codes.
   */
  async function findCodes(user: BackupCodeUser | null, tenantId: string | null): Promise<StoredBackupCodes> {
    const id = await nameRecord(user?.uid ?? '', tenantId);
    const none = { id, uid: '', tenantId, hashes: Array<string>(codesPerAccount).fill(id), createdAt: 0 };
    return (await store.get(id)) ?? none;
  }

  /** Returns the hash of the code; null if the code is wrong. Compares all hashes, so that each check takes the same time. */
  async function findMatchingHash({ id, hashes }: StoredBackupCodes, code: string | null): Promise<string | null> {
    const text = describeCode(id, code ?? '');
    const results = await Promise.all(hashes.map((each) => matches(each, text)));
    return code === null ? null : (hashes[results.indexOf(true)] ?? null);
  }

  /**
   * Ends the sessions, and removes the second factors and the codes. If a call fails, the code still works, and can be
   * entered again, even if the second factors are gone by then.
   */
  async function removeFactors(accounts: BackupCodeAccounts, { uid }: BackupCodeUser, { id }: StoredBackupCodes) {
    // The sessions end first. Without second factors, the visitor would sign in, and not enter the code again.
    await accounts.revokeRefreshTokens(uid);
    await accounts.updateUser(uid, { multiFactor: { enrolledFactors: null } });
    await store.remove(id);
    return { isUsed: true } as const;
  }

  /**
   * Runs an action with a code that no other request uses meanwhile. Releases the code if the action fails.
   * After a success, the codes are gone, and the counter that reserved this one expires.
   */
  async function reserve(used: string, action: () => Promise<Answer>): Promise<Answer> {
    const counter = { key: await hash(`backup code used ${used}`), highest: 1, period: reservation };
    if (!(await store.count([counter], 1))) return wrongCode;
    try {
      return await action();
    } catch (error) {
      await store.count([counter], -1).catch(reportError);
      throw error;
    }
  }

  /** An async function, so that an error that the app's function throws rejects, too. */
  const callApp = async (account: BackupCodeUse): Promise<void> => onUse?.(account);

  /** Calls the app's function, and waits for it, but not longer than `longestWait`. */
  async function callOnUse(account: BackupCodeUse): Promise<void> {
    // Report an error here, so that one after the limit is reported, too.
    if (await waitAtMost(callApp(account).catch(reportError), longestWait)) return;
    reportError(new Error(`createBackupCodes: onUse takes longer than ${longestWait} ms. The answer does not wait.`));
  }

  /** Runs an action within the limits. Counts before the action, so that many requests at once cannot exceed them. */
  async function runLimited(network: string, account: string, action: () => Promise<Answer>): Promise<Answer> {
    const counters = [
      { ...perNetwork, key: await hash(`backup code wrong ${network}`) },
      { ...perEmail, key: await hash(`backup code wrong of ${account}`) },
    ];
    if (!(await store.count(counters, 1))) return refuse('tooManyRequests', 'Expected fewer wrong codes.');
    let isWrong = false;
    try {
      const answer = await action();
      isWrong = answer === wrongCode;
      return answer;
    } finally {
      // An error here must not replace the answer: the code may have been used.
      if (!isWrong) await store.count(counters, -1).catch(reportError);
    }
  }

  const actions: Readonly<Record<string, (body: Body, network: string) => Promise<Answer>>> = { create, count, use };

  const handle: BackupCodeHandler = (request, address) =>
    answerPage(request, { origins, methods, reportError }, async (headers, isListed) => {
      const refusal = refusePage(request, isListed) ?? refuseContentType(request);
      if (refusal) return explain(refusal, headers);
      const body = await readBody(request);
      if ('refusal' in body) return explain(body.refusal, headers);
      const network = findNetwork(address);
      const action = isRecord(body.value) ? body.value['action'] : null;
      const run = typeof action === 'string' && Object.hasOwn(actions, action) ? actions[action] : undefined;
      if (!run || !isRecord(body.value))
        return explain([400, `Expected {"action":"${Object.keys(actions).join('" or "')}"}.`], headers);
      const answer = await run(body.value, network);
      headers.set('content-type', 'application/json');
      return new Response(JSON.stringify(answer), { status: answer.error ? statuses[answer.error] : 200, headers });
    });

  return {
    handle,
    async removeAll(uid, tenantId = null) {
      await store.remove(await nameRecord(uid, tenantId));
    },
  };
}

/** Refuses a sign-in that is too old for creating codes, such as that of a stolen ID token. */
function refuseOldSignIn({ claims }: Caller): BackupCodesRefused | null {
  if (Date.now() - claims.auth_time * 1000 <= recentSignIn) return null;
  return refuse('signInTooOld', `Expected a sign-in within ${recentSignIn} ms.`);
}

/** Refuses a user without a second factor, for whom a code would be of no use. */
const refuseWithoutFactor = ({ user }: Caller): BackupCodesRefused | null =>
  hasSecondFactor(user) ? null : refuse('noSecondFactor', 'Expected a user with a second factor.');
