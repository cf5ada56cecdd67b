import type { Page } from 'playwright';
import { parseRequest, requestKey } from '../../src/adapters/in-memory/provider-messages.ts';
import { ignoreNavigation } from '../browser/ignore-navigation.ts';

/** The account with which a visitor signs in at a provider. */
export interface Identity {
  /** Empty if the account has no email. */
  readonly email: string;
  readonly name?: string;
  /** Whether the provider has verified the email. Defaults to true. */
  readonly emailVerified?: boolean;
}

export interface ProviderRequest {
  readonly scopes: readonly string[];
  readonly parameters: Readonly<Record<string, string>>;
}

/** Maps the path of a provider page to the function that reads the app's request on that page. */
const requestReaders: Readonly<Record<string, (page: Page) => Promise<ProviderRequest>>> = {
  '/provider.html': readStoredRequest,
  '/emulator/auth/handler': readRequestInUrl,
  // Path of Firebase's auth handler on a project's auth domain. In tests, the emulator answers for that domain.
  '/__/auth/handler': readRequestInUrl,
};

/** Operates the provider pages of the in-memory service and of the emulator. They have the same fields and buttons. */
export const providerPage = {
  async isOpen(page: Page): Promise<boolean> {
    if (!Object.hasOwn(requestReaders, getPath(page))) return false;
    return page.evaluate(hasSignInButton).catch((error: unknown) => !page.isClosed() && ignoreNavigation(error));
  },

  async readRequest(page: Page): Promise<ProviderRequest> {
    const request = await requestReaders[getPath(page)]?.(page);
    if (!request) throw new Error(`The page at ${page.url()} is not the page of a provider.`);
    return request;
  },

  async signIn(page: Page, { email, name = '', emailVerified = true }: Identity): Promise<void> {
    await page.evaluate(submitIdentity, { email, name, emailVerified });
  },

  async cancel(page: Page): Promise<void> {
    await page.evaluate(clickCancel);
  },
};

const getPath = (page: Page): string => new URL(page.url()).pathname;

function hasSignInButton(): boolean {
  return [...document.querySelectorAll('button')].some(({ textContent }) => textContent.trim() === 'Sign in');
}

/**
 * Fills in and submits the form without real key presses, because the provider page is not under test. Runs in the
 * page.
 */
function submitIdentity({ email, name, emailVerified }: Required<Identity>): void {
  const findField = (label: string): HTMLInputElement => {
    const found = [...document.querySelectorAll('input')].find((input) =>
      [...(input.labels ?? [])].some(({ textContent }) => textContent.trim() === label),
    );
    if (!found) throw new Error(`The provider's page has no field "${label}".`);
    return found;
  };
  findField('Email').value = email;
  findField('Name').value = name;
  findField('The email is verified').checked = emailVerified;
  const button = [...document.querySelectorAll('button')].find(({ textContent }) => textContent.trim() === 'Sign in');
  button?.click();
}

function clickCancel(): void {
  const button = [...document.querySelectorAll('button')].find(({ textContent }) => textContent.trim() === 'Cancel');
  if (!button) throw new Error('The provider\'s page has no button "Cancel".');
  button.click();
}

/** Reads the app's request to the provider, which the in-memory service stores in the session storage. */
async function readStoredRequest(page: Page): Promise<ProviderRequest> {
  const request = parseRequest(await page.evaluate((key) => sessionStorage.getItem(key), requestKey));
  if (!request) throw new Error("The provider's page of the in-memory service has no request in its session storage.");
  return { scopes: request.scopes, parameters: request.customParameters };
}

async function readRequestInUrl(page: Page): Promise<ProviderRequest> {
  const { searchParams } = new URL(page.url());
  const scopes = (searchParams.get('scopes') ?? '').split(',').filter((scope) => scope !== '');
  const parameters = JSON.parse(searchParams.get('customParameters') ?? '{}') as Record<string, string>;
  return { scopes, parameters };
}
