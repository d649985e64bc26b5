import { createHmac } from 'node:crypto'
import type {
  ImportAnswer,
  ImportBody,
  ImportedConversation,
  ImportedMessage,
  ImportReading,
} from '../../../../contract/imports.ts'
import { screenReply, screenRequest } from '../../../../core/safety/reply/screen-reply.ts'
import { IMPORT_LIMITS } from '../../../../core/text/limits.ts'
import { type DataKey, decryptMessage, open, seal, sealMessage } from '../../../platform/crypto/vault.ts'
import { noteMessageErasure } from '../../../platform/db/erasure.ts'
import { AppError, notFound } from '../../../platform/errors/errors.ts'
import type { Actor, Services, Uses } from '../../../platform/ports/services.ts'
import { takeFromMemory } from '../../memory/digest/change-memories.ts'
import { deleteFromMemory } from '../../memory/forgetting/forget.ts'
import { importReadings, NOTHING_TO_READ } from '../../memory/readings/import-readings.ts'
import {
  deleteImport,
  findImport,
  findMessagesOfImport,
  type ImportRow,
  keepPart,
  listImports,
  pageOfImport,
} from './store.ts'

const TITLE = 'import title'
const KEYS = 'import keys 1'

/** HMAC-SHA256, in hexadecimal. */
function hashKey(dataKey: DataKey, key: string): string {
  const secret = dataKey.derived(KEYS, (whole) => createHmac('sha256', whole).update(KEYS).digest())
  return createHmac('sha256', secret).update(key).digest('hex')
}

const present = (key: DataKey, row: ImportRow, reading: ImportReading = NOTHING_TO_READ): ImportedConversation => ({
  id: row.id,
  helperId: row.helperId,
  source: row.source,
  messages: row.messages,
  reading,
  title: open(key, row.title, TITLE),
  startedAt: row.startedAt.toISOString(),
  endedAt: row.endedAt.toISOString(),
  createdAt: row.createdAt.toISOString(),
})

/** A model is not shown what a helper would refuse, or may not say; the person can still read it. */
const isWithheld = ({ isFromUser, content }: ImportedMessage): boolean =>
  (isFromUser ? screenRequest(content) : screenReply(content)) !== null

/** It is remembered as it is: no model reads it unasked, and it waits for nothing. */
function rowOf({ userId, dataKey }: Actor, helperId: number, now: Date, message: ImportedMessage) {
  const { isFromUser, content, sentAt } = message
  return {
    ...{ helperId, userId, isFromUser },
    content: sealMessage(dataKey, content),
    sentAt: new Date(sentAt),
    deliveryStatus: 'delivered' as const,
    source: isFromUser ? ('person' as const) : ('model' as const),
    memoryProcessedAt: now,
    isWithheld: isWithheld(message),
  }
}

const FULL = `You can bring at most ${IMPORT_LIMITS.total} messages. Please erase some of what you brought first.`

/** Keeps a part of a conversation. 404: not their helper. 409: the part before is missing. 403: too much. */
export async function keepImport(services: Services, actor: Actor, input: ImportBody): Promise<ImportedConversation> {
  const { helperId, source, title, key, from, messages } = input
  const now = services.clock.now()
  const [first] = messages
  const startedAt = new Date(first?.sentAt ?? now)
  const hashed = hashKey(actor.dataKey, `${source} ${key}`)
  const about = { helperId, userId: actor.userId, source, key: hashed, startedAt, endedAt: startedAt, createdAt: now }
  const kept = await keepPart(services.db, {
    about: { ...about, title: seal(actor.dataKey, title, TITLE) },
    from,
    rows: messages.map((message) => rowOf(actor, helperId, now, message)),
    total: IMPORT_LIMITS.total,
  })
  if (kept === 'missing') throw notFound('Helper')
  if (kept === 'full') throw new AppError(403, 'import_limit', FULL)
  if (kept === 'gap') throw new AppError(409, 'changed_elsewhere', 'An earlier part of this conversation is missing.')
  const { userId, dataKey } = actor
  if (kept.firstId !== null) services.indexQueue.add({ userId, dataKey, helperId, after: kept.firstId - 1 })
  const readings = await importReadings(services, userId, kept.row.id)
  return present(dataKey, kept.row, readings.get(kept.row.id))
}

export async function readImports({ db }: Uses<'db'>, { userId, dataKey }: Actor): Promise<ImportedConversation[]> {
  const [rows, readings] = await Promise.all([listImports(db, userId), importReadings({ db }, userId)])
  return rows.map((row) => present(dataKey, row, readings.get(row.id)))
}

/** 404: not theirs. */
export async function readImport(
  { db }: Uses<'db'>,
  { userId, dataKey }: Actor,
  id: number,
  after = 0,
): Promise<ImportAnswer> {
  const row = await findImport(db, userId, id)
  if (!row) throw notFound('Import')
  const rows = await pageOfImport(db, id, after, IMPORT_LIMITS.page)
  return {
    import: present(dataKey, row, (await importReadings({ db }, userId, id)).get(id)),
    messages: rows.map(({ content, sentAt, ...message }) => ({
      ...message,
      content: decryptMessage(dataKey, content),
      sentAt: sentAt.toISOString(),
    })),
    next: rows.length === IMPORT_LIMITS.page ? (rows.at(-1)?.id ?? null) : null,
  }
}

/** With its messages, what they were found by, and what only they state in memory. 404: not theirs. */
export async function eraseImport(services: Services, actor: Actor, id: number): Promise<void> {
  const { userId } = actor
  await takeFromMemory(services, actor, async (tx, owner) => {
    await deleteFromMemory(tx, owner, await findMessagesOfImport(tx, userId, id))
    if (!(await deleteImport(tx, userId, id))) throw notFound('Import')
    await noteMessageErasure(tx)
    return true
  })
}
