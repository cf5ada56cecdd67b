import assert from 'node:assert/strict';
import { test } from 'node:test';
import { laterRules } from '../../validation/later-rules.ts';
import { addRules } from '../../validation/rules.ts';
import { submitFullCode } from './submit-full-code.ts';

addRules(laterRules);

/**
 * Types the texts into the code field, one after another. Returns the name of the triggered action, or null.
 *
 * @param tried the codes that were submitted before
 */
async function type(texts: readonly string[], tried: readonly string[] = []): Promise<string | null> {
  const { deriveValues, externalAction } = submitFullCode(new Set(tried));
  for (const phoneConfirmationCode of texts) {
    assert.deepEqual(deriveValues({ phoneConfirmationCode }, 'phoneConfirmationCode'), {});
  }
  return Promise.race([externalAction, Promise.resolve().then(() => null)]);
}

test('a code is submitted when it has six digits', async () => {
  assert.equal(await type(['1', '12', '123', '1234', '12345', '123456']), 'continue');
  assert.equal(await type(['123 456']), 'continue');
});

test('a code with fewer or more than six digits is not submitted', async () => {
  assert.equal(await type(['12345']), null);
  assert.equal(await type(['1234567']), null);
  assert.equal(await type(['12345a']), null);
  assert.equal(await type([]), null);
});

test('a field without a value is not submitted', async () => {
  const { deriveValues, externalAction } = submitFullCode(new Set());
  assert.deepEqual(deriveValues({}, 'phoneConfirmationCode'), {});
  assert.equal(await Promise.race([externalAction, Promise.resolve().then(() => null)]), null);
});

test('a code that has been submitted is not submitted again, however it is written', async () => {
  assert.equal(await type(['12345', '123456'], ['123456']), null);
  assert.equal(await type(['123-456'], ['123456']), null);
  assert.equal(await type(['123457'], ['123456']), 'continue');
});
