import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { importSource } from '../../../tools/bundle/import-source.ts';
import type * as UserElementEntry from '../../package/user-element.ts';

const importEntry = () => importSource<typeof UserElementEntry>('src/package/user-element.ts');

test('a server can import the element', async () => {
  assert.equal('HTMLElement' in globalThis, false);
  assert.equal((await importEntry()).DoorstepUserButtonElement.name, 'DoorstepUserButtonElement');
});

test('if a page imports the element twice, the first definition of its name stays', async () => {
  after(() => ['HTMLElement', 'customElements'].forEach((name) => Reflect.deleteProperty(globalThis, name)));
  const defined = new Map<string, unknown>();
  const customElements = {
    get: (name: string) => defined.get(name),
    define(name: string, element: unknown) {
      assert.equal(defined.has(name), false, `${name} is defined twice`);
      defined.set(name, element);
    },
  };
  Object.assign(globalThis, { HTMLElement: Object, customElements });
  const [first, second] = [await importEntry(), await importEntry()];
  assert.notEqual(first.DoorstepUserButtonElement, second.DoorstepUserButtonElement);
  assert.deepEqual([...defined], [['doorstep-user-button', first.DoorstepUserButtonElement]]);
});
