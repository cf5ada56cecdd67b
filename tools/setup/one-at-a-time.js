import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';

/**
 * Calls `work` while this process holds the lock. If another running process holds the lock, waits first. If the
 * lock belongs to a process that has ended, deletes the lock file.
 *
 * @template T
 * @param {string} lock path of the lock file; its folder must exist
 * @param {(text: string) => void} print called once if another process holds the lock
 * @param {() => Promise<T>} work
 * @param {{ pollMs?: number, timeoutMs?: number }} [options] milliseconds between two attempts, and milliseconds after
 *   which to give up
 * @returns {Promise<T>} the result of the work
 * @throws Error (rejects) if another process still holds the lock after `timeoutMs`
 */
export async function oneAtATime(lock, print, work, { pollMs = 250, timeoutMs = 15 * 60_000 } = {}) {
  const deadline = Date.now() + timeoutMs;
  let isAnnounced = false;
  while (!take(lock)) {
    if (!isHeld(lock)) {
      rmSync(lock, { force: true });
      continue;
    }
    if (Date.now() > deadline) {
      const minutes = timeoutMs / 60_000;
      throw new Error(
        `waited ${minutes} minutes for the process whose id is in ${lock}; end this process, or delete the file`,
      );
    }
    if (!isAnnounced)
      print(`doorstep: waiting until another command has installed packages; its process id is in ${lock}\n`);
    isAnnounced = true;
    await delay(pollMs);
  }
  try {
    return await work();
  } finally {
    rmSync(lock, { force: true });
  }
}

/**
 * Tries to take the lock. Returns false if another process holds the lock.
 *
 * @param {string} lock
 */
function take(lock) {
  // First write the process ID to a file that only this process uses. Then `linkSync` creates the lock file together
  // with its content, in one step.
  const own = `${lock}.${process.pid}`;
  try {
    writeFileSync(own, String(process.pid));
    linkSync(own, lock);
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(own, { force: true });
  }
}

/**
 * Returns whether the process that holds the lock is still running.
 *
 * @param {string} lock
 */
function isHeld(lock) {
  try {
    const owner = Number(readFileSync(lock, 'utf8'));
    return owner > 0 && process.kill(owner, 0);
  } catch (error) {
    // The lock is free if the file (ENOENT) or the process (ESRCH) no longer exists. After any other error, such as
    // EPERM, the process may still be running.
    return error.code !== 'ENOENT' && error.code !== 'ESRCH';
  }
}
