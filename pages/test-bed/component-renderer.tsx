import { Component, type ReactNode, StrictMode, useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { SignIn } from '../../src/renderers/react/index.ts';
import type { RenderOptions, WidgetRenderer } from '../../src/renderers/renderer.ts';
import { ConfigError } from '../../src/widget/config/config-error.ts';

/**
 * Mounts a page with `<SignIn>`. Each time a screen is shown, the page renders again with a new copy of the
 * configuration.
 */
export const renderer: WidgetRenderer = {
  name: 'component',
  mount(container, options) {
    const element = document.createElement('div');
    container.append(element);
    // Keep React from logging errors that the boundary reports.
    const root = createRoot(element, { onCaughtError() {} });
    let isUnmounted = false;
    const whileMounted: RenderOptions = {
      ...options,
      onScreen: (screen) => void (isUnmounted || options.onScreen?.(screen)),
    };
    // StrictMode must be the outermost element, because only then it runs effects twice.
    const page = (
      <StrictMode>
        <Boundary onConfigError={(error) => options.onConfigError?.(error)}>
          <Page options={whileMounted} />
        </Boundary>
      </StrictMode>
    );
    // Wait for a microtask: React may be rendering another root now.
    queueMicrotask(() => isUnmounted || flushSync(() => root.render(page)));
    return () => {
      isUnmounted = true;
      element.remove();
      queueMicrotask(() => root.unmount());
    };
  },
};

/** Catches a `ConfigError` that the component throws, reports it and renders nothing more. */
class Boundary extends Component<
  { onConfigError(error: ConfigError): void; children: ReactNode },
  { failed: boolean }
> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    if (!(error instanceof ConfigError)) throw error;
    this.props.onConfigError(error);
  }

  override render() {
    return this.state.failed ? null : this.props.children;
  }
}

function Page({ options: { onScreen, onTransition, navigate, ...options } }: { options: RenderOptions }) {
  const [, setScreen] = useState({});
  return (
    <SignIn
      backend={options.backend}
      config={copy(options.config)}
      history={options.history}
      onScreen={(screen) => {
        onScreen?.(screen);
        setScreen(screen);
      }}
      onTransition={(from, to) => onTransition?.(from, to)}
      {...(navigate && { navigate: (url) => navigate(url) })}
    />
  );
}

function copy<T>(value: T): T;
function copy(value: unknown): unknown {
  if (typeof value === 'function') return (...args: readonly unknown[]) => Reflect.apply(value, undefined, args);
  if (Array.isArray(value)) return value.map((item) => copy(item));
  if (value instanceof RegExp) return new RegExp(value);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, copy(item)]));
}
