import type { Plugin } from 'vite';

/** What the head of every page of ours begins with. The security policy is a header, and in no page. */
const head = `<head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <link rel="icon" href="/favicon.svg" type="image/svg+xml" />`;

/** Gives every page the head that all have in common; each says only what is its own. */
export function commonHead(): Plugin {
  return {
    name: 'doorstep:common-head',
    transformIndexHtml: { order: 'pre', handler: (html) => html.replace('<head>', head) },
  };
}
