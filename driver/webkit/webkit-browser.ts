import { EventEmitter } from 'node:events';
import type { Browser, BrowserContextOptions } from 'playwright';
import { installFakeTimers } from './fake-timers.ts';
import { startPageServer } from './page-server.ts';
import { startDisplay, startWebdriverSession, type SendCommand } from './webdriver.ts';
import { WebKitPage, type Fault } from './webkit-page.ts';

/**
 * Starts WebKitGTK, because Playwright cannot drive an unmodified WebKit. Returns the part of Playwright's `Browser`
 * that scenarios with the tag `@journey` use.
 *
 * @param executable path of WebKitWebDriver
 */
export async function launchWebKit(executable: string): Promise<Browser> {
  const display = await startDisplay();
  const contexts = new Set<WebKitContext>();
  let isConnected = true;
  const browser = {
    browserType: () => ({ name: () => 'webkit' }),
    isConnected: () => isConnected,
    async newContext({ baseURL = '', viewport }: BrowserContextOptions) {
      const size = viewport ?? { width: 1024, height: 768 };
      const context = await WebKitContext.open(executable, display.name, baseURL, size);
      contexts.add(context);
      context.once('close', () => contexts.delete(context));
      return context;
    },
    async close() {
      isConnected = false;
      await Promise.all([...contexts].map((context) => context.close()));
      display.process.kill();
    },
  };
  // The cast is safe for scenarios that use only the members above. Any other member of a `Browser` is undefined.
  return browser as unknown as Browser;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/**
 * The part of Playwright's `BrowserContext` that scenarios with the tag `@journey` use. Each context has a browser of
 * its own.
 */
class WebKitContext extends EventEmitter {
  readonly #send: SendCommand;
  readonly #size: Size;
  readonly #resources: AsyncDisposableStack;
  readonly #scripts: string[] = [recordFaults].map((run) => `(${String(run)})();`);
  readonly #pages: WebKitPage[] = [];
  #baseUrl = '';
  #now: number | null = null;
  /**
   * Settles when the latest command has ended. Commands run one after another. A WebDriver session can use only one
   * window at a time, so two commands for different windows would disturb each other.
   */
  #lastCommand: Promise<unknown> = Promise.resolve();
  #currentHandle = '';

  static async open(executable: string, display: string, baseUrl: string, size: Size): Promise<WebKitContext> {
    await using resources = new AsyncDisposableStack();
    const { send } = resources.use(await startWebdriverSession(executable, display));
    const context = new WebKitContext(send, size, resources.move());
    const server = context.#resources.use(await startPageServer(baseUrl, () => context.#getScript()));
    context.#baseUrl = server.url;
    return context;
  }

  private constructor(send: SendCommand, size: Size, resources: AsyncDisposableStack) {
    super();
    this.#send = send;
    this.#size = size;
    this.#resources = resources;
  }

  readonly clock = {
    install: async ({ time }: { readonly time: number }) => void (this.#now = time),
    pauseAt: async (time: number) => void (this.#now = time),
    runFor: async (milliseconds: number) => {
      this.#now = (this.#now ?? 0) + milliseconds;
      const pages = this.#pages.filter((page) => !page.isClosed());
      await Promise.all(pages.map((page) => page.evaluate(`window.fakeTimers?.runFor(${milliseconds})`)));
    },
  };

  setDefaultTimeout(): void {}
  setDefaultNavigationTimeout(): void {}
  async exposeFunction(): Promise<void> {}

  async addInitScript(source: string): Promise<void> {
    this.#scripts.push(source);
  }

  pages(): readonly WebKitPage[] {
    return this.#pages.filter((page) => !page.isClosed());
  }

  async newPage(): Promise<WebKitPage> {
    const isFirst = this.#pages.length === 0;
    const handle = isFirst
      ? await this.#run(() => this.#send('GET', '/window'))
      : ((await this.#run(() => this.#send('POST', '/window/new', { type: 'tab' }))) as { handle: string }).handle;
    const page = new WebKitPage({
      send: (...command) => this.#sendTo(String(handle), ...command),
      handle: String(handle),
      baseUrl: this.#baseUrl,
      size: this.#size,
      reportFault: (fault) => this.#reportFault(fault),
    });
    this.#pages.push(page);
    if (isFirst) await page.setViewportSize(this.#size);
    return page;
  }

  async clearCookies(): Promise<void> {
    await this.#run(() => this.#send('DELETE', '/cookie'));
  }

  async close(): Promise<void> {
    await this.#resources.disposeAsync();
    this.emit('close');
  }

  #getScript(): string {
    const timers = this.#now === null ? [] : [`(${String(installFakeTimers)})(${this.#now});`];
    return [...this.#scripts, ...timers].join('\n');
  }

  #run<T>(action: () => Promise<T>): Promise<T> {
    const result = this.#lastCommand.then(action, action);
    this.#lastCommand = result.catch(() => {});
    return result;
  }

  #sendTo(handle: string, ...command: Parameters<SendCommand>): Promise<unknown> {
    return this.#run(async () => {
      if (this.#currentHandle !== handle) await this.#send('POST', '/window', { handle });
      this.#currentHandle = handle;
      return this.#send(...command);
    });
  }

  #reportFault({ kind, text }: Fault): void {
    if (kind === 'uncaught') this.emit('weberror', { error: () => ({ message: text }) });
    else this.emit('console', { type: () => kind, text: () => text, location: () => ({ url: '', lineNumber: 0 }) });
  }
}

/** Collects uncaught errors, and errors and warnings of the console. Runs in the page. */
function recordFaults(): void {
  const faults: Fault[] = [];
  window.recordedFaults = faults;
  window.addEventListener('error', ({ message }) => faults.push({ kind: 'uncaught', text: message }));
  window.addEventListener('unhandledrejection', ({ reason }) =>
    faults.push({ kind: 'uncaught', text: String(reason) }),
  );
  const kinds = { error: 'error', warn: 'warning' } as const;
  for (const [name, kind] of Object.entries(kinds)) {
    const log = Reflect.get(console, name) as (...values: unknown[]) => void;
    Reflect.set(console, name, (...values: unknown[]) => {
      faults.push({ kind, text: values.map(String).join(' ') });
      log.apply(console, values);
    });
  }
}
