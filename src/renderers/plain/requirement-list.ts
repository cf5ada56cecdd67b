import type { Requirement, Requirements } from '../../widget/description.ts';
import type { View } from '../../widget/view.ts';
import { h, svg, type VirtualElement } from './dom.ts';

/**
 * Draws the list below a password field. Requirements that the typed password meets have a tick. If an item shows the
 * strength of the password, the style sheet draws a bar above it.
 */
export function requirementList(
  { items, announcement }: Requirements,
  id: string,
  language: View['language'],
): readonly VirtualElement[] {
  const mark = ({ isMet }: Requirement): VirtualElement =>
    isMet
      ? svg(
          'svg',
          {
            key: 'tick',
            class: 'doorstep-mark',
            viewBox: '0 0 16 16',
            role: 'img',
            'aria-label': language.texts.requirementMet,
          },
          svg('path', { d: 'M3 8.5l3.5 3.5L13 4.5' }),
        )
      : svg(
          'svg',
          { key: 'dot', class: 'doorstep-mark', viewBox: '0 0 16 16', 'aria-hidden': true },
          svg('circle', { cx: 8, cy: 8, r: 2 }),
        );
  return [
    h(
      'ul',
      { class: 'doorstep-requirements', id },
      ...items.map((item) =>
        h('li', { key: item.label, 'data-strength': item.strength }, item.strength ? false : mark(item), item.label),
      ),
    ),
    h('p', { class: 'doorstep-sr-only', role: 'status' }, announcement),
  ];
}
