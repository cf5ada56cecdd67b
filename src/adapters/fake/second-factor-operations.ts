import type { SecondFactor, SecondFactorOperations } from '../auth-backend.ts';
import { AuthError } from '../auth-error.ts';
import { useProof } from '../shared/checkbox-verification.ts';
import { newTotpSecret, totpDigits } from './service/totp.ts';
import type { Session } from './service/password.ts';
import type { FakeService } from './service-client.ts';
import type { Waiting } from './sign-in-attempt.ts';
import {
  addFactor,
  eligibleAccountOf,
  hiddenNumber,
  mustBeVerified,
  provenAccount,
  sendFactorText,
  startPhoneFactor,
  type FactorProof,
  type NewFactor,
} from './service/second-factors.ts';
import type { EnrolledFactor } from './service/service-state.ts';

/** What authenticator apps call the account's home. */
const issuer = 'Doorstep';

/** Second factors: SMS and TOTP, at sign-in and at enrolment. */
export function secondFactorOperations(service: FakeService): SecondFactorOperations {
  /** The messages that were sent for a sign-in, by factor. */
  const sent = new WeakMap<Waiting, Map<string, string>>();
  let enrolment: NewFactor | null = null;

  function waiting(): Waiting {
    if (service.waiting) return service.waiting;
    throw new AuthError('auth/invalid-multi-factor-session', 'No sign-in waits for a second factor.');
  }

  function mustHave({ entered }: Waiting, factorUid: string): EnrolledFactor {
    const factor = entered.account.secondFactors.find(({ uid }) => uid === factorUid);
    if (factor) return factor;
    throw new AuthError('auth/invalid-multi-factor-session', 'The account has no such second factor.');
  }

  function appSession(): Session {
    return service.session.app.mustHaveSession('enrol a second factor');
  }

  return {
    pendingSecondFactors: () => service.waiting?.entered.account.secondFactors.map(shown).map(withoutDigits) ?? [],
    async startSecondFactor(factorUid, verification) {
      const held = waiting();
      if (mustHave(held, factorUid).kind !== 'phone') return;
      useProof(verification);
      const id = await service.ask('factor message', (realm) => sendFactorText(realm, held.session, factorUid));
      sent.set(held, (sent.get(held) ?? new Map<string, string>()).set(factorUid, id));
    },
    async finishSecondFactor(factorUid, code) {
      const held = waiting();
      const { uid, kind } = mustHave(held, factorUid);
      const messageId = sent.get(held)?.get(uid);
      const proof: FactorProof = kind === 'phone' ? { kind, messageId, code } : { kind, uid, code };
      const entering = service.ask('factor sign-in', (realm) => ({
        account: provenAccount(realm, held.session, proof),
        isNewUser: held.entered.isNewUser,
      }));
      return service.stagedBy(entering, held.about);
    },
    async startPhoneEnrolment(phoneNumber, verification) {
      const session = appSession();
      useProof(verification);
      const messageId = await service.ask('factor enrolment', (realm) =>
        startPhoneFactor(realm, eligibleAccountOf(realm, session), phoneNumber),
      );
      enrolment = { kind: 'phone', messageId };
    },
    async startTotpEnrolment() {
      const session = appSession();
      const secret = newTotpSecret();
      const { email, uid, tenantId } = await service.ask('factor enrolment', (realm) => {
        const account = eligibleAccountOf(realm, session);
        mustBeVerified(account);
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
      const added = service.ask('factor enrolment', (realm) => {
        const account = eligibleAccountOf(realm, session);
        addFactor(realm, account, factor, { code, displayName });
        return account;
      });
      service.session.app.renew(await service.session.app.forUser(added));
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
  phoneNumber: factor.phoneNumber && hiddenNumber(factor.phoneNumber),
});
