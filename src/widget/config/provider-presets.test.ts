import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createSettings, toEnglish } from '../../../fixtures/flow.ts';
import { collectIcons, listProviderChoices } from '../flow/providers/provider-buttons.ts';
import { texts } from '../messages/phrase.ts';
import { findConfigProblems } from './check-config.ts';
import * as presets from './provider-presets.ts';

const all = Object.values(presets).map((preset) => preset());

/** Maps each command of an SVG path, in lower case, to the number of values that the command takes. */
const valuesOfCommands: Readonly<Record<string, number>> = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, a: 7, z: 0 };

/** Lists the end points of the lines in an SVG path. Fails if a command has too few or too many values. */
function listPoints(d: string): readonly (readonly [number, number])[] {
  let [x, y, startX, startY] = [0, 0, 0, 0];
  return [...d.matchAll(/([a-z])([^a-z]*)/gi)].flatMap(([, command = '', rest = '']) => {
    const name = command.toLowerCase();
    const count = valuesOfCommands[name] ?? Number.NaN;
    const values = (rest.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
    assert.equal(count === 0 ? values.length : values.length % count, 0, `${command}${rest}`);
    if (name === 'z') [x, y] = [startX, startY];
    const points: [number, number][] = [];
    for (let index = 0; index < values.length; index += count) {
      const [last = 0, end = 0] = values.slice(index, index + count).slice(-2);
      const [fromX, fromY] = command === name ? [x, y] : [0, 0];
      if (name === 'h') x = fromX + last;
      else if (name === 'v') y = fromY + last;
      else [x, y] = [fromX + last, fromY + end];
      if (name === 'm') [startX, startY] = [x, y];
      points.push([x, y]);
    }
    return points;
  });
}

test('an app can offer all presets', () => {
  assert.equal(all.length, 10);
  assert.deepEqual(findConfigProblems({ signInOptions: all, signInSuccessUrl: '/' }), []);
});

test('the button of a preset has the name of the provider', () => {
  const choices = listProviderChoices(createSettings({ signInOptions: [presets.slack(), presets.x()] }), texts);
  assert.deepEqual(toEnglish(Object.values(choices).map(({ label }) => label)), [
    'Sign in with Slack',
    'Sign in with X',
  ]);
});

test('each preset has a mark, which is about as large as the built-in ones', () => {
  const choices = Object.entries(listProviderChoices(createSettings({ signInOptions: all }), texts));
  for (const [id, { iconPaths }] of choices) {
    if (!iconPaths) continue;
    const points = iconPaths.flatMap(({ d }) => listPoints(d)).flat();
    const [least, most] = [Math.min(...points), Math.max(...points)];
    assert.ok(least >= 1 && least <= 4 && most >= 20 && most <= 23, `${id}: from ${least} to ${most}`);
  }
  assert.deepEqual(
    choices.filter(([, { iconPaths }]) => !iconPaths).map(([id, { icon }]) => [id, icon]),
    [['twitter.com', 'x.com']],
  );
});

test('as icons, all presets are in the row, whatever their IDs are', () => {
  const choices = collectIcons(listProviderChoices(createSettings({ signInOptions: all }), texts));
  assert.deepEqual(
    Object.values(choices).filter(({ isIconOnly }) => !isIconOnly),
    [],
  );
});

test('keys of the app replace those of the preset, or add to them', () => {
  const { iconPaths, ...option } = presets.linkedin({ provider: 'oidc.linkedin', scopes: ['profile'] });
  assert.ok(iconPaths);
  assert.deepEqual(option, {
    provider: 'oidc.linkedin',
    providerName: 'LinkedIn',
    buttonColor: '#0a66c2',
    scopes: ['profile'],
  });
});
