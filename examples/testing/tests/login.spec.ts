import { expect, test } from '@playwright/test';
import { signInPage, testService } from 'doorstep-auth/testing';

test('signs in with a password', async ({ page }) => {
  await page.goto('/');
  const signIn = signInPage(page);
  await signIn.signInWith('email');
  await signIn.enterEmail('ada@example.com');
  await signIn.press('Next');
  await signIn.enterPassword('wrong');
  await signIn.press('Sign In');
  await expect.poll(() => signIn.errors()).toEqual(["The email and password you entered don't match"]);
  await signIn.enterPassword('correct horse');
  await signIn.press('Sign In');
  await expect(page.getByText('Hello, ada@example.com')).toBeVisible();
});

test('signs in with Google', async ({ page }) => {
  await page.goto('/');
  await signInPage(page).signInWith('Google');
  await expect(page.getByText('Hello, grace@example.com')).toBeVisible();
});

test('signs in with a phone', async ({ page }) => {
  await page.goto('/');
  const signIn = signInPage(page);
  await signIn.signInWith('phone');
  await signIn.enterPhoneNumber('+4915112345678');
  await signIn.solveVerification();
  await signIn.press('Verify');
  await expect.poll(async () => (await signIn.screen()).fields).toEqual(['6-digit code']);
  const [message] = await testService(page).textMessages();
  await signIn.enterCode(message!.code);
  await signIn.press('Continue');
  await expect(page.getByText('Hello, visitor')).toBeVisible();
});
