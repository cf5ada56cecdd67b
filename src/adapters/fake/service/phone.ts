import { PlainCredential, type PhoneJson } from '../../shared/plain-credential.ts';
import type { SignInOutcome } from './password.ts';
import { randomId } from './random-id.ts';
import { listAccounts, updateProviders, createAccount, type CallContext } from './accounts.ts';
import { throwUnless, ServiceError } from './service-error.ts';
import type { Account } from './service-state.ts';
import { verifyTextCode, sendTextMessage } from './text-messages.ts';

/** Tenants do not know phones, as with the real service. */
const checkNoTenant = ({ tenantId }: CallContext): void =>
  throwUnless(tenantId === null, 'UNSUPPORTED_TENANT_OPERATION');

const noFirstFactor =
  'UNSUPPORTED_FIRST_FACTOR : A phone number cannot be set as a first factor on an SMS based MFA user.';

/** Sends a code with which one can sign in. */
export function sendSignInText(context: CallContext, phoneNumber: string): string {
  checkNoTenant(context);
  throwUnless(!findAccountByPhone(context, phoneNumber)?.secondFactors.length, noFirstFactor);
  return sendTextMessage(context, phoneNumber);
}

/** Signs in with the code of a message, or up. */
export function signInWithPhone(context: CallContext, given: PhoneJson): SignInOutcome {
  checkNoTenant(context);
  const phoneNumber = verifyPhoneCredential(context, given);
  const known = findAccountByPhone(context, phoneNumber);
  throwUnless(!known?.disabled, 'USER_DISABLED');
  throwUnless(!known?.secondFactors.length, noFirstFactor);
  return { account: known ?? createAccount(context, { phoneNumber }), isNewUser: !known };
}

/** Gives an account the number whose code was right. Somebody else's is refused, with a proof to sign in with. */
export function linkPhone(context: CallContext, account: Account, given: PhoneJson): void {
  checkNoTenant(context);
  const phoneNumber = verifyPhoneCredential(context, given);
  const owner = findAccountByPhone(context, phoneNumber);
  if (owner && owner !== account) {
    const temporaryProof = randomId(40);
    context.state.phoneProofs.push({ proof: temporaryProof, phoneNumber });
    const credential = new PlainCredential({ providerId: 'phone', phoneNumber, temporaryProof });
    throw new ServiceError('FEDERATED_USER_ID_ALREADY_LINKED', { credential });
  }
  throwUnless(!account.secondFactors.length, noFirstFactor);
  account.phoneNumber = phoneNumber;
  updateProviders(account);
}

function findAccountByPhone(context: CallContext, phoneNumber: string): Account | undefined {
  return listAccounts(context).find((account) => account.phoneNumber === phoneNumber);
}

function verifyPhoneCredential(
  context: CallContext,
  { temporaryProof, phoneNumber, verificationId, verificationCode }: PhoneJson,
): string {
  if (temporaryProof === undefined) {
    return verifyTextCode(context, { id: verificationId ?? '', code: verificationCode ?? '' });
  }
  const isProven = context.state.phoneProofs.some(
    (known) => known.proof === temporaryProof && known.phoneNumber === phoneNumber,
  );
  throwUnless(isProven && phoneNumber !== undefined, 'INVALID_TEMPORARY_PROOF');
  return phoneNumber;
}
