import type { Worker } from 'node:worker_threads';

export const heartbeat = 'doorstep-heartbeat';
export const heartbeatMs = 1000;

/** Number of missed heartbeats after which a worker counts as stuck in an endless loop. */
const missedHeartbeats = 15;

/**
 * Missed heartbeats count only while this process uses at least this share of a processor. If the process uses less, no
 * worker is in an endless loop, and the machine is only slow.
 */
const loopShare = 0.5;

/**
 * Watches the workers that start from now on and import `worker-heartbeat.ts`.
 *
 * @param onHang called when a worker has stopped responding
 * @returns `end`, which terminates these workers and so ends Cucumber's run
 */
export function superviseWorkers(onHang: (reason: string) => void, limit = missedHeartbeats) {
  const missed = new Map<Worker, number>();
  let isEnding = false;
  const watch = (worker: Worker): void => {
    worker.on('message', (message) => {
      if (message instanceof Int32Array) confirmMessages(message);
      if (message !== heartbeat) return;
      missed.set(worker, 0);
      if (isEnding) void worker.terminate();
    });
    worker.once('exit', () => missed.delete(worker));
  };
  process.on('worker', watch);
  let used = process.cpuUsage();
  // Count the timer's ticks, not the elapsed time. While the machine is suspended, time passes, but the timer stops.
  const timer = setInterval(() => {
    const { user, system } = process.cpuUsage(used);
    used = process.cpuUsage();
    if ((user + system) / 1000 < heartbeatMs * loopShare) return;
    for (const [worker, count] of missed) {
      missed.set(worker, count + 1);
      if (count + 1 === limit) onHang(`a worker hangs: its thread has not responded for ${limit} seconds`);
    }
  }, heartbeatMs);
  return {
    end(): void {
      isEnding = true;
      for (const worker of missed.keys()) void worker.terminate();
    },
    [Symbol.dispose](): void {
      clearInterval(timer);
      process.off('worker', watch);
    },
  };
}

/** Tells a worker that this thread has received its messages. The worker waits for this before it exits. */
function confirmMessages(received: Int32Array): void {
  // Cucumber's messages come through another `MessagePort` than this request. When the inner callback runs, the event
  // loop has read all ports, and so all messages.
  setImmediate(() =>
    setImmediate(() => {
      Atomics.store(received, 0, 1);
      Atomics.notify(received, 0);
    }),
  );
}
