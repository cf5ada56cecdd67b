import type { AccountFixture, SecondFactorFixture } from '../service-control.ts';
import { newTotpSecret } from './service/totp.ts';
import { randomId } from './service/random-id.ts';
import { accountOf, canonical, open, type Realm } from './service/accounts.ts';
import type { EnrolledFactor } from './service/service-state.ts';

/** Opens an account as a fixture tells it. */
export function openAccount(
  realm: Realm,
  { email, providers = [], secondFactors = [], ...given }: AccountFixture,
): void {
  if (accountOf(realm, email)) throw new Error(`A fixture's account must be new, and ${email} exists already.`);
  const address = canonical(email);
  open(realm, {
    ...given,
    email: address,
    providers: providers.map((providerId) => ({ providerId, uid: address, email: address })),
    secondFactors: secondFactors.map(enrolled),
  });
}

/** A second factor as a fixture tells it. */
export function enrolled(given: SecondFactorFixture): EnrolledFactor {
  const about = { uid: randomId(28), displayName: given.displayName ?? null };
  return given.kind === 'phone'
    ? { ...about, kind: 'phone', phoneNumber: given.phoneNumber }
    : { ...about, kind: 'totp', secret: newTotpSecret() };
}
