import { useEffect, useRef, useState } from 'react';
import type { AuthBackend } from '../../adapters/auth-backend.ts';
import type { Settings } from '../../widget/config/settings.ts';
import { startConfiguredWidget } from '../../widget/start-widget.ts';
import type { RenderOptions } from '../renderer.ts';
import { createViewStore, type ViewStore } from './view-store.ts';

/** Functions of the host app. If the app passes new ones, the widget keeps running and calls those. */
type HostFunctions = { readonly [N in 'onScreen' | 'onTransition' | 'navigate']?: RenderOptions[N] | undefined };

/**
 * Runs the widget while the component is mounted. Restarts it if the settings or the backend change.
 *
 * @param stopping a signal that stops the widget before React unmounts the component
 * @returns the store with the widget's views
 */
export function useWidget(
  project: Settings,
  backend: AuthBackend,
  host: HostFunctions,
  stopping?: AbortSignal,
): ViewStore {
  const [store] = useState(createViewStore);
  const latestHost = useRef(host);
  useEffect(() => void (latestHost.current = host));

  // Do not use a layout effect: in StrictMode, which runs effects twice, React would stop the first widget only after
  // that widget has read the address.
  useEffect(() => {
    if (stopping?.aborted) return;
    store.open();
    const widget = startConfiguredWidget(project, {
      renderer: store,
      backend,
      onScreen: (screen) => latestHost.current.onScreen?.(screen),
      onTransition: (from, to) => latestHost.current.onTransition?.(from, to),
      navigate: (url) => (latestHost.current.navigate ?? openUrl)(url),
    });
    const stop = () => {
      widget.stop();
      store.close();
    };
    stopping?.addEventListener('abort', stop);
    return () => {
      stopping?.removeEventListener('abort', stop);
      stop();
    };
  }, [project, backend, store, stopping]);
  return store;
}

const openUrl = (url: URL) => location.assign(url);
