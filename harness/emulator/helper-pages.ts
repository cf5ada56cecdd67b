import { readFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { stripTypeScriptTypes } from 'node:module';
import { rewrite } from './answer.ts';
import { realmOf, type Project } from './project.ts';
import { providerPage } from './provider-page.ts';

/** Where the emulator's frame gets the script that it speaks to the app's page with. */
const gapiPath = '/doorstep/gapi.js';

/** What the emulator's frame loads from the network. */
const googlesScript = '<script src="https://apis.google.com/js/api.js"></script>';

/**
 * Serves the pages by which a federated sign-in goes: the provider's own window, and the frame through which the SDK
 * hears of it. Nothing of them is asked for elsewhere. Answers whether it did, or prepared the answer.
 */
export async function serveHelperPage(
  project: (apiKey: string) => Project,
  response: ServerResponse,
  url: URL,
): Promise<boolean> {
  const { pathname, searchParams } = url;
  if (pathname === gapiPath) {
    response.writeHead(200, { 'content-type': 'text/javascript', 'access-control-allow-origin': '*' });
    response.end(await gapiScript());
    return true;
  }
  if (pathname === '/emulator/auth/handler') {
    const providerId = searchParams.get('providerId') ?? '';
    const realm = realmOf(project(searchParams.get('apiKey') ?? ''), searchParams.get('tid'));
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
    response.end(providerPage(providerId, realm.listProviderInfosByProviderId(providerId)));
    return true;
  }
  if (pathname === '/emulator/auth/iframe') {
    rewrite(response, (page) => page.replace(googlesScript, `<script type="module" src="${gapiPath}"></script>`));
  }
  return false;
}

/** The app's own side of the conversation, which runs in the frame too; Google's script ends with this call as well. */
async function gapiScript(): Promise<string> {
  const source = await readFile(new URL('../../src/adapters/emulator/gapi.ts', import.meta.url), 'utf8');
  return `${stripTypeScriptTypes(source)}\nprovideGapi();\nwindow.gapi_onload?.();\n`;
}
