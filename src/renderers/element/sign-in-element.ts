import type { AuthBackend, AuthResult } from '../../adapters/auth-backend.ts';
import { ConfigError, describeValue, type ConfigProblem } from '../../widget/config/config-error.ts';
import { readOptions } from '../../widget/config/read-options.ts';
import type { UiConfig } from '../../widget/config/ui-config.ts';
import { withSuccessHandler } from '../common/with-success-handler.ts';
import { renderChildren } from '../plain/dom.ts';
import { loadedModules } from '../plain/lazy-modules.ts';
import { mountConfigured } from '../plain/mount-configured.ts';
import { createPlainViewRenderer, type PlainViewRenderer } from '../plain/plain-view-renderer.ts';
import brandStyles from '../theme/brand.css?inline';
import themeStyles from '../theme/doorstep.css?inline';
import { adoptStyles } from './adopt-styles.ts';
import { brand } from './brand.ts';

/** The events of a {@link DoorstepSignInElement} by name. All bubble. */
export interface DoorstepSignInEventMap {
  /**
   * The visitor has signed in. `preventDefault()` keeps the widget from opening the success URL. The app has already
   * received the user, so it may have removed the element.
   */
  'doorstep-success': CustomEvent<AuthResult>;
  /** The visible screen or its title has changed. `title` is empty if the screen has none. */
  'doorstep-screen': CustomEvent<{ readonly name: string; readonly title: string }>;
  /** A screen leads to another one, even if the earlier screen was never visible. */
  'doorstep-transition': CustomEvent<{ readonly from: string; readonly to: string }>;
  /**
   * The widget opens a URL that it has found safe. After `preventDefault()`, the app has to open the URL, for example
   * with its router.
   */
  'doorstep-navigate': CustomEvent<{ readonly url: URL }>;
  /**
   * The backend, the configuration or an attribute is wrong or missing. Without `preventDefault()`, the error is passed
   * to `reportError`, which shows it in the console.
   */
  'doorstep-config-error': CustomEvent<ConfigError>;
}

/** The style of the element itself. Any rule of the page overrides it, because `:where` has no specificity. */
const elementStyles = ':where(doorstep-sign-in:not([hidden])) { display: block; }';

/**
 * Milliseconds to wait for the second of the two properties `backend` and `config`. Then the missing one is reported.
 */
const propertyTimeoutMs = 10_000;

/** A start of the widget, and the property values that it was started with. */
interface Start {
  readonly backend: AuthBackend;
  readonly config: UiConfig;
  stop(): void;
}

/** The base class. A server has no `HTMLElement`, but can load this module, because it never creates the element. */
const Base: typeof HTMLElement = globalThis.HTMLElement ?? Object;

/**
 * The sign-in widget as a custom element, `<doorstep-sign-in>`. The widget starts when the element is part of the page
 * and both `backend` and `config` are set. It replaces the content of the element.
 */
export class DoorstepSignInElement extends Base {
  static readonly observedAttributes: readonly string[] = ['color-scheme', 'logo', 'site-name'];

  #backend: AuthBackend | undefined;
  #config: UiConfig | undefined;
  #start: Start | null = null;
  #box: HTMLElement | null = null;
  #isUpdating = false;
  /** Whether an `iframe` in the widget was moved. The browser then loads it again, so that a reCAPTCHA is lost. */
  #hasMovedFrame = false;
  #missingTimer: ReturnType<typeof setTimeout> | undefined;

  /** The backend, such as `firebaseBackend(auth)`. A different one restarts the widget. */
  get backend(): AuthBackend | undefined {
    return this.#backend;
  }

  set backend(backend: AuthBackend | undefined) {
    this.#backend = backend;
    this.#updateSoon();
  }

  /** FirebaseUI's `uiConfig`. A different object restarts the widget. `signInSuccessUrl` is optional here. */
  get config(): UiConfig | undefined {
    return this.#config;
  }

  set config(config: UiConfig | undefined) {
    this.#config = config;
    this.#updateSoon();
  }

  /** @internal */
  connectedCallback(): void {
    this.#takeEarlyProperty('backend');
    this.#takeEarlyProperty('config');
    if (this.#start) this.#adoptStyles();
    this.#updateSoon();
  }

  /** @internal */
  disconnectedCallback(): void {
    this.#hasMovedFrame ||= this.querySelector('iframe') !== null;
    this.#updateSoon();
  }

  /**
   * Called instead of the two other callbacks if `moveBefore` moves the element. Such a move keeps iframes and the
   * focus.
   *
   * @internal
   */
  connectedMoveCallback(): void {
    if (this.#start) this.#adoptStyles();
  }

  /** @internal */
  attributeChangedCallback(): void {
    this.#drawAppearance();
  }

  /** Sets a property to the value that the page gave it before the element was defined. */
  #takeEarlyProperty(name: 'backend' | 'config'): void {
    if (!Object.hasOwn(this, name)) return;
    const { [name]: value } = this;
    Reflect.deleteProperty(this, name);
    Object.assign(this, { [name]: value });
  }

  /**
   * Starts, stops or restarts the widget in a microtask. Several changes in a row lead to one restart. A move of the
   * element within the page leads to none.
   */
  #updateSoon(): void {
    if (this.#isUpdating) return;
    this.#isUpdating = true;
    queueMicrotask(() => {
      this.#isUpdating = false;
      this.#update();
    });
  }

  #update(): void {
    clearTimeout(this.#missingTimer);
    const backend = this.#backend ?? undefined;
    const config = this.#config ?? undefined;
    const isSame = this.#start?.backend === backend && this.#start?.config === config;
    if (this.#start && isSame && this.isConnected && !this.#hasMovedFrame) return;
    this.#start?.stop();
    this.#start = null;
    this.#hasMovedFrame = false;
    if (!this.isConnected) return;
    if (backend !== undefined && config !== undefined) this.#start = this.#startWidget(backend, config);
    else if (backend !== config) this.#missingTimer = setTimeout(() => this.#reportMissing(), propertyTimeoutMs);
  }

  #startWidget(backend: AuthBackend, config: UiConfig): Start {
    const start = { backend, config, stop: () => {} };
    try {
      const complete = withSuccessHandler(config, (result) => this.#dispatch('doorstep-success', result));
      const { settings, loadCheck } = readOptions({ backend, config: complete }, this.#findAttributeProblems());
      this.replaceChildren();
      start.stop = mountConfigured((box) => this.#createViewRenderer(box), this, settings, {
        backend,
        onScreen: (screen) => this.#dispatch('doorstep-screen', screen),
        onTransition: (from, to) => this.#dispatch('doorstep-transition', { from, to }),
        navigate: (url) => this.#dispatch('doorstep-navigate', { url }) && location.assign(url),
        check: {
          loadCheck,
          onError: (error) => {
            start.stop();
            this.#report(error);
          },
        },
      });
    } catch (error) {
      this.#report(error);
    }
    return start;
  }

  #createViewRenderer(box: HTMLElement): PlainViewRenderer {
    const brandRegion = document.createElement('div');
    box.append(brandRegion);
    this.#box = box;
    this.#adoptStyles();
    this.#drawAppearance();
    const renderer = createPlainViewRenderer(box);
    return {
      ...renderer,
      draw: (view, handlers) => {
        this.#adoptStyles();
        renderer.draw(view, handlers);
      },
    };
  }

  /** Uses the style sheets of the theme, and those of the modules loaded so far. */
  #adoptStyles(): void {
    const moduleStyles = Object.values(loadedModules).map(({ styles }) => styles);
    adoptStyles(this.getRootNode(), [elementStyles, themeStyles, brandStyles, ...moduleStyles]);
  }

  #drawAppearance(): void {
    if (!this.#box) return;
    const colorScheme = this.getAttribute('color-scheme');
    if (colorScheme === 'light' || colorScheme === 'dark') this.#box.dataset['colorScheme'] = colorScheme;
    else delete this.#box.dataset['colorScheme'];
    const [region] = this.#box.children;
    if (region) renderChildren(region, [brand(this.getAttribute('logo'), this.getAttribute('site-name'))]);
  }

  #findAttributeProblems(): readonly ConfigProblem[] {
    const colorScheme = this.getAttribute('color-scheme');
    if (colorScheme === null || ['auto', 'light', 'dark'].includes(colorScheme)) return [];
    return [
      { path: 'color-scheme', message: `must be "auto", "light" or "dark", but is ${describeValue(colorScheme)}` },
    ];
  }

  #reportMissing(): void {
    try {
      readOptions({ backend: this.#backend, config: this.#config } as object);
    } catch (error) {
      this.#report(error);
    }
  }

  /** Dispatches a {@link ConfigError} as an event. Throws any other error. */
  #report(error: unknown): void {
    if (!(error instanceof ConfigError)) throw error;
    if (this.#dispatch('doorstep-config-error', error)) reportError(error);
  }

  /** Dispatches an event. Returns false if a listener has called `preventDefault()`. */
  #dispatch<N extends keyof DoorstepSignInEventMap>(name: N, detail: DoorstepSignInEventMap[N]['detail']): boolean {
    return this.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true, cancelable: true }));
  }
}
