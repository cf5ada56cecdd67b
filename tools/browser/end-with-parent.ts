import type { ChildProcess } from 'node:child_process';

/** Ends a child with this process, and when the parent of this process has ended, even if it was killed. */
export function endWithParent(child: ChildProcess): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => child.kill(signal));
  const { ppid } = process;
  setInterval(() => {
    if (process.ppid !== ppid) child.kill();
  }, 500).unref();
}
