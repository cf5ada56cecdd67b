import { describeScreen, quote } from '../screen/describe-screen.ts';
import { toName } from './accessible-name.ts';
import type { Visit } from '../visit.ts';
import { StepError, waitForScreen } from './wait-for-screen.ts';

interface ButtonStyle {
  /** Computed background colour, such as `rgb(1, 2, 3)`. */
  readonly color?: string;
  readonly icon?: string;
}

/**
 * Selects the card around the screen's content. Our renderers give the card a class. In other renderers, the card is
 * the child of `[data-screen]`.
 */
const cardSelector = '[data-screen] .doorstep-card, [data-screen]:not(:has(.doorstep-card)) > *';

export function createAppearance(visit: Visit) {
  /** Returns the width of the widget's card, in CSS pixels. Rejects if the page is wider than the window. */
  async function measureCardWidth(): Promise<number> {
    await waitForScreen(visit, 'the widget', ({ name }) => name !== null);
    const { width, pageWidth, windowWidth } = await visit.session.page
      .locator(cardSelector)
      .first()
      .evaluate((card) => ({
        width: card.getBoundingClientRect().width,
        pageWidth: document.documentElement.scrollWidth,
        windowWidth: window.innerWidth,
      }));
    if (pageWidth <= windowWidth) return width;
    throw new StepError(
      `Expected the page to fit in a window of ${windowWidth} px, but the page is ${pageWidth} px wide.`,
    );
  }

  async function setWindowWidth(width: number): Promise<void> {
    await visit.waitUntilIdle();
    const { page, drawFrame } = visit.session;
    await page.setViewportSize({ width, height: page.viewportSize()?.height ?? 0 });
    // Draw a frame, because the browser sends the event `resize` only when it draws.
    await drawFrame();
  }

  /** Returns the styles of a button and of the card around it. */
  async function readButton(label: string) {
    await waitForScreen(visit, `the button ${quote(label)}`, ({ actions }) =>
      actions.some((action) => action.label === label),
    );
    return visit.session.page.getByRole('button', toName(visit, label)).evaluate(describeButton, cardSelector);
  }

  return {
    measureCardWidth,
    readButton,
    /** Returns `link` if a link of the widget is underlined, `button` if it has a border, and `neither` otherwise. */
    readLookOfLink: (label: string): Promise<'button' | 'link' | 'neither'> =>
      visit.whenIdle(({ page }) =>
        page.getByRole('link', toName(visit, label)).evaluate((link) => {
          const { borderTopWidth, textDecorationLine } = getComputedStyle(link);
          if (textDecorationLine === 'underline') return 'link';
          return borderTopWidth === '0px' ? 'neither' : 'button';
        }),
      ),
    /** Returns the width of a button and of a field, in CSS pixels. */
    async measureWidths(button: string, field: string): Promise<readonly [number, number]> {
      await waitForScreen(visit, `the field ${quote(field)}`, ({ fields }) =>
        fields.some(({ label }) => label === field),
      );
      const { page } = visit.session;
      const measure = (element: Element) => element.getBoundingClientRect().width;
      return Promise.all([
        page.getByRole('button', toName(visit, button)).evaluate(measure),
        page.getByRole('textbox', toName(visit, field)).evaluate(measure),
      ]);
    },
    /** Returns where a text, a button and a field are drawn on the page. */
    async measurePlaces({ text, button, field }: Readonly<Record<'text' | 'button' | 'field', string>>) {
      await waitForScreen(visit, `the field ${quote(field)}`, ({ fields }) =>
        fields.some(({ label }) => label === field),
      );
      const { page } = visit.session;
      const measure = (element: Element) => element.getBoundingClientRect();
      const [boxOfText, boxOfButton, boxOfField] = await Promise.all([
        page.locator('[data-screen]').getByText(toName(visit, text).name, { exact: true }).evaluate(measure),
        page.getByRole('button', toName(visit, button)).evaluate(measure),
        page.getByRole('textbox', toName(visit, field)).evaluate(measure),
      ]);
      return { boxOfText, boxOfButton, boxOfField };
    },
    /** Returns true if a button shows its text. Returns false if it shows only an icon. */
    async showsWords(label: string): Promise<boolean> {
      await waitForScreen(visit, `the button ${quote(label)}`, ({ actions }) =>
        actions.some((action) => action.label === label),
      );
      return visit.session.page.getByRole('button', toName(visit, label)).evaluate((button) => {
        const words = document.createRange();
        words.selectNodeContents(button);
        return words.getBoundingClientRect().width > 0;
      });
    },
    /** Sets keys of the app's `appearance`. Call this function before the app is opened. */
    setAppearance(change: NonNullable<Visit['appearance']>) {
      visit.appearance = { ...visit.appearance, ...change };
    },
    /** Returns the text of each visible badge, and the button or field to which the badge belongs. */
    readBadges: () => visit.whenIdle(({ page }) => page.evaluate(listBadges)),
    /** Returns the colour of the line at the start of the box around a message, as `[red, green, blue]`. */
    async readNoticeColor(text: string): Promise<readonly number[]> {
      await waitForScreen(visit, `the message ${quote(text)}`, ({ notices }) => notices.includes(text));
      return visit.session.page.getByRole('alert').evaluate(readStartColor);
    },
    /** Makes the browser report that the visitor prefers light or dark pages. */
    async preferColors(colorScheme: 'light' | 'dark') {
      const { page, cleanups } = visit.session;
      cleanups.push(() => page.emulateMedia({ colorScheme: 'light' }));
      await page.emulateMedia({ colorScheme });
    },
    /**
     * Returns the labels of the buttons that look busy (`waiting`), and of the buttons that look disabled (`disabled`).
     */
    async readButtonStates(): Promise<{ readonly waiting: readonly string[]; readonly disabled: readonly string[] }> {
      await visit.waitUntilIdle();
      return visit.session.page.evaluate(listButtonStates);
    },
    /** Returns the place, the size and the tooltip of each button, and whether the button shows words. */
    readButtonBoxes: () => visit.whenIdle(({ page }) => page.evaluate(listButtonBoxes)),
    setWindowWidth,
    /** Changes the width of the window, in CSS pixels, and checks that the page fits in the window. */
    async resizeWindow(width: number) {
      await waitForScreen(visit, 'the widget', ({ name }) => name !== null);
      await setWindowWidth(width);
      await measureCardWidth();
    },
    async expectButtonStyle(label: string, expected: ButtonStyle) {
      const screen = await waitForScreen(visit, `the button ${quote(label)}`, ({ actions }) =>
        actions.some((action) => action.label === label),
      );
      const button = visit.session.page.getByRole('button', toName(visit, label));
      const actual = await button.evaluate((element) => {
        const picture = element.querySelector('img');
        return {
          color: getComputedStyle(element).backgroundColor,
          icon: picture ? new URL(picture.src).pathname : 'none',
        };
      });
      for (const [property, value] of Object.entries(expected)) {
        const actualValue = actual[property === 'color' ? 'color' : 'icon'];
        if (actualValue === value) continue;
        const message = `Expected the ${property} of ${quote(label)} to be ${value}, but it is ${actualValue}.`;
        throw new StepError(`${message}\n${describeScreen(screen)}`);
      }
    },
  };
}

/** Returns the colours of a button, its icon and its card, each as `[red, green, blue]`. Runs in the page. */
function describeButton(button: Element, card: string) {
  const toRgb = (color: string): readonly number[] => {
    const context = new OffscreenCanvas(1, 1).getContext('2d');
    if (!context) throw new Error('The browser has no canvas.');
    context.fillStyle = color;
    context.fillRect(0, 0, 1, 1);
    return [...context.getImageData(0, 0, 1, 1).data.slice(0, 3)];
  };
  const icon = button.querySelector('svg');
  const cardElement = document.querySelector(card);
  if (!icon || !cardElement) throw new Error('The button has no `<svg>` icon, or is not in a card.');
  return {
    color: toRgb(getComputedStyle(button).backgroundColor),
    iconColor: toRgb(getComputedStyle(icon).color),
    cardColor: toRgb(getComputedStyle(cardElement).backgroundColor),
  };
}

/** Returns the colour of the line at the start of the box around a message. Runs in the page. */
function readStartColor(message: Element): readonly number[] {
  const context = new OffscreenCanvas(1, 1).getContext('2d');
  if (!context || !message.parentElement) throw new Error('The message has no box, or the browser has no canvas.');
  context.fillStyle = getComputedStyle(message.parentElement).borderInlineStartColor;
  context.fillRect(0, 0, 1, 1);
  return [...context.getImageData(0, 0, 1, 1).data.slice(0, 3)];
}

/** Runs in the page, so it cannot use anything that is declared outside of this function. */
function listBadges() {
  const directionMarks = /[\u200E\u200F\u2066-\u2069]/g;
  const read = (text: string): string => text.replaceAll(directionMarks, '').trim();
  return [...document.querySelectorAll<HTMLElement>('[data-doorstep-part=badge]')]
    .filter((badge) => badge.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
    .map((badge) => {
      const owner = badge.closest<HTMLElement>('button, label');
      const kind = owner instanceof HTMLButtonElement ? ('button' as const) : ('field' as const);
      return { kind, label: read((owner?.innerText ?? '').replace(badge.innerText, '')), text: read(badge.innerText) };
    });
}

/** Runs in the page, so it cannot use anything that is declared outside of this function. */
function listButtonBoxes() {
  const directionMarks = /[\u200E\u200F\u2066-\u2069]/g;
  const read = (text: string): string => text.replaceAll(directionMarks, '').trim();
  return [...document.querySelectorAll<HTMLElement>('button')].map((button) => {
    const { top, width, height } = button.getBoundingClientRect();
    const words = read(button.innerText);
    const label = read(button.ariaLabel ?? words);
    return { label, tooltip: read(button.title), top, width, height, hasWords: words !== '' };
  });
}

/** Runs in the page, so it cannot use anything that is declared outside of this function. */
function listButtonStates() {
  const buttons = [...document.querySelectorAll<HTMLElement>('button')];
  const directionMarks = /[\u200E\u200F\u2066-\u2069]/g;
  const toLabels = (found: readonly HTMLElement[]) =>
    found.map(({ ariaLabel, innerText }) => (ariaLabel ?? innerText).replaceAll(directionMarks, '').trim());
  return {
    waiting: toLabels(buttons.filter(({ ariaBusy }) => ariaBusy === 'true')),
    disabled: toLabels(buttons.filter((button) => Number(getComputedStyle(button).opacity) < 1)),
  };
}
