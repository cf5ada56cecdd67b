import type { Description } from '../../src/widget/description.ts';
import type { View } from '../../src/widget/view.ts';

const icon = '/favicon.svg';
const action = (role: 'primary' | 'secondary' | 'link', label: string) => ({ role, label }) as const;
const countries = [
  { id: '44-GB-0', name: 'United Kingdom', dialCode: '44', isoCode: 'GB' },
  { id: '49-DE-0', name: 'Germany', dialCode: '49', isoCode: 'DE' },
];
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
      check: { kind: 'humanVerification', label: 'Human verification' },
    },
    actions: { cancel: action('secondary', 'Cancel'), next: action('primary', 'Verify') },
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

function toView(description: Description, changes: Partial<View> = {}): View {
  return {
    screen: 'signIn',
    stay: 1,
    description,
    errors: {},
    notice: null,
    pending: false,
    busy: false,
    longWait: null,
    dialog: null,
    values: {},
    focus: null,
    ...changes,
  };
}
