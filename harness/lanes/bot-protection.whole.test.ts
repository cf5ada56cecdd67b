import assert from 'node:assert/strict';
import { after, afterEach, before, describe, test, type TestContext } from 'node:test';
import { answerForGoogle, authDomain } from '../../driver/browser/simulate/google-hosts.ts';
import type { TestBed, TestBedOptions } from '../../pages/test-bed/test-bed-api.ts';
import { launchBrowser } from '../../tools/browser/find-browser.ts';
import { ensureBundle } from '../../tools/bundle/build-bundle.ts';
import { testBuild } from '../../tools/bundle/bundles.ts';
import { serve, type RunningServer } from '../../tools/server/serve.ts';
import { startInMemoryServer } from '../../services/in-memory-server/in-memory-server.ts';
import type { Protection } from '../../services/in-memory-server/protection.ts';

/**
 * These tests sign in to a project that demands reCAPTCHA Enterprise. They use the deployed Firebase adapter in a
 * browser, under the Content Security Policy of docs/headers.md. A stand-in replaces Google's script.
 */

type Browser = Awaited<ReturnType<typeof launchBrowser>>;
type Page = Awaited<ReturnType<Browser['newPage']>>;
type TestBedPage = Window & { readonly testBed: TestBed };

/** The token that the stand-in for Google's script creates. */
const token = 'proof';
const ada = { email: 'ada@example.com', password: 'correct horse' };
const grace = { email: 'grace@example.com', name: 'Grace', password: 'twelve letters' };
const phoneNumber = '6505550100';
const script = 'https://www.google.com/recaptcha/enterprise.js';

const protection: Protection = {};
const identityServer = await startInMemoryServer({}, protection);
let server: RunningServer;
let browser: Browser;
let projects = 0;

before(async () => {
  const { folder } = await ensureBundle(testBuild);
  server = await serve({ root: folder, entry: 'test-bed.html', policy: { googleFeatures: ['reCAPTCHA'] } });
  browser = await launchBrowser(() => {});
});

afterEach(() => {
  for (const name of Object.keys(protection) as (keyof Protection)[]) delete protection[name];
});

after(async () => {
  await browser?.close();
  await server?.close();
  await identityServer.stop();
});

/** The answer of the browser to the page's requests for Google's script. */
interface ScriptAnswer {
  isBlocked?: boolean;
  /** The script arrives when this promise has resolved. */
  readonly arrives?: Promise<void>;
}

interface WidgetOptions {
  readonly config: Readonly<Record<string, unknown>>;
  readonly botProtection?: boolean;
  /** A test may change the answer later. By default, the script is loaded. */
  readonly scriptAnswer?: ScriptAnswer;
}

async function openWidget(
  testContext: TestContext,
  { config, botProtection = true, scriptAnswer = {} }: WidgetOptions,
) {
  const context = await browser.newContext();
  testContext.after(() => context.close());
  context.setDefaultTimeout(10_000);
  await answerForGoogle(context, identityServer.url);
  await context.route(`${script}*`, async (route) => {
    await scriptAnswer.arrives;
    await (scriptAnswer.isBlocked ? route.abort() : route.fallback());
  });
  const page = await context.newPage();
  const requests: string[] = [];
  const errors: string[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    const isRecaptcha = url.pathname.startsWith('/recaptcha/');
    if (request.method() !== 'OPTIONS' && (isRecaptcha || url.hostname === 'identitytoolkit.googleapis.com')) {
      requests.push(url.pathname.split('/').at(-1) ?? '');
    }
  });
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  page.on('pageerror', (error) => errors.push(String(error)));
  await page.clock.install();
  await page.goto(`${server.url}/Login`);
  await page.waitForFunction(() => 'testBed' in window);
  const apiKey = `bot-protection-${++projects}`;
  const project = { apiKey, authDomain, projectId: 'doorstep', appId: '1:1:web:1' };
  const options: TestBedOptions = {
    adapter: 'firebase',
    backendOptions: { config: project, botProtection },
    config: { signInSuccessUrl: '/', ...config },
  };
  await identityServer.control(apiKey).put({ accounts: [ada] });
  await page.evaluate((data) => (window as unknown as TestBedPage).testBed.mount(data), options);
  if (botProtection) {
    // The first letter makes the widget load the SDK, which then loads the project's reCAPTCHA settings.
    const settings = page.waitForResponse(/\/recaptchaConfig\?/);
    await page.getByLabel('Email', { exact: true }).fill('a');
    await settings;
  }
  return { page, requests, errors };
}

const fill = (page: Page, label: string, value: string) => page.getByLabel(label, { exact: true }).fill(value);
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const seeText = (page: Page, text: string) => page.getByText(text, { exact: true }).waitFor();

async function enterEmail(page: Page, email: string): Promise<void> {
  await fill(page, 'Email', email);
  await press(page, 'Next');
}

async function signIn(page: Page): Promise<void> {
  await enterEmail(page, ada.email);
  await fill(page, 'Password', ada.password);
  await press(page, 'Sign In');
}

async function createAccount(page: Page): Promise<void> {
  await enterEmail(page, grace.email);
  await fill(page, 'First & last name', grace.name);
  await fill(page, 'Choose password', grace.password);
  await press(page, 'Save');
}

async function requestResetMail(page: Page): Promise<void> {
  await enterEmail(page, ada.email);
  await page.getByText('Trouble signing in?').click();
  await press(page, 'Send');
}

const withPassword = { signInOptions: ['password'] };
const withLink = { signInOptions: [{ provider: 'password', signInMethod: 'emailLink' }] };

/** Each operation that needs a token, with its request and the text that shows its success. */
const operations = {
  'a sign-in with a password': {
    config: withPassword,
    run: signIn,
    request: 'accounts:signInWithPassword',
    success: 'You are logged in.',
  },
  'a sign-up': {
    config: withPassword,
    run: createAccount,
    request: 'accounts:signUp',
    success: 'You are logged in.',
  },
  'a reset mail': {
    config: withPassword,
    run: requestResetMail,
    request: 'accounts:sendOobCode',
    success: 'Check your email',
  },
  'a sign-in link': {
    config: withLink,
    run: (page: Page) => enterEmail(page, grace.email),
    request: 'accounts:sendOobCode',
    success: 'Sign-in email sent',
  },
} as const;

const countRequests = (requests: readonly string[], name: string) => requests.filter((one) => one === name).length;

describe('a project that demands reCAPTCHA Enterprise for emails and passwords', () => {
  for (const [title, { config, run, request, success }] of Object.entries(operations)) {
    test(`${title} succeeds at the first request with botProtection`, async (context) => {
      protection.recaptchaToken = token;
      const { page, requests, errors } = await openWidget(context, { config });
      await run(page);
      await seeText(page, success);
      assert.equal(countRequests(requests, request), 1);
      assert.equal(countRequests(requests, 'recaptchaConfig'), 1);
      assert.deepEqual(errors, []);
    });

    test(`${title} succeeds at the second request without botProtection`, async (context) => {
      protection.recaptchaToken = token;
      const { page, requests } = await openWidget(context, { config, botProtection: false });
      assert.equal(countRequests(requests, 'recaptchaConfig'), 0);
      await run(page);
      await seeText(page, success);
      assert.equal(countRequests(requests, request), 2);
      assert.equal(countRequests(requests, 'enterprise.js'), 1);
    });
  }

  test('after a token that the service rejects, the visitor reads a message, and can try again', async (context) => {
    protection.recaptchaToken = 'the token of a person';
    const { page } = await openWidget(context, { config: withPassword });
    await signIn(page);
    await seeText(page, 'We could not confirm that you are not a robot. Please try again.');
    assert.equal(await page.getByLabel('Password', { exact: true }).inputValue(), ada.password);
    protection.recaptchaToken = token;
    await press(page, 'Sign In');
    await seeText(page, 'You are logged in.');
  });

  test('if the browser blocks Google’s script, the visitor reads a message, and can try again', async (context) => {
    protection.recaptchaToken = token;
    const scriptAnswer: ScriptAnswer = { isBlocked: true };
    const { page } = await openWidget(context, { config: withPassword, scriptAnswer });
    await signIn(page);
    await seeText(page, 'A network error has occurred');
    assert.equal(await page.getByLabel('Password', { exact: true }).inputValue(), ada.password);
    scriptAnswer.isBlocked = false;
    await press(page, 'Sign In');
    await seeText(page, 'You are logged in.');
  });

  test('if Google’s script does not arrive, the visitor can stop waiting after 10 seconds, and sign in once it has arrived', async (context) => {
    protection.recaptchaToken = token;
    const { promise: arrives, resolve: arrive } = Promise.withResolvers<void>();
    const { page, requests } = await openWidget(context, { config: withPassword, scriptAnswer: { arrives } });
    await signIn(page);
    await page.clock.runFor(10_000);
    await press(page, 'Stop waiting');
    await seeText(page, 'A network error has occurred');
    assert.equal(await page.getByLabel('Password', { exact: true }).inputValue(), ada.password);
    assert.equal(countRequests(requests, 'accounts:signInWithPassword'), 0);
    arrive();
    await press(page, 'Sign In');
    await seeText(page, 'You are logged in.');
  });
});

describe('a project that protects text messages with reCAPTCHA Enterprise', () => {
  const config = { signInOptions: [{ provider: 'phone', recaptchaParameters: { size: 'invisible' } }] };

  async function requestCode(page: Page): Promise<void> {
    await fill(page, 'Phone number', phoneNumber);
    await press(page, 'Verify');
  }

  for (const phoneEnforcement of ['AUDIT', 'ENFORCE'] as const) {
    test(`in the mode ${phoneEnforcement}, the first request sends a code`, async (context) => {
      Object.assign(protection, { recaptchaToken: token, phoneEnforcement });
      const { page, requests, errors } = await openWidget(context, { config, botProtection: false });
      await requestCode(page);
      await seeText(page, 'Verify your phone number');
      assert.equal(countRequests(requests, 'accounts:sendVerificationCode'), 1);
      assert.deepEqual(errors, []);
    });
  }

  test('in the mode AUDIT, a solved reCAPTCHA v2 makes up for a token that the service rejects', async (context) => {
    Object.assign(protection, { recaptchaToken: 'the token of a person', phoneEnforcement: 'AUDIT' });
    const { page, requests } = await openWidget(context, { config, botProtection: false });
    await requestCode(page);
    await seeText(page, 'Verify your phone number');
    assert.equal(countRequests(requests, 'accounts:sendVerificationCode'), 2);
  });

  test('in the mode ENFORCE, a token that the service rejects ends in a message, and the visitor can try again', async (context) => {
    Object.assign(protection, { recaptchaToken: 'the token of a person', phoneEnforcement: 'ENFORCE' });
    const { page } = await openWidget(context, { config, botProtection: false });
    await requestCode(page);
    await seeText(page, 'We could not confirm that you are not a robot. Please try again.');
    protection.recaptchaToken = token;
    await press(page, 'Verify');
    await seeText(page, 'Verify your phone number');
  });
});
