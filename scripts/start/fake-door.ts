import { ensureBundle } from '../../tools/bundle/build-bundle.ts';
import { testBuild } from '../../tools/bundle/bundles.ts';
import { demoPage } from './demo-page.ts';
import type { Door } from './door.ts';

const stateUrl = '/demo/service';

/** The app on the fake, which lives in the visitor's browser; the server hands its state to other browsers. */
export async function fakeDoor(): Promise<Door> {
  const { folder } = await ensureBundle(testBuild);
  let shared = { version: 0, state: null as string | null };
  const keepNewer = (body: string): void => {
    const given = JSON.parse(body) as typeof shared;
    if (given.version > shared.version) shared = given;
  };
  return {
    site: {
      root: folder,
      entry: demoPage.entry,
      policy: { everyWayIn: true },
      meta: { [demoPage.metaName]: JSON.stringify({ backend: 'fake', stateUrl }) },
      answers: { [stateUrl]: async () => shared },
      takes: { [stateUrl]: (body) => keepNewer(body) },
    },
    hostName: '127.0.0.1',
    backend: 'fake: in memory; nothing leaves this machine',
    isDemo: true,
    close: async () => {},
  };
}
