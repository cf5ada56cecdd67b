import type { AccountFixture, SecondFactorFixture } from '../service-control.ts';
import { createAccount, findAccountByEmail, normalizeEmail, type CallContext } from './service/accounts.ts';
import { createRandomId } from './service/random-id.ts';
import type { EnrolledFactor } from './service/service-state.ts';
import { createTotpSecret } from './service/totp.ts';

/** @throws an `Error` if an account with this email exists */
export function createFixtureAccount(
  context: CallContext,
  { email, providers = [], secondFactors = [], ...fields }: AccountFixture,
): void {
  if (findAccountByEmail(context, email)) {
    throw new Error(`The fixture cannot create the account of ${email}: it exists already.`);
  }
  const normalizedEmail = normalizeEmail(email);
  createAccount(context, {
    ...fields,
    email: normalizedEmail,
    providers: providers.map((providerId) => ({ providerId, uid: normalizedEmail, email: normalizedEmail })),
    secondFactors: secondFactors.map(createFixtureFactor),
    createdAt: 0, // The year 1970, because a fixture contains existing accounts, not new ones.
  });
}

export function createFixtureFactor(factor: SecondFactorFixture): EnrolledFactor {
  const base = { uid: createRandomId(28), displayName: factor.displayName ?? null };
  return factor.kind === 'phone'
    ? { ...base, kind: 'phone', phoneNumber: factor.phoneNumber }
    : { ...base, kind: 'totp', secret: createTotpSecret() };
}
