import { PlainCredential, type PhoneJson } from '../../shared/plain-credential.ts';
import type { Entered } from './password.ts';
import { randomId } from './random-id.ts';
import { accountsOf, listProviders, open, type Realm } from './accounts.ts';
import { must, WireRefusal } from './service-error.ts';
import type { Account } from './service-state.ts';
import { provenNumber, sendText } from './text-messages.ts';

/** Tenants do not know phones, as with the real service. */
const mustBeTheProject = ({ tenantId }: Realm): void => must(tenantId === null, 'UNSUPPORTED_TENANT_OPERATION');

const noFirstFactor =
  'UNSUPPORTED_FIRST_FACTOR : A phone number cannot be set as a first factor on an SMS based MFA user.';

/** Sends a code with which one can sign in. */
export function requestText(realm: Realm, phoneNumber: string): string {
  mustBeTheProject(realm);
  must(!accountWith(realm, phoneNumber)?.secondFactors.length, noFirstFactor);
  return sendText(realm, phoneNumber);
}

/** Signs in with the code of a message, or up. */
export function signInByPhone(realm: Realm, given: PhoneJson): Entered {
  mustBeTheProject(realm);
  const phoneNumber = numberOf(realm, given);
  const known = accountWith(realm, phoneNumber);
  must(!known?.disabled, 'USER_DISABLED');
  must(!known?.secondFactors.length, noFirstFactor);
  return { account: known ?? open(realm, { phoneNumber }), isNewUser: !known };
}

/** Gives an account the number whose code was right. Somebody else's is refused, with a proof to sign in with. */
export function addPhone(realm: Realm, account: Account, given: PhoneJson): void {
  mustBeTheProject(realm);
  const phoneNumber = numberOf(realm, given);
  const owner = accountWith(realm, phoneNumber);
  if (owner && owner !== account) {
    const temporaryProof = randomId(40);
    realm.state.phoneProofs.push({ proof: temporaryProof, phoneNumber });
    const credential = new PlainCredential({ providerId: 'phone', phoneNumber, temporaryProof });
    throw new WireRefusal('FEDERATED_USER_ID_ALREADY_LINKED', { credential });
  }
  must(!account.secondFactors.length, noFirstFactor);
  account.phoneNumber = phoneNumber;
  listProviders(account);
}

function accountWith(realm: Realm, phoneNumber: string): Account | undefined {
  return accountsOf(realm).find((account) => account.phoneNumber === phoneNumber);
}

function numberOf(realm: Realm, { temporaryProof, phoneNumber, verificationId, verificationCode }: PhoneJson): string {
  if (temporaryProof === undefined) {
    return provenNumber(realm, { id: verificationId ?? '', code: verificationCode ?? '' });
  }
  const isProven = realm.state.phoneProofs.some(
    (known) => known.proof === temporaryProof && known.phoneNumber === phoneNumber,
  );
  must(isProven && phoneNumber !== undefined, 'INVALID_TEMPORARY_PROOF');
  return phoneNumber;
}
