import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkDevices } from './check-devices.ts';

const phone = {
  id: 'a',
  browser: 'Safari',
  system: 'iPhone',
  startedAt: new Date(0),
  usedAt: new Date(1),
  isCurrent: false,
};

test('the current device comes first, and the others keep their order and further keys', () => {
  const tablet = { ...phone, id: '', browser: null, system: null, place: 'London' };
  const laptop = { ...phone, id: 'c', isCurrent: true };
  assert.deepEqual(checkDevices([phone, tablet, laptop]), [laptop, phone, tablet]);
  assert.deepEqual(checkDevices([]), []);
});

for (const [listed, message] of [
  [null, 'devices.list: must return a list, but has returned null.'],
  ['none', 'devices.list: must return a list, but has returned "none".'],
  [[phone, null], 'devices.list: must return a text as "id" of device 2, but has returned null.'],
  [[{ ...phone, id: 7 }], /^devices\.list: must return a text as "id" of device 1, but has returned /],
  [[{ ...phone, browser: 7 }], /must return a text or null as "browser" of device 1/],
  [[{ ...phone, browser: undefined }], /must return a text or null as "browser" of device 1/],
  [[{ ...phone, system: {} }], /must return a text or null as "system" of device 1/],
  [[{ ...phone, startedAt: 0 }], /must return a Date as "startedAt" of device 1/],
  [[{ ...phone, startedAt: new Date(Number.NaN) }], /must return a Date as "startedAt" of device 1/],
  [[{ ...phone, usedAt: null }], /must return a Date as "usedAt" of device 1/],
  [[{ ...phone, isCurrent: 1 }], /must return true or false as "isCurrent" of device 1/],
] as const) {
  test(`a wrong list is refused: ${String(message)}`, () => {
    assert.throws(() => checkDevices(listed), { message });
  });
}
