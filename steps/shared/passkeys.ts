import { passkeyServerPath, type KeptPasskey, type PasskeyServer } from '../../driver/visitor/passkey-server.ts';
import type { DoorstepWorld } from '../../driver/world.ts';
import { changeSetting } from './configuration.ts';

/** Makes the app show passkeys on the account page, and starts the app's server, which keeps the passkeys. */
export function showPasskeys(world: DoorstepWorld): PasskeyServer {
  const server = world.visitor.startPasskeyServer();
  changeSetting(world, 'passkeys', {
    add: { asksAccountServer: passkeyServerPath('add') },
    list: { asksAccountServer: passkeyServerPath('list') },
    rename: { asksAccountServer: passkeyServerPath('rename') },
    remove: { asksAccountServer: passkeyServerPath('remove') },
  });
  return server;
}

/** Makes the app offer a passkey after a sign-in. */
export function offerPasskey(world: DoorstepWorld): void {
  showPasskeys(world);
  changeSetting(world, 'offerNewPasskey', true);
}

/** The passkey of scenarios that need only one. */
export const laptopKey: KeptPasskey = {
  id: 'passkey 1',
  name: 'Laptop',
  addedAt: Date.UTC(2026, 2, 1, 12),
  usedAt: Date.UTC(2026, 4, 30, 12),
};
