/** The project settings of the in-memory service (spec §7 recaptchaParams, projects). */
export const projectSettings = { siteKey: 'doorstep-fake-site-key', domains: ['localhost', '127.0.0.1'] } as const;
