import type { Socket } from 'node:net'
import type pg from 'pg'

/**
 * A server that answers a statement with nothing for so long is given up: its host may be frozen, in which case its
 * connections stay open for ever, while a replica takes its place and answers new ones. Longer than any of our statements.
 */
const SILENT_MS = 10_000

/** What the driver's types leave out. */
interface Wire {
  connection: { stream: Socket }
  readyForQuery: boolean
}

const wireOf = (client: pg.ClientBase): Wire => client as unknown as Wire

/** Ends the connection: what waits for it fails as in any other outage. */
export const giveUp = (client: pg.ClientBase): void => {
  wireOf(client).connection.stream.destroy(new Error('timeout expired'))
}

/** Calls `onSilent` once a statement on this connection is left without any answer. */
export function watchSilence(client: pg.ClientBase, onSilent: () => void): void {
  const { stream } = wireOf(client).connection
  stream.setTimeout(SILENT_MS)
  stream.on('timeout', () => {
    if (!wireOf(client).readyForQuery) onSilent()
  })
}

export const isIdle = (client: pg.ClientBase): boolean => wireOf(client).readyForQuery
