import fc from 'fast-check';
import { importSource } from '../../tools/bundle/import-source.ts';
import { AuthError } from '../../src/adapters/auth-error.ts';
import type { View } from '../../src/widget/view.ts';
import { pageAddress } from './arbitraries.ts';
import { defineFuzzer, type Fuzzer } from './fuzzer.ts';
import { assertNoHtml, assertOwn, assertWeb } from './promises.ts';
import type * as ReactScreen from './react-screen.tsx';
import { runWidget, type WidgetPlan, type WidgetResult } from './run-widget.ts';
import {
  acceptedText,
  acceptedUrl,
  acts,
  config,
  hostileAddress,
  outcome,
  plainConfig,
  storedData,
} from './widget-run-arbitraries.ts';

/** Draws a view as HTML. */
export type Draw = (view: View) => string;
type RunWidget = (plan: WidgetPlan) => Promise<WidgetResult | null>;

/** Loads the React renderer, with all its parts. */
export async function loadDraw(): Promise<Draw> {
  const { drawScreen } = await importSource<typeof ReactScreen>('harness/fuzz/react-screen.tsx');
  return drawScreen;
}

/**
 * Creates the fuzzers that run the whole widget. Each run goes through several screens, and the service answers with
 * random texts and errors.
 */
export function createWidgetFuzzers(draw: Draw, run: RunWidget = runWidget): readonly Fuzzer[] {
  const base = { outcomes: fc.array(outcome, { minLength: 1, maxLength: 6 }), acts };
  const plans: Readonly<Record<string, fc.Arbitrary<WidgetPlan>>> = {
    'widget runs with hostile addresses': fc.record({ ...base, address: hostileAddress, config: plainConfig }),
    'widget runs with hostile texts': fc.record({
      ...base,
      address: pageAddress,
      config: config(acceptedText, acceptedUrl),
    }),
    'widget runs with hostile stored values': fc
      .tuple(fc.record({ ...base, address: hostileAddress, config: plainConfig }), storedData)
      .map(([plan, stored]) => ({ ...plan, ...stored })),
  };
  return Object.entries(plans).map(([name, arbitrary]) =>
    defineFuzzer({ name, arbitrary, check: async (plan) => judgeRun(plan, await run(plan), draw) }),
  );
}

function judgeRun({ address, config: given }: WidgetPlan, result: WidgetResult | null, draw: Draw): void {
  if (!result) return;
  const { views, navigations, errors } = result;
  // An `AuthError` is not a crash: the widget reports the error and offers a retry.
  const error = errors.find((each) => !(each instanceof AuthError));
  if (error !== undefined) throw new Error(`crash: ${error instanceof Error ? error.stack : String(error)}`);
  const success = URL.parse(String(given['signInSuccessUrl']), address);
  for (const url of navigations) {
    if (url.href === success?.href) assertWeb(url, url.href);
    else assertOwn(url, address, url.href);
  }
  const drawn = new Map(views.map((view) => [JSON.stringify(view.description), view]));
  for (const view of drawn.values()) assertNoHtml(draw(view), address);
}
