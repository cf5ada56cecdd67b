import type { AuthBackend, SecondFactor } from '../../../src/adapters/auth-backend.ts';
import { getTotpCode } from '../../../src/adapters/in-memory/service/totp.ts';
import { operation, summarizeSignIn, type Operation } from './operation.ts';
import { getLastTextCode } from '../support/visitor-steps.ts';
import { solveVerification } from '../support/human-verification.ts';

const withoutUid = ({ uid: _uid, ...factor }: SecondFactor): unknown => factor;

export const listPendingFactors = operation('list the pending second factors', async ({ backend }) =>
  backend.pendingSecondFactors().map(withoutUid),
);

/**
 * Completes a sign-in that waits for a second factor. Verifies the first pending factor of this kind with the right
 * code.
 */
export const verifyFactor = (kind: SecondFactor['factorId'], email: string): Operation =>
  operation(
    `verify the ${kind} factor as ${email}`,
    async ({ backend, control }) => {
      const uid = backend.pendingSecondFactors().find(({ factorId }) => factorId === kind)?.uid ?? 'none';
      await backend.startSecondFactor(uid, await solveVerification(backend));
      const code = kind === 'phone' ? await getLastTextCode(control) : await control.totpCode(email);
      return await summarizeSignIn(backend.finishSecondFactor(uid, code));
    },
    { verifiesSecondFactor: true },
  );

export const verifyFactorWithWrongCode = operation(
  'verify a second factor with a wrong code',
  async ({ backend }) =>
    summarizeSignIn(backend.finishSecondFactor(backend.pendingSecondFactors()[0]?.uid ?? 'none', '12345')),
  { verifiesSecondFactor: true },
);

export const startPhoneEnrolment = (phoneNumber: string): Operation =>
  operation(`start enrolling ${phoneNumber}`, async ({ backend }) =>
    backend.startPhoneEnrolment(phoneNumber, await solveVerification(backend)),
  );

const totpSecrets = new WeakMap<AuthBackend, string>();

export const startTotpEnrolment: Operation = operation('start enrolling an authenticator app', async ({ backend }) => {
  const { secretKey } = await backend.startTotpEnrolment();
  totpSecrets.set(backend, secretKey);
});

/** Finishes the TOTP enrolment if one has been started; otherwise finishes a phone enrolment. */
export const finishEnrolment = (name: string | null): Operation =>
  operation(`finish enrolling as ${name}`, async ({ backend, control }) => {
    const secret = totpSecrets.get(backend);
    totpSecrets.delete(backend);
    const code = secret === undefined ? await getLastTextCode(control) : getTotpCode(secret, Date.now());
    await backend.finishEnrolment(code, name);
    return backend.enrolledFactors().map(withoutUid);
  });
