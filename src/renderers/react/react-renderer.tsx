import { StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { startWidget } from '../../widget/start-widget.ts';
import type { WidgetRenderer } from '../renderer.ts';
import { createStage } from './stage.ts';
import { Widget } from './Widget.tsx';
import '../theme/doorstep.css';

/** The widget, drawn by React in a root of its own: the page around it may use another React, or none. */
export const reactRenderer: WidgetRenderer = {
  name: 'react',
  mount(container, { backend, config, onScreen, onTransition, navigate = (url) => location.assign(url) }) {
    const stage = createStage();
    // Before anything is put on the page: a wrong configuration throws here.
    const widget = startWidget({
      renderer: stage,
      backend,
      config,
      onScreen: onScreen ?? ignore,
      onTransition,
      navigate,
    });
    const element = document.createElement('div');
    container.append(element);
    // Ids that no other React on the page gives out.
    const root = createRoot(element, { identifierPrefix: 'doorstep' });
    const app = (
      <StrictMode>
        <Widget stage={stage} />
      </StrictMode>
    );
    let taken = false;
    // `mount` may be called from another root's effect, where React cannot be flushed. A microtask later it can, and
    // still before anything is painted.
    queueMicrotask(() => {
      if (!taken) flushSync(() => root.render(app));
    });
    return () => {
      if (taken) return;
      taken = true;
      widget.stop();
      stage.close();
      element.remove();
      // For the same reason: a root cannot be unmounted while another one renders.
      queueMicrotask(() => root.unmount());
    };
  },
};

function ignore(): void {}
