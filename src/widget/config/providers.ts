/** How the button of a provider looks unless the configuration says otherwise (reference §1.3), for those served today. */
export const providers = {
  password: { name: 'Password', color: '#db4437' },
  anonymous: { name: 'Guest', color: '#f4b400' },
} as const;

export type ProviderId = keyof typeof providers;
