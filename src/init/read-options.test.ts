import assert from 'node:assert/strict';
import { test } from 'node:test';
import { UsageError } from './init-error.ts';
import { help, readOptions } from './read-options.ts';

const folder = '/home/ada/app';
const read = (...args: readonly string[]) => readOptions(['init', ...args], folder);

const defaults = { providers: null, framework: null, out: null, emulator: false, dryRun: false, install: false };

test('no option is required', () => assert.deepEqual(read(), defaults));

test('every option is read, in any order', () => {
  const flags = ['--install', '--dry-run', '--emulator', '-y'];
  assert.deepEqual(
    readOptions(['--out', 'src/auth/', ...flags, 'init', '--framework=vue', '--providers', 'password, phone'], folder),
    {
      providers: ['password', 'phone'],
      framework: 'vue',
      out: 'src/auth',
      emulator: true,
      dryRun: true,
      install: true,
    },
  );
});

test('the help may be asked for with or without the command', () => {
  for (const args of [['--help'], ['-h'], ['init', '--help'], ['init', '--out', 'a', '-h']])
    assert.equal(readOptions(args, folder), null);
  for (const option of ['providers', 'framework', 'out', 'emulator', 'dry-run', 'install', 'yes'])
    assert.match(help, new RegExp(`--${option}\\b`));
});

for (const [out, path] of [
  ['.', ''],
  ['src', 'src'],
  ['./src/../lib', 'lib'],
  [`${folder}/src`, 'src'],
  ['..src', '..src'],
] as const) {
  test(`--out ${out} is the folder "${path}" of the app`, () => assert.equal(read('--out', out)?.out, path));
}

for (const [args, message] of [
  [[], 'the command is missing; expected "init"'],
  [['inti'], '"inti" is not a known command; known are init'],
  [['init', 'app'], 'unexpected argument "app"'],
  [['init', '--dryrun'], '--dryrun is not a known option; did you mean "--dry-run"?'],
  [['init', '-x'], '-x is not a known option; known are '],
  [['init', '--yes=no'], '--yes takes no value, but got "no"'],
  [['init', '--out'], '--out needs a value, such as --out src/auth'],
  [['init', '--out', '--yes'], '--out needs a value, such as --out src/auth'],
  [['init', '--out', '..'], '--out: ".." is outside of this folder; '],
  [['init', '--out', 'src/../../b'], '--out: "src/../../b" is outside of this folder; '],
  [['init', '--out', '/tmp'], '--out: "/tmp" is outside of this folder; '],
  [['init', '--framework', 'reakt'], '--framework: "reakt" is not a known framework; did you mean "react"?'],
  [
    ['init', '--providers', 'pasword'],
    '--providers: must be a known provider, but is "pasword"; did you mean "password"?',
  ],
  [
    ['init', '--providers', 'google'],
    '--providers: must be a known provider, but is "google"; did you mean "google.com"?',
  ],
  [['init', '--providers', 'password,'], '--providers: '],
  [
    ['init', '--providers', 'saml.</script><b>'],
    '--providers: "saml.</script><b>" may have only letters, digits, ".", "-" and "_"',
  ],
  [
    ['init', '--providers', 'password,oidc.a\nb'],
    String.raw`--providers: "oidc.a\nb" may have only letters, digits, ".", "-" and "_"`,
  ],
  [['init', '--providers', "saml.it's"], `--providers: "saml.it's" may have only `],
] as const) {
  test(`the arguments "${args.join(' ')}" are an error`, () => {
    assert.throws(
      () => readOptions(args, folder),
      (error) => error instanceof UsageError && error.message.startsWith(message),
    );
  });
}

test('an ID of a SAML or OpenID Connect provider is accepted', () =>
  assert.deepEqual(read('--providers', 'saml.acme-2_B,oidc.a.b')?.providers, ['saml.acme-2_B', 'oidc.a.b']));

test('every wrong provider is named', () => {
  assert.throws(() => read('--providers', 'facebok.com,github'), {
    message:
      '--providers: must be a known provider, but is "facebok.com"; did you mean "facebook.com"?\n' +
      '--providers: must be a known provider, but is "github"; did you mean "github.com"?',
  });
});
