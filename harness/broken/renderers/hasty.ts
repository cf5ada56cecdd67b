import { createPlainFace, plainRendererOf } from '../../../src/renderers/plain/index.ts';

/** Shows the busy indicator at once, where it is to come after 500 ms. */
export const renderer = plainRendererOf('hasty', (element) => {
  const face = createPlainFace(element);
  return {
    ...face,
    draw: (view, handlers) => face.draw({ ...view, busy: view.pending && view.dialog === null }, handlers),
  };
});
