import type { Choice } from '../../widget/description.ts';
import type { View } from '../../widget/view.ts';
import { groupChoices } from '../common/group-choices.ts';
import { isListFirst } from '../common/is-list-first.ts';
import type { AnswerProps } from './actions.ts';
import { drawBadge } from './badge.ts';
import { choiceIcon } from './choice-icon.ts';
import { h, type Child, type VirtualElement } from './dom.ts';
import { part } from './part.ts';

export { isListFirst };

/**
 * Draws a list of providers, tenants or second factors (reference §1.3). Each choice has a long and a short label, and
 * CSS shows one of them.
 */
export function choiceList(view: View, answerProps: AnswerProps): readonly Child[] {
  const { busy, chosen, description } = view;
  const { choices = {}, divider } = description;
  const lists = groupChoices(choices).map((group) =>
    h(
      'ul',
      { ...part('choices'), 'data-icons': group[0]?.[1].isIconOnly },
      ...group.map(([name, choice]) =>
        h('li', { key: name }, choiceButton(name, choice, busy && name === chosen, answerProps)),
      ),
    ),
  );
  const dividerLine = divider && h('p', { class: 'doorstep-divider' }, divider);
  return isListFirst(view) ? [...lists, dividerLine] : [dividerLine, ...lists];
}

function choiceButton(
  name: string,
  choice: Choice,
  isWaiting: boolean,
  { pending, answer, id }: AnswerProps,
): VirtualElement {
  const { label, shortLabel, color, badge, isIconOnly } = choice;
  const badgeId = `${id}${name}-badge`;
  return h(
    'button',
    {
      type: 'button',
      ...part('choice'),
      name,
      title: isIconOnly && label,
      'aria-label': isIconOnly && label,
      'aria-disabled': pending,
      'aria-describedby': badge && badgeId,
      'aria-busy': isWaiting || undefined,
      style: { '--doorstep-choice': color || undefined },
      on: { click: () => answer(name) },
    },
    choiceIcon(choice),
    !isIconOnly && h('span', { class: 'doorstep-long' }, label),
    !isIconOnly && h('span', { class: 'doorstep-short' }, shortLabel),
    badge && drawBadge(badgeId, badge),
  );
}
