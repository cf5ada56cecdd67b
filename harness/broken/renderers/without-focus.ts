import { createPlainViewRenderer, plainRendererOf } from '../../../src/renderers/plain/index.ts';

/** Puts the focus on every screen's heading, wherever the screen wants it. */
export const renderer = plainRendererOf('without-focus', (element) => {
  const renderer = createPlainViewRenderer(element);
  return { ...renderer, draw: (view, handlers) => renderer.draw({ ...view, focus: null }, handlers) };
});
