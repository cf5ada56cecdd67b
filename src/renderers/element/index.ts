import { defineElement } from './base-element.ts';
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

defineElement(tagName, DoorstepSignInElement);
