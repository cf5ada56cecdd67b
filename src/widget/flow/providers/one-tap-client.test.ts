import assert from 'node:assert/strict';
import { test } from 'node:test';
import { settingsFor } from '../../../../fixtures/flow.ts';
import { oneTapClient } from './one-tap-client.ts';

const google = { provider: 'google.com', clientId: 'client' };
const offered = (option: object, credentialHelper?: 'none' | 'googleyolo') =>
  oneTapClient(
    settingsFor({
      signInOptions: [
        { provider: 'github.com', clientId: 'no' },
        { provider: 'google.com', ...option },
      ],
      ...(credentialHelper ? { credentialHelper } : {}),
    }),
  );

test('One Tap is offered where it is wanted and Google knows the app', () => {
  assert.deepEqual(offered(google, 'googleyolo'), { clientId: 'client', autoSelect: true });
  assert.equal(offered(google, 'none'), null);
  assert.equal(offered(google), null);
  assert.equal(offered({}, 'googleyolo'), null);
  assert.equal(oneTapClient(settingsFor({ credentialHelper: 'googleyolo' })), null);
});

test('whoever is to choose their account is not signed in by themselves', () => {
  const asking = { ...google, customParameters: { prompt: 'select_account' } };
  assert.deepEqual(offered(asking, 'googleyolo'), { clientId: 'client', autoSelect: false });
  const other = { ...google, customParameters: { prompt: 'consent' } };
  assert.deepEqual(offered(other, 'googleyolo'), { clientId: 'client', autoSelect: true });
});
