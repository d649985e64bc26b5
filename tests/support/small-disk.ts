import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** A file system in memory that can be filled up. */
export interface SmallDisk {
  path: string
  /** Fills it to the last byte. */
  fill(): Promise<void>
  /** Frees what filled it. */
  empty(): Promise<void>
  remove(): Promise<void>
}

/** Null if this user may not mount one. */
export async function mountSmallDisk(megabytes: number): Promise<SmallDisk | null> {
  const path = await mkdtemp(join(tmpdir(), 'coterie-disk-'))
  try {
    await run('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=0755`, 'tmpfs', path])
  } catch {
    await rm(path, { recursive: true })
    return null
  }
  const ballast = join(path, 'ballast')
  return {
    path,
    async fill() {
      await writeFile(ballast, Buffer.alloc(megabytes * 1024 * 1024)).catch((error: NodeJS.ErrnoException) => {
        if (error.code !== 'ENOSPC') throw error
      })
    },
    empty: () => rm(ballast),
    async remove() {
      await run('umount', ['--lazy', path])
      await rm(path, { recursive: true })
    },
  }
}
