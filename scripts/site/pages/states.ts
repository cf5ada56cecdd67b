import { instance } from '@viz-js/viz';
import type { Transition } from '../../../pages/test-bed/test-bed-api.ts';
import { Html, html, table } from '../html.ts';

/** Returns the page that shows all screens and the transitions between them, as a diagram and as a table. */
export async function statesPage(transitions: readonly Transition[]): Promise<Html> {
  const bySource = Map.groupBy(transitions, ({ from }) => from);
  const rows = [...bySource].map(([from, each]) => [from, each.map(({ to }) => to).join(', ')]);
  return html`<p>
      ${bySource.size} screens and ${transitions.length} transitions between them. A run of all scenarios fails unless
      it takes each transition. The diagram leaves out transitions back to a start screen, which are in the table. A
      green screen can complete a sign-in.
    </p>
    <div class="scroll diagram" role="group" aria-label="State diagram" tabindex="0">${await diagram(transitions)}</div>
    <h2>As a table</h2>
    ${table('Transitions', ['From', 'To'], rows)}`;
}

/**
 * Screens to which nearly every other screen can lead. To stay readable, the diagram shows transitions to these screens
 * only from the {@link startScreens}.
 */
const frequentTargets = new Set(['start', 'signIn', 'providerSignIn', 'phoneSignInStart', 'done']);
const startScreens = new Set([
  'start',
  'projectCheck',
  'tenantList',
  'tenantByEmail',
  'callback',
  'signIn',
  'providerSignIn',
]);

const isDrawn = ({ from, to }: Transition): boolean =>
  from !== to && (!frequentTargets.has(to) || startScreens.has(from));

async function diagram(transitions: readonly Transition[]): Promise<Html> {
  const names = [...new Set(transitions.flatMap(({ from, to }) => [from, to]))];
  const signsIn = (name: string): boolean => transitions.some(({ from, to }) => from === name && to === 'done');
  const graph = [
    'digraph flow {',
    '  graph [rankdir=LR, nodesep=0.12, ranksep=0.7, bgcolor=transparent];',
    '  node [shape=box, style=rounded, fontname="sans-serif", fontsize=12, margin="0.2,0.05", color="#8a8796"];',
    '  edge [color="#8a8796", arrowsize=0.6];',
    ...names.map((name) => `  "${name}"${signsIn(name) ? ' [color="#2f9e5f", penwidth=2]' : ''};`),
    ...transitions.filter(isDrawn).map(({ from, to }) => `  "${from}" -> "${to}";`),
    '}',
  ].join('\n');
  const viz = await instance();
  const svg = viz.renderString(graph, { format: 'svg' });
  const drawn = svg
    .slice(svg.indexOf('<svg'))
    .replace('<svg', '<svg role="img" aria-label="The screens and the transitions between them"');
  return new Html(drawn.replaceAll(/<title>[^<]*<\/title>\n?/g, ''));
}
