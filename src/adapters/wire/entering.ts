import type { Entered } from '../fake/accounts.ts';
import type { Realm } from '../fake/realm.ts';
import type { Account } from '../fake/service-state.ts';
import { hiddenFactorInfo } from './second-factor-info.ts';
import { pendingCredentialFor, tokensFor, whoeverHas } from './tokens.ts';

/** The parts of an answer that every sign-in has. */
const about = ({ uid, email, displayName, tenantId }: Account): object => ({
  localId: uid,
  ...(email === null ? {} : { email }),
  ...(displayName === null ? {} : { displayName }),
  ...(tenantId === null ? {} : { tenantId }),
});

/** Answers whoever came in: with tokens, or with the second factors of which one has to be shown first. */
export function entered({ now }: Realm, { account, isNewUser }: Entered, provider: string): object {
  const answer = { ...about(account), isNewUser };
  const { secondFactors } = account;
  if (secondFactors.length === 0) return { ...answer, ...tokensFor(account, { signInProvider: provider }, now) };
  const mfaPendingCredential = pendingCredentialFor(account, provider);
  return { ...answer, mfaPendingCredential, mfaInfo: secondFactors.map(hiddenFactorInfo) };
}

/** Links another way in to the account of an id token, and answers with its new tokens. */
export function linked(
  realm: Realm,
  idToken: string,
  provider: string,
  link: (realm: Realm, account: Account) => void,
): object {
  const whose = whoeverHas(realm, idToken);
  const { account, session } = whose;
  link(whose.realm, account);
  return { ...about(account), ...tokensFor(account, { signInProvider: provider, factor: session.factor }, realm.now) };
}

/** With an id token it is linked to that account; without one somebody comes in. */
export const linkedOrEntered = (
  realm: Realm,
  idToken: string,
  provider: string,
  ways: { enter(realm: Realm): Entered; link(realm: Realm, account: Account): void },
): object =>
  idToken === '' ? entered(realm, ways.enter(realm), provider) : linked(realm, idToken, provider, ways.link);
