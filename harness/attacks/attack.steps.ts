import { parentPort } from 'node:worker_threads';
import { Given, setDefaultTimeout, Then } from '@cucumber/cucumber';

/** Keep the time limit short: the test of the step "it hangs" waits until the limit. */
setDefaultTimeout(1000);

Given('a kettle', () => {});
Then('it boils', () => {});
Then('it throws', () => {
  throw new Error('the kettle is broken');
});
Then('it rejects', () => Promise.reject(new Error('the kettle is broken')));
Then('it does not wait for a promise that rejects', () => void Promise.reject(new Error('the kettle is broken')));
Then('it throws after its end', () => {
  setTimeout(() => {
    throw new Error('the kettle is broken');
  });
});
Then('it takes a moment', () => new Promise((resolve) => setTimeout(resolve, 20)));
Then('it waits until the run is attacked', { timeout: -1 }, () => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A worker has no origins.
  parentPort?.postMessage('ready-for-attack');
  return new Promise(() => {});
});
Then('it ends the process with the exit code {int}', (code: number) => process.exit(code));
Then('it is pending', () => 'pending');
Then('it is skipped', () => 'skipped');
Then('it is defined twice', () => {});
Then(/^it is defined (once|twice)$/, () => {});
Then('it hangs', () => new Promise(() => {}));
Then('it loops', () => {
  for (;;);
});
