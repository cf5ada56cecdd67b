import type { Plugin } from 'vite';

/** The start of every page's head. The security policy is a response header. */
const head = `<head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <link rel="icon" href="/favicon.svg" type="image/svg+xml" />`;

/** Adds the common head to every page. */
export function commonHead(): Plugin {
  return {
    name: 'doorstep:common-head',
    transformIndexHtml: { order: 'pre', handler: (html) => html.replace('<head>', head) },
  };
}
