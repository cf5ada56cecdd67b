import type { Visit } from '../visit.ts';

/** Creates the actions with the dialog that contains the widget. */
export function createSignInDialog(visit: Visit) {
  return {
    /** Makes the app show the widget in a dialog over its page. Call this function before the app is opened. */
    useDialog() {
      visit.hasDialog = true;
    },
    /** Returns the name that a screen reader says for the open dialog; null if no dialog is open. */
    readDialogName: (): Promise<string | null> =>
      visit.whenIdle(({ page }) =>
        page.evaluate(() => document.querySelector('dialog[open]')?.getAttribute('aria-label') ?? null),
      ),
    /** Clicks into the corner of the window, beside the widget. */
    clickBesideDialog: () => visit.whenIdle(({ page }) => page.mouse.click(4, 4)),
    /** Returns true if the browser makes everything outside of the dialog inert. */
    isDialogModal: () =>
      visit.whenIdle(({ page }) => page.evaluate(() => document.querySelector('dialog:modal') !== null)),
  };
}
