import assert from 'node:assert/strict';
import { chmodSync, readdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { minimalApps } from './minimal-apps.ts';
import { buildProgram, exists } from './run-program.ts';

const program = await buildProgram();
after(() => program.remove());

/** Returns options that run the program as a user other than root, because file permissions do not stop root. */
function asOtherUser(): { readonly uid?: number } {
  if (process.getuid?.() !== 0) return {};
  chmodSync(program.folder, 0o755);
  return { uid: 65_534 };
}

const react = minimalApps['Vite and React in TypeScript']!.files;

for (const [title, files, message] of [
  ['an empty folder', {}, 'This folder has no app: neither package.json nor index.html.'],
  ['a broken package.json', { 'package.json': '{ "name": ' }, 'package.json is not valid JSON: '],
  ['a package.json that is a list', { 'package.json': '[]' }, 'package.json must be a JSON object.'],
  ['a package.json that is a folder', { 'package.json/a': '' }, 'package.json cannot be read: EISDIR'],
  [
    'lists of packages that are no objects',
    { 'package.json': '{"dependencies":["react-dom"],"devDependencies":null}' },
    'package.json names no framework that this command knows.',
  ],
  [
    'a folder without a framework',
    { 'package.json': '{}', 'index.html': '' },
    'package.json names no framework that this command knows.',
  ],
  [
    'the root of a monorepo',
    {
      'package.json': '{"workspaces":["apps/*"]}',
      'apps/web/package.json': '{"dependencies":{"next":"1"}}',
      'apps/api/package.json': '{}',
      'apps/x/package.json': '{',
    },
    'This folder is the root of a monorepo, without an app of its own. Run the command in the folder of an app: apps/web.',
  ],
  [
    'the root of a monorepo that lists React',
    { 'package.json': '{"dependencies":{"react-dom":"1"}}', 'pnpm-workspace.yaml': '' },
    'This folder is the root of a monorepo, without an app of its own. Run the command in the folder of an app.',
  ],
  [
    'the pages router of Next.js',
    { 'package.json': '{"dependencies":{"next":"1"}}', 'pages/index.js': '' },
    'This app uses the pages router of Next.js.',
  ],
] as const) {
  test(`${title} is an error, and nothing is written`, async () => {
    const app = await program.createApp(files as Readonly<Record<string, string>>);
    const before = readdirSync(app, { recursive: true });
    const { exitCode, output, errors } = await program.run(app, ['init']);
    assert.ok(errors.startsWith(`error: ${message}`), errors);
    assert.deepEqual([exitCode, output], [1, '']);
    assert.doesNotMatch(errors, /\n +at /);
    assert.deepEqual(readdirSync(app, { recursive: true }), before);
  });
}

test('a folder of a monorepo that cannot be read is left out of the error', async () => {
  const app = await program.createApp({
    'package.json': '{"workspaces":["apps/*"]}',
    'apps/web/package.json': '{"dependencies":{"next":"1"}}',
    'locked/package.json': '{"dependencies":{"next":"1"}}',
    'apps/secret/package.json': '{"dependencies":{"next":"1"}}',
  });
  const locked = [join(app, 'locked'), join(app, 'apps', 'secret')];
  chmodSync(app, 0o755);
  for (const path of locked) chmodSync(path, 0o000);
  const { exitCode, errors } = await program.run(app, ['init'], asOtherUser());
  for (const path of locked) chmodSync(path, 0o755);
  assert.match(errors, /^error: This folder is the root of a monorepo, .* in the folder of an app: apps\/web\.\n$/);
  assert.equal(exitCode, 1);
});

test('the root of a monorepo that is an app itself gets the page', async () => {
  const app = await program.createApp({ ...react, 'pnpm-workspace.yaml': '' });
  const { exitCode } = await program.run(app, ['init']);
  assert.equal(exitCode, 0);
});

test('a wrong argument is an error with the exit code 2, and nothing is written', async () => {
  const app = await program.createApp(react);
  const { exitCode, output, errors } = await program.run(app, ['init', '--dryrun']);
  assert.deepEqual([exitCode, output], [2, '']);
  assert.equal(
    errors,
    'error: --dryrun is not a known option; did you mean "--dry-run"?\nUsage: doorstep-auth init [options]\nFor help, run: doorstep-auth init --help\n',
  );
  assert.equal(exists(app, 'src/Login.tsx'), false);
});

test('an ID of a provider that would break the page is an error, and nothing is written', async () => {
  const app = await program.createApp({ 'index.html': '' });
  const { exitCode, errors } = await program.run(app, ['init', '--providers', 'saml.</script>']);
  assert.equal(exitCode, 2);
  assert.match(errors, /^error: --providers: "saml\.<\/script>" may have only letters/);
  assert.equal(exists(app, 'login.html'), false);
});

test('a symbolic link that leads out of the folder is not followed', async () => {
  const outside = await program.createApp({});
  const { 'src/main.tsx': _main, ...files } = react;
  const app = await program.createApp(files);
  symlinkSync(outside, join(app, 'src'));
  const { exitCode, output } = await program.run(app, ['init']);
  assert.equal(exitCode, 0);
  assert.ok(
    output.includes(`src/Login.tsx    failed: a symbolic link leads out of this folder, to ${outside}`),
    output,
  );
  assert.deepEqual(readdirSync(outside), []);
});

test('a symbolic link in place of a file is left, also one without a target', async () => {
  const outside = await program.createApp({});
  const app = await program.createApp(react);
  symlinkSync(join(outside, 'Login.tsx'), join(app, 'src', 'Login.tsx'));
  const { output } = await program.run(app, ['init']);
  assert.match(output, /src\/Login\.tsx {4}left as it is, because it exists/);
  assert.deepEqual(readdirSync(outside), []);
});

test('a folder without write permission is an error', async () => {
  const app = await program.createApp(react);
  for (const path of [join(app, 'src'), app]) chmodSync(path, 0o555);
  const { exitCode, output, errors } = await program.run(app, ['init'], asOtherUser());
  for (const path of [join(app, 'src'), app]) chmodSync(path, 0o755);
  assert.match(output, /src\/firebase\.ts {2}failed: EACCES: permission denied\n/);
  assert.match(output, /\.env\.example {5}failed: EACCES: permission denied\n/);
  assert.equal(errors, '\nerror: no file was written.\n');
  assert.equal(exitCode, 1);
});

test('a file in place of a folder is an error', async () => {
  const app = await program.createApp({ ...react, 'src/auth': 'a file' });
  const { output } = await program.run(app, ['init', '--out', 'src/auth']);
  assert.match(output, /src\/auth\/firebase\.ts {2}failed: /);
});

test('spaces and quotes in names of folders, a byte order mark and CRLF change nothing', async () => {
  const { 'package.json': manifest = '' } = react;
  const files = { ...react, 'package.json': `\uFEFF${manifest.replaceAll(',', ',\r\n')}` };
  const app = await program.createApp(files, "my app's (1) ünï");
  const { exitCode, output } = await program.run(app, ['init', '--out', "src/the user's"]);
  assert.equal(exitCode, 0);
  assert.match(output, /^Found React in TypeScript/);
  assert.ok(exists(app, "src/the user's/Login.tsx"));
});
