import type { Action, Choice, Description } from '../../widget/description.ts';
import { rendererTexts } from '../common/renderer-texts.ts';
import { h, type Child, type Piece } from './dom.ts';

interface Answering {
  readonly pending: boolean;
  readonly answer: (action: string) => void;
}

/**
 * What can be done with the screen. A primary action submits the form, so Enter and a click are the same. Nothing is
 * ever `disabled`, which would take the focus away: while pending, the core ignores answers.
 */
export function actionRow({ actions = {}, status }: Description, answering: Answering): Child {
  const buttons = Object.entries(actions).map(([name, action]) => button(name, action, answering));
  if (buttons.length === 0) return null;
  const line = status !== undefined && h('p', { class: 'doorstep-status', role: 'timer' }, status);
  return h('div', { class: 'doorstep-actions' }, line, ...buttons);
}

const classes = { primary: 'doorstep-primary', secondary: 'doorstep-secondary', link: 'doorstep-link doorstep-aside' };

function button(name: string, { role, label }: Action, { pending, answer }: Answering): Piece {
  const how = { key: name, class: classes[role], name, 'aria-disabled': pending };
  if (role === 'primary') return h('button', { ...how, type: 'submit' }, label);
  return h('button', { ...how, type: 'button', on: { click: () => answer(name) } }, label);
}

/** Providers, tenants or second factors to choose from (reference §1.3). The style sheet shows one of the two labels. */
export function choiceList(choices: Readonly<Record<string, Choice>>, answering: Answering): Piece {
  const items = Object.entries(choices).map(([name, choice]) =>
    h('li', { key: name }, choiceButton(name, choice, answering)),
  );
  return h('ul', { class: 'doorstep-choices' }, ...items);
}

function choiceButton(name: string, choice: Choice, { pending, answer }: Answering): Piece {
  const { label, shortLabel, icon, color } = choice;
  return h(
    'button',
    {
      type: 'button',
      class: 'doorstep-choice',
      name,
      'aria-disabled': pending,
      style: { '--doorstep-choice': color === '' ? undefined : color },
      on: { click: () => answer(name) },
    },
    // The names of pictures that a renderer brings along have no slash: this one brings none.
    icon.includes('/') && h('img', { class: 'doorstep-icon', src: icon, alt: '' }),
    h('span', { class: 'doorstep-long' }, label),
    h('span', { class: 'doorstep-short' }, shortLabel),
  );
}

/** Tells a screen reader, once, of what can be done by now and could not when the screen was entered. */
export function actionNews({ actions = {} }: Description, known: readonly string[]): Piece {
  const news = Object.entries(actions).filter(([name]) => !known.includes(name));
  const text = news.map(([, { label }]) => rendererTexts.nowAvailable(label)).join(' ');
  return h('p', { class: 'doorstep-unseen', key: 'action news', role: 'status' }, text);
}
