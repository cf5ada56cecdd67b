import {
  checkKeys,
  checkLimit,
  checkSecret,
  checkTenantManager,
  type CheckValue,
  isFunction,
  isRecord,
  mustBe,
  needsMethods,
  optional,
} from '../shared/check-values.ts';
import { countCharacters, isOneLine } from '../shared/one-line.ts';
import { describeValue, type OptionProblem } from '../shared/option-problems.ts';
import { defaultLimits } from './limits.ts';
import type { EmailCodesOptions } from './options.ts';
import { EmailCodeOptionsError } from './options-error.ts';

const optionChecks: Readonly<Record<keyof EmailCodesOptions, CheckValue>> = {
  auth: needsMethods('the Auth of the Firebase Admin SDK, such as getAuth(initializeApp())', [
    'getUserByEmail',
    'createCustomToken',
  ]),
  sendMail: isFunction,
  secret: checkSecret,
  store: needsMethods('a store, such as createMemoryStore()', ['get', 'set', 'count']),
  tenants: optional(checkTenants),
  siteName: optional(checkSiteName),
  mail: optional(isFunction),
  limits: optional(checkLimits),
  messages: optional((path, value) =>
    checkKeys(path, value, { invalidEmail: optional(checkText), secondFactor: optional(checkText) }),
  ),
  onTakeOver: optional(isFunction),
};

/**
 * Checks the options of `createEmailCodes`.
 *
 * @param owner the function with these options, for the error message
 * @param more the checks of further options
 * @throws EmailCodeOptionsError that lists every problem
 */
export function checkEmailCodesOptions(
  owner: string,
  options: unknown,
  more: Readonly<Record<string, CheckValue>> = {},
): void {
  const problems = [
    ...checkKeys('', options, { ...optionChecks, ...more }),
    ...checkTenantManager(options, readTenantId),
  ];
  throwIfAny(owner, problems);
}

/** Returns the ID of a tenant, or null if the value is not a tenant. `checkTenants` reports such a value. */
const readTenantId = (tenant: unknown): unknown => (isRecord(tenant) ? tenant['tenantId'] : null);

/** @throws EmailCodeOptionsError if there is at least one problem */
export function throwIfAny(owner: string, problems: readonly OptionProblem[]): void {
  if (problems.length > 0) throw new EmailCodeOptionsError(owner, problems);
}

function checkTenants(path: string, value: unknown): readonly OptionProblem[] {
  if (!Array.isArray(value) || value.length === 0) return mustBe(path, 'a list with at least one tenant', value);
  const tenants: readonly unknown[] = value;
  const ids = tenants.map((tenant) => (isRecord(tenant) ? tenant['tenantId'] : undefined));
  return tenants.flatMap((tenant, index) => {
    const found = checkKeys(`${path}[${index}]`, tenant, tenantChecks);
    if (found.length > 0 || ids.indexOf(ids[index]) === index) return found;
    const message = `must differ from the other tenants, but is ${describeValue(ids[index])} again`;
    return [{ path: `${path}[${index}].tenantId`, message }];
  });
}

const tenantChecks: Readonly<Record<string, CheckValue>> = {
  tenantId: (path, value) =>
    value === null || (typeof value === 'string' && value !== '')
      ? []
      : mustBe(path, 'the ID of a tenant, or null for the project itself', value),
  isSignUpOpen: (path, value) => (typeof value === 'boolean' ? [] : mustBe(path, 'true or false', value)),
  domains: optional((path, value) => {
    if (!Array.isArray(value) || value.length === 0) return mustBe(path, 'a list with at least one domain', value);
    const domains: readonly unknown[] = value;
    return domains.flatMap((domain, index) =>
      typeof domain === 'string' && /^[^@\s]+$/.test(domain) && domain === domain.toLowerCase()
        ? []
        : mustBe(`${path}[${index}]`, 'a domain in lower case, such as "example.com"', domain),
    );
  }),
};

function checkLimits(path: string, value: unknown): readonly OptionProblem[] {
  const ofKind = Object.fromEntries(Object.keys(defaultLimits.mail).map((name) => [name, optional(checkLimit)]));
  const check = optional((kindPath, kind) => checkKeys(kindPath, kind, ofKind));
  return checkKeys(path, value, Object.fromEntries(Object.keys(defaultLimits).map((kind) => [kind, check])));
}

const longestSiteName = 64;

/** Refuses line breaks, because the name is part of the subject. */
function checkSiteName(path: string, value: unknown): readonly OptionProblem[] {
  const isName = typeof value === 'string' && value.trim() !== '' && isOneLine(value);
  if (isName && countCharacters(value) <= longestSiteName) return [];
  return mustBe(path, `a text of 1 to ${longestSiteName} characters in one line`, value);
}

function checkText(path: string, value: unknown): readonly OptionProblem[] {
  const texts = isRecord(value) ? Object.values(value) : [value];
  const areTexts = texts.length > 0 && texts.every((text) => typeof text === 'string' && text !== '');
  return areTexts ? [] : mustBe(path, 'a text, or an object with a text for each language', value);
}
