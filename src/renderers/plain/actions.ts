import type { Action, Choice, Description } from '../../widget/description.ts';
import { rendererTexts } from '../common/renderer-texts.ts';
import { choiceIcon } from './choice-icon.ts';
import { h, type Child, type VirtualElement } from './dom.ts';
import { part } from './part.ts';

interface AnswerProps {
  readonly pending: boolean;
  readonly answer: (action: string) => void;
}

/**
 * Draws the screen's actions. A primary action is a submit button, so Enter triggers it, too. Buttons are never
 * `disabled`, because they would lose the focus. While `pending`, the widget ignores clicks.
 */
export function actionRow({ actions = {}, status }: Description, answerProps: AnswerProps): Child {
  const buttons = Object.entries(actions).map(([name, action]) => actionButton(name, action, answerProps));
  if (buttons.length === 0) return null;
  const statusLine = status !== undefined && h('p', { class: 'doorstep-status', role: 'timer' }, status);
  return h('div', { class: 'doorstep-actions' }, statusLine, ...buttons);
}

const roles = { primary: part('primary'), secondary: part('secondary'), link: part('link', ' doorstep-aside') };

function actionButton(name: string, { role, label }: Action, { pending, answer }: AnswerProps): VirtualElement {
  const props = { key: name, ...roles[role], name, 'aria-disabled': pending };
  if (role === 'primary') return h('button', { ...props, type: 'submit' }, label);
  return h('button', { ...props, type: 'button', on: { click: () => answer(name) } }, label);
}

/**
 * Draws a list of providers, tenants or second factors (reference §1.3). CSS shows either the long or the short label.
 */
export function choiceList(choices: Readonly<Record<string, Choice>>, answerProps: AnswerProps): VirtualElement {
  const items = Object.entries(choices).map(([name, choice]) =>
    h('li', { key: name }, choiceButton(name, choice, answerProps)),
  );
  return h('ul', part('choices'), ...items);
}

function choiceButton(name: string, choice: Choice, { pending, answer }: AnswerProps): VirtualElement {
  const { label, shortLabel, icon, color } = choice;
  return h(
    'button',
    {
      type: 'button',
      ...part('choice'),
      name,
      'aria-disabled': pending,
      style: { '--doorstep-choice': color === '' ? undefined : color },
      on: { click: () => answer(name) },
    },
    choiceIcon(icon),
    h('span', { class: 'doorstep-long' }, label),
    h('span', { class: 'doorstep-short' }, shortLabel),
  );
}

/** Tells screen readers which actions were added after the screen was entered. Shows nothing. */
export function newActions({ actions = {} }: Description, initialNames: readonly string[]): VirtualElement {
  const added = Object.entries(actions).filter(([name]) => !initialNames.includes(name));
  const text = added.map(([, { label }]) => rendererTexts.nowAvailable(label)).join(' ');
  return h('p', { class: 'doorstep-sr-only', key: 'new actions', role: 'status' }, text);
}
