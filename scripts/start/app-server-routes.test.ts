import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { AppServer } from '../../pages/demo/app-server.ts';
import { appServerPaths } from '../../pages/demo/remote-app-server.ts';
import { InvalidBodyError } from '../../tools/server/site.ts';
import { appServerRoutes } from './app-server-routes.ts';

test('every function of the app’s server has a route, which passes on the request and returns the answer', async () => {
  const received: unknown[] = [];
  const names = Object.keys(appServerPaths);
  const entries = names.map((name) => [name, async (request: unknown) => (received.push([name, request]), name)]);
  const routes = appServerRoutes(Object.fromEntries(entries) as AppServer);
  for (const [name, path] of Object.entries(appServerPaths)) {
    assert.equal(await routes[path]?.('{"email":"ada@example.com"}'), name);
  }
  assert.deepEqual(
    received,
    names.map((name) => [name, { email: 'ada@example.com' }]),
  );
});

test('a request that is no JSON object is invalid', async () => {
  const sendEmailCode: AppServer['sendEmailCode'] = async () => null;
  const route = appServerRoutes({ sendEmailCode } as AppServer)[appServerPaths.sendEmailCode]!;
  for (const body of ['', '{', '"a"', 'null']) await assert.rejects(route(body), InvalidBodyError);
});

test('a failure of the app’s server is not called an invalid request', async () => {
  const failure = new Error('The service has failed.');
  const sendEmailCode: AppServer['sendEmailCode'] = () => Promise.reject(failure);
  const route = appServerRoutes({ sendEmailCode } as AppServer)[appServerPaths.sendEmailCode]!;
  await assert.rejects(route('{}'), failure);
});
