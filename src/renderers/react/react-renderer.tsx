import { StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { AuthBackend } from '../../adapters/auth-backend.ts';
import type { ConfigError } from '../../widget/config/config-error.ts';
import { type Draft, readMountArguments } from '../../widget/config/read-options.ts';
import type { LanguageOptions } from '../../widget/messages/language.ts';
import type { SwitchableRenderer } from '../renderer.ts';
import { createLoadingViewStore } from './loading-view-store.ts';
import { type HostFunctions, useWidget } from './use-widget.ts';
import { Widget } from './Widget.tsx';
import { reportAppError } from '../../widget/report-app-error.ts';
import '../../theme/doorstep.css';

/** Renderer with a React root of its own, so that the page may use a different version of React, or none. */
export const reactRenderer: SwitchableRenderer = {
  name: 'react',
  mount(container, options) {
    const draft = readMountArguments(container, options);
    const element = document.createElement('div');
    container.append(element);
    // The prefix makes the IDs of `useId` differ from the IDs of another React root on the page.
    const root = createRoot(element, { identifierPrefix: 'doorstep' });
    const unmounting = new AbortController();
    let language: LanguageOptions = options;
    const host = {
      ...options,
      onConfigError(error: ConfigError) {
        unmount();
        (options.onConfigError ?? reportAppError)(error);
      },
    };
    const render = () =>
      root.render(
        <StrictMode>
          <MountedWidget
            draft={draft}
            host={{ ...host, ...language }}
            backend={options.backend}
            unmounting={unmounting.signal}
          />
        </StrictMode>,
      );
    // An effect of the app may call `mount`, and React forbids `flushSync` in effects. So render in a microtask, before
    // the browser paints.
    queueMicrotask(() => {
      if (!unmounting.signal.aborted) flushSync(render);
    });
    return Object.assign(unmount, {
      setLanguage(newLanguage: LanguageOptions) {
        language = { ...language, ...newLanguage };
        if (!unmounting.signal.aborted) render();
      },
    });

    function unmount(): void {
      if (unmounting.signal.aborted) return;
      unmounting.abort();
      element.remove();
      // Unmount in a microtask, because a root cannot be unmounted while another root renders.
      queueMicrotask(() => root.unmount());
    }
  },
};

interface MountedWidgetProps {
  readonly draft: Draft;
  readonly backend: AuthBackend;
  readonly host: HostFunctions;
  readonly unmounting: AbortSignal;
}

function MountedWidget({ draft, backend, host, unmounting }: MountedWidgetProps) {
  return <Widget store={useWidget(createLoadingViewStore, draft, backend, host, unmounting)} />;
}
