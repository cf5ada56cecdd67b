import { expect, test, type Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';

async function askForCode(page: Page, email: string): Promise<void> {
  await page.goto('/');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByLabel('6-digit code')).toBeVisible();
}

/** Returns the code in the newest mail to an email. */
async function readCode(email: string): Promise<string> {
  const mails = (await readFile('mails.log', 'utf8')).split(`To: ${email}\n`);
  return /\d{6}/.exec(mails.at(-1)!)![0];
}

async function enterCode(page: Page, code: string): Promise<void> {
  await page.getByLabel('6-digit code').fill(code);
  await page.keyboard.press('Enter');
}

test('a visitor signs in with a code, and again to the same account', async ({ page }) => {
  const uids: unknown[] = [];
  for (let visit = 1; visit <= 2; visit += 1) {
    await askForCode(page, 'Ada@codes.example');
    await enterCode(page, await readCode('ada@codes.example'));
    await expect(page.getByRole('heading')).toHaveText('Hello, ada@codes.example');
    uids.push(await page.evaluate('auth.currentUser.uid'));
    await page.getByRole('button', { name: 'Sign out' }).click();
    await expect(page.getByLabel('Email')).toBeVisible();
  }
  expect(uids[0]).toBe(uids[1]);
});

test('a wrong code can be corrected', async ({ page }) => {
  await askForCode(page, 'grace@codes.example');
  const code = await readCode('grace@codes.example');
  await enterCode(page, code === '123456' ? '123457' : '123456');
  await expect(page.getByText('Wrong code. Try again.')).toBeVisible();
  await enterCode(page, code);
  await expect(page.getByRole('heading')).toHaveText('Hello, grace@codes.example');
});

test('a code does not work in another browser', async ({ page, browser }) => {
  await askForCode(page, 'joan@codes.example');
  const code = await readCode('joan@codes.example');
  const other = await (await browser.newContext()).newPage();
  await askForCode(other, 'joan@codes.example');
  await enterCode(other, code);
  await expect(other.getByText('Wrong code. Try again.')).toBeVisible();
  await enterCode(page, code);
  await expect(page.getByRole('heading')).toHaveText('Hello, joan@codes.example');
});
