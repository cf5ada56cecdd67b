import type { UiConfig } from '../src/widget/config/ui-config.ts';
import { screenStory } from './support/screen-story.tsx';
import { rejectWith } from './support/story-backend.ts';

export default { title: 'Email' };

const passwordOnly = { signInOptions: ['password'] };
const next = { fill: { email: 'ada@example.com' }, click: 'next' };

export const EmailOnly = screenStory({ screen: 'signIn', input: {}, config: passwordOnly });

export const WithOtherOptions = screenStory({ screen: 'signIn', input: { email: 'ada@example.com' } });

export const EmptyEmail = screenStory({
  screen: 'signIn',
  input: {},
  config: passwordOnly,
  steps: [{ click: 'next' }],
});

export const InvalidEmail = screenStory({
  screen: 'signIn',
  input: {},
  config: passwordOnly,
  steps: [{ fill: { email: 'ada@example' }, click: 'next' }],
});

export const LookingUp = screenStory({ screen: 'signIn', input: {}, config: passwordOnly, steps: [next] });

export const NoNetwork = screenStory({
  screen: 'signIn',
  input: {},
  config: passwordOnly,
  backend: { lookUpSignInMethods: rejectWith('auth/network-request-failed') },
  steps: [next],
});

const byEmail: Partial<UiConfig> = {
  tenants: {
    displayMode: 'identifierFirst',
    tenants: [{ tenantId: 'acme', displayName: 'Acme', signInOptions: [{ provider: 'password', hd: 'acme.example' }] }],
  },
};

export const TenantByEmail = screenStory({
  screen: 'tenantByEmail',
  input: {},
  config: byEmail,
});

export const UnknownTenant = screenStory({
  screen: 'tenantByEmail',
  input: {},
  config: byEmail,
  steps: [next],
});
