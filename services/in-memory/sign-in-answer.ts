import type { CallContext, SignInOutcome } from '../../src/adapters/fake/service/accounts.ts';
import type { Account } from '../../src/adapters/fake/service/service-state.ts';
import { hiddenFactorInfo } from './second-factor-info.ts';
import { pendingCredentialFor, tokensFor, whoeverHas } from './tokens.ts';

/** The parts of an answer that every sign-in has. */
const about = ({ uid, email, displayName, tenantId }: Account): object => ({
  localId: uid,
  ...(email === null ? {} : { email }),
  ...(displayName === null ? {} : { displayName }),
  ...(tenantId === null ? {} : { tenantId }),
});

/** What becomes of a way in: somebody comes in by it, or it is linked to whoever has come in. */
export interface WaysIn {
  enter(context: CallContext): SignInOutcome;
  link(context: CallContext, account: Account): void;
}

/** Answers whoever came in: with tokens, or with the second factors of which one has to be shown first. */
export function entered({ now }: CallContext, { account, isNewUser }: SignInOutcome, signInProvider: string): object {
  const answer = { ...about(account), isNewUser };
  const { secondFactors } = account;
  if (secondFactors.length === 0) return { ...answer, ...tokensFor(account, { signInProvider }, now) };
  const mfaPendingCredential = pendingCredentialFor(account, signInProvider);
  return { ...answer, mfaPendingCredential, mfaInfo: secondFactors.map(hiddenFactorInfo) };
}

/**
 * Links to the account of an id token, which is answered with its new tokens; without one somebody comes in.
 *
 * @param idToken empty if there is none
 */
export function linkedOrEntered(context: CallContext, idToken: string, signInProvider: string, ways: WaysIn): object {
  if (idToken === '') return entered(context, ways.enter(context), signInProvider);
  const { account, session, context: where } = whoeverHas(context, idToken);
  ways.link(where, account);
  return { ...about(account), ...tokensFor(account, { signInProvider, factor: session.factor }, context.now) };
}
