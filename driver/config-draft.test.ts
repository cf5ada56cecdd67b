import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ConfigDraft } from './config-draft.ts';

const product = { signInOptions: [{ provider: 'password' }], signInSuccessUrl: '/' };

test('begins with what the product has', () => {
  assert.deepEqual(new ConfigDraft().config, product);
});

test('keys are set, one after another', () => {
  const draft = new ConfigDraft();
  draft.change({ siteName: 'Doorstep' });
  draft.change({ signInSuccessUrl: '/cummies' });
  assert.deepEqual(draft.config, { ...product, siteName: 'Doorstep', signInSuccessUrl: '/cummies' });
});

test('null takes a key away; other empty values are values', () => {
  const draft = new ConfigDraft();
  draft.change({ signInSuccessUrl: null, siteName: '', autoUpgrade: false });
  assert.deepEqual(draft.config, { signInOptions: product.signInOptions, siteName: '', autoUpgrade: false });
});

test('options of the password provider are set beside others', () => {
  const draft = new ConfigDraft();
  draft.change({ signInOptions: [{ provider: 'anonymous' }, 'password'] });
  draft.changePassword({ requireDisplayName: false, fullLabel: 'By email' });
  draft.changePassword({ fullLabel: null });
  assert.deepEqual(draft.config['signInOptions'], [
    { provider: 'anonymous' },
    { provider: 'password', requireDisplayName: false },
  ]);
});

test('where there is no password provider, it has no options', () => {
  const draft = new ConfigDraft();
  draft.change({ signInOptions: ['anonymous'] });
  assert.throws(() => draft.changePassword({ requireDisplayName: false }), /expected the password provider/);
  draft.change({ signInOptions: null });
  assert.throws(() => draft.changePassword({ requireDisplayName: false }), /expected a list of signInOptions/);
});
