import type { Action, Description } from '../../widget/description.ts';
import { h, type Child, type VirtualElement } from './dom.ts';
import { part } from './part.ts';

export interface AnswerProps {
  readonly pending: boolean;
  readonly answer: (action: string) => void;
  /** Prefix of the IDs of the screen's elements. */
  readonly id: string;
}

/**
 * Draws the screen's actions. While `pending`, the widget ignores all actions except Cancel. The buttons of the ignored
 * actions are not `disabled`, because a disabled button would lose the focus.
 */
export function actionRow(
  actions: readonly (readonly [string, Action])[],
  { status }: Description,
  answerProps: AnswerProps,
): Child {
  const buttons = actions.map(([name, action]) => actionButton(name, action, answerProps));
  if (buttons.length === 0) return null;
  const statusLine = status !== undefined && h('p', { class: 'doorstep-status', role: 'timer' }, status);
  return h('div', { class: 'doorstep-actions' }, statusLine, ...buttons);
}

const roles = { primary: part('primary'), secondary: part('secondary'), link: part('link', ' doorstep-aside') };

function actionButton(name: string, { role, label }: Action, { pending, answer }: AnswerProps): VirtualElement {
  const props = { key: name, ...roles[role], name, 'aria-disabled': pending && name !== 'cancel' };
  if (role === 'primary') return h('button', { ...props, type: 'submit' }, label);
  return h('button', { ...props, type: 'button', on: { click: () => answer(name) } }, label);
}
