/** Markup that needs no escaping. */
export class Html {
  readonly markup: string;

  constructor(markup: string) {
    this.markup = markup;
  }
}

type Content = Html | string | number | null | readonly Content[];

/** Template tag for markup. Escapes every value that is not {@link Html} itself. */
export function html(parts: TemplateStringsArray, ...contents: readonly Content[]): Html {
  return new Html(String.raw({ raw: parts }, ...contents.map(toMarkup)));
}

function toMarkup(content: Content): string {
  if (content instanceof Html) return content.markup;
  if (content === null) return '';
  if (typeof content === 'object') return content.map(toMarkup).join('');
  return String(content).replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
