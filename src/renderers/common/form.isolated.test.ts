import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findNextField } from './form.ts';

/** A field of a form. `matches` returns true for the selectors that the constructor receives. */
class FakeField {
  readonly #selectors: readonly string[];
  constructor(...selectors: readonly string[]) {
    this.#selectors = selectors;
  }
  matches(selector: string): boolean {
    return selector.split(',').some((part) => this.#selectors.includes(part));
  }
}
Object.assign(globalThis, { HTMLElement: FakeField });

/** Finds the field after `target` in a form with these fields. Returns its name, or null if Enter submits the form. */
function findNext(fields: Readonly<Record<string, FakeField>>, target: string, names = Object.keys(fields)) {
  const form = { elements: { namedItem: (name: string) => fields[name] ?? null } };
  const next: unknown = findNextField(
    form as unknown as HTMLFormElement,
    (fields[target] ?? new FakeField()) as unknown as EventTarget,
    names,
  );
  return Object.keys(fields).find((name) => fields[name] === next) ?? null;
}

const fields = { email: new FakeField(), name: new FakeField(), newPassword: new FakeField() };

test('Enter leads to the next field of the form', () => {
  assert.deepEqual([findNext(fields, 'email'), findNext(fields, 'name')], ['name', 'newPassword']);
});

test('Enter in the last field, or in a control that is no field, submits the form', () => {
  assert.deepEqual([findNext(fields, 'newPassword'), findNext(fields, 'a button')], [null, null]);
  assert.equal(findNext({}, 'a button'), null);
});

test('Enter before a checkbox, or before a field that is hidden until it is filled in, submits the form', () => {
  const checkbox = { name: new FakeField(), terms: new FakeField('[type=checkbox]') };
  const savedPassword = { email: new FakeField(), password: new FakeField('input[tabindex]') };
  assert.deepEqual([findNext(checkbox, 'name'), findNext(savedPassword, 'email')], [null, null]);
});

test('a field that is not drawn is no next field', () => {
  assert.equal(findNext(fields, 'email', ['email', 'country', 'name']), null);
});
