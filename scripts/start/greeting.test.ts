import assert from 'node:assert/strict';
import { it } from 'node:test';
import { greeting } from './greeting.ts';
import type { StartTarget } from './start-targets.ts';

const target: StartTarget = {
  site: { root: '/srv', entry: 'demo.html', policy: {} },
  hostName: '127.0.0.1',
  backend: ['fake: in memory', 'Browsers keep it.'],
  isDemo: true,
  close: async () => {},
};
const accounts = [
  { email: 'mallory@example.com', password: 'locked', disabled: true },
  { email: 'ada@example.com', password: 'engine', displayName: 'Ada' },
  { email: 'hedy@example.com', password: 'radio', secondFactors: [{ kind: 'totp' as const, displayName: 'App' }] },
  { email: 'grace@example.com', providers: ['google.com'], emailLink: true },
];

it('lists the address, the backend, every account, and an account that can sign in', () => {
  const text = greeting('http://127.0.0.1:5100/', target, accounts);
  assert.match(text, /running at http:\/\/127\.0\.0\.1:5100\/\n  Backend: fake: in memory\n  Browsers keep it\.\n/);
  assert.match(text, /mallory@example\.com +password: locked +disabled account\n/);
  assert.match(text, /ada@example\.com +password: engine +Ada\n/);
  assert.match(
    text,
    /hedy@example\.com +password: radio +needs a second factor: its codes are under "Outbox" on the page\n/,
  );
  assert.match(text, /grace@example\.com +email link, google\.com\n/);
  assert.match(text, /sign in as ada@example\.com/);
});

it('lists no demo accounts for a real project', () => {
  const text = greeting('http://localhost:5100/', { ...target, isDemo: false }, accounts);
  assert.ok(!text.includes('ada@example.com'));
});
