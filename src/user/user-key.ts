import type { SignedInUser, UserAuth } from './user-auth.ts';

/** A number for each `Auth` that a component has used. */
const numbers = new WeakMap<UserAuth, number>();
let lastNumber = 0;

/**
 * Returns a React key that changes with the user and with the `Auth`, but not when the values of the same
 * user change. With this key, a component keeps no state of the previous user.
 */
export function toUserKey(auth: UserAuth, { uid }: SignedInUser): string {
  const number = numbers.get(auth) ?? (lastNumber += 1);
  numbers.set(auth, number);
  return `${number} ${uid}`;
}
