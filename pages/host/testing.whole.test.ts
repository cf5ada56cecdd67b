import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { Page } from 'playwright';
import { signInPage, type SignInPage } from '../../src/testing/sign-in-page.ts';
import { testService } from '../../src/testing/test-service.ts';
import { launchBrowser } from '../../tools/browser/find-browser.ts';
import { ensureBundle } from '../../tools/bundle/build-bundle.ts';
import { testBuild } from '../../tools/bundle/bundles.ts';
import { serve, type RunningServer } from '../../tools/server/serve.ts';
import type { HostPage } from './host-page.ts';

let server: RunningServer;
let browser: Awaited<ReturnType<typeof launchBrowser>>;

before(async () => {
  const { folder } = await ensureBundle(testBuild);
  server = await serve({ root: folder, entry: 'host.html', policy: {} });
  browser = await launchBrowser(() => {});
});
after(async () => {
  await browser?.close();
  await server?.close();
});

const ada = { email: 'ada@example.com', password: 'correct horse' };
const waitLimitMs = 5_000;

/** Repeats a check until the check passes, as Playwright's own `expect` does. */
async function eventually(check: () => Promise<void>): Promise<void> {
  const end = performance.now() + waitLimitMs;
  for (;;) {
    try {
      return await check();
    } catch (error) {
      if (performance.now() > end) throw error;
    }
  }
}

for (const renderer of ['react', 'plain', 'element'] as const) {
  describe(`the page object, with the renderer ${renderer}`, () => {
    /** Opens the widget on a service that has Ada's account. A sign-in with Google signs in Grace. */
    async function openSignIn(
      signInOptions: readonly unknown[],
      run: (signIn: SignInPage, page: Page) => Promise<void>,
    ): Promise<void> {
      const page = await browser.newPage();
      page.setDefaultTimeout(waitLimitMs);
      try {
        await page.goto(server.url);
        await page.waitForFunction(() => 'hostPage' in window);
        await page.evaluate(
          ([name, config, accounts]) =>
            (window as unknown as { hostPage: HostPage }).hostPage.startTest(name, config, {
              accounts,
              providers: { 'google.com': { email: 'grace@example.com' } },
            }),
          [renderer, { signInOptions, signInFlow: 'popup' }, [ada]] as const,
        );
        // Search only the widget, because the page has a title, a field and a button of its own.
        await run(signInPage(page.locator('#app')), page);
      } finally {
        await page.close();
      }
    }

    const expectUser = (page: Page, email: string | null): Promise<void> =>
      eventually(async () => {
        const users = await page.evaluate(() => (window as unknown as { hostPage: HostPage }).hostPage.signedIn);
        assert.deepEqual(users, [email]);
      });

    test('signs in with a password, from the list of providers', () =>
      openSignIn(['password', 'google.com'], async (signIn, page) => {
        await signIn.signInWithPassword(ada);
        await expectUser(page, ada.email);
      }));

    test('signs in with a password, if email is the only way', () =>
      openSignIn(['password'], async (signIn, page) => {
        await signIn.signInWithPassword(ada);
        await expectUser(page, ada.email);
      }));

    test('signs in at a provider, without a window', () =>
      openSignIn(['google.com', 'password'], async (signIn, page) => {
        await signIn.signInWith('Google');
        await expectUser(page, 'grace@example.com');
        assert.equal(page.context().pages().length, 1);
      }));

    test('signs in as a guest', () =>
      openSignIn(['password', 'anonymous'], async (signIn, page) => {
        await signIn.continueAsGuest();
        await expectUser(page, null);
      }));

    test('describes the screens', () =>
      openSignIn(['password', 'google.com'], async (signIn) => {
        const buttons = ['Sign in with email', 'Sign in with Google'];
        await eventually(async () => {
          assert.deepEqual(await signIn.screen(), { title: 'Sign in', fields: [], buttons });
        });
        await signIn.signInWith('email');
        await eventually(async () => {
          const expected = { title: 'Sign in with email', fields: ['Email'], buttons: ['Cancel', 'Next'] };
          assert.deepEqual(await signIn.screen(), expected);
        });
      }));

    test('reads the message under a field, and no message of a screen without one', () =>
      openSignIn(['password'], async (signIn) => {
        await signIn.enterEmail('ada@');
        assert.deepEqual(await signIn.errors(), []);
        await signIn.press('Next');
        await eventually(async () => {
          assert.deepEqual(await signIn.errors(), ["That email address isn't correct"]);
        });
      }));

    test('reads the message about the whole screen before the one under a field', () =>
      openSignIn(['password'], async (signIn, page) => {
        await testService(page).refuseNext('look-up', 'NETWORK');
        await signIn.enterEmail(ada.email);
        await signIn.press('Next');
        await eventually(async () => assert.deepEqual(await signIn.errors(), ['A network error has occurred']));
      }));

    test('describes a screen only after the service has answered', () =>
      openSignIn(['password'], async (signIn, page) => {
        const service = testService(page);
        await service.hold('look-up');
        await signIn.enterEmail(ada.email);
        await signIn.press('Next');
        const described = signIn.screen();
        assert.equal(await service.count('look-up'), 1);
        await service.release();
        assert.deepEqual((await described).fields, ['Email', 'Password']);
      }));

    test('creates an account', () =>
      openSignIn(['password'], async (signIn, page) => {
        await signIn.enterEmail('hedy@example.com');
        await signIn.press('Next');
        await signIn.enterName('Hedy Lamarr');
        await signIn.enterPassword('frequency hopping');
        await signIn.press('Save');
        await expectUser(page, 'hedy@example.com');
        assert.equal((await testService(page).account('hedy@example.com'))?.displayName, 'Hedy Lamarr');
      }));

    test('signs in with a phone, and reads the code from the service', () =>
      openSignIn(['phone', 'password'], async (signIn, page) => {
        await signIn.signInWith('phone');
        await signIn.enterPhoneNumber('+4915112345678');
        await signIn.press('Verify');
        await eventually(async () => assert.deepEqual(await signIn.errors(), ['Solve the reCAPTCHA']));
        await eventually(async () => {
          const { title, fields } = await signIn.screen();
          const expected = ['Enter your phone number', 'Country', 'Phone number', 'Human verification'];
          assert.deepEqual([title, ...fields], expected);
        });
        await signIn.solveVerification();
        await signIn.press('Verify');
        await eventually(async () => assert.deepEqual((await signIn.screen()).fields, ['6-digit code']));
        const [message] = await testService(page).textMessages();
        await signIn.enterCode(message?.code ?? '');
        await signIn.press('Continue');
        await expectUser(page, null);
        assert.equal(message?.to, '+4915112345678');
      }));
  });
}
