/** Cucumber imports this module into each worker, before the steps. It tells the main thread that the worker can run. */
import { parentPort } from 'node:worker_threads';
import { heartbeat, heartbeatMs } from './supervise-workers.ts';

if (parentPort) {
  const port = parentPort;
  port.postMessage(heartbeat);
  setInterval(() => port.postMessage(heartbeat), heartbeatMs).unref();
}
