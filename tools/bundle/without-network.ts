import type { Plugin } from 'vite';

/** Removes the pictures and fonts of other origins from style sheets. */
export function withoutNetwork(): Plugin {
  return {
    name: 'doorstep:without-network',
    enforce: 'pre',
    transform: (code, id) => (id.endsWith('.css') ? removeForeignUrls(code) : null),
  };
}

/** Returns a style sheet that requests nothing from other origins. */
export const removeForeignUrls = (css: string): string =>
  css
    .replaceAll(/@import url\((?:https?:)?\/\/[^)]*\);/g, '')
    .replaceAll(/url\((?:(?:https?:)?\/\/|data:)[^)]*\)/g, 'none');
