import { codeServerPaths } from '../../driver/visitor/code-server.ts';
import type { DoorstepWorld } from '../../driver/world.ts';
import { changeSetting } from './configuration.ts';

/**
 * Lets visitors sign in with codes by email, and starts the app's server, which mails and checks the codes.
 *
 * @param option the path of the sign-in option `password` in the configuration
 * @param setting the setting that gets the value `emailCode`
 */
export function mailCodes(
  world: DoorstepWorld,
  option: string,
  setting: 'signInMethod' | 'alsoOffer' = 'signInMethod',
): void {
  world.visitor.startCodeServer();
  changeSetting(world, `${option}.${setting}`, 'emailCode');
  changeSetting(world, `${option}.sendEmailCode`, { asksServer: codeServerPaths.mail });
  changeSetting(world, `${option}.checkEmailCode`, { asksServer: codeServerPaths.check });
}
