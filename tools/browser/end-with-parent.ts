import type { ChildProcess } from 'node:child_process';

/**
 * Ends the child process when a signal ends this process, or after the parent of this process has ended. The parent may
 * have been killed.
 */
export function endWithParent(child: ChildProcess): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => child.kill(signal));
  const { ppid } = process;
  setInterval(() => {
    if (process.ppid !== ppid) child.kill();
  }, 500).unref();
}
