import type { UiConfig } from '../src/widget/config/ui-config.ts';
import { screenStory } from './support/screen-story.tsx';
import { refused } from './support/service.ts';

export default { title: 'Email' };

const passwordOnly = { signInOptions: ['password'] };
const next = { fill: { email: 'ada@example.com' }, take: 'next' };

export const First = screenStory({ screen: 'signIn', input: {}, config: passwordOnly });

export const AmongOthers = screenStory({ screen: 'signIn', input: { email: 'ada@example.com' } });

export const NothingEntered = screenStory({
  screen: 'signIn',
  input: {},
  config: passwordOnly,
  acts: [{ take: 'next' }],
});

export const NoAddress = screenStory({
  screen: 'signIn',
  input: {},
  config: passwordOnly,
  acts: [{ fill: { email: 'ada@example' }, take: 'next' }],
});

export const LookingUp = screenStory({ screen: 'signIn', input: {}, config: passwordOnly, acts: [next] });

export const NoNetwork = screenStory({
  screen: 'signIn',
  input: {},
  config: passwordOnly,
  service: { lookUpSignInMethods: refused('auth/network-request-failed') },
  acts: [next],
});

const byEmail: Partial<UiConfig> = {
  tenants: {
    displayMode: 'identifierFirst',
    tenants: [{ tenantId: 'acme', displayName: 'Acme', signInOptions: [{ provider: 'password', hd: 'acme.example' }] }],
  },
};

export const OfATenant = screenStory({
  screen: 'tenantByEmail',
  input: {},
  config: byEmail,
});

export const NoTenant = screenStory({
  screen: 'tenantByEmail',
  input: {},
  config: byEmail,
  acts: [next],
});
