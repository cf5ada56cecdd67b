import { projectSettings } from '../../src/adapters/fake/service/project.ts';
import type { Endpoint } from './endpoint.ts';

/** What the project says of itself. */
export const projectEndpoints: Readonly<Record<string, Endpoint>> = {
  recaptchaParams: () => ({ recaptchaSiteKey: projectSettings.siteKey }),
  projects: () => ({ projectId: 'doorstep', authorizedDomains: projectSettings.domains }),
  /** No second kind of reCAPTCHA: the SDK asks before every text message, and logs an error where it gets none. */
  recaptchaConfig: () => ({ recaptchaKey: 'projects/doorstep/keys/none', recaptchaEnforcementState: [] }),
};
