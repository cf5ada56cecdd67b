import type { CallContext } from './accounts.ts';
import { createRandomId } from './random-id.ts';
import { throwUnless } from './service-error.ts';
import type { Account, EnrolledFactor } from './service-state.ts';
import { getAccountForChange, getSessionAccount, type Session } from './session.ts';
import { sendTextMessage, verifyTextCode } from './text-messages.ts';
import { isTotpCode } from './totp.ts';

/** A code for a second factor. For a phone, `messageId` identifies the text message with the code. */
export type SecondFactorCode =
  | { readonly kind: 'phone'; readonly messageId: string | undefined; readonly code: string }
  | { readonly kind: 'totp'; readonly uid: string; readonly code: string };

/**
 * An enrolment of a second factor that waits for its code. With `messageId`, the service finds the text message, which
 * contains the phone number and the tenant ID.
 */
export type PendingEnrolment =
  | { readonly kind: 'phone'; readonly messageId: string }
  | { readonly kind: 'totp'; readonly secret: string; readonly tenantId: string | null };

function getFactor(account: Account, uid: string): EnrolledFactor {
  const factor = account.secondFactors.find((candidate) => candidate.uid === uid);
  throwUnless(factor, 'MFA_ENROLLMENT_NOT_FOUND');
  return factor;
}

export function sendSecondFactorText(context: CallContext, { uid: accountUid }: Session, uid: string): string {
  const factor = getFactor(getPendingAccount(context, accountUid), uid);
  throwUnless(factor.kind === 'phone', 'INVALID_ARGUMENT : MFA provider not supported!');
  return sendTextMessage(context, factor.phoneNumber);
}

/**
 * Verifies the second factor of a pending sign-in, and returns the account. As in the real service, a change of the
 * password does not end the pending sign-in.
 *
 * @throws a `ServiceError` if the code is wrong
 */
export function verifySecondFactor(
  context: CallContext,
  { uid: accountUid }: Session,
  factorCode: SecondFactorCode,
): Account {
  const { code } = factorCode;
  const number = factorCode.kind === 'phone' ? verifyTextCode(context, { id: factorCode.messageId ?? '', code }) : null;
  const account = getPendingAccount(context, accountUid);
  if (factorCode.kind === 'totp') checkTotpCode(context, getFactor(account, factorCode.uid), code);
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

/** The sign-in providers whose sessions cannot enrol a second factor. */
const ineligibleProviders: ReadonlySet<string> = new Set(['anonymous', 'phone', 'custom']);

/**
 * Returns the account to which a session adds a second factor.
 *
 * @throws a `ServiceError` if the session has ended, or if its sign-in provider allows no second factor
 */
export function getAccountForEnrolment(context: CallContext, session: Session): Account {
  const account = getSessionAccount(context.state, session);
  throwUnless(
    !ineligibleProviders.has(session.signInProvider),
    'UNSUPPORTED_FIRST_FACTOR : MFA is not available for the given first factor.',
  );
  return account;
}

/** @throws a `ServiceError` if the account's email is not verified */
export function checkEmailVerified({ emailVerified }: Account): void {
  throwUnless(emailVerified, 'UNVERIFIED_EMAIL : Need to verify email first before enrolling second factors.');
}

/** Sends a code by text message to a phone that is to become a second factor. Returns the ID of the message. */
export function startPhoneEnrolment(context: CallContext, account: Account, phoneNumber: string): string {
  checkEmailVerified(account);
  checkPhoneFactorIsNew(account, phoneNumber);
  return sendTextMessage(toAccountTenant(account, context), phoneNumber);
}

/** Returns the context with the account's tenant in place of the tenant that the page has selected. */
const toAccountTenant = ({ tenantId }: Account, context: CallContext): CallContext => ({ ...context, tenantId });

export function enrolFactor(
  context: CallContext,
  account: Account,
  factor: PendingEnrolment,
  { code, displayName }: { code: string; displayName: string | null },
): void {
  const base = { uid: createRandomId(28), displayName };
  if (factor.kind === 'totp') {
    throwUnless(factor.tenantId === account.tenantId, 'INVALID_SESSION_INFO');
    throwUnless(isTotpCode(factor.secret, code, context.now), 'INVALID_CODE');
    account.secondFactors.push({ ...base, kind: 'totp', secret: factor.secret });
    return;
  }
  const phoneNumber = verifyTextCode(toAccountTenant(account, context), { id: factor.messageId, code });
  checkPhoneFactorIsNew(account, phoneNumber);
  account.secondFactors.push({ ...base, kind: 'phone', phoneNumber });
}

/**
 * Removes a second factor from the account of the session.
 *
 * @throws a `ServiceError` if the session has ended, if the sign-in is too old, or if the account lacks the factor
 */
export function removeSecondFactor(context: CallContext, session: Session, factorUid: string): Account {
  const account = getAccountForChange(context, session);
  const removed = getFactor(account, factorUid);
  account.secondFactors = account.secondFactors.filter((factor) => factor !== removed);
  return account;
}

export const hasPhoneFactor = ({ secondFactors }: Account, phoneNumber: string): boolean =>
  secondFactors.some((factor) => factor.kind === 'phone' && factor.phoneNumber === phoneNumber);

function checkPhoneFactorIsNew(account: Account, phoneNumber: string): void {
  throwUnless(
    !hasPhoneFactor(account, phoneNumber),
    'SECOND_FACTOR_EXISTS : Phone number already enrolled as second factor for this account.',
  );
}

/** Replaces all digits except the last four with asterisks, as the real service does. */
export function maskPhoneNumber(phoneNumber: string): string {
  const digits = phoneNumber.replaceAll(/\D/g, '').length;
  let seen = 0;
  return phoneNumber.replaceAll(/\d/g, (digit) => ((seen += 1) > digits - 4 ? digit : '*'));
}
