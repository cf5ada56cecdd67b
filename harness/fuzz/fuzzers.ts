import { createConfigFuzzer } from './configurations.ts';
import type { Fuzzer } from './fuzzer.ts';
import { createStoredValueFuzzer } from './stored-values.ts';
import { createTextFuzzer } from './texts.ts';
import { createUrlFuzzer } from './urls.ts';
import { createWidgetFuzzers, loadDraw } from './widget-runs.ts';

/** Creates every fuzzer. Run them one after another, because they replace global objects. */
export async function createFuzzers(): Promise<readonly Fuzzer[]> {
  return [
    createUrlFuzzer(),
    createTextFuzzer(),
    createStoredValueFuzzer(),
    createConfigFuzzer(),
    ...createWidgetFuzzers(await loadDraw()),
  ];
}
