import type { Category, ProtectionLevel } from '../../../core/privacy/categories.ts'
import { sensitivityOf } from '../../../core/privacy/find-sensitive.ts'
import { kindOf } from '../../../core/recall/kinds.ts'
import { encodeSittings, placeMessages } from '../../../core/recall/place-messages.ts'
import type { Services } from '../../ports.ts'
import type { DataKey } from '../../vault.ts'
import { openMessage } from '../conversations/present-message.ts'
import { readPrivacySettings } from '../privacy/read-settings.ts'
import { addToIndex, type IndexedRow, type NewEntries, type UnindexedRow } from './index-store.ts'
import { gatherPostings, type PlacedText } from './postings.ts'

/** Messages that are added to the index in one transaction. */
const BATCH = 500
/** No transaction that adds a message takes so long: what is older than this comes before whatever is still to come. */
const SETTLED_AFTER_MS = 600_000

/** Whose conversation it is, and the key to it. */
export interface Owner {
  userId: number
  dataKey: DataKey
}

function readText(owner: Owner, level: ProtectionLevel, row: UnindexedRow) {
  const text = openMessage(owner.dataKey, row.content)
  const { privacyTags } = sensitivityOf(text, level)
  return { text, privacyTags, kind: kindOf({ shareAcrossHelpers: row.share_across_helpers, privacyTags }) }
}

/** Which messages need not be looked at again, now and from the next time on. */
function settle(indexed: IndexedRow, newest: string, now: Date) {
  const { settled_id: settledId, next_settled_id: nextSettledId, next_settled_at: nextSettledAt } = indexed
  const isDue = nextSettledAt === null || now.getTime() - nextSettledAt.getTime() > SETTLED_AFTER_MS
  if (!isDue) return { settledId, nextSettledId, nextSettledAt }
  return { settledId: nextSettledId, nextSettledId: newest, nextSettledAt: now }
}

function compose(
  owner: Owner,
  level: ProtectionLevel,
  now: Date,
  indexed: IndexedRow,
  rows: UnindexedRow[],
): NewEntries {
  const placed = { nextPlace: indexed.next_place, lastAt: indexed.last_at?.getTime() ?? null }
  const placement = placeMessages(
    placed,
    rows.map((row) => row.sent_at.getTime()),
  )
  const read = rows.map((row) => readText(owner, level, row))
  const texts = read.map(
    ({ text, kind }, index): PlacedText => ({ text, kind, place: placement.places[index] as number }),
  )
  const tagged = read.flatMap(({ privacyTags }, index): [string, Category[]][] =>
    privacyTags.length > 0 ? [[(rows[index] as UnindexedRow).id, privacyTags]] : [],
  )
  return {
    messageIds: rows.map(({ id }) => id),
    places: placement.places,
    kinds: read.map(({ kind }) => kind),
    tagged,
    postings: gatherPostings(owner.dataKey, texts),
    nextPlace: placement.nextPlace,
    lastAt: placement.lastAt === null ? null : new Date(placement.lastAt),
    sittings: Buffer.from(encodeSittings(placement.sittings)),
    ...settle(indexed, rows.at(-1)?.id ?? indexed.next_settled_id, now),
  }
}

/**
 * Adds what is not in the index yet of a conversation; gives how many messages that was. Harmless to do twice, by
 * several processes too: the conversation's row in the index is locked meanwhile.
 */
export async function indexConversation(services: Services, owner: Owner, helperId: number): Promise<number> {
  const { encryptionLevel } = await readPrivacySettings(services, owner.userId)
  const now = services.clock.now()
  let total = 0
  for (;;) {
    const added = await addToIndex(services.db, helperId, owner.userId, BATCH, (indexed, rows) =>
      compose(owner, encryptionLevel, now, indexed, rows),
    )
    total += added
    if (added < BATCH) return total
  }
}
