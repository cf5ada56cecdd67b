/** `npm start`: opens the app on this machine, without any setup. */
import { demoFixture } from '../fixtures/demo.ts';
import { oneOf, readProcessArguments, wholeNumber } from '../tools/command-line.ts';
import { firebaseTarget } from './start/firebase-target.ts';
import { greeting } from './start/greeting.ts';
import { inMemoryTarget } from './start/in-memory-target.ts';
import { firstPort, listen } from './start/listen.ts';
import { StartError } from './start/start-error.ts';
import type { StartTarget } from './start/start-target.ts';

const targets = {
  fake: inMemoryTarget,
  // Loaded on demand: the emulator's code takes seconds to load.
  emulator: async () => (await import('./start/emulator-target.ts')).emulatorTarget(),
  firebase: firebaseTarget,
} as const satisfies Readonly<Record<string, () => Promise<StartTarget>>>;

type BackendName = keyof typeof targets;

const args = readProcessArguments({
  usage: `npm start -- [--backend ${Object.keys(targets).join('|')}] [--port NUMBER]`,
  about: 'Builds the app if it has changed, and serves it on this machine.',
  options: {
    backend: {
      value: 'NAME',
      parse: oneOf(Object.keys(targets) as BackendName[]),
      help: "fake: the in-memory service, the default. emulator: Google's Auth emulator, started for you. firebase: your Firebase project, configured in .env.",
    },
    port: {
      value: 'NUMBER',
      parse: wholeNumber(1, 65_535),
      help: `Port to serve on. Default: the first free one from ${firstPort} on.`,
    },
  },
});

try {
  if (args) await start(args.values.backend ?? 'fake', args.values.port ?? null);
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

async function start(backend: BackendName, port: number | null): Promise<void> {
  const target = await targets[backend]();
  const server = await listen(target.site, port, console.log).catch(async (error: unknown) => {
    await target.close();
    throw error;
  });
  const url = new URL(server.url);
  url.hostname = target.hostName;
  console.log(greeting(url.href, target, demoFixture.accounts));

  let closing: Promise<unknown> | undefined;
  const close = (): void => {
    closing ??= Promise.all([server.close(), target.close()]);
  };
  process.on('SIGINT', close).on('SIGTERM', close);
}
