import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import { isEmpty, type Screen } from '../screen/screen.ts';
import type { Session } from './session.ts';

/** A screen is not accessible to everybody. */
export class AccessibilityError extends Error {
  override readonly name = 'AccessibilityError';
}

const options = {
  resultTypes: ['violations'],
  // One rule only reads style sheets, and one that is lost on purpose cannot be fetched for it.
  preload: false,
  // No success criterion asks for it, and the list of providers and the pages that wait have no heading (spec §2).
  rules: { 'page-has-heading-one': { enabled: false } },
} satisfies RunOptions;

const checked = new Set<string>();
let source: Promise<string> | null = null;

/**
 * Has axe look at a screen, in the state that it is in, once for each screen and route of this worker thread.
 * Rejects with an {@link AccessibilityError} that lists what was found.
 */
export async function checkAccessibility(session: Session, screen: Screen): Promise<void> {
  if (isEmpty(screen)) return;
  const { name, address } = screen;
  const { pathname } = new URL(address, 'http://stage');
  const key = `${name ?? 'page'} at ${pathname}`;
  if (checked.has(key)) return;
  checked.add(key);
  const findings = await findingsOn(session);
  if (findings.length === 0) return;
  throw new AccessibilityError(`axe finds, on the screen ${key}:\n${findings.map((text) => `- ${text}`).join('\n')}`);
}

/**
 * axe works with timers, which stand still in the page's own world. A world apart has the same document and timers of
 * its own, and the page's Content Security Policy keeps nothing out of it.
 */
async function findingsOn({ context, page }: Session): Promise<readonly string[]> {
  source ??= readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
  const devtools = await context.newCDPSession(page);
  try {
    const { frameTree } = await devtools.send('Page.getFrameTree');
    const { executionContextId: contextId } = await devtools.send('Page.createIsolatedWorld', {
      frameId: frameTree.frame.id,
      worldName: 'accessibility',
    });
    await devtools.send('Runtime.evaluate', { contextId, expression: `${await source}; 0` });
    const { result, exceptionDetails } = await devtools.send('Runtime.evaluate', {
      contextId,
      expression: `axe.run(document, ${JSON.stringify(options)}).then(({ violations }) => violations)`,
      awaitPromise: true,
      returnByValue: true,
    });
    if (exceptionDetails)
      throw new Error(`axe could not look: ${exceptionDetails.exception?.description ?? exceptionDetails.text}`);
    return (result.value as AxeResults['violations']).map(
      ({ id, help, nodes }) => `${id}: ${help}, at ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
    );
  } finally {
    await devtools.detach();
  }
}
