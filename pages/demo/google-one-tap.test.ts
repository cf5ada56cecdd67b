import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createOneTapLibrary } from './google-one-tap.ts';

function createOffer() {
  const idTokens: string[] = [];
  const library = createOneTapLibrary();
  library.id.initialize({
    client_id: 'demo',
    auto_select: false,
    use_fedcm_for_prompt: true,
    callback: ({ credential }) => idTokens.push(credential),
  });
  library.id.prompt();
  return { library, idTokens };
}

test('an accepted offer passes the ID token to the widget and ends', () => {
  const { library, idTokens } = createOffer();
  library.getOffer()?.accept('token');
  assert.deepEqual([idTokens, library.getOffer()], [['token'], null]);
});

for (const [title, end] of [
  ['the visitor closes it', 'close'],
  ['the widget cancels it', 'cancel'],
] as const) {
  test(`an offer ends without a sign-in if ${title}`, () => {
    const { library, idTokens } = createOffer();
    let reports = 0;
    library.subscribe(() => (reports += 1));
    if (end === 'close') library.close();
    else library.id.cancel();
    assert.deepEqual([idTokens, library.getOffer(), reports], [[], null, 1]);
  });
}
