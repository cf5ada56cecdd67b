import assert from 'node:assert/strict';
import { test } from 'node:test';
import { accountTexts } from './account-texts.ts';
import { en } from './en.ts';
import type { AccountMessages, Messages } from './messages.ts';
import { fill, type Phrase, texts } from './phrase.ts';

// These tests check types: if a type is wrong, this file does not compile (`npm run check`).

test('a translation of every text compiles, with the placeholders in any order', () => {
  const de: Messages = {
    ...en,
    signIn: 'Anmelden',
    followInstructions: 'Eine Anleitung ist unterwegs an {email}.',
    alreadyUsedLink: 'Ihr {provider}-Konto mit {email} verbinden: öffnen Sie den Link an {email}.',
    emailChangeSuspicion: '[Ändern Sie sofort Ihr Passwort], wenn Sie das nicht waren.',
    resendIn: 'Neuer Code in {countdown}',
  };
  assert.deepEqual(Object.keys(de), Object.keys(en));
});

test('a translation with a missing text does not compile', () => {
  const { signIn: _signIn, ...incomplete } = en;
  // @ts-expect-error -- `signIn` is missing
  const de: Messages = incomplete;
  assert.ok(!('signIn' in de));
});

test('a translation with a misspelt key does not compile', () => {
  // @ts-expect-error -- the widget has no text `singIn`
  const de: Messages = { ...en, singIn: 'Anmelden' };
  assert.ok('singIn' in de);
});

test('a translation without a placeholder, with a misspelt one, or without a link does not compile', () => {
  // @ts-expect-error -- the placeholder is missing
  const missing: Messages = { ...en, resendIn: 'Neuer Code bald' };
  // @ts-expect-error -- the placeholder is misspelt
  const misspelt: Messages = { ...en, alreadyUsedLink: '{provider} {mail}' };
  // @ts-expect-error -- the link is missing
  const withoutLink: Messages = { ...en, removalSuspicion: 'Ändern Sie Ihr Passwort.' };
  // @ts-expect-error -- the brackets are in the wrong order
  const reversed: Messages = { ...en, removalSuspicion: ']Ändern Sie Ihr Passwort[.' };
  assert.ok(reversed !== missing && missing !== misspelt && withoutLink !== missing);
});

test('a translation of the account page with a missing text, key or placeholder does not compile', () => {
  const complete: AccountMessages = { ...accountTexts, removePhone: 'Die Nummer {number} entfernen' };
  const { yourAccount: _yourAccount, ...incomplete } = accountTexts;
  // @ts-expect-error -- `yourAccount` is missing
  const withoutTitle: AccountMessages = incomplete;
  // @ts-expect-error -- the widget has no text `yuorAccount`
  const misspelt: AccountMessages = { ...accountTexts, yuorAccount: 'Ihr Konto' };
  // @ts-expect-error -- the placeholder is missing
  const withoutNumber: AccountMessages = { ...accountTexts, removePhone: 'Nummer entfernen' };
  assert.ok(withoutTitle !== misspelt && withoutNumber !== complete);
});

test('no text of the account page has the key of another text', () => {
  const keys = new Set(Object.keys(en));
  assert.deepEqual(
    Object.keys(accountTexts).filter((key) => keys.has(key)),
    [],
  );
});

test('a message does not compile without its values, or with values of other names', () => {
  // @ts-expect-error -- the value is missing
  const unfilled: Phrase = texts.resendIn;
  // @ts-expect-error -- the message has no such value
  const misnamed: Phrase = fill(texts.resendIn, { seconds: '0:15' });
  const filled: Phrase = fill(texts.resendIn, { countdown: '0:15' });
  assert.ok(unfilled !== misnamed && filled !== unfilled);
});
