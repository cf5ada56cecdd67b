import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { findFieldSchema, findOptionSchema, uiConfigSchema } from './ui-config-schema.ts';

const guide = readFileSync(new URL('../../../docs/configuration.md', import.meta.url), 'utf8');

const schemas = {
  'the configuration': uiConfigSchema,
  'the password option': findOptionSchema('password'),
  'the phone option': findOptionSchema('phone'),
  'a federated option': findOptionSchema('google.com'),
  'the guest option': findOptionSchema('anonymous'),
  'a field at sign-up': findFieldSchema('text'),
  'a checkbox at sign-up': findFieldSchema('checkbox'),
};

for (const [name, schema] of Object.entries(schemas)) {
  test(`docs/configuration.md lists every key of ${name}`, () => {
    const keys = Object.keys(schema._zod.def.shape);
    assert.deepEqual(
      keys.filter((key) => !guide.includes(`\`${key}\``)),
      [],
    );
  });
}
