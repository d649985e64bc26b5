import { quantile, reportRatio } from './support/figures.ts'
import { fillConversation, RECENT } from './support/history.ts'
import type { Person } from './support/people.ts'
import { openCalls, type Setup, withSetup } from './support/setup.ts'

/** Opening a conversation (its newest fifty messages) with a hundred messages and with a million. */
const ROUNDS = 7
const WINDOW_MS = 1500
const SETTLE_MS = 200
const AT_ONCE = 16
const SHORT = 100
const LONG = 1_000_000

type Who = 'product' | 'bare'
type Series = Record<Who, number[]>

async function open(setup: Setup, who: Who, person: Person, loops: number) {
  const { wholeMs, seconds, processorSeconds, faults } = await setup.load.run({
    calls: openCalls(setup, person)[who],
    loops,
    spreadMs: 0,
    runMs: WINDOW_MS,
    countFromMs: SETTLE_MS,
    reply: 'no',
    watch: setup[who].pid,
  })
  if (Object.keys(faults).length > 0) throw new Error(`${who}: ${JSON.stringify(faults)}`)
  return { aSecond: wholeMs.length / seconds, aCore: wholeMs.length / processorSeconds, p50: quantile(wholeMs, 0.5) }
}

/** Requests per second, alternating product and bare, and the CPU share of each. */
async function measureRates(setup: Setup, person: Person, count: string): Promise<void> {
  const aSecond: Series = { product: [], bare: [] }
  const aCore: Series = { product: [], bare: [] }
  for (let round = 0; round < ROUNDS; round++) {
    for (const who of round % 2 === 0 ? (['bare', 'product'] as const) : (['product', 'bare'] as const)) {
      const rates = await open(setup, who, person, AT_ONCE)
      aSecond[who].push(rates.aSecond)
      aCore[who].push(rates.aCore)
    }
  }
  const limit = { atLeast: 0.7 }
  reportRatio(`opening, of ${count}, requests a second`, aSecond.product, aSecond.bare, limit, { unit: 'requests' })
  reportRatio(`opening, of ${count}, requests a second and core`, aCore.product, aCore.bare, limit, {
    unit: 'requests',
  })
}

/** The product's latency in a long conversation compared with a short one, one call at a time. */
async function measureLatency(setup: Setup, short: Person, long: Person): Promise<void> {
  const p50: Record<'short' | 'long', number[]> = { short: [], long: [] }
  for (let round = 0; round < ROUNDS; round++) {
    const order =
      round % 2 === 0
        ? ([
            ['short', short],
            ['long', long],
          ] as const)
        : ([
            ['long', long],
            ['short', short],
          ] as const)
    for (const [name, person] of order) p50[name].push((await open(setup, 'product', person, 1)).p50)
  }
  reportRatio(
    'opening, latency at a million',
    p50.long,
    p50.short,
    { atMost: 1.1 },
    { unit: 'ms', theirs: 'a hundred' },
  )
}

/** Rows by the million: the references are known to be valid, and checking them would take most of the time. */
async function fillWithoutChecks({ client, keys }: Setup, person: Person, count: number): Promise<void> {
  await client.query('set session_replication_role = replica')
  await fillConversation(client, person, keys, count - RECENT)
  await client.query('set session_replication_role = origin')
  await client.query('vacuum analyze')
}

// A worker would index the million meanwhile, so none runs in the measured process.
await withSetup({ people: 2, role: 'web' }, async (setup) => {
  const [short, long] = setup.people as [Person, Person]
  await fillWithoutChecks(setup, short, SHORT)
  await fillWithoutChecks(setup, long, LONG)
  // Warms up, so that hot paths are compiled and pages are in memory before anything counts.
  for (const who of ['product', 'bare'] as const)
    for (const person of [short, long]) await open(setup, who, person, AT_ONCE)
  await measureRates(setup, short, 'a hundred')
  await measureRates(setup, long, 'a million')
  await measureLatency(setup, short, long)
})
