import { StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { readMountArguments } from '../../widget/config/read-options.ts';
import type { Settings } from '../../widget/config/settings.ts';
import type { RenderOptions, WidgetRenderer } from '../renderer.ts';
import { useWidget } from './use-widget.ts';
import { Widget } from './Widget.tsx';
import '../theme/doorstep.css';

/** Renderer with a React root of its own, so that the page may use a different version of React, or none. */
export const reactRenderer: WidgetRenderer = {
  name: 'react',
  mount(container, options) {
    const project = readMountArguments(container, options);
    const element = document.createElement('div');
    container.append(element);
    // The prefix prevents duplicate IDs if another React root on the page calls `useId`.
    const root = createRoot(element, { identifierPrefix: 'doorstep' });
    const unmounting = new AbortController();
    const app = (
      <StrictMode>
        <MountedWidget project={project} options={options} unmounting={unmounting.signal} />
      </StrictMode>
    );
    // Renders in a microtask, because `mount` may be called in an effect of another root, where `flushSync` is not
    // allowed. A microtask still runs before the browser paints.
    queueMicrotask(() => {
      if (!unmounting.signal.aborted) flushSync(() => root.render(app));
    });
    return () => {
      if (unmounting.signal.aborted) return;
      unmounting.abort();
      element.remove();
      // Unmounts in a microtask, too, because a root cannot be unmounted while another root renders.
      queueMicrotask(() => root.unmount());
    };
  },
};

interface MountedWidgetProps {
  readonly project: Settings;
  readonly options: RenderOptions;
  readonly unmounting: AbortSignal;
}

function MountedWidget({ project, options, unmounting }: MountedWidgetProps) {
  return <Widget store={useWidget(project, options.backend, options, unmounting)} />;
}
