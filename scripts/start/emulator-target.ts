import { demoFixture } from '../../fixtures/demo.ts';
import { startAuthEmulator } from '../../services/emulator/auth-emulator.ts';
import { listOutboxItems } from '../../pages/demo/outbox-items.ts';
import { ensureBundle } from '../../tools/bundle/build-bundle.ts';
import { testBuild } from '../../tools/bundle/bundles.ts';
import { demoPage } from './demo-page.ts';
import type { StartTarget } from './start-target.ts';

/** The emulator accepts any API key and creates a project for each. */
const apiKey = 'doorstep-demo';

const mailsUrl = '/demo/mails';

/** Starts Google's Auth emulator in this process, with the demo's accounts, and prepares the app on it. */
export async function emulatorTarget(): Promise<StartTarget> {
  const { folder } = await ensureBundle(testBuild);
  // The same host name as the app's: browsers treat different host names as different sites.
  const hostName = '127.0.0.1';
  const emulator = await startAuthEmulator({ host: hostName, port: 0 });
  const control = emulator.control(apiKey);
  await control.put(demoFixture);
  const settings = { backend: 'emulator', emulatorUrl: emulator.url, apiKey, mailsUrl };
  return {
    site: {
      root: folder,
      entry: demoPage.entry,
      policy: { googleFeatures: 'all', alsoConnectTo: [emulator.url] },
      meta: { [demoPage.metaName]: JSON.stringify(settings) },
      jsonRoutes: { [mailsUrl]: () => listOutboxItems(control) },
    },
    hostName,
    backend: `emulator: Google's Auth emulator, in this process, at ${emulator.url}`,
    isDemo: true,
    close: () => emulator.stop(),
  };
}
