import type { Page } from 'playwright';
import type { IdleLimits } from '../idle/idle-limits.ts';
import type { Screen, ScreenAction, ScreenField } from './screen.ts';

declare global {
  interface Window {
    readScreen?: typeof readScreen;
  }
}

export interface Target {
  readonly kind: 'field' | 'checkbox' | 'action';
  readonly label: string;
}

/**
 * Says which signs of a busy page a step ignores, for example a pending call. The longer the step waits, the more signs
 * it ignores.
 */
export interface Tolerance {
  readonly ignoresCalls: boolean;
  readonly ignoresLoading: boolean;
  /** If true, disabled controls (`aria-disabled`) are not a reason to wait. */
  readonly ignoresDisabled: boolean;
}

export interface FocusRequest extends Target, Tolerance {}

export interface Reading {
  readonly screen: Screen | null;
  readonly calls: number;
  readonly chunks: number;
  readonly isTyping: boolean;
  /** True if the requested element has got the focus. False if no element was requested. */
  readonly isTargetFocused: boolean;
}

const noWait: IdleLimits = { answersMs: 0, loadingMs: 0 };

/**
 * Waits until the page is idle, then focuses an element or reads the screen. Resolves with null if the function
 * `readScreen` is missing in the document.
 *
 * @param request the element to focus; null to read the screen
 * @param limits how long to wait until the page is idle; defaults to 0 ms
 */
export const readPage = (
  page: Page,
  request: FocusRequest | null,
  limits: IdleLimits = noWait,
): Promise<Reading | null> =>
  page.evaluate(async (args) => (await window.readScreen?.(...args)) ?? null, [request, limits] as const);

/**
 * Reads the screen, or focuses an element. Runs in the page, so this function may use nothing from outside its body.
 * The driver has stopped the page's timers and frames, so this function must not wait for them.
 *
 * @param limits how long to wait until the page is idle; omit to wait only for tasks that are due
 */
export async function readScreen(request: FocusRequest | null, limits?: IdleLimits): Promise<Reading> {
  await (limits ? window.waitUntilIdle?.(limits) : window.waitForDueTasks?.());

  const memoize = (test: (element: Element) => boolean): ((element: Element) => boolean) => {
    const results = new Map<Element, boolean>();
    return (element) => {
      const result = results.get(element) ?? test(element);
      results.set(element, result);
      return result;
    };
  };
  // If the widget is in a modal dialog, the visitor cannot use anything behind this dialog.
  const modal = document.querySelector('dialog:modal:has([data-screen])');
  const isBehind = (element: Element): boolean =>
    (modal !== null && !modal.contains(element)) || element.closest('[inert]') !== null;
  const isVisible = memoize((element) => {
    if (isBehind(element)) return false;
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
    const { width, height, right, bottom } = element.getBoundingClientRect();
    // Treat texts for screen readers as invisible. Such a text is one pixel large or far outside the page.
    return width > 1 && height > 1 && right + scrollX > 0 && bottom + scrollY > 0;
  });
  // Returns true if an element is part of a line of text, like a link in a sentence.
  const isInline = memoize(
    (element) => /^(inline|contents)/.test(getComputedStyle(element).display) || !!element.parentElement?.closest('p'),
  );
  const normalize = (text: string): string =>
    text
      .replaceAll(/[\u200E\u200F\u2066-\u2069]/g, '')
      .replaceAll(/\s+/g, ' ')
      .trim();

  /**
   * Returns the visible text of an element. Leaves out decoration (`aria-hidden`), and descendants that match the
   * selector `excluded`.
   */
  const getVisibleText = (element: Element, excluded = 'svg'): string => {
    if (!isVisible(element) && getComputedStyle(element).display !== 'contents') return '';
    const parts = [...element.childNodes].map((node) => {
      if (node instanceof Text) return node.data;
      if (!(node instanceof Element) || node.ariaHidden === 'true' || node.matches(excluded)) return ' ';
      const text = getVisibleText(node, excluded);
      return isInline(node) ? text : ` ${text} `;
    });
    return parts.join('');
  };

  const findReferenced = (element: Element, attribute: string): Element[] =>
    (element.getAttribute(attribute) ?? '')
      .split(/\s+/)
      .flatMap((id) => (id === '' ? [] : (document.getElementById(id) ?? [])));
  const joinTexts = (elements: readonly Element[]): string =>
    normalize(elements.map((element) => getVisibleText(element)).join(' '));
  const getAriaName = (element: Element): string =>
    normalize(
      findReferenced(element, 'aria-labelledby')
        .map(({ textContent }) => textContent)
        .join(' '),
    ) || normalize(element.getAttribute('aria-label') ?? '');

  const getPictureName = (picture: Element): string =>
    picture instanceof HTMLImageElement ? normalize(picture.alt) : getAriaName(picture);

  type Input = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement | HTMLButtonElement;
  const fieldSelector =
    'input:not([type=hidden],[type=submit],[type=button],[type=reset],[type=image]), textarea, select, button[role=combobox]';
  const actionSelector =
    'button:not([role=combobox],[role=option]), a[href], input:is([type=submit],[type=button]), [role=button], [role=link], summary';
  const findVisible = <E extends Element = Element>(selector: string): E[] =>
    [...document.querySelectorAll<E>(selector)].filter(isVisible);

  // A group, such as a reCAPTCHA, counts as one field. The inputs inside a group are not listed as fields.
  const groupSelector = 'fieldset, [role=group]';
  const findGroup = (element: Element): Element | null => element.closest(groupSelector);

  const getFieldLabel = (input: Input): string => joinTexts([...(input.labels ?? [])]) || getAriaName(input);
  const getGroupLabel = (group: Element): string =>
    joinTexts([...group.querySelectorAll(':scope > legend')]) || getAriaName(group);
  // Recognizes texts in `aria-describedby` that are not errors: a badge, a hint or a list beside the field.
  const isHint = (element: Element): boolean =>
    element.role === 'status' || element.ariaHidden === 'true' || element.matches('ul');
  const findErrors = (field: Element): Element[] => {
    // A field has errors only while it is `aria-invalid`. A group cannot be `aria-invalid`, so its texts always count
    // as errors.
    if (field.ariaInvalid !== 'true' && !field.matches(groupSelector)) return [];
    const messages = findReferenced(field, 'aria-errormessage');
    return messages.length > 0 ? messages : findReferenced(field, 'aria-describedby').filter((each) => !isHint(each));
  };
  const getActionLabel = (element: Element): string => {
    if (element instanceof HTMLInputElement) return normalize(element.value);
    return normalize(getVisibleText(element)) || getAriaName(element);
  };

  const countPending = () => ({ calls: window.pendingCalls ?? 0, chunks: window.pendingChunks ?? 0 });
  const selectors = { field: fieldSelector, checkbox: 'input[type=checkbox]', action: actionSelector };
  const focusTarget = ({ kind, label, ignoresCalls, ignoresLoading, ignoresDisabled }: FocusRequest): boolean => {
    const { calls, chunks } = countPending();
    if ((calls > 0 && !ignoresCalls) || (chunks > 0 && !ignoresLoading)) return false;
    // While a control is disabled, the next screen is about to appear, even if the page has not requested the screen's
    // chunk yet. So wait.
    if (document.querySelector('[aria-disabled=true]') && !ignoresDisabled) return false;
    const candidates = findVisible<HTMLElement>(selectors[kind]);
    const [found, duplicate] = candidates.filter((element) => getLabel(element) === label);
    if (
      !found ||
      duplicate ||
      found.tabIndex < 0 ||
      found.matches(kind === 'checkbox' ? ':disabled' : ':disabled, :read-only:is(input, textarea)')
    )
      return false;
    found.focus();
    if (found instanceof HTMLInputElement || found instanceof HTMLTextAreaElement) found.select();
    return document.activeElement === found;
  };
  const getLabel = (element: Element): string => {
    const group = findGroup(element);
    if (group) return getGroupLabel(group);
    if (element.matches(fieldSelector)) return getFieldLabel(element as Input);
    return element.matches(actionSelector) ? getActionLabel(element) : normalize(getVisibleText(element));
  };
  const isTyping = (): boolean => document.activeElement?.matches('input, textarea, select') ?? false;
  if (request !== null) {
    const isTargetFocused = focusTarget(request);
    return { screen: null, ...countPending(), isTargetFocused, isTyping: isTyping() };
  }

  /** Returns the value that a combobox button shows: the names of its pictures, then its text. */
  const getButtonValue = (button: Element): string => {
    const pictures = [...button.querySelectorAll('[role=img]')].filter(isVisible).map(getPictureName);
    return normalize([...pictures, getVisibleText(button)].join(' '));
  };
  const inputs = findVisible<Input>(`${fieldSelector}, ${groupSelector}`).filter((input) => {
    const group = findGroup(input);
    return group === null || group === input;
  });
  const fields = inputs.map((input): ScreenField => {
    const error = joinTexts(findErrors(input)) || null;
    if (input.matches(groupSelector)) {
      const isSolved = input.querySelector('input[type=checkbox]:checked') !== null;
      const value = isSolved ? 'solved' : '';
      return { label: getGroupLabel(input), value, type: 'group', autocomplete: '', name: '', keyboard: '', error };
    }
    const label = getFieldLabel(input);
    if (input instanceof HTMLButtonElement) {
      const { name } = input;
      return { label, value: getButtonValue(input), type: 'combobox', autocomplete: '', name, keyboard: '', error };
    }
    const type = input.role === 'combobox' ? 'combobox' : input.type;
    const { name } = input;
    // Read the attribute: Firefox's property `autocomplete` lacks tokens that Firefox does not know, such as
    // `one-time-code`.
    const autocomplete = input.getAttribute('autocomplete') ?? '';
    const isBox = input instanceof HTMLInputElement && input.type === 'checkbox';
    const value = isBox ? (input.checked ? 'ticked' : '') : input.value;
    const keyboard = input.inputMode || (/^(email|number|tel|url)$/.test(input.type) ? input.type : 'text');
    return { label, value, type, autocomplete, name, keyboard, error };
  });
  const findOverlay = (element: Element | null): Element | null => {
    if (element === null || /absolute|fixed/.test(getComputedStyle(element).position)) return element;
    return findOverlay(element.parentElement);
  };
  const isInOverlay = memoize((element) => findOverlay(element) !== null);
  const getTop = (element: Element | null): number => element?.getBoundingClientRect().top ?? 0;
  /**
   * Sorts elements as the visitor sees them. The elements of an overlay move to the height at which the overlay is
   * drawn. All other elements stay in document order.
   */
  const sortVisually = (elements: readonly Element[]): readonly Element[] => {
    const overlaid = elements.filter(isInOverlay);
    const inFlow = elements.filter((element) => !isInOverlay(element));
    return overlaid.reduceRight((sorted, element) => {
      const next = sorted.findIndex((other) => getTop(other) >= getTop(findOverlay(element)));
      return sorted.toSpliced(next === -1 ? sorted.length : next, 0, element);
    }, inFlow);
  };
  const actions = sortVisually(findVisible(actionSelector)).map((element): ScreenAction => {
    const isLink = element instanceof HTMLAnchorElement || element.role === 'link';
    const label = getActionLabel(element);
    return {
      role: isLink ? 'link' : 'button',
      label,
      name: getAriaName(element) || label,
      href: element instanceof HTMLAnchorElement ? element.href : null,
      opensNewTab: element instanceof HTMLAnchorElement && element.target === '_blank',
    };
  });

  const errors = inputs.flatMap(findErrors);
  const noticeElements = findVisible('[role=alert]').filter((element) => !errors.includes(element));
  const notices = noticeElements.map((element) => normalize(getVisibleText(element))).filter((text) => text !== '');
  const lists = findVisible('[role=listbox]');
  const hints = new Set(inputs.flatMap((input) => findReferenced(input, 'aria-describedby')).filter(isHint));
  const dialogs = findVisible('[role=status], [role=dialog], [role=alertdialog], dialog[open]').filter(
    (element) =>
      !element.querySelector('[data-screen]') &&
      normalize(getVisibleText(element)) !== '' &&
      !hints.has(element) &&
      !lists.some((list) => element.contains(list)),
  );
  const readDialog = (element: Element) => ({
    text: normalize(getVisibleText(element)),
    // Only a dialog that reports success contains an image, such as a tick. In a dialog that reports progress, CSS
    // draws the spinner.
    isDone: [...element.querySelectorAll('svg, img, [role=img]')].some(isVisible),
  });
  // List all options, including options that are scrolled out of view.
  const options = lists.flatMap((list) => [...list.querySelectorAll<HTMLElement>('[role=option]')]);

  // `Screen` has other properties for the texts of these elements, so leave the elements out of `texts`.
  const excludedParts = [
    ...findVisible('label, button, select, textarea, [role=progressbar]'),
    ...findVisible(groupSelector),
    ...errors,
    ...noticeElements,
    ...dialogs,
    ...lists,
  ];
  const getOwnText = (block: Element, excluded?: string): string => {
    const parts = [...block.childNodes].map((node) => {
      if (node instanceof Text) return node.data;
      if (!(node instanceof Element) || !isInline(node) || node.ariaHidden === 'true') return ' ';
      return excluded !== undefined && node.matches(excluded) ? ' ' : getVisibleText(node, excluded);
    });
    return normalize(parts.join(''));
  };
  const texts = [...document.body.querySelectorAll('*')]
    .filter((element) => !isInline(element) && element.tagName !== 'SCRIPT' && isVisible(element))
    .filter(
      (element) => !element.closest('[aria-hidden=true], svg') && !excludedParts.some((part) => part.contains(element)),
    )
    .filter((element) => getOwnText(element, actionSelector) !== '')
    .map((element) => getOwnText(element));

  const readHeadings = (level: 1 | 2): string[] =>
    findVisible(`h${level}, [role=heading][aria-level="${level}"]`).map((heading) =>
      normalize(getVisibleText(heading)),
    );
  const progressBars = findVisible('[role=progressbar], progress');
  const isInCard = (element: Element): boolean => {
    const parent = element.parentElement;
    if (parent === null || parent === document.body) return false;
    const { boxShadow, borderTopStyle } = getComputedStyle(parent);
    return boxShadow !== 'none' || borderTopStyle !== 'none' || isInCard(parent);
  };

  const active = document.activeElement;
  const hasFocus = active !== null && active !== document.body && active !== document.documentElement;

  return {
    screen: {
      name: document.querySelector('[data-screen]')?.getAttribute('data-screen') ?? null,
      address: location.pathname + location.search + location.hash,
      title: document.title,
      headings: readHeadings(1),
      subheadings: readHeadings(2),
      texts,
      fields,
      actions,
      options: options.map((option) => normalize(option.innerText)),
      notices,
      dialog: dialogs.map(readDialog)[0] ?? null,
      pictures: findVisible('[role=img], img')
        .map(getPictureName)
        .filter((text) => text !== ''),
      pictureCount: findVisible('[role=img], img, svg, canvas, video, object, embed').length,
      focus: hasFocus ? getLabel(active) : null,
      isBusy: progressBars.length > 0,
      isBusyInCard: progressBars.some(isInCard),
    },
    ...countPending(),
    isTyping: isTyping(),
    isTargetFocused: false,
  };
}
