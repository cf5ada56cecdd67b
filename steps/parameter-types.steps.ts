import { defineParameterType } from '@cucumber/cucumber';
import { serviceOperations, type ServiceOperation } from '../src/adapters/service-control.ts';
import { names, personIn } from './shared/people.ts';
import { providers, waysIn, waysOf, type Provider } from './shared/providers.ts';
import { refusals, type Refusal } from '../driver/service/service-errors.ts';
import type { DoorstepWorld } from '../driver/world.ts';

/** Longer words first, so that "reset mail" is not read as "reset". */
const oneOf = (words: readonly string[]) => new RegExp(words.toSorted((a, b) => b.length - a.length).join('|'));

/** One of some words, or several: "email and Google". */
const several = (words: readonly string[]) => new RegExp(`(?:${words.join('|')})(?: and (?:${words.join('|')}))*`);

defineParameterType({
  name: 'person',
  regexp: oneOf([...names, 'she']),
  transformer(this: DoorstepWorld, word: string) {
    return personIn(this, word);
  },
});

const millisecondsIn: Readonly<Record<string, number>> = { millisecond: 1, second: 1000, day: 86_400_000 };

defineParameterType({
  name: 'duration',
  regexp: /(\d+(?:\.\d+)?) (millisecond|second|day)s?/,
  transformer: (amount: string, unit: string) => Math.round(Number(amount) * (millisecondsIn[unit] ?? Number.NaN)),
});

/** What is asked of the project is not to be taken for the project itself. */
const projectCheck = 'project check';

defineParameterType({
  name: 'operation',
  regexp: oneOf(serviceOperations.map((word) => (word === 'project' ? projectCheck : word))),
  transformer: (word: string) => (word === projectCheck ? 'project' : (word as ServiceOperation)),
});

defineParameterType({
  name: 'refusal',
  regexp: oneOf(Object.keys(refusals)),
  transformer: (word: string) => refusals[word as Refusal],
});

/** The value of a setting: a text in quotes, a number, a truth, nothing at all, or a list of nothing. */
defineParameterType({
  name: 'value',
  regexp: /"[^"]*"|\d+|true|false|missing|an empty list/,
  transformer: (word: string) => {
    if (word === 'missing') return null;
    if (word === 'an empty list') return [];
    return JSON.parse(word) as string | number | boolean;
  },
});

const waysToSignIn = ['password', 'email link', 'no means', ...Object.keys(providers)];

/** How an account signs in: "password", "email link and Google", "no means". */
defineParameterType({
  name: 'ways',
  regexp: several(waysToSignIn),
  transformer: (words: string) => words.split(' and '),
});

/** What an app offers: "email", "Google and guests". */
defineParameterType({
  name: 'offers',
  regexp: several(Object.keys(waysIn)),
  transformer: (words: string) => waysOf(words),
});

defineParameterType({
  name: 'provider',
  regexp: oneOf(Object.keys(providers)),
  transformer: (word: string): Provider => providers[word as keyof typeof providers],
});

/** An event elsewhere, in the service's words. */
defineParameterType({
  name: 'change',
  regexp: /deleted|disabled|signed out/,
  transformer: (word: string) => word as 'deleted' | 'disabled' | 'signed out',
});

defineParameterType({
  name: 'fate',
  regexp: /used|expired/,
  transformer: (word: string) => word as 'used' | 'expired',
});

defineParameterType({
  name: 'restriction',
  regexp: /sign-up is closed|accounts are made by administrators/,
  transformer: (words: string) =>
    words === 'sign-up is closed' ? 'signInOptions[0].disableSignUp' : 'adminRestrictedOperation',
});

defineParameterType({
  name: 'readable',
  regexp: /can be read|is hidden/,
  transformer: (words: string) => words === 'can be read',
});

defineParameterType({
  name: 'verified',
  regexp: /is verified|is not verified/,
  transformer: (words: string) => words === 'is verified',
});
