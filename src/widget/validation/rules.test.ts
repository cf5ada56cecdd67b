import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { en } from '../messages/en.ts';
import { cleaned, complaint } from './rules.ts';

test('a common email address is accepted, with blanks around it too', () => {
  // fast-check writes addresses by RFC 5322; those with a last label of 2 to 63 letters are what reference R1 is about.
  const address = fc.emailAddress().filter((email) => /\.[a-z0-9]{2,63}$/i.test(email));
  fc.assert(
    fc.property(address, fc.constantFrom('', ' ', '\t'), (email, blank) => {
      assert.equal(complaint('email', blank + email + blank, en), null);
      assert.equal(cleaned('email', blank + email + blank), email);
    }),
  );
});

test('a password is taken as it is typed', () => {
  assert.equal(cleaned('password', ' secret '), ' secret ');
  assert.equal(complaint('password', ' ', en), null);
});

test('six characters are six, whatever they are written with', () => {
  assert.equal(complaint('newPassword', '🗝️🔑🔑', en), en.passwordWeak);
  assert.equal(complaint('newPassword', '123456', en), null);
});
