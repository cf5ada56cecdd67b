import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { optionSchemaFor, uiConfigSchema } from './ui-config-schema.ts';

const guide = readFileSync(new URL('../../../docs/configuration.md', import.meta.url), 'utf8');

const schemas = {
  'the configuration': uiConfigSchema,
  'an option of password': optionSchemaFor('password'),
  'an option of phone': optionSchemaFor('phone'),
  'an option of a provider': optionSchemaFor('google.com'),
  'an option of guests': optionSchemaFor('anonymous'),
};

for (const [name, schema] of Object.entries(schemas)) {
  test(`docs/configuration.md has every key of ${name}`, () => {
    const keys = Object.keys(schema._zod.def.shape);
    assert.deepEqual(
      keys.filter((key) => !guide.includes(`\`${key}\``)),
      [],
    );
  });
}
