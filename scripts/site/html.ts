import { posix } from 'node:path';

/** Markup that is already escaped, so it must not be escaped again. */
export class Html {
  readonly markup: string;

  constructor(markup: string) {
    this.markup = markup;
  }
}

type Content = Html | string | number | null | readonly Content[];

/** Template tag for markup. Escapes every value that is not an {@link Html}. */
export function html(parts: TemplateStringsArray, ...contents: readonly Content[]): Html {
  return new Html(String.raw({ raw: parts }, ...contents.map(toMarkup)));
}

function toMarkup(content: Content): string {
  if (content instanceof Html) return content.markup;
  if (content === null) return '';
  if (typeof content === 'object') return content.map(toMarkup).join('');
  return String(content).replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

/**
 * Returns the relative address that leads from one page to another, such as `../index.html`. The site has no absolute
 * addresses, so its pages also work as local files.
 */
export const linkBetween = (from: string, to: string): string =>
  to.startsWith('#') ? to : posix.relative(posix.dirname(from), to);

export function table(
  name: string,
  heads: readonly (string | Html)[],
  rows: readonly (readonly (string | Html)[])[],
): Html {
  return html`<div class="scroll" role="group" aria-label="${name}" tabindex="0">
    <table>
      <thead>
        <tr>
          ${heads.map((head) => html`<th scope="col">${head}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${rows.map(
          (cells) =>
            html`<tr>
              ${cells.map((cell) => html`<td>${cell}</td>`)}
            </tr> `,
        )}
      </tbody>
    </table>
  </div>`;
}
