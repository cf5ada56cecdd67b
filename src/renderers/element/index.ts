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

// On a server, `customElements` is undefined. If a page loads this module twice, from different URLs, the name is
// already defined.
if (globalThis.customElements && !customElements.get(tagName)) customElements.define(tagName, DoorstepSignInElement);
