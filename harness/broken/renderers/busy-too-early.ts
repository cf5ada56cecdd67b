import { createPlainRenderer, createPlainViewRenderer } from '../../../src/renderers/plain/index.ts';

/** Shows the busy indicator immediately instead of after 500 ms. */
export const renderer = createPlainRenderer('busy-too-early', (element) => {
  const plain = createPlainViewRenderer(element);
  return {
    ...plain,
    draw: (view, handlers) => plain.draw({ ...view, busy: view.pending && view.dialog === null }, handlers),
  };
});
