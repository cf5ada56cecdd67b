import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isAuthorizedHost } from './authorized-host.ts';

const domains = ['localhost', 'doorstep.example'];

test('an authorized domain includes its subdomains', () => {
  for (const host of ['doorstep.example', 'www.doorstep.example', 'a.b.doorstep.example']) {
    assert.equal(isAuthorizedHost(host, domains), true, host);
  }
});

test('a similar domain is not authorized', () => {
  for (const host of ['example', 'evildoorstep.example', 'doorstep.example.test', 'doorstepXexample']) {
    assert.equal(isAuthorizedHost(host, domains), false, host);
  }
});

test('localhost includes loopback addresses, and only if it is authorized', () => {
  for (const host of ['localhost', '127.0.0.1', '[::1]']) {
    assert.equal(isAuthorizedHost(host, domains), true, host);
    assert.equal(isAuthorizedHost(host, ['doorstep.example']), false, host);
  }
});
