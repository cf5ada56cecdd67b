import {
  auth0,
  discord,
  gitlab,
  linkedin,
  notion,
  okta,
  slack,
  spotify,
  twitch,
  x,
} from '../src/widget/config/provider-presets.ts';
import { recommendedConfig } from '../src/widget/config/recommended.ts';
import { texts } from '../src/widget/messages/phrase.ts';
import type { Tools } from '../src/widget/screen/screen.ts';
import { lastUsed } from '../src/widget/storage/last-used.ts';
import { pendingCredential } from '../src/widget/storage/pending-credential.ts';
import { recommendedLook } from './support/recommended-look.ts';
import { screenStory } from './support/screen-story.tsx';
import { ada, rejectWith } from './support/story-backend.ts';

export default { title: 'Providers' };

const email = 'ada@example.com';
const google = { providerId: 'google.com', signInMethod: 'google.com', toJSON: () => ({}) };
const restriction = { status: true, adminEmail: 'admin@example.com', helpLink: 'https://example.com/help' };
const chooseGoogle = { click: 'google.com' };
const allOptions = [
  'google.com',
  'apple.com',
  'microsoft.com',
  'facebook.com',
  'twitter.com',
  'github.com',
  'yahoo.com',
  'password',
  'phone',
  'anonymous',
  { provider: 'saml.acme', providerName: 'Acme' },
  { provider: 'oidc.university', fullLabel: 'Sign in with your university account', buttonColor: '#ffe08a' },
];

const presets = [linkedin(), slack(), gitlab(), discord(), twitch(), spotify(), notion(), x(), okta(), auth0()];

export const FewProviders = screenStory({ screen: 'providerSignIn', input: {} });
export const AllProviders = screenStory({ screen: 'providerSignIn', input: {}, config: { signInOptions: allOptions } });
export const NeutralProviders = screenStory({
  screen: 'providerSignIn',
  input: {},
  config: { signInOptions: allOptions },
  appearance: { providerButtons: 'neutral' },
});
export const NeutralWaiting = screenStory({
  screen: 'providerSignIn',
  input: {},
  appearance: { providerButtons: 'neutral' },
  steps: [chooseGoogle],
});
export const Presets = screenStory({ screen: 'providerSignIn', input: {}, config: { signInOptions: presets } });
export const NeutralPresets = screenStory({
  screen: 'providerSignIn',
  input: {},
  config: { signInOptions: presets },
  appearance: { providerButtons: 'neutral' },
});
const inline = { ...recommendedLook, lastUsed: false } as const;
const icons = { providerButtons: 'icons' } as const;
export const Icons = screenStory({
  screen: 'providerSignIn',
  input: {},
  config: { signInOptions: allOptions },
  appearance: icons,
});
export const IconsWaiting = screenStory({
  screen: 'providerSignIn',
  input: {},
  config: { signInOptions: ['google.com', 'apple.com', 'github.com', 'password'] },
  appearance: icons,
  steps: [chooseGoogle],
});
export const IconsInline = screenStory({
  screen: 'providerSignIn',
  input: {},
  config: { signInOptions: ['google.com', 'apple.com', 'github.com', 'password'] },
  appearance: { ...inline, ...icons },
});
export const IconsWithX = screenStory({
  screen: 'providerSignIn',
  input: {},
  config: {
    signInOptions: [
      'google.com',
      { provider: 'twitter.com', providerName: 'X', buttonColor: '#000000' },
      'github.com',
      'password',
    ],
  },
  appearance: icons,
});
export const IconsOfPresets = screenStory({
  screen: 'providerSignIn',
  input: {},
  config: { signInOptions: ['password', ...presets] },
  appearance: { ...inline, ...icons },
});
export const InlinePresets = screenStory({
  screen: 'providerSignIn',
  input: {},
  config: { ...recommendedConfig, signInOptions: ['password', linkedin(), slack(), x()] },
  appearance: { ...recommendedLook, lastUsed: false },
});
export const InlinePasskey = screenStory({
  screen: 'providerSignIn',
  input: {},
  config: {
    ...recommendedConfig,
    signInOptions: [
      'password',
      'google.com',
      {
        provider: 'app.passkey',
        providerName: 'a passkey',
        buttonColor: '#374151',
        iconPaths: [{ d: 'M7 7a5 5 0 1 0 4.6 7H14v3h3v-3h4v-4h-9.4A5 5 0 0 0 7 7zm0 3a2 2 0 1 1 0 4 2 2 0 0 1 0-4z' }],
        signIn: () => undefined,
      },
    ],
  },
  appearance: { ...recommendedLook, lastUsed: false },
});
export const Inline = screenStory({ screen: 'providerSignIn', input: {}, appearance: inline });
export const InlineRecommended = screenStory({
  screen: 'providerSignIn',
  input: {},
  config: recommendedConfig,
  appearance: recommendedLook,
});
export const InlineProvidersAbove = screenStory({
  screen: 'providerSignIn',
  input: {},
  config: recommendedConfig,
  appearance: { ...recommendedLook, lastUsed: false, providerPosition: 'above' },
});
export const IconsAbove = screenStory({
  screen: 'providerSignIn',
  input: {},
  config: { signInOptions: ['google.com', 'apple.com', 'github.com', 'password', 'phone'] },
  appearance: { ...inline, ...icons, providerPosition: 'above' },
});
export const InlineProvidersAboveWaiting = screenStory({
  screen: 'providerSignIn',
  input: {},
  appearance: { ...inline, providerPosition: 'above' },
  steps: [chooseGoogle],
});
export const InlineSavedPassword = screenStory({
  screen: 'providerSignIn',
  input: {},
  config: recommendedConfig,
  appearance: { ...recommendedLook, lastUsed: false },
  steps: [{ fill: { email, password: 'analytical-1843' } }],
});
export const InlineInBrandColours = screenStory({
  screen: 'providerSignIn',
  input: {},
  appearance: { layout: 'inline' },
});
export const InlineWaiting = screenStory({
  screen: 'providerSignIn',
  input: {},
  appearance: inline,
  steps: [chooseGoogle],
});
export const InlineWaitingForGuest = screenStory({
  screen: 'providerSignIn',
  input: {},
  config: { signInOptions: ['google.com', 'password', 'anonymous'] },
  appearance: inline,
  steps: [{ click: 'anonymous' }],
});
export const InlinePopupBlocked = screenStory({
  screen: 'providerSignIn',
  input: {},
  appearance: inline,
  backend: { signInWithPopup: rejectWith('auth/popup-blocked') },
  steps: [chooseGoogle],
});
export const InlineError = screenStory({
  screen: 'providerSignIn',
  input: {},
  appearance: inline,
  steps: [{ click: 'next' }],
});
const lastUsedGoogle = storeLastUsed('google.com');
const lastUsedEmail = storeLastUsed('password');
export const LastUsed = screenStory({
  screen: 'providerSignIn',
  input: {},
  config: { signInOptions: allOptions },
  appearance: { lastUsed: true },
  prepare: lastUsedGoogle,
});
export const NeutralLastUsed = screenStory({
  screen: 'providerSignIn',
  input: {},
  appearance: { providerButtons: 'neutral', lastUsed: true },
  prepare: lastUsedEmail,
});
export const InlineLastUsed = screenStory({
  screen: 'providerSignIn',
  input: {},
  appearance: recommendedLook,
  prepare: lastUsedEmail,
});
export const IconsLastUsed = screenStory({
  screen: 'providerSignIn',
  input: {},
  config: { signInOptions: ['google.com', 'apple.com', 'github.com', 'microsoft.com', 'password', 'anonymous'] },
  appearance: { ...icons, lastUsed: true },
  prepare: lastUsedGoogle,
});
export const WithNotice = screenStory({ screen: 'providerSignIn', input: { notice: texts.userCancelled } });
export const Waiting = screenStory({ screen: 'providerSignIn', input: {}, steps: [chooseGoogle] });
export const PopupBlocked = screenStory({
  screen: 'providerSignIn',
  input: {},
  backend: { signInWithPopup: rejectWith('auth/popup-blocked') },
  steps: [chooseGoogle],
});

export const FederatedSignIn = screenStory({ screen: 'federatedSignIn', input: { email, providerId: 'google.com' } });
export const FederatedSignInBlocked = screenStory({
  screen: 'federatedSignIn',
  input: { email, providerId: 'google.com' },
  backend: { signInWithPopup: rejectWith('auth/popup-blocked') },
  steps: [{ click: 'submit' }],
});
export const FederatedLinking = screenStory({
  screen: 'federatedLinking',
  input: { email, providerId: 'google.com', notice: texts.userCancelled },
});
export const PasswordLinking = screenStory({
  screen: 'passwordLinking',
  input: { email },
  backend: { credentialFromJSON: () => google },
  prepare: ({ page }) =>
    page.storage ? pendingCredential.keep(page.storage, { email, credential: google }) : Promise.resolve(),
});
export const FederatedSignInRecommended = screenStory({
  screen: 'federatedSignIn',
  input: { email, providerId: 'google.com' },
  appearance: recommendedLook,
});
export const PasswordLinkingRecommended = screenStory({
  screen: 'passwordLinking',
  input: { email },
  appearance: recommendedLook,
  backend: { credentialFromJSON: () => google },
  prepare: ({ page }) =>
    page.storage ? pendingCredential.keep(page.storage, { email, credential: google }) : Promise.resolve(),
});
export const EmailMismatch = screenStory({
  screen: 'emailMismatch',
  input: { result: ada, pending: { email: 'byron@example.com', credential: null } },
});
export const UnsupportedProvider = screenStory({ screen: 'unsupportedProvider', input: { email } });

export const NotAuthorized = screenStory({
  screen: 'unauthorizedUser',
  input: { identifier: null, restriction: { status: true } },
});
export const NotAuthorizedByName = screenStory({
  screen: 'unauthorizedUser',
  input: { identifier: email, restriction },
});

export const Tenants = screenStory({
  screen: 'tenantList',
  input: {},
  config: {
    tenants: {
      tenants: [
        { tenantId: 'acme', displayName: 'Acme', signInOptions: ['password'] },
        { tenantId: 'globex', displayName: 'Globex', buttonColor: '#7a3e9d', signInOptions: ['password'] },
        {
          tenantId: null,
          displayName: 'Everybody',
          fullLabel: 'Sign in without a company',
          signInOptions: ['password'],
        },
      ],
    },
  },
});

/** Returns a function that remembers a sign-in option as the one that was used last in this browser. */
function storeLastUsed(providerId: string) {
  const additionalUserInfo = { isNewUser: false, providerId, profile: null };
  return async ({ settings }: Pick<Tools, 'settings'>) => lastUsed.keep(settings, { additionalUserInfo });
}
