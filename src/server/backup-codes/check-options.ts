import {
  checkKeys,
  checkLimit,
  checkOrigins,
  checkSecret,
  checkTenantIds,
  checkTenantManager,
  type CheckValue,
  isFunction,
  needsMethods,
  optional,
} from '../shared/check-values.ts';
import type { OptionProblem } from '../shared/option-problems.ts';
import type { BackupCodesOptions } from './options.ts';
import { BackupCodeOptionsError } from './options-error.ts';

const checks: Readonly<Record<keyof BackupCodesOptions, CheckValue>> = {
  auth: needsMethods('the Auth of the Firebase Admin SDK, such as getAuth(initializeApp())', [
    'verifyIdToken',
    'getUser',
    'getUserByEmail',
    'updateUser',
    'revokeRefreshTokens',
  ]),
  store: needsMethods('a store, such as createMemoryStore()', ['get', 'list', 'add', 'change', 'remove', 'count']),
  secret: checkSecret,
  tenants: optional(checkTenantIds),
  origins: optional(checkOrigins),
  limits: optional((path, value) =>
    checkKeys(path, value, { perNetwork: optional(checkLimit), perEmail: optional(checkLimit) }),
  ),
  onUse: optional(isFunction),
  reportError: optional(isFunction),
};

/** @throws BackupCodeOptionsError that lists every wrong option of `createBackupCodes` */
export function checkBackupCodesOptions(options: unknown): void {
  throwIfAny('createBackupCodes', [...checkKeys('', options, checks), ...checkTenantManager(options)]);
}

/** @throws BackupCodeOptionsError if there is at least one problem */
export function throwIfAny(owner: string, problems: readonly OptionProblem[]): void {
  if (problems.length > 0) throw new BackupCodeOptionsError(owner, problems);
}
