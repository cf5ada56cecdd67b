import type { Section } from './documents.ts';
import { html, linkBetween, type Html } from './html.ts';
import { areaLink, bar, neighbours, sideNavigation, tableOfContents } from './navigation-markup.ts';
import { hasPage, type Area } from './navigation.ts';

export interface Page {
  readonly file: string;
  readonly title: string;
  /** The title as markup, if it contains more than text. */
  readonly heading?: Html;
  readonly content: Html;
  /** Sections for the table of contents. */
  readonly sections?: readonly Section[];
  /** Scripts besides `site.js`. */
  readonly scripts?: readonly string[];
}

const siteName = 'Doorstep';

/** Minimum number of headings of level 2 that a page must have to get a table of contents. */
const FEWEST_HEADINGS = 3;

/**
 * Forbids inline scripts, so that text which becomes markup by mistake cannot run code. Allows `file:`, so that a page
 * that was opened as a local file can load other local files.
 */
const contentSecurityPolicy = [
  "default-src 'none'",
  ...['script-src', 'style-src', 'img-src', 'form-action'].map((directive) => `${directive} 'self' file:`),
  "base-uri 'none'",
].join('; ');

/** Returns the HTML of a whole page. The page also works without scripts, and when opened as a local file. */
export function renderPage(page: Page, areas: readonly [Area, ...Area[]]): Html {
  const { file, title, heading = title, content, scripts = [] } = page;
  const [guides] = areas;
  const area = areas.find((each) => hasPage(each, file)) ?? null;
  const headings = (page.sections ?? []).filter(({ depth }) => depth > 1);
  const hasContents = headings.filter(({ depth }) => depth === 2).length >= FEWEST_HEADINGS;
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta http-equiv="Content-Security-Policy" content="${contentSecurityPolicy}" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>${title === siteName ? title : `${title} – ${siteName}`}</title>
        <link rel="stylesheet" href="${linkBetween(file, 'site.css')}" />
        ${['site.js', ...scripts].map((script) => html`<script src="${linkBetween(file, script)}" defer></script>`)}
      </head>
      <body>
        <a class="skip" href="#site-main">Skip to content</a>
        <header>
          <a class="brand" href="${linkBetween(file, 'index.html')}">${siteName}</a>
          <nav aria-label="Site">
            <ul>
              ${areas.map((each) => areaLink(each, file))}
            </ul>
          </nav>
          <form role="search" action="${linkBetween(file, 'search.html')}">
            <input type="search" name="q" aria-label="Search" placeholder="Search" />
          </form>
        </header>
        ${area && bar(area, hasContents)}
        <div class="${area === null ? 'single' : 'columns'}">
          ${area && sideNavigation(area, file)}
          <main id="site-main" class="${page.sections ? 'document' : ''}">
            <h1>${heading}</h1>
            ${content} ${area === guides ? neighbours(guides, file) : null}
          </main>
          ${hasContents ? tableOfContents(headings) : null}
        </div>
      </body>
    </html> `;
}
