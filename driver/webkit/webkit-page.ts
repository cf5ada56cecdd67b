import { EventEmitter } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { WebdriverError, type SendCommand } from './webdriver.ts';
import { pressKeys } from './keys.ts';

declare global {
  interface Window {
    /** Uncaught errors, console errors and console warnings that the driver has not read yet. */
    recordedFaults?: Fault[];
  }
}

export interface Fault {
  readonly kind: 'uncaught' | 'error' | 'warning';
  readonly text: string;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** The answer of the page to {@link WebKitPage.evaluate}. */
interface Answer {
  /** The result of the evaluated function, as JSON; null if the result is undefined. */
  readonly value: string | null;
  readonly error: string | null;
  readonly faults: readonly Fault[];
  readonly url: string;
}

export interface PageOptions {
  readonly send: SendCommand;
  readonly handle: string;
  readonly baseUrl: string;
  readonly size: Size;
  readonly reportFault: (fault: Fault) => void;
}

/** The part of Playwright's `Page` that scenarios with the tag `@journey` use, implemented with WebDriver. */
export class WebKitPage extends EventEmitter {
  readonly #options: PageOptions;
  #url = 'about:blank';
  #size: Size;
  #isClosed = false;
  #isReadingUrl = false;

  constructor(options: PageOptions) {
    super();
    this.#options = options;
    this.#size = options.size;
  }

  readonly keyboard = {
    press: (keys: string) => this.#send('POST', '/actions', { actions: [pressKeys(keys)] }),
  };

  async evaluate(action: string | ((argument: unknown) => unknown), argument: unknown = null): Promise<unknown> {
    const expression = typeof action === 'string' ? action : `(${String(action)})(argument)`;
    const script = `
      const [argument, done] = arguments;
      const answer = (value, error) =>
        done({ value, error, faults: window.recordedFaults?.splice(0) ?? [], url: location.href });
      (async () => (${expression}))().then(
        (value) => answer(value === undefined ? null : JSON.stringify(value), null),
        (error) => answer(null, String(error)),
      );`;
    const { value, error, faults, url } = (await this.#send('POST', '/execute/async', {
      script,
      args: [argument],
    })) as Answer;
    this.#url = url;
    for (const fault of faults) this.#options.reportFault(fault);
    if (error !== null) throw new Error(error);
    return value === null ? undefined : JSON.parse(value);
  }

  async goto(url: string): Promise<void> {
    await this.#send('POST', '/url', { url: new URL(url, this.#options.baseUrl).href });
    await this.#readUrl();
  }

  async reload(): Promise<void> {
    await this.#send('POST', '/refresh');
  }

  /**
   * Returns the URL that the browser has reported last. Each call asks the browser for the current URL, and a later
   * call returns the answer. Like Playwright's `url()`, this method returns no promise, so it cannot wait for the
   * answer.
   */
  url(): string {
    // Steps call `url()` in a loop, so do not send another request before the browser has answered the last one.
    if (!this.#isReadingUrl) {
      this.#isReadingUrl = true;
      void this.#readUrl()
        .catch(() => {}) // Ignore the error: the window may close before the browser answers.
        .finally(() => (this.#isReadingUrl = false));
    }
    return this.#url;
  }

  async waitForLoadState(): Promise<void> {
    while ((await this.evaluate('document.readyState')) !== 'complete') await pause(5);
  }

  async bringToFront(): Promise<void> {
    await this.#send('GET', '/url');
  }

  viewportSize(): Size {
    return this.#size;
  }

  async setViewportSize(size: Size): Promise<void> {
    const { width, height } = (await this.evaluate(
      '({ width: outerWidth - innerWidth, height: outerHeight - innerHeight })',
    )) as Size;
    await this.#send('POST', '/window/rect', { width: size.width + width, height: size.height + height });
    this.#size = size;
  }

  isClosed(): boolean {
    return this.#isClosed;
  }

  async close(): Promise<void> {
    if (this.#isClosed) return;
    this.#isClosed = true;
    await this.#send('DELETE', '/window');
    this.emit('close');
  }

  async #readUrl(): Promise<void> {
    this.#url = String(await this.#send('GET', '/url'));
  }

  async #send(...command: Parameters<SendCommand>): Promise<unknown> {
    try {
      return await this.#options.send(...command);
    } catch (error) {
      // The driver recognizes a navigation by the text of Playwright's error (`ignore-navigation.ts`), so throw an
      // error with this text.
      if (error instanceof WebdriverError && /unload|navigat/i.test(error.message)) {
        throw new Error('Execution context was destroyed', { cause: error });
      }
      throw error;
    }
  }
}
