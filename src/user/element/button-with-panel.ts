import { adoptStyles } from '../../renderers/element/adopt-styles.ts';
import { dispatch } from '../../renderers/element/dispatch.ts';
import { renderChildren } from '../../renderers/plain/dom.ts';
import userStyles from '../../theme/user.css?inline';
import { closeByEscape, listenForDismissal } from '../dismissal.ts';
import { placePanel } from '../place-panel.ts';
import { readRefusal, signOut } from '../sign-out.ts';
import { toUrl } from '../url-options.ts';
import type { SignedInUser, UserAuth } from '../user-auth.ts';
import type { UserLanguage } from '../user-texts.ts';
import { type ButtonView, drawButton } from './draw-button.ts';
import { type ElementValues, tagName } from './element-values.ts';

/** Gives the element the size of its button. Every rule of a page overrides this style: `:where` has no specificity. */
const elementStyles = `:where(${tagName}:not([hidden])) { display: inline-flex; vertical-align: middle; }`;

let lastNumber = 0;

/** The button and the panel of one user, as the content of a `<doorstep-user-button>`. */
export class ButtonWithPanel {
  readonly #host: HTMLElement;
  readonly #auth: UserAuth;
  /** All that is visible; null before the first drawing and after the end. */
  #view: ButtonView | null = null;
  #stopListening = (): void => {};

  constructor(host: HTMLElement, auth: UserAuth) {
    this.#host = host;
    this.#auth = auth;
  }

  /** Draws the button with new values. An open panel stays open. */
  draw(values: ElementValues, user: SignedInUser, language: UserLanguage): void {
    const view = this.#view ?? {
      panelId: `doorstep-user-panel-${(lastNumber += 1)}`,
      isOpen: false,
      isSigningOut: false,
      problem: null,
      failedPicture: null,
      on: this.#listeners(),
    };
    this.#view = { ...view, values, user, language };
    // At every drawing, because the page may have moved the element to another document or shadow root.
    adoptStyles(this.#host.getRootNode(), [elementStyles, userStyles]);
    this.#change({});
  }

  /** Removes the button. A sign-out that is under way continues. */
  end(): void {
    this.#view = null;
    this.#stopListening();
    renderChildren(this.#host, []);
  }

  /** Closes the panel, if it is open. */
  close(): void {
    this.#setOpen(false);
  }

  #change(change: Partial<ButtonView>): void {
    if (!this.#view) return;
    this.#view = { ...this.#view, ...change };
    renderChildren(this.#host, [drawButton(this.#view)]);
    this.#place();
  }

  /** Places the panel after every drawing, because a longer name or an error changes its size. */
  readonly #place = (): void => {
    const panel = this.#host.querySelector<HTMLElement>('.doorstep-user-panel');
    if (panel) placePanel(panel);
  };

  #setOpen(isOpen: boolean, problem: string | null = null): void {
    if (!this.#view) return;
    this.#stopListening();
    this.#change({ isOpen, problem });
    const box = this.#host.firstElementChild;
    if (!isOpen || !(box instanceof HTMLElement)) return;
    const stopDismissal = listenForDismissal(box, (returnsFocus) => this.#close(returnsFocus));
    window.addEventListener('resize', this.#place);
    this.#stopListening = () => {
      stopDismissal();
      window.removeEventListener('resize', this.#place);
    };
  }

  #close(returnsFocus: boolean): void {
    if (returnsFocus) this.#host.querySelector('button')?.focus();
    this.#setOpen(false);
  }

  #listeners(): ButtonView['on'] {
    return {
      keydown: (event) => {
        if (this.#view?.isOpen) closeByEscape(event, event, () => this.#close(true));
      },
      toggle: () => {
        const isOpen = this.#view?.isOpen;
        // Focuses the button, because Safari does not focus a button that is clicked.
        this.#close(true);
        this.#setOpen(!isOpen);
      },
      openLink: (event, href) => {
        const isPlain = !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
        if (isPlain && !this.#mayOpen(href)) event.preventDefault();
        this.#close(true);
      },
      callApp: (onClick) => {
        // Close the panel first, so that a dialog of the app gives the focus back to the round button.
        this.#close(true);
        onClick();
      },
      signOut: () => this.#signOut(),
      pictureFails: (failedPicture) => this.#change({ failedPicture }),
    };
  }

  /** Asks the app to open a URL. Returns true if the browser may open it, because the app does not open it itself. */
  #mayOpen(url: string): boolean {
    return dispatch(this.#host, 'doorstep-navigate', { url: toUrl(url) });
  }

  #signOut(): void {
    if (!this.#view || this.#view.isSigningOut) return;
    const { values, language } = this.#view;
    this.#change({ isSigningOut: true, problem: null });
    void signOut(
      this.#auth,
      () => this.#change({ isSigningOut: false }),
      (error) => {
        console.info('[doorstep]', error);
        this.#setOpen(true, readRefusal(error) ?? language.texts.generic);
      },
      () => {
        const { signOutUrl } = values;
        if (!dispatch(this.#host, 'doorstep-sign-out', null) || !signOutUrl) return;
        if (this.#mayOpen(signOutUrl)) location.assign(toUrl(signOutUrl));
      },
    );
  }
}
