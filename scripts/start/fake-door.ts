import { ensureBundle } from '../bundle/build-bundle.ts';
import { bench } from '../bundle/bundles.ts';
import { demoPage } from './demo-page.ts';
import type { Door } from './door.ts';

/** The app on the fake, which lives in the visitor's browser. */
export async function fakeDoor(): Promise<Door> {
  const { folder } = await ensureBundle(bench);
  return {
    site: {
      root: folder,
      entry: demoPage.entry,
      policy: { everyWayIn: true },
      meta: { [demoPage.metaName]: JSON.stringify({ backend: 'fake' }) },
    },
    hostName: '127.0.0.1',
    backend: 'fake: in memory, in the browser; nothing leaves it',
    isDemo: true,
    close: async () => {},
  };
}
