import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Device } from '../../config/ui-config.ts';
import { english } from '../../messages/english.ts';
import { translate, translateAll } from '../../messages/translate.ts';
import { laptop as laptopIcon, phone as phoneIcon } from '../account/icons.ts';
import { describeDevice, listDeviceChoices, nameDevice } from './describe-devices.ts';

// At noon, the day is the same in nearly all time zones.
const laptop: Device = {
  id: 'a b',
  browser: 'Firefox',
  system: 'Windows',
  startedAt: new Date('2026-03-01T12:00:00'),
  usedAt: new Date('2026-05-30T12:00:00'),
  isCurrent: true,
};
const phone: Device = { ...laptop, id: 'c', browser: 'Safari', system: 'iPhone', isCurrent: false };
const look = { icon: '', color: '' };

test('each device is a button with its name, and a badge with the day of its last use, or that it is this one', () => {
  assert.deepEqual(translateAll(listDeviceChoices([laptop, phone]), english), {
    'device-0': {
      label: 'Firefox · Windows',
      shortLabel: 'Firefox · Windows',
      ...look,
      iconPaths: laptopIcon,
      badge: 'This device',
    },
    'device-1': {
      label: 'Safari · iPhone',
      shortLabel: 'Safari · iPhone',
      ...look,
      iconPaths: phoneIcon,
      badge: 'Last used: May 30, 2026',
    },
  });
});

for (const [system, icon] of [
  ['Android', phoneIcon],
  ['iPad', laptopIcon],
  [null, laptopIcon],
] as const) {
  test(`the icon of a device with the system ${system}`, () => {
    assert.deepEqual(listDeviceChoices([{ ...phone, system }])['device-0']?.iconPaths, icon);
  });
}

for (const [browser, system, name] of [
  ['Firefox', null, 'Firefox'],
  [null, 'Windows', 'Windows'],
  [null, null, 'Unknown device'],
  ['', '', 'Unknown device'],
] as const) {
  test(`the browser ${browser} and the system ${system} are called "${name}"`, () => {
    assert.equal(translate(nameDevice({ ...laptop, browser, system }), english), name);
  });
}

test('a device has two dates, and this one says so', () => {
  const dates = ['Added: Mar 1, 2026', 'Last used: May 30, 2026'];
  assert.deepEqual(translateAll(describeDevice(phone), english), dates);
  assert.deepEqual(translateAll(describeDevice(laptop), english), ['This device', ...dates]);
});
