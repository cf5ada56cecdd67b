import type { CallContext, SignInOutcome } from '../../src/adapters/in-memory/service/accounts.ts';
import { maskPhoneNumber } from '../../src/adapters/in-memory/service/second-factors.ts';
import type { Account, EnrolledFactor } from '../../src/adapters/in-memory/service/service-state.ts';
import { authenticate, createMfaPendingCredential, issueTokens } from './tokens.ts';

const toUserFields = ({ uid, email, displayName, tenantId }: Account): object => ({
  localId: uid,
  ...(email === null ? {} : { email }),
  ...(displayName === null ? {} : { displayName }),
  ...(tenantId === null ? {} : { tenantId }),
});

/** The two uses of a credential: signing in with it, and linking it to a signed-in user. */
export interface CredentialUses {
  signIn(context: CallContext): SignInOutcome;
  link(context: CallContext, account: Account): void;
}

/** Returns tokens, even if the account has second factors. */
export function createTokenAnswer(
  { now }: CallContext,
  { account, isNewUser }: SignInOutcome,
  signInProvider: string,
): object {
  account.lastSignInAt = now;
  return { ...toUserFields(account), isNewUser, ...issueTokens(account, { signInProvider }, now) };
}

/** Returns tokens, or an MFA pending credential if the account has second factors. */
export function createSignInAnswer(context: CallContext, outcome: SignInOutcome, signInProvider: string): object {
  const { account, isNewUser } = outcome;
  const { secondFactors } = account;
  if (secondFactors.length === 0) return createTokenAnswer(context, outcome, signInProvider);
  const answer = { ...toUserFields(account), isNewUser };
  account.lastSignInAt = context.now;
  const mfaPendingCredential = createMfaPendingCredential(account, signInProvider);
  return { ...answer, mfaPendingCredential, mfaInfo: secondFactors.map(toMaskedFactorInfo) };
}

/**
 * Links a credential to the user of the ID token. Without an ID token, signs in with the credential.
 *
 * @param idToken '' if the request has no ID token
 */
export function linkOrSignIn(
  context: CallContext,
  idToken: string,
  signInProvider: string,
  credential: CredentialUses,
): object {
  if (idToken === '') return createSignInAnswer(context, credential.signIn(context), signInProvider);
  const { account, session, context: userContext } = authenticate(context, idToken);
  credential.link(userContext, account);
  return { ...toUserFields(account), ...issueTokens(account, { ...session, signInProvider }, context.now) };
}

/** The enrolment time that the service returns for every second factor. The service does not store the real times. */
const enrolledAt = new Date(0).toISOString();

/**
 * Returns a second factor in the format of the identity service's HTTP API.
 *
 * @param phoneNumber null for an authenticator app
 */
export const createFactorInfo = (uid: string, phoneNumber: string | null, displayName: string | null): object => ({
  mfaEnrollmentId: uid,
  enrolledAt,
  ...(displayName === null ? {} : { displayName }),
  ...(phoneNumber === null ? { totpInfo: {} } : { phoneInfo: phoneNumber }),
});

export const toFactorInfo = (factor: EnrolledFactor): object =>
  createFactorInfo(factor.uid, factor.kind === 'phone' ? factor.phoneNumber : null, factor.displayName);

/**
 * Masks the phone number of a second factor. A visitor who has not completed the second step must not learn the number.
 */
const toMaskedFactorInfo = (factor: EnrolledFactor): object =>
  toFactorInfo(factor.kind === 'phone' ? { ...factor, phoneNumber: maskPhoneNumber(factor.phoneNumber) } : factor);
