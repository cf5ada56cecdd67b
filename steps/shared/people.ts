import type { DoorstepWorld } from '../../driver/world.ts';
import { getState, type Person } from './scenario-state.ts';

/** Names of the people in the features. */
export const names = ['Ada', 'Grace'] as const;

/** Password of an account, if no step specifies a password for the account. */
export const defaultPassword = 'analytical engine 1';

/**
 * Returns the person whom a step names. "She" is the person whose name was used last.
 *
 * @throws Error if "she" comes before the first name
 */
export function findPerson(world: DoorstepWorld, word: string): Person {
  const state = getState(world);
  if (word !== 'she') state.person = { name: word, email: `${word.toLowerCase()}@example.com` };
  if (!state.person) throw new Error('The first step with a person says "she": name Ada or Grace first.');
  return state.person;
}

/** Returns the password of a person's account, or null if the person has no account. */
export function findPassword(world: DoorstepWorld, { email }: Person): string | null {
  return getState(world).passwords.get(email) ?? null;
}
