import type { Page, Route } from 'playwright';
import { claimsOf } from '../claims.ts';

/** How Google's script for One Tap behaves. */
export type OneTapScript = 'answers' | 'fails' | 'never loads' | 'loads and never answers';

/** What One Tap was offered with. */
export interface OneTapOffer {
  readonly clientId: string;
  readonly autoSelect: boolean;
}

/** Where Google's script for One Tap is (spec §7): never asked in truth. */
export const oneTapScript = 'https://accounts.google.com/gsi/client';

/** Google's script, as it is played on a page. */
export interface PlayedOneTap {
  /** The page has asked for it, and where it comes, it has run: the page knows that it has come. */
  isThere(): Promise<boolean>;
  /** It comes, or its library answers, after all. */
  comeAfterAll(): Promise<void>;
  /** The document that took it has it all the same. */
  undo(): Promise<void>;
}

/** Plays Google's script on a page. */
export async function playOneTap(page: Page, how: OneTapScript): Promise<PlayedOneTap> {
  const waiting: Route[] = [];
  const comes = how === 'answers' || how === 'loads and never answers';
  let isAsked = false;
  await page.route(oneTapScript, async (route) => {
    isAsked = true;
    if (how === 'never loads') waiting.push(route);
    else if (how === 'fails') await route.abort('failed');
    else {
      const body = `window.googleHasCome = true;${how === 'answers' ? `(${library})()` : ''}`;
      await route.fulfill({ contentType: 'text/javascript', body });
    }
  });
  return {
    async isThere() {
      return isAsked && (!comes || page.evaluate(() => window.googleHasCome === true));
    },
    async comeAfterAll() {
      if (how === 'loads and never answers') return page.evaluate(library);
      const body = `(${library})()`;
      await Promise.all(waiting.splice(0).map((route) => route.fulfill({ contentType: 'text/javascript', body })));
    },
    async undo() {
      await page.unroute(oneTapScript);
      await Promise.all(waiting.map((route) => route.abort().catch(() => {})));
    },
  };
}

declare global {
  interface Window {
    /** Google's script has run. The page is told of that in the same turn. */
    googleHasCome?: boolean;
    /** The One Tap that is on the page. */
    oneTap?: { readonly offer: OneTapOffer; take(idToken: string): void };
  }
}

/** In the page: as much of Google's library as is used, without anything to be seen. */
function library(): void {
  interface Options {
    readonly client_id: string;
    readonly auto_select: boolean;
    callback(response: { credential: string; clientId: string }): void;
  }
  let options: Options | null = null;
  const id = {
    initialize(given: Options) {
      options = given;
    },
    prompt() {
      if (!options) throw new Error('One Tap: prompt() before initialize()');
      const { client_id: clientId, auto_select: autoSelect, callback } = options;
      window.oneTap = { offer: { clientId, autoSelect }, take: (credential) => callback({ credential, clientId }) };
    },
    cancel() {
      delete window.oneTap;
    },
  };
  Object.assign(window, { google: { accounts: { id } } });
}

/** What One Tap offers on the page now; null where it does not. */
export const oneTapOffer = (page: Page): Promise<OneTapOffer | null> =>
  page.evaluate(() => window.oneTap?.offer ?? null);

/** Takes the offer as somebody. False where there is none. */
export function takeOneTap(page: Page, email: string): Promise<boolean> {
  return page.evaluate((idToken) => {
    const { oneTap } = window;
    oneTap?.take(idToken);
    return oneTap !== undefined;
  }, idTokenFor(email));
}

/** What Google says of somebody, as an ID token that nobody signed: a service that is no real one takes it. */
function idTokenFor(email: string): string {
  const claims = { iss: 'https://accounts.google.com', ...claimsOf({ email }) };
  const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${part({ alg: 'none', typ: 'JWT' })}.${part(claims)}.`;
}
