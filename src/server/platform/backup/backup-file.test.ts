import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readBackupFile, writeBackupFile } from './backup-file.ts'

let directory: string
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'coterie-backup-file-'))
})
afterAll(() => rm(directory, { recursive: true, force: true }))

async function* footer(): AsyncGenerator<string> {
  yield '{"end":true,"rows":0}'
}

it.each([
  ['missing/new.backup', 'there is no such file or folder'],
  ['.', 'it is a folder'],
])('a path that cannot be used is reported in words: %s', async (path, reason) => {
  const file = join(directory, path)
  await expect(readBackupFile(file, undefined, async () => undefined)).rejects.toThrow(
    `${file} cannot be read: ${reason}.`,
  )
})

it('a backup into a missing folder is refused in words', async () => {
  const file = join(directory, 'missing/new.backup')
  await expect(writeBackupFile(file, footer(), undefined)).rejects.toThrow(
    `${file} cannot be written: there is no such file or folder.`,
  )
})
