import type { AccountFixture } from '../../src/adapters/service-control.ts';
import type { DoorstepWorld } from '../../driver/world.ts';
import { defaultPassword, findPassword } from './people.ts';
import { findProviderId } from './providers.ts';
import { getState, type Person } from './scenario-state.ts';

/** Creates an account with a password, if the person has no account yet. Returns the account's password. */
export async function ensureAccount(
  world: DoorstepWorld,
  person: Person,
  account: Partial<AccountFixture> & { readonly password?: string } = {},
): Promise<string> {
  const existingPassword = findPassword(world, person);
  if (existingPassword !== null) return existingPassword;
  const { password = defaultPassword } = account;
  await world.service.put({ accounts: [{ ...account, email: person.email, password }] });
  getState(world).passwords.set(person.email, password);
  return password;
}

/**
 * Creates an account with exactly these sign-in methods.
 *
 * @param methods `password`, `email link` or names of providers. Any other word, such as `no method`, adds no sign-in
 *   method
 */
export async function createAccountWithMethods(
  world: DoorstepWorld,
  person: Person,
  methods: readonly string[],
  account: Partial<AccountFixture> = {},
): Promise<void> {
  const password = methods.includes('password') ? defaultPassword : undefined;
  const providers = methods.flatMap((method) => findProviderId(method) ?? []);
  await world.service.put({
    accounts: [
      {
        ...account,
        email: person.email,
        ...(password !== undefined && { password }),
        ...(methods.includes('email link') && { emailLink: true }),
        ...(providers.length > 0 && { providers }),
      },
    ],
  });
  if (password !== undefined) getState(world).passwords.set(person.email, password);
}
