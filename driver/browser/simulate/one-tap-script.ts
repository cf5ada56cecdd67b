import type { Page, Route } from 'playwright';
import { retry } from '../retry.ts';
import { createUnsignedJwt } from '../../../src/adapters/in-memory/service/jwt.ts';

export type OneTapBehaviour = 'answers' | 'fails' | 'never loads' | 'loads and never answers';

export interface OneTapOffer {
  readonly clientId: string;
  readonly autoSelect: boolean;
}

/** Google's script for One Tap (spec §7). Our replacement answers all requests to this URL. */
export const oneTapScriptUrl = 'https://accounts.google.com/gsi/client';

export type OneTapScript = Awaited<ReturnType<typeof serveOneTapScript>>;

/** Milliseconds of real time to wait until the page has run our replacement of Google's script. */
const runLimitMs = 2_000;

/**
 * Answers the page's requests for Google's script. `behaviour` selects the answer: our replacement of the script
 * (`answers`), a script without Google's functions (`loads and never answers`), a failure (`fails`), or no answer
 * (`never loads`).
 */
export async function serveOneTapScript(page: Page, behaviour: OneTapBehaviour) {
  const unanswered: Route[] = [];
  const runs = behaviour === 'answers' || behaviour === 'loads and never answers';
  let wasRequested = false;
  const hasRun = (): Promise<boolean> => page.evaluate(() => window.hasOneTapScriptRun === true);
  await page.route(oneTapScriptUrl, async (route) => {
    wasRequested = true;
    if (behaviour === 'never loads') unanswered.push(route);
    else if (behaviour === 'fails') await route.abort('failed');
    else {
      const body = `window.hasOneTapScriptRun = true;${behaviour === 'answers' ? `(${installLibrary})()` : ''}`;
      await route.fulfill({ contentType: 'text/javascript', body });
    }
  });
  return {
    /**
     * Returns true after the page has requested Google's script. If the answer to the request is a script, returns
     * false until the script has run.
     */
    async isRequested() {
      return wasRequested && (!runs || hasRun());
    },
    /**
     * Makes One Tap work after a simulated fault. Answers a pending request for Google's script, or adds the missing
     * functions to the page.
     */
    async recover() {
      if (behaviour === 'loads and never answers') return page.evaluate(installLibrary);
      const body = `window.hasOneTapScriptRun = true;(${installLibrary})()`;
      await Promise.all(unanswered.splice(0).map((route) => route.fulfill({ contentType: 'text/javascript', body })));
      await retry(runLimitMs, async () => (await hasRun()) || null);
    },
    async undo() {
      await page.unroute(oneTapScriptUrl);
      await Promise.all(unanswered.map((route) => route.abort().catch(() => {})));
    },
  };
}

declare global {
  interface Window {
    /**
     * True once the page has run our script, which it gets in place of Google's script. When the driver reads true, the
     * browser has already called the script's `onload`.
     */
    hasOneTapScriptRun?: boolean;
    oneTap?: { readonly offer: OneTapOffer; accept(idToken: string): void };
  }
}

/**
 * Replaces the functions of Google's One Tap library that the widget calls. The replacement shows no prompt. Runs in
 * the page.
 */
function installLibrary(): void {
  interface Options {
    readonly client_id: string;
    readonly auto_select: boolean;
    callback(response: { credential: string; clientId: string }): void;
  }
  let initialized: Options | null = null;
  let mayAutoSelect = true;
  const id = {
    initialize(options: Options) {
      initialized = options;
    },
    prompt() {
      if (!initialized) throw new Error('One Tap: prompt() before initialize()');
      const { client_id: clientId, callback } = initialized;
      const autoSelect = initialized.auto_select && mayAutoSelect;
      window.oneTap = { offer: { clientId, autoSelect }, accept: (credential) => callback({ credential, clientId }) };
    },
    cancel() {
      delete window.oneTap;
    },
    disableAutoSelect() {
      mayAutoSelect = false;
    },
  };
  Object.assign(window, { google: { accounts: { id } } });
}

export const readOneTapOffer = (page: Page): Promise<OneTapOffer | null> =>
  page.evaluate(() => window.oneTap?.offer ?? null);

/** Accepts the One Tap prompt with a Google account. Returns false if there is no prompt. */
export function acceptOneTap(page: Page, email: string): Promise<boolean> {
  return page.evaluate((idToken) => {
    const { oneTap } = window;
    oneTap?.accept(idToken);
    return oneTap !== undefined;
  }, createIdToken(email));
}

/**
 * Creates an ID token without a signature, which only our test servers accept. The email is also the ID of the Google
 * account (claim `sub`), as in `createFixtureAccount`.
 */
function createIdToken(email: string): string {
  const claims = { iss: 'https://accounts.google.com', sub: email.toLowerCase(), email, email_verified: true };
  return createUnsignedJwt(claims);
}
