/** `npm start`: the app in a browser, with nothing to set up. */
import { demoFixture } from '../fixtures/demo.ts';
import type { Door } from './start/door.ts';
import { fakeDoor } from './start/fake-door.ts';
import { firebaseDoor } from './start/firebase-door.ts';
import { greeting } from './start/greeting.ts';
import { listen } from './start/listen.ts';
import { help, isHelp, readStartOptions, type BackendName } from './start/options.ts';
import { Refusal } from './start/refusal.ts';

const doors: Readonly<Record<BackendName, () => Promise<Door>>> = {
  fake: fakeDoor,
  // With Google's code behind it, which takes a moment to load.
  emulator: async () => (await import('./start/emulator-door.ts')).emulatorDoor(),
  firebase: firebaseDoor,
};

try {
  if (isHelp(process.argv.slice(2))) console.log(help);
  else await open();
} catch (error) {
  if (!(error instanceof Refusal)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

async function open(): Promise<void> {
  const { backend, port } = readStartOptions(process.argv.slice(2));
  const door = await doors[backend]();
  const server = await listen(door.site, port, console.log).catch(async (error: unknown) => {
    await door.close();
    throw error;
  });
  const url = new URL(server.url);
  url.hostname = door.hostName;
  console.log(greeting(url.href, door, demoFixture.accounts));

  let closing: Promise<unknown> | undefined;
  const close = (): void => {
    closing ??= Promise.all([server.close(), door.close()]);
  };
  process.on('SIGINT', close).on('SIGTERM', close);
}
