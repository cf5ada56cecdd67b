import { StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { startWidget } from '../../widget/start-widget.ts';
import type { WidgetRenderer } from '../renderer.ts';
import { createViewStore } from './view-store.ts';
import { Widget } from './Widget.tsx';
import '../theme/doorstep.css';

/** Draws the widget with React in its own root, so that the page may use another version of React or none. */
export const reactRenderer: WidgetRenderer = {
  name: 'react',
  mount(container, options) {
    const store = createViewStore();
    // Starts before the page is changed, because an invalid configuration throws here.
    const widget = startWidget({ ...options, renderer: store });
    const element = document.createElement('div');
    container.append(element);
    // The prefix avoids duplicate ids if another React root on the page calls `useId`.
    const root = createRoot(element, { identifierPrefix: 'doorstep' });
    const app = (
      <StrictMode>
        <Widget store={store} />
      </StrictMode>
    );
    let isUnmounted = false;
    // `mount` may be called from an effect of another root, where `flushSync` is not allowed. A microtask runs after the
    // effect, and still before the browser paints.
    queueMicrotask(() => {
      if (!isUnmounted) flushSync(() => root.render(app));
    });
    return () => {
      if (isUnmounted) return;
      isUnmounted = true;
      widget.stop();
      store.close();
      element.remove();
      // In a microtask too: a root cannot be unmounted while another root renders.
      queueMicrotask(() => root.unmount());
    };
  },
};
