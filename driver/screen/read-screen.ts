import type { Page } from 'playwright';
import type { Limits } from '../browser/wait-until-idle.ts';
import type { Screen, SeenAction, SeenField } from './screen.ts';

declare global {
  interface Window {
    readScreen?: typeof readScreen;
  }
}

/** What a visitor wants to reach by its label, as it stands on the screen. */
export interface Sought {
  /** A box is ticked, a field is typed in. */
  readonly kind: 'field' | 'box' | 'action';
  readonly label: string;
}

export interface Target extends Sought {
  /** Also while the page waits for an answer. */
  readonly atOnce: boolean;
  /** Also while parts of the page are on their way. */
  readonly evenLoading: boolean;
  /** Also while what is on the page takes no answer. */
  readonly evenPending: boolean;
}

/** What one look gave. */
export interface Look {
  /** Null where one only looked for a target. */
  readonly screen: Screen | null;
  /** How many calls of the app were on their way at last. */
  readonly calls: number;
  /** How many of its parts were. */
  readonly parts: number;
  /** Keys go to a field. */
  readonly isTyping: boolean;
  /** The target, of which there is one, has the focus now, and what a field holds is selected. */
  readonly hasReached: boolean;
}

const noWait: Limits = { answersMs: 0, partsMs: 0 };

/**
 * Looks at a page once, in one round trip; null where the document cannot be read: it is none of a taught context.
 *
 * @param limits how long the page may take to come to rest first
 */
export const lookAt = (page: Page, target: Target | null, limits: Limits = noWait): Promise<Look | null> =>
  page.evaluate(async ([given, most]) => (await window.readScreen?.(given, most)) ?? null, [target, limits] as const);

/**
 * Reads the screen, in the page, when all that is due has been done, or reaches a target if one is given. It is sent
 * there as its own text, so it knows nothing outside of itself; and since the clock stands still there, it waits for
 * no timer and no frame.
 */
export async function readScreen(target: Target | null, limits?: Limits): Promise<Look> {
  await (limits ? window.comesToRest?.(limits) : window.dueIsDone?.());

  const remembered = (ask: (element: Element) => boolean): ((element: Element) => boolean) => {
    const answers = new Map<Element, boolean>();
    return (element) => {
      const answer = answers.get(element) ?? ask(element);
      answers.set(element, answer);
      return answer;
    };
  };
  const isVisible = remembered((element) => {
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
    const { width, height, right, bottom } = element.getBoundingClientRect();
    // What is only meant for screen readers is a pixel large, or far outside.
    return width > 1 && height > 1 && right + scrollX > 0 && bottom + scrollY > 0;
  });
  // What is in a paragraph is part of what it says, also on a line of its own.
  const isInline = remembered(
    (element) => /^(inline|contents)/.test(getComputedStyle(element).display) || !!element.parentElement?.closest('p'),
  );
  // Marks for the direction of writing are not to be seen.
  const tidy = (text: string): string =>
    text
      .replaceAll(/[\u200E\u200F]/g, '')
      .replaceAll(/\s+/g, ' ')
      .trim();

  /** Text as it can be read: without what is hidden from the eye, what is decoration, and what is left out. */
  const visibleText = (element: Element, leftOut = 'svg'): string => {
    if (!isVisible(element) && getComputedStyle(element).display !== 'contents') return '';
    const parts = [...element.childNodes].map((node) => {
      if (node instanceof Text) return node.data;
      if (!(node instanceof Element) || node.ariaHidden === 'true' || node.matches(leftOut)) return ' ';
      const text = visibleText(node, leftOut);
      return isInline(node) ? text : ` ${text} `;
    });
    return parts.join('');
  };

  const referenced = (element: Element, attribute: string): Element[] =>
    (element.getAttribute(attribute) ?? '')
      .split(/\s+/)
      .flatMap((id) => (id === '' ? [] : (document.getElementById(id) ?? [])));
  const textOfAll = (elements: readonly Element[]): string =>
    tidy(elements.map((element) => visibleText(element)).join(' '));
  const givenName = (element: Element): string =>
    tidy(
      referenced(element, 'aria-labelledby')
        .map(({ textContent }) => textContent)
        .join(' '),
    ) || tidy(element.getAttribute('aria-label') ?? '');

  const givenPictureName = (picture: Element): string =>
    picture instanceof HTMLImageElement ? tidy(picture.alt) : givenName(picture);

  type Input = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement | HTMLButtonElement;
  const fieldSelector =
    'input:not([type=hidden],[type=submit],[type=button],[type=reset],[type=image]), textarea, select, button[role=combobox]';
  const actionSelector =
    'button:not([role=combobox],[role=option]), a[href], input:is([type=submit],[type=button]), [role=button], [role=link], summary';
  const all = <E extends Element = Element>(selector: string): E[] =>
    [...document.querySelectorAll<E>(selector)].filter(isVisible);

  // Where somebody else draws what is to be done, the group is the field, and what is drawn in it is not.
  const groupSelector = 'fieldset, [role=group]';
  const groupOf = (element: Element): Element | null => element.closest(groupSelector);

  const labelOfField = (input: Input): string => textOfAll([...(input.labels ?? [])]) || givenName(input);
  const labelOfGroup = (group: Element): string =>
    textOfAll([...group.querySelectorAll(':scope > legend')]) || givenName(group);
  const errorsOf = (field: Element): Element[] => {
    // A group is described only by what is wrong with it: it has no way to say that it is invalid.
    if (field.ariaInvalid !== 'true' && !field.matches(groupSelector)) return [];
    const named = referenced(field, 'aria-errormessage');
    return named.length > 0 ? named : referenced(field, 'aria-describedby');
  };
  const labelOfAction = (element: Element): string => {
    if (element instanceof HTMLInputElement) return tidy(element.value);
    return tidy(visibleText(element)) || givenName(element);
  };

  const onTheirWay = () => ({ calls: window.callsOnTheirWay ?? 0, parts: window.partsOnTheirWay ?? 0 });
  const selectors = { field: fieldSelector, box: 'input[type=checkbox]', action: actionSelector };
  const reach = ({ kind, label, atOnce, evenLoading, evenPending }: Target): boolean => {
    const { calls, parts } = onTheirWay();
    if ((calls > 0 && !atOnce) || (parts > 0 && !evenLoading)) return false;
    // What a page shows that waits is not what will be there; news of a part that it loads may come late.
    if (document.querySelector('[aria-disabled=true]') && !evenPending) return false;
    const candidates = all<HTMLElement>(selectors[kind]);
    const [found, another] = candidates.filter((element) => labelOf(element) === label);
    if (
      !found ||
      another ||
      found.tabIndex < 0 ||
      found.matches(kind === 'box' ? ':disabled' : ':disabled, :read-only:is(input, textarea)')
    )
      return false;
    found.focus();
    if (found instanceof HTMLInputElement || found instanceof HTMLTextAreaElement) found.select();
    return document.activeElement === found;
  };
  const labelOf = (element: Element): string => {
    const group = groupOf(element);
    if (group) return labelOfGroup(group);
    if (element.matches(fieldSelector)) return labelOfField(element as Input);
    return element.matches(actionSelector) ? labelOfAction(element) : tidy(visibleText(element));
  };
  const isTyping = (): boolean => document.activeElement?.matches('input, textarea, select') ?? false;
  if (target !== null) {
    const hasReached = reach(target);
    return { screen: null, ...onTheirWay(), hasReached, isTyping: isTyping() };
  }

  /** What a button says of what was chosen by it, in pictures and words. */
  const contentOf = (button: Element): string => {
    const pictures = [...button.querySelectorAll('[role=img]')].filter(isVisible).map(givenPictureName);
    return tidy([...pictures, visibleText(button)].join(' '));
  };
  const inputs = all<Input>(`${fieldSelector}, ${groupSelector}`).filter((input) => {
    const group = groupOf(input);
    return group === null || group === input;
  });
  const fields = inputs.map((input): SeenField => {
    const error = textOfAll(errorsOf(input)) || null;
    if (input.matches(groupSelector)) {
      const isSolved = input.querySelector('input[type=checkbox]:checked') !== null;
      return { label: labelOfGroup(input), value: isSolved ? 'solved' : '', type: 'group', autocomplete: '', error };
    }
    const label = labelOfField(input);
    if (input instanceof HTMLButtonElement) {
      return { label, value: contentOf(input), type: 'combobox', autocomplete: '', error };
    }
    const type = input.role === 'combobox' ? 'combobox' : input.type;
    return { label, value: input.value, type, autocomplete: input.autocomplete, error };
  });
  /** What is drawn apart from what stands around it, such as a bar across the top, comes where it is drawn. */
  const laidOver = (element: Element | null): Element | null => {
    if (element === null || /absolute|fixed/.test(getComputedStyle(element).position)) return element;
    return laidOver(element.parentElement);
  };
  const isLaidOver = remembered((element) => laidOver(element) !== null);
  const topOf = (element: Element | null): number => element?.getBoundingClientRect().top ?? 0;
  const inOrder = (elements: readonly Element[]): readonly Element[] => {
    const [over, within] = [elements.filter(isLaidOver), elements.filter((element) => !isLaidOver(element))];
    return over.reduceRight((ordered, element) => {
      const next = ordered.findIndex((other) => topOf(other) >= topOf(laidOver(element)));
      return ordered.toSpliced(next === -1 ? ordered.length : next, 0, element);
    }, within);
  };
  const actions = inOrder(all(actionSelector)).map((element): SeenAction => {
    const isLink = element instanceof HTMLAnchorElement || element.role === 'link';
    const label = labelOfAction(element);
    return {
      role: isLink ? 'link' : 'button',
      label,
      name: givenName(element) || label,
      href: element instanceof HTMLAnchorElement ? element.href : null,
      opensNewTab: element instanceof HTMLAnchorElement && element.target === '_blank',
    };
  });

  const errors = inputs.flatMap(errorsOf);
  const noticeElements = all('[role=alert]').filter((element) => !errors.includes(element));
  const notices = noticeElements.map((element) => tidy(visibleText(element))).filter((text) => text !== '');
  const lists = all('[role=listbox]');
  const dialogs = all('[role=status], [role=dialog], [role=alertdialog], dialog[open]').filter(
    (element) => tidy(visibleText(element)) !== '' && !lists.some((list) => element.contains(list)),
  );
  const dialogOf = (element: Element) => ({
    text: tidy(visibleText(element)),
    // What goes round while one waits is no picture.
    isDone: [...element.querySelectorAll('svg, img, [role=img]')].some(isVisible),
  });
  // Not `isVisible`: what is scrolled out of a list is still in it.
  const options = lists.flatMap((list) => [...list.querySelectorAll<HTMLElement>('[role=option]')]);

  // A text is what a block says of its own: its words, and the inline elements between them. Where there are buttons
  // and links only, it is theirs.
  const apart = [
    ...all('label, button, select, textarea, [role=progressbar]'),
    ...all(groupSelector),
    ...errors,
    ...noticeElements,
    ...dialogs,
    ...lists,
  ];
  const ownText = (block: Element, leftOut?: string): string => {
    const parts = [...block.childNodes].map((node) => {
      if (node instanceof Text) return node.data;
      if (!(node instanceof Element) || !isInline(node) || node.ariaHidden === 'true') return ' ';
      return leftOut !== undefined && node.matches(leftOut) ? ' ' : visibleText(node, leftOut);
    });
    return tidy(parts.join(''));
  };
  const texts = [...document.body.querySelectorAll('*')]
    .filter((element) => !isInline(element) && element.tagName !== 'SCRIPT' && isVisible(element))
    .filter((element) => !element.closest('[aria-hidden=true], svg') && !apart.some((part) => part.contains(element)))
    .filter((element) => ownText(element, actionSelector) !== '')
    .map((element) => ownText(element));

  const active = document.activeElement;
  const hasFocus = active !== null && active !== document.body && active !== document.documentElement;

  return {
    screen: {
      name: document.querySelector('[data-screen]')?.getAttribute('data-screen') ?? null,
      address: location.pathname + location.search + location.hash,
      title: document.title,
      headings: all('h1, [role=heading][aria-level="1"]').map((heading) => tidy(visibleText(heading))),
      texts,
      fields,
      actions,
      options: options.map((option) => tidy(option.innerText)),
      notices,
      dialog: dialogs.map(dialogOf)[0] ?? null,
      pictures: all('[role=img], img')
        .map(givenPictureName)
        .filter((text) => text !== ''),
      focus: hasFocus ? labelOf(active) : null,
      isBusy: all('[role=progressbar], progress').length > 0,
    },
    ...onTheirWay(),
    isTyping: isTyping(),
    hasReached: false,
  };
}
