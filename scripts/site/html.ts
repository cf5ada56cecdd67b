/** Markup that was made here; all else is text. */
export class Html {
  readonly markup: string;

  constructor(markup: string) {
    this.markup = markup;
  }
}

type Content = Html | string | number | null | readonly Content[];

/** Puts markup together: what is put in is text, unless it is markup itself. */
export function html(parts: TemplateStringsArray, ...contents: readonly Content[]): Html {
  return new Html(String.raw({ raw: parts }, ...contents.map(markupOf)));
}

function markupOf(content: Content): string {
  if (content instanceof Html) return content.markup;
  if (content === null) return '';
  if (typeof content === 'object') return content.map(markupOf).join('');
  return String(content).replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
