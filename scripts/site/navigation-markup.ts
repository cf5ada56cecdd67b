import type { Section } from './documents.ts';
import { html, linkBetween, type Html } from './html.ts';
import { hasPage, listLinks, type Area, type Group, type NavigationLink } from './navigation.ts';

/** Returns the header's link to an area (a part of the site); null if the area has no pages. */
export function areaLink(area: Area, file: string): Html | null {
  const [start] = listLinks(area);
  if (!start) return null;
  const current = hasPage(area, file) ? html` aria-current="${start.file === file ? 'page' : 'true'}"` : null;
  return html`<li><a href="${linkBetween(file, start.file)}" ${current}>${area.title}</a></li> `;
}

/**
 * Returns the buttons that open the navigation and the table of contents. Narrow windows need these buttons, because
 * only wide windows show the navigation and the contents beside the page.
 */
export const bar = ({ title }: Area, hasContents: boolean): Html =>
  html`<div class="bar">
    <button type="button" popovertarget="site-navigation">${title}</button>
    ${hasContents ? html`<button type="button" popovertarget="site-contents">On this page</button>` : null}
  </div>`;

const closeButton = (id: string): Html =>
  html`<button type="button" class="close" popovertarget="${id}" popovertargetaction="hide">Close</button>`;

/** Returns the links to all pages of an area. */
export function sideNavigation({ title, groups }: Area, file: string): Html {
  return html`<nav id="site-navigation" class="side" aria-label="${title}" popover>
    ${closeButton('site-navigation')}
    ${groups.map((group, index) => navigationGroup(group, `site-group-${index}`, file))}
  </nav>`;
}

function navigationGroup({ title, links }: Group, id: string, file: string): Html {
  return html`<p id="${id}">${title}</p>
    <ul aria-labelledby="${id}">
      ${links.map((link) => navigationItem(link, file))}
    </ul> `;
}

function navigationItem(link: NavigationLink, file: string): Html {
  const { parts = [] } = link;
  const isOpen = parts.length > 0 && [link, ...parts].some((each) => each.file === file);
  return html`<li>
    <a href="${linkBetween(file, link.file)}" ${link.file === file ? html` aria-current="page"` : null}
      >${link.title}</a
    >
    ${
      isOpen
        ? html`<ul>
            ${parts.map((part) => navigationItem(part, file))}
          </ul>`
        : null
    }
  </li> `;
}

/** Returns the links to the headings of a page. */
export function tableOfContents(headings: readonly Section[]): Html {
  const items = headings.map(
    ({ title, anchor, depth }) =>
      html`<li ${depth > 2 ? html` class="below"` : null}><a href="#${anchor}">${title}</a></li> `,
  );
  return html`<nav id="site-contents" class="side" aria-labelledby="site-contents-title" popover>
    ${closeButton('site-contents')}
    <p id="site-contents-title">On this page</p>
    <ul>
      ${items}
    </ul>
  </nav>`;
}

/** Returns the links to the previous and the next page of an area. */
export function neighbours(area: Area, file: string): Html {
  const links = listLinks(area);
  const at = links.findIndex((link) => link.file === file);
  const [previous, next] = [links[at - 1], links[at + 1]];
  const toNeighbour = (link: NavigationLink, label: string, rel: string): Html =>
    html`<a href="${linkBetween(file, link.file)}" rel="${rel}"><small>${label}</small> ${link.title}</a>`;
  return html`<nav class="neighbours" aria-label="Previous and next guide">
    ${previous ? toNeighbour(previous, 'Previous', 'prev') : null} ${next ? toNeighbour(next, 'Next', 'next') : null}
  </nav>`;
}
