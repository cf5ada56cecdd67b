import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { matchesGlob } from 'node:path';
import { test } from 'node:test';
import { inProject, root } from '../../scripts/project.ts';

/** What of the flow is no screen and yet decides nothing, and why that is so (docs/architecture.md). */
const joins: Readonly<Record<string, string>> = {
  'federated.ts': 'asks a provider, and does what afterProvidersRefusal says',
  'go-on-signed-in.ts': 'goes to configuredTarget',
  'groups/': 'which screens come in one chunk',
  'later-screens.ts': 'which screens come in one chunk',
  'link-to.ts': 'looks an address up, and goes where linkRoute says',
  'offer-reset.ts': 'shows one page until its mail is sent',
  'one-tap.ts': 'offers One Tap to oneTapClient',
  'screen-names.ts': 'the names of all screens, for tests and stories',
  'screen.ts': 'what a screen is',
  'screens.ts': 'loads a screen',
  'send-link.ts': 'sends linkAddress, and keeps what it needs here',
  'settle.ts': 'reads what is pending, and goes where unexpected and afterConnecting say',
};

const folder = 'src/widget/flow/';
const { mutate } = JSON.parse(readFileSync(inProject('stacks/mutation/stryker.json'), 'utf8')) as { mutate: string[] };
const isMutated = (path: string) => mutate.some((pattern) => !pattern.startsWith('!') && matchesGlob(path, pattern));
const isScreen = (path: string) => /= (firstS|s)creen\(\{/.test(readFileSync(inProject(path), 'utf8'));
const modules = globSync(`${folder}**/*.ts`, { cwd: root }).filter((path) => !/(\.test|-sample)\.ts$/.test(path));

test('what of the flow is neither a screen nor a mere join is changed by --logic', () => {
  const joined = Object.keys(joins).map((name) => folder + name);
  const left = modules.filter((path) => !isScreen(path) && !isMutated(path));
  assert.deepEqual(
    left.filter((path) => !joined.some((join) => path.startsWith(join))),
    [],
  );
  for (const join of joined)
    assert.ok(
      left.some((path) => path.startsWith(join)),
      `${join} is no join any more`,
    );
});

test('every file of the flow that is named for --logic is there', () => {
  const named = mutate.filter((pattern) => pattern.startsWith(folder));
  assert.ok(named.length > 0);
  assert.deepEqual(
    named.filter((path) => !modules.includes(path)),
    [],
  );
});
