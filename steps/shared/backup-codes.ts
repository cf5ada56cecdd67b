import { backupCodeServerPath, type BackupCodeServer } from '../../driver/visitor/backup-code-server.ts';
import type { DoorstepWorld } from '../../driver/world.ts';
import { changeSetting } from './configuration.ts';

/** Makes the app offer backup codes, and starts its server, which keeps them. */
export function offerBackupCodes(world: DoorstepWorld): BackupCodeServer {
  const server = world.visitor.startBackupCodeServer();
  changeSetting(world, 'backupCodes', {
    create: { asksAccountServer: backupCodeServerPath('create') },
    count: { asksAccountServer: backupCodeServerPath('count') },
    use: { asksAccountServer: backupCodeServerPath('use') },
  });
  return server;
}
