import type { ServerResponse } from 'node:http';
import type { ProviderIdentity } from '../../src/adapters/fake/service/provider-identity.ts';
import { renderIframePage } from './iframe-page.ts';
import { renderProviderPage } from './provider-page.ts';

/** The project, tenant and provider of a federated sign-in. */
export interface ProviderRequest {
  readonly apiKey: string;
  /** Null for the project itself. */
  readonly tenantId: string | null;
  readonly providerId: string;
}

/**
 * Serves Firebase's two helper pages: the handler, which is our provider page, and the SDK's iframe.
 *
 * @param findIdentities returns the identities that have signed in with the provider before
 * @returns whether the URL is that of a helper page, and was served
 */
export function serveHelperPage(
  findIdentities: (request: ProviderRequest) => readonly ProviderIdentity[],
  response: ServerResponse,
  { pathname, searchParams }: URL,
): boolean {
  if (pathname === '/emulator/auth/iframe') {
    sendHtml(response, renderIframePage());
    return true;
  }
  if (pathname !== '/emulator/auth/handler') return false;
  const providerId = searchParams.get('providerId') ?? '';
  const apiKey = searchParams.get('apiKey') ?? '';
  const tenantId = searchParams.get('tid') || null;
  sendHtml(response, renderProviderPage(providerId, findIdentities({ apiKey, tenantId, providerId })));
  return true;
}

function sendHtml(response: ServerResponse, html: string): void {
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
  response.end(html);
}
