import type { SecondFactor } from '../../auth-backend.ts';
import { lastCode } from '../phone.ts';
import { solved } from '../verification.ts';
import { operation, seen, type Operation } from './operation.ts';

const shown = ({ uid: _uid, ...factor }: SecondFactor): unknown => factor;

export const pending = operation('which second factors are waited for', async ({ backend }) =>
  backend.pendingSecondFactors().map(shown),
);

/** Goes on with a sign-in that was held up, by a factor of this kind if there is one. */
export const goOnBy = (kind: SecondFactor['factorId'], email: string): Operation =>
  operation(`go on by ${kind} as ${email}`, async (visit) => {
    const { backend } = visit;
    const uid = backend.pendingSecondFactors().find(({ factorId }) => factorId === kind)?.uid ?? 'none';
    await backend.startSecondFactor(uid, await solved(backend));
    const code = kind === 'phone' ? await lastCode(visit.control) : await visit.control.totpCode(email);
    return await seen(backend.finishSecondFactor(uid, code));
  });

export const goOnWithoutCode = operation('go on with a code of nowhere', async ({ backend }) =>
  seen(backend.finishSecondFactor(backend.pendingSecondFactors()[0]?.uid ?? 'none', '12345')),
);
