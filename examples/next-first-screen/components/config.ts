import type { Appearance, UiConfig } from 'doorstep-auth/react';
import { recommendedAppearance, recommendedConfig } from 'doorstep-auth/recommended';

export const config: UiConfig = {
  ...recommendedConfig,
  signInFlow: 'popup',
  signInOptions: ['password', 'google.com', 'github.com'],
  signInSuccessUrl: '/account',
};

export const appearance: Appearance = { ...recommendedAppearance, siteName: 'My app' };
