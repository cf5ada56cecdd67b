import type { UiConfig } from '../widget/config/ui-config.ts';

/** The configuration of the product's widget: email with password, then the home page (spec §1, §2). */
export const productConfig: UiConfig = {
  signInOptions: [{ provider: 'password' }],
  signInSuccessUrl: '/',
};
