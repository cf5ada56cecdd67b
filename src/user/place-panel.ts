/** Least distance between the panel and the edges of the window, in CSS pixels. */
const margin = 8;

/**
 * Least height of a panel that scrolls, in CSS pixels. If the button is outside of the window, there is no space, and
 * the panel would have no height.
 */
const leastHeight = 120;

/**
 * Moves the panel sideways into the window. Moves it above its button if it does not fit below and there is more space
 * above: a `<UserButton>` may be at either end of a header, or at the bottom of a side bar. The panel scrolls if it
 * fits on neither side.
 *
 * Sets the style by script, which a strict Content Security Policy allows: it forbids only the attribute `style` in
 * markup.
 */
export function placePanel(panel: HTMLElement): void {
  panel.style.translate = '';
  delete panel.dataset['side'];
  const { clientWidth, clientHeight } = document.documentElement;
  const { left, right, top } = panel.getBoundingClientRect();
  const shift = left < margin ? margin - left : Math.min(0, clientWidth - margin - right);
  panel.style.translate = `${shift}px`;
  // The height that the panel would have without a limit. It is computed, because a measurement without the limit would
  // lose the scroll position.
  const height = panel.scrollHeight + panel.offsetHeight - panel.clientHeight;
  let space = clientHeight - margin - top;
  if (height > space) {
    panel.dataset['side'] = 'top';
    const above = panel.getBoundingClientRect().bottom - margin;
    if (above > space) space = above;
    else delete panel.dataset['side'];
  }
  panel.style.maxHeight = `${Math.max(space, leastHeight)}px`;
}
