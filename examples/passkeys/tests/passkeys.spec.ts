import { expect, test, type Page } from '@playwright/test';

/** Adds an authenticator to the browser, such as a phone with a fingerprint sensor. */
async function addAuthenticator(page: Page) {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('WebAuthn.enable');
  const { authenticatorId } = await devTools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  const setTouched = (enabled: boolean) =>
    devTools.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled });
  return {
    /** Lets the visitor leave the authenticator alone. Otherwise, she also chooses the first suggestion at once. */
    leave: () => setTouched(false),
    touch: () => setTouched(true),
    /** Lets the visitor fail to prove who she is, such as with a wrong finger. The browser treats it as cancelled. */
    refuse: () => devTools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: false }),
  };
}

type Authenticator = Awaited<ReturnType<typeof addAuthenticator>>;

async function signUp(page: Page, email: string): Promise<void> {
  await page.goto('/');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByLabel('First & last name').fill('Ada Lovelace');
  await page.getByLabel('Choose password').fill('analytical engine 1');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(heading(page)).toHaveText(`Hello, ${email}`);
}

/** Opens the passkeys of the account page. */
async function openPasskeys(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Your account' }).click();
  await page.getByRole('button', { name: 'Passkeys' }).click();
  await expect(heading(page)).toHaveText('Passkeys');
}

/** Presses "Add a passkey", and checks what the user reads. */
async function addPasskey(page: Page, text: string): Promise<void> {
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(page.getByText(text)).toBeVisible();
}

const added = 'Your passkey has been added.';
const notVerified = 'Verify your email address first.';

/** The buttons of the passkeys in the list. */
const listed = (page: Page) => page.getByRole('button').filter({ hasText: 'Added:' });

const { FIREBASE_AUTH_EMULATOR_HOST: emulator = 'localhost:9099', GCLOUD_PROJECT: project = 'demo-app' } = process.env;

/** Calls the Auth emulator as the Firebase SDK does. */
const callAuth = (page: Page, method: string, data: object) =>
  page.request.post(`http://${emulator}/identitytoolkit.googleapis.com/v1/accounts:${method}?key=${project}`, { data });

/** Returns the code in the link of the newest mail to an email. The Auth emulator keeps the mails. */
async function readCode(page: Page, email: string): Promise<string> {
  const response = await page.request.get(`http://${emulator}/emulator/v1/projects/${project}/oobCodes`);
  const { oobCodes } = (await response.json()) as { oobCodes: { email: string; oobCode: string }[] };
  return oobCodes.findLast((mail) => mail.email === email)!.oobCode;
}

async function verifyEmail(page: Page, email: string): Promise<void> {
  expect(await callAuth(page, 'update', { oobCode: await readCode(page, email) })).toBeOK();
}

/** Signs up with a password, verifies the email, and adds a passkey. */
async function addAccountWithPasskey(page: Page, email: string): Promise<void> {
  await signUp(page, email);
  await openPasskeys(page);
  await addPasskey(page, notVerified);
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText(`Follow the instructions sent to ${email}`)).toBeVisible();
  await verifyEmail(page, email);
  await addPasskey(page, added);
}

/**
 * Signs out, from the list of passkeys. Leaves the authenticator alone, so that the visitor can do something else than
 * choose a suggestion.
 */
async function signOut(page: Page, authenticator: Authenticator): Promise<void> {
  await authenticator.leave();
  await page.getByRole('button', { name: 'Back' }).click();
  // Do not call `page.goto('/')`: the account page has this address, so Chrome would keep the mode of the widget.
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(heading(page)).toHaveText(/^Hello, /);
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByLabel('Email')).toBeVisible();
}

/** Presses "Sign in with a passkey", and touches the authenticator. */
async function signInWithPasskey(page: Page, authenticator: Authenticator): Promise<void> {
  await authenticator.touch();
  await passkeyButton(page).click();
}

const passkeyButton = (page: Page) => page.getByRole('button', { name: 'Sign in with a passkey' });

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test('a visitor signs in with a passkey to the account to which she has added it', async ({ page }) => {
  const authenticator = await addAuthenticator(page);
  await addAccountWithPasskey(page, 'ada@passkeys.example');
  await signOut(page, authenticator);
  await signInWithPasskey(page, authenticator);
  await expect(heading(page)).toHaveText('Hello, ada@passkeys.example');
});

test('a visitor chooses her passkey among the suggestions of the email field', async ({ page }) => {
  const authenticator = await addAuthenticator(page);
  await addAccountWithPasskey(page, 'emmy@passkeys.example');
  await signOut(page, authenticator);
  await authenticator.touch();
  await page.reload();
  await expect(heading(page)).toHaveText('Hello, emmy@passkeys.example');
});

test('a visitor who cancels reads no message, and keeps the email that she has typed', async ({ page }) => {
  const authenticator = await addAuthenticator(page);
  await addAccountWithPasskey(page, 'grace@passkeys.example');
  await signOut(page, authenticator);
  await page.getByLabel('Email').fill('grace@passkeys.example');
  await authenticator.refuse();
  await signInWithPasskey(page, authenticator);
  await expect(passkeyButton(page)).toBeEnabled();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.getByLabel('Email')).toHaveValue('grace@passkeys.example');
});

test('a visitor renames her passkey', async ({ page }) => {
  await addAuthenticator(page);
  await addAccountWithPasskey(page, 'lise@passkeys.example');
  await listed(page).click();
  await page.getByRole('button', { name: 'Rename this passkey' }).click();
  await page.getByLabel('Name of the passkey').fill('Laptop');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Your passkey has been renamed.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Laptop' })).toBeVisible();
});

test('a visitor whose passkey was removed reads so', async ({ page }) => {
  const authenticator = await addAuthenticator(page);
  await addAccountWithPasskey(page, 'joan@passkeys.example');
  await listed(page).click();
  await page.getByRole('button', { name: 'Remove this passkey' }).click();
  await expect(heading(page)).toHaveText('Remove this passkey');
  await page.getByRole('button', { name: 'Remove this passkey' }).click();
  await expect(page.getByText('Your passkey has been removed.')).toBeVisible();
  await expect(listed(page)).toHaveCount(0);
  await signOut(page, authenticator);
  await signInWithPasskey(page, authenticator);
  await expect(page.getByText('This passkey is not known here.')).toBeVisible();
});

test('a visitor whose email is not verified adds no passkey', async ({ page }) => {
  await addAuthenticator(page);
  await signUp(page, 'mary@passkeys.example');
  await openPasskeys(page);
  await addPasskey(page, notVerified);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('You have no passkey yet.')).toBeVisible();
});

test('a visitor whose device has her passkey already reads so', async ({ page }) => {
  await addAuthenticator(page);
  await addAccountWithPasskey(page, 'hedy@passkeys.example');
  await addPasskey(page, 'This device already has a passkey of your account.');
});

test('a passkey from before a reset of the password does not sign in, and can be added again', async ({ page }) => {
  const email = 'rosa@passkeys.example';
  const authenticator = await addAuthenticator(page);
  await addAccountWithPasskey(page, email);
  await signOut(page, authenticator);
  await page.waitForTimeout(1_000); // Firebase rounds the time of a reset down to a second.
  await callAuth(page, 'sendOobCode', { requestType: 'PASSWORD_RESET', email });
  const reset = { oobCode: await readCode(page, email), newPassword: 'difference engine 2' };
  expect(await callAuth(page, 'resetPassword', reset)).toBeOK();
  await signInWithPasskey(page, authenticator);
  await expect(page.getByText('This passkey is not known here.')).toBeVisible();

  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('textbox', { name: 'Password' }).fill('difference engine 2');
  await page.keyboard.press('Enter');
  await openPasskeys(page);
  await expect(listed(page)).toHaveCount(0);
  await addPasskey(page, added);
  await expect(listed(page)).toHaveCount(1);
});
