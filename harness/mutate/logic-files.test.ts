import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { matchesGlob } from 'node:path';
import { test } from 'node:test';
import { inProject, root } from '../../scripts/project.ts';

/** What of the flow is no screen and yet decides nothing, and why that is so (docs/architecture.md). */
const joins: Readonly<Record<string, string>> = {
  'enter-code.ts': 'shows codeEntry, has the code checked, and says what tellOfCode says',
  'enter-phone-number.ts': 'shows phoneForm, has the code sent, and says what tellOfMessage says',
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
const isScreen = (path: string): boolean => /= (firstS|s)creen\(\{/.test(readFileSync(inProject(path), 'utf8'));
const modules = globSync(`${folder}**/*.ts`, { cwd: root })
  .filter((path) => !/(\.test|-sample)\.ts$/.test(path))
  .toSorted();
const inFolder = (name: string): string[] => modules.filter((path) => path.startsWith(`${folder}${name}/`));

test('every file of screens/ is a screen, and none of decisions/ is', () => {
  assert.deepEqual(inFolder('screens'), modules.filter(isScreen));
  assert.ok(inFolder('decisions').length > 0);
});

test('what of the flow is neither a screen nor a decision is a mere join', () => {
  const left = modules.filter((path) => !/\/(screens|decisions)\//.test(path)).map((path) => path.slice(folder.length));
  const isJoined = (path: string): boolean => Object.keys(joins).some((join) => path.startsWith(join));
  assert.deepEqual(
    left.filter((path) => !isJoined(path)),
    [],
  );
  assert.deepEqual(
    Object.keys(joins).filter((join) => !left.some((path) => path.startsWith(join))),
    [],
  );
});

test('all decisions are changed by --logic, and the screen that decides', () => {
  const { mutate } = JSON.parse(readFileSync(inProject('stacks/mutation/stryker.json'), 'utf8')) as {
    mutate: readonly string[];
  };
  const isMutated = (path: string): boolean =>
    mutate.some((pattern) => matchesGlob(path, pattern) && !pattern.startsWith('!')) &&
    !mutate.some((pattern) => pattern.startsWith('!') && matchesGlob(path, pattern.slice(1)));
  assert.deepEqual(modules.filter(isMutated), [...inFolder('decisions'), `${folder}screens/start.ts`]);
});
