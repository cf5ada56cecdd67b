import assert from 'node:assert/strict';
import { chmodSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { frameworkNames } from '../../src/init/frameworks.ts';
import { minimalApps } from './minimal-apps.ts';
import { buildProgram, exists } from './run-program.ts';

const program = await buildProgram();
after(() => program.remove());

const react = minimalApps['Vite and React in TypeScript']!.files;
const read = (app: string, path: string): string => readFileSync(join(app, path), 'utf8');
const listFiles = (app: string): readonly string[] =>
  globSync('**/{*,.*}', { cwd: app, withFileTypes: true, exclude: ['**/node_modules/**'] })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(app.length + 1))
    .toSorted();

/** Checks that the output has at most 30 lines of 110 characters. Paths of the package may be longer. */
function assertFitsScreen(output: string): void {
  const lines = output.trimEnd().split('\n');
  const long = lines.filter((line) => line.length > 110 && !line.includes(program.folder));
  assert.deepEqual(long, []);
  assert.ok(lines.length <= 30, output);
}

for (const [name, { title, files, written, widget, config }] of Object.entries(minimalApps)) {
  test(`writes the sign-in page into an app of ${name}`, async () => {
    const app = await program.createApp(files);
    const { exitCode, output, errors } = await program.run(app, ['init']);
    assert.deepEqual([exitCode, errors], [0, '']);
    assert.ok(output.startsWith(`Found ${title}`), output);
    const added = listFiles(app).filter((path) => !Object.hasOwn(files, path));
    assert.deepEqual(added, written.toSorted());
    const lines = output.split('\n');
    const reported = written.filter((path) =>
      lines.some((line) => line.startsWith(`  ${path} `) && /  written: /.test(line)),
    );
    assert.deepEqual(reported, written);
    for (const path of written) assert.doesNotMatch(read(app, path), /#firebase|#login|#directive/);
    assert.ok(read(app, written[0]!).includes(config));
    if (widget !== null) assert.ok(read(app, widget[0]).includes(`from '${widget[1]}';`), read(app, widget[0]));
    assertFitsScreen(output);
  });
}

test('there is a minimal app of every framework', () => {
  const tested = new Set(Object.values(minimalApps).map(({ framework }) => framework));
  assert.deepEqual([...tested].toSorted(), frameworkNames.toSorted());
});

test('a framework that is named needs no package.json', async () => {
  const app = await program.createApp({ 'src/App.vue': '' });
  const { exitCode, output } = await program.run(app, ['init', '--framework', 'vue']);
  assert.equal(exitCode, 0);
  assert.ok(output.startsWith('Found Vue in JavaScript'), output);
});

test('the output says what remains to be done', async () => {
  const app = await program.createApp({ ...react, 'pnpm-lock.yaml': '' });
  const { output } = await program.run(app, ['init']);
  assert.equal(
    output,
    `Found React in TypeScript, with pnpm.

Files:
  src/firebase.ts  written: connects Firebase
  src/Login.tsx    written: the sign-in page
  .env.example     written: names of the two values of the Firebase configuration

To do:
  1. Install the packages:
       pnpm add doorstep-auth firebase
  2. Copy .env.example to .env.local, and enter the apiKey and the authDomain
     that the Firebase console shows under Project settings > General > Your apps.
  3. In the Firebase console, under Authentication > Sign-in method, enable
     Email/Password, Google; under Settings > Authorized domains, add localhost.
  4. In a component of your app, import { Login } from src/Login.tsx, and write
     <Login />.

More: docs/quick-starts/react.md in the package doorstep-auth
`,
  );
});

test('a second run changes no file, and ends with the exit code 1', async () => {
  const app = await program.createApp(react);
  await program.run(app, ['init']);
  const before = listFiles(app).map((path) => read(app, path));
  const { exitCode, output, errors } = await program.run(app, ['init', '--providers', 'phone', '--emulator']);
  assert.equal(exitCode, 1);
  assert.match(output, /^ {2}src\/Login\.tsx {2}left as it is, because it exists$/m);
  assert.match(output, /^--emulator has no effect/m);
  assert.equal(errors, '\nerror: no file was written.\n');
  assert.deepEqual(
    listFiles(app).map((path) => read(app, path)),
    before,
  );
});

test('an existing file is left, and the others are written', async () => {
  const app = await program.createApp({ ...react, '.env.example': 'MINE=1\n' });
  const { exitCode, output } = await program.run(app, ['init']);
  assert.equal(exitCode, 0);
  assert.match(output, /\.env\.example {5}left as it is/);
  assert.equal(read(app, '.env.example'), 'MINE=1\n');
  assert.match(output, /In \.env\.local, set VITE_FIREBASE_API_KEY and VITE_FIREBASE_AUTH_DOMAIN to\s+the apiKey/);
  assert.ok(exists(app, 'src/Login.tsx'));
});

test('a page that has the same address is left, and no second one is written', async () => {
  const next = minimalApps['Next.js in TypeScript']!.files;
  for (const path of ['app/login/page.jsx', 'app/(auth)/login/page.tsx']) {
    const app = await program.createApp({ ...next, [path]: '' });
    const { output } = await program.run(app, ['init']);
    assert.match(output, /app\/login\/page\.tsx +left out, because .*page\.[jt]sx exists/);
    assert.equal(exists(app, 'app/login/page.tsx'), false);
  }
});

test('the Firebase of the app is used, wherever it is', async () => {
  const app = await program.createApp({
    ...react,
    'src/lib/fire base.ts':
      "\uFEFFimport { initializeApp } from 'firebase/app';\r\nimport { getAuth } from 'firebase/auth';\r\nexport const auth = getAuth(initializeApp({}));\r\n",
  });
  const { output } = await program.run(app, ['init', '--out', 'src/pages/sign-in']);
  assert.match(output, /^The app connects Firebase in src\/lib\/fire base\.ts, which the sign-in page uses\.$/m);
  assert.deepEqual(listFiles(app), [
    'package.json',
    'src/lib/fire base.ts',
    'src/main.tsx',
    'src/pages/sign-in/Login.tsx',
    'tsconfig.json',
  ]);
  assert.match(read(app, 'src/pages/sign-in/Login.tsx'), /from '\.\.\/\.\.\/lib\/fire base';/);
});

test('a Firebase module that exports no auth is named', async () => {
  const app = await program.createApp({
    ...react,
    'src/fb.ts': "import { initializeApp } from 'firebase/app';\nexport const app = initializeApp({});\n",
  });
  const { output } = await program.run(app, ['init']);
  assert.match(output, /Export auth from src\/fb\.ts, because the sign-in page imports it/);
  assert.equal(exists(app, 'src/firebase.ts'), false);
});

test('--emulator writes an app that can be tried at once', async () => {
  const app = await program.createApp(react);
  const { output } = await program.run(app, ['init', '--emulator']);
  assert.match(
    read(app, 'src/firebase.ts'),
    /apiKey: 'demo-api-key'[^]*connectAuthEmulator\(auth, 'http:\/\/localhost:9099'/,
  );
  assert.match(output, /emulators:start --only auth --project demo-app/);
  assert.doesNotMatch(output, /Firebase console/);
  assert.equal(exists(app, '.env.example'), false);
});

test('--providers writes the sign-in options, and names them as the Firebase console does', async () => {
  for (const [name, file] of [
    ['Vite and React in TypeScript', 'src/Login.tsx'],
    ['plain HTML', 'login.html'],
  ] as const) {
    const app = await program.createApp(minimalApps[name]!.files);
    const { output } = await program.run(app, ['init', '--providers', 'github.com, phone,anonymous']);
    assert.match(read(app, file), /signInOptions: \['github\.com', 'phone', 'anonymous'\]/);
    assert.match(output, /enable\s+GitHub, Phone, Anonymous/);
  }
});

test('--dry-run prints the files, and writes none', async () => {
  const app = await program.createApp({ ...react, '.env.example': '' });
  const { exitCode, output } = await program.run(app, ['init', '--dry-run', '--install']);
  assert.equal(exitCode, 0);
  assert.match(output, /^===== src\/firebase\.ts\nimport \{ initializeApp \}/m);
  assert.match(output, /^===== src\/Login\.tsx\n/m);
  assert.match(output, /^===== \.env\.example \(would not be written: /m);
  assert.deepEqual(listFiles(app), [...Object.keys(react), '.env.example'].toSorted());
});

test('--install runs the package manager for the missing packages only, and fails if that fails', async () => {
  const stub = '#!/bin/sh\necho "ran npm $@ in $(pwd)"\nexit $EXIT\n';
  const tools = await program.createApp({ npm: stub });
  chmodSync(join(tools, 'npm'), 0o755);
  for (const exit of ['0', '7']) {
    const manifest = JSON.stringify({ dependencies: { 'react-dom': '*', 'doorstep-auth': '*' } });
    const app = await program.createApp({ 'package.json': manifest });
    const variables = { PATH: `${tools}:${process.env['PATH']}`, EXIT: exit };
    const { exitCode, output, errors } = await program.run(app, ['init', '--install', '--yes'], { variables });
    assert.match(output, new RegExp(`ran npm install firebase in ${app}`));
    assert.equal(exitCode, exit === '0' ? 0 : 1);
    assert.equal(errors, exit === '0' ? '' : '\nerror: npm install firebase ended with the exit code 7.\n');
    assert.equal(/Install the packages:/.test(output), exit === '7');
  }
  const { output } = await program.run(tools, ['init', '--help']);
  assert.match(
    output,
    /Exit codes: 0 a file was written, 1 nothing could be written or --install failed, 2 wrong options\./,
  );
});
