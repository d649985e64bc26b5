import type { ClaimedRow } from '../../platform/db/leases.ts'

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
  putOff(row: Row, pauseMs: number, asked: boolean): Promise<void>
  renew(rows: readonly Row[]): Promise<void>
  /** Returns rows as if they had not been claimed. */
  release(rows: readonly Row[]): Promise<void>
}
