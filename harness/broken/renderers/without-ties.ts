import { createPlainViewRenderer, plainRendererOf } from '../../../src/renderers/plain/index.ts';

/** Shows errors, and never says which field they are about. */
export const renderer = plainRendererOf('without-ties', (element) => {
  const plain = createPlainViewRenderer(element);
  return {
    ...plain,
    draw(view, handlers) {
      plain.draw(view, handlers);
      for (const field of element.querySelectorAll('[aria-describedby]')) field.removeAttribute('aria-describedby');
    },
  };
});
