import type { SearchAnswer, SearchBody, SearchResult } from '../../../../contract/conversations.ts'
import { snippetOf } from '../../../../core/search/snippet.ts'
import { onOneLine } from '../../../../core/text/markdown-to-text.ts'
import { decryptMessage } from '../../../platform/crypto/vault.ts'
import { AppError, notFound } from '../../../platform/errors/errors.ts'
import type { Person, Uses } from '../../../platform/ports/services.ts'
import { findWithWords, matchWords } from '../../memory/recall/find-words.ts'
import { type SearchedWord, searchedWords } from '../../memory/recall/terms.ts'
import { isHelperOf } from '../read/store-messages.ts'
import { type Filter, type FoundRow, findForgotten, findIndexed, findUnindexed } from './store.ts'

type Words = readonly SearchedWord[]
/** Messages read first, which mostly fill a page, and then at once: filters may leave only a few of them. */
const READ_FIRST = 50
const READ_AT_ONCE = 200
/** Forgotten messages are not indexed, so up to this many are scanned per page. */
const READ_THROUGH = 300
/** Messages sent a moment ago may not be indexed yet, so those among the newest are scanned as well. */
const NEWEST = 20

function present({ dataKey }: Person, row: FoundRow, words: Words): SearchResult {
  const text = onOneLine(decryptMessage(dataKey, row.content))
  return {
    messageId: row.id,
    helperId: row.helperId,
    isFromUser: row.isFromUser,
    sentAt: row.sentAt.toISOString(),
    importId: row.importId,
    snippet: snippetOf(text, matchWords(text, words).isMatch),
  }
}

const isWithAll = ({ dataKey }: Person, { content }: FoundRow, words: Words): boolean =>
  matchWords(decryptMessage(dataKey, content), words).hasAll()

const withAll = (actor: Person, rows: FoundRow[], words: Words): FoundRow[] =>
  rows.filter((row) => isWithAll(actor, row, words))

/** The newest `count` of them that pass the filter and contain the words: the index only says which may. */
async function readIndexed(
  services: Uses<'db'>,
  actor: Person,
  { filter, words, count }: { filter: Filter; words: Words; count: number },
  ids: number[],
) {
  const rows: FoundRow[] = []
  for (let at = 0; at < ids.length; at += at === 0 ? READ_FIRST : READ_AT_ONCE) {
    const some = ids.slice(at, at === 0 ? READ_FIRST : at + READ_AT_ONCE)
    for (const row of await findIndexed(services.db, filter, some)) {
      if (isWithAll(actor, row, words)) rows.push(row)
      if (rows.length === count) return rows
    }
  }
  return rows
}

async function readForgotten(services: Uses<'db'>, actor: Person, filter: Filter, words: Words) {
  const rows = await findForgotten(services.db, filter, READ_THROUGH)
  const found = withAll(actor, rows, words)
  /** Older ones were not scanned. */
  const oldest = rows.length === READ_THROUGH ? (rows.at(-1)?.id ?? 0) : 0
  return { found, oldest }
}

const newestFirst = (rows: FoundRow[]): FoundRow[] =>
  [...new Map(rows.map((row) => [row.id, row])).values()].sort((a, b) => b.id - a.id)

/**
 * Full-text search in all that the person can see, including what recall may not use. 400: all words are too common.
 * 404: not their helper.
 */
export async function searchConversations(
  services: Uses<'db'>,
  actor: Person,
  { query, saidBy, helperId, from, to, before = Number.MAX_SAFE_INTEGER, limit }: SearchBody,
): Promise<SearchAnswer> {
  const words = searchedWords(query)
  if (words.length === 0)
    throw new AppError(400, 'common_words', 'These words are in nearly every message. Please add another one.')
  if (helperId !== undefined && !(await isHelperOf(services.db, helperId, actor.userId))) throw notFound('Helper')
  const filter: Filter = {
    userId: actor.userId,
    helperId,
    isFromUser: saidBy && saidBy === 'person',
    from: from === undefined ? undefined : new Date(from),
    to: to === undefined ? undefined : new Date(to),
    before,
  }
  // Read first, because they may be indexed in the meantime.
  const unindexed = await findUnindexed(services.db, filter, NEWEST)
  const [ids, forgotten] = await Promise.all([
    findWithWords(services, actor, { words, helperId: helperId ?? null, before }),
    readForgotten(services, actor, filter, words),
  ])
  const recent = withAll(actor, unindexed, words).filter(({ id }) => id < before && id >= forgotten.oldest)
  const wanted = ids.filter((id) => id >= forgotten.oldest)
  const indexed = await readIndexed(services, actor, { filter, words, count: limit + 1 }, wanted)
  const found = newestFirst([...recent, ...indexed, ...forgotten.found])
  const page = found.slice(0, limit)
  const isCut = found.length > limit
  const next = isCut ? (page.at(-1)?.id ?? null) : forgotten.oldest || null
  return { results: page.map((row) => present(actor, row, words)), next }
}
