import { createPlainViewRenderer, mountConfigured } from '../../renderers/plain/index.ts';
import { createBrowserPage } from '../../widget/page.ts';
import type { AuthUiEnvironment } from './environment.ts';

/** Creates the environment of a browser. Loading this module does not use the browser, so a server can load it, too. */
export const createBrowserEnvironment = (createBackend: AuthUiEnvironment['createBackend']): AuthUiEnvironment => ({
  createBackend,
  config: {
    getAddress: () => new URL(location.href),
    getBase: () => new URL(document.baseURI),
    isColor: (text) => CSS.supports('color', text),
  },
  createPage: createBrowserPage,
  findElement: (selector) => document.querySelector(selector),
  onLoad(listener, signal) {
    if (document.readyState === 'complete') return false;
    window.addEventListener('load', listener, { once: true, signal });
    return true;
  },
  mount: (container, { settings, ...options }) =>
    mountConfigured(createPlainViewRenderer, container, settings, options),
  isMobile: () => /android|iphone|ipad|mobile/i.test(navigator.userAgent),
  warn: (message) => console.warn(`[doorstep] ${message}`),
});
