import type { ServerResponse } from 'node:http';
import { provideGapi } from '../../src/adapters/emulator/gapi.ts';
import { rewrite } from './answer.ts';
import { realmOf, type Project } from './project.ts';
import { providerPage } from './provider-page.ts';

/** What the emulator's frame loads from the network; with it, it is told that it has come. */
const googlesScript = '<script src="https://apis.google.com/js/api.js"></script>';
const ourScript = `<script>(${provideGapi.toString()})(); window.gapi_onload();</script>`;

/**
 * Serves the pages by which a federated sign-in goes: the provider's own window, and the frame through which the SDK
 * hears of it. Nothing of them is asked for elsewhere. Answers whether it did; it may have prepared the answer.
 */
export function serveHelperPage(project: (apiKey: string) => Project, response: ServerResponse, url: URL): boolean {
  const { pathname, searchParams } = url;
  if (pathname === '/emulator/auth/handler') {
    const providerId = searchParams.get('providerId') ?? '';
    const realm = realmOf(project(searchParams.get('apiKey') ?? ''), searchParams.get('tid'));
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
    response.end(providerPage(providerId, realm.listProviderInfosByProviderId(providerId)));
    return true;
  }
  // The function's text may hold what means something in a replacement.
  if (pathname === '/emulator/auth/iframe') rewrite(response, (page) => page.replace(googlesScript, () => ourScript));
  return false;
}
