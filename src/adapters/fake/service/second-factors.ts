import { isTotpCode } from './totp.ts';
import { getSessionAccount, type Session } from './password.ts';
import { randomId } from './random-id.ts';
import type { CallContext } from './accounts.ts';
import { throwUnless } from './service-error.ts';
import type { Account, EnrolledFactor } from './service-state.ts';
import { verifyTextCode, sendTextMessage } from './text-messages.ts';

/** What a second factor is proven with: the message tells which phone it is. */
export type FactorProof =
  | { readonly kind: 'phone'; readonly messageId: string | undefined; readonly code: string }
  | { readonly kind: 'totp'; readonly uid: string; readonly code: string };

/** A factor that is being added, in the tenant where that was begun: the message tells of itself where it was sent. */
export type PendingEnrolment =
  | { readonly kind: 'phone'; readonly messageId: string }
  | { readonly kind: 'totp'; readonly secret: string; readonly tenantId: string | null };

function getFactor(account: Account, uid: string): EnrolledFactor {
  const factor = account.secondFactors.find((candidate) => candidate.uid === uid);
  throwUnless(factor, 'MFA_ENROLLMENT_NOT_FOUND');
  return factor;
}

/** Sends the code of a phone factor. */
export function sendSecondFactorText(context: CallContext, { uid: waiting }: Session, uid: string): string {
  const factor = getFactor(getPendingAccount(context, waiting), uid);
  throwUnless(factor.kind === 'phone', 'INVALID_ARGUMENT : MFA provider not supported!');
  return sendTextMessage(context, factor.phoneNumber);
}

/**
 * The account that waits for its second factor, if the factor is proven. Only then it is seen that the account is
 * disabled; a password that was changed meanwhile does not matter.
 */
export function verifySecondFactor(context: CallContext, { uid: waiting }: Session, proof: FactorProof): Account {
  const { code } = proof;
  const number = proof.kind === 'phone' ? verifyTextCode(context, { id: proof.messageId ?? '', code }) : null;
  const account = getPendingAccount(context, waiting);
  if (proof.kind === 'totp') checkTotpCode(context, getFactor(account, proof.uid), code);
  else throwUnless(number !== null && hasPhoneFactor(account, number), 'MFA_ENROLLMENT_NOT_FOUND');
  throwUnless(!account.disabled, 'USER_DISABLED');
  return account;
}

function getPendingAccount({ state }: CallContext, uid: string): Account {
  const account = state.accounts.find((candidate) => candidate.uid === uid);
  throwUnless(account, 'USER_NOT_FOUND');
  return account;
}

function checkTotpCode({ now }: CallContext, factor: EnrolledFactor, code: string): void {
  throwUnless(factor.kind === 'totp' && isTotpCode(factor.secret, code, now), 'INVALID_CODE');
}

/** How one may not have signed in who adds a second factor. */
const ineligible: ReadonlySet<string> = new Set(['anonymous', 'phone']);

/** The account of a session. Refuses a session in which no second factor can be added. */
export function getAccountForEnrolment(context: CallContext, session: Session): Account {
  const account = getSessionAccount(context.state, session);
  throwUnless(
    !ineligible.has(session.signInProvider),
    'UNSUPPORTED_FIRST_FACTOR : MFA is not available for the given first factor.',
  );
  return account;
}

/** Refuses an account whose address nobody has proven. */
export function checkEmailVerified({ emailVerified }: Account): void {
  throwUnless(emailVerified, 'UNVERIFIED_EMAIL : Need to verify email first before enrolling second factors.');
}

export function startPhoneEnrolment(context: CallContext, account: Account, phoneNumber: string): string {
  checkEmailVerified(account);
  checkPhoneFactorIsNew(account, phoneNumber);
  return sendTextMessage(toAccountTenant(account, context), phoneNumber);
}

/** A session is its account's tenant's, whatever tenant signs in on the page. */
const toAccountTenant = ({ tenantId }: Account, context: CallContext): CallContext => ({ ...context, tenantId });

/** Adds a factor, once its first code proves it. */
export function enrolFactor(
  context: CallContext,
  account: Account,
  factor: PendingEnrolment,
  { code, displayName }: { code: string; displayName: string | null },
): void {
  const about = { uid: randomId(28), displayName };
  if (factor.kind === 'totp') {
    throwUnless(factor.tenantId === account.tenantId, 'INVALID_SESSION_INFO');
    throwUnless(isTotpCode(factor.secret, code, context.now), 'INVALID_CODE');
    account.secondFactors.push({ ...about, kind: 'totp', secret: factor.secret });
    return;
  }
  const phoneNumber = verifyTextCode(toAccountTenant(account, context), { id: factor.messageId, code });
  checkPhoneFactorIsNew(account, phoneNumber);
  account.secondFactors.push({ ...about, kind: 'phone', phoneNumber });
}

/** Whether this number is one of the account's second factors. */
export const hasPhoneFactor = ({ secondFactors }: Account, phoneNumber: string): boolean =>
  secondFactors.some((factor) => factor.kind === 'phone' && factor.phoneNumber === phoneNumber);

function checkPhoneFactorIsNew(account: Account, phoneNumber: string): void {
  throwUnless(
    !hasPhoneFactor(account, phoneNumber),
    'SECOND_FACTOR_EXISTS : Phone number already enrolled as second factor for this account.',
  );
}

/** As the service shows a number: all digits but the last four are hidden. */
export function maskPhoneNumber(phoneNumber: string): string {
  const digits = phoneNumber.replaceAll(/\D/g, '').length;
  let seen = 0;
  return phoneNumber.replaceAll(/\d/g, (digit) => ((seen += 1) > digits - 4 ? digit : '*'));
}
