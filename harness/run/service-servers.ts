import type { Service } from '../../driver/lane-parameters.ts';
import { startControlServer } from './control-server.ts';
import type { Lane } from '../lanes/lanes.ts';
import type { AuthServer } from '../../services/auth-server/auth-server.ts';

/** The identity services that run beside the app, each once for all lanes. */
export interface ServiceServers extends AsyncDisposable {
  /** What a lane's scenarios have to know of the one that it speaks to. */
  service(backend: Lane['backend']): Service;
  /** Where a page speaks to one of them; null if nobody does. */
  readonly urls: Readonly<Record<Kind, string | null>>;
}

type Kind = keyof typeof starting;

/** Google's is loaded only where it is spoken to: that takes a while. */
const starting = {
  emulator: async (): Promise<AuthServer> =>
    (await import('../../services/emulator/auth-emulator.ts')).startAuthEmulator(),
  wire: async (): Promise<AuthServer> =>
    (await import('../../services/in-memory/in-memory-server.ts')).startInMemoryServer(),
} as const;

/** Who answers, by what a lane speaks to; null where that is a part of the page. */
const answeredBy: Readonly<Record<Lane['backend'], Kind | null>> = {
  fake: null,
  emulator: 'emulator',
  firebase: 'emulator',
  wire: 'wire',
};

/** Starts the services that these lanes speak to. */
export async function startServices(lanes: readonly Lane[]): Promise<ServiceServers> {
  await using started = new AsyncDisposableStack();
  const backends = lanes.flatMap(({ backend, alone }) => (alone ? [backend, alone.backend] : [backend]));
  const places: Record<Kind, { readonly url: string; readonly controlUrl: string } | null> = {
    emulator: null,
    wire: null,
  };
  for (const kind of new Set(backends.map((backend) => answeredBy[backend]))) {
    if (kind === null) continue;
    const server = await starting[kind]();
    started.defer(() => server.stop());
    const control = await startControlServer((apiKey) => server.control(apiKey));
    started.defer(() => control.stop());
    places[kind] = { url: server.url, controlUrl: control.url };
  }
  const servers = started.move();
  return {
    urls: { emulator: places.emulator?.url ?? null, wire: places.wire?.url ?? null },
    service(backend) {
      if (backend === 'fake') return { backend };
      const place = places[answeredBy[backend] ?? 'emulator'];
      if (!place) throw new Error(`no lane was announced that speaks to ${backend}`);
      return { backend, ...place };
    },
    [Symbol.asyncDispose]: () => servers.disposeAsync(),
  };
}
