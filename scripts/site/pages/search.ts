import { html } from '../html.ts';
import type { Page } from '../page.ts';

/** The page that shows the results of a search. Its script reads the query from the address. */
export const searchPage: Page = {
  file: 'search.html',
  title: 'Search',
  content: html`<noscript><p>The search needs JavaScript. The start page has links to all guides.</p></noscript>
    <p id="status" role="status"></p>
    <ol id="results" class="found"></ol>`,
  scripts: ['search-sections.js', 'search.js'],
};
