import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Session } from '../browser/session.ts';

let source: Promise<string> | null = null;

/**
 * Loads axe into an isolated world: a separate JavaScript environment for the same document. The page's paused clock
 * and its Content Security Policy do not affect axe there.
 */
export async function openAxe({ context, page }: Pick<Session, 'context' | 'page'>) {
  source ??= readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
  await using resources = new AsyncDisposableStack();
  const devtools = await context.newCDPSession(page);
  resources.defer(() => devtools.detach());
  const { frameTree } = await devtools.send('Page.getFrameTree');
  const { executionContextId: contextId } = await devtools.send('Page.createIsolatedWorld', {
    frameId: frameTree.frame.id,
    worldName: 'accessibility',
  });
  await devtools.send('Runtime.evaluate', { contextId, expression: `${await source}; 0` });
  const ownedResources = resources.move();
  return {
    async run(options: RunOptions): Promise<readonly string[]> {
      const { result, exceptionDetails } = await devtools.send('Runtime.evaluate', {
        contextId,
        expression: `axe.run(document, ${JSON.stringify(options)}).then(({ violations }) => violations)`,
        awaitPromise: true,
        returnByValue: true,
      });
      if (exceptionDetails)
        throw new Error(`axe has failed: ${exceptionDetails.exception?.description ?? exceptionDetails.text}`);
      return (result.value as AxeResults['violations']).map(
        ({ id, help, nodes }) => `${id}: ${help}, at ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
      );
    },
    [Symbol.asyncDispose]: () => ownedResources.disposeAsync(),
  };
}
