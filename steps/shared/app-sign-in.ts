import type { DoorstepWorld } from '../../driver/world.ts';
import { changeSetting } from './configuration.ts';

/**
 * Creates a custom token: its claims as JSON. The in-memory service and the Auth emulator accept this format.
 *
 * @param uid the ID of the account
 */
export const createToken = (uid: string): string => JSON.stringify({ uid });

/** ID of the sign-in option whose function `signIn` belongs to the app. */
export const appProvider = 'app.passkey';

/**
 * Creates a sign-in option with a function of the app.
 *
 * @param token the custom token that the function returns. With null, the function acts as if the visitor had cancelled
 */
export const createAppOption = (token: string | null = null) => ({
  provider: appProvider,
  providerName: 'Passkey',
  signIn: { returns: token },
});

/** Makes the app offer the sign-in options with these IDs, and the app's own sign-in option `app.passkey`. */
export function offerAppSignIn(world: DoorstepWorld, ids: readonly string[], token?: string): void {
  const options = ids.map((provider) => ({ provider }));
  changeSetting(world, 'signInOptions', [...options, createAppOption(token)]);
}
