/**
 * Copies a secret key without its spaces. If the browser rejects the copying, selects the key, so that the visitor can
 * copy the key by hand.
 *
 * @param code the element that contains the key
 * @returns whether the key was copied
 */
export async function copyKey(code: HTMLElement | null): Promise<boolean> {
  if (!code) return false;
  try {
    await navigator.clipboard.writeText(code.textContent.replaceAll(' ', ''));
    return true;
  } catch {
    code.ownerDocument.getSelection()?.selectAllChildren(code);
    return false;
  }
}
