import { readFile, rm, writeFile } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'

const POLL_MS = 200

/** @param {number} pid */
function isAlive(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM'
  }
}

/** @param {string} file @returns {Promise<boolean>} */
async function tryAcquire(file) {
  try {
    await writeFile(file, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EEXIST') throw error
    return false
  }
}

/**
 * Runs `work` while this process holds the lock file. Waits while another running process holds it; a lock whose holder
 * was killed is taken over.
 *
 * @template T
 * @param {string} file
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function withLock(file, work) {
  let isAnnounced = false
  while (!(await tryAcquire(file))) {
    const holder = Number(await readFile(file, 'utf8').catch(() => ''))
    if (holder > 0 && !isAlive(holder)) await rm(file, { force: true })
    else if (!isAnnounced) console.log('Waiting for another start of this checkout…')
    isAnnounced = true
    await sleep(POLL_MS)
  }
  try {
    return await work()
  } finally {
    await rm(file, { force: true })
  }
}
