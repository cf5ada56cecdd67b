import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { startAuthEmulator } from './auth-emulator.ts';

const emulator = await startAuthEmulator();
after(() => emulator.stop());

const ada = { email: 'ada@example.com', password: 'secret1' };
const origin = 'http://127.0.0.1:5188';

function post(apiKey: string, method: string, body: object): Promise<Response> {
  return fetch(`${emulator.url}/identitytoolkit.googleapis.com/v1/${method}?key=${apiKey}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin },
    body: JSON.stringify(body),
  });
}

async function messageOf(response: Response): Promise<unknown> {
  return ((await response.json()) as { error?: { message?: unknown } }).error?.message;
}

test('it says where it listens, and that it is ready', async () => {
  assert.match(emulator.url, /^http:\/\/127\.0\.0\.1:\d+$/);
  const answer = (await (await fetch(emulator.url)).json()) as { authEmulator?: { ready?: boolean } };
  assert.equal(answer.authEmulator?.ready, true);
});

test('every API key is a project of its own', async () => {
  await emulator.control('one').put({ accounts: [ada], emailEnumerationProtection: true });
  await emulator.control('one').hold('sign-up');
  assert.equal(await messageOf(await post('two', 'accounts:signInWithPassword', ada)), 'EMAIL_NOT_FOUND');
  assert.equal((await post('two', 'accounts:signUp', ada)).status, 200);
  assert.equal((await post('one', 'accounts:signInWithPassword', ada)).status, 200);
  assert.equal(await emulator.control('one').count('sign-up'), 0);
  assert.equal(await emulator.control('two').count('sign-up'), 1);
});

test('a token of one project is worth nothing in another', async () => {
  const { idToken } = (await (await post('three', 'accounts:signUp', ada)).json()) as { idToken: string };
  assert.equal(await messageOf(await post('four', 'accounts:lookup', { idToken })), 'USER_NOT_FOUND');
});

test('the app’s page may read answers, refusals included', async () => {
  const { control } = emulator;
  await control('cors').refuseNext('look-up', 'QUOTA_EXCEEDED');
  const lookUp = { identifier: ada.email, continueUri: origin };
  const refusal = await post('cors', 'accounts:createAuthUri', lookUp);
  assert.equal(refusal.headers.get('access-control-allow-origin'), origin);
  assert.equal(await messageOf(refusal), 'QUOTA_EXCEEDED');
  const answer = await post('cors', 'accounts:createAuthUri', lookUp);
  assert.equal(answer.headers.get('access-control-allow-origin'), origin);
  assert.equal(answer.status, 200);
});

test('the question of a page whether it may ask is answered at once, and neither counted nor held', async () => {
  const control = emulator.control('preflight');
  await control.hold('sign-in');
  const url = `${emulator.url}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=preflight`;
  const headers = { origin, 'access-control-request-method': 'POST', 'access-control-request-headers': 'x-one' };
  const answer = await fetch(url, { method: 'OPTIONS', headers });
  assert.equal(answer.status, 204);
  assert.equal(answer.headers.get('access-control-allow-headers'), 'x-one');
  assert.equal(await control.count('sign-in'), 0);
});

test('a broken connection breaks after the answer began, so that no browser asks again by itself', async () => {
  await emulator.control('broken').refuseNext('sign-in', 'NETWORK');
  const answer = await post('broken', 'accounts:signInWithPassword', ada);
  await assert.rejects(answer.json());
  assert.equal(await emulator.control('broken').count('sign-in'), 1);
});

test('a token that was renewed after a session was revoked is refused', async () => {
  const control = emulator.control('renewal');
  const { refreshToken } = (await (await post('renewal', 'accounts:signUp', ada)).json()) as { refreshToken: string };
  const renew = (): Promise<Response> =>
    fetch(`${emulator.url}/securetoken.googleapis.com/v1/token?key=renewal`, {
      method: 'POST',
      body: new URLSearchParams({ grant_type: 'refresh_token', refresh_token: refreshToken }),
    });
  const renewed = (await (await renew()).json()) as { id_token: string };
  await control.revokeSessions(ada.email);
  assert.equal(await messageOf(await renew()), 'TOKEN_EXPIRED');
  assert.equal(
    await messageOf(await post('renewal', 'accounts:lookup', { idToken: renewed.id_token })),
    'TOKEN_EXPIRED',
  );
});

test('what it cannot read is refused as the service does, and does not end it', async () => {
  const url = `${emulator.url}/identitytoolkit.googleapis.com/v1/accounts:signUp?key=odd`;
  for (const body of ['{', '[]', '"text"', '']) {
    const answer = await fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
    assert.ok(answer.status === 200 || answer.status === 400, `${body}: ${answer.status}`);
  }
  assert.equal((await fetch(emulator.url)).status, 200);
});

for (const path of [
  '/emulator/auth/handler?apiKey=pages&providerId=google.com',
  '/emulator/auth/iframe?apiKey=pages&appName=x',
]) {
  test(`${path} asks for nothing elsewhere`, async () => {
    const page = await (await fetch(emulator.url + path)).text();
    assert.match(page, /<script/);
    assert.doesNotMatch(page, /(?:src|href)="https?:/);
  });
}

test('the provider’s page lists whom it knows in this project, as text', async () => {
  const providers = ['google.com'];
  await emulator.control('known').put({ accounts: [{ email: '"</script><b>@example.com', providers }] });
  const url = (apiKey: string, providerId: string) =>
    `${emulator.url}/emulator/auth/handler?apiKey=${apiKey}&providerId=${encodeURIComponent(providerId)}`;
  const page = await (await fetch(url('known', 'google.com'))).text();
  assert.match(page, /@example\.com/);
  assert.doesNotMatch(page, /<b>@/);
  assert.doesNotMatch(await (await fetch(url('unknown', 'google.com'))).text(), /@example\.com/);
  assert.doesNotMatch(await (await fetch(url('known', '<img src=x>'))).text(), /<img/);
});

test('the SDK’s question for another kind of reCAPTCHA is answered with none', async () => {
  const url = `${emulator.url}/identitytoolkit.googleapis.com/v2/recaptchaConfig?key=recaptcha`;
  const answer = (await (await fetch(url)).json()) as { recaptchaKey?: unknown; recaptchaEnforcementState?: unknown };
  assert.equal(typeof answer.recaptchaKey, 'string');
  assert.deepEqual(answer.recaptchaEnforcementState, []);
});

test('a port that is taken is an error', async () => {
  await assert.rejects(startAuthEmulator({ port: Number(new URL(emulator.url).port) }), /EADDRINUSE/);
});

test('its end lets go of those who wait', async () => {
  const other = await startAuthEmulator();
  await other.control('end').hold('look-up');
  const waiting = fetch(`${other.url}/identitytoolkit.googleapis.com/v1/accounts:createAuthUri?key=end`, {
    method: 'POST',
    body: '{}',
  }).then(
    () => 'answered',
    () => 'broken',
  );
  while ((await other.control('end').count('look-up')) === 0) await new Promise((resolve) => setImmediate(resolve));
  await other.stop();
  assert.ok(['answered', 'broken'].includes(await waiting));
});
