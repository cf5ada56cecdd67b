import { sessionServerPath, type SessionServer } from '../../driver/visitor/session-server.ts';
import type { DoorstepWorld } from '../../driver/world.ts';
import { changeSetting } from './configuration.ts';

/** Makes the app offer to sign out on all devices, and starts the app's server, which ends the sessions. */
export function offerSignOutEverywhere(world: DoorstepWorld): SessionServer {
  const server = world.visitor.startSessionServer();
  changeSetting(world, 'signOutEverywhere', { asksAccountServer: sessionServerPath });
  return server;
}
