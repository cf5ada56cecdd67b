import { passkeysFrom } from 'doorstep-auth/passkeys';

export const passkeys = passkeysFrom('/api/passkeys');
