import { retryPause } from '../../../core/notifications/retry-backoff.ts'
import { REASONS } from '../../../core/scheduling/delivery-rules.ts'
import { sleep } from '../../platform/async/timers.ts'
import type { ClaimedRow } from '../../platform/db/leases.ts'
import type { Uses } from '../../platform/ports/services.ts'

/** The outcome of a row. The reason is for the person, and empty if there is nothing to explain. */
export interface DeliveryOutcome {
  status: 'delivered' | 'failed' | 'skipped'
  reason: string
}

/** A temporary failure. `reason` is shown if it was the last attempt. */
export interface Retry {
  status: 'retry'
  reason: string
  /** The pause the service asked for. */
  retryMs?: number | null
  /** When the service will show the outcome; the next attempt follows right after. */
  shownAfterMs?: number | null
}

export const delivered = (reason = ''): DeliveryOutcome => ({ status: 'delivered', reason })
export const failed = (reason: string): DeliveryOutcome => ({ status: 'failed', reason })
export const skipped = (reason: string): DeliveryOutcome => ({ status: 'skipped', reason })

/** A claimed row is leased to its worker. */
export interface Outbox<Row extends ClaimedRow> {
  name: string
  /** Rows one process sends at once. */
  concurrency: number
  /** Longer than all parts of an attempt may take. */
  limitMs: number
  pausesMs: readonly number[]
  /** Claims due rows, including those of dead workers. */
  claim(limit: number): Promise<Row[]>
  /** One attempt. A rejection is a bug of ours. */
  send(row: Row, signal: AbortSignal): Promise<DeliveryOutcome | Retry>
  end(row: Row, ending: DeliveryOutcome): Promise<void>
  /** Schedules another attempt; `asked` if the service asked for the pause. */
  putOff(row: Row, dueAt: Date, asked: boolean): Promise<void>
  renew(rows: readonly Row[]): Promise<void>
  /** Returns rows as if they had not been claimed. */
  release(rows: readonly Row[]): Promise<void>
}

/** A slow row frees its slot after this long, up to a multiple of the slots. */
const SLOT_MS = 2000
const MOST_A_SLOT = 8
/** Less than a third of a lease, so that it survives two failed renewals. */
const RENEW_EVERY_MS = 6000
/** How long running rows may take when the worker stops, before a moment to record how they ended. */
const GRACE_MS = 5000
const LAST_MS = 2000
/** Pauses between attempts to save an outcome: the database may be away for a while. */
const NOTE_PAUSES_MS = [250, 500, 1000, 2000, 4000]
const LAST_PAUSE_MS = 8000
const NOTE_TRIES = 40

/** Sends rows independently: one that hangs blocks no other, holds no connection, and soon loses its slot. */
export class Dispatcher<Row extends ClaimedRow> {
  readonly #services: Uses<'log' | 'clock'>
  readonly #outbox: Outbox<Row>
  readonly #underWay = new Map<Row, Promise<void>>()
  /** Those that occupy a slot, until their timer frees it. */
  readonly #slots = new Map<Row, NodeJS.Timeout>()
  readonly #renewing: NodeJS.Timeout
  readonly #ended = new AbortController()
  #filling: Promise<void> | null = null
  #isStopping = false
  #isAsked = false

  constructor(services: Uses<'log' | 'clock'>, outbox: Outbox<Row>) {
    this.#services = services
    this.#outbox = outbox
    this.#renewing = setInterval(() => this.#renew(), RENEW_EVERY_MS)
  }

  /** Sends what is due, as slots become free. */
  wake(): void {
    this.#isAsked = true
    this.#filling ??= this.#fill()
      .catch((cause) => this.#complain(cause, 'an outbox could not be read'))
      .finally(() => {
        this.#filling = null
        // `wake` may have been called after the last claim.
        if (this.#canClaim()) this.wake()
      })
  }

  async idle(): Promise<void> {
    while (this.#filling || this.#underWay.size > 0) {
      await this.#filling
      await Promise.all(this.#underWay.values())
    }
  }

  /** Waits for running rows, then aborts them and releases what is unfinished. */
  async stop(): Promise<void> {
    this.#isStopping = true
    await this.#idleWithin(GRACE_MS)
    this.#ended.abort()
    await this.#idleWithin(LAST_MS)
    clearInterval(this.#renewing)
  }

  async #idleWithin(ms: number): Promise<void> {
    const over = new AbortController()
    await Promise.race([this.idle(), sleep(ms, over.signal)])
    over.abort()
  }

  async #fill(): Promise<void> {
    while (this.#canClaim()) {
      const free = this.#freeSlots()
      this.#isAsked = false
      const rows = await this.#outbox.claim(free)
      if (rows.length === free) this.#isAsked = true
      for (const row of rows) this.#start(row)
    }
  }

  #canClaim(): boolean {
    return this.#isAsked && !this.#isStopping && this.#freeSlots() > 0
  }

  #freeSlots(): number {
    const { concurrency } = this.#outbox
    return Math.min(concurrency - this.#slots.size, concurrency * MOST_A_SLOT - this.#underWay.size)
  }

  #leaveSlot(row: Row): void {
    clearTimeout(this.#slots.get(row))
    this.#slots.delete(row)
    if (this.#isAsked) this.wake()
  }

  #start(row: Row): void {
    this.#slots.set(
      row,
      setTimeout(() => this.#leaveSlot(row), SLOT_MS),
    )
    const done = this.#sendAndNote(row)
      .catch((cause) => this.#complain(cause, 'the outcome of a message could not be recorded', row))
      .then(() => {
        this.#underWay.delete(row)
        this.#leaveSlot(row)
      })
    this.#underWay.set(row, done)
  }

  async #sendAndNote(row: Row): Promise<void> {
    const signal = AbortSignal.any([this.#ended.signal, AbortSignal.timeout(this.#outbox.limitMs)])
    const result = await this.#outbox.send(row, signal).catch((cause): Retry => {
      this.#complain(cause, 'a message could not be sent', row)
      return { status: 'retry', reason: REASONS.broken }
    })
    await this.#insist(() => this.#note(row, result))
  }

  async #note(row: Row, result: DeliveryOutcome | Retry): Promise<void> {
    const { name, pausesMs } = this.#outbox
    if (result.status !== 'retry') return this.#end(row, result)
    if (this.#ended.signal.aborted) return this.#outbox.release([row])
    const asked = result.retryMs ?? 0
    const { clock } = this.#services
    const planned = retryPause(pausesMs, row.tries + 1, asked, clock.chance())
    if (planned === null) return this.#end(row, failed(result.reason))
    this.#services.log.info({ outbox: name, row: row.id, tries: row.tries + 1 }, 'a message will be retried')
    const dueAt = new Date(clock.now().getTime() + (result.shownAfterMs ?? planned))
    return this.#outbox.putOff(row, dueAt, asked > 0)
  }

  async #end(row: Row, ending: DeliveryOutcome): Promise<void> {
    await this.#outbox.end(row, ending)
    if (ending.status !== 'failed') return
    const { name } = this.#outbox
    this.#services.log.warn({ outbox: name, row: row.id, reason: ending.reason }, 'a message was not sent')
  }

  async #insist(note: () => Promise<void>): Promise<void> {
    for (let tries = 1; ; tries += 1) {
      try {
        return await note()
      } catch (cause) {
        if (tries === NOTE_TRIES || this.#ended.signal.aborted) throw cause
        await sleep(NOTE_PAUSES_MS[tries - 1] ?? LAST_PAUSE_MS, this.#ended.signal)
      }
    }
  }

  #renew(): void {
    if (this.#underWay.size === 0) return
    this.#outbox
      .renew([...this.#underWay.keys()])
      .catch((cause) => this.#complain(cause, 'leases could not be renewed'))
  }

  #complain(cause: unknown, text: string, row?: Row): void {
    this.#services.log.error({ err: cause, outbox: this.#outbox.name, row: row?.id }, text)
  }
}
