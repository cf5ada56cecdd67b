import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { configurations } from './configurations.ts';

const root = new URL('../', import.meta.url);

test('the small print of every configuration can be read by whoever is signed out', async () => {
  const links = configurations.flatMap(({ config: { tosUrl, privacyPolicyUrl } }) => [tosUrl, privacyPolicyUrl]);
  const written = links.filter((link) => link !== undefined);
  assert.ok(written.length > 0);
  for (const link of written) {
    assert.ok(typeof link === 'string', `expected an address, saw ${String(link)}`);
    const { pathname, hash } = new URL(link, 'http://demo');
    const page = await readFile(new URL(`.${pathname}`, root), 'utf8');
    assert.ok(page.includes(`id="${hash.slice(1)}"`), `expected ${hash} on ${pathname}`);
  }
});
