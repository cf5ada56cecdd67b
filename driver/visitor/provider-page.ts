import type { Page } from 'playwright';
import { parseRequest, refuseEvent, requestKey } from '../../src/adapters/fake/provider-messages.ts';
import type { Identity } from '../browser/claims.ts';
import { ifBetweenDocuments } from '../browser/ignore-navigation.ts';

/** What a provider was asked: what it shall tell, and how it shall ask. */
export interface Asked {
  readonly scopes: readonly string[];
  readonly parameters: Readonly<Record<string, string>>;
}

/** By path, the pages that stand for every provider, of either service; and how each was told what it is asked. */
const pages: Readonly<Record<string, (page: Page) => Promise<Asked>>> = {
  '/provider.html': askedOfFake,
  '/emulator/auth/handler': askedOfEmulator,
  // The same, where Google's hosts are answered for.
  '/__/auth/handler': askedOfEmulator,
};

/**
 * Where a visitor says who they are: the page of a federated provider, as a service that is no real one has it. It is
 * the same with the in-memory service and the emulator: two fields, a checkbox and two buttons.
 */
export const providerDesk = {
  /** Whether a page is the provider's, and can be used. */
  async isAt(page: Page): Promise<boolean> {
    if (!Object.hasOwn(pages, pathOf(page))) return false;
    return page.evaluate(isOpen).catch((error: unknown) => !page.isClosed() && ifBetweenDocuments(error));
  },

  /** What the provider was asked by whoever opened this page of it. */
  async asked(page: Page): Promise<Asked> {
    const asked = await pages[pathOf(page)]?.(page);
    if (!asked) throw new Error(`The page at ${page.url()} was not asked for anything.`);
    return asked;
  },

  async signIn(page: Page, { email, name = '', emailVerified = true }: Identity): Promise<void> {
    await page.evaluate(answer, { email, name, emailVerified });
  },

  /** Says no, or has the provider answer with another error code: the page listens for that, but shows nobody how. */
  async refuse(page: Page, code: string): Promise<void> {
    if (code === 'auth/user-cancelled') return page.evaluate(cancel);
    await page.evaluate(
      ([event, detail]) => {
        document.dispatchEvent(new CustomEvent(event, { detail }));
      },
      [refuseEvent, code] as const,
    );
  },
};

const pathOf = (page: Page): string => new URL(page.url()).pathname;

/** In the page. */
function isOpen(): boolean {
  return [...document.querySelectorAll('button')].some(({ textContent }) => textContent.trim() === 'Sign in');
}

/**
 * In the page, at once: it is nobody's product that is shown here, and a window that asks many things takes longer than
 * all that is.
 */
function answer({ email, name, emailVerified }: { email: string; name: string; emailVerified: boolean }): void {
  const field = (label: string): HTMLInputElement => {
    const found = [...document.querySelectorAll('input')].find((input) =>
      [...(input.labels ?? [])].some(({ textContent }) => textContent.trim() === label),
    );
    if (!found) throw new Error(`The provider's page has no field "${label}".`);
    return found;
  };
  field('Email').value = email;
  field('Name').value = name;
  field('The email is verified').checked = emailVerified;
  const button = [...document.querySelectorAll('button')].find(({ textContent }) => textContent.trim() === 'Sign in');
  button?.click();
}

/** In the page. */
function cancel(): void {
  const button = [...document.querySelectorAll('button')].find(({ textContent }) => textContent.trim() === 'Cancel');
  if (!button) throw new Error("The provider's page has no button to cancel.");
  button.click();
}

async function askedOfFake(page: Page): Promise<Asked> {
  const request = parseRequest(await page.evaluate((key) => sessionStorage.getItem(key), requestKey));
  if (!request)
    throw new Error("The provider's page of the in-memory service finds no request that it was opened for.");
  return { scopes: request.scopes, parameters: request.customParameters };
}

/** The SDK puts it into the address. */
async function askedOfEmulator(page: Page): Promise<Asked> {
  const { searchParams } = new URL(page.url());
  const scopes = (searchParams.get('scopes') ?? '').split(',').filter((scope) => scope !== '');
  const parameters = JSON.parse(searchParams.get('customParameters') ?? '{}') as Record<string, string>;
  return { scopes, parameters };
}
