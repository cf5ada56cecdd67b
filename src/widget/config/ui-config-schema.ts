import { z } from 'zod/mini';
import { parseWebUrl } from '../safe-url.ts';
import { isEmail, normalizeValue } from '../validation/rules.ts';
import { hasNoNumbers, isNoCountry } from './country-codes.ts';
import { autocompleteTokens } from './autocomplete-tokens.ts';
import { describeValue } from './config-error.ts';
import { findNearest, findSimilar, suggest } from './describe-issue.ts';
import { knownProviders } from './known-providers.ts';
import { findProviderLook } from './providers.ts';

const must = <T>(message: string, isValid: (value: T) => boolean) => z.refine<T>(isValid, { error: message });
const getBaseUrl = () => new URL(globalThis.location?.href ?? 'http://localhost/');

const text = z.string().check(must('must not be empty', (value) => value.trim() !== ''));
const textList = z.array(text);
const url = z
  .string()
  .check(must('must be a path, or a URL with http: or https:', (value) => parseWebUrl(value, getBaseUrl()) !== null));
const email = z.string().check(must('must be an email address', isEmail));
const color = z
  .string()
  .check(must('must be a CSS colour', (value) => globalThis.CSS?.supports('color', value) ?? true));
const callback = z.custom((value) => typeof value === 'function', { error: 'must be a function' });
const urlOrCallback = z.union([url, callback], { error: 'must be a URL or a function' });
const either = <A extends string, B extends string>(first: A, second: B) =>
  z.enum([first, second], { error: `must be "${first}" or "${second}"` });
const flow = either('redirect', 'popup');
const emailMethods = ['password', 'emailLink', 'emailCode'] as const;
const isoOrDialCode = z
  .string()
  .check(
    must('must be an ISO code such as "GB", or a dialling code such as "+44"', (code) =>
      /^([a-z]{2}|\+\d{1,3})$/i.test(code),
    ),
  );
const isoCodeOrAuto = z.string().check(
  must(
    'must be an ISO code such as "GB", or "auto"',
    (code) => code === 'auto' || (/^[a-z]{2}$/i.test(code) && !isNoCountry(code)),
  ),
  must('must be a country that has phone numbers', (code) => isNoCountry(code) || !hasNoNumbers(code)),
);
/** Returns true if an email can have this domain. */
const isEmailDomain = (domain: string): boolean => isEmail(normalizeValue('email', `a@${domain}`));

/** Returns the domain in a text such as `@acme.example` or `https://acme.example/`, or null. */
function findEmailDomain(wrong: string): string | null {
  const [, domain = ''] = /^(?:.*(?:@|:\/\/))?[*.]*([^:/?#]*?)\.?(?:[:/?#].*)?$/.exec(wrong.trim()) ?? [];
  return isEmailDomain(domain) ? domain : null;
}

const domain = z.string().check(
  z.refine(isEmailDomain, {
    error: ({ input }) => {
      const nearest = findEmailDomain(String(input));
      const suggestion = nearest === null ? '' : `; did you mean "${nearest}"?`;
      return `must be a domain or a pattern, but is ${describeValue(input)}${suggestion}`;
    },
  }),
);

const restriction = z.strictObject({
  status: z.boolean(),
  adminEmail: z.optional(email),
  helpLink: z.optional(url),
});

const keysOfAll = {
  providerName: z.optional(text),
  fullLabel: z.optional(text),
  buttonColor: z.optional(color),
  iconUrl: z.optional(url),
  iconPaths: z.optional(
    z
      .array(z.strictObject({ d: text, color: z.optional(color) }))
      .check(must('must have at least one path', (paths) => paths.length > 0)),
  ),
  hd: z.optional(z.union([domain, z.instanceof(RegExp)], { error: 'must be a domain or a pattern' })),
  disableSignUp: z.optional(restriction),
};

type EmailMethods = Readonly<Record<'signInMethod' | 'alsoOffer', unknown>>;

/** Reports a function of `emailCode` that is missing, or that has no effect because the app mails no codes. */
const fitsMethod = (key: 'sendEmailCode' | 'checkEmailCode') =>
  z.superRefine<Partial<EmailMethods> & { readonly [key: string]: unknown }>((option, context) => {
    const use = (['signInMethod', 'alsoOffer'] as const).find((name) => option[name] === 'emailCode');
    const isNeeded = use !== undefined;
    if (isNeeded === (option[key] !== undefined)) return;
    const message = isNeeded
      ? `is needed with the ${use} "emailCode"`
      : 'needs "emailCode" as signInMethod or alsoOffer';
    context.addIssue({ code: 'custom', message, path: [key], input: option });
  });

/** Reports an `alsoOffer` that has no effect, because the app does not ask for a password. */
const needsPassword = z.superRefine<Partial<EmailMethods>>(({ signInMethod = 'password', alsoOffer }, context) => {
  if (alsoOffer === undefined || signInMethod === 'password') return;
  context.addIssue({
    code: 'custom',
    message: 'needs the signInMethod "password"',
    path: ['alsoOffer'],
    input: alsoOffer,
  });
});

const password = z
  .strictObject({
    provider: z.literal('password'),
    requireDisplayName: z.optional(z.boolean()),
    signInMethod: z.optional(z.enum(emailMethods, { error: 'must be "password", "emailLink" or "emailCode"' })),
    emailLinkSignIn: z.optional(callback),
    forceSameDevice: z.optional(z.boolean()),
    alsoOffer: z.optional(z.enum(['emailLink', 'emailCode'], { error: 'must be "emailLink" or "emailCode"' })),
    sendEmailCode: z.optional(callback),
    checkEmailCode: z.optional(callback),
    ...keysOfAll,
  })
  .check(fitsMethod('sendEmailCode'), fitsMethod('checkEmailCode'), needsPassword);

const keysOfPhones = {
  whitelistedCountries: z.optional(
    z.array(isoOrDialCode, { error: 'must be a non-empty list' }).check(
      must('must be a non-empty list', (list) => list.length > 0),
      must('must name at least one country', (list) => list.length === 0 || !list.every(hasNoNumbers)),
    ),
  ),
  blacklistedCountries: z.optional(z.array(isoOrDialCode)),
  defaultCountry: z.optional(isoCodeOrAuto),
  defaultNationalNumber: z.optional(text),
  loginHint: z.optional(text),
  recaptchaParameters: z.optional(z.record(z.string(), z.unknown())),
};

const hasOneCountryList = must<{ readonly whitelistedCountries?: unknown; readonly blacklistedCountries?: unknown }>(
  'takes whitelistedCountries or blacklistedCountries, not both',
  (option) => option.whitelistedCountries === undefined || option.blacklistedCountries === undefined,
);

const phone = z.strictObject({ provider: z.literal('phone'), ...keysOfPhones, ...keysOfAll }).check(hasOneCountryList);

/**
 * Allows the key `provider`, because the package's ready-made settings `recommendedPhone` contain `provider: 'phone'`.
 */
const secondFactorPhone = z
  .strictObject({ provider: z.optional(z.literal('phone')), ...keysOfPhones })
  .check(hasOneCountryList);

/**
 * Returns true if the ID may belong to a provider that the widget does not know, such as `linkedin.com`. An ID that
 * almost equals a known ID is probably a typing error.
 */
function isOtherProvider(id: string): boolean {
  return /^[a-z\d-]+(\.[a-z\d-]+)+$/.test(id) && findNearest(id, knownProviders).edits > 2;
}

const federated = z.strictObject({
  provider: z.string().check(
    z.refine((id) => id !== 'emailLink' && (findProviderLook(id) !== null || isOtherProvider(id)), {
      error: ({ input }) =>
        `must be a known provider, but is ${describeValue(input)}; ${suggest(String(input), knownProviders)}`,
    }),
  ),
  scopes: z.optional(textList),
  customParameters: z.optional(z.record(z.string(), z.string())),
  loginHintKey: z.optional(text),
  clientId: z.optional(text),
  ...keysOfAll,
});

const anonymous = z.strictObject({ provider: z.literal('anonymous'), ...keysOfAll });

const appSignInId = /^app\.[a-z\d][a-z\d-]*$/;

/** Suggests a valid ID for a sign-in of the app, made from the words of a wrong ID: `app.passkey` for `Passkey`. */
function suggestAppSignIn(wrong: unknown): string {
  const words =
    typeof wrong === 'string' &&
    wrong
      .toLowerCase()
      .replace(/^app(\W|$)/, '')
      .match(/[a-z\d]+/g);
  return words ? `did you mean "app.${words.join('-')}"?` : 'such as "app.passkey"';
}

const appSignIn = z.strictObject({
  provider: z.string().check(
    z.refine((id) => appSignInId.test(id), {
      error: ({ input }) =>
        `must be "app." and a name in small letters, but is ${describeValue(input)}; ${suggestAppSignIn(input)}`,
    }),
  ),
  signIn: callback,
  autofill: z.optional(callback),
  ...keysOfAll,
  providerName: text,
});

/** Returns the schema of a sign-in option. */
export function findOptionSchema({ provider, signIn }: Readonly<Record<string, unknown>>) {
  const isKnown = typeof provider === 'string' && (findProviderLook(provider) !== null || isOtherProvider(provider));
  const isOfApp = typeof provider === 'string' && /^app(\.|$)/i.test(provider);
  if (isOfApp || (signIn !== undefined && !isKnown)) return appSignIn;
  switch (provider) {
    case 'password':
      return password;
    case 'phone':
      return phone;
    case 'anonymous':
      return anonymous;
    default:
      return federated;
  }
}

/** Matches a link in a checkbox's label: a text in square brackets. */
const LINKS = /\[.+?\]/g;

const isLanguageTag = (tag: string): boolean => {
  try {
    return Intl.getCanonicalLocales(tag)[0] === tag;
  } catch {
    return false;
  }
};

const appText = z
  .union([text, z.record(z.string(), text)], { error: 'must be a text, or an object with a text for each language' })
  .check(
    must(
      'must have a text for at least one language',
      (value) => typeof value === 'string' || Object.keys(value).length > 0,
    ),
    must(
      'must have BCP 47 tags as keys, such as "de" or "pt-BR"',
      (value) => typeof value === 'string' || Object.keys(value).every(isLanguageTag),
    ),
  );

const listTexts = (value: string | Readonly<Record<string, string>>): readonly string[] =>
  typeof value === 'string' ? [value] : Object.values(value);

/**
 * Names of the widget's own fields. The app's fields need other names, because `checkSignUp` receives all values in one
 * object.
 */
const reservedNames: ReadonlySet<string> = new Set(['email', 'name', 'password']);

const keysOfFields = {
  name: text.check(
    must(
      'must begin with a letter, and have only letters, digits, "-" and "_"',
      (name) => /^[a-z][\w-]*$/i.test(name) || name.trim() === '',
    ),
    z.refine((name) => !reservedNames.has(name), {
      error: ({ input }) => `"${String(input)}" is a field of the widget`,
    }),
  ),
  required: z.optional(z.boolean()),
};

const textField = z.strictObject({
  ...keysOfFields,
  type: z.optional(either('text', 'checkbox')),
  label: appText,
  autocomplete: z.optional(
    z.string().check(
      z.refine((token) => autocompleteTokens.includes(token), {
        error: ({ input }) =>
          `must be an autocomplete token, but is ${describeValue(input)}; ${suggest(String(input), autocompleteTokens)}`,
      }),
    ),
  ),
  maxLength: z.optional(
    z.custom((value) => Number.isInteger(value) && Number(value) > 0, { error: 'must be a whole number above 0' }),
  ),
});

const checkbox = z
  .strictObject({
    ...keysOfFields,
    type: z.literal('checkbox'),
    label: appText.check(
      must('must not have more than one link in square brackets', (label) =>
        listTexts(label).every((each) => (each.match(LINKS) ?? []).length < 2),
      ),
    ),
    url: z.optional(url),
  })
  .check(
    z.refine(({ label, url: target }) => target !== undefined || !listTexts(label).some((each) => each.match(LINKS)), {
      path: ['url'],
      error: 'is needed, because the label has a link in square brackets',
    }),
    z.refine(({ label, url: target }) => target === undefined || listTexts(label).every((each) => each.match(LINKS)), {
      path: ['label'],
      error: 'must have the link to the url in square brackets, such as "I agree to the [terms]"',
    }),
  );

/** Returns the schema for a field with this `type` in `signUpFields`. */
export const findFieldSchema = (type: unknown) => (type === 'checkbox' ? checkbox : textField);

const options = z.array(z.unknown()).check(must('must name at least one way to sign in', (list) => list.length > 0));

const secondFactors = ['phone', 'totp'];

const requireSecondFactor = z
  .union([z.boolean(), z.array(z.unknown())], { error: 'must be true, false or a list of second factors' })
  .check(
    must(
      'must name at least one second factor: "phone" or "totp"',
      (value) => !Array.isArray(value) || value.length > 0,
    ),
    z.superRefine((value, context) => {
      if (!Array.isArray(value)) return;
      for (const [index, factor] of value.entries()) {
        if (secondFactors.includes(factor as string)) continue;
        const message = `must be a second factor, but is ${describeValue(factor)}; ${suggest(String(factor), secondFactors)}`;
        context.addIssue({ code: 'custom', message, path: [index], input: factor });
      }
    }),
  );

/**
 * Requires an object with these functions. It may have further keys, as the result of `passkeysFrom` has.
 *
 * @param expected describes the object, such as "functions for passkeys"
 */
const needsFunctions = (names: readonly string[], expected: string) =>
  z.superRefine((value, context) => {
    const report = (path: string[], message: string, input: unknown) =>
      context.addIssue({ code: 'custom', path, message, input });
    if (typeof value !== 'object' || value === null) {
      report([], `must be an object with ${expected}`, value);
      return;
    }
    const given = value as Readonly<Record<string, unknown>>;
    for (const name of names) {
      if (typeof given[name] === 'function') continue;
      const wrong = Object.keys(given).find((key) => !names.includes(key) && findSimilar(key, names) === name);
      if (given[name] !== undefined || wrong === undefined) report([name], 'must be a function', given[name]);
      else report([wrong], `is not a known key; did you mean "${name}"?`, given[wrong]);
    }
  });

const passkeys = z.unknown().check(
  needsFunctions(['add', 'list', 'rename', 'remove'], 'functions for passkeys, such as passkeysFrom("/api/passkeys")'),
  z.superRefine((value, context) => {
    const { isSupported } = (value ?? {}) as { readonly isSupported?: unknown };
    if (isSupported === undefined || typeof isSupported === 'boolean') return;
    context.addIssue({ code: 'custom', path: ['isSupported'], message: 'must be true or false', input: isSupported });
  }),
);

const devices = z
  .unknown()
  .check(needsFunctions(['list', 'end'], 'functions for devices, such as "devices" of the result of keepSession'));

const backupCodes = z
  .unknown()
  .check(
    needsFunctions(
      ['create', 'count', 'use'],
      'functions for backup codes, such as backupCodesFrom("/api/backup-codes")',
    ),
  );

const callbacks = z.union([callback, z.array(callback)], { error: 'must be a function, or a list of functions' });

const sharedKeys = {
  tosUrl: z.optional(urlOrCallback),
  privacyPolicyUrl: z.optional(urlOrCallback),
  signInFlow: z.optional(flow),
  immediateFederatedRedirect: z.optional(z.boolean()),
  signUpFields: z.optional(z.array(z.unknown())),
  checkSignUp: z.optional(callback),
  needsSignUpFields: z.optional(callback),
  checkPassword: z.optional(callbacks),
  checkPasswordAtSignIn: z.optional(callbacks),
  passwordStrength: z.optional(callback),
  submitFullCodes: z.optional(z.boolean()),
  resendCodesInPlace: z.optional(z.boolean()),
  offerOtherMethods: z.optional(z.boolean()),
  offerSignUp: z.optional(z.boolean()),
  offerMailbox: z.optional(z.boolean()),
  signInAfterReset: z.optional(z.boolean()),
  secondFactorHelpUrl: z.optional(url),
  secondFactorPhone: z.optional(secondFactorPhone),
};

const tenant = z.strictObject({
  tenantId: z.nullable(text),
  displayName: text,
  fullLabel: z.optional(text),
  buttonColor: z.optional(color),
  iconUrl: z.optional(url),
  signInOptions: options,
  ...sharedKeys,
});

/**
 * Schema of FirebaseUI's `uiConfig` (spec §3, reference §6). This schema accepts any items in the lists of sign-in
 * options and of the app's own fields. For the schemas of the items, call {@link findOptionSchema} and {@link
 * findFieldSchema}.
 */
export const uiConfigSchema = z.strictObject({
  signInOptions: z.optional(options),
  signInSuccessUrl: z.optional(url),
  callbacks: z.optional(
    z.strictObject({
      signInSuccessWithAuthResult: z.optional(callback),
      signInSuccess: z.optional(callback),
      signInFailure: z.optional(callback),
      uiShown: z.optional(callback),
      uiChanged: z.optional(callback),
    }),
  ),
  siteName: z.optional(text),
  autoUpgradeAnonymousUsers: z.optional(z.boolean()),
  credentialHelper: z.optional(either('none', 'googleyolo')),
  widgetUrl: z.optional(url),
  popupMode: z.optional(z.boolean()),
  queryParameterForWidgetMode: z.optional(text),
  queryParameterForSignInSuccessUrl: z.optional(text),
  adminRestrictedOperation: z.optional(restriction),
  requireVerifiedEmail: z.optional(z.boolean()),
  requireSecondFactor: z.optional(requireSecondFactor),
  passwordPolicy: z.optional(z.boolean()),
  passkeys: z.optional(passkeys),
  offerNewPasskey: z.optional(z.boolean()),
  devices: z.optional(devices),
  backupCodes: z.optional(backupCodes),
  signOutEverywhere: z.optional(callback),
  tenants: z.optional(
    z
      .strictObject({
        displayMode: z.optional(either('optionFirst', 'identifierFirst')),
        tenants: z.optional(z.array(tenant).check(must('must name at least one tenant', (list) => list.length > 0))),
        findTenant: z.optional(callback),
      })
      .check(
        z.refine(({ tenants, findTenant }) => tenants !== undefined || findTenant !== undefined, {
          path: ['tenants'],
          error: 'is needed, unless the function findTenant is given',
        }),
        z.refine(({ tenants, findTenant }) => tenants === undefined || findTenant === undefined, {
          path: ['findTenant'],
          error: 'is not needed, because the tenants are listed',
        }),
      ),
  ),
  ...sharedKeys,
});
