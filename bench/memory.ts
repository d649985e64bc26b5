import { performance } from 'node:perf_hooks'
import { forgetBody, memoriesQuery } from '../src/contract/memory.ts'
import { searchConversations } from '../src/server/features/conversations/search/search-conversations.ts'
import { takeFromMemory } from '../src/server/features/memory/digest/change-memories.ts'
import { forgetMemories, forgetMemory } from '../src/server/features/memory/forgetting/forget.ts'
import { listMemories } from '../src/server/features/memory/read/list-memories.ts'
import { readProfile } from '../src/server/features/memory/remember/profile.ts'
import { addMemory } from '../src/server/features/memory/remember/write-memories.ts'
import { median, printFigure, quantile } from './support/figures.ts'
import { openLibrary, type Reader, wordOf } from './support/library.ts'

/**
 * What a person waits for with a long history: recall before a reply, a search over all conversations, the memory page,
 * and forgetting. In this process, one call after the other, with other people's history around it.
 */

type Library = Awaited<ReturnType<typeof openLibrary>>

const OTHERS = 300_000
const OTHER_PEOPLE = 100
const SIZES = [
  { size: 10_000, recallMs: 25, searchMs: 50 },
  { size: 100_000, recallMs: 80, searchMs: 500 },
] as const
const WARM_UP = 40
const QUESTIONS = 300
/** Ranks of words by frequency: the first occurs in half of all messages. */
const RANKS = [0, 1, 4, 16, 64, 256, 1024, 4096]
const MEMORIES = 2000
const PAGE_MS = 30
/** With nothing cached. */
const FIRST_PAGE_MS = 150
const FORGOTTEN = 100
const REPLIES = 40
const FORGET_MS = 300
const FORGET_ALL_MS = 3000

const amount = (count: number): string => count.toLocaleString('en')

async function measure(rounds: number, work: (nth: number) => Promise<unknown>): Promise<number[]> {
  const times: number[] = []
  for (let nth = 0; nth < WARM_UP + rounds; nth += 1) {
    const began = performance.now()
    await work(nth)
    if (nth >= WARM_UP) times.push(performance.now() - began)
  }
  return times
}

/** Of the slowest one in a hundred. */
function printSlowest(name: string, times: number[], atMost: number): void {
  printFigure(`${name}, p99`, quantile(times, 0.99), { atMost }, 'ms', `p50 ${quantile(times, 0.5).toFixed(1)} ms`)
}

async function measureFinding(library: Library): Promise<void> {
  await library.fill('other', OTHERS / OTHER_PEOPLE)
  await library.copy('other', OTHER_PEOPLE - 1)
  for (const { size, recallMs, searchMs } of SIZES) {
    const name = `person-${size}`
    const { requester } = await library.fill(name, size)
    await library.settle()
    const recalled = await measure(QUESTIONS, (nth) => library.ask(name, library.question(nth)))
    printSlowest(`recall among ${amount(size)} messages`, recalled, recallMs)
    const search = (nth: number) => ({ query: wordOf(RANKS[nth % RANKS.length] ?? 0), limit: 25 })
    const found = await measure(QUESTIONS, (nth) => searchConversations(library.services, requester, search(nth)))
    printSlowest(`search among ${amount(size)} messages`, found, searchMs)
  }
}

const SAID = { about: 'self', kind: 'fact', category: 'other', foundBy: 'model' } as const

/** Memories that the person's messages state, and replies written with them and with earlier messages. */
async function learn({ services }: Library, { requester, helperId }: Reader, count: number): Promise<number[]> {
  const { $client } = services.db
  const { rows } = await $client.query(
    'select id from messages where user_id = $1 and is_from_user order by id limit $2',
    [requester.userId, count],
  )
  await takeFromMemory(services, requester, async (tx, owner, now) => {
    for (const [nth, { id }] of rows.entries()) {
      const text = `Likes ${wordOf(nth)} ${wordOf(nth * 7)}.`
      await addMemory(tx, owner, { ...SAID, text, helperId, messageIds: [Number(id)], saidAt: now }, now)
    }
    return true
  })
  const memories = await $client.query('select id from conversation_memory where user_id = $1 order by id', [
    requester.userId,
  ])
  const ids = memories.rows.map(({ id }) => Number(id))
  await $client.query(
    `with replies as (
       select id, row_number() over (order by id) as nth from messages where user_id = $1 and not is_from_user)
     update messages m set reply_to = m.id - 1, fact_references = array[($2::bigint[])[1 + r.nth / $3]],
       context_references = case when r.nth > 500 and r.nth % 3 = 0 then array[m.id - 2 - r.nth * 7919 % 1000] end
     from replies r where m.id = r.id`,
    [requester.userId, ids, REPLIES],
  )
  return ids
}

async function measureMemories(database: 'postgres' | 'embedded'): Promise<void> {
  const library = await openLibrary(database)
  try {
    const reader = await library.fill('person', 10_000)
    const ids = await learn(library, reader, MEMORIES)
    await library.settle()
    const { services } = library
    const { requester } = reader
    const search = () => listMemories(services, requester, memoriesQuery.parse({ search: wordOf(77) }))
    const profile = () => readProfile(services, requester)
    const afresh = (work: () => Promise<unknown>) => () => {
      services.caches.memories.forget(requester.userId)
      return work()
    }
    const pages = [
      { name: 'a page of memories', work: () => listMemories(services, requester, memoriesQuery.parse({})) },
      { name: 'a search in memories', work: search },
      { name: 'the profile', work: profile },
      { name: 'the first search after a restart', work: afresh(search), atMost: FIRST_PAGE_MS },
      { name: 'the first profile after a restart', work: afresh(profile), atMost: FIRST_PAGE_MS },
    ]
    for (const { name, work, atMost = PAGE_MS } of pages) {
      const times = await measure(60, work)
      printFigure(`${name}, ${database}`, median(times), { atMost }, 'ms', `of ${amount(MEMORIES)} memories`)
    }
    const forgotten = await measure(FORGOTTEN, (nth) => forgetMemory(services, requester, ids[nth] as number))
    printSlowest(`a memory forgotten, ${database}`, forgotten, FORGET_MS)
    const began = performance.now()
    await forgetMemories(services, requester, forgetBody.parse({ all: true }))
    printFigure(`everything forgotten, ${database}`, performance.now() - began, { atMost: FORGET_ALL_MS }, 'ms', 'once')
  } finally {
    await library.close()
  }
}

const library = await openLibrary()
try {
  await measureFinding(library)
} finally {
  await library.close()
}
for (const database of ['postgres', 'embedded'] as const) await measureMemories(database)
