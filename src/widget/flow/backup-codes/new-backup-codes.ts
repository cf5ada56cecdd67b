import type { AuthUser } from '../../../adapters/auth-backend.ts';
import type { AccountBackupCodes } from '../../config/ui-config.ts';
import { defineScreen, to } from '../../screen/screen.ts';
import { readCodesLeft } from '../account/index.ts';
import { runDuringSignIn } from '../finish/discard-sign-in.ts';
import { getSignedInUser } from '../finish/signed-in-user.ts';
import { leaveEnrolment } from '../second-factor/leave-enrolment.ts';
import { callBackupCodes } from './call-backup-codes.ts';
import { readCodes } from './read-codes.ts';
import { showCodes } from './show-codes.ts';

/**
 * Creates and shows backup codes for a visitor who has just added a second factor, unless she already has codes. If the
 * app's server fails, goes on without codes, because the second factor is added already.
 */
export const newBackupCodes = defineScreen({
  name: 'newBackupCodes',
  leadsTo: ['done', 'secondFactors'],
  async run(tools, { signIn, from }) {
    const { ui, auth, settings } = tools;
    const { backupCodes } = settings.config;
    const run = async () => {
      const user = signIn ? signIn.result.user : await getSignedInUser(auth);
      if (!user || !backupCodes) return;
      const created = await ui.waitFor(callBackupCodes(() => createFirstCodes(backupCodes, user)));
      if (created.ok && created.value) await showCodes(tools, created.value);
    };
    await (signIn ? runDuringSignIn(tools, signIn.result, run) : run());
    return signIn ? to('done', signIn) : leaveEnrolment(tools, from);
  },
});

/** Returns new codes; null if the user already has codes. */
async function createFirstCodes(backupCodes: AccountBackupCodes, user: AuthUser): Promise<readonly string[] | null> {
  if (readCodesLeft(await backupCodes.count(user)) > 0) return null;
  return readCodes(await backupCodes.create(user));
}
