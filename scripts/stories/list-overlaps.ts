/**
 * Returns a line for each text or control that overlaps another one or extends beyond its card. Runs in the page, so
 * the function contains all code that it needs.
 */
export function listOverlaps(): string[] {
  const tolerance = 1.5;
  interface Part {
    readonly name: string;
    readonly element: Element;
    readonly boxes: readonly DOMRect[];
    readonly isText: boolean;
  }

  const isDrawn = (element: Element): boolean => {
    for (let current: Element | null = element; current; current = current.parentElement) {
      const { width, height } = current.getBoundingClientRect();
      if (getComputedStyle(current).overflow !== 'visible' && width <= 1 && height <= 1) return false;
    }
    return element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  };

  /**
   * Returns the part of a text's box that the letters fill. In tall fonts, the boxes of neighbouring lines overlap, but
   * the letters in them do not overlap.
   */
  const toLetters = ({ x, y, width, height }: DOMRect, fontSize: number): DOMRect => {
    const high = Math.min(height, fontSize * 0.8);
    return new DOMRect(x, y + (height - high) / 2, width, high);
  };

  /** Returns the box of a control. For a text field, returns only the part of the box in which the value is drawn. */
  const toContent = (element: Element): DOMRect => {
    const { x, y, width, height } = element.getBoundingClientRect();
    if (!(element instanceof HTMLInputElement) || element.type === 'checkbox') return new DOMRect(x, y, width, height);
    const style = getComputedStyle(element);
    const [left, right] = [Number.parseFloat(style.paddingLeft), Number.parseFloat(style.paddingRight)];
    return new DOMRect(x + left, y, width - left - right, height);
  };

  function findTexts(): Part[] {
    const parts: Part[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode as Text;
      const element = text.parentElement;
      if (!element || text.data.trim() === '' || !isDrawn(element)) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const fontSize = Number.parseFloat(getComputedStyle(element).fontSize);
      const boxes = [...range.getClientRects()].map((box) => toLetters(box, fontSize));
      parts.push({ name: `"${text.data.trim()}"`, element, boxes, isText: true });
    }
    return parts;
  }

  function findControls(): Part[] {
    const elements = document.querySelectorAll('button, input, select, textarea, img, svg, iframe, [role=img]');
    return [...elements].filter(isDrawn).map((element) => ({
      name: element.getAttribute('aria-label') ?? (element.textContent.trim() || element.tagName.toLowerCase()),
      element,
      boxes: element.matches('button') && getComputedStyle(element).display === 'inline' ? [] : [toContent(element)],
      isText: false,
    }));
  }

  /**
   * Returns the popup or dialog that contains an element; null if there is none. Overlaps of a popup or dialog with the
   * elements outside it are not problems.
   */
  function findLayer(element: Element): Element | null {
    for (let current: Element | null = element; current; current = current.parentElement) {
      const { position, zIndex } = getComputedStyle(current);
      if (position !== 'static' && zIndex !== 'auto') return current;
    }
    return null;
  }

  const meet = (one: DOMRect, other: DOMRect): boolean =>
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > tolerance &&
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > tolerance;
  const parts = [...findTexts(), ...findControls()];
  const problems = new Set<string>();

  for (const [index, one] of parts.entries()) {
    for (const other of parts.slice(index + 1)) {
      const isInside = one.element.contains(other.element) || other.element.contains(one.element);
      if (isInside && !(one.isText && other.isText)) continue;
      if (findLayer(one.element) !== findLayer(other.element)) continue;
      if (one.boxes.some((box) => other.boxes.some((otherBox) => meet(box, otherBox))))
        problems.add(`${one.name} overlaps ${other.name}`);
    }
  }

  for (const { name, element, boxes } of parts) {
    const card = element.closest('.doorstep-card');
    if (!card || findLayer(element) !== findLayer(card)) continue;
    const outer = card.getBoundingClientRect();
    const isOutside = (box: DOMRect): boolean =>
      box.left < outer.left - tolerance ||
      box.right > outer.right + tolerance ||
      box.top < outer.top - tolerance ||
      box.bottom > outer.bottom + tolerance;
    if (boxes.some(isOutside)) problems.add(`${name} is outside of the card`);
  }
  return [...problems];
}
