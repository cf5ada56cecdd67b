/** Least distance between the panel and the edges of the window, in CSS pixels. */
const margin = 8;

/**
 * Moves the panel sideways into the window, and above its button if only there is enough space. A `<UserButton>` may be
 * at either end of a header, or at the bottom of a side bar.
 *
 * Sets the style by script, which a strict Content Security Policy allows: it forbids only the attribute `style` in
 * markup.
 */
export function placePanel(panel: HTMLElement): void {
  panel.style.translate = '';
  delete panel.dataset['side'];
  const { clientWidth, clientHeight } = document.documentElement;
  const { left, right, bottom } = panel.getBoundingClientRect();
  const shift = left < margin ? margin - left : Math.min(0, clientWidth - margin - right);
  panel.style.translate = `${shift}px`;
  if (bottom <= clientHeight) return;
  panel.dataset['side'] = 'top';
  if (panel.getBoundingClientRect().top < 0) delete panel.dataset['side'];
}
