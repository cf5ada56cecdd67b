import type { ChildProcess } from 'node:child_process';

/**
 * Ends the child process when this process receives a signal, such as SIGTERM. A killed parent sends no signal, so also
 * ends the child process when the parent of this process no longer runs.
 */
export function endWithParent(child: ChildProcess): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => child.kill(signal));
  const { ppid } = process;
  setInterval(() => {
    if (process.ppid !== ppid) child.kill();
  }, 500).unref();
}
