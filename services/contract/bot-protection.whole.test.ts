import assert from 'node:assert/strict';
import { after, afterEach, before, describe, test, type TestContext } from 'node:test';
import type { Page, Route } from 'playwright';
import { answerForGoogle, authDomain } from '../../driver/browser/simulate/google-hosts.ts';
import type { TestBed, TestBedOptions } from '../../pages/test-bed/test-bed-api.ts';
import { launchBrowser } from '../../tools/browser/find-browser.ts';
import { ensureBundle } from '../../tools/bundle/build-bundle.ts';
import { testBuild } from '../../tools/bundle/bundles.ts';
import { serve, type RunningServer } from '../../tools/server/serve.ts';
import { startInMemoryServer } from '../in-memory-server/in-memory-server.ts';
import type { Protection } from '../in-memory-server/protection.ts';

/**
 * These tests sign in to a project that demands reCAPTCHA Enterprise, with the deployed Firebase adapter, in a browser,
 * and under the Content Security Policy of docs/bot-protection.md. A stand-in replaces Google's script.
 */

type TestBedPage = Window & { readonly testBed: TestBed };

/** The token of the stand-in for Google's script. */
const token = 'proof';
const ada = { email: 'ada@example.com', password: 'correct horse' };
const grace = { email: 'grace@example.com', name: 'Grace', password: 'twelve letters' };
const phoneNumber = '6505550100';
const script = 'https://www.google.com/recaptcha/enterprise.js';

const protection: Protection = {};
const identityServer = await startInMemoryServer({}, protection);
let server: RunningServer;
let browser: Awaited<ReturnType<typeof launchBrowser>>;
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

interface WidgetOptions {
  readonly config: Readonly<Record<string, unknown>>;
  readonly botProtection?: boolean;
  /** Answers the page's requests for Google's script. By default, the script is loaded. */
  readonly answerScript?: (route: Route) => Promise<unknown> | void;
}

async function openWidget(testContext: TestContext, { config, botProtection = true, answerScript }: WidgetOptions) {
  const context = await browser.newContext();
  testContext.after(() => context.close());
  context.setDefaultTimeout(10_000);
  await answerForGoogle(context, identityServer.url);
  let answer = answerScript;
  await context.route(`${script}*`, async (route) => {
    if (answer) await answer(route);
    else await route.fallback();
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
  const control = identityServer.control(apiKey);
  await control.put({ accounts: [ada] });
  await page.evaluate((data) => (window as unknown as TestBedPage).testBed.mount(data), options);
  return {
    page,
    control,
    requests,
    errors,
    /** Lets the page load Google's script from now on. */
    loadScript() {
      answer = undefined;
    },
  };
}

const fill = (page: Page, label: string, value: string) => page.getByLabel(label, { exact: true }).fill(value);
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

async function enterEmail(page: Page, email: string): Promise<void> {
  await fill(page, 'Email', email);
  await press(page, 'Next');
}

async function enterPassword(page: Page): Promise<void> {
  await enterEmail(page, ada.email);
  await fill(page, 'Password', ada.password);
  await press(page, 'Sign In');
}

const passwordConfig = { signInOptions: ['password'] };

test('explore', async (context) => {
  for (const botProtection of [false, true]) {
    protection.recaptchaToken = token;
    const { page, requests, errors } = await openWidget(context, { config: passwordConfig, botProtection });
    await enterPassword(page);
    await page.waitForTimeout(3000);
    console.log(botProtection, requests, errors, await page.locator('body').innerText());
  }
});
