import { join } from 'node:path';
import type { Browser, BrowserContext, Locator, Page } from 'playwright';
import { emptyBox } from './examples.ts';
import { openedPath, readPath, toLogin, visitLoginPage } from './login-page.ts';

export const ada = { email: 'ada@example.com', password: 'correct horse' };

interface User {
  readonly email: string | null;
  getIdToken(forceRefresh: boolean): Promise<string>;
}

/** The `window` of an example's page. Its global variable `auth` is the app's own `Auth`. */
interface ExamplePage {
  readonly auth: {
    readonly currentUser: User | null;
    onAuthStateChanged(listener: (user: User | null) => void): unknown;
    /** Exists in Firebase 10.1 and newer. */
    authStateReady?(): Promise<void>;
  };
  /** The users that `onAuthStateChanged` has reported, in order: the email of a user, or null for no user. */
  readonly seenUsers: (string | null)[];
}

interface PageOptions {
  readonly networks: Readonly<Record<string, string>>;
  /** If true, the page is opened without the server's Content Security Policy. */
  readonly ignoresPolicy: boolean;
  /** Whether the screens of the widget are entries of the browser's history. */
  readonly hasHistory: boolean;
  /** Whether the browser loads a page after the sign-in. True for an app without a router in the browser. */
  readonly loadsPages: boolean;
  /**
   * Set only for an app whose router leads signed-out visitors to a page with the widget. If set, the test also checks
   * the addresses, and goes back and forward after the sign-in.
   */
  readonly login: {
    /** Path of the page with the widget. */
    readonly path: string;
    /** Sends a mail with a link for a new password. Returns the query of this link. */
    readonly sendResetMail: () => Promise<string>;
  } | null;
  /**
   * Set only for an example whose pages are rendered on a server. Adds checks of the server's HTML, and of the page
   * after the sign-in.
   */
  readonly serverRendering: {
    /** A text that must be part of the server's HTML for the page with the widget. */
    readonly html: string;
    readonly accountPath?: string;
    /** If true, the HTML contains the first screen, and nothing may move when the widget replaces this screen. */
    readonly hasFirstScreen?: boolean;
    /** If true, the server shows the account page only to a visitor with a session cookie. */
    readonly hasSession?: boolean;
  } | null;
  /** Expected computed styles of the submit button. */
  readonly submitButton: Readonly<Record<string, string>>;
}

/**
 * Signs in to an example with email and password. Checks the user of the app's own `Auth` after the sign-in, after a
 * reload, and after signing out.
 *
 * @returns one text per problem
 */
export async function signInToPage(
  browser: Browser,
  url: string,
  { networks, ignoresPolicy, hasHistory, loadsPages, login, serverRendering, submitButton }: PageOptions,
): Promise<readonly string[]> {
  const context = await browser.newContext({ bypassCSP: ignoresPolicy });
  for (const [prefix, folder] of Object.entries(networks)) {
    await context.route(
      ({ href }) => href.startsWith(prefix),
      (route) => route.fulfill({ path: join(folder, route.request().url().slice(prefix.length)) }),
    );
  }
  context.setDefaultTimeout(15_000);
  const page = await context.newPage();
  const problems: string[] = [];
  const expectEqual = (what: string, actual: unknown, expected: unknown): void => {
    if (JSON.stringify(actual) === JSON.stringify(expected)) return;
    problems.push(`${what}: expected ${JSON.stringify(expected)}, but got ${JSON.stringify(actual)}.`);
  };
  page.on('console', (message) => {
    // Ignore the status 403 in `refuseSession`, which the browser logs as an error.
    if (message.location().url === new URL('/api/session', url).href) return;
    if (['error', 'warning'].includes(message.type())) problems.push(`The page logs: ${message.text()}`);
  });
  page.on('pageerror', (error) => problems.push(`The page throws: ${String(error)}`));
  page.on('request', (request) => {
    const { href, protocol, hostname } = new URL(request.url());
    const isLocal = !protocol.startsWith('http') || ['127.0.0.1', 'localhost'].includes(hostname);
    const isServed = Object.keys(networks).some((prefix) => href.startsWith(prefix));
    if (!isLocal && !isServed) problems.push(`The page requests ${href}.`);
  });
  try {
    if (serverRendering) {
      const served = await fetch(new URL(login?.path ?? '/', url));
      const html = await served.text();
      expectEqual('the status of the page with the widget', served.status, 200);
      if (!html.includes(serverRendering.html)) {
        problems.push(`The server's HTML: expected ${serverRendering.html} in\n${html}`);
      }
      if (serverRendering.hasSession) {
        const answer = await askForAccount(context, url, serverRendering);
        expectEqual('the account page for a visitor without a cookie', answer, { status: 307, greets: false });
        const headers = { origin: 'https://attacker.example' };
        const foreign = await context.request.post(new URL('/api/session', url).href, { headers });
        expectEqual('the answer to a request for a cookie from another site', foreign.status(), 403);
      }
      await page.addInitScript(keepFirstBox);
      await page.addInitScript(observeShifts);
    }
    if (login) {
      // Add a history entry, so that Back leads out of the app.
      await page.goto('about:blank');
      await page.goto(new URL(openedPath, url).href);
    } else await page.goto(url);
    await firstScreen(page).waitFor();
    if (login) expectEqual('the page for a signed-out visitor', readPath(page), toLogin(login.path));
    if (serverRendering?.html === emptyBox) {
      expectEqual('the widget is in the box from the server', await page.evaluate(isInFirstBox), true);
    }
    if (serverRendering?.hasFirstScreen) {
      await page.locator('form:not([aria-busy])').waitFor();
      expectEqual('elements that have moved', await page.evaluate(readShifts), []);
    }
    await page.evaluate(observeUsers);
    await enterEmail(page);
    if (hasHistory) {
      await page.goBack();
      expectEqual('the email after Back', await emailField(page).inputValue(), ada.email);
      await page.goForward();
      await passwordField(page).waitFor();
    }
    expectEqual('the submit button', await readSubmitButton(page, Object.keys(submitButton)), submitButton);
    if (serverRendering?.hasSession) {
      await refuseSession(page);
      expectEqual('auth.currentUser after a refusal of the server', await page.evaluate(readUser), null);
    }
    await enterPassword(page);
    await greeting(page).waitFor();
    expectEqual('auth.currentUser after the sign-in', await page.evaluate(readUser), ada.email);
    // The page lists the users that `onAuthStateChanged` reports. The list begins with null, because no user was signed
    // in at first. Skip this check if the sign-in loads another page, which has a new list.
    if (!loadsPages) {
      expectEqual('calls of onAuthStateChanged', await page.evaluate(readSeenUsers), [null, ada.email]);
    }
    if (serverRendering?.accountPath !== undefined) {
      expectEqual('the page after the sign-in', new URL(page.url()).pathname, serverRendering.accountPath);
      if (serverRendering.hasSession) {
        const answer = await askForAccount(context, url, serverRendering);
        expectEqual('the account page for a signed-in visitor', answer, { status: 200, greets: true });
        expectEqual('the profile for an ID token', await page.evaluate(readProfile), ada.email);
        const cookies = (await context.cookies()).filter(({ httpOnly }) => httpOnly).map(({ name }) => name);
        expectEqual('the cookies that scripts cannot read', cookies, ['session']);
        const idToken = await page.evaluate(readIdToken);
        expectEqual('a session for another site', await beginElsewhere(context, url, idToken), 403);
      }
    }

    if (login) {
      expectEqual('the page after the sign-in', readPath(page), openedPath);
      const { path: loginPath, sendResetMail } = login;
      await visitLoginPage(page, { loginPath, hasHistory, greeting: greeting(page), sendResetMail, expectEqual });
    }

    await page.reload();
    await greeting(page).waitFor();
    // Wait for the app's script. The greeting may be in the server's HTML, which is visible before the script has run.
    await page.waitForFunction(() => 'auth' in window);
    expectEqual('auth.currentUser after a reload', await page.evaluate(readUser), ada.email);

    await page.getByRole('button', { name: 'Sign out' }).click();
    await firstScreen(page).waitFor();
    expectEqual('auth.currentUser after a sign-out', await page.evaluate(readUser), null);
    if (login) expectEqual('the page after a sign-out', readPath(page), toLogin(login.path));
    if (serverRendering?.hasSession) {
      const answer = await askForAccount(context, url, serverRendering);
      expectEqual('the account page after a sign-out', answer, { status: 307, greets: false });
    }
  } catch (error) {
    problems.push(`${String(error)}\nThe page shows:\n${await page.innerText('body').catch(() => '(nothing)')}`);
  } finally {
    await context.close();
  }
  return problems;
}

/** Requests a session cookie in the way that a page of another site would. Returns the status of the answer. */
async function beginElsewhere(context: BrowserContext, url: string, idToken: string): Promise<number> {
  const headers = { origin: 'https://other.example', 'sec-fetch-site': 'cross-site' };
  const answer = await context.request.post(new URL('/api/session', url).href, { headers, data: { idToken } });
  return answer.status();
}

/**
 * Requests the account page with the cookies of the browser. Returns the status of the answer, and whether its HTML
 * greets the user.
 */
async function askForAccount(
  context: BrowserContext,
  url: string,
  { accountPath = '/' }: { readonly accountPath?: string },
): Promise<{ readonly status: number; readonly greets: boolean }> {
  const answer = await context.request.get(new URL(accountPath, url).href, { maxRedirects: 0 });
  const text = (await answer.text()).replaceAll('<!-- -->', '');
  return { status: answer.status(), greets: text.includes(`Hello, ${ada.email}`) };
}

const emailButton = (page: Page): Locator => page.getByRole('button', { name: 'Sign in with email' });
const emailField = (page: Page): Locator => page.getByRole('textbox', { name: 'Email' });
const passwordField = (page: Page): Locator => page.getByRole('textbox', { name: 'Password' });

/**
 * Finds the greeting. Takes the first match, because Next's router repeats the greeting in a region for screen readers.
 */
const greeting = (page: Page): Locator => page.getByText(`Hello, ${ada.email}`).first();

/** Finds the button for email or, in the layout `inline`, the email field. */
const firstScreen = (page: Page): Locator => emailButton(page).or(emailField(page));

async function enterEmail(page: Page): Promise<void> {
  if (await emailButton(page).isVisible()) await emailButton(page).click();
  await emailField(page).fill(ada.email);
  await page.getByRole('button', { name: 'Next' }).click();
  await passwordField(page).waitFor();
}

/** Returns computed styles of the submit button. */
const readSubmitButton = (page: Page, properties: readonly string[]): Promise<Readonly<Record<string, string>>> =>
  page.locator('[type="submit"]').evaluate((button, names) => {
    const style = getComputedStyle(button);
    return Object.fromEntries(names.map((name) => [name, style.getPropertyValue(name)]));
  }, properties);

async function enterPassword(page: Page): Promise<void> {
  await passwordField(page).fill(ada.password);
  await page.getByRole('button', { name: /^sign in$/i }).click();
}

/** Enters the password while the server refuses sessions. Waits until the widget shows the server's message. */
async function refuseSession(page: Page): Promise<void> {
  const message = 'Ask Grace for access.';
  await page.route('**/api/session', (route) => route.fulfill({ status: 403, json: { error: 'refused', message } }));
  await enterPassword(page);
  await page.getByText(message).waitFor();
  await page.unroute('**/api/session');
}

/** Lists the elements that move while the page is drawn. Runs in the page. */
function observeShifts(): void {
  const shifts: (string | undefined)[] = [];
  Object.assign(window, { shifts });
  new PerformanceObserver((list) => {
    const entries = list.getEntries() as (PerformanceEntry & { readonly sources: readonly { node?: Node }[] })[];
    shifts.push(...entries.flatMap(({ sources }) => sources.map(({ node }) => node?.textContent ?? node?.nodeName)));
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Draws two frames, and returns the texts of the elements that have moved. Runs in the page. */
async function readShifts(): Promise<readonly string[]> {
  for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
  return (window as unknown as { readonly shifts: readonly string[] }).shifts;
}

/** Remembers the element that the server has rendered for the widget. Runs in the page. */
function keepFirstBox(): void {
  const keep = (): void => {
    const page = window as { firstBox?: Element | null };
    page.firstBox ??= document.querySelector('.doorstep');
  };
  new MutationObserver(keep).observe(document, { childList: true, subtree: true });
}

/**
 * Returns true if React has kept the element that the server rendered, and has drawn the widget in it. Runs in the
 * page.
 */
function isInFirstBox(): boolean {
  const { firstBox } = window as { firstBox?: Element | null };
  return firstBox?.isConnected === true && firstBox.querySelector('button') !== null;
}

/**
 * Returns the email that the server reads from the user's ID token. If the server answers with an error, returns the
 * status. Runs in the page.
 */
async function readProfile(): Promise<string | number> {
  const { currentUser } = (window as unknown as ExamplePage).auth;
  const headers = { authorization: `Bearer ${await currentUser?.getIdToken(false)}` };
  const answer = await fetch('/api/profile', { headers });
  return answer.ok ? ((await answer.json()) as { readonly email: string }).email : answer.status;
}

/** Returns the user's ID token, or an empty text without a user. Runs in the page. */
async function readIdToken(): Promise<string> {
  return (await (window as unknown as ExamplePage).auth.currentUser?.getIdToken(false)) ?? '';
}

function observeUsers(): void {
  const page = window as unknown as ExamplePage;
  Object.assign(page, { seenUsers: [] });
  page.auth.onAuthStateChanged((user) => page.seenUsers.push(user?.email ?? null));
}

/**
 * Returns the email of the app's user, or null if no user is signed in. If a new ID token has a different email,
 * returns a text with both emails. Runs in the page.
 */
async function readUser(): Promise<string | null> {
  const { auth } = window as unknown as ExamplePage;
  await auth.authStateReady?.();
  const { currentUser } = auth;
  if (currentUser === null) return null;
  const [, claims = ''] = (await currentUser.getIdToken(true)).split('.');
  const { email } = JSON.parse(atob(claims.replaceAll('-', '+').replaceAll('_', '/'))) as { email: string };
  return email === currentUser.email ? email : `${currentUser.email}, but the ID token is for ${email}`;
}

function readSeenUsers(): (string | null)[] {
  return (window as unknown as ExamplePage).seenUsers;
}
