import { expect, it } from 'vitest'
import { adviceFor, type ServerHealth } from './health-advice.ts'

const GIB = 1024 ** 3
const WELL: ServerHealth = {
  lacking: [],
  disk: { freeBytes: 50 * GIB, totalBytes: 100 * GIB },
  backupAgeHours: 12,
  lateMinutes: 0,
  clockAheadMs: 40,
  hasModel: true,
}

it.each<[Partial<ServerHealth>, string[]]>([
  [{}, []],
  [{ lacking: ['database'] }, ['The database does not answer']],
  [{ lacking: ['disk'], disk: { freeBytes: 0, totalBytes: GIB } }, ['The disk is full']],
  [{ disk: { freeBytes: GIB, totalBytes: 10 * GIB } }, ['Little room']],
  [{ disk: { freeBytes: 4 * GIB, totalBytes: 100 * GIB } }, ['Little room']],
  [{ disk: { freeBytes: 5 * GIB, totalBytes: 100 * GIB } }, []],
  [{ backupAgeHours: null }, ['There is no backup yet']],
  [{ backupAgeHours: 169 }, ['The last backup is more than a week old']],
  [{ backupAgeHours: 168 }, []],
  [{ lateMinutes: 11 }, ['Planned messages are late']],
  [{ clockAheadMs: -6000 }, ['The clocks']],
  [{ hasModel: false }, ['Connect a model']],
  [
    { lacking: ['writing'], lateMinutes: 60, backupAgeHours: null, hasModel: false },
    ['The database cannot be written to', 'Planned messages are late', 'There is no backup yet', 'Connect a model'],
  ],
])('%j: %j', (changes, beginnings) => {
  const advice = adviceFor({ ...WELL, ...changes })
  expect(advice).toHaveLength(beginnings.length)
  for (const [place, beginning] of beginnings.entries()) expect(advice[place]?.text).toContain(beginning)
})
