/**
 * Copies what the visitor has typed, and the focus, from a screen that is about to be removed to the screen that takes
 * its place. Does nothing if the screen stays.
 *
 * @param screen the box of the screen. The new screen has the same parent
 */
export function handOver(screen: HTMLElement): void {
  const { parentElement, ownerDocument } = screen;
  const { activeElement } = ownerDocument;
  const focused = screen.contains(activeElement) ? activeElement?.getAttribute('name') : null;
  const typed = [...screen.querySelectorAll('input')].filter(({ value, defaultValue }) => value !== defaultValue);
  queueMicrotask(() => {
    if (screen.isConnected) return;
    const find = (name: string) =>
      parentElement?.querySelector<HTMLInputElement>(`form [name="${CSS.escape(name)}"]`) ?? null;
    if (focused) find(focused)?.focus();
    for (const { name, value, selectionStart, selectionEnd } of typed) {
      const input = find(name);
      if (!input) continue;
      input.value = value;
      if (name === focused && selectionStart !== null) input.setSelectionRange(selectionStart, selectionEnd);
      input.dispatchEvent(new Event('input', { bubbles: true }));
    }
  });
}
