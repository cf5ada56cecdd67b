import assert from 'node:assert/strict';
import { describe, it, test } from 'node:test';
import { accountTexts } from '../../src/widget/messages/account-texts.ts';
import { en } from '../../src/widget/messages/en.ts';
import { adviseOptions, findText, formatGroups, type Group } from './where.ts';

test('a text is found in features and with its message', async () => {
  const groups = new Map(await findText(en.networkRequestFailed));
  assert.ok((groups.get('Features') ?? []).length > 0);
  const message = groups.get('Messages')?.find(({ id }) => id === 'networkRequestFailed');
  assert.match(message?.place ?? '', /^src\/widget\/messages\/en.*\.ts:\d+$/);
});

test('a line of a locale file is listed as a translation, not as code', async () => {
  const groups = new Map(await findText('resendIn:'));
  assert.ok(groups.get('Translations')?.some(({ place }) => place.startsWith('src/locales/de.ts:')));
  assert.ok(!groups.get('Code')?.some(({ place }) => place.startsWith('src/locales/')));
});

test('a text of the account page is found as a message, and its translation as a translation', async () => {
  const messages = new Map(await findText(accountTexts.onlyWay)).get('Messages');
  assert.deepEqual(
    messages?.map(({ id }) => id),
    ['onlyWay'],
  );
  assert.match(messages?.[0]?.place ?? '', /^src\/widget\/messages\/account-texts\.ts:\d+$/);
  const groups = new Map(await findText('onlyWay:'));
  assert.ok(groups.get('Translations')?.some(({ place }) => place.startsWith('src/locales/account/de.ts:')));
  assert.ok(!groups.get('Code')?.some(({ place }) => place.startsWith('src/locales/')));
});

test('a message with a value is found in the specification and in the messages', async () => {
  const groups = new Map(await findText(en.resendIn.replace('{countdown}', '0:15')));
  assert.ok((groups.get('Features') ?? []).length > 0);
  assert.ok(groups.get('Messages')?.some(({ id }) => id === 'resendIn'));
});

test('a requirement is found with its id, and a transition that refers to the requirement with its own id', async () => {
  const groups = new Map(await findText('mode.sign-in'));
  assert.ok(groups.get('Requirements')?.some(({ id }) => id === 'mode.sign-in'));
  assert.ok(groups.get('Transitions')?.some(({ id }) => id === 'T9'));
});

test('a scenario in a list of expectations or transitions is listed with its ID and its title', async () => {
  const groups = new Map(await findText('screen.unsupported-provider > "Cancel" leads back'));
  assert.deepEqual(
    groups.get('Expectations')?.map(({ id, text }) => [id, text.slice(0, 45)]),
    [['02-38', 'screen.unsupported-provider > "Cancel" leads ']],
  );
  assert.deepEqual(
    groups.get('Transitions')?.map(({ id, text }) => [id, text.slice(0, 33)]),
    [['T158', '02-38 screen.unsupported-provider']],
  );
});

test('a text that occurs nowhere has no groups', async () => {
  assert.deepEqual(await findText(['no', 'such', 'tea'].join(' ')), []);
});

test('places are printed by kind, with counts', () => {
  const place = { place: 'a.feature:3', id: '01-2', text: '|  tea  |' };
  assert.equal(
    formatGroups([
      ['Features', [place, { ...place, id: null }]],
      ['Code', [place]],
    ]),
    '3 places: 2 in Features, 1 in Code\n\nFeatures (2)\n  a.feature:3  01-2  | tea |\n  a.feature:3  | tea |\n\nCode (1)\n  a.feature:3  01-2  | tea |',
  );
});

test('of many places, only some are printed', () => {
  const place = { place: 'a.feature:3', id: null, text: 'tea' };
  assert.equal(
    formatGroups([['Code', [place, place, place]]], 2),
    '3 places: 3 in Code\n\nCode (3)\n  a.feature:3  tea\n  a.feature:3  tea\n  … and 1 more',
  );
});

describe('the line that names options', () => {
  const place = { place: 'a.feature:3', id: null, text: 'tea' };
  const groups: readonly Group[] = [
    ['Features', [place]],
    ['Code', [place, place, place]],
  ];

  it('is missing if all places are listed', () => {
    assert.equal(adviseOptions(groups, 3, 'tea', false), null);
  });

  it('names both options if places are left out', () => {
    const line =
      'To list all places, add --all. To find only texts that consist of "tea" and nothing else, add --exact.';
    assert.equal(adviseOptions(groups, 2, 'tea', false), line);
  });

  it('does not name --exact if the search is exact', () => {
    assert.equal(adviseOptions(groups, 2, 'tea', true), 'To list all places, add --all.');
  });
});

test('an exact search finds the text only where it stands alone', async () => {
  const groups = new Map(await findText('Next', true));
  assert.deepEqual(
    groups.get('Messages')?.map(({ id }) => id),
    ['next'],
  );
  const features = groups.get('Features') ?? [];
  assert.ok(features.length > 0);
  assert.ok(features.every(({ text }) => /["|] ?Next ?["|]/.test(text.replaceAll(/\s+/g, ' '))));
});
