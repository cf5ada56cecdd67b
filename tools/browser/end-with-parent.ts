import type { ChildProcess } from 'node:child_process';

/**
 * Ends the child process when this process receives a signal, such as SIGTERM. Also ends the child when the parent of
 * this process has ended, because a killed parent sends no signal.
 */
export function endWithParent(child: ChildProcess): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => child.kill(signal));
  const { ppid } = process;
  setInterval(() => {
    if (process.ppid !== ppid) child.kill();
  }, 500).unref();
}
