import type { View } from '../../widget/view.ts';
import { rendererTexts } from '../common/renderer-texts.ts';
import { h, svg, type VirtualElement } from './dom.ts';

/** Draws an indeterminate progress bar. */
export function busyBar(): VirtualElement {
  return h('div', { class: 'doorstep-busy', role: 'progressbar', 'aria-label': rendererTexts.loading });
}

/** Draws a tick for success. It is decorative, because the text next to it says the same. */
export function tick(): VirtualElement {
  return svg(
    'svg',
    { class: 'doorstep-tick', viewBox: '0 0 48 48', 'aria-hidden': true },
    svg('circle', { cx: 24, cy: 24, r: 21 }),
    svg('path', { d: 'M14.5 24.5l6.5 6.5 12.5-13.5', pathLength: 1 }),
  );
}

/**
 * Draws the progress dialog over a screen (reference §1.1 "Progress dialog"). The live region is always drawn, because
 * screen readers announce only changes to an existing region.
 */
export function dialogRegion(dialog: View['dialog']): VirtualElement {
  return h('div', { class: 'doorstep-dialog', role: 'status' }, dialog && dialogContent(dialog));
}

function dialogContent({ state, text }: NonNullable<View['dialog']>): VirtualElement {
  const icon = state === 'done' ? tick() : h('span', { class: 'doorstep-spinner', 'aria-hidden': true });
  return h('div', { class: 'doorstep-dialog-box' }, icon, h('p', {}, text));
}

/**
 * Draws a progress page (reference §1.2 #6 to #8). A `card` always has a bar; a `page` is empty and has a bar only
 * while it is busy. While a dialog is open, there is no bar.
 */
export function progressPage(kind: 'page' | 'card', { busy, dialog }: View): VirtualElement {
  const isCard = kind === 'card' || dialog !== null;
  return h(
    'div',
    { key: 'waiting', class: isCard ? 'doorstep-card doorstep-waiting' : 'doorstep-waiting' },
    (busy || kind === 'card') && dialog === null && busyBar(),
    dialogRegion(dialog),
  );
}
