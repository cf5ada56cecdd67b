import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findItemProblems } from './check-items.ts';
import { propChecks } from './prop-checks.ts';

const onClick = (): void => {};

/** Returns the problems of the items as texts. */
const findProblems = (items: unknown): readonly string[] =>
  findItemProblems(items, propChecks).map(({ path, message }) => `${path}: ${message}`);

for (const [title, items] of [
  ['no list', undefined],
  ['an empty list', []],
  ['a link to a path', [{ label: 'Orders', href: '/orders' }]],
  ['a link to another site', [{ label: 'Help', href: 'https://help.example/' }]],
  ['a button', [{ label: 'Feedback', onClick }]],
  ['a key that is set to undefined', [{ label: 'Feedback', onClick, href: undefined, icon: undefined }]],
  ['a text as icon', [{ label: 'Feedback', onClick, icon: '★' }]],
  ['no icon', [{ label: 'Feedback', onClick, icon: null }]],
  ['an element as icon', [{ label: 'Feedback', onClick, icon: { $$typeof: Symbol.for('react.lazy') } }]],
  ['HTML, which is shown as text', [{ label: '<b>Orders</b>', href: '/orders' }]],
] as const) {
  test(`accepted as items: ${title}`, () => {
    assert.deepEqual(findProblems(items), []);
  });
}

const url = 'must be a path, or a URL with http: or https:, but is';

for (const [items, problem] of [
  [null, 'items: must be a list, but is null'],
  [{ label: 'Orders', href: '/' }, 'items: must be a list, but is an object'],
  [[false], 'items[0]: must be an object, but is false'],
  [[null], 'items[0]: must be an object, but is null'],
  [[{ href: '/' }], 'items[0].label: must be a non-empty string, but is undefined'],
  [[{ label: ' ', href: '/' }], 'items[0].label: must be a non-empty string, but is " "'],
  [[{ label: {}, href: '/' }], 'items[0].label: must be a non-empty string, but is an object'],
  [[{ label: 'A', href: '' }], `items[0].href: ${url} ""`],
  [[{ label: 'A', href: 'javascript:alert(1)' }], `items[0].href: ${url} "javascript:alert(1)"`],
  [[{ label: 'A', href: ' java\nscript:alert(1)' }], `items[0].href: ${url} " java\\nscript:alert(1)"`],
  [[{ label: 'A', href: 'data:text/html,' }], `items[0].href: ${url} "data:text/html,"`],
  [[{ label: 'A', href: 7 }], `items[0].href: ${url} 7`],
  [[{ label: 'A', onClick: '/' }], 'items[0].onClick: must be a function, but is "/"'],
  [[{ label: 'A', onClick: null }], 'items[0].onClick: must be a function, but is null'],
  [[{ label: 'A' }], 'items[0]: must have either href or onClick, but has neither'],
  [[{ label: 'A', href: '/', onClick }], 'items[0]: must have either href or onClick, but has both'],
  [
    [{ label: 'A', onClick, icon: () => null }],
    'items[0].icon: must be a React node, such as <Icon />, but is a function',
  ],
  [[{ label: 'A', onClick, Icon: '★' }], 'items[0].Icon: is not a known key; did you mean "icon"?'],
  [[{ label: 'A', onClick, hrfe: '/' }], 'items[0].hrfe: is not a known key; did you mean "href"?'],
  [
    [{ label: 'A', onClick, labelIcon: '★' }],
    'items[0].labelIcon: is not a known key; known are label, href, onClick, icon',
  ],
  [[{ label: 'A', onClick, url: '/' }], 'items[0].url: is not a known key; known are label, href, onClick, icon'],
] as const) {
  test(`rejected: ${problem}`, () => {
    assert.deepEqual(findProblems(items), [`UserButton.${problem}`]);
  });
}

test('every problem of every item is reported', () => {
  const items = [
    { label: 'Orders', href: '/' },
    { lable: 'Help', href: '//' },
    { label: 'Feedback', onclick: onClick },
  ];
  assert.deepEqual(findProblems(items), [
    'UserButton.items[1].lable: is not a known key; did you mean "label"?',
    'UserButton.items[1].label: must be a non-empty string, but is undefined',
    `UserButton.items[1].href: ${url} "//"`,
    'UserButton.items[2].onclick: is not a known key; did you mean "onClick"?',
    'UserButton.items[2]: must have either href or onClick, but has neither',
  ]);
});
