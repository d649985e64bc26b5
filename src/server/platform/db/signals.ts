import { EventEmitter } from 'node:events'
import pg from 'pg'
import type { Log } from '../ports/log.ts'
import { giveUp, watchSilence } from './pool.ts'
import { preparedSql } from './statement.ts'

const notify = preparedSql<never, { channel: string; payload: string }>('notify')`
  select pg_notify(:channel, :payload)`

/** Short messages to every process that shares the database, such as `stop` with a message's id. */
export interface Signals {
  /** Several are joined by commas. */
  send(channel: string, ...payloads: string[]): Promise<void>
  /** The same for what comes often: it waits a moment for others to go with. Never rejects. */
  sendSoon(channel: string, payload: string): void
  on(channel: string, listener: (payload: string) => void): void
  /** Calls `listener` whenever listening begins: signals sent before then were missed. */
  onGap(listener: () => void): void
  close(): Promise<void>
}

/** NOTIFY is limited to 8,000 bytes. */
const MOST_TOGETHER = 250
/** Sending one costs the same as sending many. */
const TOGETHER_MS = 100

function createSender(notify: (channel: string, payload: string) => Promise<void>, log: Log) {
  const waiting = new Map<string, string[]>()

  async function send(channel: string, ...payloads: string[]): Promise<void> {
    for (let from = 0; from < payloads.length; from += MOST_TOGETHER) {
      await notify(channel, payloads.slice(from, from + MOST_TOGETHER).join())
    }
  }

  async function flush(channel: string): Promise<void> {
    const payloads = waiting.get(channel) ?? []
    waiting.delete(channel)
    await send(channel, ...payloads).catch((cause) => log.warn({ err: cause }, 'signals could not be sent'))
  }

  function sendSoon(channel: string, payload: string): void {
    const others = waiting.get(channel)
    if (others) return void others.push(payload)
    waiting.set(channel, [payload])
    setTimeout(() => void flush(channel), TOGETHER_MS)
  }

  return { send, sendSoon, flushAll: () => Promise.all(waiting.keys().map(flush)) }
}

const RECONNECT_MS = 1000
const CONNECT_MS = 10_000
/** A connection that only listens notices by itself when its host falls silent. */
const HEARTBEAT_MS = 5000

/** Signals within one process, enough for the embedded database. */
export function localSignals(log: Log): Signals {
  const emitter = new EventEmitter()
  const { send, sendSoon, flushAll } = createSender(
    async (channel, payload) => void emitter.emit(channel, payload),
    log,
  )
  return {
    send,
    sendSoon,
    on: (channel, listener) => {
      emitter.on(channel, listener)
    },
    onGap: () => undefined,
    async close() {
      await flushAll()
      emitter.removeAllListeners()
    },
  }
}

/**
 * Signals through PostgreSQL's LISTEN and NOTIFY, over a dedicated connection that is reopened when it breaks.
 * `url` leads to the server itself, because a pooler keeps no LISTEN.
 */
export function serverSignals(url: string, pool: pg.Pool, log: Log): Signals {
  const emitter = new EventEmitter()
  const gaps: (() => void)[] = []
  let client: pg.Client | null = null
  let closed = false
  let listening: Promise<unknown> = Promise.resolve()

  /** A connection takes one statement at a time. */
  function listenTo(on: pg.Client, channel: string): Promise<unknown> {
    const statement = `listen ${pg.escapeIdentifier(channel)}`
    listening = listening.catch(() => {}).then(() => on.query(statement))
    return listening
  }

  async function listen(next: pg.Client): Promise<void> {
    await next.connect()
    watchSilence(next, () => giveUp(next))
    client = next
    for (const channel of emitter.eventNames()) await listenTo(next, String(channel))
    for (const listener of gaps) listener()
  }

  function connect(): void {
    if (closed) return
    const next = new pg.Client({ connectionString: url, keepAlive: true, connectionTimeoutMillis: CONNECT_MS })
    let over = false
    // A broken connection reports more than once, but must be replaced only once.
    const lost = (cause: Error): void => {
      if (over || closed) return
      over = true
      client = null
      log.warn({ err: cause }, 'the connection for signals is lost')
      next.end().catch(() => {})
      setTimeout(connect, RECONNECT_MS).unref()
    }
    next.on('error', lost)
    next.on('end', () => lost(new Error('the server closed it')))
    next.on('notification', ({ channel, payload }) => emitter.emit(channel, payload ?? ''))
    listen(next).catch(lost)
  }

  const heartbeat = setInterval(() => {
    client?.query('select').catch(() => {})
  }, HEARTBEAT_MS).unref()

  connect()
  const { send, sendSoon, flushAll } = createSender(async (channel, payload) => {
    await notify({ $client: pool }, { channel, payload })
  }, log)
  return {
    send,
    sendSoon,
    on(channel, listener) {
      emitter.on(channel, listener)
      if (client) listenTo(client, channel).catch(() => {})
    },
    onGap(listener) {
      gaps.push(listener)
    },
    async close() {
      closed = true
      clearInterval(heartbeat)
      await flushAll()
      await client?.end()
    },
  }
}
