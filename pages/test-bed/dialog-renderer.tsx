import { StrictMode, useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { WidgetRenderer } from '../../src/renderers/renderer.ts';
import type { LanguageOptions } from '../../src/widget/messages/language.ts';
import type { ProductUnderTest } from './product-under-test.ts';

/** Functions of the app that the dialog calls. */
interface DialogCalls {
  onSuccess(): void;
  onClose(): void;
}

/**
 * Creates a renderer that mounts a page with `<SignInDialog>`, which a button opens. Passes new objects and functions
 * in every render.
 */
export const createDialogRenderer = (
  { SignInDialog }: Pick<ProductUnderTest, 'SignInDialog'>,
  calls: DialogCalls,
): WidgetRenderer => ({
  name: 'dialog',
  mount(container, { history: _history, ...options }) {
    const element = document.createElement('div');
    container.append(element);
    const root = createRoot(element);
    let isUnmounted = false;
    let language: LanguageOptions = options;
    const draw = () => (
      <StrictMode>
        <Page />
      </StrictMode>
    );
    // Call `flushSync` in a microtask, because React does not allow it while another root is being rendered.
    queueMicrotask(() => isUnmounted || flushSync(() => root.render(draw())));
    const unmount = () => {
      isUnmounted = true;
      queueMicrotask(() => {
        root.unmount();
        element.remove();
      });
    };
    return Object.assign(unmount, {
      setLanguage(newLanguage: LanguageOptions) {
        language = newLanguage;
        root.render(draw());
      },
    });

    function Page() {
      const [isOpen, setOpen] = useState(false);
      return (
        <div className="our-shop">
          <h1>Our shop</h1>
          <button type="button" onClick={() => setOpen(true)}>
            Log in
          </button>
          <button type="button">Search</button>
          <SignInDialog
            {...options}
            {...language}
            open={isOpen}
            label="Log in to our shop"
            config={{ ...options.config }}
            onScreen={(screen) => void (isUnmounted || options.onScreen?.(screen))}
            onSuccess={() => calls.onSuccess()}
            onClose={() => {
              calls.onClose();
              setOpen(false);
            }}
          />
        </div>
      );
    }
  },
});
