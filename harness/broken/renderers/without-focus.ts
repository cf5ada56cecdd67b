import { createPlainRenderer, createPlainViewRenderer } from '../../../src/renderers/plain/index.ts';

/** Focuses the heading of every screen, and ignores its focus target. */
export const renderer = createPlainRenderer('without-focus', (element) => {
  const plain = createPlainViewRenderer(element);
  return { ...plain, draw: (view, handlers) => plain.draw({ ...view, focus: null }, handlers) };
});
