import { openMeasuredPage, type PageMemory } from '../../driver/browser/measured-page.ts';
import { ensureBundle } from '../../tools/bundle/build-bundle.ts';
import { testBuildWith } from '../../tools/bundle/bundles.ts';
import { serve } from '../../tools/server/serve.ts';
import type { Output } from '../output.ts';
import { leakKinds, mountAgain, plantLeak, signInAgain, type LeakKind } from './leak-rounds.ts';

export interface Memory extends PageMemory {
  /** Number of sign-ins or mounts before the measurement. */
  readonly rounds: number;
}

/**
 * Maximum average growth per round. `heap` is in bytes; the others are counts. The heap grows a little while the
 * JavaScript engine optimizes the code.
 */
const limits: Readonly<Record<LeakKind, number>> = { heap: 512, nodes: 0.1, listeners: 0.1 };

const subjects = { 'sign-ins': signInAgain, mounts: mountAgain } as const;

/**
 * Signs in and out about `count` times in one page. Mounts and unmounts the app about `count` times in another page.
 * Meanwhile, prints the memory of each page up to ten times.
 *
 * @param leak the kind of memory leak to cause in each round; undefined for none
 * @returns true if the memory does not grow by more than the limits
 */
export async function measureLeaks(count: number, leak: LeakKind | undefined, output: Output): Promise<boolean> {
  const { folder } = await ensureBundle(testBuildWith({ react: 'production' }));
  const site = await serve({ root: folder, entry: 'test-bed.html', policy: { googleFeatures: 'all' } });
  try {
    const verdicts = [];
    for (const [name, runRounds] of Object.entries(subjects)) {
      await using page = await openMeasuredPage(site.url);
      if (leak !== undefined) await page.run(plantLeak, leak);
      output.write(`${name}  heap (KB)  nodes  listeners\n`);
      const memories = await measureRounds(page, runRounds, count, (memory) =>
        output.write(formatMemory(memory, name)),
      );
      verdicts.push(...judgeMemory(name, memories));
    }
    for (const { line } of verdicts) output.write(`${line}\n`);
    return verdicts.every(({ isFlat }) => isFlat);
  } finally {
    await site.close();
  }
}

async function measureRounds(
  page: Awaited<ReturnType<typeof openMeasuredPage>>,
  runRounds: (count: number) => Promise<void>,
  count: number,
  report: (memory: Memory) => void,
): Promise<readonly Memory[]> {
  const interval = Math.ceil(count / 10);
  const memories: Memory[] = [];
  for (let rounds = interval; rounds <= count; rounds += interval) {
    await page.run(runRounds, interval);
    const memory = { rounds, ...(await page.readMemory()) };
    report(memory);
    memories.push(memory);
  }
  return memories;
}

function formatMemory({ rounds, heap, nodes, listeners }: Memory, name: string): string {
  const cells = [String(rounds).padStart(name.length), (heap / 1024).toFixed(0).padStart(9)];
  return `${[...cells, String(nodes).padStart(5), String(listeners).padStart(9)].join('  ')}\n`;
}

/**
 * Compares the growth of the memory per round with the {@link limits}. Uses only the second half of the measurements,
 * because the JavaScript engine is still compiling code during the first half.
 *
 * @returns a line and a verdict for each kind of memory
 * @throws Error if there are fewer than three measurements
 */
export function judgeMemory(name: string, memories: readonly Memory[]) {
  const [first, last] = [memories[memories.length >> 1], memories.at(-1)];
  if (!first || !last || last.rounds === first.rounds) throw new Error('expected at least three measurements');
  return leakKinds.map((kind) => {
    const growth = (last[kind] - first[kind]) / (last.rounds - first.rounds);
    const isFlat = growth <= limits[kind];
    const unit = kind === 'heap' ? 'bytes of heap' : kind;
    const line = `${isFlat ? '✓' : '✗'} ${name}: each round adds ${growth.toFixed(2)} ${unit}. Expected at most ${limits[kind]}`;
    return { line, isFlat };
  });
}
