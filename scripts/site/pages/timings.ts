import { readFileSync } from 'node:fs';
import type { Requirement } from '../../../harness/corpus/requirements.ts';
import { inProject } from '../../../tools/project.ts';
import { html, type Html } from '../html.ts';
import { page, table } from '../layout.ts';
import { linkTo, type RuleSection } from '../specification.ts';

/** Every limit of the product, and the rules that specify them. */
export function timingsPage(requirements: readonly Requirement[], rules: readonly RuleSection[]): Html {
  const constants = parseConstants(readFileSync(inProject('src/widget/limits.ts'), 'utf8'));
  const rows = constants.map(({ about, name, value }) => [about, html`<code>${name}</code>`, value]);
  const limits = requirements.filter(({ id }) => id.startsWith('limit.'));
  const links = limits.map(({ id, sentence }) => {
    const rule = rules.find((each) => each.id === id);
    return [sentence, rule ? html`<a href="${linkTo(rule)}">${rule.name}</a>` : 'not yet'];
  });
  return page(
    'timings.html',
    'Timings and other limits',
    html`${table('Limits', ['Meaning', 'Name', 'Value'], rows)}
      <h2>Rules about these limits</h2>
      ${table('Rules', ['Requirement', 'Rule'], links)}`,
  );
}

/** Returns the constants in a source text, with their comments. */
export function parseConstants(source: string): readonly { about: string; name: string; value: string }[] {
  let about = '';
  return source.split('\n').flatMap((line) => {
    const comment = /^ {2}\/\*\* (.+) \*\/$/.exec(line)?.[1];
    if (comment !== undefined) about = comment;
    const [, name, value] = /^ {2}(\w+): (.+),$/.exec(line) ?? [];
    return name === undefined || value === undefined ? [] : [{ about, name, value }];
  });
}
