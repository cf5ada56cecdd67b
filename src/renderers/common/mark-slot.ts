/**
 * Tells the style sheet which slot of a code has the cursor, so that the slot can be marked. After six digits, the
 * cursor is behind the last slot, and the last slot is marked.
 *
 * @param input the field for the code; the style sheet draws the slots in its parent element
 */
export function markSlot(input: HTMLInputElement): void {
  const slot = Math.min(input.selectionStart ?? 0, LAST_SLOT);
  input.parentElement?.style.setProperty('--_doorstep-current', String(slot));
}

const LAST_SLOT = 5;
