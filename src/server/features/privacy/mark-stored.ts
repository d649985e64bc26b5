import { sensitivityOf } from '../../../core/privacy/find-sensitive.ts'
import { levelFrom, type ProtectionLevel } from '../../../core/privacy/settings.ts'
import { mapWithoutBlocking } from '../../platform/async/without-blocking.ts'
import { type DataKey, decryptMessage } from '../../platform/crypto/vault.ts'
import type { Uses } from '../../platform/ports/services.ts'
import { compileDetectors } from '../memory/compile-detectors.ts'
import { changeMemories } from '../memory/digest/change-memories.ts'
import { hideBySettings } from '../memory/forgetting/share-memories.ts'
import { decryptContent, decryptSubject } from '../memory/seal-memory.ts'
import { announceMemoryChange } from '../notifications/live/notify-clients.ts'
import {
  endMarking,
  findMarking,
  findMarkingOf,
  type MarkingRow,
  markMessages,
  memoriesToMark,
  messagesToMark,
  saveMemoryMarks,
} from './store-marks.ts'

/** Messages per batch, few enough to let other work run. */
const BATCH = 200
const PEOPLE_AT_ONCE = 20

interface Marking {
  userId: number
  dataKey: DataKey
  level: ProtectionLevel
}

async function markConversations({ db }: Uses<'db'>, marking: Marking, from: { helperId: number; after: number }) {
  let { helperId, after } = from
  for (;;) {
    const rows = await messagesToMark(db, marking.userId, { helperId, id: after }, BATCH)
    const last = rows.at(-1)
    if (!last) return
    await compileDetectors()
    const found = await mapWithoutBlocking(rows, ({ id, content }): [number, string] => {
      const { privacyTags } = sensitivityOf(decryptMessage(marking.dataKey, content), marking.level)
      return [id, privacyTags.join(',')]
    })
    const marks = found.filter(([, tags]) => tags !== '')
    helperId = last.helperId
    after = last.id
    const [ids, tags] = [marks.map(([id]) => id), marks.map(([, tag]) => tag)]
    await markMessages(db, { userId: marking.userId, ids, tags, helperId, after })
  }
}

const markMemories = (services: Uses<'db' | 'clock'>, marking: Marking): Promise<void> =>
  changeMemories(services, marking, async (tx) => {
    const rows = await memoriesToMark(tx, marking.userId)
    const marks = await mapWithoutBlocking(rows, (row) => {
      const text = `${decryptSubject(marking.dataKey, row)}\n${decryptContent(marking.dataKey, row)}`
      return { id: row.id, ...sensitivityOf(text, marking.level) }
    })
    await saveMemoryMarks(tx, marks, marking.level)
    return false
  })

async function markOne(
  services: Uses<'db' | 'vault' | 'clock' | 'log' | 'signals' | 'caches'>,
  row: MarkingRow,
): Promise<void> {
  const { helperId = 0, after = 0 } = row.settings.marking ?? {}
  const dataKey = services.vault.unwrap(row.wrappedKey)
  const marking = { userId: row.userId, dataKey, level: levelFrom(row.settings.encryptionLevel) }
  await markConversations(services, marking, { helperId, after })
  await markMemories(services, marking)
  await endMarking(services.db, row.userId)
  // Nothing was shared during marking; now what is not sensitive may be. So no reply in progress holds too much.
  await changeMemories(services, marking, async (tx, owner) => {
    await hideBySettings(tx, owner)
    return true
  })
  await announceMemoryChange(services, row.userId)
}

/** Marks what a person stored before raising their protection level. Resumes where a dead process stopped. */
export async function markStored(
  services: Uses<'db' | 'vault' | 'clock' | 'log' | 'signals' | 'caches'>,
  userId: number,
): Promise<void> {
  for (const row of await findMarkingOf(services.db, userId)) await markOne(services, row)
}

export async function finishMarking(
  services: Uses<'db' | 'vault' | 'clock' | 'log' | 'signals' | 'caches'>,
): Promise<void> {
  for (const row of await findMarking(services.db, PEOPLE_AT_ONCE)) await markOne(services, row)
}
