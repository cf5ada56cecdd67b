import { ensureBundle } from '../scripts/bundle/build-bundle.ts';
import { serve } from '../scripts/server/serve.ts';
import type { LaneParameters } from '../steps/support/lane-parameters.ts';
import { startControlServer } from './control-server.ts';
import { startAuthEmulator } from './emulator/auth-emulator.ts';
import type { Lane } from './lanes.ts';

/** What lanes run on, started once for all of them. */
export interface Servers extends AsyncDisposable {
  /** What a lane's scenarios have to know of it. */
  parametersFor(lane: Lane): Pick<LaneParameters, 'lane' | 'stageUrl' | 'service'>;
}

/** Builds what is not built and serves it; starts the emulator if a lane needs it. */
export async function startServers(lanes: readonly Lane[]): Promise<Servers> {
  await using started = new AsyncDisposableStack();
  const emulator = lanes.some(({ backend }) => backend === 'emulator') ? await startAuthEmulator() : null;
  if (emulator) started.defer(() => emulator.stop());
  const control = emulator ? await startControlServer((apiKey) => emulator.control(apiKey)) : null;
  if (control) started.defer(() => control.stop());

  const policy = { everyWayIn: true, ...(emulator ? { alsoConnectTo: [emulator.url] } : {}) };
  const stages = new Map<string, string>();
  for (const { bundle, entry } of lanes) {
    const key = `${bundle.name}/${entry}`;
    if (stages.has(key)) continue;
    const { folder } = await ensureBundle(bundle);
    const stage = await serve({ root: folder, entry, policy });
    started.defer(() => stage.close());
    stages.set(key, stage.url);
  }

  const servers = started.move();
  return {
    parametersFor({ name, bundle, entry, backend }) {
      const stageUrl = stages.get(`${bundle.name}/${entry}`);
      if (stageUrl === undefined) throw new Error(`the lane ${name} was not announced`);
      if (backend === 'fake') return { lane: name, stageUrl, service: { backend } };
      if (!emulator || !control) throw new Error(`the lane ${name} was not announced`);
      return { lane: name, stageUrl, service: { backend, url: emulator.url, controlUrl: control.url } };
    },
    [Symbol.asyncDispose]: () => servers.disposeAsync(),
  };
}
