import { type ReactNode, useRef, useSyncExternalStore } from 'react';
import { announceBusy } from '../common/announce-busy.ts';
import { focusStart } from '../common/form.ts';
import { Notice } from './Notice.tsx';
import { ProgressPage } from './ProgressPage.tsx';
import { Screen } from './Screen.tsx';
import type { ViewStore } from './view-store.ts';

interface WidgetProps {
  readonly store: ViewStore;
  /** Content to draw above the screen. */
  readonly header?: ReactNode;
  /** Content to draw instead of the box until the widget has a screen to draw. */
  readonly fallback?: ReactNode;
  /** Colour scheme of the widget. Defaults to the visitor's preference. */
  readonly colorScheme?: 'light' | 'dark' | undefined;
}

/**
 * Draws the latest view of the store, or `fallback` if there is none. Each screen gets a `Screen` component of its
 * own, so that it does not show what the visitor typed on the previous screen.
 */
export function Widget({ store, header, fallback, colorScheme }: WidgetProps) {
  const snapshot = useSyncExternalStore(store.subscribe, store.getSnapshot, getServerSnapshot);
  const element = useRef<HTMLDivElement>(null);
  const view = snapshot?.view;
  const stopWaiting = () => {
    focusStart(element.current?.querySelector('form') ?? null);
    snapshot?.handlers.stopWaiting();
  };
  if (fallback && (snapshot?.isBlank ?? true)) return fallback;
  return (
    <div
      className="doorstep"
      data-color-scheme={colorScheme}
      data-provider-buttons={view?.appearance?.providerButtons}
      data-layout={view?.appearance?.layout}
      data-screen={view?.screen}
      lang={view?.language.tag}
      dir={view && (view.language.direction ?? 'ltr')}
      ref={element}
    >
      {header}
      {snapshot && view?.description.progress && <ProgressPage kind={view.description.progress} {...view} />}
      {snapshot && !view?.description.progress && (
        <Screen key={`${snapshot.widget} ${snapshot.view.stay}`} {...snapshot} />
      )}
      {view?.longWait && <Notice text={view.longWait.text} label={view.longWait.stop} onClick={stopWaiting} />}
      {view && (
        <p className="doorstep-sr-only" role="status">
          {announceBusy(view)}
        </p>
      )}
    </div>
  );
}

const getServerSnapshot = () => null;
