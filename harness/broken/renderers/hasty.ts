import { createPlainViewRenderer, plainRendererOf } from '../../../src/renderers/plain/index.ts';

/** Shows the busy indicator at once, where it is to come after 500 ms. */
export const renderer = plainRendererOf('hasty', (element) => {
  const renderer = createPlainViewRenderer(element);
  return {
    ...renderer,
    draw: (view, handlers) => renderer.draw({ ...view, busy: view.pending && view.dialog === null }, handlers),
  };
});
