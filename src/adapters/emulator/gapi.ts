type Handler = (data: unknown, from: unknown) => unknown;
type OnReply = (replies: readonly unknown[]) => void;

interface Message {
  readonly doorstepGapi: true;
  readonly kind: 'up' | 'call' | 'reply';
  readonly id?: number | undefined;
  readonly name?: string;
  readonly data?: unknown;
}

interface OpenOptions {
  readonly url: string;
  readonly where?: HTMLElement;
  readonly attributes?: Readonly<Record<string, unknown>> & { readonly style?: Partial<CSSStyleDeclaration> };
}

/**
 * Provides a replacement for Google's library `gapi.iframes`, so that the SDK does not load the library from the
 * network. With this library, the SDK and the emulator's iframe send messages to each other (SDK:
 * `packages/auth/src/platform_browser/iframe`; emulator: `emulator/auth/iframe`).
 *
 * `services/auth-handler` copies only the text of this function into the iframe, so the function cannot use anything
 * else in this module. Tests stop the clock, so the function uses no timers.
 */
export function provideGapi(): void {
  /**
   * The connection to another window. The page has a `Frame` for the emulator's iframe, and the iframe has one for the
   * page.
   */
  class Frame {
    readonly window: Window;
    readonly #handlers = new Map<string, Handler>();
    /** Calls that arrived before their handler was registered. */
    readonly #earlyCalls: Message[] = [];
    readonly #pendingReplies = new Map<number, OnReply>();
    #setReady = () => {};
    readonly #ready = new Promise<void>((resolve) => (this.#setReady = resolve));
    #calls = 0;

    constructor(window: Window) {
      this.window = window;
      frames.add(this);
    }

    async restyle(): Promise<void> {}

    async ping(onReply?: OnReply): Promise<readonly unknown[]> {
      await this.#ready;
      onReply?.([true]);
      return [true];
    }

    register(name: string, handler: Handler): void {
      this.#handlers.set(name, handler);
      for (const message of this.#earlyCalls.splice(0)) this.receive(message);
    }

    unregister(name: string): void {
      this.#handlers.delete(name);
    }

    send(name: string, data: unknown, onReply?: OnReply): void {
      const id = ++this.#calls;
      if (onReply) this.#pendingReplies.set(id, onReply);
      this.post({ kind: 'call', id, name, data });
    }

    receive(message: Message): void {
      if (message.kind === 'up') this.#setReady();
      else if (message.kind === 'reply') this.#settleReply(message);
      else void this.#handleCall(message);
    }

    #settleReply({ id = 0, data }: Message): void {
      const onReply = this.#pendingReplies.get(id);
      this.#pendingReplies.delete(id);
      try {
        onReply?.([data]);
      } catch {
        // The SDK's listener for the answer to `webStorageSupport` stores the answer, and then always throws an error.
        // Ignore this error.
      }
    }

    async #handleCall(message: Message): Promise<void> {
      const handler = this.#handlers.get(message.name ?? '');
      if (!handler) return void this.#earlyCalls.push(message);
      this.post({ kind: 'reply', id: message.id, data: await handler(message.data, this) });
    }

    post(message: Omit<Message, 'doorstepGapi'>): void {
      // The target origin `*` is safe, because this window is either the emulator's iframe or the page that embeds it.
      this.window.postMessage({ doorstepGapi: true, ...message } satisfies Message, '*');
    }
  }

  function parentFrame(): Frame | null {
    if (window.parent === window) return null;
    if (parent) return parent;
    parent = new Frame(window.parent);
    parent.post({ kind: 'up' });
    return parent;
  }

  async function open(options: OpenOptions, opened?: (frame: Frame) => Promise<Frame>): Promise<Frame> {
    const element = document.createElement('iframe');
    const { style, ...attributes } = options.attributes ?? {};
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, String(value));
    Object.assign(element.style, style);
    element.src = options.url;
    (options.where ?? document.body).append(element);
    if (!element.contentWindow) throw new Error('The iframe has no window after it was added to the page.');
    const frame = new Frame(element.contentWindow);
    return opened ? await opened(frame) : frame;
  }

  const page = globalThis as unknown as Window & { gapi?: { iframes?: { Iframe?: unknown } } };
  if (page.gapi?.iframes?.Iframe || typeof document === 'undefined') return;
  const frames = new Set<Frame>();
  let parent: Frame | null = null;
  const context = { open, getParentIframe: parentFrame };
  const load = (_module: string, { callback }: { callback(): void }): void => queueMicrotask(callback);
  const iframes = { Iframe: Frame, getContext: () => context, CROSS_ORIGIN_IFRAMES_FILTER: {} };
  Object.assign(page, { gapi: { load, iframes } });
  page.addEventListener('message', ({ data, source }: MessageEvent<Partial<Message> | null>) => {
    if (typeof data !== 'object' || data?.doorstepGapi !== true) return;
    for (const frame of frames) if (frame.window === source) frame.receive(data as Message);
  });
}
