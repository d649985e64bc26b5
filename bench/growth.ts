import { setTimeout as sleep } from 'node:timers/promises'
import type { Call, Outcome } from './load.ts'
import { quantile, reportRatio } from './support/figures.ts'
import { type Setup, sendCalls, warmUp, withSetup } from './support/setup.ts'

/** Cost of a message in a conversation of two thousand short messages, compared with one of twenty. */
const ROUNDS = 5
const SHORT = { people: 100, messages: 20 }
const LONG = { people: 40, messages: 2000 }
const STREAMS = 32
const RAMP_MS = 1500
const WINDOW_MS = 3000
const TURNS = 20

const POLL_MS = 500

/** Waits until all messages can be recalled, as after any pause. */
async function waitForIndex({ client }: Setup): Promise<void> {
  const left = `select (select count(*) from messages) > (select sum(messages) from recall_conversations) as left`
  while ((await client.query(left)).rows[0].left) await sleep(POLL_MS)
}

function refuseFaults({ faults }: Outcome): void {
  if (Object.keys(faults).length > 0) throw new Error(JSON.stringify(faults))
}

/** Milliseconds of the product's processor time per message, with this many streams open. */
async function processorMs(setup: Setup, calls: Call[]): Promise<number> {
  const outcome = await setup.load.run({
    calls,
    loops: STREAMS,
    spreadMs: RAMP_MS,
    runMs: RAMP_MS + WINDOW_MS,
    countFromMs: RAMP_MS,
    reply: 'first',
    watch: setup.product.pid,
  })
  refuseFaults(outcome)
  return (outcome.processorSeconds * 1000) / outcome.wholeMs.length
}

/** Milliseconds to the first token beyond the provider's own, one stream at a time. */
async function firstMs(setup: Setup, calls: Call[]): Promise<number> {
  const waits: number[] = []
  for (let turn = 0; turn < TURNS; turn++) {
    const task = { calls: [calls[turn % calls.length] as Call], loops: 1, spreadMs: 0, runMs: 0, countFromMs: 0 }
    const outcome = await setup.load.run({ ...task, reply: 'first', watch: setup.product.pid })
    refuseFaults(outcome)
    waits.push(...outcome.firstMs)
  }
  return quantile(waits, 0.5)
}

const messagesOf = (place: number): number => (place < SHORT.people ? SHORT.messages : LONG.messages)

await withSetup({ people: SHORT.people + LONG.people, messagesOf }, async (setup) => {
  await waitForIndex(setup)
  await warmUp(setup)
  const { product } = sendCalls(setup)
  const groups = { short: product.slice(0, SHORT.people), long: product.slice(SHORT.people) }
  const processor = { short: [] as number[], long: [] as number[] }
  const first = { short: [] as number[], long: [] as number[] }
  for (let round = 0; round < ROUNDS; round++) {
    for (const which of round % 2 === 0 ? (['short', 'long'] as const) : (['long', 'short'] as const)) {
      processor[which].push(await processorMs(setup, groups[which]))
      first[which].push(await firstMs(setup, groups[which]))
    }
  }
  const limit = { atMost: 1.5 }
  const words = { unit: 'ms', theirs: 'of twenty messages' }
  reportRatio('processor time a message, of two thousand', processor.long, processor.short, limit, words)
  reportRatio('first token, of two thousand messages', first.long, first.short, limit, words)
})
