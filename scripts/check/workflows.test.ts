import assert from 'node:assert/strict';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { parse } from 'yaml';
import { inProject, root } from '../../tools/project.ts';

interface Step {
  readonly run?: string;
  readonly uses?: string;
  readonly with?: Readonly<Record<string, unknown>>;
}

interface Job {
  readonly needs?: string | readonly string[];
  readonly permissions?: Readonly<Record<string, string>>;
  readonly steps: readonly Step[];
}

interface Workflow {
  readonly on: unknown;
  readonly permissions: Readonly<Record<string, string>>;
  readonly jobs: Readonly<Record<string, Job>>;
}

const { scripts, devDependencies } = JSON.parse(readFileSync(inProject('package.json'), 'utf8')) as {
  readonly scripts: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
};

const workflows = new Map(
  globSync('.github/workflows/*.yml', { cwd: root }).map((path) => [
    path,
    parse(readFileSync(inProject(path), 'utf8')) as Workflow,
  ]),
);
const release = workflows.get('.github/workflows/release.yml') ?? assert.fail('There is no release workflow.');

/**
 * Returns the command lines of all `run` steps. Also returns the input `version` of the Changesets action, because this
 * input is a command line, too.
 */
const listCommands = ({ jobs }: Workflow): readonly string[] =>
  Object.values(jobs).flatMap(({ steps }) =>
    steps.flatMap(({ run, with: inputs }) => [run ?? [], inputs?.['version'] ?? []].flat().map(String)),
  );

/** Returns the names of the npm scripts that command lines run. */
const findScripts = (commands: readonly string[]): readonly string[] =>
  commands.flatMap((command) => [...command.matchAll(/\bnpm run (?:-s )?([\w:-]+)/g)].map(([, name = '']) => name));

test('every npm script that a workflow runs is in package.json', () => {
  const missing = [...workflows].flatMap(([path, workflow]) =>
    findScripts(listCommands(workflow)).flatMap((name) => (name in scripts ? [] : `${path}: npm run ${name}`)),
  );
  assert.deepEqual(missing, []);
});

test('the release workflow checks, builds, tries and versions the package by scripts of package.json', () => {
  assert.deepEqual(findScripts(listCommands(release)).toSorted(), ['bump', 'check', 'examples', 'package']);
});

test('a script that the workflow lacks is noticed', () => {
  assert.deepEqual(findScripts(['npm ci && npm run -s missing', 'npm run also:missing']), ['missing', 'also:missing']);
});

test('the scripts for changesets run the installed command', () => {
  assert.ok('@changesets/cli' in devDependencies);
  assert.match(scripts['changeset'] ?? '', /^changeset$/);
  assert.match(scripts['bump'] ?? '', /^changeset version && /);
  const { bin } = JSON.parse(readFileSync(inProject('node_modules/@changesets/cli/package.json'), 'utf8')) as {
    readonly bin: Readonly<Record<string, string>>;
  };
  assert.ok(existsSync(inProject('node_modules/@changesets/cli', bin['changeset'] ?? 'missing')));
});

test('only the job that publishes may prove its identity to npm, and it runs no code of this repository', () => {
  assert.deepEqual(release.permissions, { contents: 'read' });
  const identified = Object.entries(release.jobs).filter(
    ([, { permissions }]) => permissions?.['id-token'] === 'write',
  );
  assert.deepEqual(
    identified.map(([name]) => name),
    ['publish'],
  );
  const { needs, steps } = release.jobs['publish'] ?? assert.fail('There is no job "publish".');
  assert.equal(needs, 'build');
  assert.equal(
    steps.some(({ uses }) => uses?.startsWith('actions/checkout')),
    false,
  );
  const commands = steps.flatMap(({ run }) => run ?? []);
  assert.deepEqual(commands, ['npm publish ./doorstep-auth.tgz --provenance --access public']);
});

test('every changeset names the package and the kind of the change', () => {
  for (const path of globSync('.changeset/*.md', { cwd: root })) {
    if (path.endsWith('README.md')) continue;
    const [, header = ''] = /^---\n(.*?)\n---\n\n\S/s.exec(readFileSync(inProject(path), 'utf8')) ?? [];
    assert.match(header, /^'doorstep': (?:patch|minor|major)$/, path);
  }
});
