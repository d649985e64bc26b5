import { performance } from 'node:perf_hooks'
import { memoriesQuery } from '../src/contract/memory.ts'
import { listMemories } from '../src/server/features/memory/read/list-memories.ts'
import { readProfile } from '../src/server/features/memory/remember/profile.ts'
import { sealWords } from '../src/server/features/memory/seal-memory.ts'
import { printFigure, quantile } from './support/figures.ts'
import { openLibrary, wordOf } from './support/library.ts'

/** Latency of the memory list, its search and the profile, for a person with 10,000 messages and 2,000 memories. */

const MESSAGES = 10_000
const FACTS = 2000
const ROUNDS = 60
const WARM_UP = 10
const LIMIT_MS = 30
/** With nothing cached. */
const FIRST_LIMIT_MS = 150
const KINDS = ['fact', 'preference', 'relationship', 'goal', 'plan', 'habit', 'event']

const library = await openLibrary()
try {
  const { requester, helperId } = await library.fill('person', MESSAGES)
  const { services } = library
  for (let nth = 0; nth < FACTS; nth += 1) {
    const words = [`Likes ${wordOf(nth)} ${wordOf(nth * 7)}.`, 'self'].map((text) => sealWords(requester.dataKey, text))
    await services.db.$client.query(
      `insert into conversation_memory (helper_id, user_id, memory_type, category, content, subject, found_by, valid_from)
       values ($1, $2, $3, 'personal', $4, $5, 'person', now())`,
      [helperId, requester.userId, KINDS[nth % KINDS.length], ...words],
    )
  }
  await library.settle()
  const time = async (
    name: string,
    atMost: number,
    work: () => Promise<unknown>,
    prepare = () => {},
  ): Promise<void> => {
    const times: number[] = []
    for (let round = 0; round < WARM_UP + ROUNDS; round += 1) {
      prepare()
      const began = performance.now()
      await work()
      if (round >= WARM_UP) times.push(performance.now() - began)
    }
    const note = `p90 ${quantile(times, 0.9).toFixed(1)} ms, ${FACTS} facts`
    printFigure(name, quantile(times, 0.5), { atMost }, 'ms', note)
  }
  const search = () => listMemories(services, requester, memoriesQuery.parse({ search: wordOf(77) }))
  const profile = () => readProfile(services, requester)
  const forget = () => services.factCache.forget(requester.userId)
  await time('a page of memories', LIMIT_MS, () => listMemories(services, requester, memoriesQuery.parse({})))
  await time('a search in memories', LIMIT_MS, search)
  await time('the profile', LIMIT_MS, profile)
  await time('the first search after a restart', FIRST_LIMIT_MS, search, forget)
  await time('the first profile after a restart', FIRST_LIMIT_MS, profile, forget)
} finally {
  await library.close()
}
