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

// Do not define the element on a server, which has no `customElements`. Define it only once if a page loads this module
// from two URLs, because a second `define` would throw.
if (globalThis.customElements && !customElements.get(tagName)) customElements.define(tagName, DoorstepSignInElement);
