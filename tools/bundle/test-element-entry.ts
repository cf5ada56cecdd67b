import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { importSource } from './import-source.ts';

/**
 * Declares the tests that the entry of every custom element must pass. The test file that calls this function must run
 * in a process of its own.
 *
 * @param entry the module, as a path in the project
 * @param exportName the name of the exported class
 * @param tag the name of the element
 */
export function testElementEntry(entry: string, exportName: string, tag: string): void {
  const importElement = async (): Promise<unknown> => (await importSource<Record<string, unknown>>(entry))[exportName];

  test('a server can import the element', async () => {
    assert.equal('HTMLElement' in globalThis, false);
    assert.equal(((await importElement()) as { readonly name: string }).name, exportName);
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
    const [first, second] = [await importElement(), await importElement()];
    assert.notEqual(first, second);
    assert.deepEqual([...defined], [[tag, first]]);
  });
}
