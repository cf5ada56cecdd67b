import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { importSource } from '../../../tools/bundle/import-source.ts';
import type * as ElementEntry from '../../package/element.ts';

const importEntry = () => importSource<typeof ElementEntry>('src/package/element.ts');

test('a server can import the element', async () => {
  assert.equal('HTMLElement' in globalThis, false);
  assert.equal((await importEntry()).DoorstepSignInElement.name, 'DoorstepSignInElement');
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
  assert.notEqual(first.DoorstepSignInElement, second.DoorstepSignInElement);
  assert.deepEqual([...defined], [['doorstep-sign-in', first.DoorstepSignInElement]]);
});
