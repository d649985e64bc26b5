import pg, { type QueryConfig, type QueryResult, type QueryResultRow } from 'pg'
import { hasDatabaseCode } from '../errors.ts'
import { CutError, Lanes } from './lanes.ts'

/** What holds up a shared connection longer than this is run again on one of its own. */
const LOCK_TIMEOUT_MS = 25
const LOCK_NOT_AVAILABLE = '55P03'
/**
 * PostgreSQL compiles what it thinks takes long. Ours never does: a statement that it wrongly held to be so took 18 ms for
 * compiling and 0.3 for the rest, at each call.
 */
const SET_UP = 'set jit = off'

/**
 * A pool beside which the statements of hot paths share a few connections. A connection taken for each costs as much as
 * the statement itself when many come together, in waking each other up.
 */
export class SharingPool extends pg.Pool {
  readonly #reading: Lanes
  readonly #writing: Lanes

  /** `lanes`: how many connections reads share, and writes; with none each statement takes one of the pool. */
  constructor(config: pg.PoolConfig, lanes: number, onLost: (error: Error) => void) {
    super({ ...config, onConnect: (client) => client.query(SET_UP) })
    const shared = { config, count: lanes, onLost }
    this.#reading = new Lanes({ ...shared, setUp: SET_UP })
    this.#writing = new Lanes({ ...shared, setUp: `${SET_UP}; set lock_timeout = ${LOCK_TIMEOUT_MS}` })
    this.on('error', onLost)
    // One that is lent out and breaks tells for itself, and the process would end if nobody listened: whoever holds it
    // learns of it by the next query.
    this.on('connect', (client) => client.on('error', () => undefined))
  }

  /** Runs a statement that only reads, by name, outside of any transaction; once more when its connection is cut. */
  read<Row extends QueryResultRow>(query: QueryConfig): Promise<QueryResult<Row>> {
    return this.#share<Row>(this.#reading, query, (error) => error instanceof CutError)
  }

  /**
   * Runs a statement that writes, by name, as a transaction of its own. It must not wait for the disk: all behind it
   * would. One that meets a lock which is held for long waits on a connection of its own.
   */
  write<Row extends QueryResultRow>(query: QueryConfig): Promise<QueryResult<Row>> {
    return this.#share<Row>(this.#writing, query, (error) => hasDatabaseCode(error, LOCK_NOT_AVAILABLE))
  }

  override async end(): Promise<void> {
    await Promise.all([super.end(), this.#reading.end(), this.#writing.end()])
  }

  /** On a shared connection; on one of its own where none is there, and where what became of it may be run again. */
  async #share<Row extends QueryResultRow>(lanes: Lanes, query: QueryConfig, mayRunAgain: (error: unknown) => boolean) {
    const shared = lanes.run<Row>(query)
    if (!shared) return this.query<Row>(query)
    try {
      return await shared
    } catch (error) {
      if (mayRunAgain(error)) return this.query<Row>(query)
      throw error instanceof CutError ? error.cause : error
    }
  }
}
