import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ConfigError } from './config/config-error.ts';
import type { PasswordScore } from './config/ui-config.ts';
import { passwordStrength, type PasswordStrengthOptions, type ZxcvbnCore } from './password-strength.ts';

const context = { email: 'ada.lovelace@example.com', signal: new AbortController().signal };

/** Stands in for zxcvbn-ts. Records what it receives, and gives every password the same score and warning. */
function createLibrary({ score, warning = null }: { score: PasswordScore; warning?: string | null }) {
  const received: unknown[][] = [];
  class ZxcvbnFactory {
    constructor(options: never) {
      received.push(['options', options]);
    }
    check(password: string, userInputs?: string[]) {
      received.push([password, userInputs]);
      return { score, feedback: { warning } };
    }
  }
  const core: ZxcvbnCore = { ZxcvbnFactory };
  const common = { dictionary: { passwords: ['123456'] }, adjacencyGraphs: { qwerty: {} } };
  const english = { dictionary: { words: ['engine'] } };
  let loads = 0;
  return {
    received,
    loads: () => loads,
    async load() {
      loads += 1;
      return [core, common, english] as const;
    },
  };
}

test('the library is loaded once, and not before the first password', async () => {
  const library = createLibrary({ score: 4 });
  const { passwordStrength: estimate, checkPassword } = passwordStrength({ load: library.load });
  assert.equal(library.loads(), 0);
  await estimate('engine', context);
  await checkPassword('engine', context);
  assert.equal(library.loads(), 1);
});

test('the library receives all dictionaries, and the parts of the email that are longer than two letters', async () => {
  const library = createLibrary({ score: 4 });
  await passwordStrength({ load: library.load }).passwordStrength('engine', { ...context, email: 'al.lovelace@x.org' });
  assert.deepEqual(library.received, [
    ['options', { dictionary: { passwords: ['123456'], words: ['engine'] }, graphs: { qwerty: {} } }],
    ['engine', ['al.lovelace@x.org', 'lovelace', 'org']],
  ]);
});

test('a weak or fair password gets the advice for its warning, and a better one none', async () => {
  const estimate = async (score: PasswordScore, warning: string | null) =>
    passwordStrength({ load: createLibrary({ score, warning }).load }).passwordStrength('engine', context);
  const words = { message: 'passwordAddWords' };
  const patterns = { message: 'passwordAvoidPatterns' };
  assert.deepEqual(await estimate(0, null), { score: 0, advice: words });
  assert.deepEqual(await estimate(1, 'topTen'), { score: 1, advice: words });
  assert.deepEqual(await estimate(2, 'dates'), { score: 2, advice: patterns });
  assert.deepEqual(await estimate(2, 'userInputs'), { score: 2, advice: patterns });
  assert.deepEqual(await estimate(3, 'dates'), { score: 3 });
  assert.deepEqual(await estimate(4, null), { score: 4 });
});

test('the check refuses a password below the minimum score, which is 3 unless the app sets another', async () => {
  const refuses = async (score: PasswordScore, minimumScore?: PasswordScore) => {
    const { load } = createLibrary({ score });
    return (await passwordStrength({ load, minimumScore }).checkPassword('engine', context)) !== undefined;
  };
  assert.equal(await refuses(2), true);
  assert.equal(await refuses(3), false);
  assert.equal(await refuses(1, 2), true);
  assert.equal(await refuses(2, 2), false);
  assert.equal(await refuses(0, 0), false);
});

test('a library that could not be loaded is loaded again for the next password', async () => {
  const library = createLibrary({ score: 4 });
  let isReachable = false;
  const load = async () => {
    if (!isReachable) throw new Error('no connection');
    return library.load();
  };
  const { passwordStrength: estimate } = passwordStrength({ load });
  await assert.rejects(async () => estimate('engine', context), /no connection/);
  isReachable = true;
  assert.deepEqual(await estimate('engine', context), { score: 4 });
});

test('a wrong option throws a ConfigError', () => {
  const load = createLibrary({ score: 4 }).load;
  const throws = (options: unknown, message: RegExp) =>
    assert.throws(
      () => passwordStrength(options as PasswordStrengthOptions),
      (error) => error instanceof ConfigError && message.test(error.message),
    );
  throws(null, /passwordStrength: must be an object/);
  throws({}, /passwordStrength\.load: must be a function/);
  throws({ load, minimumScore: 5 }, /minimumScore: must be 0, 1, 2, 3 or 4, but is 5/);
  throws({ load, minimumScore: 1.5 }, /minimumScore: must be/);
  throws({ load, minimum: 2 }, /passwordStrength\.minimum: is not a known key/);
});
