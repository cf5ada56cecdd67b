import assert from 'node:assert/strict';
import { request } from 'node:http';
import { after, describe, test } from 'node:test';
import type { AuthServer, AuthServerOptions } from './auth-server.ts';

const ada = { email: 'ada@example.com', password: 'secret1' };
const origin = 'http://127.0.0.1:5188';
const helperPages = ['handler?apiKey=pages&providerId=google.com', 'iframe?apiKey=pages&appName=x'];

async function readErrorMessage(response: Response): Promise<unknown> {
  return ((await response.json()) as { error?: { message?: unknown } }).error?.message;
}

/**
 * Declares the tests that every `AuthServer` must pass. Most of these tests make requests that the SDK never makes,
 * such as malformed calls.
 */
export async function testAuthServer(
  name: string,
  start: (options?: AuthServerOptions) => Promise<AuthServer>,
): Promise<void> {
  const server = await start();
  after(() => server.stop());

  const toUrl = (method: string, apiKey: string, version = 'v1'): string =>
    `${server.url}/identitytoolkit.googleapis.com/${version}/${method}?key=${apiKey}`;
  const post = (apiKey: string, method: string, body: object, version?: string): Promise<Response> =>
    fetch(toUrl(method, apiKey, version), {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin },
      body: JSON.stringify(body),
    });

  describe(name, () => {
    test('the URL contains the port of the server', () => assert.match(server.url, /^http:\/\/127\.0\.0\.1:\d+$/));

    test('every API key has its own project', async () => {
      await server.control('one').put({ accounts: [ada], emailEnumerationProtection: true });
      await server.control('one').hold('sign-up');
      assert.equal(await readErrorMessage(await post('two', 'accounts:signInWithPassword', ada)), 'EMAIL_NOT_FOUND');
      assert.equal((await post('two', 'accounts:signUp', ada)).status, 200);
      assert.equal((await post('one', 'accounts:signInWithPassword', ada)).status, 200);
      assert.equal(await server.control('one').count('sign-up'), 0);
      assert.equal(await server.control('two').count('sign-up'), 1);
    });

    test('an ID token of one project is refused by every other project', async () => {
      const { idToken } = (await (await post('three', 'accounts:signUp', ada)).json()) as { idToken: string };
      assert.equal(await readErrorMessage(await post('four', 'accounts:lookup', { idToken })), 'USER_NOT_FOUND');
    });

    test('a page of another origin can read responses and errors', async () => {
      await server.control('cors').refuseNext('look-up', 'QUOTA_EXCEEDED');
      const lookUp = { identifier: ada.email, continueUri: origin };
      const error = await post('cors', 'accounts:createAuthUri', lookUp);
      assert.equal(error.headers.get('access-control-allow-origin'), origin);
      assert.equal(await readErrorMessage(error), 'QUOTA_EXCEEDED');
      const answer = await post('cors', 'accounts:createAuthUri', lookUp);
      assert.equal(answer.headers.get('access-control-allow-origin'), origin);
      assert.equal(answer.status, 200);
    });

    test('a server with `isLocalOnly` refuses requests from pages of other sites, and requests for other host names', async (context) => {
      const local = await start({ isLocalOnly: true });
      context.after(() => local.stop());
      const url = `${local.url}/identitytoolkit.googleapis.com/v1/projects?key=local`;
      const readStatus = (headers: Record<string, string>, method = 'GET') =>
        new Promise<number>((resolve, reject) => {
          request(url, { headers, method, agent: false }, (response) => resolve(response.resume().statusCode ?? 0))
            .on('error', reject)
            .end();
        });
      assert.equal(await readStatus({ origin }), 200);
      assert.equal(await readStatus({}), 200);
      assert.equal(await readStatus({ origin: 'https://evil.example' }), 403);
      assert.equal(await readStatus({ origin: 'https://evil.example' }, 'OPTIONS'), 403);
      assert.equal(await readStatus({ host: 'evil.example' }), 403);
    });

    test('a CORS preflight is answered immediately, even while its operation is held, and is not counted', async () => {
      const control = server.control('preflight');
      await control.hold('sign-in');
      const headers = { origin, 'access-control-request-method': 'POST', 'access-control-request-headers': 'x-one' };
      const answer = await fetch(toUrl('accounts:signInWithPassword', 'preflight'), { method: 'OPTIONS', headers });
      assert.equal(answer.status, 204);
      assert.equal(answer.headers.get('access-control-allow-headers'), 'x-one');
      assert.equal(await control.count('sign-in'), 0);
    });

    test('a simulated network failure breaks the connection only after the response has begun, so that browsers do not retry', async () => {
      await server.control('broken').refuseNext('sign-in', 'NETWORK');
      const answer = await post('broken', 'accounts:signInWithPassword', ada);
      await assert.rejects(answer.json());
      assert.equal(await server.control('broken').count('sign-in'), 1);
    });

    test('after a session has been revoked, its tokens are refused and cannot be refreshed', async () => {
      const control = server.control('renewal');
      const signedUp = (await (await post('renewal', 'accounts:signUp', ada)).json()) as { refreshToken: string };
      const refresh = (): Promise<Response> =>
        fetch(`${server.url}/securetoken.googleapis.com/v1/token?key=renewal`, {
          method: 'POST',
          body: new URLSearchParams({ grant_type: 'refresh_token', refresh_token: signedUp.refreshToken }),
        });
      const { id_token: idToken } = (await (await refresh()).json()) as { id_token: string };
      assert.equal((await post('renewal', 'accounts:lookup', { idToken })).status, 200);
      await control.revokeSessions(ada.email);
      assert.equal(await readErrorMessage(await refresh()), 'TOKEN_EXPIRED');
      assert.equal(await readErrorMessage(await post('renewal', 'accounts:lookup', { idToken })), 'TOKEN_EXPIRED');
    });

    test('phone numbers are converted to E.164, and invalid ones are refused', async () => {
      const control = server.control('numbers');
      await control.put({ accounts: [{ ...ada, emailVerified: true }] });
      const signedIn = await post('numbers', 'accounts:signInWithPassword', ada);
      const { idToken } = (await signedIn.json()) as { idToken: string };
      const textRequests = [
        (phoneNumber: string) => post('numbers', 'accounts:sendVerificationCode', { phoneNumber }),
        (phoneNumber: string) =>
          post('numbers', 'accounts/mfaEnrollment:start', { idToken, phoneEnrollmentInfo: { phoneNumber } }, 'v2'),
      ];
      for (const requestText of textRequests) {
        assert.equal((await requestText('+1(650) 555-0100')).status, 200);
        assert.equal(await readErrorMessage(await requestText('+1abc')), 'INVALID_PHONE_NUMBER : Invalid format.');
      }
      assert.deepEqual(
        (await control.textMessages()).map(({ to }) => to),
        ['+16505550100', '+16505550100'],
      );
    });

    test('a malformed body is answered with status 200 or 400, and the server keeps running', async () => {
      for (const body of ['{', '[]', '"text"', '', '{"email":7}']) {
        const headers = { 'content-type': 'application/json' };
        const answer = await fetch(toUrl('accounts:signUp', 'odd'), { method: 'POST', headers, body });
        assert.ok(answer.status === 200 || answer.status === 400, `${body}: ${answer.status}`);
      }
      assert.equal((await post('odd', 'accounts:signUp', ada)).status, 200);
    });

    for (const page of helperPages) {
      test(`the helper page ${page} loads nothing from the network`, async () => {
        const text = await (await fetch(`${server.url}/emulator/auth/${page}`)).text();
        assert.match(text, /<script/);
        assert.doesNotMatch(text, /(?:src|href)="https?:/);
      });
    }

    test('the provider page lists the identities of its project and escapes them', async () => {
      const providers = ['google.com'];
      await server.control('known').put({ accounts: [{ email: '"</script><b>@example.com', providers }] });
      const loadPage = async (apiKey: string, providerId: string): Promise<string> => {
        const query = new URLSearchParams({ apiKey, providerId });
        return (await fetch(`${server.url}/emulator/auth/handler?${query}`)).text();
      };
      const page = await loadPage('known', 'google.com');
      assert.match(page, /@example\.com/);
      assert.doesNotMatch(page, /<b>@/);
      assert.doesNotMatch(await loadPage('unknown', 'google.com'), /@example\.com/);
      assert.doesNotMatch(await loadPage('known', '<img src=x>'), /<img/);
    });

    test('recaptchaConfig reports that reCAPTCHA Enterprise is not enforced', async () => {
      const response = await fetch(toUrl('recaptchaConfig', 'recaptcha', 'v2'));
      const answer = (await response.json()) as Readonly<Record<string, unknown>>;
      assert.equal(typeof answer['recaptchaKey'], 'string');
      assert.deepEqual(answer['recaptchaEnforcementState'], []);
    });

    test('with App Check, the server answers only calls with the token, and preflight requests', async (context) => {
      const guarded = await start({ appCheckToken: 'attested' });
      context.after(() => guarded.stop());
      const call = (headers: Readonly<Record<string, string>>): Promise<Response> =>
        fetch(`${guarded.url}/identitytoolkit.googleapis.com/v1/accounts:signUp?key=app-check`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', ...headers },
          body: JSON.stringify(ada),
        });
      for (const headers of [{}, { 'X-Firebase-AppCheck': 'forged' }]) {
        const refused = await call(headers);
        assert.equal(refused.status, 401);
        assert.equal(await readErrorMessage(refused), 'Firebase App Check token is invalid.');
      }
      assert.equal(await guarded.control('app-check').countAccounts(), 0);
      assert.equal((await call({ 'X-Firebase-AppCheck': 'attested' })).status, 200);
      const preflight = await fetch(`${guarded.url}/identitytoolkit.googleapis.com/v1/accounts:signUp?key=app-check`, {
        method: 'OPTIONS',
        headers: { origin, 'access-control-request-method': 'POST' },
      });
      assert.equal(preflight.status, 204);
    });

    test('stopping the server answers the held calls', async () => {
      const stopping = await start();
      const control = stopping.control('end');
      await control.hold('look-up');
      const status = fetch(`${stopping.url}/identitytoolkit.googleapis.com/v1/accounts:createAuthUri?key=end`, {
        method: 'POST',
        body: '{}',
      }).then(
        (response) => response.status,
        (error: unknown) => error,
      );
      while ((await control.count('look-up')) === 0) await new Promise((resolve) => setImmediate(resolve));
      await stopping.stop();
      // The server answers the held call before it stops. The status is 400, because the call has an empty body.
      assert.equal(await status, 400);
    });
  });
}
