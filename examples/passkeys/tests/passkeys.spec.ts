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
  return {
    /** Lets the visitor fail to prove who she is, such as with a wrong finger. The browser treats it as cancelled. */
    refuse: () => devTools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: false }),
  };
}

/** Signs up with a password, adds a passkey and signs out. */
async function createAccountWithPasskey(page: Page, email: string): Promise<void> {
  await page.goto('/');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByLabel('First & last name').fill('Ada Lovelace');
  await page.getByLabel('Choose password').fill('analytical engine 1');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading')).toHaveText(`Hello, ${email}`);
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(page.getByRole('status')).toHaveText('You can sign in with your passkey now.');
  await page.getByRole('button', { name: 'Sign out' }).click();
}

const passkeyButton = (page: Page) => page.getByRole('button', { name: 'Sign in with a passkey' });

test('a visitor signs in with a passkey to the account to which she has added it', async ({ page }) => {
  await addAuthenticator(page);
  await createAccountWithPasskey(page, 'ada@passkeys.example');
  await passkeyButton(page).click();
  await expect(page.getByRole('heading')).toHaveText('Hello, ada@passkeys.example');
});

test('a visitor who cancels reads no message, and keeps the email that she has typed', async ({ page }) => {
  const authenticator = await addAuthenticator(page);
  await createAccountWithPasskey(page, 'grace@passkeys.example');
  await page.getByLabel('Email').fill('grace@passkeys.example');
  await authenticator.refuse();
  const asked = page.waitForResponse('/api/sign-in/options');
  await passkeyButton(page).click();
  await asked;
  await expect(passkeyButton(page)).toBeEnabled();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.getByLabel('Email')).toHaveValue('grace@passkeys.example');
});

test('a visitor whose passkey the server does not know reads so', async ({ page }) => {
  await addAuthenticator(page);
  await createAccountWithPasskey(page, 'joan@passkeys.example');
  await page.route('/api/sign-in', (route) => route.fulfill({ json: { token: null } }));
  await passkeyButton(page).click();
  await expect(page.getByText('This passkey is not known here.')).toBeVisible();
});
