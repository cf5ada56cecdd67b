import type { ColorScheme } from '../../renderers/common/color-scheme.ts';
import { BaseElement, takeEarlyProperties } from '../../renderers/element/base-element.ts';
import { reportConfigError } from '../../renderers/element/dispatch.ts';
import type { LanguageOptions } from '../../widget/messages/language.ts';
import type { UserAuth } from '../user-auth.ts';
import type { findElementItemProblems } from './check-element-items.ts';
import { type DoorstepUserItem, type ElementValues, findError, tagName } from './element-values.ts';
import { ObservedButton } from './observed-button.ts';

/** Milliseconds until the element logs a warning if `auth` is not set. */
const unusedTimeoutMs = 1_000;

const properties = [
  'auth',
  'accountUrl',
  'signOutUrl',
  'items',
  'picture',
  'colorScheme',
  'locale',
  'locales',
  'messages',
] as const satisfies readonly (keyof ElementValues)[];

/**
 * The button for the signed-in user as a custom element, `<doorstep-user-button>`. It appears when the element is part
 * of the page, `auth` is set and a user is signed in. It replaces the content of the element.
 */
export class DoorstepUserButtonElement extends BaseElement {
  static readonly observedAttributes: readonly string[] = [
    'account-url',
    'sign-out-url',
    'picture',
    'color-scheme',
    'locale',
  ];

  /** The values of the properties, without those of the attributes. */
  #given: ElementValues = {};
  #button: ObservedButton | null = null;
  /** The check of items; undefined until it is loaded. */
  #findItemProblems: typeof findElementItemProblems | undefined;
  #isCheckRequested = false;
  /** Message of the last error that was reported, or empty. */
  #reported = '';
  #isUpdating = false;
  #missingTimer: ReturnType<typeof setTimeout> | undefined;
  #hasWarned = false;

  /** The app's own `Auth`, such as `getAuth(app)`. A different `Auth` restarts the button. */
  get auth(): UserAuth | undefined {
    return this.#given.auth;
  }

  set auth(auth: UserAuth | undefined) {
    this.#set('auth', auth);
  }

  /** Path or URL of the account page. Defaults to the attribute `account-url`. Without it, the panel has no link. */
  get accountUrl(): string | undefined {
    return this.#given.accountUrl ?? this.getAttribute('account-url') ?? undefined;
  }

  set accountUrl(accountUrl: string | undefined) {
    this.#set('accountUrl', accountUrl);
  }

  /** Path or URL to open after a sign-out. Defaults to the attribute `sign-out-url`. Without it, the page stays. */
  get signOutUrl(): string | undefined {
    return this.#given.signOutUrl ?? this.getAttribute('sign-out-url') ?? undefined;
  }

  set signOutUrl(signOutUrl: string | undefined) {
    this.#set('signOutUrl', signOutUrl);
  }

  /** Items of the app, between the link to the account page and "Sign Out". */
  get items(): readonly DoorstepUserItem[] | undefined {
    return this.#given.items;
  }

  set items(items: readonly DoorstepUserItem[] | undefined) {
    this.#set('items', items);
  }

  /** True to show the picture of the user. Defaults to true if the element has the attribute `picture`. */
  get picture(): boolean {
    return this.#given.picture ?? this.hasAttribute('picture');
  }

  set picture(picture: boolean | undefined) {
    this.#set('picture', picture);
  }

  /** Defaults to the attribute `color-scheme`, or to `auto` without it. */
  get colorScheme(): ColorScheme | undefined {
    // The cast is safe, because the element reports a wrong value and draws nothing.
    return this.#given.colorScheme ?? (this.getAttribute('color-scheme') as ColorScheme | null) ?? undefined;
  }

  set colorScheme(colorScheme: ColorScheme | undefined) {
    this.#set('colorScheme', colorScheme);
  }

  /** The language: an object, a function that loads it, or a name in `locales`. Defaults to the attribute `locale`. */
  get locale(): LanguageOptions['locale'] {
    return this.#given.locale ?? this.getAttribute('locale') ?? undefined;
  }

  set locale(locale: LanguageOptions['locale']) {
    this.#set('locale', locale);
  }

  /** The languages that `locale` may name, by their BCP 47 tags. */
  get locales(): LanguageOptions['locales'] {
    return this.#given.locales;
  }

  set locales(locales: LanguageOptions['locales']) {
    this.#set('locales', locales);
  }

  /** Texts that replace texts of the language. */
  get messages(): LanguageOptions['messages'] {
    return this.#given.messages;
  }

  set messages(messages: LanguageOptions['messages']) {
    this.#set('messages', messages);
  }

  /** Sets a property. Frameworks set null for a value that does not exist yet. */
  #set<Name extends keyof ElementValues>(name: Name, value: ElementValues[Name] | null): void {
    this.#given = { ...this.#given, [name]: value ?? undefined };
    this.#updateSoon();
  }

  /** Returns the values of the properties, or of the attributes for properties that are not set. */
  #read(): ElementValues {
    const { accountUrl, signOutUrl, picture, colorScheme, locale } = this;
    return { ...this.#given, accountUrl, signOutUrl, picture, colorScheme, locale };
  }

  /** @internal */
  connectedCallback(): void {
    takeEarlyProperties(this, properties);
    // If the page has moved the element, an open panel has lost the focus. So close the panel.
    this.#button?.closePanel();
    this.#updateSoon();
  }

  /** @internal */
  disconnectedCallback(): void {
    this.#updateSoon();
  }

  /** @internal */
  attributeChangedCallback(): void {
    this.#updateSoon();
  }

  /** Updates the button in a microtask, so that several changes at once cause only one update. */
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
    const values = this.#read();
    const { auth } = values;
    const isStarted = this.isConnected && auth !== undefined && this.#isValid(values);
    if (!isStarted || this.#button?.auth !== auth) {
      this.#button?.stop();
      this.#button = null;
    }
    if (isStarted) {
      if (values.items) void this.#loadItemCheck();
      this.#button ??= new ObservedButton(this, auth);
      this.#button.update(values);
    } else if (this.isConnected && auth === undefined) {
      this.#missingTimer = setTimeout(() => this.#warnOfMissing(), unusedTimeoutMs);
    }
  }

  /** Reports wrong values, but the same error only once. */
  #isValid(values: ElementValues): boolean {
    const error = findError(values, this.#findItemProblems);
    const message = error?.message ?? '';
    const isNew = message !== this.#reported;
    this.#reported = message;
    if (error && isNew) reportConfigError(this, error);
    return !error;
  }

  /** Loads the check of items, and updates the element. If it cannot be loaded, the next start tries again. */
  async #loadItemCheck(): Promise<void> {
    // Try again only at a start of the button. At any other update, the button exists already.
    if (this.#findItemProblems || (this.#button && this.#isCheckRequested)) return;
    this.#isCheckRequested = true;
    try {
      const { findElementItemProblems } = await import('./check-element-items.ts');
      this.#findItemProblems = findElementItemProblems;
      this.#updateSoon();
    } catch (error) {
      console.info('[doorstep]', error);
    }
  }

  /** Logs a warning once if `auth` is missing. Reports no error, because a page may set it much later. */
  #warnOfMissing(): void {
    if (this.#hasWarned) return;
    this.#hasWarned = true;
    console.warn(`[doorstep] <${tagName}> stays empty until its property auth is set.`);
  }
}
