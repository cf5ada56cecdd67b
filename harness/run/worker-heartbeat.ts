/**
 * Sends heartbeats from a worker to the main thread. The heartbeats stop while the worker is blocked. Cucumber imports
 * this module into each worker, before the steps.
 */
import { parentPort } from 'node:worker_threads';
import { heartbeat, heartbeatMs } from './supervise-workers.ts';

if (parentPort) {
  const port = parentPort;
  port.postMessage(heartbeat);
  setInterval(() => port.postMessage(heartbeat), heartbeatMs).unref();
}
