import { createPlainRenderer, createPlainViewRenderer } from '../../../src/renderers/plain/index.ts';

/** Focuses the heading of every screen instead of the element that the screen requests. */
export const renderer = createPlainRenderer('without-focus', (element) => {
  const plain = createPlainViewRenderer(element);
  return { ...plain, draw: (view, handlers) => plain.draw({ ...view, focus: null }, handlers) };
});
