type Handler = (data: unknown, from: unknown) => unknown;
type Answered = (answers: readonly unknown[]) => void;

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
 * Puts the part of Google's library for messages between frames (`gapi.iframes`) on the page that the Firebase SDK and
 * the emulator's frame speak through, for places where https://apis.google.com is not to be asked. Does nothing where
 * there is one. Without timers: a test's clock may stand still.
 *
 * The emulator's frame gets the text of this function too, so it holds all that it needs
 * (SDK: `packages/auth/src/platform_browser/iframe`; emulator: `emulator/auth/iframe`).
 */
export function provideGapi(): void {
  /** Another window that speaks the same. */
  class Frame {
    readonly window: Window;
    readonly #handlers = new Map<string, Handler>();
    /** Calls that came before anybody registered for them. */
    readonly #early: Message[] = [];
    readonly #waiting = new Map<number, Answered>();
    readonly #up = Promise.withResolvers<void>();
    #calls = 0;

    constructor(window: Window) {
      this.window = window;
      frames.add(this);
    }

    async restyle(): Promise<void> {}

    async ping(answered?: Answered): Promise<readonly unknown[]> {
      await this.#up.promise;
      answered?.([true]);
      return [true];
    }

    register(name: string, handler: Handler): void {
      this.#handlers.set(name, handler);
      for (const message of this.#early.splice(0)) this.receive(message);
    }

    unregister(name: string): void {
      this.#handlers.delete(name);
    }

    send(name: string, data: unknown, answered?: Answered): void {
      const id = ++this.#calls;
      if (answered) this.#waiting.set(id, answered);
      this.post({ kind: 'call', id, name, data });
    }

    receive(message: Message): void {
      if (message.kind === 'up') this.#up.resolve();
      else if (message.kind === 'reply') this.#answer(message);
      else void this.#serve(message);
    }

    #answer({ id = 0, data }: Message): void {
      const answered = this.#waiting.get(id);
      this.#waiting.delete(id);
      try {
        answered?.([data]);
      } catch {
        // The SDK's listener for webStorageSupport throws after it took the answer.
      }
    }

    async #serve(message: Message): Promise<void> {
      const handler = this.#handlers.get(message.name ?? '');
      if (!handler) return void this.#early.push(message);
      this.post({ kind: 'reply', id: message.id, data: await handler(message.data, this) });
    }

    post(message: Omit<Message, 'doorstepGapi'>): void {
      // To whoever is there: the other side is the emulator's frame, or the page that embedded it.
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
    if (!element.contentWindow) throw new Error('expected a window in the frame, saw none');
    const frame = new Frame(element.contentWindow);
    return opened ? await opened(frame) : frame;
  }

  const page = globalThis as unknown as Window & { gapi?: { iframes?: { Iframe?: unknown } } };
  if (page.gapi?.iframes?.Iframe || typeof document === 'undefined') return;
  const frames = new Set<Frame>();
  let parent: Frame | null = null;
  const context = { open, getParentIframe: parentFrame };
  const load = (_what: string, { callback }: { callback(): void }): void => queueMicrotask(callback);
  const iframes = { Iframe: Frame, getContext: () => context, CROSS_ORIGIN_IFRAMES_FILTER: {} };
  Object.assign(page, { gapi: { load, iframes } });
  page.addEventListener('message', ({ data, source }: MessageEvent<Partial<Message> | null>) => {
    if (typeof data !== 'object' || data?.doorstepGapi !== true) return;
    for (const frame of frames) if (frame.window === source) frame.receive(data as Message);
  });
}
