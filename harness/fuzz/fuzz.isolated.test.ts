import assert from 'node:assert/strict';
import { test } from 'node:test';
import { configReaders, createConfigFuzzer } from './configurations.ts';
import { runFuzzer, type Fuzzer } from './fuzzer.ts';
import { createFuzzers } from './fuzzers.ts';
import { findSlowReaders, largeTextReaders } from './large-texts.ts';
import { createStoredValueFuzzer, storedValueReaders } from './stored-values.ts';
import { createTextFuzzer, textReaders } from './texts.ts';
import { createUrlFuzzer, urlFollowers } from './urls.ts';
import { runWidget, type WidgetPlan, type WidgetResult } from './run-widget.ts';
import { createWidgetFuzzers, loadDraw, type Draw } from './widget-runs.ts';

// The fuzzers replace global objects such as `location`, and never restore them. So this file must run in a process of
// its own.
const draw = await loadDraw();
const options = { runs: 200, seed: 42 };

for (const fuzzer of await createFuzzers()) {
  test(`${options.runs} ${fuzzer.name}: no finding`, async () => {
    assert.equal(await runFuzzer(fuzzer, options), null);
  });
}

test('texts of 1 MB: no reader takes more than linear time', () => {
  assert.deepEqual(findSlowReaders(largeTextReaders, [' (auth/']), []);
});

/**
 * Returns the fuzzer of hostile texts, for a widget with a fault that the fuzzer must find: `draw` replaces the
 * widget's renderer, or `change` falsifies the result of each run.
 */
function runsWith(fault: {
  readonly draw?: Draw;
  readonly change?: (plan: WidgetPlan, result: WidgetResult) => WidgetResult;
}): Fuzzer {
  const { change = (_plan, result) => result } = fault;
  const run = async (plan: WidgetPlan) => {
    const result = await runWidget(plan);
    return result && change(plan, result);
  };
  const fuzzers = createWidgetFuzzers(fault.draw ?? draw, run);
  return (
    fuzzers.find(({ name }) => name === 'widget runs with hostile texts') ??
    assert.fail('expected the fuzzer of hostile texts')
  );
}

for (const [title, fuzzer, finding] of [
  [
    'a URL of another site',
    createUrlFuzzer({
      ...urlFollowers,
      planted: { promise: 'own', follow: (text) => URL.parse(text, 'https://app.example/') },
    }),
    /^foreign origin: /,
  ],
  [
    'a scheme that runs scripts',
    createUrlFuzzer({
      ...urlFollowers,
      planted: { promise: 'web', follow: (text) => URL.parse(text, 'https://app.example/') },
    }),
    /^unsafe scheme: /,
  ],
  [
    'a text that crashes its reader',
    createTextFuzzer({ ...textReaders, planted: encodeURIComponent }),
    /^crash: planted: URIError/,
  ],
  [
    'a stored value that crashes its reader',
    createStoredValueFuzzer({
      ...storedValueReaders,
      planted: ({ storage }) => JSON.parse(storage.getItem('doorstep:redirectStatus') ?? '{}') as unknown,
    }),
    /^crash: planted: SyntaxError/,
  ],
  [
    'a configuration that crashes its reader',
    createConfigFuzzer({ ...configReaders, planted: (config) => (config['signInOptions'] as string[]).map(String) }),
    /^crash: planted: TypeError/,
  ],
  [
    'a text that is drawn as HTML',
    runsWith({
      draw: ({ description }) =>
        `<p>${Object.values(description.choices ?? {})
          .map(({ label }) => label)
          .join('')}</p>`,
    }),
    /^HTML: a text became the tag /,
  ],
  [
    'a link to a script',
    runsWith({
      draw: ({ description }) => `<a href="javascript:${description.title === undefined ? '' : 'x'}">x</a>`,
    }),
    /^unsafe scheme: /,
  ],
  [
    'a redirect to another site',
    runsWith({ change: (_plan, result) => ({ ...result, navigations: [new URL('https://evil.example/')] }) }),
    /^foreign origin: /,
  ],
  [
    'a bug in a screen',
    runsWith({ change: (_plan, result) => ({ ...result, errors: [new TypeError('planted')] }) }),
    /^crash: TypeError: planted/,
  ],
] as const satisfies readonly (readonly [string, Fuzzer, RegExp])[]) {
  test(`${title} is found`, async () => {
    assert.match((await runFuzzer(fuzzer, options)) ?? 'no finding', finding);
  });
}

test('a reader that takes quadratic time is found', () => {
  const read = (text: string) => /^Firebase: .* \(auth\/[^)]*\)$/s.test(`Firebase: ${text}`);
  const [finding = 'no finding'] = findSlowReaders({ planted: read }, [' (auth/']);
  assert.match(finding, /^slow: reader "planted", given the text " \(auth\/" repeated: /);
});
