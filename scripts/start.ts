/** `npm start`: builds the app if it has changed, and serves it on this machine. */
import { demoFixture } from '../fixtures/demo.ts';
import { BundleError } from '../tools/bundle/build-bundle.ts';
import { readProcessArguments } from '../tools/command-line.ts';
import { greeting } from './start/greeting.ts';
import { listen } from './start/listen.ts';
import { startCommand } from './start/start-command.ts';
import { StartError, startTargets, type BackendName } from './start/start-targets.ts';

const args = readProcessArguments(startCommand);

try {
  if (args) await start(args.values.backend ?? 'fake', args.values.port ?? null);
} catch (error) {
  if (!(error instanceof StartError || error instanceof BundleError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

async function start(backend: BackendName, port: number | null): Promise<void> {
  const target = await startTargets[backend]();
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
