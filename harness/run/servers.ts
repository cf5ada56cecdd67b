import { ensureBundle } from '../../tools/bundle/build-bundle.ts';
import { root } from '../../tools/project.ts';
import type { SecurityPolicy } from '../../tools/server/content-security-policy.ts';
import { serve } from '../../tools/server/serve.ts';
import { ensureStack } from '../../tools/setup/dependencies.js';
import { authDomain } from '../../driver/browser/simulate/google-hosts.ts';
import type { LaneParameters } from '../../driver/lane-parameters.ts';
import type { Lane } from '../lanes/lanes.ts';
import { startServices, type ServiceServers } from './service-servers.ts';

/** What lanes run on, started once for all of them. */
export interface Servers extends AsyncDisposable {
  /** What a lane's scenarios have to know of it. */
  parametersFor(lane: Lane): Omit<LaneParameters, 'claims' | 'executablePath'>;
}

/** What a page may do, by the services that it is put on. */
function policyFor(lanes: readonly Lane[], { urls }: ServiceServers): SecurityPolicy {
  // An app that is deployed speaks to Google's hosts alone.
  const speaksToEmulator = lanes.some((lane) => (lane.alone ?? lane).backend === 'emulator');
  const others = [speaksToEmulator ? urls.emulator : null, urls.wire].filter((url) => url !== null);
  return {
    everyWayIn: true,
    ...(others.length === 0 ? {} : { alsoConnectTo: others }),
    ...(lanes.some(({ backend }) => backend === 'firebase') ? { authDomain } : {}),
  };
}

/**
 * Builds what is not built and serves it; starts the services that lanes speak to.
 *
 * @param say told what is installed meanwhile, in pieces of a line
 */
export async function startServers(lanes: readonly Lane[], say: (text: string) => void): Promise<Servers> {
  await using started = new AsyncDisposableStack();
  const services = started.use(await startServices(lanes));
  const policy = policyFor(lanes, services);
  const testBeds = new Map<string, string>();
  for (const { bundle, entry, reference } of lanes) {
    const key = `${bundle.name}/${entry}`;
    if (testBeds.has(key)) continue;
    if (bundle.stack !== undefined) await ensureStack(root, bundle.stack, say);
    const { folder } = await ensureBundle(bundle);
    const testBed = await serve({ root: folder, entry, policy: { ...policy, fromStrings: reference !== undefined } });
    started.defer(() => testBed.close());
    testBeds.set(key, testBed.url);
  }

  const servers = started.move();
  return {
    parametersFor({ name, bundle, entry, backend, alone, reference }) {
      const testBedUrl = testBeds.get(`${bundle.name}/${entry}`);
      if (testBedUrl === undefined) throw new Error(`the lane ${name} was not announced`);
      const ofItsOwn = alone ? { tag: alone.tag, service: services.service(alone.backend) } : null;
      const common = { lane: name, testBedUrl, isReference: reference !== undefined };
      const patience = reference ? { patienceMs: reference.patienceMs } : {};
      return { ...common, ...patience, service: services.service(backend), alone: ofItsOwn };
    },
    [Symbol.asyncDispose]: () => servers.disposeAsync(),
  };
}
