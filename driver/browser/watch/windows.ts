import type { BrowserContext, Page } from 'playwright';

/** The windows that the app opened beside its own. */
export interface Windows {
  /** Since the last call of `forget`, those that are closed by now included. */
  readonly opened: readonly Page[];
  forget(): void;
}

/** Watches windows open, from now on: the page that is there already is not one of them. */
export function watchWindows(context: BrowserContext): Windows {
  let opened: readonly Page[] = [];
  context.on('page', (page) => {
    opened = [...opened, page];
  });
  return {
    get opened() {
      return opened;
    },
    forget() {
      opened = [];
    },
  };
}

/** Has the browser open no windows, in this document of the page and in those to come. Answers how to undo that. */
export async function blockWindows(page: Page): Promise<() => Promise<void>> {
  const script = await page.addInitScript(openNothing);
  await page.evaluate(openNothing);
  return () => script.dispose();
}

/** In the page: this is how a browser says that it blocked a window. */
function openNothing(): void {
  window.open = () => null;
}
