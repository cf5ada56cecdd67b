import { productConfig } from '../../src/app/product-config.ts';
import type { MergeConflict, UiConfig } from '../../src/widget/config/ui-config.ts';

/** A way to configure the widget that is worth a try. */
export interface Configuration {
  readonly id: string;
  readonly name: string;
  readonly config: UiConfig;
  /** What to try with it. */
  readonly tries: readonly string[];
}

const signInSuccessUrl = '/';
/** Pages beside the app: on a path of the app's own, whoever is signed out is asked to sign in (spec §2). */
const terms = { tosUrl: '/small-print.html#terms', privacyPolicyUrl: '/small-print.html#privacy' };
const federated = ['google.com', 'github.com', 'facebook.com', 'microsoft.com', 'apple.com'] as const;

/** What the demo offers, the product's own configuration first. */
export const configurations: readonly Configuration[] = [
  {
    id: 'product',
    name: 'Email with password',
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
      'Open the link here; or copy it into a private window, or another browser: there it asks for the address.',
    ],
  },
  {
    id: 'phone',
    name: 'Phone',
    config: { signInOptions: [{ provider: 'phone', defaultCountry: 'GB' }], signInSuccessUrl, ...terms },
    tries: [
      'Enter a number such as 7700 900123: the code comes into the outbox, nothing to a phone.',
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
      'Link accounts: create one with email and password, sign out, and sign in with Google as the same address, not verified.',
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
      callbacks: { signInFailure },
      signInSuccessUrl,
    },
    tries: [
      'Continue as guest, open /Login under “Pages”, and create an account: the guest keeps everything.',
      'Or sign in as somebody who is there already: the app is told that there are two accounts, and goes on as the guest.',
    ],
  },
  {
    id: 'second-step',
    name: 'A second step',
    config: productConfig,
    tries: [
      'Sign in as hedy@example.com: the text’s code comes into the outbox, which shows her app’s code too.',
      'Sign in as ada@example.com and add a second step of her own: the link is under “Pages”. An authenticator app to try is below the outbox, which shows her app’s code too from then on.',
      'Create an account, and add a second step to it: its email has to be verified first, by a mail that comes into the outbox.',
    ],
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
    tries: [
      'Enter an address at engines.example, which asks for a password, or at navy.example, which has two ways in.',
      'Enter one from elsewhere: nobody is there for it.',
    ],
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

/** What is on the page then is the app's business: here it says so, and goes on as the guest. */
function signInFailure({ message }: MergeConflict): void {
  window.alert(message);
  location.assign('/');
}
