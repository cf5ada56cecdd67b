import { h, type VirtualElement } from './dom.ts';
import { part } from './part.ts';

/**
 * Draws a badge, such as "Last used" on a button. Screen readers ignore the badge here, because they read it as the
 * button's description (`aria-describedby`).
 */
export const drawBadge = (id: string, text: string): VirtualElement =>
  h('span', { ...part('badge'), id, 'aria-hidden': true }, text);
