import { setTimeout as sleep } from 'node:timers/promises'
import type { Outcome } from './load.ts'
import { reportRatio, tellFigure, tellPlain } from './support/figures.ts'
import { type Ground, sendCalls, warmUp, withGround } from './support/ground.ts'
import { residentMiB } from './support/proc.ts'

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

async function saturate(ground: Ground, who: 'product' | 'bare') {
  const outcome = await ground.load.run({
    calls: sendCalls(ground)[who],
    loops: STREAMS,
    spreadMs: RAMP_MS,
    runMs: RAMP_MS + WINDOW_MS,
    countFromMs: RAMP_MS,
    reply: 'first',
    watch: ground[who].pid,
  })
  refuseFaults(who, outcome)
  const streams = outcome.wholeMs.length
  return { aCore: streams / outcome.processorSeconds, aSecond: streams / outcome.seconds }
}

async function measureSaturation(ground: Ground): Promise<void> {
  const aCore: Record<'product' | 'bare', number[]> = { product: [], bare: [] }
  const aSecond: Record<'product' | 'bare', number[]> = { product: [], bare: [] }
  for (let round = 0; round < ROUNDS; round++) {
    for (const who of round % 2 === 0 ? (['bare', 'product'] as const) : (['product', 'bare'] as const)) {
      const rates = await saturate(ground, who)
      aCore[who].push(rates.aCore)
      aSecond[who].push(rates.aSecond)
    }
  }
  reportRatio('streams a second and core', aCore.product, aCore.bare, { atLeast: 0.6 }, { unit: 'streams' })
  reportRatio('streams a second, machine shared', aSecond.product, aSecond.bare, { atLeast: 0.6 }, { unit: 'streams' })
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
async function openMany(ground: Ground, who: 'product' | 'bare'): Promise<number> {
  const { pid } = ground[who]
  const before = residentMiB(pid)
  const task = { calls: sendCalls(ground)[who], loops: OPEN_STREAMS, spreadMs: 0, runMs: 0, countFromMs: 0 }
  const work = ground.load.run({ ...task, reply: 'whole', watch: pid })
  const peak = await peakDuring(pid, work)
  refuseFaults(`${OPEN_STREAMS} open streams, ${who}`, await work)
  return (peak - before) / OPEN_STREAMS
}

/** The first thousand of a fresh process count: later ones find its memory already grown. */
async function measureOpenStreams(): Promise<void> {
  await withGround({ people: 250 }, async (ground) => {
    await sleep(1000)
    const bare = await openMany(ground, 'bare')
    const product = await openMany(ground, 'product')
    const note = `${OPEN_STREAMS} open streams, every word in place; bare ${bare.toFixed(3)}`
    tellFigure('memory a stream', product, { atMost: 0.2 }, 'MiB', note)
    const again: number[] = []
    for (let round = 1; round < ROUNDS; round++) again.push(await openMany(ground, 'product'))
    tellPlain('the same once more in the same process', again, 'MiB')
  })
}

await withGround({ people: 200 }, async (ground) => {
  await warmUp(ground)
  await measureSaturation(ground)
})
await measureOpenStreams()
