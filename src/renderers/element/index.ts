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

// A server has no `customElements`. A page may load this module twice, from different URLs.
if (globalThis.customElements && !customElements.get(tagName)) customElements.define(tagName, DoorstepSignInElement);
