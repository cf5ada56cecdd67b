import { h, type VirtualElement } from './dom.ts';
import { part } from './part.ts';

interface NoticeProps {
  readonly text: string;
  readonly isSuccess?: boolean | undefined;
  /** Label of the button. */
  readonly label: string;
  readonly onClick: () => void;
}

/** Draws a message with a button. Screen readers announce the message immediately. */
export function noticeBox({ text, isSuccess, label, onClick }: NoticeProps): VirtualElement {
  const button = h('button', { type: 'button', ...part('link'), on: { click: onClick } }, label);
  return h('div', { ...part('notice'), 'data-success': isSuccess }, h('p', { role: 'alert' }, text), button);
}
