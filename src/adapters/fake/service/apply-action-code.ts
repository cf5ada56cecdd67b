import type { ActionCodeInfo } from '../../auth-backend.ts';
import { readCode, useUp } from './action-codes.ts';
import { accountOf, accountsOf, listProviders, type Realm } from './accounts.ts';
import { must } from './service-error.ts';
import type { Account, MailCode } from './service-state.ts';

const operations = {
  'password reset': 'PASSWORD_RESET',
  'sign-in link': 'EMAIL_SIGNIN',
  'email verification': 'VERIFY_EMAIL',
  'email change': 'VERIFY_AND_CHANGE_EMAIL',
  'email recovery': 'RECOVER_EMAIL',
  'second factor revert': 'REVERT_SECOND_FACTOR_ADDITION',
} as const satisfies Record<MailCode['purpose'], ActionCodeInfo['operation']>;

/** What a code is for, and whom it is about; whose sign-in link it is, is not told. */
export function checkCode(realm: Realm, code: string): ActionCodeInfo {
  const known = readCode(realm, code);
  const { purpose, email, newEmail } = known;
  const about = { operation: operations[purpose], previousEmail: null, secondFactor: null };
  switch (purpose) {
    case 'sign-in link':
      return { ...about, email: null };
    case 'email change':
      return { ...about, email: newEmail, previousEmail: email };
    case 'second factor revert':
      return { ...about, email, secondFactor: factorOf(realm, known) };
    default:
      return { ...about, email };
  }
}

/** Does what a code is for: verifies, changes or recovers an address, or removes a second factor. */
export function applyCode(realm: Realm, code: string): void {
  const known = readCode(realm, code);
  must(known.purpose !== 'password reset' && known.purpose !== 'sign-in link', 'INVALID_OOB_CODE');
  useUp(realm, known);
  // An address that has an account is not taken from it, whoever had it before.
  if (known.purpose === 'email recovery') must(!accountOf(realm, known.email), 'EMAIL_EXISTS');
  const account = accountOfCode(realm, known);
  must(account, 'INVALID_OOB_CODE');
  switch (known.purpose) {
    case 'email verification':
      account.emailVerified = true;
      break;
    case 'email change':
      must(known.newEmail !== null && !accountOf(realm, known.newEmail), 'EMAIL_EXISTS');
      moveTo(account, known.newEmail);
      break;
    case 'email recovery':
      moveTo(account, known.email);
      break;
    case 'second factor revert':
      must(
        account.secondFactors.some(({ uid }) => uid === known.factorUid),
        'INVALID_OOB_CODE',
      );
      account.secondFactors = account.secondFactors.filter(({ uid }) => uid !== known.factorUid);
  }
}

function moveTo(account: Account, email: string): void {
  account.email = email;
  account.emailVerified = true;
  listProviders(account);
}

/** A recovery goes to the address that the account had before. */
function accountOfCode(realm: Realm, { purpose, email, newEmail }: MailCode): Account | undefined {
  return accountOf(realm, purpose === 'email recovery' && newEmail !== null ? newEmail : email);
}

function factorOf(realm: Realm, { factorUid }: MailCode): ActionCodeInfo['secondFactor'] {
  const factor = accountsOf(realm)
    .flatMap(({ secondFactors }) => secondFactors)
    .find(({ uid }) => uid === factorUid);
  must(factor, 'INVALID_OOB_CODE');
  return factor.kind === 'phone' ? { factorId: 'phone', phoneNumber: factor.phoneNumber } : { factorId: 'totp' };
}
