import { mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

/**
 * Does a piece of work while no other process does it, waiting for them first. The lock is a folder with its owner's
 * process id; one whose owner is gone, or that nobody signed within ten seconds, is taken over.
 *
 * @template T
 * @param {string} lock the folder, in one that exists
 * @param {(text: string) => void} say told once when there is somebody to wait for
 * @param {() => Promise<T>} work
 * @param {{ pollMs?: number, patienceMs?: number }} [options] how often to look, how long to wait at most
 * @returns {Promise<T>} what the work gives
 */
export async function oneAtATime(lock, say, work, { pollMs = 250, patienceMs = 15 * 60_000 } = {}) {
  const giveUp = Date.now() + patienceMs;
  let told = false;
  while (!take(lock)) {
    if (isStale(lock)) {
      remove(lock);
      continue;
    }
    if (Date.now() > giveUp) {
      throw new Error(
        `waited ${patienceMs / 60_000} minutes for process ${owner(lock)}, which holds ${lock}; if it hangs, end it`,
      );
    }
    if (!told) say(`doorstep: another command (process ${owner(lock)}) is at it already; waiting for it\n`);
    told = true;
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
    // EPERM: it is there, and somebody else's.
    return error.code === 'EPERM';
  }
}

/**
 * Moved away first, which only one process can do.
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
