import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright';
import type { Session } from '../browser/session.ts';

type Violations = AxeResults['violations'];

interface Axe extends AsyncDisposable {
  find(options: RunOptions): Promise<Violations>;
}

let source: Promise<string> | null = null;

const readSource = (): Promise<string> =>
  (source ??= readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8'));

/** Loads axe into a page. Works with a stopped clock, and with a Content Security Policy that forbids added scripts. */
export async function openAxe(session: Pick<Session, 'context' | 'page' | 'hasDevtools'>) {
  const axe = await (session.hasDevtools ? openInIsolatedWorld(session) : openInPage(session.page));
  return {
    async run(options: RunOptions): Promise<readonly string[]> {
      return (await axe.find(options)).map(
        ({ id, help, nodes }) => `${id}: ${help}, at ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
      );
    },
    [Symbol.asyncDispose]: () => axe[Symbol.asyncDispose](),
  };
}

/** Loads axe into an isolated world, that is, a separate JavaScript environment for the same document. */
async function openInIsolatedWorld({ context, page }: Pick<Session, 'context' | 'page'>): Promise<Axe> {
  await using resources = new AsyncDisposableStack();
  const devtools = await context.newCDPSession(page);
  resources.defer(() => devtools.detach());
  const { frameTree } = await devtools.send('Page.getFrameTree');
  const { executionContextId: contextId } = await devtools.send('Page.createIsolatedWorld', {
    frameId: frameTree.frame.id,
    worldName: 'accessibility',
  });
  await devtools.send('Runtime.evaluate', { contextId, expression: `${await readSource()}; 0` });
  const ownedResources = resources.move();
  return {
    async find(options) {
      const { result, exceptionDetails } = await devtools.send('Runtime.evaluate', {
        contextId,
        expression: `axe.run(document, ${JSON.stringify(options)}).then(({ violations }) => violations)`,
        awaitPromise: true,
        returnByValue: true,
      });
      if (exceptionDetails)
        throw new Error(`axe has failed: ${exceptionDetails.exception?.description ?? exceptionDetails.text}`);
      return result.value as Violations;
    },
    [Symbol.asyncDispose]: () => ownedResources.disposeAsync(),
  };
}

declare global {
  interface Window {
    /** The axe library. Undefined in Chromium, where `openInIsolatedWorld` keeps axe out of the page. */
    axe?: { run(root: Document, options: RunOptions): Promise<AxeResults> };
  }
}

/**
 * Loads axe as a script of the page, in browsers other than Chromium. Passes the browser's real timers to axe, because
 * the tests stop the page's timers.
 */
async function openInPage(page: Page): Promise<Axe> {
  const isLoaded = await page.evaluate(() => window.axe !== undefined);
  if (!isLoaded) {
    const timers = ['setTimeout', 'clearTimeout'] as const;
    const values = timers.map((name) => `window.realTimers?.${name} ?? ${name}`);
    await page.evaluate(`void ((${timers.join(', ')}) => { ${await readSource()} })(${values.join(', ')})`);
  }
  return {
    async find(options) {
      return page.evaluate(async (runOptions) => {
        if (!window.axe) throw new Error('axe has been removed: the page has navigated');
        return (await window.axe.run(document, runOptions)).violations;
      }, options);
    },
    async [Symbol.asyncDispose]() {},
  };
}
