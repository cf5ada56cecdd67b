import type { View } from '../../widget/view.ts';
import { h, type VirtualElement } from './dom.ts';
import { loadedModules } from './lazy-modules.ts';

/** Draws an indeterminate progress bar. The style sheet turns the bar of a progress page into a spinner. */
export function busyBar({ language }: Pick<View, 'language'>): VirtualElement {
  return h('div', { class: 'doorstep-busy', role: 'progressbar', 'aria-label': language.texts.loading });
}

/**
 * Draws the progress dialog over a screen (reference §1.1 "Progress dialog"). The live region is always drawn, because
 * screen readers announce only changes to an existing region.
 */
export function dialogRegion(dialog: View['dialog']): VirtualElement {
  return h(
    'div',
    { class: 'doorstep-dialog', role: 'status' },
    dialog && loadedModules.beyondEmailScreen?.dialogContent(dialog),
  );
}

/**
 * Draws a page without a form (reference §1.2 #6 to #8): a `card` with a spinner, or an empty `page`, which shows a
 * spinner only while the widget is busy. An open dialog replaces the spinner.
 */
export function progressPage(kind: 'page' | 'card', view: View): VirtualElement {
  const { busy, dialog } = view;
  const isCard = kind === 'card' || dialog;
  return h(
    'div',
    { key: 'waiting', class: isCard ? 'doorstep-card doorstep-waiting' : 'doorstep-waiting' },
    (busy || kind === 'card') && !dialog && busyBar(view),
    dialogRegion(dialog),
  );
}
