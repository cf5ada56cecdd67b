import { StrictMode, useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { SignIn } from '../../src/renderers/react/index.ts';
import type { RenderOptions, WidgetRenderer } from '../../src/renderers/renderer.ts';
import { readMountArguments } from '../../src/widget/config/read-options.ts';

/**
 * Mounts a page with `<SignIn>`. Whenever a screen is shown, the page renders again, with a copy of the configuration
 * in which all objects and functions are new.
 */
export const renderer: WidgetRenderer = {
  name: 'component',
  mount(container, options) {
    readMountArguments(container, options); // Throw now if the configuration is invalid, because the component would throw only later.
    const element = document.createElement('div');
    container.append(element);
    const root = createRoot(element);
    let isUnmounted = false;
    const whileMounted: RenderOptions = {
      ...options,
      onScreen: (screen) => void (isUnmounted || options.onScreen?.(screen)),
    };
    // StrictMode runs effects twice only if it is the outermost element.
    const page = (
      <StrictMode>
        <Page options={whileMounted} />
      </StrictMode>
    );
    // Renders and unmounts in microtasks, because React may be rendering another root at this moment.
    queueMicrotask(() => isUnmounted || flushSync(() => root.render(page)));
    return () => {
      isUnmounted = true;
      element.remove();
      queueMicrotask(() => root.unmount());
    };
  },
};

function Page({ options: { onScreen, onTransition, navigate, ...options } }: { options: RenderOptions }) {
  const [, setScreen] = useState({});
  return (
    <SignIn
      backend={options.backend}
      config={copy(options.config)}
      onScreen={(screen) => {
        onScreen?.(screen);
        setScreen(screen);
      }}
      onTransition={(from, to) => onTransition?.(from, to)}
      {...(navigate && { navigate: (url) => navigate(url) })}
    />
  );
}

/** Copies a value, with new objects and new functions at all levels. */
function copy<T>(value: T): T;
function copy(value: unknown): unknown {
  if (typeof value === 'function') return (...args: readonly unknown[]) => Reflect.apply(value, undefined, args);
  if (Array.isArray(value)) return value.map((item) => copy(item));
  if (value instanceof RegExp) return new RegExp(value);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, copy(item)]));
}
