import type { UiConfig } from '../widget/config/ui-config.ts';

/** The configuration of the widget in our app: sign-in with email and password, then the home page (spec §1, §2). */
export const productConfig: UiConfig = {
  signInOptions: [{ provider: 'password' }],
  signInSuccessUrl: '/',
};
