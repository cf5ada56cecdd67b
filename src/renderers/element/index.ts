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

// A server has no `customElements`. If a page loads this module from two URLs, the element is already defined, and a
// second `define` would throw.
if (globalThis.customElements && !customElements.get(tagName)) customElements.define(tagName, DoorstepSignInElement);
