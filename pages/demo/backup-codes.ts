import type { AccountBackupCodes } from '../../src/widget/config/ui-config.ts';
import type { AppServer } from './app-server.ts';

/** Creates the functions with which the widget creates, counts and uses backup codes. */
export const createDemoBackupCodes = (server: AppServer): AccountBackupCodes => ({
  create: async (user) => server.createBackupCodes({ idToken: await user.getIdToken() }),
  count: async (user) => ({
    left: await server.countBackupCodes({ idToken: await user.getIdToken() }),
    createdAt: null,
  }),
  async use(email, code) {
    if (!(await server.useBackupCode({ email, code })))
      throw Object.assign(new Error('The code is wrong.'), { problem: 'wrongCode' });
  },
});
