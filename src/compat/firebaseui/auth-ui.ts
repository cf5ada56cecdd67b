import type { AuthBackend } from '../../adapters/auth-backend.ts';
import type { SwitchableUnmount } from '../../renderers/renderer.ts';
import { toSettings } from '../../widget/config/settings.ts';
import { openWidgetPage } from '../../widget/go-to-sign-in.ts';
import type { LanguageOptions } from '../../widget/messages/language.ts';
import type { AuthUI, AuthUIConstructor, Config, PageAuth } from './types.ts';
import { mergeConfig, type GivenConfig } from './config/merge-config.ts';
import { readUiConfig } from './config/read-ui-config.ts';
import type { Warn } from './config/values.ts';
import type { AuthUiEnvironment } from './environment.ts';
import { abandonRedirect, isRedirectPending, keepInstance } from './pending-redirect.ts';
import { createWidgetCallbacks } from './widget-callbacks.ts';

const defaultKey = '[DEFAULT]';
const notFound = 'Could not find the FirebaseUI widget element on the page.';
const noUrl =
  'No redirect URL has been found. You must either specify a signInSuccessUrl in the configuration, pass in a redirect ' +
  'URL to the widget URL, or return false from the callback.';

/**
 * Key of a method that removes the widget when a component unmounts. Unlike `reset`, the method keeps a pending
 * redirect.
 */
export const stop = Symbol('stop');

/** Key of a method that starts the widget for a visitor whose email is known. */
export const startWithEmail = Symbol('startWithEmail');

export interface StoppableAuthUI extends AuthUI {
  [stop](): void;
}

export interface StartableAuthUI extends AuthUI {
  [startWithEmail](element: string | Element, config: Config, email: string | undefined): void;
}

/**
 * Creates FirebaseUI's class `AuthUI` (reference §5.3). Starting an instance stops the instance that is running on the
 * page (reference T4).
 */
export function defineAuthUI(environment: AuthUiEnvironment): AuthUIConstructor {
  const instances = new Map<string, AuthUI>();
  let stopRunning: (() => void) | null = null;

  return class implements StoppableAuthUI, StartableAuthUI {
    static getInstance(appId?: string | null): AuthUI | null {
      return instances.get(appId ?? defaultKey) ?? null;
    }

    readonly #auth: PageAuth;
    readonly #backend: AuthBackend;
    readonly #key: string;
    readonly #reported = new Set<string>();
    #given: GivenConfig = {};
    #allowsAutoSignIn = true;
    #isDeleted = false;
    #email: string | undefined;
    #language: LanguageOptions = {};
    /** Unmounts the widget that `start` has mounted, or switches its language. Null if no widget is mounted. */
    #mounted: SwitchableUnmount | null = null;
    /** Undoes `start`: unmounts the widget, or stops waiting for the document to load. */
    #end: (() => void) | null = null;

    constructor(auth: PageAuth, appId?: string | null) {
      this.#auth = auth;
      this.#key = appId ?? defaultKey;
      if (instances.has(this.#key)) throw new Error(`An AuthUI instance already exists for the key "${this.#key}"`);
      this.#backend = environment.createBackend(auth);
      instances.set(this.#key, this);
    }

    start(element: string | Element, config?: Config): void {
      this.setConfig(config);
      this[stop]();
      const find = () => (typeof element === 'string' ? environment.findElement(element) : element);
      const container = find();
      if (container) return this.#mount(container);
      const waiting = new AbortController();
      const mountWhenLoaded = (): void => {
        this.#end = null;
        const found = find();
        if (!found) throw new Error(notFound);
        this.#mount(found);
      };
      if (!environment.onLoad(mountWhenLoaded, waiting.signal)) throw new Error(notFound);
      this.#end = () => waiting.abort();
    }

    [startWithEmail](element: string | Element, config: Config, email: string | undefined): void {
      this.#email = email;
      this.start(element, config);
    }

    setConfig(config?: Config): void {
      this.#throwIfDeleted();
      this.#given = mergeConfig(this.#given, config, (message) => this.#warn(message));
    }

    signIn(): void {
      this.#throwIfDeleted();
      const { config } = this.#readConfig();
      if (config.widgetUrl === undefined) throw new Error('Configuration widgetUrl is required.');
      const popupMode = (config.popupMode ?? false) && !environment.isMobile();
      openWidgetPage(toSettings({ ...config, popupMode }));
    }

    reset(): void {
      this.#throwIfDeleted();
      this[stop]();
      abandonRedirect(environment.createPage(noNavigation), this.#modeParameter);
    }

    [stop] = (): void => {
      this.#end?.();
      this.#end = null;
      this.#mounted = null;
      if (stopRunning === this[stop]) stopRunning = null;
    };

    delete(): Promise<void> {
      this.reset();
      this.#isDeleted = true;
      instances.delete(this.#key);
      return this.#backend.dispose();
    }

    isPendingRedirect(): boolean {
      this.#throwIfDeleted();
      return isRedirectPending(environment.createPage(noNavigation), this.#key, this.#modeParameter);
    }

    disableAutoSignIn(): void {
      this.#throwIfDeleted();
      this.#allowsAutoSignIn = false;
    }

    setLanguage(options: LanguageOptions): void {
      this.#throwIfDeleted();
      this.#language = { ...this.#language, ...options };
      this.#mounted?.setLanguage(options);
    }

    get #modeParameter(): string {
      return toSettings(this.#readConfig().config).modeParameter;
    }

    #throwIfDeleted(): void {
      if (this.#isDeleted) throw new Error('AuthUI instance is deleted!');
    }

    #warn(message: string): void {
      if (this.#reported.has(message)) return;
      this.#reported.add(message);
      environment.warn(message);
    }

    #readConfig(warn: Warn = () => {}) {
      return readUiConfig(this.#given, environment.config, warn);
    }

    #mount(container: Element): void {
      stopRunning?.();
      stopRunning = this[stop];
      const { config, callbacks } = this.#readConfig((message) => this.#warn(message));
      const hasCallback = Boolean(callbacks.signInSuccessWithAuthResult ?? callbacks.signInSuccess);
      const page = environment.createPage(noNavigation);
      const onEnd = (): void => {
        if (this.#end === end) this[stop]();
      };
      const widgetCallbacks = createWidgetCallbacks(callbacks, {
        auth: this.#auth,
        onEnd,
      });
      const settings = toSettings(
        {
          ...config,
          callbacks: widgetCallbacks,
          autoSignIn: this.#allowsAutoSignIn,
          // Keep the popup open if the page has a success callback, because this callback has to close the popup
          // (reference §3.11.5).
          keepsWindow: hasCallback,
          ...(this.#email && { email: this.#email }),
        },
        this.#auth.tenantId,
      );
      const { successUrlParameter } = settings;
      if (
        !hasCallback &&
        config.signInSuccessUrl === undefined &&
        !page.address.searchParams.has(successUrlParameter)
      ) {
        this.#warn(noUrl);
      }
      keepInstance(page, this.#key);
      const end = environment.mount(container, {
        settings,
        backend: this.#backend,
        history: 'none', // Like FirebaseUI, add no entries to the browser's history.
        language: this.#language,
      });
      this.#end = end;
      this.#mounted = end;
    }
  };
}

/** The `navigate` of `createPage`. Never called, because `AuthUI` needs the page only for its address and storage. */
const noNavigation = (): void => {};
