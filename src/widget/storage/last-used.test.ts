import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { createResult, toSignInOptions } from '../../../fixtures/flow.ts';
import { createMemoryStorage, failingStorage } from '../../../fixtures/storage.ts';
import { lastUsed } from './last-used.ts';

const options = toSignInOptions('google.com', 'password');
const project = { options, tenantId: null };
const tenant = { options, tenantId: 'blue' };
const usedGoogle = signInBy('google.com');

let entries: Map<string, string>;

function signInBy(providerId: string | null) {
  return { ...createResult(), additionalUserInfo: { isNewUser: false, providerId, profile: null } };
}

beforeEach(() => {
  entries = new Map();
  Object.assign(globalThis, { localStorage: createMemoryStorage(entries) });
});

test('only the option and the tenant are stored', () => {
  lastUsed.keep(tenant, usedGoogle);
  assert.deepEqual([...entries], [['doorstep:lastUsed', '{"option":"google.com","tenantId":"blue"}']]);
});

test('the option of the last sign-in is found, for its tenant only', () => {
  lastUsed.keep(tenant, signInBy('password'));
  lastUsed.keep(tenant, usedGoogle);
  assert.equal(lastUsed.read(tenant), 'google.com');
  assert.equal(lastUsed.read(project), null);
  assert.equal(entries.size, 1);
});

for (const providerId of ['github.com', null]) {
  test(`a sign-in by ${providerId}, which is not a sign-in option, leaves the stored option as it is`, () => {
    lastUsed.keep(project, usedGoogle);
    lastUsed.keep(project, signInBy(providerId));
    assert.equal(lastUsed.read(project), 'google.com');
  });
}

test('nothing is stored if the service does not say which provider the visitor has used', () => {
  lastUsed.keep(project, { additionalUserInfo: null });
  assert.equal(entries.size, 0);
});

for (const broken of ['', 'google.com', 'null', '[]', '{"option":"google.com"}', '{"option":1,"tenantId":null}']) {
  test(`the stored value \`${broken}\` is removed`, () => {
    entries.set('doorstep:lastUsed', broken);
    assert.equal(lastUsed.read(project), null);
    assert.equal(entries.size, 0);
  });
}

test('if the storage is too full for a new option, the option of an earlier sign-in is removed', () => {
  lastUsed.keep(project, signInBy('password'));
  const storage = createMemoryStorage(entries);
  storage.setItem = () => {
    throw new DOMException('The storage is full.', 'QuotaExceededError');
  };
  Object.assign(globalThis, { localStorage: storage });
  lastUsed.keep(project, usedGoogle);
  assert.equal(lastUsed.read(project), null);
});

test('if the storage fails, keep and read throw no error', () => {
  Object.assign(globalThis, { localStorage: failingStorage });
  lastUsed.keep(project, usedGoogle);
  assert.equal(lastUsed.read(project), null);
});
