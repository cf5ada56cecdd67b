import { mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

/**
 * Waits until no other process holds the lock, and does the work under it. The lock is a folder with the process id of
 * its owner. A lock is taken over if its owner has ended, or if it has had no owner for ten seconds.
 *
 * @template T
 * @param {string} lock the folder, in one that exists
 * @param {(text: string) => void} print called once if another process holds the lock
 * @param {() => Promise<T>} work
 * @param {{ pollMs?: number, timeoutMs?: number }} [options] how often to try, and for how long
 * @returns {Promise<T>} the result of the work
 */
export async function oneAtATime(lock, print, work, { pollMs = 250, timeoutMs = 15 * 60_000 } = {}) {
  const deadline = Date.now() + timeoutMs;
  let isAnnounced = false;
  while (!take(lock)) {
    if (isStale(lock)) {
      remove(lock);
      continue;
    }
    if (Date.now() > deadline) {
      throw new Error(
        `waited ${timeoutMs / 60_000} minutes for process ${owner(lock)}, which holds ${lock}; if it hangs, end it`,
      );
    }
    if (!isAnnounced) print(`doorstep: waiting for another command (process ${owner(lock)}) to finish this\n`);
    isAnnounced = true;
    await delay(pollMs);
  }
  try {
    return await work();
  } finally {
    rmSync(lock, { recursive: true, force: true });
  }
}

/** @param {string} lock */
function take(lock) {
  try {
    mkdirSync(lock);
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  }
  writeFileSync(join(lock, 'pid'), String(process.pid));
  return true;
}

/** @param {string} lock */
function owner(lock) {
  try {
    return Number(readFileSync(join(lock, 'pid'), 'utf8')) || null;
  } catch {
    return null;
  }
}

/** @param {string} lock */
function isStale(lock) {
  const pid = owner(lock);
  if (pid !== null) return !isAlive(pid);
  const since = statSync(lock, { throwIfNoEntry: false })?.mtimeMs;
  return since !== undefined && Date.now() - since > 10_000;
}

/** @param {number} pid */
function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: the process exists and belongs to another user.
    return error.code === 'EPERM';
  }
}

/**
 * Removes a stale lock. It is renamed first, which only one process can do.
 *
 * @param {string} lock
 */
function remove(lock) {
  const aside = `${lock}-stale-${process.pid}-${Date.now()}`;
  try {
    renameSync(lock, aside);
  } catch {
    return;
  }
  rmSync(aside, { recursive: true, force: true });
}
