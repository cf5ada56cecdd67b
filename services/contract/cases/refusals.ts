import assert from 'node:assert/strict';
import type { AuthBackend } from '../../../src/adapters/auth-backend.ts';
import type { AuthErrorCode } from '../../../src/adapters/auth-error.ts';
import type { ServiceOperation } from '../../../src/adapters/service-control.ts';
import { assertRejects } from '../support/assertions.ts';
import { stageUser, ada, withAccounts } from '../support/visitor-steps.ts';
import type { ContractTopic } from '../support/contract-topic.ts';
import { solveVerification } from '../support/human-verification.ts';

/**
 * Error messages that the service can send for any call, each with the code and message of the resulting `AuthError`.
 */
const wireMessages: readonly (readonly [wireMessage: string, code: AuthErrorCode, message?: string])[] = [
  ['NETWORK', 'auth/network-request-failed'],
  ['TOO_MANY_ATTEMPTS_TRY_LATER', 'auth/too-many-requests'],
  [
    'TOO_MANY_ATTEMPTS_TRY_LATER : Access to this account has been temporarily disabled.',
    'auth/too-many-requests',
    'Access to this account has been temporarily disabled.',
  ],
  ['RESET_PASSWORD_EXCEED_LIMIT', 'auth/too-many-requests'],
  ['QUOTA_EXCEEDED : Exceeded quota for verifying passwords.', 'auth/quota-exceeded'],
  ['OPERATION_NOT_ALLOWED', 'auth/operation-not-allowed'],
  ['PASSWORD_LOGIN_DISABLED', 'auth/operation-not-allowed'],
  ['ADMIN_ONLY_OPERATION', 'auth/admin-restricted-operation'],
  ['USER_DISABLED', 'auth/user-disabled'],
  ['USER_DISABLED : The account is locked.', 'auth/user-disabled', 'auth/user-disabled'],
  ['USER_NOT_FOUND', 'auth/user-token-expired'],
  ['TOKEN_EXPIRED', 'auth/user-token-expired'],
  ['INVALID_ID_TOKEN', 'auth/user-token-expired'],
  ['EMAIL_NOT_FOUND', 'auth/user-not-found'],
  ['EMAIL_EXISTS', 'auth/email-already-in-use'],
  ['INVALID_EMAIL', 'auth/invalid-email'],
  ['INVALID_IDENTIFIER', 'auth/invalid-email'],
  ['MISSING_EMAIL', 'auth/invalid-email'],
  ['MISSING_PASSWORD', 'auth/missing-password'],
  ['INVALID_PASSWORD', 'auth/wrong-password'],
  ['INVALID_LOGIN_CREDENTIALS', 'auth/invalid-credential'],
  ['INVALID_IDP_RESPONSE', 'auth/invalid-credential'],
  ['INVALID_PENDING_TOKEN', 'auth/invalid-credential'],
  ['FEDERATED_USER_ID_ALREADY_LINKED', 'auth/credential-already-in-use'],
  ['WEAK_PASSWORD', 'auth/weak-password', 'auth/weak-password'],
  [
    'PASSWORD_DOES_NOT_MEET_REQUIREMENTS : Missing password requirements: [Password must contain a digit]',
    'auth/password-does-not-meet-requirements',
    'Missing password requirements: [Password must contain a digit]',
  ],
  ['CREDENTIAL_TOO_OLD_LOGIN_AGAIN', 'auth/requires-recent-login'],
  ['INVALID_OOB_CODE', 'auth/invalid-action-code'],
  ['EXPIRED_OOB_CODE', 'auth/expired-action-code'],
  ['INVALID_CODE', 'auth/invalid-verification-code'],
  ['SESSION_EXPIRED', 'auth/code-expired'],
  ['CAPTCHA_CHECK_FAILED', 'auth/captcha-check-failed'],
  ['INVALID_PHONE_NUMBER : TOO_SHORT', 'auth/invalid-phone-number'],
  ['UNAUTHORIZED_DOMAIN', 'auth/unauthorized-continue-uri'],
  ['INVALID_CONTINUE_URI', 'auth/unauthorized-continue-uri'],
  ['MISSING_CONTINUE_URI', 'auth/internal-error'],
  ['INTERNAL_ERROR', 'auth/internal-error'],
  ['UNKNOWN_FUTURE_CODE', 'auth/internal-error', 'auth/unknown-future-code'],
  ['API key not valid. Please pass a valid API key.', 'auth/internal-error'],
  ['Error code: 39', 'auth/internal-error'],
  [
    'BLOCKING_FUNCTION_ERROR_RESPONSE : HTTP Cloud Function returned an error: ' +
      '{"error":{"details":{},"message":"Only for <staff>, sorry.","status":"PERMISSION_DENIED"}}',
    'auth/blocked-by-function',
    'Only for <staff>, sorry.',
  ],
  [
    'BLOCKING_FUNCTION_ERROR_RESPONSE : ((HTTP request to http://127.0.0.1:5001/doorstep/us-central1/beforeSignIn ' +
      'returned HTTP error 403: {"error":{"message":"Only for staff, sorry.","status":"PERMISSION_DENIED"}}))',
    'auth/blocked-by-function',
    'Only for staff, sorry.',
  ],
  ['BLOCKING_FUNCTION_ERROR_RESPONSE', 'auth/internal-error'],
  ['BLOCKING_FUNCTION_ERROR_RESPONSE : HTTP Cloud Function returned an error: {"error":{', 'auth/internal-error'],
  ['BLOCKING_FUNCTION_ERROR_RESPONSE : HTTP Cloud Function returned an error: {"error":{}}', 'auth/internal-error'],
];

/**
 * Maps operations to the calls that test them. Other files test operations that need a longer preparation, such as a
 * sign-in with a second factor.
 */
const calls = {
  'look-up': (backend) => backend.lookUpSignInMethods(ada.email),
  'sign-in': (backend) => backend.signInWithPassword(ada),
  'sign-up': (backend) => backend.createUserWithPassword({ email: 'new@example.com', password: 'secret1' }),
  naming: (backend) => backend.setDisplayName('Ada'),
  'reset mail': (backend) => backend.sendPasswordResetEmail(ada.email),
  'reset check': (backend) => backend.verifyPasswordResetCode('code'),
  reset: (backend) => backend.confirmPasswordReset({ code: 'code', newPassword: 'changed1' }),
  'guest sign-in': (backend) => backend.signInAnonymously(),
  'link mail': (backend) => backend.sendSignInLink(ada.email, { url: 'http://127.0.0.1:5188/Login' }),
  'link sign-in': (backend) =>
    backend.signInWithEmailLink({
      email: ada.email,
      link: 'http://127.0.0.1:5188/Login?mode=signIn&oobCode=code&apiKey=key',
    }),
  'token sign-in': (backend) => backend.signInWithCustomToken('{"uid":"passkey-1"}'),
  'code use': (backend) => backend.applyActionCode('code'),
  'text message': async (backend) => backend.signInWithPhone('+15555550100', await solveVerification(backend)),
  'provider sign-in': (backend) =>
    backend.signInWithCredential(backend.googleCredential('{"sub":"grace","email":"grace@example.com"}')),
  project: (backend) => backend.authorizedDomains(),
  'password policy': async (backend) => backend.passwordPolicy?.(),
} satisfies Partial<Record<ServiceOperation, (backend: AuthBackend) => Promise<unknown>>>;
type SimpleOperation = keyof typeof calls;
export const simpleOperations = Object.keys(calls) as SimpleOperation[];

/** Operations that `calls` runs with an action code that does not exist. The service rejects them. */
const unknownCodeOperations: ReadonlySet<ServiceOperation> = new Set([
  'reset check',
  'reset',
  'link sign-in',
  'code use',
]);

/** Returns the result of an operation in `calls` when the service answers normally. */
export const getExpectedResult = (operation: SimpleOperation): 'resolved' | AuthErrorCode =>
  unknownCodeOperations.has(operation) ? 'auth/invalid-action-code' : 'resolved';

export async function callOperation(backend: AuthBackend, operation: SimpleOperation): Promise<unknown> {
  return await calls[operation](backend);
}

export const testRefusals: ContractTopic = (test) => {
  for (const [wireMessage, code, message] of wireMessages) {
    for (const operation of ['sign-in', 'look-up'] as const) {
      test(`a ${operation} that is answered with ${JSON.stringify(wireMessage)} fails with ${code}`, async (context) => {
        const { backend, control } = await withAccounts(context, ada);
        await control.refuseNext(operation, wireMessage);
        await assertRejects(callOperation(backend, operation), code, message);
      });
    }
  }
  for (const operation of simpleOperations) {
    for (const [wireMessage, code] of [
      ['TOO_MANY_ATTEMPTS_TRY_LATER', 'auth/too-many-requests'],
      ['NETWORK', 'auth/network-request-failed'],
    ] as const) {
      test(`refuseNext with ${wireMessage} makes only the next ${operation} fail, and the failed call changes nothing`, async (context) => {
        const { backend, control } = context;
        await stageUser({ backend, control }, ada);
        const others = simpleOperations.filter((other) => other !== operation && other !== 'naming');
        await control.refuseNext(operation, wireMessage);
        await assertRejects(callOperation(backend, operation), code);
        assert.deepEqual(await control.mails(), []);
        assert.equal(await control.account('new@example.com'), null);
        const { displayName, password } = (await control.account(ada.email)) ?? {};
        assert.deepEqual({ displayName, password }, { displayName: null, password: 'secret1' });
        assert.equal(await control.count(operation), operation === 'sign-in' ? 2 : 1);
        for (const other of others) {
          const result = getExpectedResult(other);
          if (result === 'resolved') await callOperation(backend, other);
          else await assertRejects(callOperation(backend, other), result);
        }
      });
    }
  }
};
