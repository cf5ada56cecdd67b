import { StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { startWidget } from '../../widget/start-widget.ts';
import type { WidgetRenderer } from '../renderer.ts';
import { createViewStore } from './view-store.ts';
import { Widget } from './Widget.tsx';
import '../theme/doorstep.css';

/** Renderer with a React root of its own, so that the page may use a different version of React, or none. */
export const reactRenderer: WidgetRenderer = {
  name: 'react',
  mount(container, options) {
    const store = createViewStore();
    // `startWidget` throws if the configuration is invalid, so it must run before the page is changed.
    const widget = startWidget({ ...options, renderer: store });
    const element = document.createElement('div');
    container.append(element);
    // The prefix prevents duplicate IDs if another React root on the page calls `useId`.
    const root = createRoot(element, { identifierPrefix: 'doorstep' });
    const app = (
      <StrictMode>
        <Widget store={store} />
      </StrictMode>
    );
    let isUnmounted = false;
    // Renders in a microtask, because `mount` may be called in an effect of another root, where `flushSync` is not
    // allowed. A microtask still runs before the browser paints.
    queueMicrotask(() => {
      if (!isUnmounted) flushSync(() => root.render(app));
    });
    return () => {
      if (isUnmounted) return;
      isUnmounted = true;
      widget.stop();
      store.close();
      element.remove();
      // Unmounts in a microtask, too, because a root cannot be unmounted while another root renders.
      queueMicrotask(() => root.unmount());
    };
  },
};
