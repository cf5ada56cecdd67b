import assert from 'node:assert/strict';
import { test } from 'node:test';
import { firstTexts } from './en-first-texts.ts';
import { en } from './en.ts';
import type { FirstMessages, Messages } from './messages.ts';

// These tests check types: if a type is wrong, this file does not compile (`npm run check`).

test('a translation of every text compiles', () => {
  const deFirst: FirstMessages = { ...firstTexts, email: 'E-Mail' };
  const de: Messages = {
    ...en,
    ...deFirst,
    signIn: 'Anmelden',
    fixes: ['Im Spam-Ordner nachsehen.'],
    followInstructions: (email) => ['Folge den Anweisungen in der E-Mail an ', { strong: email }, '.'],
    codeSentTo: (number) => ['Code eingeben, gesendet an ', { text: number, action: 'change' }],
    emailChangeSuspicion: ['Ändere ', { text: 'sofort dein Passwort', action: 'resetPassword' }, '.'],
    resendIn: (countdown) => `Neuer Code in ${countdown}`,
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

test('a translation with different parameters or a different action does not compile', () => {
  // @ts-expect-error -- the parameters are in the wrong order
  const swapped: Messages = { ...en, numbered: (number: number, name: string) => `${number}. ${name}` };
  // @ts-expect-error -- the link must have the action `change`
  const otherAction: Messages = { ...en, codeSentTo: (number) => [{ text: number, action: 'cancel' }] };
  assert.ok(swapped !== otherAction);
});
