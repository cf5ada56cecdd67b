import { demoFixture } from '../../fixtures/demo.ts';
import { startAuthEmulator } from '../../services/emulator/auth-emulator.ts';
import { lettersOf } from '../../pages/demo/letters.ts';
import { ensureBundle } from '../../tools/bundle/build-bundle.ts';
import { testBuild } from '../../tools/bundle/bundles.ts';
import { demoPage } from './demo-page.ts';
import type { Door } from './door.ts';

/** The emulator has a project for each API key, and any key will do. */
const apiKey = 'doorstep-demo';

const mailsUrl = '/demo/mails';

/** The app on Google's Auth emulator, which runs in this process, with the demo's accounts in it. */
export async function emulatorDoor(): Promise<Door> {
  const { folder } = await ensureBundle(testBuild);
  // On the host name that the app has too: to a browser, another one is another site.
  const hostName = '127.0.0.1';
  const emulator = await startAuthEmulator({ host: hostName, port: 0 });
  const control = emulator.control(apiKey);
  await control.put(demoFixture);
  const settings = { backend: 'emulator', emulatorUrl: emulator.url, apiKey, mailsUrl };
  return {
    site: {
      root: folder,
      entry: demoPage.entry,
      policy: { everyWayIn: true, alsoConnectTo: [emulator.url] },
      meta: { [demoPage.metaName]: JSON.stringify(settings) },
      answers: { [mailsUrl]: () => lettersOf(control) },
    },
    hostName,
    backend: `emulator: Google's Auth emulator, in this process, at ${emulator.url}`,
    isDemo: true,
    close: () => emulator.stop(),
  };
}
