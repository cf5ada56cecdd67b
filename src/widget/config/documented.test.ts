import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { findFieldSchema, findOptionSchema, uiConfigSchema } from './ui-config-schema.ts';

const read = (page: string): string => readFileSync(new URL(`../../../docs/${page}`, import.meta.url), 'utf8');

const schemas = [
  { of: 'the configuration', page: 'configuration.md', schema: uiConfigSchema },
  { of: 'the password option', page: 'sign-in-options.md', schema: findOptionSchema({ provider: 'password' }) },
  { of: 'the phone option', page: 'sign-in-options.md', schema: findOptionSchema({ provider: 'phone' }) },
  { of: 'a federated option', page: 'sign-in-options.md', schema: findOptionSchema({ provider: 'google.com' }) },
  { of: 'the guest option', page: 'sign-in-options.md', schema: findOptionSchema({ provider: 'anonymous' }) },
  {
    of: 'an own sign-in of the app',
    page: 'sign-in-options.md',
    schema: findOptionSchema({ provider: 'app.passkey' }),
  },
  { of: 'a field at sign-up', page: 'sign-up.md', schema: findFieldSchema('text') },
  { of: 'a checkbox at sign-up', page: 'sign-up.md', schema: findFieldSchema('checkbox') },
];

for (const { of, page, schema } of schemas) {
  test(`docs/${page} lists every key of ${of}`, () => {
    const keys = Object.keys(schema._zod.def.shape);
    const text = read(page);
    assert.deepEqual(
      keys.filter((key) => !text.includes(`\`${key}\``)),
      [],
    );
  });
}
