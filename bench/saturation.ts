import { setTimeout as sleep } from 'node:timers/promises'
import type { Outcome } from './load.ts'
import { printFigure, printPlain, reportRatio } from './support/figures.ts'
import { residentMiB } from './support/proc.ts'
import { type Setup, sendCalls, warmUp, withSetup } from './support/setup.ts'

/**
 * Throughput with more streams open than the machine can handle, and a thousand at once. The load generator, the
 * provider and the database share the cores with the server, so streams per CPU second of the server are more
 * meaningful than streams per second; both are reported.
 */
const ROUNDS = 5
const STREAMS = 400
const RAMP_MS = 1500
const WINDOW_MS = 4000
const OPEN_STREAMS = 1000
const SAMPLE_MS = 100

function refuseFaults(name: string, { faults }: Outcome): void {
  if (Object.keys(faults).length > 0) throw new Error(`${name}: ${JSON.stringify(faults)}`)
}

async function saturate(setup: Setup, who: 'product' | 'bare') {
  const outcome = await setup.load.run({
    calls: sendCalls(setup)[who],
    loops: STREAMS,
    spreadMs: RAMP_MS,
    runMs: RAMP_MS + WINDOW_MS,
    countFromMs: RAMP_MS,
    reply: 'first',
    watch: setup[who].pid,
  })
  refuseFaults(who, outcome)
  const streams = outcome.wholeMs.length
  return { aCore: streams / outcome.processorSeconds, aSecond: streams / outcome.seconds }
}

async function measureSaturation(setup: Setup): Promise<void> {
  const aCore: Record<'product' | 'bare', number[]> = { product: [], bare: [] }
  const aSecond: Record<'product' | 'bare', number[]> = { product: [], bare: [] }
  for (let round = 0; round < ROUNDS; round++) {
    for (const who of round % 2 === 0 ? (['bare', 'product'] as const) : (['product', 'bare'] as const)) {
      const rates = await saturate(setup, who)
      aCore[who].push(rates.aCore)
      aSecond[who].push(rates.aSecond)
    }
  }
  reportRatio('streams a second and core', aCore.product, aCore.bare, { atLeast: 0.5 }, { unit: 'streams' })
  reportRatio('streams a second, machine shared', aSecond.product, aSecond.bare, { atLeast: 0.5 }, { unit: 'streams' })
}

/** Peak memory of a process during `work`, in MiB. */
async function peakDuring(pid: number, work: Promise<unknown>): Promise<number> {
  let peak = residentMiB(pid)
  const timer = setInterval(() => {
    peak = Math.max(peak, residentMiB(pid))
  }, SAMPLE_MS)
  await work.finally(() => clearInterval(timer))
  return peak
}

/** Opens a thousand streams and compares every word; returns the memory per stream, in MiB. */
async function openMany(setup: Setup, who: 'product' | 'bare'): Promise<number> {
  const { pid } = setup[who]
  const before = residentMiB(pid)
  const task = { calls: sendCalls(setup)[who], loops: OPEN_STREAMS, spreadMs: 0, runMs: 0, countFromMs: 0 }
  const work = setup.load.run({ ...task, reply: 'whole', watch: pid })
  const peak = await peakDuring(pid, work)
  refuseFaults(`${OPEN_STREAMS} open streams, ${who}`, await work)
  return (peak - before) / OPEN_STREAMS
}

/** The first thousand of a fresh process count: later ones find its memory already grown. */
async function measureOpenStreams(): Promise<void> {
  await withSetup({ people: 250 }, async (setup) => {
    await sleep(1000)
    const bare = await openMany(setup, 'bare')
    const product = await openMany(setup, 'product')
    const note = `${OPEN_STREAMS} open streams, every word in place; bare ${bare.toFixed(3)}`
    printFigure('memory a stream', product, { atMost: 0.2 }, 'MiB', note)
    const again: number[] = []
    for (let round = 1; round < ROUNDS; round++) again.push(await openMany(setup, 'product'))
    printPlain('the same once more in the same process', again, 'MiB')
  })
}

await withSetup({ people: 200 }, async (setup) => {
  await warmUp(setup)
  await measureSaturation(setup)
})
await measureOpenStreams()
