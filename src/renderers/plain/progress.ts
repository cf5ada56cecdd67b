import type { View } from '../../widget/view.ts';
import { rendererTexts } from '../common/renderer-texts.ts';
import { h, svg, type Piece } from './dom.ts';

/** Something is being worked on, and nobody knows for how long. */
export function busyBar(): Piece {
  return h('div', { class: 'doorstep-busy', role: 'progressbar', 'aria-label': rendererTexts.loading });
}

/** Done: says what the words beside it say. */
export function tick(): Piece {
  return svg(
    'svg',
    { class: 'doorstep-tick', viewBox: '0 0 48 48', 'aria-hidden': true },
    svg('circle', { cx: 24, cy: 24, r: 21 }),
    svg('path', { d: 'M14.5 24.5l6.5 6.5 12.5-13.5', pathLength: 1 }),
  );
}

/**
 * The place over a screen where it is said what is under way, or was done (reference §1.1 "Progress dialog"). What is
 * said is read out: so the place is there before there is anything in it.
 */
export function dialogPlace(dialog: View['dialog']): Piece {
  return h('div', { class: 'doorstep-dialog', role: 'status' }, dialog && note(dialog));
}

function note({ state, text }: NonNullable<View['dialog']>): Piece {
  const picture = state === 'done' ? tick() : h('span', { class: 'doorstep-spinner', 'aria-hidden': true });
  return h('div', { class: 'doorstep-note' }, picture, h('p', {}, text));
}

/** A page that only waits: bare until it takes long, or a card that says so at once (reference §1.2 #6 to #8). */
export function progressPage(kind: 'page' | 'card', { busy, dialog }: View): Piece {
  const isCard = kind === 'card' || dialog !== null;
  return h(
    'div',
    { key: 'waiting', class: isCard ? 'doorstep-card doorstep-waiting' : 'doorstep-waiting' },
    (busy || kind === 'card') && dialog === null && busyBar(),
    dialogPlace(dialog),
  );
}
