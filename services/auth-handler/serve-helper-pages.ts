import type { ServerResponse } from 'node:http';
import type { ProviderIdentity } from '../../src/adapters/fake/service/provider-identity.ts';
import { framePage } from './iframe-page.ts';
import { providerPage } from './provider-page.ts';

/** Where somebody signs in by a provider. */
export interface AskedProvider {
  readonly apiKey: string;
  /** Null: the project itself. */
  readonly tenantId: string | null;
  readonly providerId: string;
}

/**
 * Serves the pages by which a federated sign-in goes: the provider's own window, and the frame through which the SDK
 * hears of it. Nothing of them is asked for elsewhere. Answers whether it did.
 *
 * @param knownAt whom a provider has signed in there before
 */
export function serveHelperPage(
  knownAt: (asked: AskedProvider) => readonly ProviderIdentity[],
  response: ServerResponse,
  { pathname, searchParams }: URL,
): boolean {
  if (pathname === '/emulator/auth/iframe') {
    send(response, framePage());
    return true;
  }
  if (pathname !== '/emulator/auth/handler') return false;
  const providerId = searchParams.get('providerId') ?? '';
  const asked = { apiKey: searchParams.get('apiKey') ?? '', tenantId: searchParams.get('tid') || null, providerId };
  send(response, providerPage(providerId, knownAt(asked)));
  return true;
}

function send(response: ServerResponse, page: string): void {
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
  response.end(page);
}
