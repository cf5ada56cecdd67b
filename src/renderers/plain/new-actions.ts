import type { View } from '../../widget/view.ts';
import { h, type VirtualElement } from './dom.ts';

/**
 * Draws an invisible text for screen readers. The text contains the screen's announcement, and the labels of the
 * buttons and links that have appeared since the visitor entered the screen.
 */
export function newActions({ description, language }: View, initialNames: readonly string[]): VirtualElement {
  const { actions = {}, announcement = [] } = description;
  const added = Object.entries(actions).filter(([name]) => !initialNames.includes(name));
  const texts = added.map(([, { label }]) => language.texts.nowAvailable.replace('{action}', () => label));
  const text = [announcement, texts].flat().join(' ');
  return h('p', { class: 'doorstep-sr-only', key: 'new actions', role: 'status' }, text);
}
