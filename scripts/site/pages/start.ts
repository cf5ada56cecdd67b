import type { Token, Tokens } from 'marked';
import { formatCount } from '../../../harness/output.ts';
import { toPlainText } from '../../markdown/anchors.ts';
import type { Targets } from '../document-renderer.ts';
import { parseDocument, readme } from '../documents.ts';
import { html, type Html } from '../html.ts';
import { listSubjects, quickStarts, toFile, type Document } from '../guides.ts';
import type { Chapter } from '../specification.ts';
import type { LaneReport } from '../results.ts';
import type { Page } from '../page.ts';

/** The section of the README that shows how an app uses Doorstep. */
const sectionAboutUse = 'Use it in an app';

/**
 * Returns the start page: the beginning of the README, links to the quick starts, how to use Doorstep, and links to all
 * guides, the specification and the results.
 *
 * @param text the text of the README
 */
export function startPage(
  text: string,
  targets: Targets,
  chapters: readonly Chapter[],
  lanes: readonly LaneReport[],
): Page & { readonly pictures: readonly string[] } {
  const { title, tokens, render, pictures } = parseDocument(readme, text, targets);
  const introduction = tokens.slice(0, tokens.findIndex(isHeading));
  const use = findSection(tokens, sectionAboutUse);
  const subjects = listSubjects();
  const rules = chapters.flatMap((chapter) => chapter.rules);
  const scenarios = rules.flatMap((rule) => rule.scenarios);
  const content = html`<div class="introduction">
      <div>
        ${render(introduction.filter(({ type }) => type !== 'html'))}
        <h2 id="get-started">Get started</h2>
        <ul class="cards">
          ${quickStarts.parts.map(documentItem)}
        </ul>
        <p>
          <a href="${toFile(quickStarts)}">All quick starts</a>, with the Firebase configuration and the Auth emulator.
        </p>
      </div>
      <div>${render(introduction.filter(({ type }) => type === 'html'))}</div>
    </div>
    ${render(use)}
    <h2 id="guides">Guides</h2>
    <div class="subjects">
      ${subjects.map(
        ({ title: subject, documents }) =>
          html`<section aria-label="${subject}">
            <h3>${subject}</h3>
            <ul>
              ${documents.map(documentItem)}
            </ul>
          </section> `,
      )}
    </div>
    <h2 id="specification">Specification and results</h2>
    <ul>
      <li>
        <a href="specification.html">Specification</a>: ${formatCount(chapters.length, 'feature')} with
        ${formatCount(rules.length, 'rule')} and ${formatCount(scenarios.length, 'scenario')}, which run in a browser
      </li>
      <li>
        <a href="results.html">Results</a> of the
        scenarios${lanes.length === 0 ? null : ` on ${formatCount(lanes.length, 'lane')}`}
      </li>
      <li><a href="screens.html">Screens</a>: a picture of every screen in every state</li>
    </ul>`;
  return { file: toFile(readme), title: toPlainText(title), content, pictures };
}

const documentItem = (document: Document): Html => html`<li><a href="${toFile(document)}">${document.title}</a></li> `;

const isHeading = (token: Token): token is Tokens.Heading => token.type === 'heading';

/** Returns a section with its heading. */
function findSection(tokens: Token[], title: string): Token[] {
  const start = tokens.findIndex((token) => isHeading(token) && toPlainText(token.tokens) === title);
  if (start === -1) throw new Error(`README.md: expected the section "${title}"`);
  const length = tokens.slice(start + 1).findIndex(isHeading);
  return tokens.slice(start, length === -1 ? tokens.length : start + 1 + length);
}
