import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import type { AuthServer } from './auth-server.ts';

const ada = { email: 'ada@example.com', password: 'secret1' };
const origin = 'http://127.0.0.1:5188';
const helperPages = ['handler?apiKey=pages&providerId=google.com', 'iframe?apiKey=pages&appName=x'];

async function messageOf(response: Response): Promise<unknown> {
  return ((await response.json()) as { error?: { message?: unknown } }).error?.message;
}

/** Holds a server that answers in the identity service's place to what pages and their browsers ask of it. */
export async function testAuthServer(name: string, start: () => Promise<AuthServer>): Promise<void> {
  const server = await start();
  after(() => server.stop());

  const post = (apiKey: string, method: string, body: object, version = 'v1'): Promise<Response> =>
    fetch(`${server.url}/identitytoolkit.googleapis.com/${version}/${method}?key=${apiKey}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin },
      body: JSON.stringify(body),
    });

  describe(name, () => {
    test('it says where it listens', () => assert.match(server.url, /^http:\/\/127\.0\.0\.1:\d+$/));

    test('every API key is a project of its own', async () => {
      await server.control('one').put({ accounts: [ada], emailEnumerationProtection: true });
      await server.control('one').hold('sign-up');
      assert.equal(await messageOf(await post('two', 'accounts:signInWithPassword', ada)), 'EMAIL_NOT_FOUND');
      assert.equal((await post('two', 'accounts:signUp', ada)).status, 200);
      assert.equal((await post('one', 'accounts:signInWithPassword', ada)).status, 200);
      assert.equal(await server.control('one').count('sign-up'), 0);
      assert.equal(await server.control('two').count('sign-up'), 1);
    });

    test('a token of one project is worth nothing in another', async () => {
      const { idToken } = (await (await post('three', 'accounts:signUp', ada)).json()) as { idToken: string };
      assert.equal(await messageOf(await post('four', 'accounts:lookup', { idToken })), 'USER_NOT_FOUND');
    });

    test('the app’s page may read answers, refusals included', async () => {
      await server.control('cors').refuseNext('look-up', 'QUOTA_EXCEEDED');
      const lookUp = { identifier: ada.email, continueUri: origin };
      const refusal = await post('cors', 'accounts:createAuthUri', lookUp);
      assert.equal(refusal.headers.get('access-control-allow-origin'), origin);
      assert.equal(await messageOf(refusal), 'QUOTA_EXCEEDED');
      const answer = await post('cors', 'accounts:createAuthUri', lookUp);
      assert.equal(answer.headers.get('access-control-allow-origin'), origin);
      assert.equal(answer.status, 200);
    });

    test('the question of a page whether it may ask is answered at once, and neither counted nor held', async () => {
      const control = server.control('preflight');
      await control.hold('sign-in');
      const url = `${server.url}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=preflight`;
      const headers = { origin, 'access-control-request-method': 'POST', 'access-control-request-headers': 'x-one' };
      const answer = await fetch(url, { method: 'OPTIONS', headers });
      assert.equal(answer.status, 204);
      assert.equal(answer.headers.get('access-control-allow-headers'), 'x-one');
      assert.equal(await control.count('sign-in'), 0);
    });

    test('a broken connection breaks after the answer began, so that no browser asks again by itself', async () => {
      await server.control('broken').refuseNext('sign-in', 'NETWORK');
      const answer = await post('broken', 'accounts:signInWithPassword', ada);
      await assert.rejects(answer.json());
      assert.equal(await server.control('broken').count('sign-in'), 1);
    });

    test('a token that was renewed is refused after the session was revoked', async () => {
      const control = server.control('renewal');
      const signedUp = (await (await post('renewal', 'accounts:signUp', ada)).json()) as { refreshToken: string };
      const renew = (): Promise<Response> =>
        fetch(`${server.url}/securetoken.googleapis.com/v1/token?key=renewal`, {
          method: 'POST',
          body: new URLSearchParams({ grant_type: 'refresh_token', refresh_token: signedUp.refreshToken }),
        });
      const { id_token: idToken } = (await (await renew()).json()) as { id_token: string };
      assert.equal((await post('renewal', 'accounts:lookup', { idToken })).status, 200);
      await control.revokeSessions(ada.email);
      assert.equal(await messageOf(await renew()), 'TOKEN_EXPIRED');
      assert.equal(await messageOf(await post('renewal', 'accounts:lookup', { idToken })), 'TOKEN_EXPIRED');
    });

    test('a phone number is read as the real service reads it, and what is none is refused', async () => {
      const control = server.control('numbers');
      await control.put({ accounts: [{ ...ada, emailVerified: true }] });
      const signedIn = await post('numbers', 'accounts:signInWithPassword', ada);
      const { idToken } = (await signedIn.json()) as { idToken: string };
      const waysToAsk = [
        (phoneNumber: string) => post('numbers', 'accounts:sendVerificationCode', { phoneNumber }),
        (phoneNumber: string) =>
          post('numbers', 'accounts/mfaEnrollment:start', { idToken, phoneEnrollmentInfo: { phoneNumber } }, 'v2'),
      ];
      for (const ask of waysToAsk) {
        assert.equal((await ask('+1(650) 555-0100')).status, 200);
        assert.equal(await messageOf(await ask('+1abc')), 'INVALID_PHONE_NUMBER : Invalid format.');
      }
      assert.deepEqual(
        (await control.textMessages()).map(({ to }) => to),
        ['+16505550100', '+16505550100'],
      );
    });

    test('what it cannot read is refused as the service does, and does not end it', async () => {
      const url = `${server.url}/identitytoolkit.googleapis.com/v1/accounts:signUp?key=odd`;
      for (const body of ['{', '[]', '"text"', '', '{"email":7}']) {
        const answer = await fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
        assert.ok(answer.status === 200 || answer.status === 400, `${body}: ${answer.status}`);
      }
      assert.equal((await post('odd', 'accounts:signUp', ada)).status, 200);
    });

    for (const page of helperPages) {
      test(`the SDK’s page ${page} asks for nothing elsewhere`, async () => {
        const text = await (await fetch(`${server.url}/emulator/auth/${page}`)).text();
        assert.match(text, /<script/);
        assert.doesNotMatch(text, /(?:src|href)="https?:/);
      });
    }

    test('the provider’s page lists whom it knows in this project, as text', async () => {
      const providers = ['google.com'];
      await server.control('known').put({ accounts: [{ email: '"</script><b>@example.com', providers }] });
      const url = (apiKey: string, providerId: string) =>
        `${server.url}/emulator/auth/handler?apiKey=${apiKey}&providerId=${encodeURIComponent(providerId)}`;
      const page = await (await fetch(url('known', 'google.com'))).text();
      assert.match(page, /@example\.com/);
      assert.doesNotMatch(page, /<b>@/);
      assert.doesNotMatch(await (await fetch(url('unknown', 'google.com'))).text(), /@example\.com/);
      assert.doesNotMatch(await (await fetch(url('known', '<img src=x>'))).text(), /<img/);
    });

    test('the SDK’s question for another kind of reCAPTCHA is answered with none', async () => {
      const url = `${server.url}/identitytoolkit.googleapis.com/v2/recaptchaConfig?key=recaptcha`;
      const answer = (await (await fetch(url)).json()) as Readonly<Record<string, unknown>>;
      assert.equal(typeof answer['recaptchaKey'], 'string');
      assert.deepEqual(answer['recaptchaEnforcementState'], []);
    });

    test('its end lets go of those who wait', async () => {
      const other = await start();
      const control = other.control('end');
      await control.hold('look-up');
      const waiting = fetch(`${other.url}/identitytoolkit.googleapis.com/v1/accounts:createAuthUri?key=end`, {
        method: 'POST',
        body: '{}',
      }).then(
        ({ status }) => status,
        (error: unknown) => error,
      );
      while ((await control.count('look-up')) === 0) await new Promise((resolve) => setImmediate(resolve));
      await other.stop();
      assert.equal(await waiting, 400); // of an empty question
    });
  });
}
