import { createPlainFace, plainRendererOf } from '../../../src/renderers/plain/index.ts';

/** Puts the focus on every screen's heading, wherever the screen wants it. */
export const renderer = plainRendererOf('without-focus', (element) => {
  const face = createPlainFace(element);
  return { ...face, draw: (view, handlers) => face.draw({ ...view, focus: null }, handlers) };
});
