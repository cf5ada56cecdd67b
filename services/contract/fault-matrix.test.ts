import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import { AuthError, type AuthErrorCode } from '../../src/adapters/auth-error.ts';
import type { ServiceOperation } from '../../src/adapters/service-control.ts';
import { startInMemoryServer } from '../in-memory-server/in-memory-server.ts';
import { callOperation, getExpectedResult, simpleOperations } from './cases/refusals.ts';
import { clearVerifications } from './support/human-verification.ts';
import { openServerProject } from './support/server-project.ts';
import { ada, stageUser } from './support/visitor-steps.ts';

type Result = AuthErrorCode | 'resolved';

interface Fault {
  readonly name: string;
  /** The message that makes the service produce this fault in the next call (see `ServiceControl.refuseNext`). */
  readonly message: string;
  /** Expected result of the call; `as usual` if the fault must not change the result. */
  readonly result: Result | 'as usual';
  /** Expected results of single operations, if they differ from `result`. */
  readonly except?: Partial<Record<ServiceOperation, Result>>;
}

/**
 * Expected results of the operations that read no data from the service's answer. They resolve even if the answer is an
 * empty JSON object.
 */
const withoutData = {
  naming: 'resolved',
  'reset mail': 'resolved',
  reset: 'resolved',
  'link mail': 'resolved',
  'code use': 'resolved',
} as const;

/**
 * Expected results, by operation, if the service's answer contains no usable data. `look-up` and `password policy` do
 * not fail: they conclude that the service hides the sign-in methods, or that it enforces no policy.
 */
const unreadable = { ...withoutData, 'look-up': 'resolved', 'password policy': 'resolved' } as const;

const answer = (text: string, result: Result, except: Fault['except'] = {}): Fault => ({
  name: `answer ${JSON.stringify(text)}`,
  message: `ANSWER ${text}`,
  result,
  except,
});

/** Faults of the network and the service. */
const faults: readonly Fault[] = [
  { name: 'network gone', message: 'NETWORK', result: 'auth/network-request-failed' },
  { name: 'answer lost', message: 'LOST_ANSWER', result: 'auth/network-request-failed' },
  {
    name: 'delivered twice',
    message: 'DELIVERED_TWICE',
    result: 'as usual',
    except: { 'sign-up': 'auth/email-already-in-use' },
  },
  { name: 'too many requests', message: 'TOO_MANY_ATTEMPTS_TRY_LATER', result: 'auth/too-many-requests' },
  { name: 'internal error', message: 'INTERNAL_ERROR', result: 'auth/internal-error' },
  { name: 'unavailable', message: 'UNAVAILABLE', result: 'auth/unavailable' },
  { name: 'expired session', message: 'TOKEN_EXPIRED', result: 'auth/user-token-expired' },
  { name: 'unknown code', message: 'WEIRD_THING', result: 'auth/internal-error' },
  answer('<html><body>502 Bad Gateway</body></html>', 'auth/network-request-failed'),
  answer('', 'auth/network-request-failed'),
  answer('{"idToken": "', 'auth/network-request-failed'),
  answer('null', 'auth/network-request-failed'),
  answer('1', 'auth/network-request-failed'),
  answer('"text"', 'auth/network-request-failed'),
  answer('[]', 'auth/internal-error', unreadable),
  answer('{}', 'auth/internal-error', unreadable),
  answer('{"idToken": null, "users": null, "sessionInfo": null}', 'auth/internal-error', unreadable),
  answer('{"refreshToken": {}, "users": {}, "sessionInfo": 1, "email": 1}', 'auth/internal-error', unreadable),
  answer('{"mfaPendingCredential": "1", "mfaInfo": {"length": 1}}', 'auth/internal-error', unreadable),
  answer('{"mfaPendingCredential": "1", "mfaInfo": [null]}', 'auth/internal-error', unreadable),
  answer('{"mfaPendingCredential": "1", "mfaInfo": []}', 'auth/internal-error', unreadable),
];

const endsSession = (operation: ServiceOperation, { message }: Fault): boolean =>
  operation === 'naming' && message === 'TOKEN_EXPIRED';

/** Returns true if the service creates an account, although the call fails with this fault. */
const createsAccount = (operation: ServiceOperation, { message }: Fault): boolean =>
  operation === 'sign-up' && (message === 'LOST_ANSWER' || message === 'DELIVERED_TWICE');

const server = await startInMemoryServer();
after(() => server.stop());

for (const operation of simpleOperations) {
  describe(`SDK on the in-memory server: ${operation}`, () => {
    for (const fault of faults) {
      test(fault.name, async () => {
        const { control, openPage } = openServerProject(server);
        const backend = openPage();
        const usual = getExpectedResult(operation);
        try {
          await stageUser({ backend, control }, ada);
          await control.refuseNext(operation, fault.message);
          const result = fault.except?.[operation] ?? fault.result;
          assert.equal(await settle(callOperation(backend, operation)), result === 'as usual' ? usual : result);
          if (endsSession(operation, fault)) return;
          const next = createsAccount(operation, fault) ? 'auth/email-already-in-use' : usual;
          assert.equal(await settle(callOperation(backend, operation)), next, 'the next call');
        } finally {
          clearVerifications();
          await backend.dispose();
        }
      });
    }
  });
}

/** Returns `resolved`, or the code of the call's `AuthError`. Any other error fails the test. */
async function settle(call: Promise<unknown>): Promise<string> {
  try {
    await call;
    return 'resolved';
  } catch (error) {
    assert.ok(error instanceof AuthError, `expected an AuthError, got ${String(error)}`);
    return error.code;
  }
}
