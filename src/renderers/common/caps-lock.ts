/**
 * Returns true if Caps Lock is on. Returns false for an event without the method `getModifierState`, such as the
 * `keydown` that Chrome fires when it fills in a password.
 */
export const hasCapsLock = (event: { readonly getModifierState?: (key: 'CapsLock') => boolean }): boolean =>
  event.getModifierState?.('CapsLock') ?? false;
