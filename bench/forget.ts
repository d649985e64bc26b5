import { performance } from 'node:perf_hooks'
import { retractFacts } from '../src/server/features/memory/digest/change-facts.ts'
import { forgetMemory } from '../src/server/features/memory/forgetting/forget-memories.ts'
import { addMemory } from '../src/server/features/memory/remember/write-memories.ts'
import { median, printFigure } from './support/figures.ts'
import { openLibrary, type Reader } from './support/library.ts'

/**
 * How long forgetting takes with a long history and many replies written with each memory. Runs in this process,
 * sequentially, on both databases.
 */

const MESSAGES = 10_000
const FACTS = 300
const LIMIT_MS = 300
const FORGOTTEN = 30
const REPLIES = 40

type Library = Awaited<ReturnType<typeof openLibrary>>

const SAID = { about: 'self', kind: 'fact', category: 'other', foundBy: 'model' } as const

/** Memories that the person's messages state, and replies written with them. */
async function learn({ services }: Library, { requester, helperId }: Reader): Promise<number[]> {
  const { $client } = services.db
  const { rows } = await $client.query(
    'select id from messages where user_id = $1 and is_from_user order by id limit $2',
    [requester.userId, FACTS],
  )
  await retractFacts(services, requester, async (tx, owner, now) => {
    for (const [nth, { id }] of rows.entries()) {
      const said = { ...SAID, text: `Likes thing ${nth}.`, helperId, messageIds: [Number(id)], saidAt: now }
      await addMemory(tx, owner, said, now)
    }
    return true
  })
  const facts = await $client.query('select id from conversation_memory where user_id = $1 order by id', [
    requester.userId,
  ])
  await $client.query(
    `with replies as (
       select id, row_number() over (order by id) as nth from messages where user_id = $1 and not is_from_user)
     update messages m set fact_references = array[($2::bigint[])[1 + r.nth / $3]] from replies r where m.id = r.id`,
    [requester.userId, facts.rows.map(({ id }) => id), REPLIES],
  )
  return facts.rows.slice(0, FORGOTTEN).map(({ id }) => Number(id))
}

async function forgetAll({ services }: Library, { requester }: Reader, ids: readonly number[]): Promise<number[]> {
  const times: number[] = []
  for (const id of ids) {
    const began = performance.now()
    await forgetMemory(services, requester, id)
    times.push(performance.now() - began)
  }
  return times
}

async function measure(database: 'postgres' | 'embedded'): Promise<number[]> {
  const library = await openLibrary(database)
  try {
    // Warms up with a short history, so that code is compiled and statements are parsed.
    const [short, long] = [await library.fill('short', MESSAGES / 10), await library.fill('long', MESSAGES)]
    const warmUp = await learn(library, short)
    const facts = await learn(library, long)
    await library.settle()
    await forgetAll(library, short, warmUp)
    return await forgetAll(library, long, facts)
  } finally {
    await library.close()
  }
}

for (const database of ['postgres', 'embedded'] as const) {
  const times = await measure(database)
  const name = `a memory forgotten among ${MESSAGES.toLocaleString('en')} messages, ${database}`
  const note = `the longest of ${FORGOTTEN}, median ${median(times).toFixed(0)} ms, ${FACTS} facts`
  printFigure(name, Math.max(...times), { atMost: LIMIT_MS }, 'ms', note)
}
