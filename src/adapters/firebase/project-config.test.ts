import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readProjectConfig } from './project-config.ts';
import { findProjectProblems } from './project-problems.ts';

const env = {
  DOORSTEP_API_KEY: `AIzaSy${'x'.repeat(33)}`,
  DOORSTEP_AUTH_DOMAIN: 'my-project.firebaseapp.com',
  DOORSTEP_DATABASE_URL: 'https://my-project.firebaseio.com',
  DOORSTEP_STORAGE_BUCKET: 'my-project.appspot.com',
  DOORSTEP_APP_ID: '1:1234567890:web:0123456789abcdef',
};

function readProblems(change: Record<string, string | undefined>): readonly string[] {
  const environment = { ...env, ...change };
  const problems = findProjectProblems(environment);
  assert.equal(readProjectConfig(environment) === null, problems.length > 0);
  return problems;
}

test('a complete environment is read, without the spaces around its values', () => {
  assert.deepEqual(readProjectConfig({ ...env, DOORSTEP_APP_ID: `  ${env.DOORSTEP_APP_ID}\n`, PATH: '/bin' }), {
    apiKey: env.DOORSTEP_API_KEY,
    authDomain: 'my-project.firebaseapp.com',
    databaseURL: 'https://my-project.firebaseio.com',
    storageBucket: 'my-project.appspot.com',
    appId: '1:1234567890:web:0123456789abcdef',
  });
  assert.deepEqual(readProblems({}), []);
});

test('an empty environment reports every missing variable in the order of the specification', () => {
  assert.equal(readProjectConfig({}), null);
  assert.deepEqual(
    findProjectProblems({}).map((problem) => problem.split(':')[0]),
    Object.keys(env).map((variable) => `${variable} is missing`),
  );
});

for (const [variable, wrong] of [
  ['DOORSTEP_AUTH_DOMAIN', 'https://my-project.firebaseapp.com'],
  ['DOORSTEP_AUTH_DOMAIN', 'my-project'],
  ['DOORSTEP_AUTH_DOMAIN', 'my-project.firebaseapp.com/x'],
  ['DOORSTEP_DATABASE_URL', 'http://my-project.firebaseio.com'],
  ['DOORSTEP_DATABASE_URL', 'my-project.firebaseio.com'],
  ['DOORSTEP_STORAGE_BUCKET', 'gs://my-project.appspot.com'],
  ['DOORSTEP_APP_ID', '1:1234567890:ios:0123456789abcdef'],
] as const) {
  test(`${variable}=${wrong} is the only problem reported, with its name and value`, () => {
    const [problem, ...others] = readProblems({ [variable]: wrong });
    assert.deepEqual(others, []);
    assert.ok(problem?.startsWith(`${variable} is ${JSON.stringify(wrong)}: expected `), problem);
  });
}

test('an invalid API key is reported without its value', () => {
  const [problem] = readProblems({ DOORSTEP_API_KEY: 'my key' });
  assert.match(problem ?? '', /^DOORSTEP_API_KEY is not right: expected /);
  assert.doesNotMatch(problem ?? '', /my key/);
});
