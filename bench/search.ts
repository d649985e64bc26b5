import { performance } from 'node:perf_hooks'
import { searchConversations } from '../src/server/features/conversations/search/search-conversations.ts'
import { printFigure, quantile } from './support/figures.ts'
import { openLibrary, wordOf } from './support/library.ts'

/**
 * How long a search over all of a person's conversations takes, from the most common to rare words; on PostgreSQL, in
 * this process, sequentially, with other people's history around it.
 */

const OTHERS = 100_000
const OTHER_PEOPLE = 50
const LIMITS_MS: Record<number, number> = { 10000: 50, 100000: 500 }
/** Ranks of words by frequency: the first occurs in half of all messages. */
const RANKS = [0, 1, 4, 16, 64, 256, 1024, 4096]
const ROUNDS = 25

const library = await openLibrary()
try {
  await library.fill('other', OTHERS / OTHER_PEOPLE)
  await library.copy('other', OTHER_PEOPLE - 1)
  for (const [size, atMost] of Object.entries(LIMITS_MS)) {
    const { requester } = await library.fill(`person-${size}`, Number(size))
    await library.settle()
    const times: number[] = []
    for (let round = 0; round <= ROUNDS; round += 1) {
      for (const rank of RANKS) {
        const began = performance.now()
        await searchConversations(library.services, requester, { query: wordOf(rank), limit: 25 })
        if (round > 0) times.push(performance.now() - began)
      }
    }
    const note = `p50 ${quantile(times, 0.5).toFixed(1)} ms, ${OTHERS.toLocaleString('en')} messages of others`
    printFigure(
      `search among ${Number(size).toLocaleString('en')} messages, p99`,
      quantile(times, 0.99),
      { atMost },
      'ms',
      note,
    )
  }
} finally {
  await library.close()
}
