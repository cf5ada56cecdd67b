import assert from 'node:assert/strict';
import { test } from 'node:test';
import { en } from '../../messages/en.ts';
import { refusal } from '../../../../fixtures/flow.ts';
import { projectFault } from './project-fault.ts';

const allowed = { ok: true, value: ['app.example'] } as const;

test('a page on a host of the project’s has no fault, one elsewhere is not authorized', () => {
  assert.equal(projectFault(allowed, 'app.example', en), null);
  assert.equal(
    projectFault(allowed, 'elsewhere.example', en),
    'This site is not authorized to sign people in. Please contact its administrator.',
  );
});

test('who is offline is told to come back later, who is refused why', () => {
  const refused = (code: Parameters<typeof refusal>[0]) =>
    projectFault({ ok: false, error: refusal(code) }, 'app.example', en);
  assert.equal(refused('auth/network-request-failed'), 'A network error has occurred. Try again later.');
  assert.equal(refused('auth/invalid-configuration'), 'Client specified an invalid project configuration.');
});
