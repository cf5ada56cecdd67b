import { productConfig } from '../app/product-config.ts';
import type { UiConfig } from '../widget/config/ui-config.ts';

/** A way to configure the widget that is worth a try. */
export interface Configuration {
  readonly id: string;
  readonly name: string;
  readonly config: UiConfig;
  /** What to try with it. */
  readonly tries: readonly string[];
}

const signInSuccessUrl = '/';
const terms = { tosUrl: '/terms', privacyPolicyUrl: '/privacy' };
const federated = ['google.com', 'github.com', 'facebook.com', 'microsoft.com', 'apple.com'] as const;

/** What the demo offers, the product's own configuration first. */
export const configurations: readonly Configuration[] = [
  {
    id: 'product',
    name: 'Email with password (the product)',
    config: productConfig,
    tries: [
      'Sign in with one of the accounts, with a right and a wrong password.',
      'Enter an address that nobody has: you can create an account.',
      'Forget a password: the mail with the link comes into the outbox.',
    ],
  },
  {
    id: 'link',
    name: 'Email link',
    config: { signInOptions: [{ provider: 'password', signInMethod: 'emailLink' }], signInSuccessUrl },
    tries: [
      'Enter any address: the link comes into the outbox.',
      'Open the link here, and in a private window: another device asks for the address.',
    ],
  },
  {
    id: 'phone',
    name: 'Phone',
    config: { signInOptions: [{ provider: 'phone', defaultCountry: 'GB' }], signInSuccessUrl, ...terms },
    tries: [
      'Enter a number such as 7700 900123: the code comes into the outbox.',
      'Wait 15 seconds: it can be resent.',
    ],
  },
  {
    id: 'popup',
    name: 'Every way in, providers in a window',
    config: {
      signInOptions: [...federated, 'password', 'phone', 'anonymous'],
      signInFlow: 'popup',
      signInSuccessUrl,
      ...terms,
    },
    tries: [
      'Sign in with a provider: its window asks who you are.',
      'Use the address of an account that has a password, not verified: the accounts are linked.',
    ],
  },
  {
    id: 'redirect',
    name: 'Providers by redirect',
    config: { signInOptions: [...federated, 'password'], signInFlow: 'redirect', signInSuccessUrl, ...terms },
    tries: ['Sign in with a provider: the page is left and comes back.'],
  },
  {
    id: 'guest',
    name: 'Guests, who can be upgraded',
    config: {
      signInOptions: ['anonymous', 'password', 'google.com'],
      signInFlow: 'popup',
      autoUpgradeAnonymousUsers: true,
      callbacks: { signInFailure: ({ message }) => window.alert(message) },
      signInSuccessUrl,
    },
    tries: ['Continue as guest, go to /Login, and create an account: the guest keeps everything.'],
  },
  {
    id: 'tenant-buttons',
    name: 'Tenants, by button',
    config: { tenants: { tenants: tenants() }, signInSuccessUrl },
    tries: ['Choose a tenant: each has its own ways in and its own accounts.'],
  },
  {
    id: 'tenant-email',
    name: 'Tenants, by email',
    config: { tenants: { displayMode: 'identifierFirst', tenants: tenants() }, signInSuccessUrl },
    tries: ['Enter an address at engines.example, or at navy.example, or elsewhere.'],
  },
];

function tenants() {
  return [
    {
      tenantId: 'engines',
      displayName: 'Analytical Engines',
      buttonColor: '#1f5c4d',
      signInOptions: [{ provider: 'password', hd: 'engines.example' }],
    },
    {
      tenantId: 'navy',
      displayName: 'The Navy',
      buttonColor: '#1d3557',
      signInFlow: 'popup' as const,
      signInOptions: [
        { provider: 'google.com', hd: 'navy.example' },
        { provider: 'password', hd: 'navy.example' },
      ],
    },
  ];
}
