import type { UiConfig } from '../widget/config/ui-config.ts';

/** The product's widget (spec §1, §2): one configured provider, and a success that leads to the start. */
export const productConfig: UiConfig = {
  signInOptions: [{ provider: 'password' }],
  signInSuccessUrl: '/',
};
