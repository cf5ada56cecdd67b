import {
  checkCookieName,
  checkKeys,
  checkOrigins,
  checkTenantIds,
  checkTenantManager,
  type CheckValue,
  isBoolean,
  isFunction,
  isObject,
  isRecord,
  isWholeNumber,
  mustBe,
  needsMethods,
  optional,
} from '../shared/check-values.ts';
import type { OptionProblem } from '../shared/option-problems.ts';
import type { SessionOptions } from './options.ts';
import { SessionOptionsError } from './options-error.ts';

/** Shortest and longest lifetime that Firebase allows, in milliseconds. */
const shortest = 5 * 60_000;
const longest = 14 * 24 * 60 * 60_000;

const checks: Readonly<Record<keyof SessionOptions, CheckValue>> = {
  auth: needsMethods('the Auth of the Firebase Admin SDK, such as getAuth(initializeApp())', [
    'verifyIdToken',
    'createSessionCookie',
    'verifySessionCookie',
  ]),
  duration: optional((path, value) =>
    isWholeNumber(value) && value >= shortest && value <= longest
      ? []
      : mustBe(path, `a whole number of milliseconds from ${shortest} (5 minutes) to ${longest} (14 days)`, value),
  ),
  maxSignInAge: optional((path, value) =>
    isWholeNumber(value) && value > 0 ? [] : mustBe(path, 'a whole number of milliseconds above 0', value),
  ),
  checkUser: optional(isFunction),
  tenants: optional(checkTenantIds),
  cookieName: optional(checkCookieName),
  secure: optional(isBoolean),
  origins: optional(checkOrigins),
  revokeOnSignOut: optional(isBoolean),
  store: optional(needsMethods('a store, such as createMemoryStore()', ['get', 'list', 'add', 'change', 'remove'])),
  onNewDevice: optional(isFunction),
  findAddress: optional(isFunction),
  reportError: optional(isFunction),
};

/** @throws SessionOptionsError that lists every wrong option of `createSessions` */
export function checkSessionOptions(options: unknown): void {
  throwIfAny('createSessions', [
    ...checkKeys('', options, checks),
    ...checkTenantManager(options),
    ...checkGetUser(options),
    ...checkPrefix(options),
    ...checkNewDevice(options),
  ]);
}

/** @throws SessionOptionsError if there is at least one problem */
export function throwIfAny(owner: string, problems: readonly OptionProblem[]): void {
  if (problems.length > 0) throw new SessionOptionsError(owner, problems);
}

/**
 * If there is a store, requires the function `getUser` of the Admin SDK. The list of devices needs it to leave out
 * revoked sessions.
 */
function checkGetUser(options: unknown): readonly OptionProblem[] {
  if (!isRecord(options) || options['store'] === undefined) return [];
  const { auth } = options;
  if (!isObject(auth) || typeof Reflect.get(auth, 'getUser') === 'function') return [];
  return [{ path: 'auth', message: 'must have the function getUser, because there is a store' }];
}

/** Refuses a cookie name that browsers accept only with the attribute `Secure` (RFC 6265bis, section 4.1.3). */
function checkPrefix(options: unknown): readonly OptionProblem[] {
  if (!isRecord(options) || options['secure'] !== false) return [];
  const { cookieName } = options;
  if (typeof cookieName !== 'string' || !/^__(?:Host|Secure)-/i.test(cookieName)) return [];
  const [prefix = ''] = /^__\w+?-/.exec(cookieName) ?? [];
  return [{ path: 'cookieName', message: `must not begin with "${prefix}", because "secure" is false` }];
}

/** Refuses `onNewDevice` where the server cannot know a device again. */
function checkNewDevice(options: unknown): readonly OptionProblem[] {
  if (!isRecord(options) || options['onNewDevice'] === undefined) return [];
  const { store, cookieName } = options;
  return [
    ...(store === undefined
      ? [{ path: 'onNewDevice', message: 'needs the option "store", which keeps the devices' }]
      : []),
    ...(cookieName === '__session'
      ? [{ path: 'onNewDevice', message: 'needs a second cookie, but Firebase Hosting passes only "__session" on' }]
      : []),
  ];
}
