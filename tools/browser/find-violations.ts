import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright';

const axeFile = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

/** Returns the problems that axe finds on a page, each with its rule and the elements as HTML. */
export async function findViolations(page: Page): Promise<readonly string[]> {
  await page.evaluate(await readFile(axeFile, 'utf8'));
  const { violations } = await page.evaluate(() => {
    const { axe } = globalThis as unknown as { readonly axe: { run(): Promise<AxeResults> } };
    return axe.run();
  });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(', ')}`);
}
