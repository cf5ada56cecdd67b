import assert from 'node:assert/strict';
import { test } from 'node:test';
import { english } from '../../widget/messages/english.ts';
import { toLanguageKey } from './language-key.ts';

test('the key changes if the app adds a language or changes a text', () => {
  const keys = [
    toLanguageKey({}),
    toLanguageKey({ locales: { de: english } }),
    toLanguageKey({ locales: { de: english, fr: () => english } }),
    toLanguageKey({ messages: { signIn: 'Come in' } }),
    toLanguageKey({ messages: { signIn: 'Welcome' } }),
  ];
  assert.equal(new Set(keys).size, keys.length);
});

test('the key stays the same for new objects with the same content', () => {
  const create = () => toLanguageKey({ locales: { de: () => english }, messages: { signIn: 'Come in' } });
  assert.equal(create(), create());
});
