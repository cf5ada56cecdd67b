import type { Strength } from '../../widget/description.ts';
import { h, type Child } from './dom.ts';

/**
 * Draws a bar and the words for the strength of the typed password. The hidden element for screen readers exists even if
 * there is no strength yet, because they announce only changes of an existing element.
 */
export const drawStrength = ({ level, label, advice }: Strength): readonly Child[] => [
  label !== undefined && h('p', { key: 'strength', class: 'doorstep-strength', 'data-level': level }, label),
  advice !== undefined && h('p', { key: 'advice', class: 'doorstep-strength' }, advice),
  h('p', { key: 'announcement', class: 'doorstep-sr-only', role: 'status' }, [label, advice].join(' ').trim()),
];
