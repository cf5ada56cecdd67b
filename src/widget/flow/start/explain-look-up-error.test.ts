import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createRefusal, toEnglish } from '../../../../fixtures/flow.ts';
import { AuthError, type AuthErrorCode } from '../../../adapters/auth-error.ts';
import { loadMessages } from '../../load-messages.ts';
import { texts } from '../../messages/phrase.ts';
import type { FirstTools } from '../../screen/screen.ts';
import type { Outcome } from '../../ui.ts';
import { explainLookUpError } from './explain-look-up-error.ts';

const network = 'A network error has occurred';

const waitFor = async <T>(operation: Promise<T>): Promise<Outcome<T>> => ({ ok: true, value: await operation });
const stopWaiting = async (): Promise<Outcome<never>> => ({
  ok: false,
  error: new AuthError('auth/network-request-failed'),
});

const explain = (code: AuthErrorCode, load = loadMessages, ui: object = { waitFor }) =>
  explainLookUpError({ ui, text: texts } as unknown as FirstTools, createRefusal(code), load).then(toEnglish);

test('the message for a failed look-up is the default message for its error', async () => {
  assert.equal(
    await explain('auth/too-many-requests'),
    'We have blocked all requests from this device due to unusual activity. Try again later.',
  );
  assert.equal(await explain('auth/blocked-by-function'), 'raw');
});

test('the message for a network error is known without loading the messages', async () => {
  const load = () => assert.fail('the messages were loaded');
  assert.equal(await explain('auth/network-request-failed', load), network);
});

test('if the messages cannot be loaded, the visitor reads that a part of the page is missing, and the error is logged', async (t) => {
  const info = t.mock.method(console, 'info', () => {});
  const cause = new TypeError('Failed to fetch dynamically imported module');
  assert.equal(
    await explain('auth/too-many-requests', () => Promise.reject(cause)),
    'A part of this page could not be loaded. Check your internet connection.',
  );
  assert.deepEqual(info.mock.calls[0]?.arguments, ['[doorstep]', cause]);
});

test('a visitor who stops waiting for the messages reads that a network error has occurred', async () => {
  assert.equal(await explain('auth/too-many-requests', loadMessages, { waitFor: stopWaiting }), network);
});
