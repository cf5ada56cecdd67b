import { ConfigError, type ConfigProblem, describeValue } from '../config/config-error.ts';
import type { BackupCodeContext, BackupCodesLeft } from '../config/ui-config.ts';
import { parseWebUrl } from '../safe-url.ts';
import {
  type Answer,
  type BackupCodeAction,
  type BackupCodeMessage,
  createBackupCodeRequests,
} from './backup-code-requests.ts';

/** The backup codes of an app's users. An object of this type is a value for the key `backupCodes`. */
export interface AppBackupCodes {
  /**
   * Creates ten codes, which replace all earlier codes of the user. This is the only time at which the codes can be
   * read, so show them to the user at once. Each looks like `abcde-fghjk`.
   *
   * @throws BackupCodeError (rejects) with a text for the user, for example if her sign-in is older than 5 minutes
   */
  create(user: BackupCodeOwner): Promise<readonly string[]>;
  /**
   * Returns how many codes the user has left, and when they were created.
   *
   * @throws BackupCodeError (rejects) with a text for the user
   */
  count(user: BackupCodeOwner): Promise<BackupCodesLeft>;
  /**
   * Uses a code: removes all second factors of the account with this email, ends its sessions, and deletes its other
   * codes. The visitor then signs in with her first factor only.
   *
   * @param email the email of the account
   * @param code the code as the visitor has typed it, in any case, with or without spaces and dashes
   * @param context the tenant of the account, and a signal that aborts the request. Default: the project itself
   * @throws BackupCodeError (rejects) with a text for the visitor, for example if the code is wrong
   */
  use(email: string, code: string, context?: Partial<BackupCodeContext>): Promise<void>;
}

/** The part of the Firebase SDK's `User` that backup codes need. */
export interface BackupCodeOwner {
  getIdToken(): Promise<string>;
}

export interface BackupCodesFromOptions {
  /** Called after a request has failed. Returns the text for the visitor, for example in her language. */
  readonly message?: BackupCodeMessage | undefined;
}

/**
 * Returns the functions for backup codes. They call the app's server, where `createBackupCodes` of
 * `doorstep-auth/backup-code-server` answers.
 *
 * @example
 *   export const backupCodes = backupCodesFrom('/api/backup-codes');
 *   const config = { signInOptions: ['password'], requireSecondFactor: true, backupCodes };
 *
 * @param url path or URL of the server's route. The server must list the origin of any other page in `origins`
 * @throws ConfigError that lists every wrong argument
 */
export function backupCodesFrom(url: string, options: BackupCodesFromOptions = {}): AppBackupCodes {
  checkArguments(url, options);
  const { message = () => undefined } = options;
  const { send, createError, refuseAnswer } = createBackupCodeRequests(url, message);

  /** Sends a request of a signed-in user. */
  async function sendAs(user: BackupCodeOwner, action: BackupCodeAction): Promise<Answer> {
    const idToken = await user.getIdToken().catch((error: unknown) => {
      throw createError('unavailable', action, error);
    });
    return send(action, { idToken });
  }

  return {
    async create(user) {
      const { codes } = await sendAs(user, 'create');
      if (Array.isArray(codes) && codes.every((code) => typeof code === 'string')) return codes;
      throw refuseAnswer('create');
    },
    async count(user) {
      const { left, createdAt } = await sendAs(user, 'count');
      if (typeof left !== 'number' || (createdAt !== null && typeof createdAt !== 'number'))
        throw refuseAnswer('count');
      return { left, createdAt: createdAt === null ? null : new Date(createdAt) };
    },
    async use(email, code, { tenantId = null, signal } = {}) {
      const { isUsed } = await send('use', { email, code, tenantId }, signal);
      if (isUsed !== true) throw refuseAnswer('use');
    },
  };
}

/** @throws ConfigError that lists every wrong argument of {@link backupCodesFrom} */
function checkArguments(url: unknown, options: unknown): void {
  const problems: ConfigProblem[] = [];
  if (typeof url !== 'string' || url === '' || /[?#]/.test(url) || !isWebUrl(url)) {
    const message = `must be a path, or a URL with http: or https:, without "?" and "#", but is ${describeValue(url)}`;
    problems.push({ path: 'backupCodesFrom.url', message });
  }
  const isObject = typeof options === 'object' && options !== null;
  if (!isObject)
    problems.push({ path: 'backupCodesFrom.options', message: `must be an object, but is ${describeValue(options)}` });
  for (const [name, value] of Object.entries(isObject ? options : {})) {
    const path = `backupCodesFrom.options.${name}`;
    if (name !== 'message') problems.push({ path, message: 'is not a known key; known is message' });
    else if (value !== undefined && typeof value !== 'function')
      problems.push({ path, message: `must be a function, but is ${describeValue(value)}` });
  }
  if (problems.length > 0) throw new ConfigError(problems);
}

const isWebUrl = (url: string): boolean =>
  parseWebUrl(url, new URL(globalThis.location?.href ?? 'http://localhost/')) !== null;
