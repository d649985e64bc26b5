import type { ClaimedRow } from '../../db/leases.ts'

/** What became of a row; the reason is for the person, and empty where there is nothing to explain. */
export interface Ending {
  status: 'delivered' | 'failed' | 'skipped'
  reason: string
}

/** A failure that may pass. `reason`: what is told if it was the last try. */
export interface Retry {
  status: 'retry'
  reason: string
  /** The service asked for at least this pause. */
  retryMs?: number | null
  /** By then it will show what became of the try: the next one comes right after. */
  shownAfterMs?: number | null
}

export const delivered = (reason = ''): Ending => ({ status: 'delivered', reason })
export const failed = (reason: string): Ending => ({ status: 'failed', reason })
export const skipped = (reason: string): Ending => ({ status: 'skipped', reason })

/** A table whose rows any of several workers sends. A row that is claimed is leased: nobody else takes it meanwhile. */
export interface Outbox<Row extends ClaimedRow> {
  name: string
  /** Rows that one process sends at once. */
  places: number
  /** Longer than all parts of a try together may take. */
  limitMs: number
  /** Between two tries. */
  pausesMs: readonly number[]
  /** Takes rows whose time has come, and those that a dead worker held. */
  claim(limit: number): Promise<Row[]>
  /** One try. What it rejects with is a fault of ours. */
  send(row: Row, signal: AbortSignal): Promise<Ending | Retry>
  end(row: Row, ending: Ending): Promise<void>
  /** Has it tried again after a failure; `asked`: because the service asked for this pause. */
  putOff(row: Row, pauseMs: number, asked: boolean): Promise<void>
  /** Keeps rows that are being sent. */
  renew(rows: readonly Row[]): Promise<void>
  /** Leaves rows to others, as if they had not been claimed. */
  release(rows: readonly Row[]): Promise<void>
}
