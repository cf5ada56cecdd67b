import {
  multiFactor,
  PhoneAuthProvider,
  PhoneMultiFactorGenerator,
  type MultiFactorInfo,
  type MultiFactorResolver,
  type PhoneMultiFactorInfo,
  type TotpSecret,
  type User,
} from 'firebase/auth';
import type { SecondFactor, SecondFactorOperations } from '../../auth-backend.ts';
import { AuthError } from '../../auth-error.ts';
import type { VerificationFactory } from './phone-operations.ts';
import type { SdkSessions } from './sdk-sessions.ts';
import { withAuthErrors } from './to-auth-error.ts';
import { getTotpGenerator } from './sdk-versions.ts';

/** What authenticator apps call the account's home. */
const issuer = 'Doorstep';

/** An enrolment that waits for its first code. */
type Enrolment =
  | { readonly kind: 'phone'; readonly verificationId: string }
  | { readonly kind: 'totp'; readonly secret: TotpSecret };

/** The factors of users who were taken over from the stage: the SDK forgets them until it next asks the service. */
const factorsAtCommit = new WeakMap<User, readonly SecondFactor[]>();

/** Waits for the staged user to become the app's, and keeps in mind which factors they have. */
export async function commitWithFactors<T>(
  { auths: { stage, session } }: SdkSessions,
  commit: () => Promise<T>,
): Promise<T> {
  const factors = stage.currentUser && multiFactor(stage.currentUser).enrolledFactors.map(toSecondFactor);
  const committed = await commit();
  if (factors && session.currentUser) factorsAtCommit.set(session.currentUser, factors);
  return committed;
}

/** Second factors: SMS and TOTP, at sign-in and at enrolment. */
export function secondFactorOperations(
  sessions: SdkSessions,
  { takeVerifier: verifierOf }: VerificationFactory,
): SecondFactorOperations {
  /** The messages that were sent for the sign-in that waits, by factor. */
  let sent: { readonly resolver: MultiFactorResolver; readonly ids: Map<string, string> } | null = null;
  let enrolment: Enrolment | null = null;

  function waiting(): MultiFactorResolver {
    if (sessions.resolver) return sessions.resolver;
    throw new AuthError('auth/invalid-multi-factor-session', 'No sign-in waits for a second factor.');
  }

  function hint(resolver: MultiFactorResolver, factorUid: string): MultiFactorInfo {
    const found = resolver.hints.find(({ uid }) => uid === factorUid);
    if (found) return found;
    throw new AuthError('auth/invalid-multi-factor-session', 'The account has no such second factor.');
  }

  function appUser(): User {
    if (sessions.auths.session.currentUser) return sessions.auths.session.currentUser;
    throw new AuthError('auth/user-token-expired', 'Nobody is signed in who could enrol a second factor.');
  }

  return {
    pendingSecondFactors: () => sessions.resolver?.hints.map(toSecondFactor) ?? [],
    async startSecondFactor(factorUid, verification) {
      const resolver = waiting();
      const factor = hint(resolver, factorUid);
      if (factor.factorId !== 'phone') return;
      const options = { multiFactorHint: factor, session: resolver.session };
      const verifier = verifierOf(verification);
      const id = await withAuthErrors(new PhoneAuthProvider(sessions.auths.stage).verifyPhoneNumber(options, verifier));
      if (sent?.resolver !== resolver) sent = { resolver, ids: new Map() };
      sent.ids.set(factorUid, id);
    },
    async finishSecondFactor(factorUid, code) {
      const resolver = waiting();
      const factor = hint(resolver, factorUid);
      const id = sent?.resolver === resolver ? sent.ids.get(factorUid) : undefined;
      const assertion =
        factor.factorId === 'phone'
          ? PhoneMultiFactorGenerator.assertion(PhoneAuthProvider.credential(id ?? '', code))
          : getTotpGenerator().assertionForSignIn(factorUid, code);
      return sessions.stage(withAuthErrors(resolver.resolveSignIn(assertion)));
    },
    async startPhoneEnrolment(phoneNumber, verification) {
      const user = appUser();
      const verifier = verifierOf(verification);
      const session = await withAuthErrors(multiFactor(user).getSession());
      const provider = new PhoneAuthProvider(sessions.auths.session);
      const verificationId = await withAuthErrors(provider.verifyPhoneNumber({ phoneNumber, session }, verifier));
      enrolment = { kind: 'phone', verificationId };
    },
    async startTotpEnrolment() {
      const user = appUser();
      const session = await withAuthErrors(multiFactor(user).getSession());
      const secret = await withAuthErrors(getTotpGenerator().generateSecret(session));
      enrolment = { kind: 'totp', secret };
      const uri = secret.generateQrCodeUrl(encodeURIComponent(user.email ?? user.uid), issuer);
      return { secretKey: secret.secretKey, uri };
    },
    async finishEnrolment(code, displayName) {
      if (!enrolment) throw new AuthError('auth/invalid-multi-factor-session', 'No enrolment was begun.');
      const assertion =
        enrolment.kind === 'phone'
          ? PhoneMultiFactorGenerator.assertion(PhoneAuthProvider.credential(enrolment.verificationId, code))
          : getTotpGenerator().assertionForEnrollment(enrolment.secret, code);
      await withAuthErrors(multiFactor(appUser()).enroll(assertion, displayName ?? undefined));
      enrolment = null;
    },
    enrolledFactors() {
      const user = sessions.auths.session.currentUser;
      if (!user) return [];
      const known = multiFactor(user).enrolledFactors.map(toSecondFactor);
      return known.length === 0 ? (factorsAtCommit.get(user) ?? []) : known;
    },
  };
}

function toSecondFactor(info: MultiFactorInfo): SecondFactor {
  const { uid, displayName, factorId } = info;
  const isPhone = factorId === 'phone';
  return {
    uid,
    factorId: isPhone ? 'phone' : 'totp',
    displayName: displayName || null,
    phoneNumber: isPhone ? (info as PhoneMultiFactorInfo).phoneNumber : null,
  };
}
