import { en } from '../../../src/widget/messages/en.ts';
import { html, type Html } from '../html.ts';
import { page, table } from '../layout.ts';
import { placeOf, wordsOf, type Sentence } from '../specification.ts';

/** What stands for whatever is put into a text. */
const gap = '…';

/** So many places of a text are told at once. */
const atFirst = 3;

/** Every text of the widget, and the sentences that say where it is shown. */
export function textsPage(sentences: readonly Sentence[]): Html {
  const written = sentences.map((sentence) => ({ sentence, words: wordsOf(sentence) }));
  const rows = Object.values(en)
    .flatMap(textsIn)
    .map((text) => {
      const fits = patternOf(text);
      const places = written.filter(({ words }) => words.some((each) => fits.test(each)));
      return [text, listed(places.map(({ sentence }) => sentence))];
    });
  return page(
    'texts.html',
    'Texts',
    html`<p>“${gap}” stands for what is put in. Beside each: the sentences that quote it.</p>
      ${table('Texts', ['Text', 'Where it is shown'], rows)}`,
  );
}

/** The first ones, and the others behind a word. */
function listed(sentences: readonly Sentence[]): Html {
  const items = sentences.map((sentence) => html`<li><a href="${placeOf(sentence)}">${sentence.name}</a></li>`);
  const others = items.slice(atFirst);
  return html`<ul>
      ${items.slice(0, atFirst)}
    </ul>
    ${
      others.length === 0
        ? null
        : html`<details>
            <summary>and ${others.length} more</summary>
            <ul>
              ${others}
            </ul>
          </details>`
    }`;
}

/** The texts that a message is made of; what is put in is left open. */
export function textsIn(message: unknown): readonly string[] {
  if (typeof message === 'string') return [message];
  if (typeof message === 'function') {
    const given = Array.from({ length: message.length }, () => gap);
    return [flat((message as (...given: readonly string[]) => unknown)(...given))];
  }
  if (Array.isArray(message)) return message.flatMap(textsIn);
  return typeof message === 'object' && message !== null ? Object.values(message).flatMap(textsIn) : [];
}

/** One text of the parts that are drawn in a line. */
function flat(content: unknown): string {
  if (typeof content === 'string') return content;
  if (Array.isArray(content)) return content.map(flat).join('');
  return typeof content === 'object' && content !== null ? Object.values(content).map(flat).join('') : '';
}

/** The text as a whole, or between quotes. */
function patternOf(text: string): RegExp {
  const escaped = text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(gap, '.+');
  return new RegExp(`(?:^|")${escaped}(?:$|")`);
}
