import { h, type VirtualElement } from './dom.ts';

interface NoticeProps {
  readonly text: string;
  /** Label of the button. */
  readonly label: string;
  readonly onClick: () => void;
}

/** Draws a message with a button, which screen readers announce immediately. */
export function noticeBox({ text, label, onClick }: NoticeProps): VirtualElement {
  const button = h('button', { type: 'button', class: 'doorstep-link', on: { click: onClick } }, label);
  return h('div', { class: 'doorstep-notice' }, h('p', { role: 'alert' }, text), button);
}
