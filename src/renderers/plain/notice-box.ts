import { h, type VirtualElement } from './dom.ts';
import { part } from './part.ts';

interface NoticeProps {
  readonly text: string;
  /** Label of the button. */
  readonly label: string;
  readonly onClick: () => void;
}

/** Draws a message with a button. Screen readers announce the message immediately. */
export function noticeBox({ text, label, onClick }: NoticeProps): VirtualElement {
  const button = h('button', { type: 'button', ...part('link'), on: { click: onClick } }, label);
  return h('div', part('notice'), h('p', { role: 'alert' }, text), button);
}
