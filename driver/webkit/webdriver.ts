import { spawn, type ChildProcess, type SpawnOptions } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { findFreePort } from '../../tools/server/find-free-port.ts';

/**
 * An error that the WebDriver server has reported. `code` is an error code of the specification, such as `no such
 * window`.
 */
export class WebdriverError extends Error {
  override readonly name = 'WebdriverError';
  readonly code: string;

  constructor(code: string, message: string) {
    super(`${code}: ${message}`);
    this.code = code;
  }
}

/** Sends a command of the W3C WebDriver protocol. */
export type SendCommand = (method: 'GET' | 'POST' | 'DELETE', path: string, parameters?: object) => Promise<unknown>;

/**
 * Starts a program. The operating system kills the program when the current thread ends, for example because this
 * process is killed.
 */
const spawnWithThread = (program: string, args: readonly string[], options: SpawnOptions): ChildProcess =>
  spawn('setpriv', ['--pdeathsig', 'KILL', program, ...args], options);

/** Starts a virtual display. Returns its name, such as `:99`, and its process. The caller must end the process. */
export async function startDisplay(): Promise<{ readonly name: string; readonly process: ChildProcess }> {
  const screen = ['-screen', '0', '1280x1024x24'];
  // `-displayfd 1` chooses a free display and prints its number.
  const child = spawnWithThread('Xvfb', ['-displayfd', '1', ...screen, '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  if (child.stdout) for await (const line of createInterface(child.stdout)) return { name: `:${line}`, process: child };
  throw new Error('Xvfb has ended before its display was ready');
}

/**
 * Starts a WebDriver server and a browser session.
 *
 * @param executable path of WebKitWebDriver
 * @param display name of the display for the browser's windows
 */
export async function startWebdriverSession(executable: string, display: string) {
  const port = await findFreePort();
  const server = spawnWithThread(executable, [`--port=${port}`], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: display, WEBKIT_DISABLE_COMPOSITING_MODE: '1', NO_AT_BRIDGE: '1' },
  });
  const stop = async (): Promise<void> => {
    if (server.exitCode !== null || server.signalCode !== null) return;
    const ended = once(server, 'exit');
    server.kill();
    await ended;
  };
  try {
    const call = createClient(`http://127.0.0.1:${port}`);
    await waitUntilReady(call);
    // Keep the browser from connecting to other machines. For all addresses except 127.0.0.1, the browser uses a proxy
    // that does not exist.
    const proxy = { proxyType: 'manual', httpProxy: '127.0.0.1:9', sslProxy: '127.0.0.1:9', noProxy: ['127.0.0.1'] };
    const alwaysMatch = { proxy, timeouts: { script: 30_000, pageLoad: 30_000 } };
    const { sessionId } = (await call('POST', '/session', { capabilities: { alwaysMatch } })) as { sessionId: string };
    const send: SendCommand = (method, path, parameters) => call(method, `/session/${sessionId}${path}`, parameters);
    return {
      send,
      async [Symbol.asyncDispose]() {
        await send('DELETE', '').catch(() => {}); // Ignore an error: the browser may have ended already.
        await stop();
      },
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

export function createClient(url: string): SendCommand {
  return async (method, path, parameters = {}) => {
    const body = method === 'POST' ? { body: JSON.stringify(parameters) } : {};
    const response = await fetch(`${url}${path}`, { method, ...body });
    const { value } = (await response.json()) as { readonly value: unknown };
    if (response.ok) return value;
    const { error, message } = value as { readonly error: string; readonly message: string };
    throw new WebdriverError(error, message);
  };
}

async function waitUntilReady(call: SendCommand): Promise<void> {
  const deadline = performance.now() + 10_000;
  while (performance.now() < deadline) {
    const isReady = await call('GET', '/status').then(
      () => true,
      () => false,
    );
    if (isReady) return;
    await pause(20);
  }
  throw new Error('the WebDriver server has not started within 10 seconds');
}
