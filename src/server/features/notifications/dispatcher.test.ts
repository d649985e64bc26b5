import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { ClaimedRow } from '../../platform/db/leases.ts'
import { type DeliveryOutcome, Dispatcher, delivered, failed, type Outbox, type Retry } from './dispatcher.ts'

const SECOND = 1000

/** An outbox in memory: each test decides how its rows end. */
class Rows implements Outbox<ClaimedRow> {
  name = 'rows'
  concurrency = 3
  limitMs = 60 * SECOND
  pausesMs = [10 * SECOND, 20 * SECOND]
  waiting: ClaimedRow[] = []
  readonly ended: string[] = []
  readonly putOffBy: number[] = []
  readonly released: number[] = []
  readonly renewed: number[][] = []
  underWay = 0
  most = 0
  claims = 0
  go: (row: ClaimedRow, signal: AbortSignal) => Promise<DeliveryOutcome | Retry> = async () => delivered()

  add(...ids: number[]): void {
    this.waiting.push(...ids.map((id) => ({ id, claim: 1, tries: 0 })))
  }
  async claim(limit: number): Promise<ClaimedRow[]> {
    this.claims += 1
    return this.waiting.splice(0, limit)
  }
  async send(row: ClaimedRow, signal: AbortSignal): Promise<DeliveryOutcome | Retry> {
    this.underWay += 1
    this.most = Math.max(this.most, this.underWay)
    return this.go(row, signal).finally(() => {
      this.underWay -= 1
    })
  }
  async end({ id }: ClaimedRow, { status, reason }: DeliveryOutcome): Promise<void> {
    this.ended.push(`${id} ${status} ${reason}`.trim())
  }
  async putOff(_row: ClaimedRow, dueAt: Date): Promise<void> {
    this.putOffBy.push(dueAt.getTime())
  }
  async renew(rows: readonly ClaimedRow[]): Promise<void> {
    this.renewed.push(rows.map(({ id }) => id))
  }
  async release(rows: readonly ClaimedRow[]): Promise<void> {
    this.released.push(...rows.map(({ id }) => id))
  }
}

const later: Retry = { status: 'retry', reason: 'busy' }
const never = () => new Promise<never>(() => undefined)
const untilAborted = (signal: AbortSignal) =>
  new Promise<Retry>((resolve) => signal.addEventListener('abort', () => resolve(later)))

let rows: Rows
let logged: string[]
let dispatcher: Dispatcher<ClaimedRow>
beforeEach(() => {
  vi.useFakeTimers()
  rows = new Rows()
  logged = []
  const log = (_: object, text: string) => void logged.push(text)
  dispatcher = new Dispatcher(
    { log: { info: log, warn: log, error: log }, clock: { now: () => new Date(0), chance: () => 0 } },
    rows,
  )
})
afterEach(async () => {
  const stopped = dispatcher.stop()
  await vi.advanceTimersByTimeAsync(60 * SECOND)
  await stopped
  vi.useRealTimers()
})

async function run(): Promise<void> {
  dispatcher.wake()
  await vi.advanceTimersByTimeAsync(0)
}

describe('a dispatcher', () => {
  it('sends every row, several at a time, and stops polling at the end', async () => {
    rows.add(1, 2, 3, 4, 5, 6, 7)
    rows.go = async () => {
      await new Promise((resolve) => setTimeout(resolve, SECOND))
      return delivered()
    }
    await run()
    await vi.advanceTimersByTimeAsync(5 * SECOND)
    expect(rows.ended).toHaveLength(7)
    expect(rows.most).toBe(3)
    const { claims } = rows
    await vi.advanceTimersByTimeAsync(60 * SECOND)
    expect(rows.claims).toBe(claims)
  })

  it('does not let a hanging row delay others', async () => {
    rows.add(1, 2, 3, 4, 5, 6, 7)
    rows.go = (row) => (row.id === 2 ? never() : Promise.resolve(delivered()))
    await run()
    expect(rows.ended).toEqual([1, 3, 4, 5, 6, 7].map((id) => `${id} delivered`))
    rows.add(8)
    await run()
    expect(rows.ended.at(-1)).toBe('8 delivered')
  })

  it.each([0, 1, 2, 3, 4, 5, 6])('sends a row that is added %i microtasks after an empty claim', async (ticks) => {
    const addLater = async (): Promise<void> => {
      for (let tick = 0; tick < ticks; tick += 1) await null
      rows.add(1)
      dispatcher.wake()
    }
    vi.spyOn(rows, 'claim').mockImplementationOnce(async () => {
      queueMicrotask(addLater)
      return []
    })
    await run()
    expect(rows.ended).toEqual(['1 delivered'])
  })

  it('lets many hanging rows delay others only briefly', async () => {
    rows.add(...Array.from({ length: 12 }, (_, index) => index + 1))
    rows.go = (row) => (Number(row.id) <= 9 ? never() : Promise.resolve(delivered()))
    await run()
    await vi.advanceTimersByTimeAsync(6 * SECOND)
    expect(rows.ended).toEqual(['10', '11', '12'].map((id) => `${id} delivered`))
  })

  it('has at most eight times as many rows in flight as slots, and continues when one ends', async () => {
    rows.add(...Array.from({ length: 30 }, (_, index) => index + 1))
    const hanging: (() => void)[] = []
    rows.go = () => new Promise((resolve) => hanging.push(() => resolve(delivered())))
    await run()
    await vi.advanceTimersByTimeAsync(60 * SECOND)
    expect(rows.underWay).toBe(24)
    hanging[0]?.()
    await vi.advanceTimersByTimeAsync(0)
    expect([rows.ended, rows.underWay]).toEqual([['1 delivered'], 24])
  })

  it('renews the lease of a row while it is being sent', async () => {
    rows.add(1, 2)
    rows.go = (row) => (row.id === 1 ? never() : Promise.resolve(delivered()))
    await run()
    await vi.advanceTimersByTimeAsync(15 * SECOND)
    expect(rows.renewed).toEqual([[1], [1]])
  })

  it('aborts a row that exceeds its time limit', async () => {
    // The limit of a signal runs by the machine's clock.
    vi.useRealTimers()
    rows.limitMs = 30
    rows.add(1)
    rows.go = (_, signal) => untilAborted(signal)
    dispatcher.wake()
    await dispatcher.idle()
    expect(rows.putOffBy).toEqual([10 * SECOND])
    vi.useFakeTimers()
  })

  it.each([
    [0, undefined, [10 * SECOND], []],
    [1, undefined, [20 * SECOND], []],
    [2, undefined, [], ['1 failed busy']],
    [0, 45 * SECOND, [45 * SECOND], []],
    [0, 5 * SECOND, [10 * SECOND], []],
    [0, 24 * 3600 * SECOND, [], ['1 failed busy']],
  ])('after %i failures retries later, or gives up (asked for %j)', async (tries, retryMs, pauses, ended) => {
    rows.waiting.push({ id: 1, claim: 1, tries })
    rows.go = async () => ({ ...later, ...(retryMs && { retryMs }) })
    await run()
    expect([rows.putOffBy, rows.ended]).toEqual([pauses, ended])
  })

  it('retries once the outcome of an attempt can be known', async () => {
    rows.add(1)
    rows.go = async () => ({ ...later, shownAfterMs: 3 * SECOND })
    await run()
    expect(rows.putOffBy).toEqual([3 * SECOND])
  })

  it('treats an unexpected error as a temporary failure', async () => {
    rows.add(1, 2)
    rows.go = async ({ id }) => {
      if (id === 1) throw new Error('a bug')
      return failed('refused')
    }
    await run()
    expect(rows.putOffBy).toEqual([10 * SECOND])
    expect(rows.ended).toEqual(['2 failed refused'])
    expect(logged).toContain('a message could not be sent')
  })

  it('retries saving the outcome of a row', async () => {
    rows.add(1)
    const end = vi.spyOn(rows, 'end').mockRejectedValueOnce(new Error('away')).mockRejectedValueOnce(new Error('away'))
    await run()
    expect(rows.ended).toEqual([])
    await vi.advanceTimersByTimeAsync(SECOND)
    expect(rows.ended).toEqual(['1 delivered'])
    expect(end).toHaveBeenCalledTimes(3)
  })

  it('continues after the outbox could not be read', async () => {
    rows.add(1)
    vi.spyOn(rows, 'claim').mockRejectedValueOnce(new Error('away'))
    await run()
    expect(rows.ended).toEqual([])
    await run()
    expect(rows.ended).toEqual(['1 delivered'])
  })
})

describe('stopping a dispatcher', () => {
  it('waits for rows in flight, and starts no more', async () => {
    rows.add(1, 2, 3, 4, 5)
    rows.go = async () => {
      await new Promise((resolve) => setTimeout(resolve, 2 * SECOND))
      return delivered()
    }
    await run()
    let isStopped = false
    void dispatcher.stop().then(() => {
      isStopped = true
    })
    await vi.advanceTimersByTimeAsync(1900)
    expect(isStopped).toBe(false)
    await vi.advanceTimersByTimeAsync(200)
    expect(isStopped).toBe(true)
    expect(rows.ended).toHaveLength(3)
    await run()
    expect(rows.waiting).toHaveLength(2)
  })

  it('aborts slow rows and releases them without counting a failure', async () => {
    rows.add(1)
    rows.go = (_, signal) => untilAborted(signal)
    await run()
    const stopped = dispatcher.stop()
    await vi.advanceTimersByTimeAsync(5100)
    await stopped
    expect(rows.released).toEqual([1])
    expect(rows.putOffBy).toEqual([])
  })

  it('does not wait forever for a row that can’t be aborted', async () => {
    rows.add(1)
    rows.go = never
    await run()
    const stopped = dispatcher.stop()
    await vi.advanceTimersByTimeAsync(7100)
    await stopped
    expect(rows.ended).toEqual([])
  })
})
