/** The project settings of the in-memory service that never change (spec §7 recaptchaParams). */
export const projectSettings = { siteKey: 'doorstep-fake-site-key' } as const;

/** The domains on which a project allows sign-in, until the service's control changes them. */
export const defaultDomains: readonly string[] = ['localhost', '127.0.0.1'];
