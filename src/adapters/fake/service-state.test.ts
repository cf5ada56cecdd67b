import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { serviceOperations } from '../service-control.ts';
import { emptyServiceState, parseServiceState, type ServiceState } from './service-state.ts';

const text = fc.string({ unit: 'grapheme' });
const operation = fc.constantFrom(...serviceOperations);
// As JSON.parse makes them.
const plain = { noNullPrototype: true };
const states: fc.Arbitrary<ServiceState> = fc.record(
  {
    emailEnumerationProtection: fc.boolean(),
    accounts: fc.array(
      fc.record(
        {
          uid: text,
          email: fc.option(text),
          password: fc.option(text),
          displayName: fc.option(text),
          emailVerified: fc.boolean(),
          disabled: fc.boolean(),
          emailLink: fc.boolean(),
          providers: fc.array(text),
          sessionEpoch: fc.nat(),
        },
        plain,
      ),
    ),
    codes: fc.array(fc.record({ code: text, email: text, expiresAt: fc.nat() }, plain)),
    mails: fc.array(
      fc.record(
        {
          id: text,
          to: text,
          purpose: fc.constantFrom('password reset' as const, 'sign-in link' as const, 'email recovery' as const),
          path: text,
          sentAt: fc.nat(),
        },
        plain,
      ),
    ),
    refusals: fc.array(fc.record({ operation, message: text }, plain)),
    held: fc.array(operation),
    counts: fc.dictionary(operation, fc.nat(), plain) as fc.Arbitrary<ServiceState['counts']>,
  },
  plain,
);

test('every state is the same after JSON carried it elsewhere', () => {
  fc.assert(
    fc.property(states, (state) => {
      assert.deepEqual(parseServiceState(JSON.stringify(state)), state);
    }),
  );
});

test('where nothing was written the service is empty', (context) => {
  const warn = context.mock.method(console, 'warn', () => {});
  assert.deepEqual(parseServiceState(null), emptyServiceState());
  assert.equal(warn.mock.callCount(), 0);
});

for (const [broken, names] of [
  ['{', /the state/],
  ['null', /the state/],
  ['{"accounts":[]}', /emailEnumerationProtection/],
  [JSON.stringify({ ...emptyServiceState(), held: ['sign-in', 'breakfast'] }), /held\.1/],
] as const) {
  test(`the broken state ${broken} is dropped, and a warning names the place`, (context) => {
    const warn = context.mock.method(console, 'warn', () => {});
    assert.deepEqual(parseServiceState(broken), emptyServiceState());
    assert.equal(warn.mock.callCount(), 1);
    assert.match(String(warn.mock.calls[0]?.arguments[0]), names);
  });
}
