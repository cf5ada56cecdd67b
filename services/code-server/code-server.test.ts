import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readJwtClaims } from '../../src/adapters/in-memory/service/jwt.ts';
import type { AccountFixture, ServiceControl, ServiceFixture } from '../../src/adapters/service-control.ts';
import { CodeServer, type SentCode } from './code-server.ts';

const ada = { email: 'ada@example.com', tenantId: null };

/**
 * Creates a code server, and a stub of its service with accounts for the emails `known`. Also returns the emails that
 * the server has verified (`verified`), and the fixtures that it has added (`created`).
 */
function start(...known: readonly string[]) {
  const emails = new Set(known);
  const verified: string[] = [];
  const created: ServiceFixture[] = [];
  const server = new CodeServer({
    account: async (email: string) => (emails.has(email) ? { uid: `uid of ${email}` } : null),
    async verifyEmail(email: string) {
      verified.push(email);
    },
    async put(fixture: ServiceFixture) {
      created.push(fixture);
      const all: readonly AccountFixture[] = [
        ...fixture.accounts,
        ...(fixture.tenants ?? []).flatMap(({ accounts }) => accounts),
      ];
      for (const { email } of all) emails.add(email);
    },
  } as unknown as ServiceControl);
  return { server, verified, created };
}

const readClaims = (answer: object): unknown => readJwtClaims((answer as { token: string }).token);

test('the right code of an account verifies its email, and works once', async () => {
  const { server, verified, created } = start(ada.email);
  assert.equal(server.send(ada), null);
  const code = server.readCode();
  const answer = await server.check(ada, code);
  assert.equal((readClaims(answer) as { uid: string }).uid, 'uid of ada@example.com');
  assert.equal((answer as { isNewUser: boolean }).isNewUser, false);
  assert.deepEqual([verified, created], [[ada.email], []]);
  assert.deepEqual(await server.check(ada, code), { error: 'codeExpired' });
});

test('the right code of a new email creates an account in its tenant, unless sign-up is closed', async () => {
  const grace = { email: 'grace@example.com', tenantId: 'acme' };
  const { server, created } = start();
  server.send(grace);
  const answer = await server.check(grace, server.readCode());
  assert.equal((readClaims(answer) as { tenant_id: string }).tenant_id, 'acme');
  const accounts = [{ email: grace.email, emailVerified: true }];
  assert.deepEqual(created, [{ accounts: [], tenants: [{ tenantId: 'acme', accounts }] }]);
  const closed = start().server;
  closed.isSignUpOpen = false;
  closed.send(ada);
  assert.deepEqual(await closed.check(ada, closed.readCode()), { error: 'signUpClosed' });
});

test('a new code replaces the earlier one of the same email only', async () => {
  const { server } = start(ada.email, 'grace@example.com');
  server.send(ada);
  server.send({ ...ada, email: 'grace@example.com' });
  server.send(ada);
  assert.deepEqual(server.recipients, [ada.email, 'grace@example.com', ada.email]);
  assert.deepEqual(await server.check(ada, server.readCode(1)), { error: 'wrongCode' });
  assert.ok('token' in (await server.check({ ...ada, email: 'grace@example.com' }, server.readCode(2))));
  assert.ok('token' in (await server.check(ada, server.readCode(3))));
});

test('a new code replaces the earlier code of the same tenant only', async () => {
  const { server } = start(ada.email);
  server.send({ ...ada, tenantId: 'acme' });
  const earlier = server.readCode();
  server.send(ada);
  assert.ok('token' in (await server.check({ ...ada, tenantId: 'acme' }, earlier)));
  const replaced = server.readCode();
  server.send(ada);
  assert.ok(!('token' in (await server.check(ada, replaced))));
  assert.ok('token' in (await server.check(ada, server.readCode())));
});

test('a code does not work for another email or tenant, after three wrong codes, or after it has expired', async () => {
  const { server } = start(ada.email);
  server.send(ada);
  const code = server.readCode();
  assert.deepEqual(await server.check({ ...ada, tenantId: 'acme' }, code), { error: 'codeExpired' });
  assert.deepEqual(await server.check({ ...ada, email: 'grace@example.com' }, code), { error: 'codeExpired' });
  server.ownMessage = 'Try again.';
  assert.deepEqual(await server.check(ada, '123456'), { error: 'wrongCode', message: 'Try again.' });
  await server.check(ada, '123456');
  assert.deepEqual(await server.check(ada, '123456'), { error: 'codeExpired' });
  assert.deepEqual(await server.check(ada, code), { error: 'codeExpired' });
  server.send(ada);
  server.expireCodes();
  assert.deepEqual(await server.check(ada, server.readCode()), { error: 'codeExpired' });
});

test('an account with a second factor is not signed in', async () => {
  const server = new CodeServer({
    account: async () => ({ uid: 'ada', secondFactors: 1 }),
  } as unknown as ServiceControl);
  server.send(ada);
  const answer = await server.check(ada, server.readCode());
  assert.deepEqual(answer, { message: 'Sign in another way: you use a second factor.' });
});

test('a new server continues with the mails of an earlier one', async () => {
  let stored: readonly SentCode[] = [];
  const known = { account: async () => ({ uid: 'ada' }), verifyEmail: async () => {} } as unknown as ServiceControl;
  const earlier = new CodeServer(known, [], () => void (stored = earlier.sent));
  earlier.send(ada);
  await earlier.check(ada, '123456');
  const later = new CodeServer(known, stored);
  assert.equal(later.readCode(), earlier.readCode());
  assert.equal(later.sent[0]?.remainingTries, 2);
  assert.ok('token' in (await later.check(ada, later.readCode())));
});

test('a server that mails and checks nothing answers why', async () => {
  const { server } = start();
  server.refusal = { error: 'tooManyRequests' };
  assert.deepEqual(server.send(ada), { error: 'tooManyRequests' });
  assert.deepEqual(await server.check(ada, '123456'), { error: 'tooManyRequests' });
  assert.throws(() => server.readCode(), /Expected mail 0 with a code, but 0 mails were sent/);
});

test('the mail is in the language of the widget', () => {
  const { server } = start();
  server.send(ada, 'de');
  assert.match(server.sent.at(-1)?.subject ?? '', /^Ihr Code lautet \d{6}$/);
});
