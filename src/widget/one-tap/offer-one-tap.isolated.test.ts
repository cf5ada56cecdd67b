import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { setImmediate } from 'node:timers/promises';
import { offerOneTap } from './offer-one-tap.ts';
import { oneTapPlace } from './one-tap-place.ts';

let prompts: { readonly auto_select: boolean; readonly client_id: string; readonly prompt_parent_id?: string }[];
beforeEach(() => {
  prompts = [];
  const id = { initialize: (options: (typeof prompts)[number]) => prompts.push(options), prompt() {}, cancel() {} };
  Object.assign(globalThis, { google: { accounts: { id } } });
});

/**
 * Creates a stub of `isSignedIn`. `asked` resolves when the stub is called, and `report` sets the result of the call.
 */
function createSession() {
  const { promise, resolve: report } = Promise.withResolvers<boolean>();
  const asked = Promise.withResolvers<void>();
  const isSignedIn = (): Promise<boolean> => (asked.resolve(), promise);
  return { isSignedIn, report, asked: asked.promise };
}

for (const isSignedIn of [true, false]) {
  test(`One Tap ${isSignedIn ? 'may not' : 'may'} sign in automatically if ${isSignedIn ? 'a' : 'no'} user is signed in`, async () => {
    const session = createSession();
    const oneTap = offerOneTap({ clientId: 'client', autoSelect: true }, session.isSignedIn);
    await session.asked;
    assert.deepEqual(prompts, []);
    session.report(isSignedIn);
    await setImmediate();
    assert.deepEqual(
      prompts.map(({ client_id, auto_select }) => [client_id, auto_select]),
      [['client', !isSignedIn]],
    );
    oneTap.withdraw();
  });
}

test('One Tap does not wait for the session if the app has disabled automatic sign-in', async () => {
  const isSignedIn = () => assert.fail('Expected no question about the session.');
  const oneTap = offerOneTap({ clientId: 'client', autoSelect: false }, isSignedIn);
  while (prompts.length === 0) await setImmediate();
  assert.equal(prompts[0]?.auto_select, false);
  oneTap.withdraw();
});

test('One Tap is not offered if it is withdrawn before the session is known', async () => {
  const session = createSession();
  const oneTap = offerOneTap({ clientId: 'client', autoSelect: true }, session.isSignedIn);
  await session.asked;
  oneTap.withdraw();
  session.report(false);
  await setImmediate();
  assert.deepEqual(prompts, []);
});

test('One Tap is drawn in the open dialog, and otherwise in the corner of the page', async () => {
  for (const place of ['doorstep-one-tap', undefined]) {
    prompts = [];
    if (place === undefined) delete oneTapPlace.prompt_parent_id;
    else oneTapPlace.prompt_parent_id = place;
    const oneTap = offerOneTap({ clientId: 'client', autoSelect: false }, async () => false);
    while (prompts.length === 0) await setImmediate();
    assert.equal(prompts[0]?.prompt_parent_id, place);
    oneTap.withdraw();
  }
});
