import { PlainCredential, type PhoneJson } from '../../shared/plain-credential.ts';
import { createAccount, listAccounts, updateProviders, type CallContext, type SignInOutcome } from './accounts.ts';
import { createRandomId } from './random-id.ts';
import { ServiceError, throwUnless } from './service-error.ts';
import type { Account } from './service-state.ts';
import { sendTextMessage, verifyTextCode } from './text-messages.ts';

/** Throws an error if the call is for a tenant, because the real service has no phone sign-in for tenants. */
const checkNoTenant = ({ tenantId }: CallContext): void =>
  throwUnless(tenantId === null, 'UNSUPPORTED_TENANT_OPERATION');

const noFirstFactor =
  'UNSUPPORTED_FIRST_FACTOR : A phone number cannot be set as a first factor on an SMS based MFA user.';

/** Sends a sign-in code in a text message. Returns the ID of the message. */
export function sendSignInText(context: CallContext, phoneNumber: string): string {
  checkNoTenant(context);
  throwUnless(!findAccountByPhone(context, phoneNumber)?.secondFactors.length, noFirstFactor);
  return sendTextMessage(context, phoneNumber);
}

export function signInWithPhone(context: CallContext, credential: PhoneJson): SignInOutcome {
  checkNoTenant(context);
  const phoneNumber = verifyPhoneCredential(context, credential);
  const existing = findAccountByPhone(context, phoneNumber);
  throwUnless(!existing?.disabled, 'USER_DISABLED');
  throwUnless(!existing?.secondFactors.length, noFirstFactor);
  return { account: existing ?? createAccount(context, { phoneNumber }), isNewUser: !existing };
}

/**
 * @throws a `ServiceError` if another account already has the phone number. The error contains a credential for that
 *   account
 */
export function linkPhone(context: CallContext, account: Account, credential: PhoneJson): void {
  checkNoTenant(context);
  const phoneNumber = verifyPhoneCredential(context, credential);
  const owner = findAccountByPhone(context, phoneNumber);
  if (owner && owner !== account) {
    const temporaryProof = createRandomId(40);
    context.state.phoneProofs.push({ proof: temporaryProof, phoneNumber });
    const ownersCredential = new PlainCredential({ providerId: 'phone', phoneNumber, temporaryProof });
    throw new ServiceError('FEDERATED_USER_ID_ALREADY_LINKED', { credential: ownersCredential });
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
