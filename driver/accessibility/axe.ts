import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Session } from '../browser/session.ts';

let source: Promise<string> | null = null;

/** axe, beside a page. Disposing of it leaves the page as it was. */
export interface Axe extends AsyncDisposable {
  /** What it finds wrong, a line each. Rejects if it could not look. */
  findings(how: RunOptions): Promise<readonly string[]>;
}

/**
 * Loads axe beside the page, to look at it as often as is wanted.
 *
 * It works with timers, which stand still in the page's own world. A world apart has the same document and timers of
 * its own, and the page's Content Security Policy keeps nothing out of it.
 */
export async function openAxe({ context, page }: Pick<Session, 'context' | 'page'>): Promise<Axe> {
  source ??= readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
  await using opened = new AsyncDisposableStack();
  const devtools = await context.newCDPSession(page);
  opened.defer(() => devtools.detach());
  const { frameTree } = await devtools.send('Page.getFrameTree');
  const { executionContextId: contextId } = await devtools.send('Page.createIsolatedWorld', {
    frameId: frameTree.frame.id,
    worldName: 'accessibility',
  });
  await devtools.send('Runtime.evaluate', { contextId, expression: `${await source}; 0` });
  const closing = opened.move();
  return {
    async findings(how: RunOptions): Promise<readonly string[]> {
      const { result, exceptionDetails } = await devtools.send('Runtime.evaluate', {
        contextId,
        expression: `axe.run(document, ${JSON.stringify(how)}).then(({ violations }) => violations)`,
        awaitPromise: true,
        returnByValue: true,
      });
      if (exceptionDetails)
        throw new Error(`axe could not look: ${exceptionDetails.exception?.description ?? exceptionDetails.text}`);
      return (result.value as AxeResults['violations']).map(
        ({ id, help, nodes }) => `${id}: ${help}, at ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
      );
    },
    [Symbol.asyncDispose]: () => closing.disposeAsync(),
  };
}
