import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { configurations } from './configurations.ts';

const root = new URL('../', import.meta.url);

test('the links of the small print and to help lead to a static page in every configuration', async () => {
  const links = configurations.flatMap(({ config: { tosUrl, privacyPolicyUrl, adminRestrictedOperation } }) => [
    tosUrl,
    privacyPolicyUrl,
    adminRestrictedOperation?.helpLink,
  ]);
  const configuredLinks = links.filter((link) => link !== undefined);
  assert.ok(configuredLinks.length > 0);
  for (const link of configuredLinks) {
    assert.ok(typeof link === 'string', `expected a URL, saw ${String(link)}`);
    const { pathname, hash } = new URL(link, 'http://demo');
    const page = await readFile(new URL(`.${pathname}`, root), 'utf8');
    assert.ok(page.includes(`id="${hash.slice(1)}"`), `expected an element ${hash} on ${pathname}`);
  }
});
