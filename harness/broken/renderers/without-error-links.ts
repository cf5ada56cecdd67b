import { createPlainRenderer, createPlainViewRenderer } from '../../../src/renderers/plain/index.ts';

/** Shows field errors without linking them to their fields. */
export const renderer = createPlainRenderer('without-error-links', (element) => {
  const plain = createPlainViewRenderer(element);
  return {
    ...plain,
    draw(view, handlers) {
      plain.draw(view, handlers);
      for (const field of element.querySelectorAll('[aria-describedby]')) field.removeAttribute('aria-describedby');
    },
  };
});
