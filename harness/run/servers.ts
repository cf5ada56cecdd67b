import { ensureBundle } from '../../scripts/bundle/build-bundle.ts';
import { root } from '../../scripts/project.ts';
import type { SecurityPolicy } from '../../scripts/server/content-security-policy.ts';
import { serve } from '../../scripts/server/serve.ts';
import { ensureStack } from '../../scripts/setup/dependencies.js';
import { authDomain } from '../../steps/support/browser/google-hosts.ts';
import type { LaneParameters, Service } from '../../steps/support/lane-parameters.ts';
import { startControlServer } from './control-server.ts';
import { startAuthEmulator } from '../emulator/auth-emulator.ts';
import type { Lane } from '../lanes/lanes.ts';
import type { AuthServer } from '../wire/auth-server.ts';

/** What lanes run on, started once for all of them. */
export interface Servers extends AsyncDisposable {
  /** What a lane's scenarios have to know of it. */
  parametersFor(lane: Lane): Omit<LaneParameters, 'claims' | 'executablePath'>;
}

const speaksTo = (service: Lane['backend'], { backend, alone }: Lane): boolean =>
  backend === service || alone?.backend === service;

/** What a page may do, by the services that it is put on. */
function policyFor(lanes: readonly Lane[], emulator: AuthServer | null): SecurityPolicy {
  const isOnEmulator = emulator !== null && lanes.some((lane) => speaksTo('emulator', lane));
  const isOnFirebase = lanes.some((lane) => speaksTo('firebase', lane));
  return {
    everyWayIn: true,
    ...(isOnEmulator ? { alsoConnectTo: [emulator.url] } : {}),
    ...(isOnFirebase ? { authDomain } : {}),
  };
}

/**
 * Builds what is not built and serves it; starts the emulator if a lane needs it.
 *
 * @param say told what is installed meanwhile, in pieces of a line
 */
export async function startServers(lanes: readonly Lane[], say: (text: string) => void): Promise<Servers> {
  await using started = new AsyncDisposableStack();
  const needsNone = lanes.every(({ backend, alone }) => backend === 'fake' && !alone);
  const emulator = needsNone ? null : await startAuthEmulator();
  if (emulator) started.defer(() => emulator.stop());
  const control = emulator ? await startControlServer((apiKey) => emulator.control(apiKey)) : null;
  if (control) started.defer(() => control.stop());

  const policy = policyFor(lanes, emulator);
  const stages = new Map<string, string>();
  for (const { bundle, entry, reference } of lanes) {
    const key = `${bundle.name}/${entry}`;
    if (stages.has(key)) continue;
    if (bundle.stack !== undefined) await ensureStack(root, bundle.stack, say);
    const { folder } = await ensureBundle(bundle);
    const stage = await serve({ root: folder, entry, policy: { ...policy, fromStrings: reference !== undefined } });
    started.defer(() => stage.close());
    stages.set(key, stage.url);
  }

  function service(backend: Lane['backend']): Service {
    if (backend === 'fake') return { backend };
    if (!emulator || !control) throw new Error('no lane was announced that needs the emulator');
    return { backend, url: emulator.url, controlUrl: control.url };
  }

  const servers = started.move();
  return {
    parametersFor({ name, bundle, entry, backend, alone, reference }) {
      const stageUrl = stages.get(`${bundle.name}/${entry}`);
      if (stageUrl === undefined) throw new Error(`the lane ${name} was not announced`);
      const ofItsOwn = alone ? { tag: alone.tag, service: service(alone.backend) } : null;
      const common = { lane: name, stageUrl, isReference: reference !== undefined };
      const patience = reference ? { patienceMs: reference.patienceMs } : {};
      return { ...common, ...patience, service: service(backend), alone: ofItsOwn };
    },
    [Symbol.asyncDispose]: () => servers.disposeAsync(),
  };
}
