import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Passkey } from '../../config/ui-config.ts';
import { english } from '../../messages/english.ts';
import { translateAll } from '../../messages/translate.ts';
import { bin, pencil, personWithKey, plus } from '../account/icons.ts';
import { createAddition, describeDates, listChanges, listPasskeyChoices } from './describe-passkeys.ts';

// At noon, the day is the same in nearly all time zones.
const laptop: Passkey = {
  id: 'a b',
  name: 'Laptop',
  addedAt: new Date('2026-03-01T12:00:00'),
  usedAt: new Date('2026-05-30T12:00:00'),
};
const phone: Passkey = { ...laptop, id: 'c', name: 'Phone', usedAt: null };

test('each passkey is a button with its name and its dates', () => {
  assert.deepEqual(translateAll(listPasskeyChoices([laptop, phone]), english), {
    'passkey-0': {
      label: 'Laptop',
      shortLabel: 'Laptop',
      icon: '',
      color: '',
      iconPaths: personWithKey,
      badge: 'Added: Mar 1, 2026 · Last used: May 30, 2026',
    },
    'passkey-1': {
      label: 'Phone',
      shortLabel: 'Phone',
      icon: '',
      color: '',
      iconPaths: personWithKey,
      badge: 'Added: Mar 1, 2026',
    },
  });
});

test('the dates are in the language of the widget', () => {
  assert.deepEqual(
    describeDates(laptop).map((date) => date({ ...english, tag: 'de' })),
    ['Added: 01.03.2026', 'Last used: 30.05.2026'],
  );
});

test('a passkey that was never used has only the date on which it was added', () => {
  assert.deepEqual(translateAll(describeDates(phone), english), ['Added: Mar 1, 2026']);
});

test('the buttons that change and add passkeys have an icon each', () => {
  const look = { icon: '', color: '' };
  const { rename, removal } = listChanges();
  assert.deepEqual(translateAll([rename, removal, createAddition()], english), [
    { label: 'Rename this passkey', shortLabel: 'Rename this passkey', ...look, iconPaths: pencil },
    { label: 'Remove this passkey', shortLabel: 'Remove this passkey', ...look, iconPaths: bin },
    { label: 'Add a passkey', shortLabel: 'Add a passkey', ...look, iconPaths: plus },
  ]);
});
