import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { inProject, root } from '../../tools/project.ts';

/** Modules of the flow that are neither screens nor decisions, and why they decide nothing (docs/architecture.md). */
const joins: Readonly<Record<string, string>> = {
  'finish/go-on-signed-in.ts': 'goes to configuredTarget',
  'linking/link-to.ts': 'looks an address up, and goes where linkRoute says',
  'linking/settle.ts': 'reads what is pending, and goes where unexpected and afterConnecting say',
  'email-link/send-link.ts': 'sends linkAddress, and keeps what it needs here',
  'mailed-codes/offer-reset.ts': 'shows one page until its mail is sent',
  'phone/enter-code.ts': 'shows codeEntry, has the code checked, and shows the refusal',
  'phone/enter-phone-number.ts': 'shows phoneForm, has the code sent, and shows the refusal',
  'providers/federated.ts': 'calls a provider, and does what afterProvidersRefusal says',
  'providers/one-tap.ts': 'offers One Tap to oneTapClient',
  'screen.ts': 'defines what a screen is',
  'screens.ts': 'loads a screen from its chunk',
};

const folder = 'src/widget/flow/';
const isScreen = (path: string): boolean => /= (firstS|s)creen\(\{/.test(readFileSync(inProject(path), 'utf8'));
const modules = globSync(`${folder}**/*.ts`, { cwd: root })
  .filter((path) => !/(\.test|\/index)\.ts$/.test(path))
  .toSorted();
const { mutate } = JSON.parse(readFileSync(inProject('stacks/mutation/stryker.json'), 'utf8')) as {
  mutate: readonly string[];
};

test('every module of the flow is a screen, a decision that --logic mutates, or a named join', () => {
  const joined = new Set(Object.keys(joins).map((path) => folder + path));
  const decisions = mutate.filter((path) => path.startsWith(folder) && path !== `${folder}start/start.ts`);
  const kinds = modules.map((path) => [path, isScreen(path), decisions.includes(path), joined.has(path)] as const);
  assert.deepEqual(
    kinds.filter(([, ...is]) => is.filter(Boolean).length !== 1),
    [],
  );
  assert.deepEqual(
    [...decisions, ...joined].filter((path) => !modules.includes(path)),
    [],
  );
});

test('--logic mutates the one screen that decides', () => {
  assert.ok(mutate.includes(`${folder}start/start.ts`));
});
