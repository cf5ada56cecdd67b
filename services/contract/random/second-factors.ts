import type { AuthBackend, SecondFactor } from '../../../src/adapters/auth-backend.ts';
import { totpCode } from '../../../src/adapters/fake/service/totp.ts';
import { operation, seen, type Operation } from './operation.ts';
import { getLastTextCode } from '../support/visitor-steps.ts';
import { solveVerification } from '../support/human-verification.ts';

const shown = ({ uid: _uid, ...factor }: SecondFactor): unknown => factor;

export const pending = operation('which second factors are waited for', async ({ backend }) =>
  backend.pendingSecondFactors().map(shown),
);

/** Goes on with a sign-in that was held up, by a factor of this kind if there is one. */
export const goOnBy = (kind: SecondFactor['factorId'], email: string): Operation =>
  operation(
    `go on by ${kind} as ${email}`,
    async (visit) => {
      const { backend } = visit;
      const uid = backend.pendingSecondFactors().find(({ factorId }) => factorId === kind)?.uid ?? 'none';
      await backend.startSecondFactor(uid, await solveVerification(backend));
      const code = kind === 'phone' ? await getLastTextCode(visit.control) : await visit.control.totpCode(email);
      return await seen(backend.finishSecondFactor(uid, code));
    },
    { goesOn: true },
  );

export const enrolPhone = (number: string): Operation =>
  operation(`begin to enrol ${number}`, async ({ backend }) =>
    backend.startPhoneEnrolment(number, await solveVerification(backend)),
  );

/** The secrets of authenticator apps that are being enrolled, by who enrols them. */
const secrets = new WeakMap<AuthBackend, string>();

export const enrolApp: Operation = operation('begin to enrol an app', async ({ backend }) => {
  const { secretKey } = await backend.startTotpEnrolment();
  secrets.set(backend, secretKey);
});

/** With the code of the app if one is being enrolled, else with that of the newest message. */
export const finishEnrolment = (name: string | null): Operation =>
  operation(`enrol as ${name}`, async ({ backend, control }) => {
    const secret = secrets.get(backend);
    secrets.delete(backend);
    const code = secret === undefined ? await getLastTextCode(control) : totpCode(secret, Date.now());
    await backend.finishEnrolment(code, name);
    return backend.enrolledFactors().map(shown);
  });

export const goOnWithoutCode = operation(
  'go on with a code of nowhere',
  async ({ backend }) => seen(backend.finishSecondFactor(backend.pendingSecondFactors()[0]?.uid ?? 'none', '12345')),
  { goesOn: true },
);
