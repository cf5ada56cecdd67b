import type { AuthBackend } from '../../adapters/auth-backend.ts';
import { ConfigError } from '../../widget/config/config-error.ts';
import { readOptions } from '../../widget/config/read-options.ts';
import type { UiConfig } from '../../widget/config/ui-config.ts';
import type { LanguageOptions } from '../../widget/messages/language.ts';
import { findColorSchemeProblems } from '../common/color-scheme.ts';
import { BaseElement, takeEarlyProperties } from './base-element.ts';
import { reportConfigError } from './dispatch.ts';
import { adoptElementStyles, startInElement, type Start } from './start-in-element.ts';

/** If only one of `backend` and `config` is set, the element reports an error after this number of milliseconds. */
const propertyTimeoutMs = 10_000;

/** Milliseconds until the element logs a warning if neither `backend` nor `config` is set. */
const unusedTimeoutMs = 1_000;

/**
 * The sign-in widget as a custom element, `<doorstep-sign-in>`. The widget starts when the element is part of the page
 * and both `backend` and `config` are set. The widget replaces the content of the element.
 */
export class DoorstepSignInElement extends BaseElement {
  static readonly observedAttributes: readonly string[] = ['color-scheme', 'locale', 'logo', 'site-name'];

  #backend: AuthBackend | undefined;
  #config: UiConfig | undefined;
  #language: LanguageOptions = {};
  #start: Start | null = null;
  #isUpdating = false;
  /**
   * Whether the page has moved this element while it contained an `iframe`. The move reloads the `iframe`, so a solved
   * reCAPTCHA is lost.
   */
  #hasMovedFrame = false;
  #missingTimer: ReturnType<typeof setTimeout> | undefined;
  #hasWarned = false;

  /** The backend, such as `firebaseBackend(auth)`. A different backend restarts the widget. */
  get backend(): AuthBackend | undefined {
    return this.#backend;
  }

  set backend(backend: AuthBackend | undefined) {
    this.#backend = backend;
    this.#updateSoon();
  }

  /**
   * FirebaseUI's `uiConfig`. A different object restarts the widget. `signInSuccessUrl` is optional: without a URL, the
   * widget disappears after the sign-in.
   */
  get config(): UiConfig | undefined {
    return this.#config;
  }

  set config(config: UiConfig | undefined) {
    this.#config = config;
    this.#updateSoon();
  }

  /**
   * The language of the widget: an object, a function that loads the object, or a name in `locales`. Defaults to the
   * attribute `locale`, or to English without this attribute.
   */
  get locale(): LanguageOptions['locale'] {
    return this.#language.locale ?? this.getAttribute('locale') ?? undefined;
  }

  set locale(locale: LanguageOptions['locale']) {
    this.#changeLanguage({ locale });
  }

  /** The languages that `locale` may name, by their BCP 47 tags. */
  get locales(): LanguageOptions['locales'] {
    return this.#language.locales;
  }

  set locales(locales: LanguageOptions['locales']) {
    this.#changeLanguage({ locales });
  }

  /** Texts that replace texts of the language. */
  get messages(): LanguageOptions['messages'] {
    return this.#language.messages;
  }

  set messages(messages: LanguageOptions['messages']) {
    this.#changeLanguage({ messages });
  }

  #changeLanguage(change: LanguageOptions): void {
    this.#language = { ...this.#language, ...change };
    this.#start?.setLanguage(this.#getLanguage());
  }

  #getLanguage(): LanguageOptions {
    return { ...this.#language, locale: this.locale };
  }

  /** @internal */
  connectedCallback(): void {
    takeEarlyProperties(this, ['backend', 'config', 'locale', 'locales', 'messages']);
    if (this.#start) adoptElementStyles(this);
    this.#updateSoon();
  }

  /** @internal */
  disconnectedCallback(): void {
    this.#hasMovedFrame ||= this.querySelector('iframe') !== null;
    this.#updateSoon();
  }

  /**
   * Called, in place of `disconnectedCallback` and `connectedCallback`, when `moveBefore` moves the element. The widget
   * need not restart, because this move does not reload iframes.
   *
   * @internal
   */
  connectedMoveCallback(): void {
    if (this.#start) adoptElementStyles(this);
  }

  /** @internal */
  attributeChangedCallback(name: string): void {
    if (name === 'locale') this.#changeLanguage({});
    this.#start?.drawAppearance();
    if (this.#start && name === 'color-scheme') this.#checkColorScheme();
  }

  /** Updates the widget in a microtask, so that several changes at once cause only one restart. */
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
    if (backend !== undefined && config !== undefined) {
      this.#start = startInElement(this, backend, config, this.#getLanguage());
      this.#checkColorScheme();
    } else if (backend !== config) this.#missingTimer = setTimeout(() => this.#reportMissing(), propertyTimeoutMs);
    else this.#missingTimer = setTimeout(() => this.#warnOfMissing(), unusedTimeoutMs);
  }

  /** Reports an invalid attribute `color-scheme`. The widget then uses the scheme that the visitor prefers. */
  #checkColorScheme(): void {
    const problems = findColorSchemeProblems('color-scheme', this.getAttribute('color-scheme') ?? undefined);
    if (problems.length > 0) reportConfigError(this, new ConfigError(problems));
  }

  #reportMissing(): void {
    try {
      readOptions({ backend: this.#backend, config: this.#config } as object);
    } catch (error) {
      reportConfigError(this, error);
    }
  }

  /**
   * Logs a warning once if `backend` and `config` are both missing. Throws no error, because a page may set them much
   * later.
   */
  #warnOfMissing(): void {
    if (this.#hasWarned) return;
    this.#hasWarned = true;
    console.warn('[doorstep] <doorstep-sign-in> stays empty until its properties backend and config are set.');
  }
}
