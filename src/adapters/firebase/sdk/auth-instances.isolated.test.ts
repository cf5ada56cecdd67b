import assert from 'node:assert/strict';
import { test } from 'node:test';
import { deleteApp, getApps, initializeApp } from 'firebase/app';
import { getAuth } from 'firebase/auth';
import { readProjectConfig } from '../project-config.ts';
import { AuthInstances } from './auth-instances.ts';

test('the SDK is initialised with all five values of the project’s configuration', () => {
  const config = readProjectConfig({
    DOORSTEP_API_KEY: 'AIzaSy-0123456789-abcdefghij',
    DOORSTEP_AUTH_DOMAIN: 'doorstep.example',
    DOORSTEP_DATABASE_URL: 'https://database.example',
    DOORSTEP_STORAGE_BUCKET: 'bucket.example',
    DOORSTEP_APP_ID: '1:1234567890:web:0123456789abcdef',
  });
  assert.ok(config);
  const { session, staged } = new AuthInstances({ config });
  assert.equal(getApps().length, 2);
  for (const { app } of [session, staged]) {
    assert.deepEqual(app.options, {
      apiKey: 'AIzaSy-0123456789-abcdefghij',
      authDomain: 'doorstep.example',
      databaseURL: 'https://database.example',
      storageBucket: 'bucket.example',
      appId: '1:1234567890:web:0123456789abcdef',
    });
  }
});

test("after `setLanguage(null)`, the language of the app's own `Auth` applies again", async () => {
  const app = initializeApp({ apiKey: 'key' }, 'own');
  const appAuth = getAuth(app);
  appAuth.languageCode = 'pt';
  const auths = new AuthInstances({ config: { apiKey: 'key' }, appAuth });
  auths.setLanguage('de');
  assert.deepEqual([auths.staged.languageCode, appAuth.languageCode], ['de', 'pt']);
  auths.setLanguage(null);
  appAuth.languageCode = 'fr';
  assert.equal(auths.staged.languageCode, 'fr');
  await auths.dispose();
  await deleteApp(app);
});
