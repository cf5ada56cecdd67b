import { createPlainViewRenderer, plainRendererOf } from '../../../src/renderers/plain/index.ts';

/** Puts the focus on every screen's heading, wherever the screen wants it. */
export const renderer = plainRendererOf('without-focus', (element) => {
  const plain = createPlainViewRenderer(element);
  return { ...plain, draw: (view, handlers) => plain.draw({ ...view, focus: null }, handlers) };
});
