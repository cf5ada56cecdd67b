import fc from 'fast-check';
import { importSource } from '../../tools/bundle/import-source.ts';
import { AuthError } from '../../src/adapters/auth-error.ts';
import type { View } from '../../src/widget/view.ts';
import { pageAddress } from './arbitraries.ts';
import { defineFuzzer, type Fuzzer } from './fuzzer.ts';
import { assertNoHtml, assertOwn, assertWeb } from './promises.ts';
import type * as ReactScreen from './react-screen.tsx';
import { visit, type VisitPlan, type VisitResult } from './visit.ts';
import {
  acceptedText,
  acceptedUrl,
  acts,
  config,
  hostileAddress,
  outcome,
  plainConfig,
  storedVisit,
} from './visit-arbitraries.ts';

/** Draws a view as HTML. */
export type Draw = (view: View) => string;
type Visit = (plan: VisitPlan) => Promise<VisitResult | null>;

/** Loads the React renderer, with all its parts. */
export async function loadDraw(): Promise<Draw> {
  const { drawScreen } = await importSource<typeof ReactScreen>('harness/fuzz/react-screen.tsx');
  return drawScreen;
}

/**
 * Creates the fuzzers that visit a page: from the start of the widget through several screens, with a service that
 * answers with any texts and errors.
 */
export function createVisitFuzzers(draw: Draw, run: Visit = visit): readonly Fuzzer[] {
  const base = { outcomes: fc.array(outcome, { minLength: 1, maxLength: 6 }), acts };
  const plans: Readonly<Record<string, fc.Arbitrary<VisitPlan>>> = {
    'visits of addresses': fc.record({ ...base, address: hostileAddress, config: plainConfig }),
    'visits with hostile texts': fc.record({
      ...base,
      address: pageAddress,
      config: config(acceptedText, acceptedUrl),
    }),
    'visits with hostile stored values': fc
      .tuple(fc.record({ ...base, address: hostileAddress, config: plainConfig }), storedVisit)
      .map(([plan, stored]) => ({ ...plan, ...stored })),
  };
  return Object.entries(plans).map(([name, arbitrary]) =>
    defineFuzzer({ name, arbitrary, check: async (plan) => judgeVisit(plan, await run(plan), draw) }),
  );
}

function judgeVisit({ address, config: given }: VisitPlan, result: VisitResult | null, draw: Draw): void {
  if (!result) return;
  const { views, navigations, errors } = result;
  // The widget reports an `AuthError` with a code that the port does not announce, and offers a retry.
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
