/** What the project of the in-memory service says of itself. */
export const projectSettings = { siteKey: 'doorstep-fake-site-key', domains: ['localhost', '127.0.0.1'] } as const;
