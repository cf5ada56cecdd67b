import type { Locator, Page } from 'playwright';
import { parseRequest, refuseEvent, requestKey } from '../../../../src/adapters/fake/provider-exchange.ts';
import type { Identity } from '../../browser/claims.ts';
import { ifBetweenDocuments } from '../../browser/documents.ts';

/** What a provider was asked: what it shall tell, and how it shall ask. */
export interface Asked {
  readonly scopes: readonly string[];
  readonly parameters: Readonly<Record<string, string>>;
}

/** By path, the pages that stand for every provider, of either service; and how each was told what it is asked. */
const pages: Readonly<Record<string, (page: Page) => Promise<Asked>>> = {
  '/provider.html': askedOfFake,
  '/emulator/auth/handler': askedOfEmulator,
};

/**
 * Where a visitor says who they are: the page of a federated provider, as a service that is no real one has it. It is
 * the same with the in-memory service and the emulator: two fields, a checkbox and two buttons.
 */
export const providerDesk = {
  /** Whether a page is the provider's, and can be used. */
  async isAt(page: Page): Promise<boolean> {
    if (!Object.hasOwn(pages, pathOf(page))) return false;
    const buttons = await button(page, 'Sign in')
      .count()
      .catch((error: unknown) => page.isClosed() || ifBetweenDocuments(error));
    return buttons === 1;
  },

  /** What the provider was asked by whoever opened this page of it. */
  async asked(page: Page): Promise<Asked> {
    const asked = await pages[pathOf(page)]?.(page);
    if (!asked) throw new Error(`The page at ${page.url()} was not asked for anything.`);
    return asked;
  },

  async signIn(page: Page, { email, name = '', emailVerified = true }: Identity): Promise<void> {
    await page.getByLabel('Email', { exact: true }).fill(email);
    await page.getByLabel('Name', { exact: true }).fill(name);
    await page.getByRole('checkbox').setChecked(emailVerified);
    await button(page, 'Sign in').press('Enter', { noWaitAfter: true });
  },

  /** Says no, or has the provider answer with another error code: the page listens for that, but shows nobody how. */
  async refuse(page: Page, code: string): Promise<void> {
    if (code === 'auth/user-cancelled') return button(page, 'Cancel').press('Enter', { noWaitAfter: true });
    await page.evaluate(
      ([event, detail]) => {
        document.dispatchEvent(new CustomEvent(event, { detail }));
      },
      [refuseEvent, code] as const,
    );
  },
};

const pathOf = (page: Page): string => new URL(page.url()).pathname;
const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });

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
