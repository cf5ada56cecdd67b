/**
 * The part of Google's library for messages between frames (`gapi.iframes`) that the Firebase SDK speaks through, for
 * places where https://apis.google.com is not to be asked: the SDK's side opens a frame of the emulator, whose script
 * answers. The emulator's frame gets this very file too, so it imports nothing.
 *
 * SDK: `packages/auth/src/platform_browser/iframe`; emulator: `emulator/auth/iframe`.
 */

type Handler = (data: unknown, from: Frame) => unknown;
type Answered = (answers: readonly unknown[]) => void;

interface Message {
  readonly doorstepGapi: true;
  readonly kind: 'up' | 'call' | 'reply';
  readonly id?: number;
  readonly name?: string;
  readonly data?: unknown;
}

interface OpenOptions {
  readonly url: string;
  readonly where?: HTMLElement;
  readonly attributes?: Readonly<Record<string, unknown>> & { readonly style?: Partial<CSSStyleDeclaration> };
}

const frames = new Set<Frame>();

/** Another window that speaks the same. */
class Frame {
  readonly window: Window;
  readonly #handlers = new Map<string, Handler>();
  /** Calls that came before anybody registered for them. */
  readonly #early: Message[] = [];
  readonly #waiting = new Map<number, Answered>();
  #isUp: () => void = () => {};
  readonly #up = new Promise<void>((resolve) => {
    this.#isUp = resolve;
  });
  #calls = 0;

  constructor(window: Window) {
    this.window = window;
    frames.add(this);
  }

  restyle(): Promise<void> {
    return Promise.resolve();
  }

  async ping(answered?: Answered): Promise<readonly unknown[]> {
    await this.#up;
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
    this.#post({ kind: 'call', id, name, data });
  }

  receive(message: Message): void {
    if (message.kind === 'up') this.#isUp();
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
    const data = await handler(message.data, this);
    this.#post({ kind: 'reply', ...(message.id === undefined ? {} : { id: message.id }), data });
  }

  #post(message: Omit<Message, 'doorstepGapi'>): void {
    // To whoever is there: the other side is the emulator's frame, or the page that embedded it.
    this.window.postMessage({ doorstepGapi: true, ...message } satisfies Message, '*');
  }

  /** Tells the page above that this frame listens. */
  announce(): this {
    this.#post({ kind: 'up' });
    return this;
  }
}

let parent: Frame | null = null;

const context = {
  async open(options: OpenOptions, opened?: (frame: Frame) => Promise<Frame>): Promise<Frame> {
    const element = document.createElement('iframe');
    const { style, ...attributes } = options.attributes ?? {};
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, String(value));
    Object.assign(element.style, style);
    element.src = options.url;
    (options.where ?? document.body).append(element);
    if (!element.contentWindow) throw new Error('expected a window in the frame, saw none');
    const frame = new Frame(element.contentWindow);
    return opened ? opened(frame) : frame;
  },
  getParentIframe: (): Frame | null =>
    (parent ??= window.parent === window ? null : new Frame(window.parent).announce()),
};

interface LoadOptions {
  callback(): void;
}

/** Puts it on the page, where nothing of the kind is there yet. Without a timer: a test's clock may stand still. */
export function provideGapi(): void {
  const page = globalThis as { gapi?: { iframes?: { Iframe?: unknown } }; window?: unknown };
  if (page.window === undefined || page.gapi?.iframes?.Iframe) return;
  Object.assign(page, {
    gapi: {
      load: (_what: string, then: LoadOptions | (() => void)) =>
        queueMicrotask(typeof then === 'function' ? then : () => then.callback()),
      iframes: { Iframe: Frame, getContext: () => context, CROSS_ORIGIN_IFRAMES_FILTER: {} },
    },
  });
  globalThis.addEventListener?.('message', ({ data, source }: MessageEvent<Partial<Message> | null>) => {
    if (typeof data !== 'object' || data?.doorstepGapi !== true) return;
    for (const frame of frames) if (frame.window === source) frame.receive(data as Message);
  });
}
