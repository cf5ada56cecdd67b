import type { SecondFactor, SecondFactorOperations } from '../auth-backend.ts';
import { AuthError } from '../auth-error.ts';
import { consumeProof } from '../shared/checkbox-verification.ts';
import type { Session } from './service/session.ts';
import { createTotpSecret, totpDigits } from './service/totp.ts';
import type { ServiceClient } from './service-client.ts';
import type { PendingSignIn } from './sign-in-attempt.ts';
import {
  enrolFactor,
  getAccountForEnrolment,
  maskPhoneNumber,
  checkEmailVerified,
  verifySecondFactor,
  sendSecondFactorText,
  startPhoneEnrolment,
  type SecondFactorCode,
  type PendingEnrolment,
} from './service/second-factors.ts';
import type { EnrolledFactor } from './service/service-state.ts';

/** What authenticator apps call the account's home. */
const issuer = 'Doorstep';

/** Second factors: SMS and TOTP, at sign-in and at enrolment. */
export function secondFactorOperations(service: ServiceClient): SecondFactorOperations {
  /** The messages that were sent for a sign-in, by factor. */
  const sent = new WeakMap<PendingSignIn, Map<string, string>>();
  let enrolment: PendingEnrolment | null = null;

  function waiting(): PendingSignIn {
    if (service.pendingSignIn) return service.pendingSignIn;
    throw new AuthError('auth/invalid-multi-factor-session', 'No sign-in waits for a second factor.');
  }

  function mustHave({ outcome: entered }: PendingSignIn, factorUid: string): EnrolledFactor {
    const factor = entered.account.secondFactors.find(({ uid }) => uid === factorUid);
    if (factor) return factor;
    throw new AuthError('auth/invalid-multi-factor-session', 'The account has no such second factor.');
  }

  function appSession(): Session {
    return service.session.app.requireSession('enrol a second factor');
  }

  return {
    pendingSecondFactors: () =>
      service.pendingSignIn?.outcome.account.secondFactors.map(shown).map(withoutDigits) ?? [],
    async startSecondFactor(factorUid, verification) {
      const held = waiting();
      if (mustHave(held, factorUid).kind !== 'phone') return;
      consumeProof(verification);
      const id = await service.call('factor message', (context) =>
        sendSecondFactorText(context, held.session, factorUid),
      );
      sent.set(held, (sent.get(held) ?? new Map<string, string>()).set(factorUid, id));
    },
    async finishSecondFactor(factorUid, code) {
      const held = waiting();
      const { uid, kind } = mustHave(held, factorUid);
      const messageId = sent.get(held)?.get(uid);
      const proof: SecondFactorCode = kind === 'phone' ? { kind, messageId, code } : { kind, uid, code };
      const entering = service.call('factor sign-in', (context) => ({
        account: verifySecondFactor(context, held.session, proof),
        isNewUser: held.outcome.isNewUser,
      }));
      return service.stage(entering, held.credentialInfo);
    },
    async startPhoneEnrolment(phoneNumber, verification) {
      const session = appSession();
      consumeProof(verification);
      const messageId = await service.call('factor enrolment', (context) =>
        startPhoneEnrolment(context, getAccountForEnrolment(context, session), phoneNumber),
      );
      enrolment = { kind: 'phone', messageId };
    },
    async startTotpEnrolment() {
      const session = appSession();
      const secret = createTotpSecret();
      const { email, uid, tenantId } = await service.call('factor enrolment', (context) => {
        const account = getAccountForEnrolment(context, session);
        checkEmailVerified(account);
        return account;
      });
      enrolment = { kind: 'totp', secret, tenantId };
      const name = encodeURIComponent(email ?? uid);
      const query = `secret=${secret}&issuer=${issuer}&algorithm=SHA1&digits=${totpDigits}`;
      return { secretKey: secret, uri: `otpauth://totp/${issuer}:${name}?${query}` };
    },
    async finishEnrolment(code, displayName) {
      const factor = enrolment;
      if (!factor) throw new AuthError('auth/invalid-multi-factor-session', 'No enrolment was begun.');
      const session = appSession();
      const added = service.call('factor enrolment', (context) => {
        const account = getAccountForEnrolment(context, session);
        enrolFactor(context, account, factor, { code, displayName });
        return account;
      });
      service.session.app.refreshUser(await service.session.app.signOutIfSessionEnded(added));
      enrolment = null;
    },
    enrolledFactors: () => service.session.app.account?.secondFactors.map(shown) ?? [],
  };
}

function shown(factor: EnrolledFactor): SecondFactor {
  const { uid, kind, displayName } = factor;
  return { uid, factorId: kind, displayName, phoneNumber: factor.kind === 'phone' ? factor.phoneNumber : null };
}

const withoutDigits = (factor: SecondFactor): SecondFactor => ({
  ...factor,
  phoneNumber: factor.phoneNumber && maskPhoneNumber(factor.phoneNumber),
});
