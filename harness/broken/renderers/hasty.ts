import { createPlainViewRenderer, plainRendererOf } from '../../../src/renderers/plain/index.ts';

/** Shows the busy indicator at once, where it is to come after 500 ms. */
export const renderer = plainRendererOf('hasty', (element) => {
  const plain = createPlainViewRenderer(element);
  return {
    ...plain,
    draw: (view, handlers) => plain.draw({ ...view, busy: view.pending && view.dialog === null }, handlers),
  };
});
