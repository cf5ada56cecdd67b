import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createRestQueries } from './rest-queries.ts';

const questions = createRestQueries('https://identitytoolkit.example', 'key&1');

test('the site key and the domains are those that the service says', async (context) => {
  const urls: string[] = [];
  context.mock.method(globalThis, 'fetch', async (url: string) => {
    urls.push(url);
    return Response.json({ recaptchaSiteKey: 'site', authorizedDomains: ['localhost', 'app.example'] });
  });
  assert.equal(await questions.recaptchaSiteKey(), 'site');
  assert.deepEqual(await questions.authorizedDomains(), ['localhost', 'app.example']);
  assert.deepEqual(urls, [
    'https://identitytoolkit.example/v1/recaptchaParams?key=key%261',
    'https://identitytoolkit.example/v1/projects?key=key%261',
  ]);
});

test('an answer without them is an internal error that says what was expected', async (context) => {
  context.mock.method(globalThis, 'fetch', async () => Response.json({}));
  await assert.rejects(questions.recaptchaSiteKey(), { code: 'auth/internal-error', message: /recaptchaSiteKey/ });
  await assert.rejects(questions.authorizedDomains(), { code: 'auth/internal-error', message: /authorizedDomains/ });
});
