import type { View } from '../../widget/view.ts';
import { h, type VirtualElement } from './dom.ts';
import { tick } from './tick.ts';

export function dialogContent({ state, text }: NonNullable<View['dialog']>): VirtualElement {
  const icon = state === 'done' ? tick() : h('span', { class: 'doorstep-spinner', 'aria-hidden': true });
  return h('div', { class: 'doorstep-dialog-box' }, icon, h('p', {}, text));
}
