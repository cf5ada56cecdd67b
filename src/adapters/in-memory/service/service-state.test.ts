import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { serviceOperations } from '../../service-control.ts';
import { createServiceState, parseServiceState, type ServiceState } from './service-state.ts';

const text = fc.string({ unit: 'grapheme' });
const operation = fc.constantFrom(...serviceOperations);
// By default, fast-check also generates objects without a prototype. Prevent this, because objects from `JSON.parse`
// always have one.
const plain = { noNullPrototype: true };
const purpose = fc.constantFrom('password reset' as const, 'sign-in link' as const, 'second factor revert' as const);
const secondFactor = fc.oneof(
  fc.record({ kind: fc.constant('phone' as const), uid: text, displayName: fc.option(text), phoneNumber: text }, plain),
  fc.record({ kind: fc.constant('totp' as const), uid: text, displayName: fc.option(text), secret: text }, plain),
);
const states: fc.Arbitrary<ServiceState> = fc.record(
  {
    emailEnumerationProtection: fc.boolean(),
    authorizedDomains: fc.array(text),
    passwordPolicies: fc.array(
      fc.record(
        {
          tenantId: fc.option(text),
          minimumLength: fc.nat(),
          maximumLength: fc.nat(),
          requiredCharacters: fc.subarray(['uppercase', 'lowercase', 'digit', 'special'] as const),
          isEnforced: fc.boolean(),
          forcesUpgrade: fc.boolean(),
        },
        plain,
      ),
    ),
    accounts: fc.array(
      fc.record(
        {
          uid: text,
          tenantId: fc.option(text),
          email: fc.option(text),
          password: fc.option(text),
          displayName: fc.option(text),
          photoURL: fc.option(text),
          phoneNumber: fc.option(text),
          emailVerified: fc.boolean(),
          disabled: fc.boolean(),
          emailLink: fc.boolean(),
          providers: fc.array(fc.record({ providerId: text, uid: text, email: fc.option(text) }, plain)),
          secondFactors: fc.array(secondFactor),
          sessionEpoch: fc.nat(),
          createdAt: fc.nat(),
          lastSignInAt: fc.nat(),
        },
        plain,
      ),
    ),
    codes: fc.array(
      fc.record(
        {
          code: text,
          purpose,
          tenantId: fc.option(text),
          email: text,
          newEmail: fc.option(text),
          factorUid: fc.option(text),
          expiresAt: fc.nat(),
        },
        plain,
      ),
    ),
    mails: fc.array(fc.record({ id: text, to: text, purpose, path: text, sentAt: fc.nat() }, plain)),
    textMessages: fc.array(
      fc.record(
        {
          tenantId: fc.option(fc.string()),
          id: text,
          to: text,
          code: text,
          sentAt: fc.nat(),
          standing: fc.constantFrom('fresh', 'used', 'expired'),
        },
        plain,
      ),
    ),
    phoneProofs: fc.array(fc.record({ proof: text, phoneNumber: text }, plain)),
    refusals: fc.array(fc.record({ operation, message: text }, plain)),
    held: fc.array(operation),
    counts: fc.dictionary(operation, fc.nat(), plain) as fc.Arbitrary<ServiceState['counts']>,
  },
  plain,
);

test('every state is the same after conversion to JSON and back', () => {
  fc.assert(
    fc.property(states, (state) => {
      assert.deepEqual(parseServiceState(JSON.stringify(state)), state);
    }),
  );
});

test('the state is empty and no warning is logged if no state was written', (context) => {
  const warn = context.mock.method(console, 'warn', () => {});
  assert.deepEqual(parseServiceState(null), createServiceState());
  assert.equal(warn.mock.callCount(), 0);
});

for (const [broken, names] of [
  ['{', /the state/],
  ['null', /the state/],
  ['{"accounts":[]}', /emailEnumerationProtection/],
  [JSON.stringify({ ...createServiceState(), held: ['sign-in', 'breakfast'] }), /held\.1/],
] as const) {
  test(`the invalid state ${broken} is dropped with a warning that names the invalid part`, (context) => {
    const warn = context.mock.method(console, 'warn', () => {});
    assert.deepEqual(parseServiceState(broken), createServiceState());
    assert.equal(warn.mock.callCount(), 1);
    assert.match(String(warn.mock.calls[0]?.arguments[0]), names);
  });
}
