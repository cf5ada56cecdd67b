import { readFileSync } from 'node:fs';
import type { Requirement } from '../../../harness/corpus/requirements.ts';
import { inProject } from '../../../tools/project.ts';
import { html, type Html } from '../html.ts';
import { page, table } from '../layout.ts';
import { placeOf, type Sentence } from '../specification.ts';

/** Every number that the product goes by, and the sentences that hold it to them. */
export function timingsPage(requirements: readonly Requirement[], sentences: readonly Sentence[]): Html {
  const constants = constantsIn(readFileSync(inProject('src/widget/limits.ts'), 'utf8'));
  const rows = constants.map(({ about, name, value }) => [about, html`<code>${name}</code>`, value]);
  const limits = requirements.filter(({ id }) => id.startsWith('limit.'));
  const held = limits.map(({ id, sentence }) => {
    const shown = sentences.find((each) => each.id === id);
    return [sentence, shown ? html`<a href="${placeOf(shown)}">${shown.name}</a>` : 'not yet'];
  });
  return page(
    'timings.html',
    'Timings and other limits',
    html`${table('Numbers', ['What', 'Name', 'Value'], rows)}
      <h2>The sentences that hold the product to them</h2>
      ${table('Sentences', ['Requirement', 'Shown by'], held)}`,
  );
}

/** The constants of a source text, with what is said above them. */
export function constantsIn(source: string): readonly { about: string; name: string; value: string }[] {
  let about = '';
  return source.split('\n').flatMap((line) => {
    const said = /^ {2}\/\*\* (.+) \*\/$/.exec(line)?.[1];
    if (said !== undefined) about = said;
    const [, name, value] = /^ {2}(\w+): (.+),$/.exec(line) ?? [];
    return name === undefined || value === undefined ? [] : [{ about, name, value }];
  });
}
