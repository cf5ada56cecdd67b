import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { promisify } from 'node:util';
import { ReplaceTexts } from './replace-texts.ts';

/** Prefix of the argument that passes the path of Firefox to `firefox-with-proxy.ts`. */
export const firefoxFlag = '--firefox=';

/**
 * The command with which Playwright sets media features, such as reduced motion. Firefox ESR rejects this command, so
 * `firefox.ts` sets the media features by Firefox preferences.
 */
const unknownCommand = 'emulation.setMediaFeaturesOverride';

/**
 * Starts a proxy between Playwright and Firefox. The proxy replaces the command that Firefox does not know
 * ({@link unknownCommand}) with a command that has no effect.
 */
export async function startBidiProxy(browserPort: number) {
  const clients = new Set<Socket>();
  const server = createServer({ noDelay: true }, (client) => {
    clients.add(client);
    const browser = connect({ host: '127.0.0.1', port: browserPort, noDelay: true });
    // Firefox accepts only requests whose `Host` header contains Firefox's own port.
    const request = (text: string): string => text.replace(/^host:.*$/im, `Host: 127.0.0.1:${browserPort}`);
    client
      .pipe(new ReplaceTexts({ request, text: replaceUnknownCommand }))
      .pipe(browser)
      .pipe(client);
    // If Playwright (the client) closes its connection, close the connection to Firefox, and vice versa.
    client.on('error', () => browser.destroy());
    client.on('close', () => {
      clients.delete(client);
      browser.destroy();
    });
    browser.on('error', () => client.destroy()).on('close', () => client.destroy());
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    port,
    async [Symbol.asyncDispose]() {
      for (const client of clients) client.destroy();
      await promisify(server.close.bind(server))();
    },
  };
}

/**
 * Replaces {@link unknownCommand}, which Firefox would reject, with a command that has no effect. Keeps the command's
 * ID, because Playwright needs the ID to find the answer.
 */
export function replaceUnknownCommand(text: string): string {
  if (!text.includes(unknownCommand)) return text;
  const command = JSON.parse(text) as { readonly id: number; readonly method: string };
  return command.method === unknownCommand
    ? JSON.stringify({ id: command.id, method: 'session.status', params: {} })
    : text;
}
