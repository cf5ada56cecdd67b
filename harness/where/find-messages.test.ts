import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findMessages } from './find-messages.ts';

const messages = {
  hot: 'The tea is hot',
  ready: 'The tea is ready in {minutes}',
  sent: 'A pot was sent to {email}. [Enjoy it.]',
  named: '{name} ({count})',
};

for (const [searched, keys] of [
  ['TEA IS', ['hot', 'ready']],
  ['The tea is ready in 0:15', ['ready']],
  ['is ready in 0:15', ['ready']],
  ['in 0:15', []],
  ['sent to ada@example.com. Enjoy', ['sent']],
  ['A pot was sent to …', ['sent']],
  ['Something else (3)', []],
  ['coffee', []],
] as const) {
  test(`"${searched}" is found in: ${keys.join(', ') || 'none'}`, () => {
    assert.deepEqual(
      findMessages(messages, searched).map(({ key }) => key),
      keys,
    );
  });
}

test('the text has gaps in place of values', () => {
  assert.deepEqual(findMessages(messages, 'a pot'), [{ key: 'sent', text: 'A pot was sent to …. Enjoy it.' }]);
});
