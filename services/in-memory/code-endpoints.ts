import { z } from 'zod/mini';
import { applyActionCode, checkActionCode } from '../../src/adapters/fake/service/apply-action-code.ts';
import { readActionCode } from '../../src/adapters/fake/service/action-codes.ts';
import { confirmPasswordReset } from '../../src/adapters/fake/service/password-reset.ts';
import type { CallContext } from '../../src/adapters/fake/service/accounts.ts';
import { endpoint, text, type Endpoint } from './endpoint.ts';
import { infoOf } from './second-factor-info.ts';

/** Codes of mails: what they are for, and a new password with one. */
export const resetPassword: Endpoint = endpoint(
  z.object({ oobCode: text, newPassword: z.nullish(z.string()) }),
  (context, { oobCode: code, newPassword }) => {
    if (newPassword == null) return aboutCode(context, code);
    const answer = aboutCode(context, code);
    confirmPasswordReset(context, { code, newPassword });
    return answer;
  },
);

/** Does what a code of a mail is for. */
export function useCode(context: CallContext, code: string): object {
  applyActionCode(context, code);
  return {};
}

function aboutCode(context: CallContext, code: string): object {
  const { operation, email, previousEmail, secondFactor } = checkActionCode(context, code);
  const addresses = previousEmail === null ? { email } : { email: previousEmail, newEmail: email };
  const { factorUid } = readActionCode(context, code);
  const mfaInfo = secondFactor && infoOf(factorUid ?? '', secondFactor.phoneNumber ?? null, null);
  return { requestType: operation, ...addresses, ...(mfaInfo ? { mfaInfo } : {}) };
}
