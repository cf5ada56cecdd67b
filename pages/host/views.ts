import type { Description } from '../../src/widget/description.ts';
import { english } from '../../src/widget/messages/english.ts';
import type { View } from '../../src/widget/view.ts';

const icon = '/favicon.svg';
const action = (role: 'primary' | 'secondary' | 'link', label: string) => ({ role, label }) as const;
const countries = [
  { id: '44-GB-0', name: 'United Kingdom', dialCode: '44', isoCode: 'GB' },
  { id: '49-DE-0', name: 'Germany', dialCode: '49', isoCode: 'DE' },
];
const iconOnly = { isIconOnly: true } as const;
const smallPrint = [
  { text: 'Terms of Service', href: '/terms' },
  { text: 'Privacy Policy', href: '/privacy' },
] as const;

/** Together, these views contain every part that a renderer can draw. */
export const views: Readonly<Record<string, View>> = {
  'a form with small print': toView({
    title: 'Sign in with email',
    fields: { email: { kind: 'email', label: 'Email', value: 'ada@example.com' } },
    actions: { cancel: action('secondary', 'Cancel'), next: action('primary', 'Next') },
    footer: { kind: 'sentence', content: ['By tapping Next you agree to our ', smallPrint[0], ' and ', smallPrint[1]] },
  }),
  'a form with errors': toView(
    {
      title: 'Sign in',
      fields: {
        email: { kind: 'email', label: 'Email', value: 'ada' },
        password: { kind: 'password', label: 'Password' },
        name: { kind: 'name', label: 'First & last name' },
      },
      actions: { recover: action('link', 'Trouble signing in?'), next: action('primary', 'Sign in') },
      footer: { kind: 'links', content: smallPrint },
    },
    {
      errors: { email: "That email address isn't correct", password: 'Enter your password' },
      notice: 'A network error has occurred',
    },
  ),
  'a list of choices': toView({
    title: 'Welcome',
    heading: 'Choose',
    choices: {
      google: { label: 'Sign in with Google', shortLabel: 'Google', icon: 'google.com', color: '#ffffff' },
      github: { label: 'Sign in with GitHub', shortLabel: 'GitHub', icon: 'github.com', color: '#333333' },
      email: { label: 'Sign in with email', shortLabel: 'Email', icon: 'password', color: '#db4437' },
      tenant: { label: 'Acme', shortLabel: 'Acme', icon, color: '' },
    },
    actions: { cancel: action('secondary', 'Cancel') },
  }),
  'a form for a phone number': toView({
    title: 'Enter your phone number',
    fields: {
      country: { kind: 'country', label: 'Country', value: '44-GB-0', options: countries },
      phone: { kind: 'phoneNumber', label: 'Phone number' },
      check: { kind: 'humanVerification', label: 'Human verification', isInvisible: false, isRequired: true },
    },
    actions: { cancel: action('secondary', 'Cancel'), next: action('primary', 'Verify') },
  }),
  "a form with the app's own fields": toView({
    title: 'Create account',
    fields: {
      company: {
        kind: 'text',
        label: 'Company',
        autocomplete: 'organization',
        maxLength: 40,
        missing: 'Fill in this field',
      },
      town: { kind: 'text', label: 'Town', value: 'Boston' },
      terms: {
        kind: 'checkbox',
        label: ['I agree to the ', { text: 'terms', href: 'https://doorstep.example/terms' }],
        missing: 'Tick this box to continue',
      },
      news: { kind: 'checkbox', label: ['Send me news'] },
    },
    actions: { save: action('primary', 'Save') },
  }),
  'a form for a code': toView({
    title: 'Verify your phone number',
    body: [['Enter the code that we sent to ', { strong: '+44 7700 900123' }, ' ', { text: 'Edit', action: 'edit' }]],
    fields: { code: { kind: 'phoneConfirmationCode', label: '6-digit code', value: '123456' } },
    status: 'Resend code in 0:15',
    actions: { cancel: action('secondary', 'Cancel'), next: action('primary', 'Continue') },
    username: 'ada@example.com',
  }),
  'a message with a tick': toView({
    title: 'Your email has been verified',
    picture: 'tick',
    body: ['You can now sign in.', { list: ['Check your spam folder', 'Check your spelling'] }],
    actions: { next: action('primary', 'Continue') },
  }),
  'a QR code': toView({
    title: 'Add an authenticator app',
    qrCode: { uri: 'otpauth://totp/Doorstep:ada?secret=JBSWY3DP', hint: 'Or enter this key:', secretKey: 'JBSW Y3DP' },
    fields: { code: { kind: 'phoneConfirmationCode', label: '6-digit code' } },
    actions: { next: action('primary', 'Continue') },
  }),
  'a dialog over a form': toView(
    { title: 'Sign in', fields: { password: { kind: 'password', label: 'Password' } } },
    { dialog: { state: 'loading', text: 'Sending' }, pending: true },
  ),
  'a successful dialog': toView({ title: 'Sign in' }, { dialog: { state: 'done', text: 'Sent' } }),
  'a busy form': toView(
    { title: 'Sign in', actions: { next: action('primary', 'Next') } },
    { busy: true, pending: true, longWait: { text: 'This takes longer than usual.', stop: 'Stop waiting' } },
  ),
  'a busy page': toView({ progress: 'page' }, { busy: true }),
  'a progress card': toView({ progress: 'card' }, { busy: true }),
};

/** All views of `views`, and further views that contain the texts of real screens. */
export const allViews: Readonly<Record<string, View>> = {
  ...views,
  'a new account': toView(
    {
      title: 'Create account',
      fields: {
        email: { kind: 'email', label: 'Email', value: 'ada@example.com' },
        name: { kind: 'name', label: 'First & last name', value: 'Ada Lovelace' },
        password: { kind: 'newPassword', label: 'Choose password' },
      },
      actions: { cancel: action('secondary', 'Cancel'), save: action('primary', 'Save') },
      footer: { kind: 'sentence', content: ['By tapping Save you agree to our ', smallPrint[0]] },
    },
    { errors: { password: 'Strong passwords have at least 6 characters and a mix of letters and numbers' } },
  ),
  'a request for a link': toView({
    title: 'Recover password',
    body: ['Get instructions sent to this email that explain how to reset your password'],
    fields: { email: { kind: 'email', label: 'Email', value: 'ada@example.com' } },
    actions: { cancel: action('secondary', 'Cancel'), send: action('primary', 'Send') },
  }),
  'help with a mail that does not come': toView({
    title: 'Trouble getting email?',
    body: [
      'Try these common fixes:',
      { list: ['Check if the email was marked as spam or filtered', 'Check your internet connection'] },
      ['If that did not help, ', { text: 'have the email sent again', action: 'again' }, '.'],
    ],
    actions: { back: action('primary', 'Back') },
    footer: { kind: 'links', content: smallPrint },
  }),
  'a link that has expired': toView({
    title: 'Your request to reset your password has expired or the link has already been used',
    body: [['Ask for a new link for ', { strong: 'ada.king-noel.countess.of.lovelace@example.com' }]],
    actions: { next: action('primary', 'Continue') },
  }),
  'every provider': toView(
    {
      choices: Object.fromEntries(
        Object.entries({
          password: '#db4437',
          phone: '#02bd7e',
          anonymous: '#f4b400',
          'google.com': '#ffffff',
          'facebook.com': '#3b5998',
          'twitter.com': '#55acee',
          'github.com': '#333333',
          'microsoft.com': '#2f2f2f',
          'apple.com': '#000000',
          'yahoo.com': '#720e9e',
          saml: '#007bff',
          oidc: '',
        }).map(([id, color]) => [id, { label: `Sign in with ${id}`, shortLabel: id, icon: id, color }]),
      ),
      footer: { kind: 'sentence', content: ['By continuing, you agree to our ', smallPrint[0], '.'] },
    },
    { notice: 'The sign-in window was closed before it was finished' },
  ),
  'a row of icons': toView(
    {
      title: 'Sign in',
      choices: Object.fromEntries(
        ['google.com', 'apple.com', 'github.com', 'password'].map((id) => [
          id,
          {
            label: `Sign in with ${id}`,
            shortLabel: id,
            icon: id,
            color: '#333333',
            ...(id !== 'password' && iconOnly),
          },
        ]),
      ),
    },
    { appearance: { providerButtons: 'icons' } },
  ),
  'a list of organisations': toView({
    title: 'Sign in',
    heading: 'Select your organisation',
    choices: {
      acme: { label: 'Acme', shortLabel: 'Acme', icon: 'tenant', color: '' },
      globex: { label: 'Globex', shortLabel: 'Globex', icon, color: '#102a43' },
    },
  }),
  'a choice of second factors': toView({
    title: 'Verify that it is you',
    body: ['Choose how to confirm your identity'],
    choices: {
      totp: { label: 'Authenticator app', shortLabel: 'App', icon: 'totp', color: '' },
      phone: { label: 'Text message to +44 •••• ••0123', shortLabel: 'Phone', icon: 'phone', color: '' },
    },
    actions: { cancel: action('secondary', 'Cancel'), other: action('link', 'Use another account') },
  }),
  'an account that exists already': toView({
    title: 'Sign in',
    heading: 'You already have an account',
    body: [['You have already used ', { strong: 'ada@example.com' }, '. Sign in with Google to continue.']],
    actions: { cancel: action('secondary', 'Cancel'), google: action('primary', 'Sign in with Google') },
  }),
  'a mail that was sent': toView({
    title: 'Sign-in email sent',
    body: [['A sign-in email was sent to ', { strong: 'ada@example.com' }, '. Check your inbox.']],
    actions: { trouble: action('link', 'Trouble getting email?'), back: action('secondary', 'Back') },
  }),
  'a form that takes long': toView(
    {
      title: 'Sign in',
      fields: { password: { kind: 'password', label: 'Password', value: 'secret' } },
      actions: { cancel: action('secondary', 'Cancel'), next: action('primary', 'Sign in') },
      username: 'ada@example.com',
    },
    { busy: true, pending: true, longWait: { text: 'This takes longer than usual.', stop: 'Stop waiting' } },
  ),
};

function toView(description: Description, changes: Partial<View> = {}): View {
  return {
    screen: 'signIn',
    stay: 1,
    description,
    errors: {},
    notice: null,
    pending: false,
    busy: false,
    chosen: null,
    longWait: null,
    dialog: null,
    values: {},
    focus: null,
    language: english,
    ...changes,
  };
}
