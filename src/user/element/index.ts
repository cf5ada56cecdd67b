import { defineElement } from '../../renderers/element/base-element.ts';
import { tagName } from './element-values.ts';
import { DoorstepUserButtonElement } from './user-button-element.ts';
import type { DoorstepUserButtonEventMap } from './user-button-events.ts';

export { DoorstepUserButtonElement };
export type { DoorstepUserButtonEventMap };

declare global {
  interface HTMLElementTagNameMap {
    [tagName]: DoorstepUserButtonElement;
  }
  interface HTMLElementEventMap extends DoorstepUserButtonEventMap {}
}

defineElement(tagName, DoorstepUserButtonElement);
