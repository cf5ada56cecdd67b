/** The project settings of the in-memory service that never change (spec §7 recaptchaParams). */
export const projectSettings = { siteKey: 'doorstep-fake-site-key' } as const;

export const defaultDomains: readonly string[] = ['localhost', '127.0.0.1'];
