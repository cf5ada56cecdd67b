import type { DoorstepSignInEventMap } from './element-events.ts';
import { DoorstepSignInElement } from './sign-in-element.ts';

export { DoorstepSignInElement };
export type { DoorstepSignInEventMap };

const tagName = 'doorstep-sign-in';

declare global {
  interface HTMLElementTagNameMap {
    [tagName]: DoorstepSignInElement;
  }
  interface HTMLElementEventMap extends DoorstepSignInEventMap {}
}

// A server has no custom elements. The name is already defined if a page loads the module twice, from different URLs.
if (globalThis.customElements && !customElements.get(tagName)) customElements.define(tagName, DoorstepSignInElement);
