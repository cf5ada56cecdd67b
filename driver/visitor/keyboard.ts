import type { Page } from 'playwright';
import { readPage } from '../screen/read-screen.ts';
import type { Visit } from '../visit.ts';
import { describePage, StepError } from './wait-for-screen.ts';

declare global {
  interface Window {
    tabStops?: TabStop[];
    /** The element that `addLastStop` has added at the end of the page. */
    lastStop?: HTMLElement;
  }
}

interface TabStop {
  readonly element: Element;
  /** The element's style while it had the focus. */
  readonly focusedStyle: string;
  /** The element's style after the element has lost the focus; null while the element still has the focus. */
  blurredStyle: string | null;
}

/** The result of a walk through the page with the Tab key, and back with Shift+Tab. */
export interface TabWalk {
  /** Labels of the elements that the Tab key focused, in order. */
  readonly stops: readonly string[];
  /** Labels of the elements that Shift+Tab focused, in order. */
  readonly wayBack: readonly string[];
  /** Labels of the fields, buttons and links that the Tab key did not reach. */
  readonly missed: readonly string[];
  /** Labels of the elements that look the same with and without the focus. */
  readonly unmarked: readonly string[];
  /**
   * Labels of the elements that the Tab key reached in the wrong order: above the previous element, or before it in the
   * same row.
   */
  readonly misplaced: readonly string[];
}

export function createKeyboard(visit: Visit) {
  const getPage = (): Page => visit.session.page;

  /**
   * Returns the labels of the elements that the Tab key reaches. Stops at the end of the page, or when the focus
   * returns to the first element.
   */
  async function readTabStops(): Promise<readonly string[]> {
    await visit.waitUntilIdle();
    const page = getPage();
    await page.evaluate(focusStartOfPage);
    await page.evaluate(addLastStop);
    const labels: string[] = [];
    while (labels.length < maxTabStops) {
      await page.keyboard.press('Tab');
      const [isNew, reading] = await Promise.all([page.evaluate(recordTabStop), readPage(page, null)]);
      if (!isNew) break;
      labels.push(reading?.screen?.focus ?? '');
    }
    await page.evaluate(removeLastStop);
    return labels;
  }

  return {
    readTabStops,
    /**
     * Presses the Tab key until a button or link has the focus, then presses Enter.
     *
     * @throws StepError (rejects) if the Tab key does not reach the button or link
     */
    async chooseByKeyboard(label: string) {
      await visit.waitUntilIdle();
      const page = getPage();
      const labels = visit.translator?.toLabels(label) ?? [label];
      for (let presses = 0; presses < maxTabStops; presses += 1) {
        await page.keyboard.press('Tab');
        const reading = await readPage(page, null);
        if (labels.includes(reading?.screen?.focus ?? '')) return page.keyboard.press('Enter');
      }
      throw new StepError(`Expected the Tab key to reach "${label}".\n${await describePage(visit.session)}`);
    },
    async walkByTab(): Promise<TabWalk> {
      const stops = await readTabStops();
      const { unmarked, misplaced } = await getPage().evaluate(judgeTabStops);
      // After the last Tab, the place of the focus depends on the browser. Focus the last element again, so that
      // Shift+Tab starts there.
      await getPage().evaluate(focusLastTabStop);
      const wayBack = stops.length > 0 ? [stops.length - 1] : [];
      while (wayBack.length < stops.length) {
        await getPage().keyboard.press('Shift+Tab');
        wayBack.push(await getPage().evaluate(findTabStop));
      }
      const { screen } = (await readPage(getPage(), null)) ?? {};
      const labels = [...(screen?.fields ?? []), ...(screen?.actions ?? [])].map(({ label }) => label);
      const toLabels = (indexes: readonly number[]) => indexes.map((index) => stops[index] ?? 'nothing');
      return {
        stops,
        wayBack: toLabels(wayBack),
        missed: labels.filter((label) => !stops.includes(label)),
        unmarked: toLabels(unmarked),
        misplaced: toLabels(misplaced),
      };
    },
  };
}

/** Maximum number of times that a walk presses the Tab key. No screen of the widget needs more. */
const maxTabStops = 30;

/**
 * Moves the focus so that the next Tab key starts at the first element of the page, or of its modal dialog. Runs in the
 * page.
 */
function focusStartOfPage(): void {
  window.tabStops = [];
  // While a modal dialog is open, the browser gives the focus to the dialog instead of the body, which is inert.
  const dialog = document.querySelector<HTMLElement>('dialog:modal');
  if (dialog) return dialog.focus();
  document.body.tabIndex = -1;
  document.body.focus();
  document.body.removeAttribute('tabindex');
}

/**
 * Adds a last element for the Tab key. Without it, the focus would move to the toolbar of Firefox. Runs in the page.
 */
function addLastStop(): void {
  const element = document.body.appendChild(document.createElement('span'));
  element.tabIndex = 0;
  window.lastStop = element;
}

function removeLastStop(): void {
  window.lastStop?.remove();
}

/**
 * Adds the focused element to `window.tabStops`. Returns false at the end of the page, or if the element is already in
 * the list. Runs in the page.
 */
function recordTabStop(): boolean {
  const stops = window.tabStops ?? [];
  const last = stops.at(-1);
  if (last) last.blurredStyle = readStyle(last.element);
  const element = document.activeElement;
  if (!element || element === document.body || element === window.lastStop) return false;
  if (stops.some((stop) => stop.element === element)) return false;
  stops.push({ element, focusedStyle: readStyle(element), blurredStyle: null });
  return true;

  function readStyle(target: Element): string {
    const style = getComputedStyle(target);
    const { outlineStyle, outlineWidth, outlineColor, boxShadow, borderColor, backgroundColor } = style;
    // If no outline is drawn, ignore the outline's width and colour, because neither is visible.
    const outline = outlineStyle === 'none' ? 'none' : `${outlineStyle} ${outlineWidth} ${outlineColor}`;
    return [outline, boxShadow, borderColor, backgroundColor].join('; ');
  }
}

function focusLastTabStop(): void {
  const { element } = window.tabStops?.at(-1) ?? {};
  if (element instanceof HTMLElement) element.focus();
}

function findTabStop(): number {
  return (window.tabStops ?? []).findIndex(({ element }) => element === document.activeElement);
}

/**
 * Returns the indexes of faulty elements. `unmarked` elements look the same with and without the focus. `misplaced`
 * elements got the focus in the wrong order: they are above the previous element, or before it in the same row. Runs in
 * the page.
 */
function judgeTabStops(): { unmarked: number[]; misplaced: number[] } {
  const stops = window.tabStops ?? [];
  const toIndexes = (isFaulty: (stop: TabStop, index: number) => boolean): number[] =>
    stops.flatMap((stop, index) => (isFaulty(stop, index) ? [index] : []));
  // A link that continues on the next line has two boxes. Compare only the first box of each element.
  const boxes = stops.map(({ element }) => element.getClientRects()[0] ?? new DOMRect());
  const isRightToLeft = document.querySelector('.doorstep[dir=rtl]') !== null;
  const isBefore = (first: DOMRect, second: DOMRect): boolean => {
    const shared = Math.min(first.bottom, second.bottom) - Math.max(first.top, second.top);
    const isSameRow = shared > Math.min(first.height, second.height) / 2;
    if (!isSameRow) return first.top < second.top;
    return first.left + first.width / 2 < second.left + second.width / 2 !== isRightToLeft;
  };
  return {
    unmarked: toIndexes(({ focusedStyle, blurredStyle }) => focusedStyle === blurredStyle),
    misplaced: toIndexes((_, index) => {
      const [previous, box] = [boxes[index - 1], boxes[index]];
      return previous !== undefined && box !== undefined && !isBefore(previous, box);
    }),
  };
}
