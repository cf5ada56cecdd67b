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
import type { EnrollingUser, SecondFactor, SecondFactorOperations } from '../../auth-backend.ts';
import { AuthError } from '../../auth-error.ts';
import type { VerificationFactory } from './phone-operations.ts';
import type { SdkSessions } from './sdk-sessions.ts';
import { getTotpGenerator } from './sdk-versions.ts';
import { toText } from './snapshots.ts';
import { withAuthErrors } from './to-auth-error.ts';

const issuer = 'Doorstep';

type PendingEnrolment = { readonly user: EnrollingUser } & (
  | { readonly kind: 'phone'; readonly verificationId: string }
  | { readonly kind: 'totp'; readonly secret: TotpSecret }
);

/**
 * Maps each user of the app to the user's second factors. The SDK loses the second factors when it copies a user to
 * another `Auth`.
 */
const factorsAtCommit = new WeakMap<User, readonly SecondFactor[]>();

/**
 * Runs `commit`, which signs the user in to the app. The `User` object that the SDK then creates lacks the list of
 * second factors, so this function remembers the list.
 */
export async function commitWithFactors<T>(
  { auths: { staged, session } }: SdkSessions,
  commit: () => Promise<T>,
): Promise<T> {
  const factors = staged.currentUser && multiFactor(staged.currentUser).enrolledFactors.map(toSecondFactor);
  const committed = await commit();
  if (factors && session.currentUser) factorsAtCommit.set(session.currentUser, factors);
  return committed;
}

/** Forgets the second factors that {@link commitWithFactors} has stored. Called when the SDK has loaded them itself. */
export function forgetFactorsAtCommit(user: User): void {
  factorsAtCommit.delete(user);
}

export function createSecondFactorOperations(
  sessions: SdkSessions,
  { takeVerifier }: VerificationFactory,
): SecondFactorOperations {
  /**
   * The text messages that were sent for the sign-in of `resolver`. `ids` maps the uid of a second factor to the
   * verification ID of its message.
   */
  let sent: { readonly resolver: MultiFactorResolver; readonly ids: Map<string, string> } | null = null;
  let enrolment: PendingEnrolment | null = null;

  function requireResolver(): MultiFactorResolver {
    if (sessions.resolver) return sessions.resolver;
    throw new AuthError('auth/invalid-multi-factor-session', 'No sign-in waits for a second factor.');
  }

  function requireHint(resolver: MultiFactorResolver, factorUid: string): MultiFactorInfo {
    const found = resolver.hints.find(({ uid }) => uid === factorUid);
    if (found) return found;
    throw new AuthError('auth/invalid-multi-factor-session', 'The account has no such second factor.');
  }

  function findUser(user: EnrollingUser): User | null {
    return user === 'staged' ? sessions.signedInUser : sessions.auths.session.currentUser;
  }

  function requireUser(enrolling: EnrollingUser): User {
    const user = findUser(enrolling);
    if (user) return user;
    throw new AuthError('auth/user-token-expired', 'No user is signed in who could enrol a second factor.');
  }

  return {
    pendingSecondFactors: () => sessions.resolver?.hints.map(toSecondFactor) ?? [],
    async startSecondFactor(factorUid, verification) {
      const resolver = requireResolver();
      const factor = requireHint(resolver, factorUid);
      if (factor.factorId !== 'phone') return;
      const options = { multiFactorHint: factor, session: resolver.session };
      const { abandoned } = sessions;
      const verifier = takeVerifier(verification);
      const id = await withAuthErrors(
        new PhoneAuthProvider(sessions.auths.staged).verifyPhoneNumber(options, verifier),
      );
      // If the visitor has stopped waiting, the screen still expects the code from the previous message. So do not
      // store the ID of the new message.
      if (abandoned.aborted) return;
      if (sent?.resolver !== resolver) sent = { resolver, ids: new Map() };
      sent.ids.set(factorUid, id);
    },
    async finishSecondFactor(factorUid, code) {
      const resolver = requireResolver();
      const factor = requireHint(resolver, factorUid);
      const id = sent?.resolver === resolver ? sent.ids.get(factorUid) : undefined;
      const assertion =
        factor.factorId === 'phone'
          ? PhoneMultiFactorGenerator.assertion(PhoneAuthProvider.credential(id ?? '', code))
          : getTotpGenerator().assertionForSignIn(factorUid, code);
      return sessions.stageUser(withAuthErrors(resolver.resolveSignIn(assertion)));
    },
    async startPhoneEnrolment(phoneNumber, verification, enrolling = 'app') {
      const user = requireUser(enrolling);
      const { abandoned } = sessions;
      const verifier = takeVerifier(verification);
      const session = await withAuthErrors(multiFactor(user).getSession());
      const { staged, session: appAuth } = sessions.auths;
      const provider = new PhoneAuthProvider(user === staged.currentUser ? staged : appAuth);
      const verificationId = await withAuthErrors(provider.verifyPhoneNumber({ phoneNumber, session }, verifier));
      if (!abandoned.aborted) enrolment = { user: enrolling, kind: 'phone', verificationId };
    },
    async startTotpEnrolment(enrolling = 'app') {
      const user = requireUser(enrolling);
      const session = await withAuthErrors(multiFactor(user).getSession());
      const secret = await withAuthErrors(getTotpGenerator().generateSecret(session));
      if (typeof secret.secretKey !== 'string' || secret.secretKey === '') {
        throw new AuthError('auth/internal-error', 'The service has sent no key for the authenticator app.');
      }
      enrolment = { user: enrolling, kind: 'totp', secret };
      const uri = secret.generateQrCodeUrl(encodeURIComponent(user.email ?? user.uid), issuer);
      return { secretKey: secret.secretKey, uri };
    },
    async finishEnrolment(code, displayName) {
      if (!enrolment) throw new AuthError('auth/invalid-multi-factor-session', 'No enrolment was started.');
      const assertion =
        enrolment.kind === 'phone'
          ? PhoneMultiFactorGenerator.assertion(PhoneAuthProvider.credential(enrolment.verificationId, code))
          : getTotpGenerator().assertionForEnrollment(enrolment.secret, code);
      await withAuthErrors(multiFactor(requireUser(enrolment.user)).enroll(assertion, displayName ?? undefined));
      enrolment = null;
    },
    enrolledFactors(enrolling = 'app') {
      const user = findUser(enrolling);
      if (!user) return [];
      const factors = multiFactor(user).enrolledFactors.map(toSecondFactor);
      return factors.length === 0 ? (factorsAtCommit.get(user) ?? []) : factors;
    },
  };
}

function toSecondFactor(info: MultiFactorInfo): SecondFactor {
  const { uid, displayName, factorId } = info;
  const isPhone = factorId === 'phone';
  return {
    uid,
    factorId: isPhone ? 'phone' : 'totp',
    displayName: toText(displayName) || null,
    phoneNumber: isPhone ? (toText((info as PhoneMultiFactorInfo).phoneNumber) ?? '') : null,
  };
}
