/**
 * Returns true if the event says that Caps Lock is on. When Chrome fills in a password, it fires a `keydown` that has no
 * `getModifierState`, and this function returns false.
 */
export const hasCapsLock = (event: { readonly getModifierState?: (key: 'CapsLock') => boolean }): boolean =>
  event.getModifierState?.('CapsLock') ?? false;
