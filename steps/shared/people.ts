import { sceneOf, type Person } from './scenario-state.ts';
import type { DoorstepWorld } from '../../driver/world.ts';

/** Ada usually has an account and Grace is usually new; each scenario says so. */
export const names = ['Ada', 'Grace'] as const;

/** The person of a name, or of "she": whoever was named last. */
export function personIn(world: DoorstepWorld, word: string): Person {
  const scene = sceneOf(world);
  if (word !== 'she') scene.person = { name: word, email: `${word.toLowerCase()}@example.com` };
  if (!scene.person) throw new Error('"she" was said before anybody was named: name Ada or Grace first.');
  return scene.person;
}

/** The password of a person's account, as a sentence gave it; null where no account was given. */
export function passwordOf(world: DoorstepWorld, { email }: Person): string | null {
  return sceneOf(world).passwords.get(email) ?? null;
}

/** A password for those of whom no sentence says another. */
export const usualPassword = 'analytical engine 1';
