import { defineParameterType } from '@cucumber/cucumber';
import { serviceOperations, type ServiceOperation } from '../src/adapters/service-control.ts';
import { serviceErrors, type ServiceErrorName } from '../driver/service/service-errors.ts';
import type { DoorstepWorld } from '../driver/world.ts';
import { inAppBrowsers } from './shared/in-app-browsers.ts';
import { findPerson, names } from './shared/people.ts';
import { parseSignInOptions, providers, signInOptionIds, type Provider } from './shared/providers.ts';

/**
 * Matches one of several phrases. Longer phrases come first: "to change her email back" must not be read as "to change
 * her email".
 */
const matchOne = (words: readonly string[]) => new RegExp(words.toSorted((a, b) => b.length - a.length).join('|'));

/** Matches a list of words such as "email and Google". */
const matchList = (words: readonly string[]) => new RegExp(`(?:${words.join('|')})(?: and (?:${words.join('|')}))*`);

/** A person: "Ada", "Grace" or "she". */
defineParameterType({
  name: 'person',
  regexp: matchOne([...names, 'she']),
  transformer(this: DoorstepWorld, word: string) {
    return findPerson(this, word);
  },
});

const millisecondsPer: Readonly<Record<string, number>> = { millisecond: 1, second: 1000, day: 86_400_000 };

const toMilliseconds = (amount: string, unit: string): number =>
  Math.round(Number(amount) * (millisecondsPer[unit] ?? Number.NaN));

defineParameterType({
  name: 'timeUnit',
  regexp: /(\d+(?:\.\d+)?) (millisecond|second|day)/,
  transformer: toMilliseconds,
});

defineParameterType({
  name: 'timeUnits',
  regexp: /(\d+(?:\.\d+)?) (millisecond|second|day)s/,
  transformer: toMilliseconds,
});

/** Maps an operation of the service to its words in the features, such as "create the account". */
const operationNames: Readonly<Record<ServiceOperation, string>> = {
  'look-up': 'find out how the email signs in',
  'sign-in': 'sign in with the password',
  'sign-up': 'create the account',
  naming: 'save the name',
  'reset mail': 'send a reset mail',
  'reset check': 'check the reset link',
  reset: 'save the new password',
  'guest sign-in': 'let a guest in',
  'session check': 'check the earlier sign-in',
  'link mail': 'send a sign-in mail',
  'verification mail': 'send a verification mail',
  'link sign-in': 'sign in with the mailed link',
  'token sign-in': "sign in with the app's own token",
  'code check': 'check the mailed link',
  'code use': 'carry out the mailed link',
  'text message': 'send a text message',
  'phone sign-in': 'sign in with the code from the text message',
  'provider sign-in': 'sign in with a provider',
  linking: 'connect a provider to the account',
  'factor message': 'send the code of the second factor',
  'factor sign-in': 'check the code of the second factor',
  'factor enrolment': 'add the second factor',
  'email change mail': 'send a mail to the new email',
  'password change': 'change the password',
  'provider connection': 'connect another provider',
  'provider removal': 'disconnect a provider',
  'phone change': 'set the phone of the account',
  'factor removal': 'remove the second factor',
  'account deletion': 'delete the account',
  'site key': 'fetch the reCAPTCHA key',
  project: 'read which sites may use the service',
  'password policy': 'read the rules for passwords',
};

const operations = new Map(serviceOperations.map((operation) => [operationNames[operation], operation]));

/** A request to the service, such as "create the account". */
defineParameterType({
  name: 'operation',
  regexp: matchOne([...operations.keys()]),
  transformer: (word: string) => operations.get(word),
});

/** An error of the service, such as "too many attempts". The value is the error's code in the service's HTTP API. */
defineParameterType({
  name: 'serviceError',
  regexp: matchOne(Object.keys(serviceErrors)),
  transformer: (name: string) => serviceErrors[name as ServiceErrorName],
});

/** The colour of a message: "green" after a success, "yellow" after a failure. */
defineParameterType({ name: 'noticeColor', regexp: matchOne(['green', 'yellow']) });

/** The value of a setting: text in quotation marks, a number, a boolean, "nothing" or "an empty list". */
defineParameterType({
  name: 'value',
  regexp: /"[^"]*"|\d+|true|false|nothing|an empty list/,
  transformer: (word: string) => {
    if (word === 'nothing') return null;
    if (word === 'an empty list') return [];
    return JSON.parse(word) as string | number | boolean;
  },
});

/** One or more sign-in methods of an account, such as "password" or "email link and Google"; or "no method". */
defineParameterType({
  name: 'methods',
  regexp: matchList(['password', 'email link', 'no method', ...Object.keys(providers)]),
  transformer: (words: string) => words.split(' and '),
});

defineParameterType({
  name: 'signInOptions',
  regexp: matchList(Object.keys(signInOptionIds)),
  transformer: (words: string) => parseSignInOptions(words),
});

defineParameterType({
  name: 'provider',
  regexp: matchOne(Object.keys(providers)),
  transformer: (word: string): Provider => providers[word as keyof typeof providers],
});

/** A change to an account at the service, such as "disabled". */
defineParameterType({
  name: 'accountChange',
  regexp: /deleted|disabled|signed out/,
  transformer: (word: string) => word as 'deleted' | 'disabled' | 'signed out',
});

/** The reason why the code in a mailed link is invalid: "has been used" or "has expired". */
defineParameterType({
  name: 'codeState',
  regexp: /has been used|has expired/,
  transformer: (words: string) => (words === 'has expired' ? 'expired' : 'used'),
});

/**
 * A phrase for a setting that restricts sign-up, such as "sign-up is closed". The value is the name of the setting:
 * `disableSignUp` or `adminRestrictedOperation`.
 */
defineParameterType({
  name: 'restriction',
  regexp: /sign-up is closed|the setting "adminRestrictedOperation" leads to "Not Authorized"/,
  transformer: (words: string) => (words === 'sign-up is closed' ? 'disableSignUp' : 'adminRestrictedOperation'),
});

defineParameterType({
  name: 'isReadable',
  regexp: /is readable|is hidden/,
  transformer: (words: string) => words === 'is readable',
});

defineParameterType({
  name: 'isVerified',
  regexp: /is verified|is not verified/,
  transformer: (words: string) => words === 'is verified',
});

const namedPages: Readonly<Record<string, string>> = {
  'the sign-out page': '/Login?mode=signOut',
  'the page for adding a second factor': '/Login?mode=addSecondFactor',
  'the account page': '/Login?mode=account',
  'the page for signing in again': '/Login?mode=signInAgain',
};

defineParameterType({
  name: 'namedPage',
  regexp: matchOne(Object.keys(namedPages)),
  transformer: (words: string) => namedPages[words],
});

const linkPurposes: Readonly<Record<string, string>> = {
  'to set a new password': 'resetPassword',
  'to verify her email': 'verifyEmail',
  'to change her email': 'verifyAndChangeEmail',
  'to change her email back': 'recoverEmail',
  'to remove a second factor': 'revertSecondFactorAddition',
  'to sign in': 'signIn',
};

defineParameterType({
  name: 'linkPurpose',
  regexp: matchOne(Object.keys(linkPurposes)),
  transformer: (words: string) => linkPurposes[words],
});

/** A browser inside another app, such as "Instagram on an iPhone". The value is its user agent. */
defineParameterType({
  name: 'inAppBrowser',
  regexp: matchOne(Object.keys(inAppBrowsers)),
  transformer: (words: string) => inAppBrowsers[words],
});

/**
 * Source of an attacker's script. "its own text" means an inline script. The other phrases name the site of the
 * script's URL.
 */
defineParameterType({
  name: 'foreignScript',
  regexp: matchOne(['its own text', 'another site', 'an allowed site']),
  transformer: (words: string) => words,
});
