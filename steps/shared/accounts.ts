import type { AccountFixture } from '../../src/adapters/service-control.ts';
import { passwordOf, usualPassword } from './people.ts';
import { providers } from './providers.ts';
import { sceneOf, type Person } from './scenario-state.ts';
import type { DoorstepWorld } from '../../driver/world.ts';

/** Gives a person an account that signs in by password, unless a sentence gave one before; answers its password. */
export async function haveAccount(
  world: DoorstepWorld,
  person: Person,
  account: Partial<AccountFixture> & { readonly password?: string } = {},
): Promise<string> {
  const given = passwordOf(world, person);
  if (given !== null) return given;
  const { password = usualPassword } = account;
  await world.service.put({ accounts: [{ ...account, email: person.email, password }] });
  sceneOf(world).passwords.set(person.email, password);
  return password;
}

const providerIds = new Map(Object.entries(providers).map(([name, { id }]) => [name, id as string]));

/** The id of a provider that the features call by its name. */
export function providerIdOf(name: string): string {
  const id = providerIds.get(name);
  if (id === undefined)
    throw new Error(`No provider is called "${name}"; there are ${Object.keys(providers).join(', ')}.`);
  return id;
}

/** Gives a person an account that signs in by the ways that are named, and no other. */
export async function haveAccountThatSignsInBy(
  world: DoorstepWorld,
  person: Person,
  ways: readonly string[],
  more: Partial<AccountFixture> = {},
): Promise<void> {
  const password = ways.includes('password') ? usualPassword : undefined;
  const federated = ways.flatMap((way) => providerIds.get(way) ?? []);
  await world.service.put({
    accounts: [
      {
        ...more,
        email: person.email,
        ...(password !== undefined && { password }),
        ...(ways.includes('email link') && { emailLink: true }),
        ...(federated.length > 0 && { providers: federated }),
      },
    ],
  });
  if (password !== undefined) sceneOf(world).passwords.set(person.email, password);
}
