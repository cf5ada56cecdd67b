import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createRefusal, createTools, githubCredential, toEnglish } from '../../../../fixtures/flow.ts';
import type { SecondFactor } from '../../../adapters/auth-backend.ts';
import { chooseLanguage } from '../../messages/choose-language.ts';
import { english } from '../../messages/english.ts';
import { texts } from '../../messages/phrase.ts';
import type { SecondFactorContext } from '../../screen/screen-inputs.ts';
import { translate } from '../../messages/translate.ts';
import {
  describeCodeSource,
  findOnlyFactor,
  groupInFours,
  leaveSecondFactor,
  listFactorChoices,
  offerBackupCode,
  offerFactorHelp,
  offerHelp,
  offerOtherWays,
  secondFactorCodeRefused,
  openFactor,
} from './factors.ts';

const createApp = (uid: string, displayName: string | null = null): SecondFactor => ({
  uid,
  factorId: 'totp',
  displayName,
  phoneNumber: null,
});
const app = createApp('a');
const phone: SecondFactor = { uid: 'p', factorId: 'phone', displayName: null, phoneNumber: '+*******0123' };
const listLabels = (...factors: SecondFactor[]) =>
  Object.values(listFactorChoices(factors, createTools())).map(({ label }) => toEnglish(label));

test('a phone leads to the screen that sends a code, and an authenticator app to the screen that asks for one', () => {
  assert.deepEqual(openFactor(phone, { conflict: githubCredential }), {
    name: 'secondFactorSend',
    input: { factor: phone, conflict: githubCredential },
  });
  assert.deepEqual(openFactor(app, {}), {
    name: 'secondFactorCode',
    input: { factor: app },
  });
});

test('only a visitor with several second factors is offered a different one', () => {
  assert.deepEqual(offerOtherWays([phone], createTools(), {}), []);
  assert.deepEqual(toEnglish(offerOtherWays([phone, app], createTools(), {})), [
    [{ text: 'Try another way', action: 'changeFactor' }],
  ]);
});

const backupCodes = { create: async () => [], count: async () => ({ left: 0, createdAt: null }), use: async () => {} };
const backupCodeLink = [{ text: 'Use a backup code', action: 'useBackupCode' }];

test('an app with backup codes offers them at a sign-in, but not to a signed-in visitor who confirms who she is', () => {
  const tools = createTools({ backupCodes });
  assert.deepEqual(toEnglish(offerBackupCode(tools, {})), [backupCodeLink]);
  assert.deepEqual(toEnglish(offerBackupCode(tools, { email: 'ada@example.com' })), [backupCodeLink]);
  assert.deepEqual(offerBackupCode(tools, { confirmation: {} }), []);
  assert.deepEqual(offerBackupCode(createTools(), {}), []);
});

test('the link to the other factors comes first, then the link to backup codes, then the link to help', () => {
  const tools = createTools({ backupCodes, secondFactorHelpUrl: '/lost-phone' });
  const help = [{ text: 'Trouble signing in?', href: '/lost-phone' }];
  assert.deepEqual(toEnglish(offerHelp(tools, {})), [backupCodeLink, help]);
  assert.deepEqual(toEnglish(offerOtherWays([phone, app], tools, {})), [
    [{ text: 'Try another way', action: 'changeFactor' }],
    backupCodeLink,
    help,
  ]);
  assert.deepEqual(toEnglish(offerOtherWays([phone], tools, { confirmation: {} })), [help]);
});

test('only a single factor is used without asking', () => {
  assert.equal(findOnlyFactor([phone]), phone);
  assert.equal(findOnlyFactor([phone, app]), undefined);
  assert.equal(findOnlyFactor([]), undefined);
});

test("a factor's label is its name, or else its phone number, or else the words for an authenticator app", () => {
  assert.deepEqual(toEnglish(listFactorChoices([createApp('a', 'Work'), phone, createApp('b')], createTools())), {
    a: { label: 'Work', shortLabel: 'Work', icon: 'totp', color: '' },
    p: { label: '+*******0123', shortLabel: '+*******0123', icon: 'phone', color: '' },
    b: { label: 'Authenticator app', shortLabel: 'Authenticator app', icon: 'totp', color: '' },
  });
  assert.deepEqual(listLabels({ ...phone, displayName: 'Mine' }), ['Mine']);
});

test('factors with the same label are numbered in order, without numbers that other labels have', () => {
  assert.deepEqual(listLabels(createApp('a'), phone, createApp('b'), createApp('c')), [
    'Authenticator app (1)',
    '+*******0123',
    'Authenticator app (2)',
    'Authenticator app (3)',
  ]);
  assert.deepEqual(listLabels(createApp('a'), createApp('b', 'Authenticator app (1)'), createApp('c')), [
    'Authenticator app (2)',
    'Authenticator app (1)',
    'Authenticator app (3)',
  ]);
});

test('in a language from right to left, too, no two factors have the same label', async () => {
  const language = await chooseLanguage({ locale: { ...english, direction: 'rtl' } });
  const factors = [createApp('a', 'App'), createApp('b', 'App'), createApp('c', 'App (1)')];
  const choices = listFactorChoices(factors, { ...createTools(), language: () => language });
  const labels = Object.values(choices).map(({ label }) => translate(label, language));
  assert.deepEqual(labels, ['\u2068App\u2069 (\u20682\u2069)', '\u2068App\u2069 (\u20683\u2069)', 'App (1)']);
});

test('in a language from right to left, a phone number is written from left to right', async () => {
  const language = await chooseLanguage({ locale: { ...english, direction: 'rtl' } });
  const choices = listFactorChoices([phone], { ...createTools(), language: () => language });
  assert.equal(translate(choices['p']?.label ?? '', language), '\u2066+*******0123\u2069');
});

test('the screen says whether the code is in a text message or in the authenticator app', () => {
  assert.deepEqual(toEnglish(describeCodeSource(phone, texts)), [
    'Enter the 6-digit code we sent to ',
    { strong: '+*******0123' },
  ]);
  assert.equal(toEnglish(describeCodeSource(app, texts)), 'Enter the 6-digit code from your authenticator app');
});

const refuse = (
  code: Parameters<typeof createRefusal>[0],
  factor: SecondFactor,
  context: SecondFactorContext = { conflict: githubCredential },
) => secondFactorCodeRefused(createRefusal(code), createTools(), factor, context);

test('an expired code of a text message leads to the screen that sends a new one', () => {
  assert.deepEqual(toEnglish(refuse('auth/code-expired', phone)), {
    name: 'secondFactorSend',
    input: { factor: phone, notice: 'This code is no longer valid', conflict: githubCredential },
  });
});

test('after an expired code of an authenticator app, or any wrong code, the visitor can try another code', () => {
  assert.equal(toEnglish(refuse('auth/code-expired', app)), null);
  assert.equal(toEnglish(refuse('auth/invalid-verification-code', phone)), null);
});

test('if the sign-in has expired, a new sign-in begins', () => {
  assert.deepEqual(toEnglish(refuse('auth/invalid-multi-factor-session', phone)), {
    name: 'signIn',
    input: { notice: 'Your sign-in session has expired. Please try again.' },
  });
});

const confirmation = { next: { name: 'emailChange', input: { email: 'grace@example.com' } } } as const;

test('if the sign-in has expired, a visitor who has to confirm that she is the user confirms it again', () => {
  assert.deepEqual(toEnglish(refuse('auth/invalid-multi-factor-session', phone, { confirmation })), {
    name: 'identityConfirmation',
    input: { ...confirmation, notice: 'Your sign-in session has expired. Please try again.' },
  });
});

test('a visitor who cancels comes to the first screen of the sign-in, or back to the confirmation', () => {
  const { settings } = createTools();
  assert.deepEqual(leaveSecondFactor(settings, {}), { name: 'signIn', input: {} });
  assert.deepEqual(leaveSecondFactor(settings, { confirmation }), {
    name: 'identityConfirmation',
    input: confirmation,
  });
});

test('a key is grouped in fours, without a space at the end', () => {
  assert.equal(groupInFours('ABCDEFGHIJ'), 'ABCD EFGH IJ');
  assert.equal(groupInFours('ABCDEFGH'), 'ABCD EFGH');
  assert.equal(groupInFours('ABC'), 'ABC');
});

test("a link leads to the app's page about lost second factors, if the app has one", () => {
  const secondFactorHelpUrl = '/lost-factor';
  assert.deepEqual(toEnglish(offerFactorHelp(createTools({ secondFactorHelpUrl }))), [
    [{ text: 'Trouble signing in?', href: secondFactorHelpUrl }],
  ]);
  assert.deepEqual(offerFactorHelp(createTools()), []);
});
