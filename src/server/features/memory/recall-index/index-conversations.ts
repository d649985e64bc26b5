import { sensitivityOf } from '../../../../core/privacy/find-sensitive.ts'
import { settingsFrom } from '../../../../core/privacy/settings.ts'
import { strengthOf } from '../../../../core/recall/find-candidates.ts'
import { chunkOf, encodeEntry, encodeSessions, positionMessages } from '../../../../core/recall/postings.ts'
import { visibilityOf } from '../../../../core/recall/visibility.ts'
import { sleep } from '../../../platform/async/timers.ts'
import { mapWithoutBlocking } from '../../../platform/async/without-blocking.ts'
import { type DataKey, decryptMessage } from '../../../platform/crypto/vault.ts'
import type { ConversationToIndex, IndexQueue, Person, Uses } from '../../../platform/ports/services.ts'
import { compileDetectors } from '../compile-detectors.ts'
import { hashTerm, searchTermsOf, termsOf } from '../recall/terms.ts'
import { findUnindexedOf } from './store-backfill.ts'
import { addToIndex, type NewEntries, type Posting, type UnindexedRow } from './store-index.ts'

interface IndexedConversation {
  userId: number
  helperId: number
  dataKey: DataKey
}

interface PositionedText {
  text: string
  visibility: number
  position: number
}

function countsOf(terms: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1)
  return counts
}

/** Grouped by term, visibility and chunk. */
export async function gatherPostings(
  conversation: IndexedConversation,
  texts: readonly PositionedText[],
): Promise<Posting[]> {
  const { userId, helperId, dataKey } = conversation
  const rows = new Map<string, { term: string; visibility: number; chunk: number; bytes: number[] }>()
  await mapWithoutBlocking(texts, ({ text, visibility, position }) => {
    const terms = termsOf(text)
    const chunk = chunkOf(position)
    for (const [term, count] of countsOf([...terms, ...searchTermsOf(text)])) {
      const key = `${visibility} ${chunk} ${term}`
      const row = rows.get(key) ?? { term, visibility, chunk, bytes: [] }
      row.bytes.push(...encodeEntry(position, strengthOf(count, terms.length)))
      rows.set(key, row)
    }
  })
  return mapWithoutBlocking(rows.values(), ({ term, visibility, chunk, bytes }) => {
    const entries = Buffer.from(bytes)
    return { userId, helperId, term: hashTerm(dataKey, term), visibility, chunk, entries }
  })
}

/** Indexes and marks what a person said a moment ago, for a caller that cannot wait for the queue. */
export async function indexWaitingOf(services: Uses<'db' | 'log'>, owner: Person): Promise<void> {
  const waiting = await findUnindexedOf(services.db, owner.userId)
  await indexConversations(
    services,
    waiting.map(({ helperId, first }) => ({ ...owner, helperId, after: first - 1 })),
  )
}

/** Per transaction: enough to share the fixed cost, few enough not to block others for long. */
const CONVERSATIONS = 25
const MESSAGES = 200

async function compose(
  conversation: ConversationToIndex,
  settings: unknown,
  rows: UnindexedRow[],
): Promise<NewEntries> {
  const { helperId, dataKey } = conversation
  const { encryptionLevel } = settingsFrom(settings)
  const [first] = rows
  const assigned = positionMessages(
    { nextPosition: first?.nextPosition ?? 0, lastAt: first?.lastAt?.getTime() ?? null },
    rows.map((row) => row.sentAt.getTime()),
  )
  if (encryptionLevel !== 'standard') await compileDetectors()
  const read = await mapWithoutBlocking(rows.entries(), ([index, row]) => {
    const text = decryptMessage(dataKey, row.content)
    const { privacyTags } = sensitivityOf(text, encryptionLevel)
    const visibility = visibilityOf({ shareAcrossHelpers: row.shareAcrossHelpers, privacyTags })
    return { messageId: row.id, text, privacyTags, visibility, position: assigned.positions[index] as number }
  })
  return {
    helperId,
    positions: read,
    postings: await gatherPostings(conversation, read),
    nextPosition: assigned.nextPosition,
    lastAt: assigned.lastAt === null ? null : new Date(assigned.lastAt),
    sessions: Buffer.from(encodeSessions(assigned.sessions)),
  }
}

/** A conversation that fails must not block the others: after a joint failure, each is indexed by itself. */
async function indexTogether(
  services: Uses<'db' | 'log'>,
  conversations: readonly ConversationToIndex[],
): Promise<void> {
  let left = conversations
  try {
    while (left.length > 0) left = await addToIndex(services.db, left, Math.floor(MESSAGES / left.length), compose)
  } catch (cause) {
    if (left.length > 1) for (const one of left) await indexTogether(services, [one])
    else services.log.error({ err: cause, helper: left[0]?.helperId }, 'a conversation could not be indexed')
  }
}

/** Logs those that fail. Safe in several processes, because what is indexed together is locked. */
export async function indexConversations(
  services: Uses<'db' | 'log'>,
  conversations: readonly ConversationToIndex[],
  isStopping = () => false,
): Promise<void> {
  for (let begin = 0; begin < conversations.length && !isStopping(); begin += CONVERSATIONS) {
    await indexTogether(services, conversations.slice(begin, begin + CONVERSATIONS))
  }
}

/** Pause between batches: messages that arrive meanwhile share the cost of the next one. */
const REST_MS = 1000
/** Delay before the first batch, so that the model call for the reply starts first. */
const MOMENT_MS = 50

/** Almost at once if idle, else within about a second, in batches. backfill.ts indexes what a killed process missed. */
export function createIndexQueue(services: Uses<'db' | 'log' | 'replies'>): IndexQueue {
  const { replies } = services
  const waiting = new Map<number, ConversationToIndex>()
  let isRunning = false

  async function run(): Promise<void> {
    await sleep(MOMENT_MS, replies.draining)
    while (waiting.size > 0) {
      const together = [...waiting.values()]
      waiting.clear()
      await indexConversations(services, together)
      await sleep(REST_MS, replies.draining)
    }
    isRunning = false
  }

  return {
    add(said) {
      const after = Math.min(said.after, waiting.get(said.helperId)?.after ?? said.after)
      waiting.set(said.helperId, { ...said, after })
      if (isRunning) return
      isRunning = true
      replies.keep(run())
    },
  }
}
