import { ensureBundle } from '../../tools/bundle/build-bundle.ts';
import { testBuild } from '../../tools/bundle/bundles.ts';
import { demoPage } from './demo-page.ts';
import type { StartTarget } from './start-target.ts';

const stateUrl = '/demo/service';

/** Prepares the app on the in-memory service. It runs in the browser; the server shares its state between browsers. */
export async function inMemoryTarget(): Promise<StartTarget> {
  const { folder } = await ensureBundle(testBuild);
  let shared = { version: 0, state: null as string | null };
  const keepNewer = (body: string): void => {
    const received = JSON.parse(body) as typeof shared;
    if (received.version > shared.version) shared = received;
  };
  return {
    site: {
      root: folder,
      entry: demoPage.entry,
      policy: { googleFeatures: 'all' },
      meta: { [demoPage.metaName]: JSON.stringify({ backend: 'fake', stateUrl }) },
      jsonRoutes: { [stateUrl]: async () => shared },
      putRoutes: { [stateUrl]: (body) => keepNewer(body) },
    },
    hostName: '127.0.0.1',
    backend: 'fake: in memory; nothing leaves this machine',
    isDemo: true,
    close: async () => {},
  };
}
