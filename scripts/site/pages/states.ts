import { instance } from '@viz-js/viz';
import type { Transition } from '../../../pages/test-bed/test-bed-api.ts';
import { Html, html } from '../html.ts';
import { page, table } from '../layout.ts';

/** Every screen of the flow, and where it leads; the table says the same to whoever does not see the diagram. */
export async function statesPage(transitions: readonly Transition[]): Promise<Html> {
  const bySource = Map.groupBy(transitions, ({ from }) => from);
  const rows = [...bySource].map(([from, ways]) => [from, ways.map(({ to }) => to).join(', ')]);
  return page(
    'states.html',
    'States',
    html`<p>
        ${bySource.size} screens and ${transitions.length} ways between them: a run of everything is red unless each of
        them was gone. The drawing leaves out what leads back to a beginning; the table has it. From a green screen a
        visitor may come to be signed in.
      </p>
      <div class="scroll diagram" role="group" aria-label="State diagram" tabindex="0">
        ${await diagram(transitions)}
      </div>
      <h2>As a table</h2>
      ${table('Ways', ['From', 'To'], rows)}`,
  );
}

/** From nearly everywhere one can begin anew, or be done: lines for that would hide all others. */
const everywhere = new Set(['start', 'signIn', 'providerSignIn', 'phoneSignInStart', 'done']);
const beginnings = new Set([
  'start',
  'projectCheck',
  'tenantList',
  'tenantByEmail',
  'callback',
  'signIn',
  'providerSignIn',
]);

const isDrawn = ({ from, to }: Transition): boolean => from !== to && (!everywhere.has(to) || beginnings.has(from));

async function diagram(transitions: readonly Transition[]): Promise<Html> {
  const names = [...new Set(transitions.flatMap(({ from, to }) => [from, to]))];
  const ends = (name: string): boolean => transitions.some(({ from, to }) => from === name && to === 'done');
  const graph = [
    'digraph flow {',
    '  graph [rankdir=LR, nodesep=0.12, ranksep=0.7, bgcolor=transparent];',
    '  node [shape=box, style=rounded, fontname="sans-serif", fontsize=12, margin="0.2,0.05", color="#8a8796"];',
    '  edge [color="#8a8796", arrowsize=0.6];',
    ...names.map((name) => `  "${name}"${ends(name) ? ' [color="#2f9e5f", penwidth=2]' : ''};`),
    ...transitions.filter(isDrawn).map(({ from, to }) => `  "${from}" -> "${to}";`),
    '}',
  ].join('\n');
  const viz = await instance();
  const svg = viz.renderString(graph, { format: 'svg' });
  const drawn = svg
    .slice(svg.indexOf('<svg'))
    .replace('<svg', '<svg role="img" aria-label="The screens and the ways between them"');
  return new Html(drawn.replaceAll(/<title>[^<]*<\/title>\n?/g, ''));
}
