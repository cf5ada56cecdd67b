import type { ActionCodeInfo } from '../../auth-backend.ts';
import { findAccountByEmail, listAccounts, updateProviders, type CallContext } from './accounts.ts';
import { consumeActionCode, readActionCode } from './action-codes.ts';
import { throwUnless } from './service-error.ts';
import type { Account, ActionCode } from './service-state.ts';

const operations = {
  'password reset': 'PASSWORD_RESET',
  'sign-in link': 'EMAIL_SIGNIN',
  'email verification': 'VERIFY_EMAIL',
  'email change': 'VERIFY_AND_CHANGE_EMAIL',
  'email recovery': 'RECOVER_EMAIL',
  'second factor revert': 'REVERT_SECOND_FACTOR_ADDITION',
} as const satisfies Record<ActionCode['purpose'], ActionCodeInfo['operation']>;

/**
 * Returns the purpose and the data of an action code. Like the real service, does not reveal the email of a sign-in
 * link.
 */
export function checkActionCode(context: CallContext, code: string): ActionCodeInfo {
  const known = readActionCode(context, code);
  const { purpose, email, newEmail } = known;
  const info = { operation: operations[purpose], previousEmail: null, secondFactor: null };
  switch (purpose) {
    case 'sign-in link':
      return { ...info, email: null };
    case 'email change':
      return { ...info, email: newEmail, previousEmail: email };
    case 'second factor revert':
      return { ...info, email, secondFactor: findCodeFactor(context, known) };
    default:
      return { ...info, email };
  }
}

/**
 * Uses a code: verifies, changes or recovers the account's email, or removes a second factor.
 *
 * @throws a `ServiceError` if the code cannot be used, or is for a password reset or a sign-in
 */
export function applyActionCode(context: CallContext, code: string): void {
  const known = readActionCode(context, code);
  throwUnless(known.purpose !== 'password reset' && known.purpose !== 'sign-in link', 'INVALID_OOB_CODE');
  consumeActionCode(context, known);
  // The recovered email may belong to another account by now.
  if (known.purpose === 'email recovery') throwUnless(!findAccountByEmail(context, known.email), 'EMAIL_EXISTS');
  const account = findCodeAccount(context, known);
  throwUnless(account, 'INVALID_OOB_CODE');
  switch (known.purpose) {
    case 'email verification':
      account.emailVerified = true;
      break;
    case 'email change':
      throwUnless(known.newEmail !== null && !findAccountByEmail(context, known.newEmail), 'EMAIL_EXISTS');
      setVerifiedEmail(account, known.newEmail);
      account.sessionEpoch += 1; // Ends all sessions of the account, as the real service does.
      break;
    case 'email recovery':
      setVerifiedEmail(account, known.email);
      break;
    case 'second factor revert':
      throwUnless(
        account.secondFactors.some(({ uid }) => uid === known.factorUid),
        'INVALID_OOB_CODE',
      );
      account.secondFactors = account.secondFactors.filter(({ uid }) => uid !== known.factorUid);
  }
}

function setVerifiedEmail(account: Account, email: string): void {
  account.email = email;
  account.emailVerified = true;
  updateProviders(account);
}

/**
 * Finds the account to which a code belongs. An email recovery undoes a change of the account's email from `email` to
 * `newEmail`, so the account still has `newEmail`.
 */
function findCodeAccount(context: CallContext, { purpose, email, newEmail }: ActionCode): Account | undefined {
  return findAccountByEmail(context, purpose === 'email recovery' && newEmail !== null ? newEmail : email);
}

function findCodeFactor(context: CallContext, { factorUid }: ActionCode): ActionCodeInfo['secondFactor'] {
  const factor = listAccounts(context)
    .flatMap(({ secondFactors }) => secondFactors)
    .find(({ uid }) => uid === factorUid);
  throwUnless(factor, 'INVALID_OOB_CODE');
  return factor.kind === 'phone' ? { factorId: 'phone', phoneNumber: factor.phoneNumber } : { factorId: 'totp' };
}
