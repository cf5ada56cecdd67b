import { isTotpCode } from '../totp.ts';
import { accountOfSession, type Session } from './accounts.ts';
import { randomId } from './random-id.ts';
import type { Realm } from './realm.ts';
import { must } from './refusal.ts';
import type { Account, EnrolledFactor } from './service-state.ts';
import { provenNumber, sendText } from './text-messages.ts';

/** What a second factor is proven with: the code, and for a phone the message that it came in. */
export interface FactorProof {
  readonly code: string;
  readonly messageId: string | undefined;
}

/** A factor that is being added. */
export type NewFactor =
  | { readonly kind: 'phone'; readonly messageId: string }
  | { readonly kind: 'totp'; readonly secret: string };

export function factorWith(account: Account, uid: string): EnrolledFactor {
  const factor = account.secondFactors.find((candidate) => candidate.uid === uid);
  must(factor, 'MFA_ENROLLMENT_NOT_FOUND');
  return factor;
}

/** Sends the code of a phone factor. */
export function sendFactorText(realm: Realm, account: Account, uid: string): string {
  const factor = factorWith(account, uid);
  must(factor.kind === 'phone', 'INVALID_ARGUMENT : MFA provider not supported!');
  return sendText(realm, factor.phoneNumber);
}

/** The phone factor that a message was sent to. Of a message that nobody was sent, any: it proves none of them. */
export function factorProvenBy({ state }: Realm, { secondFactors }: Account, messageId: string | undefined): string {
  const number = state.textMessages.find(({ id }) => id === messageId)?.to;
  const isTheirs = (factor: EnrolledFactor): boolean =>
    factor.kind === 'phone' && (number === undefined || factor.phoneNumber === number);
  return secondFactors.find(isTheirs)?.uid ?? '';
}

/** Refuses a code that does not prove this factor. */
export function mustProve(realm: Realm, account: Account, uid: string, { code, messageId }: FactorProof): void {
  const factor = factorWith(account, uid);
  if (factor.kind === 'totp') {
    must(isTotpCode(factor.secret, code, realm.now), 'INVALID_CODE');
    return;
  }
  const proven = provenNumber(realm, { id: messageId ?? '', code });
  must(proven === factor.phoneNumber, 'MFA_ENROLLMENT_NOT_FOUND');
  must(!account.disabled, 'USER_DISABLED');
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
  return sendText(realm, phoneNumber);
}

/** Adds a factor, once its first code proves it. */
export function addFactor(
  realm: Realm,
  account: Account,
  factor: NewFactor,
  { code, displayName }: { code: string; displayName: string | null },
): void {
  const about = { uid: randomId(28), displayName };
  if (factor.kind === 'totp') {
    must(isTotpCode(factor.secret, code, realm.now), 'INVALID_CODE');
    account.secondFactors.push({ ...about, kind: 'totp', secret: factor.secret });
    return;
  }
  const phoneNumber = provenNumber(realm, { id: factor.messageId, code });
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
