import type { Plugin } from 'vite';

/** Takes the pictures and fonts out of style sheets that a page would fetch from somebody else. */
export function withoutNetwork(): Plugin {
  return {
    name: 'doorstep:without-network',
    enforce: 'pre',
    transform: (code, id) => (id.endsWith('.css') ? withoutAddresses(code) : null),
  };
}

/** A style sheet that asks nobody but its own origin for anything. */
export const withoutAddresses = (css: string): string =>
  css
    .replaceAll(/@import url\((?:https?:)?\/\/[^)]*\);/g, '')
    .replaceAll(/url\((?:(?:https?:)?\/\/|data:)[^)]*\)/g, 'none');
