/**
 * Sends heartbeats from a worker to the main thread. The heartbeats stop while the worker is blocked. If a step calls
 * `process.exit`, delays the exit until the main thread has received the worker's messages, but at most one second. The
 * messages say which step was running. Cucumber imports this module into each worker, before the steps.
 */
import { parentPort } from 'node:worker_threads';
import { heartbeat, heartbeatMs } from './supervise-workers.ts';

if (parentPort) {
  const port = parentPort;
  port.postMessage(heartbeat);
  setInterval(() => port.postMessage(heartbeat), heartbeatMs).unref();

  const exit = process.exit.bind(process);
  process.exit = (code) => {
    const received = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
    port.postMessage(received);
    Atomics.wait(received, 0, 0, heartbeatMs);
    return exit(code);
  };
}
