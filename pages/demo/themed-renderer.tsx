import { type CSSProperties, StrictMode, useMemo, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { toLanguageOptions } from '../../fixtures/load-language.ts';
import { recommendedMessages } from '../../src/widget/config/recommended.ts';
import { SignIn } from '../../src/renderers/react/index.ts';
import type { RenderOptions, WidgetRenderer } from '../../src/renderers/renderer.ts';
import { language, theme } from './look.ts';
import { listCustomProperties, toAppearance } from './theme.ts';

/** Draws the widget in the theme and the language that the visitor has chosen. */
export const themedRenderer: WidgetRenderer = {
  name: 'demo',
  mount(container, options) {
    const element = document.createElement('div');
    container.append(element);
    const root = createRoot(element, { identifierPrefix: 'doorstep' });
    let isUnmounted = false;
    // The app calls `mount` in a React effect, where React does not allow `flushSync`. So call `flushSync` in a
    // microtask.
    queueMicrotask(() => {
      if (isUnmounted) return;
      flushSync(() =>
        root.render(
          <StrictMode>
            <ThemedSignIn options={options} />
          </StrictMode>,
        ),
      );
    });
    return () => {
      isUnmounted = true;
      element.remove();
      queueMicrotask(() => root.unmount());
    };
  },
};

function ThemedSignIn({ options }: { options: RenderOptions }) {
  const shownTheme = useSyncExternalStore(theme.subscribe, theme.get);
  const tag = useSyncExternalStore(language.subscribe, language.get);
  const languageOptions = useMemo(() => toLanguageOptions(tag), [tag]);
  const { backend, config, history, onScreen, onTransition, navigate } = options;
  return (
    <SignIn
      {...{ backend, config, history, onScreen, onTransition, navigate }}
      {...languageOptions}
      messages={shownTheme.hasFriendlyTexts ? recommendedMessages : undefined}
      appearance={toAppearance(shownTheme)}
      style={listCustomProperties(shownTheme) as CSSProperties}
    />
  );
}
