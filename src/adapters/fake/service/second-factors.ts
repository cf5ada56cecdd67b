import { isTotpCode } from './totp.ts';
import { accountOfSession, type Session } from './password.ts';
import { randomId } from './random-id.ts';
import type { Realm } from './accounts.ts';
import { must } from './service-error.ts';
import type { Account, EnrolledFactor } from './service-state.ts';
import { provenNumber, sendText } from './text-messages.ts';

/** What a second factor is proven with: the message tells which phone it is. */
export type FactorProof =
  | { readonly kind: 'phone'; readonly messageId: string | undefined; readonly code: string }
  | { readonly kind: 'totp'; readonly uid: string; readonly code: string };

/** A factor that is being added, in the tenant where that was begun: the message tells of itself where it was sent. */
export type NewFactor =
  | { readonly kind: 'phone'; readonly messageId: string }
  | { readonly kind: 'totp'; readonly secret: string; readonly tenantId: string | null };

function factorWith(account: Account, uid: string): EnrolledFactor {
  const factor = account.secondFactors.find((candidate) => candidate.uid === uid);
  must(factor, 'MFA_ENROLLMENT_NOT_FOUND');
  return factor;
}

/** Sends the code of a phone factor. */
export function sendFactorText(realm: Realm, { uid: waiting }: Session, uid: string): string {
  const factor = factorWith(waitingAccount(realm, waiting), uid);
  must(factor.kind === 'phone', 'INVALID_ARGUMENT : MFA provider not supported!');
  return sendText(realm, factor.phoneNumber);
}

/**
 * The account that waits for its second factor, if the factor is proven. Only then it is seen that the account is
 * disabled; a password that was changed meanwhile does not matter.
 */
export function provenAccount(realm: Realm, { uid: waiting }: Session, proof: FactorProof): Account {
  const { code } = proof;
  const number = proof.kind === 'phone' ? provenNumber(realm, { id: proof.messageId ?? '', code }) : null;
  const account = waitingAccount(realm, waiting);
  if (proof.kind === 'totp') mustShow(realm, factorWith(account, proof.uid), code);
  else must(number !== null && hasPhone(account, number), 'MFA_ENROLLMENT_NOT_FOUND');
  must(!account.disabled, 'USER_DISABLED');
  return account;
}

function waitingAccount({ state }: Realm, uid: string): Account {
  const account = state.accounts.find((candidate) => candidate.uid === uid);
  must(account, 'USER_NOT_FOUND');
  return account;
}

function mustShow({ now }: Realm, factor: EnrolledFactor, code: string): void {
  must(factor.kind === 'totp' && isTotpCode(factor.secret, code, now), 'INVALID_CODE');
}

/** How one may not have signed in who adds a second factor. */
const ineligible: ReadonlySet<string> = new Set(['anonymous', 'phone']);

/** The account of a session. Refuses a session in which no second factor can be added. */
export function eligibleAccountOf(realm: Realm, session: Session): Account {
  const account = accountOfSession(realm.state, session);
  must(
    !ineligible.has(session.signInProvider),
    'UNSUPPORTED_FIRST_FACTOR : MFA is not available for the given first factor.',
  );
  return account;
}

/** Refuses an account whose address nobody has proven. */
export function mustBeVerified({ emailVerified }: Account): void {
  must(emailVerified, 'UNVERIFIED_EMAIL : Need to verify email first before enrolling second factors.');
}

export function startPhoneFactor(realm: Realm, account: Account, phoneNumber: string): string {
  mustBeVerified(account);
  mustBeNew(account, phoneNumber);
  return sendText(homeOf(account, realm), phoneNumber);
}

/** A session is its account's tenant's, whatever tenant signs in on the page. */
const homeOf = ({ tenantId }: Account, realm: Realm): Realm => ({ ...realm, tenantId });

/** Adds a factor, once its first code proves it. */
export function addFactor(
  realm: Realm,
  account: Account,
  factor: NewFactor,
  { code, displayName }: { code: string; displayName: string | null },
): void {
  const about = { uid: randomId(28), displayName };
  if (factor.kind === 'totp') {
    must(factor.tenantId === account.tenantId, 'INVALID_SESSION_INFO');
    must(isTotpCode(factor.secret, code, realm.now), 'INVALID_CODE');
    account.secondFactors.push({ ...about, kind: 'totp', secret: factor.secret });
    return;
  }
  const phoneNumber = provenNumber(homeOf(account, realm), { id: factor.messageId, code });
  mustBeNew(account, phoneNumber);
  account.secondFactors.push({ ...about, kind: 'phone', phoneNumber });
}

/** Whether this number is one of the account's second factors. */
export const hasPhone = ({ secondFactors }: Account, phoneNumber: string): boolean =>
  secondFactors.some((factor) => factor.kind === 'phone' && factor.phoneNumber === phoneNumber);

function mustBeNew(account: Account, phoneNumber: string): void {
  must(
    !hasPhone(account, phoneNumber),
    'SECOND_FACTOR_EXISTS : Phone number already enrolled as second factor for this account.',
  );
}

/** As the service shows a number: all digits but the last four are hidden. */
export function hiddenNumber(phoneNumber: string): string {
  const digits = phoneNumber.replaceAll(/\D/g, '').length;
  let seen = 0;
  return phoneNumber.replaceAll(/\d/g, (digit) => ((seen += 1) > digits - 4 ? digit : '*'));
}
