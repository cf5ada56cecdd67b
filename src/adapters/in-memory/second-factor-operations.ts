import type { EnrollingUser, SecondFactor, SecondFactorOperations } from '../auth-backend.ts';
import { AuthError } from '../auth-error.ts';
import { consumeProof } from '../shared/checkbox-verification.ts';
import type { CallContext } from './service/accounts.ts';
import type { ServiceClient } from './service-client.ts';
import {
  checkEmailVerified,
  enrolFactor,
  getAccountForEnrolment,
  maskPhoneNumber,
  sendSecondFactorText,
  startPhoneEnrolment,
  verifySecondFactor,
  type PendingEnrolment,
  type SecondFactorCode,
} from './service/second-factors.ts';
import type { EnrolledFactor } from './service/service-state.ts';
import type { Session } from './service/session.ts';
import { createTotpSecret, totpDigits } from './service/totp.ts';
import type { PendingSignIn } from './sign-in-attempt.ts';

const issuer = 'Doorstep';

/** Creates the operations for sign-in with a second factor and for enrolment. */
export function createSecondFactorOperations(client: ServiceClient): SecondFactorOperations {
  /**
   * The ID of the latest text message to each second factor of a pending sign-in. The inner keys are the uids of the
   * factors.
   */
  const messageIds = new WeakMap<PendingSignIn, Map<string, string>>();
  let enrolment: (PendingEnrolment & { readonly user: EnrollingUser }) | null = null;

  function requirePendingSignIn(): PendingSignIn {
    if (client.pendingSignIn) return client.pendingSignIn;
    throw new AuthError('auth/invalid-multi-factor-session', 'No sign-in waits for a second factor.');
  }

  function requireFactor({ outcome }: PendingSignIn, factorUid: string): EnrolledFactor {
    const factor = outcome.account.secondFactors.find(({ uid }) => uid === factorUid);
    if (factor) return factor;
    throw new AuthError('auth/invalid-multi-factor-session', 'The account has no such second factor.');
  }

  function requireSession(user: EnrollingUser): Session {
    if (user === 'app') return client.sessions.app.requireSession('enrol a second factor');
    const session = client.sessions.signedInSession;
    if (session) return session;
    throw new AuthError('auth/user-token-expired', 'No user is staged who could enrol a second factor.');
  }

  /**
   * Calls the service in the session of `user`. If this session has ended, the call rejects, and a staged user is
   * dropped.
   */
  async function callFor<T>(user: EnrollingUser, run: (context: CallContext, session: Session) => T): Promise<T> {
    const session = requireSession(user);
    const call = () => client.call('factor enrolment', (context) => run(context, session));
    return await (user === 'app' ? call() : client.sessions.runForSignedInUser('enrolment', call));
  }

  const findAccount = (session: Session | null) =>
    client.context.state.accounts.find(({ uid }) => uid === session?.uid);

  return {
    pendingSecondFactors: () =>
      client.pendingSignIn?.outcome.account.secondFactors.map(toSecondFactor).map(maskNumber) ?? [],
    async startSecondFactor(factorUid, verification) {
      const pending = requirePendingSignIn();
      if (requireFactor(pending, factorUid).kind !== 'phone') return;
      consumeProof(verification);
      const { abandoned } = client.sessions;
      const messageId = await client.call('factor message', (context) =>
        sendSecondFactorText(context, pending.session, factorUid),
      );
      // If the visitor has stopped waiting, do not store the new message's ID, so that the screen still accepts the
      // code from the earlier message.
      if (abandoned.aborted) return;
      messageIds.set(pending, (messageIds.get(pending) ?? new Map<string, string>()).set(factorUid, messageId));
    },
    async finishSecondFactor(factorUid, code) {
      const pending = requirePendingSignIn();
      const { uid, kind } = requireFactor(pending, factorUid);
      const messageId = messageIds.get(pending)?.get(uid);
      const factorCode: SecondFactorCode = kind === 'phone' ? { kind, messageId, code } : { kind, uid, code };
      const signingIn = client.call('factor sign-in', (context) => ({
        account: verifySecondFactor(context, pending.session, factorCode),
        isNewUser: pending.outcome.isNewUser,
      }));
      return client.stageUser(signingIn, pending.credentialInfo);
    },
    async startPhoneEnrolment(phoneNumber, verification, user = 'app') {
      requireSession(user);
      consumeProof(verification);
      const { abandoned } = client.sessions;
      const messageId = await callFor(user, (context, session) =>
        startPhoneEnrolment(context, getAccountForEnrolment(context, session), phoneNumber),
      );
      if (!abandoned.aborted) enrolment = { user, kind: 'phone', messageId };
    },
    async startTotpEnrolment(user = 'app') {
      const secret = createTotpSecret();
      const { email, uid, tenantId } = await callFor(user, (context, session) => {
        const account = getAccountForEnrolment(context, session);
        checkEmailVerified(account);
        return account;
      });
      enrolment = { user, kind: 'totp', secret, tenantId };
      const name = encodeURIComponent(email ?? uid);
      const query = `secret=${secret}&issuer=${issuer}&algorithm=SHA1&digits=${totpDigits}`;
      return { secretKey: secret, uri: `otpauth://totp/${issuer}:${name}?${query}` };
    },
    async finishEnrolment(code, displayName) {
      const pending = enrolment;
      if (!pending) throw new AuthError('auth/invalid-multi-factor-session', 'No enrolment was started.');
      const enrolling = callFor(pending.user, (context, session) => {
        const account = getAccountForEnrolment(context, session);
        enrolFactor(context, account, pending, { code, displayName });
        return account;
      });
      const { app } = client.sessions;
      if (pending.user === 'app') app.refreshUser(await app.signOutIfSessionEnded(enrolling));
      else await enrolling;
      enrolment = null;
    },
    enrolledFactors(user = 'app') {
      const { app, signedInSession } = client.sessions;
      const account = user === 'app' ? app.account : findAccount(signedInSession);
      return account?.secondFactors.map(toSecondFactor) ?? [];
    },
  };
}

function toSecondFactor(factor: EnrolledFactor): SecondFactor {
  const { uid, kind, displayName } = factor;
  return { uid, factorId: kind, displayName, phoneNumber: factor.kind === 'phone' ? factor.phoneNumber : null };
}

const maskNumber = (factor: SecondFactor): SecondFactor => ({
  ...factor,
  phoneNumber: factor.phoneNumber && maskPhoneNumber(factor.phoneNumber),
});
