import highlighter from 'highlight.js/lib/common';
import nginx from 'highlight.js/lib/languages/nginx';
import { Html, html } from './html.ts';

highlighter.registerLanguage('nginx', nginx);
highlighter.registerAliases(['astro', 'svelte', 'vue'], { languageName: 'xml' });

export const isKnownLanguage = (language: string): boolean => highlighter.getLanguage(language) !== undefined;

/** Returns a block of code, coloured by classes such as `hljs-string`. Code in an unknown language has no colours. */
export function codeBlock(code: string, language: string): Html {
  const coloured = isKnownLanguage(language) ? new Html(highlighter.highlight(code, { language }).value) : code;
  return html`<div class="code">
    <pre role="group" aria-label="Code" tabindex="0"><code>${coloured}</code></pre>
  </div> `;
}
