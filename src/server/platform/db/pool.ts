import type { Socket } from 'node:net'
import pg from 'pg'

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

const isIdle = (client: pg.ClientBase): boolean => wireOf(client).readyForQuery

/** Our queries are never slow enough for the JIT: one that was misjudged took 18 ms to compile and 0.3 ms to run. */
const SET_UP = 'set jit = off'

export function createPool(config: pg.PoolConfig, onLost: (error: Error) => void): pg.Pool {
  const pool = new pg.Pool(config)
  pool.on('error', onLost)
  // A broken connection fails its query; without a listener it would also end the process.
  pool.on('connect', (client) => client.on('error', () => undefined))
  return pool
}

export const embeddedPool = (config: pg.PoolConfig, onLost: (error: Error) => void): pg.Pool =>
  createPool({ ...config, onConnect: (client) => client.query(SET_UP) }, onLost)

/** Whether a pooler such as PgBouncer answers: it tells another process than the one that runs the statements. */
async function isPooled(client: pg.ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  return rows[0]?.pid !== (client as unknown as { processID: number }).processID
}

const PROBE = 'coterie_probe'
const PROBE_MS = 2000

/** Whether this connection keeps its session between statements, as a pooler may not: then no signal arrives on it. */
export async function keepsSession(client: pg.PoolClient, pool: pg.Pool): Promise<boolean> {
  if (!(await isPooled(client))) return true
  const { promise: heard, resolve } = Promise.withResolvers<boolean>()
  client.once('notification', () => resolve(true))
  const timer = setTimeout(resolve, PROBE_MS, false)
  await client.query(`listen ${PROBE}`)
  await pool.query(`notify ${PROBE}`)
  const isKept = await heard
  clearTimeout(timer)
  await client.query('unlisten *')
  return isKept
}

/** The next statement may run on another server connection, which does not know what was prepared on this one. */
function prepareNothing(client: pg.ClientBase): void {
  const query = client.query.bind(client) as (...args: unknown[]) => unknown
  const unnamed = (config: unknown): unknown =>
    typeof config === 'object' && config !== null && 'name' in config && !('submit' in config)
      ? { ...config, name: undefined }
      : config
  client.query = ((config: unknown, ...rest: unknown[]) => query(unnamed(config), ...rest)) as typeof client.query
}

/** Behind a pooler, nothing is prepared or set for a session. */
export function serverPool(config: pg.PoolConfig, onLost: (error: Error) => void): pg.Pool {
  const open = new Set<pg.ClientBase>()
  const onConnect = async (client: pg.ClientBase): Promise<void> => {
    open.add(client)
    client.once('end', () => open.delete(client))
    watchSilence(client, () => {
      giveUp(client)
      // They lead to the same host.
      for (const other of open) if (isIdle(other)) giveUp(other)
    })
    if (await isPooled(client)) prepareNothing(client)
    else await client.query(SET_UP)
  }
  return createPool({ keepAlive: true, ...config, onConnect }, onLost)
}
