import type { AuthUser } from '../../../adapters/auth-backend.ts';
import type { AccountBackupCodes } from '../../config/ui-config.ts';
import type { Tools } from '../../screen/screen.ts';
import { callAppForUser } from './call-app-for-user.ts';
import { readCodesLeft } from './read-codes-left.ts';

/** Returns the number of backup codes that a user has left. Rejects like {@link callAppForUser}. */
export const countBackupCodes = (
  tools: Pick<Tools, 'auth'>,
  user: AuthUser,
  backupCodes: AccountBackupCodes,
): Promise<number> => callAppForUser(tools, user, async (current) => readCodesLeft(await backupCodes.count(current)));
