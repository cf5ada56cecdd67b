import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openLinkChannel } from './link-keys.ts';

test('tabs report used links on the channel `doorstep:usedLinks`', () => {
  class FakeChannel {
    readonly name: string;
    constructor(name: string) {
      this.name = name;
    }
  }
  Object.assign(globalThis, { BroadcastChannel: FakeChannel });
  assert.equal(openLinkChannel()?.name, 'doorstep:usedLinks');
});

for (const [title, channel] of [
  ['that has no channels', undefined],
  [
    'that blocks channels',
    function blocked() {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    },
  ],
] as const) {
  test(`a browser ${title} opens none`, () => {
    Object.assign(globalThis, { BroadcastChannel: channel });
    assert.equal(openLinkChannel(), null);
  });
}
