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

/** Titles of the pages in the navigation, by file name. */
const pages = {
  'index.html': 'Contents',
  'requirements.html': 'Requirements',
  'differences.html': 'Differences',
  'glossary.html': 'Glossary',
  'what-visitors-meet.html': 'Data and limits',
  'texts.html': 'Texts',
  'limits.html': 'Limits',
  'states.html': 'States',
  'screens.html': 'Screens',
  'languages.html': 'Languages',
  'disturbances.html': 'Disturbances',
} as const;

/** Returns a whole page. The page also works when opened as a local file. */
export function page(file: string, title: string, content: Html): Html {
  const links = Object.entries(pages).map(
    ([target, name]) =>
      html`<li><a href="${target}" ${target === file ? html` aria-current="page"` : null}>${name}</a></li>`,
  );
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>${title} – Doorstep specification</title>
        <link rel="stylesheet" href="site.css" />
      </head>
      <body>
        <a class="skip" href="#content">Skip to content</a>
        <header>
          <p class="brand">Doorstep specification</p>
          <nav aria-label="Pages">
            <ul>
              ${links}
            </ul>
          </nav>
        </header>
        <main id="content">
          <h1>${title}</h1>
          ${content}
        </main>
      </body>
    </html> `;
}

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
