import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import { ArgumentError } from '../../tools/command-line.ts';
import { launchBrowser } from '../../tools/browser/find-browser.ts';
import { buildBundle } from '../../tools/bundle/build-bundle.ts';
import type { Bundle } from '../../tools/bundle/bundles.ts';
import { serve } from '../../tools/server/serve.ts';
import { backends } from './backends.ts';
import { defineLane, lanes, type Lane } from './lanes.ts';
import { flowRenderer } from './renderers.ts';
import { stacks } from './stacks.ts';

/**
 * Builds a developer's own renderer. Returns a lane that runs the scenarios with this renderer and the in-memory
 * service.
 *
 * @param path path of a module that exports the renderer as `renderer`
 * @throws ArgumentError (rejects) if the renderer cannot be built or its name is invalid
 */
export async function buildRendererLane(path: string): Promise<Lane> {
  const module = resolve(path);
  if (!statSync(module, { throwIfNoEntry: false })?.isFile()) throw invalid(path, `there is no file at ${module}`);
  const bundle = flowRenderer('renderer', module).bundle(stacks.deployed);
  // Build every time, because the harness does not detect changes to the developer's files.
  await buildBundle(bundle).catch((error: unknown) => {
    throw invalid(path, error instanceof Error ? error.message : String(error));
  });
  return defineRendererLane(path, await readRendererName(path, bundle), bundle);
}

/**
 * Defines the lane `<name>:fake`, which runs a developer's own renderer on the in-memory service.
 *
 * @param path path of the renderer's module, for error messages
 * @throws ArgumentError if the name is invalid or taken
 */
export function defineRendererLane(path: string, name: string, bundle: Bundle): Lane {
  if (!/^[a-z][a-z0-9-]*$/i.test(name)) {
    throw invalid(path, `expected a name of letters, digits and hyphens, such as "vue", saw "${name}"`);
  }
  const lane = defineLane({ renderer: { ...flowRenderer(name), bundle: () => bundle }, backend: backends.fake });
  if (lanes.some((known) => known.name === lane.name)) throw invalid(path, `the name "${name}" is taken`);
  return lane;
}

const invalid = (path: string, reason: string): ArgumentError =>
  new ArgumentError(`error: --renderer ${path}: ${reason}`);

/** Reads the renderer's name in a browser. If the page has no renderer, rejects with the page's errors. */
async function readRendererName(path: string, bundle: Bundle): Promise<string> {
  await using resources = new AsyncDisposableStack();
  const server = await serve({ root: bundle.folder, entry: 'test-bed.html', policy: { googleFeatures: 'all' } });
  resources.defer(() => server.close());
  const browser = await launchBrowser(() => {});
  resources.defer(() => browser.close());
  const page = await browser.newPage();
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await page.goto(server.url, { waitUntil: 'load' });
  const name = await page.evaluate(() => window.testBed?.rendererName ?? null);
  if (name === null) throw invalid(path, errors.join('\n') || 'the test bed did not load');
  return name;
}
