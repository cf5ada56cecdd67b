import { readFileSync } from 'node:fs';
import { isOurs, type Requirement } from '../../../harness/corpus/requirements.ts';
import { inProject } from '../../../tools/project.ts';
import { html, table, type Html } from '../html.ts';
import { linkTo, listIds, type RuleSection } from '../specification.ts';
import { getResult, laneHeading, resultSign, type LaneReport } from '../results.ts';

/** Returns the page with every requirement, its source and a link to its Rule. */
export function requirementsPage(
  requirements: readonly Requirement[],
  rules: readonly RuleSection[],
  lanes: readonly LaneReport[],
): Html {
  const rows = requirements.map(({ id, sentence, source }) => {
    const sections = rules.filter((rule) => rule.id === id);
    const ids = sections.flatMap(listIds);
    const [first] = sections;
    return [
      first ? html`<a href="${linkTo(first)}"><code>${id}</code></a>` : html`<code>${id}</code>`,
      sentence,
      source,
      String(ids.length),
      ...lanes.map(({ scenarios }) => resultSign(getResult(ids.map((each) => scenarios.get(each))))),
    ];
  });
  const ours = requirements.filter(isOurs).length;
  const heads = ['Requirement', 'Sentence', 'Source', 'Scenarios', ...lanes.map(laneHeading)];
  return html`<p>
      There are ${requirements.length - ours} requirements, and ${ours} of our own. A source is a section (§) of the
      product's specification, or a section (§), a transition (T) or a quirk (Q) in the study of FirebaseUI 6, the
      reference.
    </p>
    ${table('Requirements', heads, rows)}`;
}

/** Returns the page that lists the product's delays and limits, and links to the Rules about these limits. */
export function limitsPage(requirements: readonly Requirement[], rules: readonly RuleSection[]): Html {
  const constants = parseConstants(readFileSync(inProject('src/widget/delays-and-limits/constants.ts'), 'utf8'));
  const rows = constants.map(({ about, name, value }) => [about, html`<code>${name}</code>`, value]);
  const limits = requirements.filter(({ id }) => id.startsWith('limit.'));
  const links = limits.map(({ id, sentence }) => {
    const rule = rules.find((each) => each.id === id);
    return [sentence, rule ? html`<a href="${linkTo(rule)}">${rule.name}</a>` : 'not yet'];
  });
  return html`${table('Limits', ['Meaning', 'Name', 'Value'], rows)}
    <h2>Rules about these limits</h2>
    ${table('Rules', ['Requirement', 'Rule'], links)}`;
}

export function parseConstants(source: string): readonly { about: string; name: string; value: string }[] {
  let about = '';
  return source.split('\n').flatMap((line) => {
    const comment = /^ {2}\/\*\* (.+) \*\/$/.exec(line)?.[1];
    if (comment !== undefined) about = comment;
    const [, name, value] = /^ {2}(\w+): (.+),$/.exec(line) ?? [];
    return name === undefined || value === undefined ? [] : [{ about, name, value }];
  });
}
