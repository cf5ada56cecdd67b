import { emailCodesFrom } from 'doorstep-auth/email-codes';
import type { UiConfig } from 'doorstep-auth/react';
import { recommendedConfig } from 'doorstep-auth/recommended';

export const config: UiConfig = {
  ...recommendedConfig,
  signInOptions: [{ provider: 'password', signInMethod: 'emailCode', ...emailCodesFrom('/api/email-codes') }],
};
