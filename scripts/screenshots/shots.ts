import type { Page } from 'playwright';

/** A screen in one of its states: how the app is configured, where it is opened, and what is done until it is there. */
export interface Shot {
  readonly name: string;
  readonly path?: string;
  readonly config?: Readonly<Record<string, unknown>>;
  /** Signs Ada in before the app is opened. */
  readonly signedIn?: boolean;
  /** Email enumeration protection is on. */
  readonly withheld?: boolean;
  /** Opens the link of a password reset instead of `path`. */
  readonly reset?: 'good' | 'used';
  readonly act?: (page: Page) => Promise<void>;
}

export const ada = { email: 'ada@example.com', password: 'analytical-engine' } as const;
const terms = { tosUrl: '/terms', privacyPolicyUrl: '/privacy' };
const restriction = { status: true, adminEmail: 'desk@example.com', helpLink: 'https://example.com/help' };

const fill = (label: string, text: string) => async (page: Page) => {
  await page.getByLabel(label, { exact: true }).fill(text);
};
const enter = async (page: Page) => page.keyboard.press('Enter');
const click = (name: string) => async (page: Page) => page.getByRole('button', { name, exact: true }).click();
const inTurn =
  (...doings: readonly ((page: Page) => Promise<unknown>)[]) =>
  async (page: Page) => {
    for (const doing of doings) await doing(page);
  };
const arrive = (title: string) => async (page: Page) =>
  page.getByRole('heading', { name: title, exact: true }).waitFor();
const asks = (email: string, title: string) => inTurn(fill('Email', email), enter, arrive(title));

/** Every screen of the product that is built, in reading order. */
export const shots: readonly Shot[] = [
  { name: '01-email', config: terms },
  { name: '02-email-refused', act: inTurn(fill('Email', 'ada@'), enter) },
  { name: '03-password', act: asks(ada.email, 'Sign in') },
  {
    name: '04-password-wrong',
    act: inTurn(asks(ada.email, 'Sign in'), fill('Password', 'difference'), enter),
  },
  { name: '05-password-withheld', withheld: true, act: asks(ada.email, 'Sign in') },
  { name: '06-create-account', config: terms, act: asks('grace@example.com', 'Create account') },
  {
    name: '07-create-account-refused',
    act: inTurn(asks('grace@example.com', 'Create account'), fill('Choose password', '12345'), enter),
  },
  {
    name: '08-recover-password',
    act: inTurn(asks(ada.email, 'Sign in'), click('Trouble signing in?'), arrive('Recover password')),
  },
  {
    name: '09-recovery-email-sent',
    act: inTurn(
      asks(ada.email, 'Sign in'),
      click('Trouble signing in?'),
      arrive('Recover password'),
      click('Send'),
      arrive('Check your email'),
    ),
  },
  { name: '10-reset-password', reset: 'good' },
  {
    name: '11-password-changed',
    reset: 'good',
    act: inTurn(fill('New password', 'difference-engine'), enter, arrive('Password changed')),
  },
  { name: '12-reset-failed', reset: 'used' },
  {
    name: '13-not-authorized',
    config: { signInOptions: [{ provider: 'password', disableSignUp: restriction }] },
    act: asks('grace@example.com', 'Not Authorized'),
  },
  { name: '14-unsupported-provider', act: asks('linus@example.com', 'Sign in') },
  { name: '15-provider-list', config: { ...terms, signInOptions: ['password', 'anonymous'] } },
  { name: '16-configuration-error', config: { siteName: '', signInSuccessUrl: 'javascript:alert(1)' } },
  { name: '17-home', signedIn: true },
  { name: '18-cummies', path: '/cummies', signedIn: true },
  { name: '19-page-not-found', path: '/nowhere', signedIn: true },
];
