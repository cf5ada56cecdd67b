import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ada } from '../../fixtures/user-auth.ts';
import { describeUser, findInitials } from './describe-user.ts';
import type { SignedInUser } from './user-auth.ts';

const describe = (changes: Partial<SignedInUser>) => describeUser({ ...ada, ...changes }, 'en');

for (const [name, initials] of [
  ['Ada Lovelace', 'AL'],
  ['ada', 'A'],
  ['  Ada   King,  Countess of Lovelace ', 'AL'],
  ['Jean-Luc Picard', 'JP'],
  ["O'Brien", 'O'],
  ['Ada Lovelace (Analytical Engines)', 'AL'],
  ['(Ada) "Lovelace"', 'AL'],
  ['🦄 Ada 🦄', 'A'],
  ['ångström', 'Å'],
  ['a\u030angström', 'A\u030a'],
  ['ßa ßb', 'ßß'],
  ['王小明', '王'],
  ['山田 太郎', '山'],
  ['김철수', '김'],
  ['محمد علي', 'م\u200cع'],
  ['דוד לוי', 'דל'],
  ['क्षितिज शर्मा', 'क्षिश'],
  ['გიორგი მაისურაძე', 'გმ'],
  ['𐐨ab', '𐐀'],
  ['007', '0'],
  ['🦄 !', null],
  ['', null],
] as const) {
  test(`the initials of "${name}" are ${initials}`, () => assert.equal(findInitials(name, 'en'), initials));
}

test('the initials have the capital letters of the language', () => {
  assert.equal(findInitials('ipek', 'tr'), 'İ');
  assert.equal(findInitials('ipek', 'en'), 'I');
});

test('browsers without a segmenter find the same initials of a letter with accents', (context) => {
  context.mock.property(Intl, 'Segmenter', undefined);
  Reflect.deleteProperty(Intl, 'Segmenter');
  assert.ok(!('Segmenter' in Intl));
  assert.equal(findInitials('a\u030angström 𐐨', 'en'), 'A\u030a𐐀');
});

for (const [title, changes, shown] of [
  ['with a name and an email', {}, ['Ada Lovelace', 'ada@example.com', 'AL']],
  ['with a name and a phone number', { email: null, phoneNumber: '+1650' }, ['Ada Lovelace', '+1650', 'AL']],
  ['with an email only', { displayName: null }, ['ada@example.com', null, 'A']],
  ['with a phone number only', { displayName: null, email: null, phoneNumber: '+1650' }, ['+1650', null, null]],
  ['with an empty name', { displayName: ' ' }, ['ada@example.com', null, 'A']],
  ['with a name without letters', { displayName: '🦄' }, ['🦄', 'ada@example.com', 'A']],
  ['who is a guest', { displayName: null, email: null, isAnonymous: true }, [null, null, null]],
  [
    'whose name only a provider has',
    { displayName: null, email: null, providerData: [null, { ...ada, displayName: null }, ada] },
    ['Ada Lovelace', 'ada@example.com', 'AL'],
  ],
] as const) {
  test(`shows a user ${title}`, () => {
    const { name, detail, initials } = describe(changes);
    assert.deepEqual([name, detail, initials], shown);
  });
}

for (const [photoURL, picture] of [
  ['https://pictures.example/ada.png', 'https://pictures.example/ada.png'],
  ['http://pictures.example/ada.png', 'http://pictures.example/ada.png'],
  ['javascript:alert(1)', null],
  ['data:image/png;base64,', null],
  ['/ada.png', null],
  [null, null],
] as const) {
  test(`the picture of ${photoURL} is ${picture}`, () => assert.equal(describe({ photoURL }).picture, picture));
}
