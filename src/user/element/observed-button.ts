import { findStore } from '../user-store.ts';
import type { UserAuth } from '../user-auth.ts';
import { toUserKey } from '../user-key.ts';
import type { ButtonWithPanel } from './button-with-panel.ts';
import { ElementLanguage } from './element-language.ts';
import type { ElementValues } from './element-values.ts';

/** The class of the button, loaded when the first user of a page is known. All elements of the page share it. */
let Button: typeof ButtonWithPanel | undefined;

/** Draws the button of an `Auth`'s user into an element, until it is stopped. */
export class ObservedButton {
  readonly auth: UserAuth;
  readonly #host: HTMLElement;
  readonly #stopObserving: () => void;
  /** Null before the first update, and after the stop. */
  #values: ElementValues | null = null;
  readonly #language = new ElementLanguage(
    () => this.#values ?? {},
    () => this.#draw(),
  );
  #button: ButtonWithPanel | null = null;
  #userKey: string | null = null;

  constructor(host: HTMLElement, auth: UserAuth) {
    this.auth = auth;
    this.#host = host;
    host.replaceChildren();
    this.#stopObserving = findStore(auth).subscribe(() => this.#draw());
  }

  /** Draws the button with new values. */
  update(values: ElementValues): void {
    this.#values = values;
    this.#draw();
  }

  closePanel(): void {
    this.#button?.close();
  }

  /** Removes the button, and stops observing the `Auth` and the page. */
  stop(): void {
    this.#values = null;
    this.#stopObserving();
    this.#language.stop();
    this.#button?.end();
  }

  #draw(): void {
    if (!this.#values) return;
    const user = findStore(this.auth).read()?.user;
    if (user) this.#language.update();
    const language = this.#language.current;
    // Another user gets a button of her own, so an open panel closes.
    const key = user && language ? toUserKey(this.auth, user) : null;
    if (key !== this.#userKey) {
      this.#button?.end();
      this.#button = null;
      this.#userKey = key;
    }
    if (!user || !language) return;
    if (!Button) return void this.#loadButton();
    this.#button ??= new Button(this.#host, this.auth);
    this.#button.draw(this.#values, user, language);
  }

  /** Loads the code of the button. If it cannot be loaded, the next report of the `Auth` tries again. */
  async #loadButton(): Promise<void> {
    try {
      ({ ButtonWithPanel: Button } = await import('./button-with-panel.ts'));
    } catch (error) {
      console.info('[doorstep]', error);
      return;
    }
    this.#draw();
  }
}
