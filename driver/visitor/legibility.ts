import { setTimeout as pause } from 'node:timers/promises';
import { retry } from '../browser/retry.ts';
import type { Visit } from '../visit.ts';
import { StepError, waitForScreen } from './wait-for-screen.ts';

const usualLetterSize = 16;

export function createLegibility(visit: Visit) {
  /** Changes the browser's font size, and waits until the page has the new size. */
  async function setLetterSize(size: number): Promise<void> {
    const { context, page, hasDevtools } = visit.session;
    if (hasDevtools) {
      const devtools = await context.newCDPSession(page);
      await devtools.send('Page.setFontSizes', { fontSizes: { standard: size, fixed: size } });
      await devtools.detach();
    } else await page.evaluate(setLanguageBySize, size);
    const readSize = () => page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
    for (let attempt = 0; attempt < 100 && (await readSize()) !== `${size}px`; attempt += 1) await pause(2);
  }

  const readTitleSize = (): Promise<number> =>
    visit.session.page.evaluate(() => {
      const title = document.querySelector('h1');
      return title ? Number.parseFloat(getComputedStyle(title).fontSize) : 0;
    });

  return {
    /** Returns a message about each text, field, button, link and picture that is cut off. */
    async findCutOff(): Promise<readonly string[]> {
      await waitForScreen(visit, 'a title', ({ headings }) => headings.length > 0);
      return visit.session.page.evaluate(listCutOff);
    },
    /**
     * Runs an action while the browser's font size is multiplied by a factor.
     *
     * @throws StepError (rejects) if the title of the page does not grow by the same factor
     */
    async withLargeLetters<T>(factor: number, action: () => Promise<T>): Promise<T> {
      const usual = await readTitleSize();
      let large = usual;
      const enlarge = async (): Promise<true | null> => {
        await setLetterSize(usualLetterSize * factor);
        large = await readTitleSize();
        return Math.abs(large - usual * factor) <= 0.5 || null;
      };
      try {
        // Try several times, because Firefox once kept the small letters for an unknown reason.
        if (!(await retry(visit.session.patienceMs / 5, enlarge)))
          throw new StepError(`Expected a title ${usual * factor} px high, but it is ${large} px high.`);
        return await action();
      } finally {
        await setLetterSize(usualLetterSize);
      }
    },
    /**
     * Returns a message about each field, button or link that is too small and too close to another (WCAG 2.2, 2.5.8).
     *
     * @param minimum width and height in CSS pixels
     */
    findSmallTargets: (minimum: number): Promise<readonly string[]> =>
      visit.whenIdle(({ page }) => page.evaluate(listSmallTargets, minimum)),
  };
}

/**
 * Changes the font size in Firefox by changing the page's language. Our Firefox draws Armenian (`hy`) at 32 pixels
 * (`tools/browser/firefox.ts`), and all other languages at the usual size. Runs in the page.
 */
function setLanguageBySize(size: number): void {
  for (const element of document.querySelectorAll<HTMLElement>('[lang]')) {
    element.dataset['usualLang'] ??= element.lang;
    element.lang = size === 32 ? 'hy' : element.dataset['usualLang'];
  }
}

/** Returns a message about each text, field, button, link and picture that is cut off. Runs in the page. */
export function listCutOff(): string[] {
  const tolerance = 1;
  const problems: string[] = [];
  const pageWidth = document.documentElement.scrollWidth;
  if (pageWidth > innerWidth) problems.push(`the page is ${pageWidth} px wide, the window ${innerWidth} px`);

  /**
   * Returns true if an element can be seen. Returns false for an element that is clipped to one pixel, because this
   * element is for screen readers.
   */
  const isDrawn = (element: Element | null): boolean => {
    for (let current = element; current; current = current.parentElement) {
      const { width, height } = current.getBoundingClientRect();
      if (getComputedStyle(current).overflow !== 'visible' && width <= 1 && height <= 1) return false;
    }
    return element?.checkVisibility({ opacityProperty: true, visibilityProperty: true }) ?? false;
  };
  const contains = (outer: DOMRect, inner: DOMRect, axis: 'x' | 'y'): boolean =>
    axis === 'x'
      ? inner.left >= outer.left - tolerance && inner.right <= outer.right + tolerance
      : inner.top >= outer.top - tolerance && inner.bottom <= outer.bottom + tolerance;
  const clips = (overflow: string): boolean => overflow === 'hidden' || overflow === 'clip';
  const scrolls = (overflow: string): boolean => overflow === 'auto' || overflow === 'scroll';

  /** Returns true if the window or an element around the box cuts off a part of the box. */
  const isCutOff = (box: DOMRect, owner: Element | null): boolean => {
    for (let current = owner; current && current !== document.documentElement; current = current.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(current);
      const outer = current.getBoundingClientRect();
      if (scrolls(overflowX) || scrolls(overflowY)) return !contains(outer, box, 'x');
      const isButton = current.matches('button, [role=button]') && getComputedStyle(current).display !== 'inline';
      if ((clips(overflowX) || isButton) && !contains(outer, box, 'x')) return true;
      if ((clips(overflowY) || isButton) && !contains(outer, box, 'y')) return true;
    }
    return box.left < -tolerance || box.right > innerWidth + tolerance;
  };

  /** Returns true if a field is not high enough for its letters. */
  const isTooLow = (field: HTMLInputElement): boolean => {
    const { fontSize, paddingTop, paddingBottom } = getComputedStyle(field);
    const height = field.clientHeight - Number.parseFloat(paddingTop) - Number.parseFloat(paddingBottom);
    return height < Number.parseFloat(fontSize);
  };

  /** Returns the text that the style sheet draws before the content of an element. */
  const readContent = (element: Element): string | null => {
    const { content } = getComputedStyle(element, '::before');
    // For `content: attr(data-text)`, Firefox returns `attr(data-text)`, and Chromium returns the attribute's value in
    // quotation marks.
    const [, attribute] = /^attr\((.+)\)$/.exec(content) ?? [];
    if (attribute !== undefined) return element.getAttribute(attribute);
    return content.startsWith('"') ? (JSON.parse(content) as string) : null;
  };

  /** Returns true if a combobox cuts off the chosen option, and no element next to the field draws the whole option. */
  const isChoiceCutOff = (field: HTMLInputElement): boolean =>
    field.role === 'combobox' &&
    field.scrollWidth > field.clientWidth &&
    ![...(field.parentElement?.children ?? [])].some(
      (element) =>
        element.scrollWidth <= element.clientWidth && readContent(element) === field.value && isDrawn(element),
    );

  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode as Text;
    if (text.data.trim() === '' || !isDrawn(text.parentElement)) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    if ([...range.getClientRects()].some((box) => isCutOff(box, text.parentElement)))
      problems.push(`the text "${text.data.trim()}" is cut off`);
  }
  const boxes = [
    ...document.querySelectorAll('button, input, select, textarea, a[href], img, svg, [role=img], iframe'),
  ];
  for (const element of boxes.filter(isDrawn)) {
    const name = element.textContent.trim() || element.getAttribute('aria-label') || element.id || element.tagName;
    const { width, height } = element.getBoundingClientRect();
    if (width === 0 || height === 0) continue;
    if ([...element.getClientRects()].some((box) => isCutOff(box, element.parentElement)))
      problems.push(`"${name}" is cut off`);
    if (
      element instanceof HTMLInputElement &&
      element.type !== 'checkbox' &&
      (isTooLow(element) || isChoiceCutOff(element))
    )
      problems.push(`the text in "${name}" is cut off`);
  }
  return problems;
}

function listSmallTargets(minimum: number): string[] {
  const selector = 'button, a[href], input:not([type=hidden]), select, textarea, [role=button], [role=option]';
  const elements = [...document.querySelectorAll(selector)].filter((element) => {
    const { width, height } = element.getBoundingClientRect();
    return width > 1 && height > 1 && element.checkVisibility({ visibilityProperty: true });
  });
  /** Returns true if a link is part of a sentence. WCAG allows a link in a sentence to be as small as the text. */
  const isInSentence = (element: Element): boolean => {
    if (!getComputedStyle(element).display.startsWith('inline')) return false;
    const own = element.textContent.trim();
    const sentence = element.parentElement?.textContent.trim() ?? '';
    return element.parentElement?.matches('p, li') === true && sentence.length > own.length;
  };
  const targets = elements.map((element) => {
    const box = element.getBoundingClientRect();
    const isSmall = box.width < minimum || box.height < minimum;
    const center = { x: box.left + box.width / 2, y: box.top + box.height / 2 };
    return { element, box, center, isSmall };
  });
  type Target = (typeof targets)[number];
  /**
   * Returns true if a small target is too close to another target (WCAG 2.2, 2.5.8). A circle with the diameter
   * `minimum` around a small target must not overlap another circle or target.
   */
  const isTooClose = ({ center }: Target, other: Target): boolean => {
    if (other.isSmall) return Math.hypot(center.x - other.center.x, center.y - other.center.y) < minimum;
    const x = Math.max(other.box.left - center.x, 0, center.x - other.box.right);
    const y = Math.max(other.box.top - center.y, 0, center.y - other.box.bottom);
    return Math.hypot(x, y) < minimum / 2;
  };
  return targets
    .filter((target) => target.isSmall && !isInSentence(target.element))
    .filter((target) => targets.some((other) => other !== target && isTooClose(target, other)))
    .map(({ element, box }) => {
      const name = element.textContent.trim() || element.getAttribute('aria-label') || element.tagName;
      return `"${name}" is ${Math.round(box.width)} by ${Math.round(box.height)} px, close to another target`;
    });
}
