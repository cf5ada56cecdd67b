import assert from 'node:assert/strict';
import { test } from 'node:test';
import { explainMissingPasskeys } from './passkeys.ts';

const supported = { parseCreationOptionsFromJSON() {} };

for (const [name, url, PublicKeyCredential, expected] of [
  ['a name', 'http://localhost:5100/Login?a=1', supported, null],
  ['an address', 'http://127.0.0.1:5100/', supported, /no passkeys at 127\.0\.0\.1: open http:\/\/localhost:5100 /],
  ['a browser without passkeys', 'http://localhost:5100/', undefined, /too old/],
  ['a browser that cannot convert them to JSON', 'http://localhost:5100/', {}, /too old/],
] as const) {
  test(`${name}: ${expected === null ? 'there are passkeys' : 'the reason why there are no passkeys'}`, () => {
    const found = explainMissingPasskeys({ location: new URL(url) as unknown as Location, PublicKeyCredential });
    if (expected === null) assert.equal(found, null);
    else assert.match(found ?? '', expected);
  });
}
