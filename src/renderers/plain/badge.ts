import { h, type VirtualElement } from './dom.ts';
import { part } from './part.ts';

/** Draws a badge. It is hidden from screen readers, because a control refers to it by `aria-describedby`. */
export const drawBadge = (id: string, text: string): VirtualElement =>
  h('span', { ...part('badge'), id, 'aria-hidden': true }, text);
