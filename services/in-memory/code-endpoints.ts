import { z } from 'zod/mini';
import { applyCode, checkCode } from '../../src/adapters/fake/service/apply-action-code.ts';
import { readCode } from '../../src/adapters/fake/service/action-codes.ts';
import { confirmReset } from '../../src/adapters/fake/service/password-reset.ts';
import type { Realm } from '../../src/adapters/fake/service/accounts.ts';
import { endpoint, text, type Endpoint } from './endpoint.ts';
import { infoOf } from './second-factor-info.ts';

/** Codes of mails: what they are for, and a new password with one. */
export const resetPassword: Endpoint = endpoint(
  z.object({ oobCode: text, newPassword: z.nullish(z.string()) }),
  (realm, { oobCode: code, newPassword }) => {
    if (newPassword == null) return aboutCode(realm, code);
    const answer = aboutCode(realm, code);
    confirmReset(realm, { code, newPassword });
    return answer;
  },
);

/** Does what a code of a mail is for. */
export function useCode(realm: Realm, code: string): object {
  applyCode(realm, code);
  return {};
}

function aboutCode(realm: Realm, code: string): object {
  const { operation, email, previousEmail, secondFactor } = checkCode(realm, code);
  const addresses = previousEmail === null ? { email } : { email: previousEmail, newEmail: email };
  const { factorUid } = readCode(realm, code);
  const mfaInfo = secondFactor && infoOf(factorUid ?? '', secondFactor.phoneNumber ?? null, null);
  return { requestType: operation, ...addresses, ...(mfaInfo ? { mfaInfo } : {}) };
}
