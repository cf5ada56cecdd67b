import assert from 'node:assert/strict';
import { after, afterEach, before, beforeEach, test } from 'node:test';
import type { BrowserContext, Page } from 'playwright';
import { breachedRangePath, listBreachedRange } from './breached-range.ts';
import { launchBrowser } from '../../tools/browser/find-browser.ts';
import { ensureBundle } from '../../tools/bundle/build-bundle.ts';
import { testBuild } from '../../tools/bundle/bundles.ts';
import { serve, type RunningServer } from '../../tools/server/serve.ts';

const stateUrl = '/demo/service';
let server: RunningServer;
let browser: Awaited<ReturnType<typeof launchBrowser>>;
let context: BrowserContext;
let page: Page;
/** URL of the demo, without a path. */
let address: string;
/**
 * Uncaught errors, errors and warnings in the console, and requests to other sites. A test fails if it causes one of
 * them.
 */
let problems: string[];

before(async () => {
  const { folder } = await ensureBundle(testBuild);
  server = await serve({
    root: folder,
    entry: 'demo.html',
    policy: { googleFeatures: 'all' },
    meta: { 'doorstep-demo': JSON.stringify({ backend: 'fake', stateUrl }) },
    jsonRoutes: { [stateUrl]: async () => ({ version: 0, state: null }) },
    textRoutes: { [breachedRangePath]: listBreachedRange },
    putRoutes: { [stateUrl]: () => {} },
  });
  browser = await launchBrowser(() => {});
});
beforeEach(async () => {
  problems = [];
  context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  page = await context.newPage();
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') problems.push(message.text());
  });
  page.on('pageerror', (error) => problems.push(String(error)));
  page.on('request', (request) => {
    if (!request.url().startsWith(url)) problems.push(request.url());
  });
  // Browsers create passkeys for names only, not for an address such as 127.0.0.1.
  const url = server.url.replace('127.0.0.1', 'localhost');
  address = url;
  await page.goto(`${url}/?configuration=product`);
});
afterEach(async () => {
  await context.close();
  assert.deepEqual(problems, []);
});
after(async () => {
  await browser?.close();
  await server?.close();
});

const form = () => page.locator('.demo-app');
const panel = () => page.getByRole('complementary', { name: 'Demo' });
const account = (email: string) => panel().getByRole('button', { name: email, exact: true });
const choose = (configuration: string) => panel().getByLabel('Configuration').selectOption(configuration);
const email = () => form().getByRole('textbox', { name: 'Email' });
const press = (name: string) => form().getByRole('button', { name, exact: true }).click();
const signedIn = (name: string) => panel().locator('strong', { hasText: name }).waitFor();

async function expectNoScrolling(): Promise<void> {
  const size = await page.evaluate(() => {
    const { scrollWidth, scrollHeight } = document.documentElement;
    return { scrollWidth, scrollHeight };
  });
  assert.deepEqual(size, { scrollWidth: 1280, scrollHeight: 800 });
}

test('a first visit shows the recommended options, and needs no scrolling', async () => {
  const other = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  page = await other.newPage();
  await page.goto(address);
  await form().getByRole('button', { name: 'Sign in with Google' }).waitFor();
  await form().getByText('Doorstep', { exact: true }).waitFor();
  await account('ada@example.com').click();
  await expectNoScrolling();
  await page.goto(address);
  await email().waitFor();
  await account('joan@example.com').click();
  await press('Next');
  await panel().getByRole('link', { name: 'Open the link' }).waitFor();
  await expectNoScrolling();
  await other.close();
});

test('the recommended options come with their look, which goes with them', async () => {
  const emailFirst = panel().getByRole('checkbox', { name: 'Email field first' });
  await choose('recommended');
  await email().fill('ada@example.com');
  assert.equal(await emailFirst.isChecked(), true);
  await press('Next');
  await press('Try another way');
  await form().getByRole('button', { name: 'Sign in with Google' }).waitFor();
  await choose('popup');
  await form().getByRole('button', { name: 'Sign in with email' }).waitFor();
  assert.equal(await emailFirst.isChecked(), false);
});

test('a click on an account fills in the email, and then the password', async () => {
  await email().waitFor();
  await account('ada@example.com').click();
  assert.equal(await email().inputValue(), 'ada@example.com');
  await press('Next');
  await form().getByLabel('Password', { exact: true }).waitFor();
  await account('ada@example.com').click();
  await press('Sign In');
  await signedIn('Ada Lovelace');
});

test('after a new password, a click on the account fills in the new password', async () => {
  await email().fill('ada@example.com');
  await press('Next');
  await press('Trouble signing in?');
  await press('Send');
  await panel().getByRole('link', { name: 'Open the link' }).click();
  await form().getByLabel('New password').fill('new-password-1');
  await press('Save');
  await panel().getByText('new-password-1', { exact: true }).waitFor();
  await page.goto(new URL('/', page.url()).href);
  await email().fill('ada@example.com');
  await press('Next');
  await form().getByLabel('Password', { exact: true }).waitFor();
  await account('ada@example.com').click();
  await press('Sign In');
  await signedIn('Ada Lovelace');
});

test('a guest finds the way to sign in with an account', async () => {
  await choose('guest');
  await press('Continue as guest');
  await signedIn('A guest');
  await panel().getByRole('link', { name: 'Sign in with an account' }).click();
  await form().getByRole('button', { name: 'Sign in with email' }).waitFor();
});

test('a click on an account shows a message if the screen does not ask for an email', async () => {
  await choose('phone');
  await form().getByRole('textbox', { name: 'Phone number' }).waitFor();
  await account('ada@example.com').click();
  await panel().getByText('This screen does not ask for an email.').waitFor();
});

test('the page needs no scrolling, and the link in the newest mail opens with one click', async () => {
  await email().fill('ada@example.com');
  await press('Next');
  await form().getByText('Trouble signing in?').click();
  await press('Send');
  const link = panel().getByRole('link', { name: 'Open the link' });
  await link.waitFor();
  await expectNoScrolling();
  await link.click();
  await form().getByText('Reset your password').waitFor();
});

test('the code of the newest text message is entered with one click', async () => {
  await choose('phone');
  await form().getByRole('textbox', { name: 'Phone number' }).fill('7700 900123');
  await form().getByRole('checkbox').check();
  await press('Verify');
  const enter = panel().locator('.demo-mails').getByRole('button', { name: 'Enter the code' });
  await enter.waitFor();
  await form().locator('input[autocomplete="one-time-code"]').waitFor();
  await enter.click();
  await press('Continue');
  await signedIn('+447700900123');
});

test('a mailed code is entered with one click, and the page still needs no scrolling', async () => {
  await choose('email-code');
  for (const visitor of ['new@example.com', 'second@example.com']) {
    await email().fill(visitor);
    await press('Next');
    const enter = panel()
      .locator('.demo-mails li', { hasText: visitor })
      .getByRole('button', { name: 'Enter the code' });
    await enter.waitFor();
    await form().locator('input[autocomplete="one-time-code"]').waitFor();
    await expectNoScrolling();
    await enter.click();
    await signedIn(visitor);
    await press('Sign-out');
  }
});

test('a passkey is added, signs in by its button and from the email field, and the badge marks it', async () => {
  const authenticator = await context.newCDPSession(page);
  await authenticator.send('WebAuthn.enable');
  await authenticator.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  await choose('passkey');
  await email().waitFor();
  await account('ada@example.com').click();
  await press('Sign in');
  await press('Add a passkey');
  await signedIn('Ada Lovelace');
  await expectNoScrolling();
  await panel().getByRole('link', { name: 'your account' }).click();
  await press('Passkeys');
  await press('Add a passkey');
  await form().getByText('This device already has a passkey').waitFor();
  await form().getByRole('button', { name: 'Passkey', exact: true }).waitFor();
  await press('Done');
  // Turn off the suggestions of passkeys, so that only the button signs in. The reload below turns them on again.
  await page.evaluate(() => {
    PublicKeyCredential.isConditionalMediationAvailable = () => Promise.resolve(false);
  });
  await press('Sign-out');
  await press('Sign in with a passkey');
  await signedIn('Ada Lovelace');
  await press('Sign-out');
  await form().getByRole('button', { name: 'Sign in with a passkey' }).getByText('Last used').waitFor();
  await page.reload();
  await signedIn('Ada Lovelace');
});

test('the account page lists this browser and two other devices, and ends the session of one', async () => {
  await choose('recommended');
  await email().waitFor();
  await account('ada@example.com').click();
  await press('Sign in');
  await signedIn('Ada Lovelace');
  await panel().getByRole('link', { name: 'your account' }).click();
  await press('Devices');
  await form().getByText('This device').waitFor();
  await press('Safari · iPhone');
  await press('Sign out');
  await form().getByText('You are signed out on that device.').waitFor();
  await form().getByRole('button', { name: 'Chrome · Windows' }).waitFor();
  assert.equal(await form().getByRole('button', { name: 'Safari · iPhone' }).count(), 0);
});

test('another sign-in of the app asks to confirm', async () => {
  await choose('passkey');
  for (const answer of ['dismiss', 'accept'] as const) {
    await Promise.all([page.waitForEvent('dialog').then((dialog) => dialog[answer]()), press('Sign in with Acme ID')]);
  }
  await signedIn('A user without a name');
});

test('a weak new password is called weak and refused, in friendlier words', async () => {
  await choose('strength');
  await email().fill('new@example.com');
  await press('Next');
  await form().getByRole('textbox', { name: 'Your name' }).fill('New Visitor');
  const password = form().getByLabel('Choose a password', { exact: true });
  await password.fill('password1');
  await form().getByText('Weak password').first().waitFor();
  await press('Continue');
  await form().getByText('Choose a stronger password').waitFor();
  await password.fill('a kettle of green tea');
  await form().getByText('Strong password').first().waitFor();
  await press('Continue');
  await signedIn('New Visitor');
});

test('a breached password is refused without a request to another site, and a different one is accepted', async () => {
  await choose('breached');
  await email().fill('new@example.com');
  await press('Next');
  await form().getByRole('textbox', { name: 'First & last name' }).fill('New Visitor');
  const password = form().getByLabel('Choose password', { exact: true });
  await password.fill('password1');
  await press('Save');
  await form().getByText('This password has appeared in a data breach.').waitFor();
  await password.fill('a kettle of tea');
  await press('Save');
  await signedIn('New Visitor');
});

test('a full code is submitted', async () => {
  await choose('codes');
  await form().getByRole('textbox', { name: 'Phone number' }).fill('7700 900123');
  await form().getByRole('checkbox').check();
  await press('Verify');
  await form().locator('input[autocomplete="one-time-code"]').waitFor();
  await panel().locator('.demo-mails').getByRole('button', { name: 'Enter the code' }).click();
  await signedIn('+447700900123');
});

test('One Tap signs in without a request to Google', async () => {
  await choose('one-tap');
  await page.getByRole('button', { name: 'Continue as Katherine Johnson' }).click();
  await signedIn('Katherine Johnson');
});

test('closed sign-up leads to the page "Not Authorized"', async () => {
  await choose('closed');
  await email().fill('nobody@example.com');
  await press('Next');
  await form().getByRole('heading', { name: 'Not Authorized' }).waitFor();
  await form().getByText('admin@example.com').waitFor();
});

test('in Arabic, the English texts of the app keep the order of their characters', async () => {
  await choose('sign-up');
  await panel().getByLabel('Language').selectOption('ar');
  await form().locator('[dir="rtl"] button').first().click();
  const first = form().locator('[dir="rtl"] input');
  await first.fill('new@example.com');
  await first.press('Enter');
  const label = form().getByText('Company (optional)');
  await label.waitFor();
  const { text, end, row } = await label.evaluate((element) => {
    const readBox = (from: number, to: number) => {
      const range = document.createRange();
      range.setStart(element.firstChild!, from);
      range.setEnd(element.firstChild!, to);
      return range.getBoundingClientRect();
    };
    const { length } = element.textContent;
    return { text: readBox(0, length), end: readBox(length - 1, length), row: element.getBoundingClientRect() };
  });
  assert.equal(end.right, text.right, 'the bracket is at the right end of the text');
  assert.ok(Math.abs(text.right - row.right) < 1, 'the text is at the right end of its row');
});

test('a ready theme changes the form at once, in both colour schemes, and shows its import', async () => {
  const readSurface = () =>
    page.evaluate(() => getComputedStyle(document.querySelector('.doorstep-card')!).backgroundColor);
  await email().waitFor();
  await panel().getByLabel('Theme', { exact: true }).selectOption('Bootstrap');
  await panel().getByLabel('Colour scheme').selectOption('dark');
  const imports = panel().getByLabel('Imports', { exact: true });
  assert.match(await imports.inputValue(), /^import 'doorstep-auth\/themes\/bootstrap\.css';$/m);
  await page.waitForFunction(
    () => getComputedStyle(document.querySelector('.doorstep-card')!).backgroundColor === 'rgb(33, 37, 41)',
  );
  await panel().getByLabel('Colour scheme').selectOption('light');
  assert.equal(await readSurface(), 'rgb(255, 255, 255)');
  await panel().getByRole('button', { name: 'Reset' }).click();
  await imports.waitFor({ state: 'detached' });
});

test('a theme and a language change the form at once, and stay after a reload', async () => {
  await email().fill('grace@');
  await panel().getByLabel('Violet').check();
  await panel().getByLabel('Colour scheme').selectOption('dark');
  await panel().getByLabel('Language').selectOption('de');
  const field = form().getByRole('textbox', { name: 'E-Mail' });
  await field.waitFor();
  assert.equal(await field.inputValue(), 'grace@');
  const readColors = () =>
    page.evaluate(() => {
      const widget = document.querySelector('.doorstep')!;
      const button = document.querySelector('[data-doorstep-part="primary"]')!;
      return [getComputedStyle(widget).colorScheme, getComputedStyle(button).backgroundColor];
    });
  const colors = await readColors();
  assert.equal(colors[0], 'dark');
  assert.match(colors[1] ?? '', /^color\(srgb 0\.478\d* 0\.121\d* 0\.635\d*\)$|^rgb\(122, 31, 162\)$/);
  assert.match(await panel().getByLabel('Component', { exact: true }).inputValue(), /doorstep-auth\/locales\/de/);
  await page.reload();
  await form().getByRole('textbox', { name: 'E-Mail' }).waitFor();
  assert.deepEqual(await readColors(), colors);
  await panel().getByRole('button', { name: 'Reset' }).click();
  await email().waitFor();
});
