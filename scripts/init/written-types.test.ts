import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readFileSync, symlinkSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { inProject } from '../../tools/project.ts';
import { minimalApps } from './minimal-apps.ts';
import { buildProgram } from './run-program.ts';

const program = await buildProgram();
after(() => program.remove());

/** Types of packages that are not installed in this project. Declares only the types that the templates use. */
const otherPackages = `
declare module 'next/navigation' {
  export function useRouter(): { replace(href: string): void };
}
declare module 'react-router' {
  import type { ReactElement } from 'react';
  export function Navigate(props: { to: string; replace?: boolean }): ReactElement;
  export function useNavigate(): (to: string, options: { replace: boolean }) => void | Promise<void>;
}
`;

/**
 * Turns off an option that new apps do not use. Without it, an optional key may have the value `undefined`, for example
 * from a missing environment variable.
 */
const compilerOptions = { exactOptionalPropertyTypes: false };

/** Returns the errors of the TypeScript compiler in the files of the apps. */
function findErrors(): readonly string[] {
  const tsc = inProject('node_modules', 'typescript', 'bin', 'tsc');
  const args = [tsc, '-p', program.folder, '--pretty', 'false'];
  const { stdout } = spawnSync(process.execPath, args, { cwd: program.folder, encoding: 'utf8' });
  // Ignore errors outside of the apps. The apps import the package from this project's sources, which `npm run check`
  // checks with other options.
  return stdout.split('\n').filter((line) => /^app-\d/.test(line));
}

test('the written code has no error of types, and a wrong sign-in option would be one', async () => {
  const names = [
    'Vite and React in TypeScript',
    'Next.js in TypeScript',
    'React Router as a library',
    'React Router as a framework',
    'Vite and React in TypeScript',
  ];
  for (const [index, name] of names.entries()) {
    const app = await program.createApp(minimalApps[name]!.files, `app-${index}`);
    assert.equal((await program.run(app, ['init'])).exitCode, 0);
  }
  const login = join(program.folder, 'app-4', 'src', 'Login.tsx');
  await writeFile(login, readFileSync(login, 'utf8').replace('signInOptions:', 'signInOption:'));
  symlinkSync(inProject('node_modules'), join(program.folder, 'node_modules'), 'dir');
  await writeFile(join(program.folder, 'packages.d.ts'), otherPackages);
  await writeFile(
    join(program.folder, 'tsconfig.json'),
    JSON.stringify({
      extends: inProject('tsconfig.json'),
      compilerOptions,
      include: ['packages.d.ts', 'app-*/**/*.ts', 'app-*/**/*.tsx'],
    }),
  );
  const errors = findErrors();
  assert.equal(errors.length, 1, errors.join('\n'));
  assert.match(errors[0]!, /^app-4\/src\/Login\.tsx\(\d+,\d+\): error TS2561: .*signInOption/);
});
