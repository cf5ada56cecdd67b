import assert from 'node:assert/strict';
import { test } from 'node:test';
import { getPageUrl } from './page-url.ts';

const page = 'https://app.example/Login';

for (const [address, expected] of [
  [page, page],
  [`${page}?org=7&signInSuccessUrl=%2Fdeep#/team`, `${page}?org=7&signInSuccessUrl=%2Fdeep#/team`],
  [`${page}?mode=select&org=7&lang=de`, `${page}?org=7&lang=de`],
  [`${page}?ui_sid=x&ui_sd=1&ui_auid=y&ui_pid=z&org=7`, `${page}?org=7`],
  [`${page}?oobCode=x&apiKey=k&lang=de&tenantId=t&continueUrl=%2F&org=7`, `${page}?org=7`],
] as const) {
  test(`a mail from ${address} leads back to ${expected}`, () => {
    assert.equal(getPageUrl(new URL(address), { modeParameter: 'mode' }).href, expected);
  });
}

test('only the configured mode parameter is removed', () => {
  const address = new URL(`${page}?mode=dark&m=select`);
  assert.equal(getPageUrl(address, { modeParameter: 'm' }).href, `${page}?mode=dark`);
  assert.equal(address.search, '?mode=dark&m=select');
});
