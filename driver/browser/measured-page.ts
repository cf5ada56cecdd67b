import { launchBrowser } from '../../tools/browser/find-browser.ts';
import { testBedPage } from './test-bed-page.ts';

/** The memory of a page after a garbage collection. */
export interface PageMemory {
  /** Size of the used heap in bytes. */
  readonly heap: number;
  readonly nodes: number;
  readonly listeners: number;
}

/** Opens the test bed in a browser of its own, to measure memory. Unlike in scenarios, the clock is not paused. */
export async function openMeasuredPage(testBedUrl: string) {
  const browser = await launchBrowser(() => {});
  const page = await browser.newPage();
  const devtools = await page.context().newCDPSession(page);
  await testBedPage.open(page, testBedUrl);
  return {
    /** Runs a function in the page. */
    async run<T extends string | number>(work: (value: T) => void | Promise<void>, value: T): Promise<void> {
      await page.evaluate(work as (given: unknown) => void | Promise<void>, value as unknown);
    },
    async readMemory(): Promise<PageMemory> {
      // Collect garbage twice: the first collection only finalizes some objects, and the second collection frees their
      // memory.
      for (let collection = 0; collection < 2; collection += 1) await devtools.send('HeapProfiler.collectGarbage');
      const { usedSize } = await devtools.send('Runtime.getHeapUsage');
      const { nodes, jsEventListeners } = await devtools.send('Memory.getDOMCounters');
      return { heap: usedSize, nodes, listeners: jsEventListeners };
    },
    [Symbol.asyncDispose]: () => browser.close(),
  };
}
