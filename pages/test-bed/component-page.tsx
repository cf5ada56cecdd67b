import { Component, type ComponentType, type ReactNode, StrictMode, useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { SignInProps } from '../../src/renderers/react/index.ts';
import type { RenderOptions, WidgetRenderer } from '../../src/renderers/renderer.ts';
import type { LanguageOptions } from '../../src/widget/messages/language.ts';
import type { ConfigError } from '../../src/widget/config/config-error.ts';

interface ComponentUnderTest {
  readonly SignIn: ComponentType<SignInProps>;
  /** The class of the errors that the component throws if the configuration is wrong. */
  readonly ConfigError: abstract new (...args: never[]) => ConfigError;
}

/**
 * Creates a renderer that mounts a page with `<SignIn>`. Renders the page with a new configuration for each screen,
 * like an app that creates the configuration while rendering.
 */
export const createComponentRenderer = (name: string, component: ComponentUnderTest): WidgetRenderer => ({
  name,
  mount(container, options) {
    const element = document.createElement('div');
    container.append(element);
    // Keep React from logging the errors that `Boundary` catches, because `Boundary` passes them to `onConfigError`.
    const root = createRoot(element, { onCaughtError() {} });
    let isUnmounted = false;
    const whileMounted: RenderOptions = {
      ...options,
      onScreen: (screen) => void (isUnmounted || options.onScreen?.(screen)),
    };
    let language: LanguageOptions = options;
    // Keep `StrictMode` outermost. React runs all effects twice only if `StrictMode` contains the whole page.
    const drawPage = () => (
      <StrictMode>
        <Boundary ConfigError={component.ConfigError} onConfigError={(error) => options.onConfigError?.(error)}>
          <Page SignIn={component.SignIn} options={{ ...whileMounted, ...language }} />
        </Boundary>
      </StrictMode>
    );
    // Call `flushSync` in a microtask, because React does not allow it while another root is being rendered.
    queueMicrotask(() => isUnmounted || flushSync(() => root.render(drawPage())));
    const unmount = () => {
      isUnmounted = true;
      element.remove();
      queueMicrotask(() => root.unmount());
    };
    return Object.assign(unmount, {
      setLanguage(newLanguage: LanguageOptions) {
        language = newLanguage;
        root.render(drawPage());
      },
    });
  },
});

interface BoundaryProps extends Pick<ComponentUnderTest, 'ConfigError'> {
  readonly children: ReactNode;
  onConfigError(error: ConfigError): void;
}

/** Catches a `ConfigError` of the component and reports it. After an error, renders nothing. */
class Boundary extends Component<BoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    if (!(error instanceof this.props.ConfigError)) throw error;
    this.props.onConfigError(error);
  }

  override render() {
    return this.state.failed ? null : this.props.children;
  }
}

interface PageProps extends Pick<ComponentUnderTest, 'SignIn'> {
  readonly options: RenderOptions;
}

function Page({ SignIn, options: { onScreen, onTransition, navigate, ...options } }: PageProps) {
  const [, setScreen] = useState({});
  return (
    <SignIn
      backend={options.backend}
      config={copy(options.config)}
      history={options.history}
      appearance={{ ...options.appearance }}
      locale={options.locale}
      messages={options.messages}
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
