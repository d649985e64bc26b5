import type { Outcome } from './load.ts'
import { median, quantile, reportRatio } from './support/figures.ts'
import { type Setup, sendCalls, warmUp, withSetup } from './support/setup.ts'

/**
 * Time to the first token, minus the provider's own delay and that of calling it directly. `At once` starts all streams
 * together; `in turns` spreads them over the length of a reply, as in real use. Each round uses other people, so that
 * conversations keep their length of about fifty messages.
 */
const REPLY_MS = 1300

const settings = [
  { name: '1 stream', rounds: 15, loops: 1, spreadMs: 0, atMost: 2 },
  { name: '50 streams at once', rounds: 5, loops: 50, spreadMs: 0, atMost: 3 },
  { name: '50 streams in turns', rounds: 5, loops: 50, spreadMs: REPLY_MS, atMost: 3 },
  { name: '200 streams at once', rounds: 5, loops: 200, spreadMs: 0, atMost: 10 },
  { name: '200 streams in turns', rounds: 5, loops: 200, spreadMs: REPLY_MS, atMost: 10 },
]
type Setting = (typeof settings)[number]

function p50(name: string, { firstMs, faults }: Outcome): number {
  if (Object.keys(faults).length > 0) throw new Error(`${name}: ${JSON.stringify(faults)}`)
  return quantile(firstMs, 0.5)
}

const from = <Each>(list: readonly Each[], start: number): Each[] =>
  list.map((_, index) => list[(start + index) % list.length] as Each)

async function measure(setup: Setup, { name, rounds, loops, spreadMs, atMost }: Setting): Promise<void> {
  const calls = sendCalls(setup)
  const first: Record<keyof typeof calls, number[]> = { product: [], bare: [], direct: [] }
  for (let round = 0; round < rounds; round++) {
    const order = round % 2 === 0 ? (['direct', 'bare', 'product'] as const) : (['product', 'bare', 'direct'] as const)
    for (const who of order) {
      const task = {
        calls: from(calls[who], round * loops),
        loops,
        spreadMs,
        runMs: 0,
        countFromMs: 0,
        reply: 'first' as const,
      }
      first[who].push(p50(name, await setup.load.run({ ...task, watch: setup.product.pid })))
    }
  }
  const direct = median(first.direct)
  const net = (values: number[]): number[] => values.map((value) => value - direct)
  reportRatio(`first token, ${name}`, net(first.product), net(first.bare), { atMost }, { unit: 'ms net' })
}

await withSetup({ people: 200 }, async (setup) => {
  await warmUp(setup)
  for (const setting of settings) await measure(setup, setting)
})
