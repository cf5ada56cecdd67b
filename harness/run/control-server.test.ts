import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import type { ServiceControl } from '../../src/adapters/service-control.ts';
import { createInMemoryControl } from '../../src/adapters/in-memory/in-memory-control.ts';
import { createServiceState } from '../../src/adapters/in-memory/service/service-state.ts';
import { createMemoryStore } from '../../src/adapters/in-memory/service/state-store.ts';
import { callControlServer, createControl } from '../../driver/service/control-protocol.ts';
import { startControlServer } from './control-server.ts';

const services = new Map<string, ServiceControl>();
const serviceOf = (apiKey: string): ServiceControl => {
  const service = services.get(apiKey) ?? createInMemoryControl({ store: createMemoryStore(createServiceState()) });
  services.set(apiKey, service);
  return service;
};
const server = await startControlServer(serviceOf);
after(() => server.stop());

const nothing = async (): Promise<void> => {};
const connect = (apiKey: string, waitUntilIdle = nothing): ServiceControl =>
  createControl(callControlServer(server.url, apiKey), waitUntilIdle);
const post = (path: string, body: string, type = 'application/json'): Promise<Response> =>
  fetch(`${server.url}/${path}`, { method: 'POST', headers: { 'content-type': type }, body });

test('a client can call the control of a service', async () => {
  const control = connect('a key/1');
  await control.put({ accounts: [{ email: 'ada@example.com', password: 'secret 1', displayName: 'Ada' }] });
  const { displayName, password } = (await control.account('ada@example.com')) ?? {};
  assert.deepEqual({ displayName, password }, { displayName: 'Ada', password: 'secret 1' });
  assert.equal(await control.account('grace@example.com'), null);
  assert.equal(await control.count('sign-in'), 0);
});

test('each API key has a service of its own', async () => {
  await connect('one').put({ accounts: [{ email: 'ada@example.com' }] });
  assert.equal(await connect('another').account('ada@example.com'), null);
});

test('the client waits for the page before it reads or fails a call, but not before it adds accounts', async () => {
  let waited = 0;
  const control = connect('waiting', async () => void (waited += 1));
  await control.put({ accounts: [] });
  assert.equal(waited, 0);
  await control.mails();
  assert.equal(waited, 1);
  await control.refuseNext('sign-in', 'USER_DISABLED');
  assert.equal(waited, 2);
});

test('errors of the control are passed on to the client', async () => {
  await assert.rejects(connect('refusing').deleteAccount('nobody@example.com'), /nobody@example\.com/);
});

for (const [title, call, pattern] of [
  ['an unknown method', () => post('key/constructor', '[]'), /unknown method .*constructor/],
  ['a body without a list of arguments', () => post('key/mails', '{}'), /a list of arguments/],
  ['a body that is not JSON', () => post('key/mails', '[]', 'text/plain'), /a POST of JSON/],
  ['a GET request', () => fetch(`${server.url}/key/mails`), /a POST of JSON/],
] as const) {
  test(`${title} is rejected`, async () => {
    const response = await call();
    assert.equal(response.status, 500);
    assert.match(JSON.stringify(await response.json()), pattern);
  });
}
