import { createCustomToken } from '../../src/adapters/in-memory/service/custom-token.ts';
import { productConfig } from '../../src/app/product-config.ts';
import { breachedPassword } from '../../src/widget/breached-password.ts';
import { recommendedConfig, recommendedPhone } from '../../src/widget/config/recommended.ts';
import type { AccountDevices, MergeConflict, UiConfig } from '../../src/widget/config/ui-config.ts';
import { passwordStrength } from '../../src/widget/password-strength.ts';
import type { AppServer } from './app-server.ts';
import { createDemoBackupCodes } from './backup-codes.ts';
import { breachedRangePath } from './breached-range.ts';
import { createAccountPasskeys, createPasskeySignIn } from './passkeys.ts';
import type { Theme } from './theme.ts';

export interface DemoConfiguration {
  readonly id: string;
  readonly name: string;
  readonly config: UiConfig;
  /** Settings of the demo's panel "Look" that this configuration selects. */
  readonly look?: Partial<Theme>;
  readonly suggestions: readonly string[];
}

const signInSuccessUrl = '/';
/**
 * The links of the small print lead to a static page outside of the app, because every URL of the app shows only the
 * widget to signed-out visitors (spec §2).
 */
const terms = { tosUrl: '/small-print.html#terms', privacyPolicyUrl: '/small-print.html#privacy' };
/** Restriction of sign-up to administrators, with the contact details that visitors see. */
const closedSignUp = { status: true, adminEmail: 'admin@example.com', helpLink: '/small-print.html#accounts' };
const federated = ['google.com', 'github.com', 'facebook.com', 'microsoft.com', 'apple.com'] as const;

/** Properties of the page that the configurations depend on. */
export interface ConfigurationTools {
  readonly appServer: AppServer;
  readonly devices: AccountDevices;
  /** A sentence that says why passkeys do not work on this page; null if they work. */
  readonly missingPasskeys: string | null;
}

/** Lists all configurations, the default first. */
export const createConfigurations = ({
  appServer,
  devices,
  missingPasskeys,
}: ConfigurationTools): readonly DemoConfiguration[] => [
  {
    id: 'recommended',
    name: 'Recommended options for new apps',
    config: {
      ...recommendedConfig,
      signInOptions: [{ provider: 'password', alsoOffer: 'emailLink' }, 'google.com', 'github.com', recommendedPhone],
      signInFlow: 'popup',
      devices,
      signInSuccessUrl,
      ...terms,
    },
    look: { hasBrand: true, hasNeutralButtons: true, isInline: true, hasLastUsed: true, hasFriendlyTexts: true },
    suggestions: [
      'Enter the email of one of the accounts: instead of the password, you can have a sign-in link mailed, or try another way.',
      'Sign in by phone: the sixth digit submits the code, and “Send again” stays on the screen.',
      'Open the account page, under “Pages”: it lists your devices. Then sign out: a badge marks what you have used last.',
    ],
  },
  {
    id: 'product',
    name: 'Email with password',
    config: productConfig,
    suggestions: [
      'Sign in with one of the accounts, with a right and a wrong password.',
      'Enter an email without an account: you can create one.',
      'Choose “Trouble signing in?” after an email: the mail with the link comes into the outbox.',
    ],
  },
  {
    id: 'link',
    name: 'Email link',
    config: { signInOptions: [{ provider: 'password', signInMethod: 'emailLink' }], signInSuccessUrl },
    suggestions: [
      'Enter any address: the link comes into the outbox.',
      'Open the link here. Or copy it into a private window or another browser, which asks for the address.',
    ],
  },
  {
    id: 'email-code',
    name: 'Code by email',
    config: {
      signInOptions: [
        {
          provider: 'password',
          signInMethod: 'emailCode',
          sendEmailCode: (email, { language }) => appServer.sendEmailCode({ email, language }),
          checkEmailCode: ({ email, code }) => appServer.checkEmailCode({ email, code }),
        },
      ],
      submitFullCodes: true,
      signInSuccessUrl,
      ...terms,
    },
    look: { isInline: true },
    suggestions: [
      'Enter any email: the code comes into the outbox, and “Enter the code” signs in. An email without an account gets one.',
      'Enter three wrong codes, or wait 15 seconds for “Resend”: only the newest code works.',
    ],
  },
  {
    id: 'phone',
    name: 'Phone',
    config: { signInOptions: [{ provider: 'phone', defaultCountry: 'GB' }], signInSuccessUrl, ...terms },
    suggestions: [
      'Enter a number such as 7700 900123: the code comes into the outbox, not to a phone.',
      'Wait 15 seconds: the code can be sent again.',
    ],
  },
  {
    id: 'codes',
    name: 'Phone, with codes sent again in place',
    config: {
      signInOptions: [{ provider: 'phone', defaultCountry: 'GB' }],
      resendCodesInPlace: true,
      submitFullCodes: true,
      signInSuccessUrl,
      ...terms,
    },
    suggestions: [
      'Enter a number such as 7700 900123, and then the code from the outbox: its sixth digit submits it.',
      'After 15 seconds, choose “Resend”: the screen stays, and a new code replaces the earlier one.',
    ],
  },
  {
    id: 'popup',
    name: 'All sign-in options, with popups',
    config: {
      signInOptions: [...federated, 'password', 'phone', 'anonymous'],
      signInFlow: 'popup',
      signInSuccessUrl,
      ...terms,
    },
    suggestions: [
      'Sign in with a provider: its window asks who you are.',
      'Link accounts: create one with email and password, sign out, and sign in with Google as the same address, not verified.',
    ],
  },
  {
    id: 'passkey',
    name: 'Passkeys, and another sign-in',
    config: {
      signInOptions: [
        'password',
        ...(missingPasskeys === null
          ? [{ ...passkeyButton, provider: 'app.passkey', ...createPasskeySignIn(appServer) }]
          : []),
        { ...acmeButton, provider: 'app.acme', signIn: signInWithAcme },
      ],
      ...(missingPasskeys === null && { passkeys: createAccountPasskeys(appServer), offerNewPasskey: true }),
      devices,
      async signOutEverywhere(user) {
        await appServer.endSessions({ idToken: await user.getIdToken() });
      },
      signInSuccessUrl,
      ...terms,
    },
    look: { hasNeutralButtons: true, isInline: true, hasLastUsed: true, hasFriendlyTexts: true },
    suggestions: [
      missingPasskeys ?? 'Sign in as Ada, add the passkey that you are offered, sign out, and sign in with it.',
      'The account page, under “Pages”, lists your passkeys, and your devices: the others are invented.',
      '“Acme ID” stands in for the sign-in of a company: it only asks you to confirm.',
    ],
  },
  {
    id: 'one-tap',
    name: 'One Tap',
    config: {
      signInOptions: [{ provider: 'google.com', clientId: 'demo.apps.googleusercontent.com' }, 'password'],
      credentialHelper: 'googleyolo',
      signInFlow: 'popup',
      signInSuccessUrl,
      ...terms,
    },
    suggestions: [
      'Continue as Katherine Johnson in the prompt above the form.',
      'Close the prompt: the form stays.',
      'The prompt stands in for Google’s: the demo loads nothing from Google.',
    ],
  },
  {
    id: 'redirect',
    name: 'Providers by redirect',
    config: { signInOptions: [...federated, 'password'], signInFlow: 'redirect', signInSuccessUrl, ...terms },
    suggestions: ['Sign in with a provider: its page replaces this one, and then comes back here.'],
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
    suggestions: [
      'Continue as guest, choose “Sign in with an account” under “Signed in”, and create an account: the guest keeps everything.',
      'Or sign in to an existing account: the app learns of both accounts, and keeps the guest signed in.',
    ],
  },
  {
    id: 'closed',
    name: 'Sign-up closed: Not Authorized',
    config: {
      signInOptions: [{ provider: 'password', disableSignUp: closedSignUp }],
      adminRestrictedOperation: closedSignUp,
      signInSuccessUrl,
    },
    suggestions: [
      'Enter an email without an account: the page “Not Authorized” names the administrator.',
      'Sign in with one of the accounts: they work as before.',
    ],
  },
  {
    id: 'sign-up',
    name: 'Sign-up with consent and a verified email',
    config: {
      signInOptions: ['password', 'google.com'],
      signInFlow: 'popup',
      signUpFields: [
        { name: 'company', label: 'Company (optional)', autocomplete: 'organization' },
        { name: 'terms', type: 'checkbox', label: 'I agree to the [terms]', url: terms.tosUrl, required: true },
      ],
      requireVerifiedEmail: true,
      signInSuccessUrl,
    },
    suggestions: [
      'Create an account, once without and once with the box ticked.',
      'Or sign in with Google with a new address: you are asked before you are let in. “Use another account” deletes the new account.',
      'Open the link of the mail in the outbox, here or in another tab: the screen that waits for it continues.',
    ],
  },
  {
    id: 'breached',
    name: 'Breached passwords refused',
    config: {
      signInOptions: ['password'],
      checkPassword: breachedPassword({ url: breachedRangePath }),
      checkPasswordAtSignIn: breachedPassword({ url: breachedRangePath }),
      signInSuccessUrl,
    },
    suggestions: [
      'Create an account with the password “password1”, which is refused, and then with a better one.',
      'A list of five passwords on this machine stands in for Have I Been Pwned: the demo sends nothing to it.',
    ],
  },
  {
    id: 'strength',
    name: 'Strength of new passwords',
    config: {
      signInOptions: ['password'],
      ...passwordStrength({ load: loadZxcvbn }),
      signInSuccessUrl,
      ...terms,
    },
    look: { hasFriendlyTexts: true },
    suggestions: [
      'Create an account: while you type the password, you read how strong it is. A weak or fair one is refused.',
      'To compare the texts, switch “Friendlier English” off under “Look”.',
    ],
  },
  {
    id: 'second-step',
    name: 'A second step',
    config: { ...productConfig, backupCodes: createDemoBackupCodes(appServer) },
    suggestions: [
      'Sign in as hedy@example.com: the outbox shows the code of the text message, and that of her authenticator app.',
      'Sign in as ada@example.com and add a second step of her own: the link is under “Pages”. An authenticator app to try is below the outbox.',
      'When the second step is added, you get backup codes. Sign out, sign in, and use one in place of the second step.',
      'Create an account, and add a second step to it: its email has to be verified first, by a mail that comes into the outbox.',
    ],
  },
  {
    id: 'tenant-buttons',
    name: 'Tenants, by button',
    config: { tenants: { tenants: tenants() }, signInSuccessUrl },
    suggestions: ['Choose a tenant: each has its own sign-in options and its own accounts.'],
  },
  {
    id: 'tenant-email',
    name: 'Tenants, by email',
    config: { tenants: { displayMode: 'identifierFirst', tenants: tenantsWithDomains() }, signInSuccessUrl },
    suggestions: [
      'Enter an address at engines.example, whose tenant asks for a password, or at navy.example, whose tenant has two sign-in options.',
      'Enter an email at any other domain: no tenant accepts it.',
    ],
  },
];

const passkeyButton = {
  providerName: 'a passkey',
  buttonColor: '#374151',
  iconPaths: [{ d: 'M7 7a5 5 0 1 0 4.6 7H14v3h3v-3h4v-4h-9.4A5 5 0 0 0 7 7zm0 3a2 2 0 1 1 0 4 2 2 0 0 1 0-4z' }],
};
const acmeButton = {
  providerName: 'Acme ID',
  buttonColor: '#5b21b6',
  iconPaths: [{ d: 'M12 3l9 18H3z' }, { d: 'M12 12l4 8H8z', color: '#fbbf24' }],
};

/** Loads the library that estimates the strength of passwords. */
const loadZxcvbn = () =>
  Promise.all([import('@zxcvbn-ts/core'), import('@zxcvbn-ts/language-common'), import('@zxcvbn-ts/language-en')]);

/**
 * Stands in for the sign-in of a company. Returns a token without a signature, which only the demo's services accept; a
 * real token comes from the app's server.
 */
function signInWithAcme(): string | undefined {
  const isConfirmed = window.confirm('Acme ID (a stand-in): continue as the employee acme-1852?');
  return isConfirmed ? createCustomToken({ uid: 'acme-1852' }) : undefined;
}

function tenants() {
  return [
    {
      tenantId: 'engines',
      displayName: 'Analytical Engines',
      buttonColor: '#1f5c4d',
      signInOptions: [{ provider: 'password' }],
    },
    {
      tenantId: 'navy',
      displayName: 'The Navy',
      buttonColor: '#1d3557',
      signInFlow: 'popup' as const,
      signInOptions: [{ provider: 'google.com' }, { provider: 'password' }],
    },
  ];
}

function tenantsWithDomains() {
  return tenants().map((tenant) => ({
    ...tenant,
    signInOptions: tenant.signInOptions.map((option) => ({ ...option, hd: `${tenant.tenantId}.example` })),
  }));
}

/** Called if a guest has tried to sign in to an existing account. Shows the message and opens the start page. */
function signInFailure({ message }: MergeConflict): void {
  window.alert(message);
  location.assign('/');
}
