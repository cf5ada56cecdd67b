import { h, type VirtualElement } from './dom.ts';
import { part } from './part.ts';

/**
 * Draws a badge, such as "Last used" on a button. Screen readers read the badge as the button's description
 * (`aria-describedby`). `aria-hidden` prevents them from reading the badge twice.
 */
export const drawBadge = (id: string, text: string): VirtualElement =>
  h('span', { ...part('badge'), id, 'aria-hidden': true }, text);
