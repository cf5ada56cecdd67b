import assert from 'node:assert/strict';
import { readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { minimalApps } from './minimal-apps.ts';
import { buildProgram, exists, type Files } from './run-program.ts';

const program = await buildProgram();
after(() => program.remove());

const filesOf = (name: string): Files => minimalApps[name]!.files;
const next = filesOf('Next.js in TypeScript');
const react = filesOf('Vite and React in TypeScript');

/** Returns the output with single spaces in place of line breaks and columns. */
const flatten = (output: string): string => output.replaceAll(/\s+/g, ' ');

const defaultExport = 'export default function Login() { return null; }\n';

for (const [app, module, text, page, name] of [
  ['Next.js in TypeScript', 'components/Login.tsx', defaultExport, 'app/login/page.tsx', 'Login'],
  ['Next.js in TypeScript', 'components/Login.js', '// export { Login };\n', 'app/login/page.tsx', 'Login'],
  ['Next.js in TypeScript', 'components/Login.tsx', 'export type { Login };\n', 'app/login/page.tsx', 'Login'],
  ['Vite and React in TypeScript', 'src/firebase.ts', 'export const app = 1;\n', 'src/Login.tsx', 'auth'],
  ['Vite and React in TypeScript', 'src/firebase.js', '', 'src/Login.tsx', 'auth'],
  ['Angular', 'src/app/doorstep-sign-in.ts', '', 'src/app/login.ts', 'DoorstepSignIn'],
] as const) {
  test(`no ${page} is written that imports ${name} from ${module} with the text ${JSON.stringify(text)}`, async () => {
    const folder = await program.createApp({ ...filesOf(app), [module]: text });
    const { output } = await program.run(folder, ['init']);
    assert.equal(exists(folder, page), false);
    const flat = flatten(output);
    assert.ok(flat.includes(` ${page} left out, because ${module} exports no ${name} `), output);
    assert.ok(
      flat.includes(
        `1. Export ${name} from ${module}, which ${page} has to import, or name another folder with --out. Then run this command again.`,
      ),
      output,
    );
    assert.doesNotMatch(output, /open \/login|write\s+<Login \/>|Add a route/);
  });
}

for (const text of [
  'export function Login() { return null; }\n',
  'export const Login = () => null;\n',
  'export class Login extends Component {}\n',
  'function SignIn() { return null; }\nexport { SignIn as Login };\n',
  "export { default as Login } from './SignIn';\n",
]) {
  test(`a page is written that imports the Login of the app: ${JSON.stringify(text)}`, async () => {
    const app = await program.createApp({ ...next, 'components/Login.jsx': text });
    const { output } = await program.run(app, ['init']);
    assert.ok(exists(app, 'app/login/page.tsx'), output);
    assert.match(output, /components\/Login\.tsx +left out, because Login\.jsx exists/);
    assert.match(output, /open \/login/);
  });
}

test('no page is written that imports a module behind a symbolic link out of the folder', async () => {
  const outside = await program.createApp({});
  const app = await program.createApp(next);
  symlinkSync(outside, join(app, 'components'));
  const { exitCode, output } = await program.run(app, ['init']);
  assert.equal(exitCode, 0);
  assert.equal(exists(app, 'app/login'), false);
  const flat = flatten(output);
  assert.ok(flat.includes(' app/login/page.tsx left out, because components/Login.tsx was not written '), output);
  for (const path of ['components/firebase.ts', 'components/Login.tsx'])
    assert.ok(flat.includes(`${path} failed: a symbolic link leads out of this folder`), output);
  assert.ok(
    flat.includes(
      '1. Correct what the list above says of components/firebase.ts, components/Login.tsx, and run this command again.',
    ),
    output,
  );
  assert.doesNotMatch(output, /open \/login/);
});

test('no page is written that imports a module in place of which there is a link without a target', async () => {
  const app = await program.createApp(react);
  symlinkSync(join(app, 'missing.ts'), join(app, 'src', 'firebase.ts'));
  const { output } = await program.run(app, ['init']);
  assert.match(output, /src\/Login\.tsx +left out, because src\/firebase\.ts exports no auth/);
  assert.equal(exists(app, 'src/Login.tsx'), false);
});

test('also a run that writes no file says what to do', async () => {
  const app = await program.createApp({
    ...next,
    'components/firebase.ts': "import { getAuth } from 'firebase/auth';\nexport const auth = getAuth();\n",
    'components/Login.tsx': defaultExport,
  });
  const { exitCode, output, errors } = await program.run(app, ['init']);
  assert.deepEqual([exitCode, errors], [1, '\nerror: no file was written.\n']);
  assert.match(output, /^To do:\n {2}1\. Export Login from components\/Login\.tsx/m);
  assert.doesNotMatch(output, / 2\. /);
});

test('--out leads past a module that is in the way', async () => {
  const app = await program.createApp({ ...next, 'components/Login.tsx': defaultExport });
  await program.run(app, ['init']);
  const { exitCode, output } = await program.run(app, ['init', '--out', 'components/auth']);
  assert.equal(exitCode, 0, output);
  assert.ok(exists(app, 'components/auth/Login.tsx'));
  assert.match(readFileSync(join(app, 'app/login/page.tsx'), 'utf8'), /from '\.\.\/\.\.\/components\/auth\/Login'/);
});

test('--dry-run says that a page would not be written, for want of its module', async () => {
  const app = await program.createApp({ ...next, 'components/Login.tsx': defaultExport });
  const { output } = await program.run(app, ['init', '--dry-run']);
  assert.ok(
    output.includes('\n===== app/login/page.tsx (would not be written: components/Login.tsx exports no Login)\n'),
    output,
  );
});

for (const [name, path, page] of [
  ['Next.js in TypeScript', 'pages/login.tsx', 'app/login/page.tsx'],
  ['Next.js in TypeScript', 'pages/login/index.jsx', 'app/login/page.tsx'],
  ['Next.js in TypeScript', 'app/login/route.ts', 'app/login/page.tsx'],
  ['Next.js in JavaScript, with src', 'src/pages/login.js', 'src/app/login/page.jsx'],
  ['Nuxt 3', 'pages/login/index.vue', 'pages/login.vue'],
  ['Nuxt 4', 'app/pages/(auth)/login.vue', 'app/pages/login.vue'],
  ['SvelteKit', 'src/routes/(auth)/login/+page@.svelte', 'src/routes/login/+page.svelte'],
  ['Astro', 'src/pages/login/index.astro', 'src/pages/login.astro'],
  ['TanStack Start', 'src/routes/_auth/login.tsx', 'src/routes/login.tsx'],
  ['React Router as a framework', 'app/routes/_auth.login.tsx', 'app/routes/login.tsx'],
] as const) {
  test(`${name}: no ${page} is written beside ${path}, which has the same address`, async () => {
    const app = await program.createApp({ ...filesOf(name), [path]: '' });
    const { output } = await program.run(app, ['init']);
    assert.equal(exists(app, page), false, output);
    const flat = flatten(output);
    assert.ok(flat.includes(` ${page} left out, because ${path} exists `), output);
    assert.ok(
      flat.includes(
        `1. Show the widget in ${path}, which already has the address of ${page}, or delete it and run this command again.`,
      ),
      output,
    );
  });
}

test('a page with another address is no reason to write none', async () => {
  const app = await program.createApp({
    ...next,
    'pages/login/reset.tsx': '',
    'src/pages/login/index.ts': '',
    'app/login/layout.tsx': '',
    'app/@dialog/login/page.tsx': '',
  });
  const { output } = await program.run(app, ['init']);
  assert.ok(exists(app, 'app/login/page.tsx'), output);
});
