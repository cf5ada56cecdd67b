import assert from 'node:assert/strict';
import { test } from 'node:test';
import { credentialFromJSON, googleCredential, passwordCredential } from './plain-credential.ts';

for (const json of [
  { signInMethod: 'password', email: 'ada@example.com', password: 'secret1', tenantId: null },
  { signInMethod: 'emailLink', email: 'ada@example.com', password: 'code', tenantId: 'blue' },
  { providerId: 'phone', verificationId: 'id', verificationCode: '123456' },
  { providerId: 'phone', phoneNumber: '+15555550100', temporaryProof: 'proof' },
  { providerId: 'google.com', signInMethod: 'google.com', idToken: 'token' },
  { providerId: 'twitter.com', signInMethod: 'twitter.com', accessToken: 'token', secret: 'secret' },
  { providerId: 'saml.acme', signInMethod: 'saml.acme', pendingToken: 'token' },
]) {
  test(`the credential ${JSON.stringify(json)} is the same after conversion to JSON and back`, () => {
    const restored = JSON.parse(JSON.stringify(credentialFromJSON(json))) as unknown;
    assert.deepEqual(restored, json);
  });
}

for (const json of [
  null,
  'text',
  [],
  {},
  { signInMethod: 'password', email: 'ada@example.com' },
  { signInMethod: 'password', email: '', password: 'secret1' },
  { providerId: 'phone', verificationId: 'id' },
  { providerId: 'google.com', signInMethod: 'google.com' },
  { providerId: 'google.com', idToken: 'token' },
  { providerId: 7, signInMethod: 'google.com', idToken: 'token' },
]) {
  test(`${JSON.stringify(json)} is not a credential`, () => {
    assert.equal(credentialFromJSON(json), null);
  });
}

test('password, Google and phone credentials have the right provider ID and sign-in method', () => {
  const password = passwordCredential({ email: 'ada@example.com', password: 'secret1' });
  assert.deepEqual([password.providerId, password.signInMethod], ['password', 'password']);
  const google = googleCredential('token');
  assert.deepEqual([google.providerId, google.signInMethod], ['google.com', 'google.com']);
  const phone = credentialFromJSON({ providerId: 'phone', verificationId: 'id', verificationCode: '123456' });
  assert.deepEqual([phone?.providerId, phone?.signInMethod], ['phone', 'phone']);
});
