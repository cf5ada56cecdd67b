import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { listScreens } from '../../src/widget/flow/screens.ts';
import { firstScreens, screenRoutes } from './screen-routes.ts';

/** Screens on which the visitor has nothing to enter or choose. They need no entry in `screenRoutes`. */
const screensWithoutAnswer: readonly string[] = [
  'callback',
  'done',
  'emailChangeRevocation',
  'emailCodeSending',
  'emailLinkSending',
  'emailVerification',
  'federatedRedirect',
  'mergeConflict',
  'projectCheck',
  'providerByEmail',
  'revertSecondFactor',
  'start',
  'tenantById',
  'unrecoverableError',
  'verifyAndChangeEmail',
];

test('there is a route to every screen on which a visitor can enter or choose something', async () => {
  const reached = new Set(Object.values(screenRoutes).map(({ screen }) => screen));
  const missing = (await listScreens()).filter((name) => !reached.has(name));
  assert.deepEqual(missing.toSorted(), screensWithoutAnswer);
});

test('the scenarios about going back to the beginning name every screen to which there is a route', () => {
  const path = new URL('../../features/62-next-step-and-way-back.feature', import.meta.url);
  const rule = readFileSync(path, 'utf8').split('@ours.way-back')[1] ?? '';
  const isLater = (screen: string | null) => screen !== null && !firstScreens.includes(screen);
  const names = Object.entries(screenRoutes).flatMap(([name, { screen }]) => (isLater(screen) ? [name] : []));
  assert.deepEqual(
    names.filter((name) => !rule.includes(`| ${name} `) && !rule.includes(`the screen "${name}"`)),
    [],
  );
});

test('scenarios try the keyboard, narrow windows and large letters on every screen to which there is a route', () => {
  const path = new URL('../../features/47-keyboard-and-small-screens.feature', import.meta.url);
  const aboutAllScreens = readFileSync(path, 'utf8').replace(/@ours\.type-anew.*?(?=@ours)/s, '');
  const rows = aboutAllScreens
    .split('\n')
    .flatMap((line) => /^\s*\| (.+?)\s+\|/.exec(line)?.[1] ?? [])
    .filter((cell) => cell !== 'screen');
  const names = Object.keys(screenRoutes);
  assert.deepEqual(rows.toSorted(), [...names, ...names].toSorted());
});
