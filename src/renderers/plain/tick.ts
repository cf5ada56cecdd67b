import { svg, type VirtualElement } from './dom.ts';

/** Draws a tick for success. Screen readers ignore the tick, because the text next to it says the same. */
export function tick(): VirtualElement {
  return svg(
    'svg',
    { class: 'doorstep-tick', viewBox: '0 0 48 48', 'aria-hidden': true },
    svg('circle', { cx: 24, cy: 24, r: 21 }),
    svg('path', { d: 'M14.5 24.5l6.5 6.5 12.5-13.5', pathLength: 1 }),
  );
}
