import type { Page } from 'playwright';

declare global {
  interface Window {
    /** Whether Caps Lock is on; undefined if the driver has never pressed it in this document. */
    isCapsLockOn?: boolean;
  }
}

/**
 * Simulates a press of Caps Lock, because Playwright cannot switch it. Later events in this document report the new
 * state.
 */
export const pressCapsLock = (page: Page, isOn: boolean): Promise<void> => page.evaluate(switchCapsLock, isOn);

/** Runs in the page. */
function switchCapsLock(isOn: boolean): void {
  if (window.isCapsLockOn === undefined) {
    for (const { prototype } of [KeyboardEvent, MouseEvent]) {
      const { getModifierState } = prototype;
      prototype.getModifierState = function (this: KeyboardEvent & MouseEvent, key: string) {
        return key === 'CapsLock' ? window.isCapsLockOn === true : getModifierState.call(this, key);
      };
    }
  }
  window.isCapsLockOn = isOn;
  for (const type of ['keydown', 'keyup'])
    document.activeElement?.dispatchEvent(
      new KeyboardEvent(type, { key: 'CapsLock', code: 'CapsLock', bubbles: true }),
    );
}
