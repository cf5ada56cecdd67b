import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import { launchBrowser } from '../../tools/browser/find-browser.ts';
import { buildBundle } from '../../tools/bundle/build-bundle.ts';
import { testBuildOf, type Bundle } from '../../tools/bundle/bundles.ts';
import { serve } from '../../tools/server/serve.ts';
import { laneOf, lanes, type Lane } from './lanes.ts';
import { OptionError } from '../command/options.ts';

/**
 * The lane of a renderer that is none of ours, named after it: builds a test bed with it, and has a browser read its name.
 *
 * @param path of the module that exports it as `renderer`
 * @throws OptionError (rejects) where there is no such module, or it cannot be built, or exports no renderer
 */
export async function laneOfRenderer(path: string): Promise<Lane> {
  const module = resolve(path);
  if (!statSync(module, { throwIfNoEntry: false })?.isFile()) throw refused(path, `there is no file at ${module}`);
  const bundle = testBuildOf('renderer', module);
  // Anew every time: nobody knows of which files of a stranger's it is made.
  await buildBundle(bundle).catch((error: unknown) => {
    throw refused(path, error instanceof Error ? error.message : String(error));
  });
  return namedLane(path, await nameOnTestBed(path, bundle), bundle);
}

/**
 * The lane of a renderer under the name that it gives itself.
 *
 * @param path of its module, as it was given
 * @throws OptionError where that is no name for a lane, or the name of one of ours
 */
export function namedLane(path: string, name: string, bundle: Bundle): Lane {
  if (!/^[a-z][a-z0-9-]*$/i.test(name)) {
    throw refused(path, `expected a name of letters, digits and hyphens, such as "vue", saw "${name}"`);
  }
  const lane = laneOf(name, bundle);
  if (lanes.some((ours) => ours.name === lane.name)) throw refused(path, `its name "${name}" is taken by one of ours`);
  return lane;
}

const refused = (path: string, why: string): OptionError => new OptionError(`--renderer ${path}: ${why}`);

/** The renderer's name, as the test bed gives it; rejects with what the page complains of where it gives none. */
async function nameOnTestBed(path: string, bundle: Bundle): Promise<string> {
  await using testBed = new AsyncDisposableStack();
  const server = await serve({ root: bundle.folder, entry: 'test-bed.html', policy: { everyWayIn: true } });
  testBed.defer(() => server.close());
  const browser = await launchBrowser(() => {});
  testBed.defer(() => browser.close());
  const page = await browser.newPage();
  const complaints: string[] = [];
  page.on('pageerror', ({ message }) => complaints.push(message));
  await page.goto(server.url, { waitUntil: 'load' });
  const name = await page.evaluate(() => window.testBed?.rendererName ?? null);
  if (name === null) throw refused(path, complaints.join('\n') || 'the test bed does not come about');
  return name;
}
