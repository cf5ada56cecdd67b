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

/** Presses "Add a passkey", and checks what the user reads. */
async function addPasskey(page: Page, text: string | RegExp): Promise<void> {
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(page.getByRole('status')).toHaveText(text);
}

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
  await addPasskey(page, /^First verify your email/);
  await verifyEmail(page, email);
  await addPasskey(page, 'You can sign in with your passkey now.');
}

/** Signs out. Leaves the authenticator alone, so that the visitor can do something else than choose a suggestion. */
async function signOut(page: Page, authenticator: Authenticator): Promise<void> {
  await authenticator.leave();
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

test('a visitor whose passkey was removed reads so', async ({ page }) => {
  const authenticator = await addAuthenticator(page);
  await addAccountWithPasskey(page, 'joan@passkeys.example');
  await expect(page.getByRole('listitem')).toHaveText(/, added on /);
  await page.getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByRole('status')).toHaveText(/^You can no longer sign in with "/);
  await expect(page.getByRole('listitem')).toHaveCount(0);
  await signOut(page, authenticator);
  await signInWithPasskey(page, authenticator);
  await expect(page.getByText('This passkey is not known here.')).toBeVisible();
});

test('a visitor whose email is not verified adds no passkey', async ({ page }) => {
  await addAuthenticator(page);
  await signUp(page, 'mary@passkeys.example');
  await addPasskey(page, /^First verify your email/);
  await expect(page.getByRole('listitem')).toHaveCount(0);
});

test('a visitor whose device has her passkey already reads so', async ({ page }) => {
  await addAuthenticator(page);
  await addAccountWithPasskey(page, 'hedy@passkeys.example');
  await addPasskey(page, 'This device already has your passkey.');
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
  await expect(page.getByRole('listitem')).toHaveCount(0);
  await addPasskey(page, 'You can sign in with your passkey now.');
  await expect(page.getByRole('listitem')).toHaveCount(1);
});
