import 'doorstep-auth/element';
import type { DoorstepSignInEventMap } from 'doorstep-auth/element';
import type { WidgetRenderer } from '../../src/renderers/renderer.ts';
import type { LanguageOptions } from '../../src/widget/messages/language.ts';

/**
 * Adds the `<doorstep-sign-in>` of the built package to the container. Listens to the element's events, because the
 * element has no callbacks.
 */
export const renderer: WidgetRenderer = {
  name: 'element',
  mount(
    container,
    { backend, config, history, appearance, locale, messages, onConfigError, onScreen, onTransition, navigate },
  ) {
    const element = document.createElement('doorstep-sign-in');
    function listen<N extends keyof DoorstepSignInEventMap>(
      name: N,
      callback: ((detail: DoorstepSignInEventMap[N]['detail']) => void) | undefined,
    ): void {
      if (!callback) return;
      element.addEventListener(name, (event) => {
        event.preventDefault();
        callback((event as DoorstepSignInEventMap[N]).detail);
      });
    }
    listen('doorstep-config-error', onConfigError);
    listen('doorstep-screen', onScreen);
    listen('doorstep-transition', (detail) => onTransition?.(detail.from, detail.to));
    listen('doorstep-navigate', navigate && (({ url }) => navigate(url)));
    if (history) element.setAttribute('history', history);
    if (appearance?.layout) element.setAttribute('layout', appearance.layout);
    if (appearance?.providerPosition) element.setAttribute('provider-position', appearance.providerPosition);
    if (appearance?.providerButtons) element.setAttribute('provider-buttons', appearance.providerButtons);
    if (appearance?.lastUsed) element.setAttribute('last-used', '');
    container.append(element);
    Object.assign(element, { backend, config, locale, messages });
    return Object.assign(() => element.remove(), {
      setLanguage: (language: LanguageOptions) => Object.assign(element, language),
    });
  },
};
