import type { AccountFixture, SecondFactorFixture } from '../service-control.ts';
import { createTotpSecret } from './service/totp.ts';
import { randomId } from './service/random-id.ts';
import { findAccountByEmail, normalizeEmail, createAccount, type CallContext } from './service/accounts.ts';
import type { EnrolledFactor } from './service/service-state.ts';

/** Opens an account as a fixture tells it. */
export function createFixtureAccount(
  context: CallContext,
  { email, providers = [], secondFactors = [], ...given }: AccountFixture,
): void {
  if (findAccountByEmail(context, email))
    throw new Error(`A fixture's account must be new, and ${email} exists already.`);
  const address = normalizeEmail(email);
  createAccount(context, {
    ...given,
    email: address,
    providers: providers.map((providerId) => ({ providerId, uid: address, email: address })),
    secondFactors: secondFactors.map(createFixtureFactor),
  });
}

/** A second factor as a fixture tells it. */
export function createFixtureFactor(given: SecondFactorFixture): EnrolledFactor {
  const about = { uid: randomId(28), displayName: given.displayName ?? null };
  return given.kind === 'phone'
    ? { ...about, kind: 'phone', phoneNumber: given.phoneNumber }
    : { ...about, kind: 'totp', secret: createTotpSecret() };
}
