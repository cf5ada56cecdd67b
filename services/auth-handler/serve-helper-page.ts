import type { ServerResponse } from 'node:http';
import { provideGapi } from '../../src/adapters/emulator/gapi.ts';
import type { ProviderIdentity } from '../../src/adapters/in-memory/service/provider-identity.ts';
import { renderProviderPage } from './provider-page-html.ts';

export interface ProviderRequest {
  readonly apiKey: string;
  /** The tenant; null for the project itself. */
  readonly tenantId: string | null;
  readonly providerId: string;
}

/**
 * Serves substitutes for two pages that a real Firebase project hosts: the handler, which opens the provider's page,
 * and the SDK's hidden iframe. The substitute for the handler opens no other page: it is also the page on which the
 * visitor chooses an identity.
 *
 * @param findIdentities returns the identities that the visitor can choose
 * @returns false if the URL belongs to neither page; the request is then not answered
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

/**
 * Returns the HTML of the SDK's hidden iframe. The iframe passes the result of a popup or redirect to the SDK, and
 * loads nothing from the network.
 */
const renderIframePage = (): string => `<!doctype html>
<meta charset="utf-8">
<title>The SDK's frame</title>
<script>(${provideGapi.toString()})(); (${runIframePage.toString()})();</script>`;

interface ParentFrame {
  register(name: string, handler: () => object): void;
  send(name: string, data: object): void;
}

/**
 * Runs in the SDK's hidden iframe. The function is copied into the iframe's HTML, so it cannot use the rest of this
 * module.
 */
function runIframePage(): void {
  const query = new URLSearchParams(location.search);
  const storageKey = `firebase:redirectEvent:${query.get('apiKey')}:${query.get('appName')}`;
  const page = window as unknown as { gapi: { iframes: { getContext(): { getParentIframe(): ParentFrame | null } } } };
  const parent = page.gapi.iframes.getContext().getParentIframe();
  const sendAuthEvent = (authEvent: unknown): void => {
    const noAuthEvent = { type: 'unknown', error: { code: 'auth/no-auth-event' } };
    parent?.send('authEvent', { type: 'authEvent', authEvent: authEvent ?? noAuthEvent });
  };
  // The SDK opens a popup only after the iframe has confirmed that it can use web storage.
  parent?.register('webStorageSupport', () => ({ status: 'ACK', webStorageSupport: true }));
  window.addEventListener('message', ({ data }: MessageEvent<{ eventType?: string; data?: { authEvent: object } }>) => {
    if (data?.eventType === 'sendAuthEvent') sendAuthEvent(data.data?.authEvent);
  });
  const redirectEvent = sessionStorage.getItem(storageKey);
  sessionStorage.removeItem(storageKey);
  sendAuthEvent(redirectEvent === null ? null : JSON.parse(redirectEvent));
}
