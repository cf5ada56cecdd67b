import assert from 'node:assert/strict';
import { test } from 'node:test';
import { markSlot } from './mark-slot.ts';

/** Marks the slot for a cursor at `selectionStart`. Returns the index of the marked slot, counted from 0. */
function readMarkedSlot(selectionStart: number | null): string | undefined {
  const properties = new Map<string, string>();
  const style = { setProperty: (name: string, value: string) => void properties.set(name, value) };
  markSlot({ selectionStart, parentElement: { style } } as unknown as HTMLInputElement);
  return properties.get('--_doorstep-current');
}

for (const [digits, slot] of [
  [0, '0'],
  [5, '5'],
  [6, '5'],
] as const) {
  test(`after ${digits} digits, the cursor is in slot ${slot}`, () => {
    assert.equal(readMarkedSlot(digits), slot);
  });
}

test('the first slot is marked if the browser does not report the cursor', () => {
  assert.equal(readMarkedSlot(null), '0');
});
