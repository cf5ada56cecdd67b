import assert from 'node:assert/strict';
import { test } from 'node:test';
import { focusQuietly } from './form.ts';

/** Returns the options with which a control is focused in a browser with this `navigator.userActivation`. */
function readFocusOptions(userActivation: { readonly hasBeenActive: boolean } | undefined): FocusOptions | undefined {
  Object.defineProperty(globalThis, 'navigator', { value: { userActivation }, configurable: true });
  let used: FocusOptions | undefined;
  focusQuietly({ focus: (options?: FocusOptions) => void (used = options) } as HTMLElement);
  return used;
}

test('a control gets no ring before the visitor has used the page', () => {
  assert.equal(readFocusOptions({ hasBeenActive: false })?.focusVisible, false);
});

test('the browser decides about the ring after the visitor has used the page', () => {
  assert.equal(readFocusOptions({ hasBeenActive: true })?.focusVisible, undefined);
});

test('the browser decides about the ring if it does not report whether the page has been used', () => {
  assert.equal(readFocusOptions(undefined)?.focusVisible, undefined);
});
